import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'spaarrekening-vergelijker',
  category: 'sparen',
  pageTitle: 'Overstappen van spaarrekening: loont het, en wanneer?',
  heading: 'Van bank veranderen',
  lede: 'Of het loont, en op welke dag je best overstapt.',
  breadcrumbTitle: 'Spaarrekening vergelijken',
  metaTitle: 'Spaarrekening vergelijken: de beste dag om te wisselen',
  metaDescription:
    'Vergelijk je spaarrekening met andere: wat levert overstappen netto op, welke premie verlies je door nu te vertrekken en op welke dag wissel je best?',
  question: 'Loont het om mijn spaarrekening te verlaten, en op welke dag doe ik dat best?',
  intro:
    'Wie te vroeg vertrekt, laat een bijna volle getrouwheidspremie liggen. Wij zoeken de dag waarop overstappen jou het meest oplevert.',
  synonyms: [
    'spaarrekening overstappen',
    'van bank veranderen',
    'spaarrekeningen vergelijken',
    'wisselen van spaarrekening',
    'spaargeld verhuizen',
  ],
  signposts: [
    {
      slug: 'hoogste-spaarrente-belgie',
      text: 'Begin je van nul met sparen? Bekijk welke rekening je het meest geeft.',
    },
    {
      slug: 'loyalty-bonus-calculator',
      text: 'Wil je je lopende premies storting per storting zien? Ga naar de getrouwheidspremie.',
    },
  ],
  faqs: [
    {
      question: 'Verlies ik mijn premie als ik overstap?',
      answer:
        'De verworven premies houd je altijd. De premie van een lopend jaar ben je kwijt: die krijg je pas na {premieTermijn}. Staat dat jaar bijna vol, dan loont wachten vaak.',
    },
    {
      question: 'Wat is de terugverdienmaand?',
      answer:
        'De maand waarin de hogere rente van de nieuwe rekening je verloren premie heeft goedgemaakt. Blijf je minder lang, dan had je beter niet gewisseld.',
    },
    {
      question: 'Moet ik al mijn geld tegelijk verhuizen?',
      answer:
        'Nee. Je kunt het deel met een bijna vol premiejaar laten staan en de rest nu al verplaatsen. Nieuwe stortingen gaan meteen naar de betere rekening.',
    },
    {
      question: 'Wat als de nieuwe bank haar rente verlaagt?',
      answer:
        'Dat kan elke dag, voor de basisrente. Daarom tonen we ook het resultaat als de nieuwe basisrente 0,25 procentpunt daalt.',
    },
    {
      question: 'Kan ik een premiejaar meenemen naar een andere rekening?',
      answer:
        'Binnen dezelfde bank wel: {maxOverdrachten} keer per jaar, vanaf {minimumOverdracht} per overschrijving. Elke rekening betaalt dan premie voor haar eigen dagen. Naar een andere bank kan het niet.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: spaarrekeningen vergelijken',
      url: 'https://www.wikifin.be/nl/tools',
      description: 'De officiële vergelijker van de FSMA, met bruto bedragen.',
    },
    {
      title: 'FSMA: spaarrekening',
      url: 'https://www.fsma.be/nl',
      description: 'De regels over basisrente en getrouwheidspremie.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'jongerenspaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
