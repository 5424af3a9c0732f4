import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'vakantiegeld-berekenen',
  category: 'planning',
  pageTitle: 'Vakantiegeld berekenen',
  heading: 'Je vakantiegeld',
  lede: 'Enkel en dubbel, bruto en netto.',
  breadcrumbTitle: 'Vakantiegeld',
  metaTitle: 'Vakantiegeld berekenen: bruto, RSZ en netto',
  metaDescription:
    'Bereken je dubbel vakantiegeld als bediende, je vakantiecheque als arbeider, je vertrekvakantiegeld of dat op commissieloon, van bruto naar netto.',
  question: 'Hoeveel vakantiegeld krijg ik, bruto en netto?',
  intro:
    'Kies of je bediende, arbeider of vertrekker bent en zie hoe het bedrag is opgebouwd. Elke inhouding staat er apart bij.',
  synonyms: [
    'dubbel vakantiegeld',
    'vakantiegeld arbeider',
    'vertrekvakantiegeld',
    'vakantiecheque',
    'enkel vakantiegeld',
    'vakantiegeld netto',
    'vakantieattest',
    'RJV',
  ],
  signposts: [
    {
      slug: 'vakantiegeld-sparen-calculator',
      text: 'Wil je een plan om het geld te gebruiken en te sparen? Dat staat op de spaarpagina.',
    },
    { slug: 'eindejaarsbonus-calculator', text: 'Gaat het over je dertiende maand? Die heeft een andere voorheffing.' },
    { slug: 'bruto-netto-calculator', text: 'Zoek je je gewone maandloon? Reken bruto naar netto.' },
  ],
  faqs: [
    {
      question: 'Hoeveel is het dubbel vakantiegeld van een bediende?',
      answer:
        'Voor een vol jaar is het {dubbelVakantiegeld} van je brutomaandloon. Werkte je maar een deel van het vorige jaar, dan krijg je één twaalfde per gewerkte maand.',
    },
    {
      question: 'Waarom betaal ik minder RSZ op vakantiegeld dan op loon?',
      answer:
        'De RSZ geldt alleen voor het wettelijke deel: {vakantiegeldRszDeel} van een maandloon. Op de rest betaal je niets. De bedrijfsvoorheffing komt wel op het hele bedrag na RSZ.',
    },
    {
      question: 'Hoe werkt het vakantiegeld van een arbeider?',
      answer:
        'Een vakantiekas betaalt in mei of juni {vakantiegeldArbeider} van je brutojaarloon van vorig jaar × {arbeiderBasis}. Dat is enkel en dubbel vakantiegeld samen. Tijdens je vakantie betaalt de werkgever dus geen loon.',
    },
    {
      question: 'Wat gebeurt er met mijn vakantiegeld als ik van werk verander?',
      answer:
        'Je oude werkgever betaalt bij je vertrek alles uit wat je opbouwde. Je nieuwe werkgever trekt dat later af, met het vakantieattest in de hand. Je krijgt dus niets dubbel.',
    },
    {
      question: 'Kan de belasting op mijn vakantiegeld nog terugkomen?',
      answer:
        'Soms. De voorheffing is een vast percentage volgens je jaarloon. Je echte belasting blijkt pas bij de aanslag. Was het percentage te hoog, dan krijg je het verschil terug.',
    },
  ],
  authorityLinks: [
    {
      title: 'Rijksdienst voor Jaarlijkse Vakantie',
      url: 'https://www.rjv.fgov.be/nl',
      description: 'Vakantiegeld en vakantieduur van arbeiders.',
    },
    {
      title: 'FOD Werkgelegenheid: jaarlijkse vakantie',
      url: 'https://werk.belgie.be/nl/themas/feestdagen-en-verloven/jaarlijkse-vakantie',
      description: 'De regels voor bedienden en arbeiders.',
    },
    {
      title: 'RSZ: bijdragen op vakantiegeld',
      url: 'https://www.socialsecurity.be/employer/instructions/dmfa/nl/latest',
      description: 'Op welk deel sociale bijdragen verschuldigd zijn.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
