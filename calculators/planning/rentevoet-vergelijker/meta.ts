import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'rentevoet-vergelijker',
  category: 'planning',
  pageTitle: 'Rentevoeten vergelijken',
  heading: 'Rentes op één lijn',
  lede: 'Elk anders geschreven: welke is echt de beste?',
  breadcrumbTitle: 'Rentevoetvergelijker',
  metaTitle: 'Rentevoeten vergelijken: welke is echt hoger?',
  metaDescription:
    'Zet nominale, effectieve, maandelijkse en forfaitaire rentes en JKP’s om naar één vergelijkbaar tarief. Sparen en lenen samen op één ladder.',
  question: 'Deze tarieven staan elk anders geschreven: welk is echt hoger of goedkoper?',
  intro:
    '0,79 % per maand forfait, 6 % nominaal, 5,9 % JKP: het lijken drie talen. We vertalen elk tarief naar de effectieve jaarrente, na kosten en belasting.',
  synonyms: [
    'rentevoet omrekenen',
    'nominale rente',
    'effectieve rente',
    'JKP omrekenen',
    'maandrente naar jaarrente',
    'lastenpercentage',
    'actuariële rente',
    'aflossen of sparen',
  ],
  signposts: [
    {
      slug: 'hoogste-spaarrente-belgie',
      text: 'Zoek je de beste spaarrekening voor jouw geld? Bekijk de rangschikking.',
    },
    {
      slug: 'kredietvergelijker-belgie',
      text: 'Heb je offertes voor een lening? De kredietvergelijker rekent hun totale kost uit.',
    },
    { slug: 'reele-rente-berekenen', text: 'Wil je één rente na inflatie zien? Bereken de reële rente.' },
  ],
  faqs: [
    {
      question: 'Wat is het verschil tussen nominaal en effectief?',
      answer:
        'Nominaal is de rente per periode maal het aantal periodes. Effectief telt mee dat rente zelf rente opbrengt. 6 % nominaal per maand is 6,17 % effectief.',
    },
    {
      question: 'Wat is een forfaitair percentage per maand?',
      answer:
        'Een oud lastenpercentage: elke maand betaal je dat deel van het oorspronkelijke bedrag als rente, ook al heb je al veel terugbetaald. Daardoor is de echte rente bijna dubbel zo hoog als het lijkt.',
    },
    {
      question: 'Is aflossen beter dan sparen?',
      answer:
        'Vergelijk de netto spaarrente met het JKP van je lening. Ligt de lening hoger op de ladder, dan brengt aflossen meer op dan sparen. Houd wel een buffer achter de hand.',
    },
    {
      question: 'Waarom gebruiken Belgische banken een actuariële maandrente?',
      answer:
        'De wet schrijft dat voor: (1 + maandrente) tot de twaalfde is 1 + jaarrente. In Nederland delen banken de jaarrente door twaalf. Hetzelfde cijfer geeft er dus een hogere last.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: jaarlijks kostenpercentage',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/krediet',
      description: 'Wat in het JKP zit.',
    },
    {
      title: 'Nationale Bank van België: rentevoeten',
      url: 'https://www.nbb.be/nl',
      description: 'Gemiddelde rentes op nieuwe kredieten en deposito’s.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'kasbon', 'autolening'],
  readsHistory: true,
  changedOn: '2026-11-15',
} satisfies Meta
