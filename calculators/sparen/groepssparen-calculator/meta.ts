import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'groepssparen-calculator',
  category: 'sparen',
  pageTitle: 'Samen sparen met een groep',
  heading: 'Sparen met een groep',
  lede: 'Wie wat inlegt, en wat iemand die stopt krijgt.',
  breadcrumbTitle: 'Groepssparen',
  metaTitle: 'Groepssparen: wie legt wat in en wie krijgt wat?',
  metaDescription:
    'Spaar met vrienden of familie voor één doel of om de beurt. Zie wat iedereen per maand inlegt, wie achterstaat en wat iemand die stopt eerlijk terugkrijgt.',
  question: 'We sparen met een groep: wie legt hoeveel in, en wat krijgt iemand die stopt terug?',
  intro:
    'Kies of jullie samen voor één doel sparen of om de beurt de pot krijgen. Alles klopt tot op de cent, ook als iemand later begint, een maand mist of stopt.',
  synonyms: [
    'samen sparen',
    'spaargroep',
    'tontine',
    'beurtrol',
    'spaarkas',
    'spaarkas café',
    'groepscadeau',
    'vriendenreis sparen',
  ],
  signposts: [
    { slug: 'doelspaarcalculator', text: 'Spaar je alleen voor je doelen? Neem de doelspaarcalculator.' },
    { slug: 'groepslening-calculator', text: 'Lenen jullie samen of aan elkaar? Ga naar de groepslening.' },
  ],
  faqs: [
    {
      question: 'Hoe verdelen we de bijdrage eerlijk?',
      answer:
        'Gelijk is het eenvoudigst. Naar inkomen legt wie meer verdient, meer in. Bij vrij kiest iedereen zelf en zien jullie of het doel gehaald wordt.',
    },
    {
      question: 'Wat krijgt iemand terug die stopt?',
      answer:
        'Zijn eigen inleg plus de rente die daarop kwam. Zo betaalt niemand voor een ander. De anderen moeten daarna wel meer inleggen om het doel te halen.',
    },
    {
      question: 'Hoe werkt een beurtrol?',
      answer:
        'Iedereen legt elke maand evenveel in. Elke maand krijgt één persoon de hele pot. Wie vroeg aan de beurt is, leent eigenlijk van de groep; wie laat komt, leent uit.',
    },
    {
      question: 'Mogen we zomaar geld van anderen bijhouden?',
      answer:
        'In een kleine kring van vrienden of familie kan dat. Spaargeld inzamelen bij het publiek is voorbehouden aan banken. Zet jullie afspraken op papier.',
    },
    {
      question: 'Zien jullie de namen die we invullen?',
      answer:
        'Nee. De berekening gebeurt in je browser. In een gedeelde link staan de namen achter het hekje, en dat deel wordt nooit naar een server gestuurd.',
    },
  ],
  authorityLinks: [
    {
      title: 'FSMA: geld inzamelen bij het publiek',
      url: 'https://www.fsma.be/nl',
      description: 'Wie spaargeld van anderen mag aantrekken.',
    },
    {
      title: 'Wikifin: samen budget beheren',
      url: 'https://www.wikifin.be/nl/budget',
      description: 'Afspraken maken over gezamenlijk geld.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
