import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'samengestelde-interest-berekenen',
  category: 'sparen',
  pageTitle: 'Samengestelde interest berekenen',
  heading: 'Rente op rente',
  lede: 'Hoe een bedrag groeit, jaar per jaar.',
  breadcrumbTitle: 'Samengestelde interest',
  metaTitle: 'Samengestelde interest berekenen: rente op rente',
  metaDescription:
    'Bereken rente op rente met een startbedrag en een vaste inleg. Zoek het eindkapitaal, de inleg, de rente of de tijd die je nodig hebt, met de formule erbij.',
  question: 'Hoe groeit een bedrag met rente op rente, en welke inleg, rente of tijd heb ik nodig?',
  intro:
    'Kies wat je zoekt en vul de rest in. We tonen apart wat je zelf inlegt, wat de gewone rente is en wat rente op rente je oplevert.',
  synonyms: [
    'rente op rente',
    'interest op interest',
    'compound interest',
    'samengestelde rente',
    'eindwaarde berekenen',
    'intrest berekenen',
    'regel van 72',
    'verdubbelingstijd',
  ],
  signposts: [
    {
      slug: 'doelspaarcalculator',
      text: 'Spaar je voor een of meer doelen met een datum? Gebruik de doelspaarcalculator.',
    },
    {
      slug: 'beleggingsrente-calculator',
      text: 'Schommelt het rendement, zoals bij beleggen? Dan heb je een bandbreedte nodig.',
    },
    {
      slug: 'geldontwaarding-calculator',
      text: 'Wil je weten wat een vast bedrag later nog waard is? Bekijk de geldontwaarding.',
    },
  ],
  faqs: [
    {
      question: 'Wat is samengestelde interest?',
      answer:
        'Rente die je niet opneemt, brengt zelf ook rente op. Elk jaar rekent de rente dus op een groter bedrag. Na lange tijd is dat deel groter dan de gewone rente op je inleg.',
    },
    {
      question: 'Wat is het verschil tussen nominale en effectieve rente?',
      answer:
        'De nominale rente is het cijfer per jaar. Wordt ze in stukken bijgeschreven, bijvoorbeeld elke maand, dan groeit je geld iets sneller. Het cijfer met dat effect erbij is de effectieve rente.',
    },
    {
      question: 'Hoe snel verdubbelt mijn geld?',
      answer:
        'Deel 72 door de rente en je hebt een goede schatting in jaren. De pagina toont het exacte getal. Bij 4 % duurt het ongeveer 18 jaar.',
    },
    {
      question: 'Maakt het uit of ik aan het begin of einde van de maand inleg?',
      answer:
        'Ja, een beetje. Aan het begin van de periode werkt elke inleg één periode langer. Over twintig jaar kan dat een paar honderd euro schelen.',
    },
    {
      question: 'Hoe rekenen jullie de belasting?',
      answer:
        'Je kiest zelf. De gewone roerende voorheffing van {roerendeVoorheffing} gaat af telkens als er rente bijkomt. Op een spaarrekening is rente tot {spaarvrijstelling} en per persoon vrij; daarboven gaat er {voorheffingSpaarrekening} af.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: wat is rente op rente?',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Uitleg van de FSMA voor spaarders.',
    },
    {
      title: 'Nationale Bank van België: rentevoeten',
      url: 'https://www.nbb.be/nl',
      description: 'Gemiddelde rente op spaargeld in België.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
