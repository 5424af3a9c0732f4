import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'registratierechten-berekenen',
  category: 'lenen',
  pageTitle: 'Registratierechten berekenen',
  heading: 'Registratierechten',
  lede: 'Registratie, notaris en akte bij een aankoop.',
  breadcrumbTitle: 'Registratierechten',
  metaTitle: 'Registratierechten berekenen in de drie gewesten',
  metaDescription:
    'Bereken registratiebelasting, ereloon en aktekosten bij een aankoop in Vlaanderen, Wallonië of Brussel. De datum van de akte kiest de juiste tarieven.',
  question: 'Wat kosten registratie, notaris en akte als ik deze woning of grond koop?',
  intro:
    'Elk gewest heeft zijn eigen tarief en zijn eigen voordeel voor wie een eerste woning koopt. Vul de prijs en je lening in en zie elke post van de afrekening van de notaris.',
  synonyms: [
    'registratiebelasting',
    'registratiekosten',
    'verkooprecht',
    'notariskosten',
    'notariskosten huis kopen',
    'ereloon notaris',
    'abattement Brussel',
    'abattement Wallonië',
    'klein beschrijf',
    'aktekosten',
    'droits d enregistrement',
    'registratierechten tweede woning',
  ],
  signposts: [
    { slug: 'woningkrediet-simulator', text: 'Wil je ook weten hoeveel je dan leent? Reken de hele aankoop uit.' },
    { slug: 'schenkbelasting-calculator', text: 'Krijg je de woning als schenking? Daar gelden andere tarieven.' },
    { slug: 'erfbelasting-calculator', text: 'Erf je de woning? Bereken de erfbelasting.' },
  ],
  faqs: [
    {
      question: 'Hoeveel registratiebelasting betaal ik in Vlaanderen?',
      answer:
        'Voor je enige eigen woning {vlaamsTariefWoning}, anders {vlaamsTariefGewoon}. Bouwgrond valt altijd onder het gewone tarief. Voorwaarde is dat je er binnen drie jaar gaat wonen, en er minstens een jaar blijft.',
    },
    {
      question: 'Wat is er in Wallonië veranderd in {waalsTariefWoning.sinds}?',
      answer:
        'Het abattement en het verlaagde tarief volgens het kadastraal inkomen zijn weg. In de plaats kwam {waalsTariefWoning} voor de enige eigen woning, ook voor bouwgrond. Andere aankopen blijven op {waalsTariefGewoon}.',
    },
    {
      question: 'Hoe werkt het abattement in Brussel?',
      answer:
        'Op de eerste {brusselsAbattement} betaal je niets, als de prijs niet boven {brusselsPlafond} ligt. Daarboven vervalt het volledig. Win je minstens twee energieklassen, dan wordt het abattement groter.',
    },
    {
      question: 'Welke datum telt: die van het compromis of die van de akte?',
      answer:
        'Voor de tarieven van {vlaamsTariefWoning.sinds} in Vlaanderen en Wallonië telt de notariële akte. Een compromis van eind {vlaamsTariefWoning.sinds-1} met een akte in {vlaamsTariefWoning.sinds} kreeg dus al het nieuwe tarief.',
    },
    {
      question: 'Wij kopen samen, maar een van ons heeft al een huis. Wat dan?',
      answer:
        'In Vlaanderen en Wallonië geldt het lage tarief enkel voor het deel van wie aan de voorwaarden voldoet. Vul dat aandeel in bij “Andere vragen”. In Brussel vervalt het abattement voor de hele aankoop.',
    },
    {
      question: 'Is de ene notaris goedkoper dan de andere?',
      answer:
        'Het ereloon en de administratieve kosten liggen vast. Enkel opzoekingen en attesten verschillen per dossier. Je mag altijd een eigen notaris nemen: twee notarissen delen het ereloon.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaamse Belastingdienst: verkooprecht',
      url: 'https://belastingen.vlaanderen.be/registratiebelasting',
      description: 'De Vlaamse tarieven en voorwaarden.',
    },
    {
      title: 'Brussel Fiscaliteit: abattement',
      url: 'https://fiscaliteit.brussels/nl',
      description: 'Het abattement op registratierechten in Brussel.',
    },
    {
      title: 'FOD Financiën: registratierecht',
      url: 'https://financien.belgium.be/nl/particulieren/woning/kopen-verkopen/registratierecht',
      description: 'Tarieven in het Waals Gewest en algemene uitleg.',
    },
    {
      title: 'Notaris.be: rekenmodules',
      url: 'https://www.notaris.be/rekenmodules',
      description: 'De berekening van de notarissen zelf.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
