import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'voorschot-calculator',
  category: 'lenen',
  pageTitle: 'Voorschot berekenen: wat kost geld tot loondag?',
  heading: 'Geld tot loondag',
  lede: 'Wat een paar weken overbruggen kost.',
  breadcrumbTitle: 'Voorschot',
  metaTitle: 'Voorschot op loon of pensioen: wat kost het?',
  metaDescription:
    'Vergelijk voorschot op loon, onder nul, kaart, achteraf betalen en kleine leningen in euro en per jaar. Ook voor voorschot op IPT en bij aankoop.',
  question: 'Wat kost het om een paar weken te overbruggen, en wat blijft er volgende maand over?',
  intro:
    'Elke manier om aan geld te komen voor je loon er is, met haar kost. Ook voorschotten op je loon, je groepsverzekering, een aankoop of onderhoudsgeld.',
  synonyms: [
    'loonvoorschot',
    'voorschot op loon',
    'minilening',
    'minikrediet',
    'achteraf betalen',
    'geld tot einde maand',
    'voorschot groepsverzekering',
    'voorschot ipt',
    'aanbetaling',
    'voorschot compromis',
    'davo voorschot',
    'ocmw voorschot',
  ],
  signposts: [
    { slug: 'doorlopend-krediet-calculator', text: 'Sta je maanden na elkaar onder nul? Reken met de kredietopening.' },
    { slug: 'noodfonds-calculator', text: 'Wil je dit in de toekomst vermijden? Bouw een buffer op.' },
    { slug: 'schuldenconsolidatie-calculator', text: 'Lopen er al meer schulden? Zet ze eerst op een rij.' },
  ],
  faqs: [
    {
      question: 'Moet mijn werkgever een voorschot op mijn loon geven?',
      answer:
        'Nee, hij mag weigeren. Geeft hij er een, dan mag hij per loonbetaling hoogstens {loonInhouding} van je nettoloon inhouden. Een voorschot is meestal gratis.',
    },
    {
      question: 'Waarom is een kleine vaste kost zo duur per jaar?',
      answer:
        'Omdat de kost voor enkele weken geldt. Zou je een jaar lang elke twee weken zo lenen, dan stapelt ze op. Daarom tonen we ook het percentage per jaar.',
    },
    {
      question: 'Kan het OCMW mij geld voorschieten?',
      answer:
        'Het OCMW kan een voorschot geven op een uitkering die te laat komt, of andere hulp bieden. Een maatschappelijk werker bekijkt je situatie. Het gesprek is gratis.',
    },
    {
      question: 'Hoeveel kan ik opnemen uit mijn groepsverzekering of IPT?',
      answer:
        'Dat staat in je polis, meestal zes tot acht tienden van de reserve. Het geld moet naar vastgoed gaan. IPT betekent individuele pensioentoezegging.',
    },
    {
      question: 'Hoe groot is het voorschot bij een compromis?',
      answer:
        'Gebruikelijk is {voorschotWoning} van de prijs, maar dat is vrij af te spreken. Koop je op afbetaling bij een verkoper, dan is {voorschotVerkoopOpAfbetaling} gebruikelijk.',
    },
    {
      question: 'Hoeveel schiet DAVO voor?',
      answer:
        'De Dienst voor alimentatievorderingen betaalt het onbetaalde onderhoudsgeld voor, met een plafond van {davoPlafond} per kind.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Werkgelegenheid: bescherming van het loon',
      url: 'https://werk.belgie.be/nl/themas/verloning/bescherming-van-het-loon',
      description: 'Wat een werkgever van je loon mag inhouden.',
    },
    {
      title: 'FOD Financiën: DAVO',
      url: 'https://financien.belgium.be/nl/particulieren/gezin/alimentatie',
      description: 'Voorschotten op onderhoudsgeld aanvragen.',
    },
    {
      title: 'Eerste hulp bij schulden',
      url: 'https://www.eerstehulpbijschulden.be',
      description: 'Gratis hulp van OCMW en CAW in je buurt.',
    },
    {
      title: 'Mypension.be',
      url: 'https://www.mypension.be/nl',
      description: 'Je reserve in de groepsverzekering of IPT nakijken.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
