import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'opbrengsteigendom-berekenen',
  category: 'lenen',
  pageTitle: 'Opbrengsteigendom: wat brengt een huis verhuren echt op?',
  heading: 'Een huis verhuren',
  lede: 'Wat het echt opbrengt, na alles.',
  breadcrumbTitle: 'Opbrengsteigendom',
  metaTitle: 'Opbrengsteigendom berekenen: netto rendement van verhuren',
  metaDescription:
    'Wat brengt een huis of appartement verhuren echt op? Aankoop, lening, leegstand, kosten, belasting en verkoop in één netto rendement, naast een ETF.',
  question: 'Wat brengt een huis verhuren echt op?',
  intro:
    'Een advertentie noemt huur en prijs. Wij tellen ook aankoopkosten, lening, leegstand, onderhoud en belasting. Ernaast staat hetzelfde geld in een ETF.',
  synonyms: [
    'rendement vastgoed',
    'huurrendement berekenen',
    'appartement kopen om te verhuren',
    'investeren in vastgoed',
    'tweede woning verhuren',
    'buy to let',
    'belasting op huurinkomsten',
  ],
  signposts: [
    { slug: 'huren-of-kopen-calculator', text: 'Ga je er zelf wonen? Vergelijk dan huren en kopen.' },
    {
      slug: 'reit-calculator',
      text: 'Liever vastgoed zonder huurders? Bekijk een vastgoedvennootschap.',
    },
  ],
  faqs: [
    {
      question: 'Hoeveel belasting betaal ik op de huur?',
      answer:
        'Woont je huurder er alleen, dan telt de huur niet. Je wordt belast op het kadastraal inkomen × {indexcoefficientKI}, verhoogd met {verhogingKI}. Dat komt boven op je andere inkomen.',
    },
    {
      question: 'Wat verandert er als mijn huurder er ook werkt?',
      answer:
        'Dan word je belast op de echte huur, min {kostenforfaitHuur} kosten. Die aftrek heeft een plafond dat van het kadastraal inkomen afhangt.',
    },
    {
      question: 'Mag ik de rente van mijn lening nog aftrekken van de huur?',
      answer:
        'Nee. Sinds {renteaftrekVerhuur.sinds} gaat die rente niet meer van je onroerende inkomsten af, ook niet bij een oudere lening.',
    },
    {
      question: 'Betaal ik belasting als ik met winst verkoop?',
      answer:
        'Alleen als je binnen {meerwaardeGebouwJaren} na de aankoop verkoopt. Dan is het {meerwaardeGebouwTarief} op de meerwaarde, plus gemeentebelasting. De aankoopprijs telt eerst {meerwaardeGebouwKosten} hoger, en {meerwaardeGebouwPerJaar} per jaar.',
    },
    {
      question: 'Bruto, netto of op eigen geld: wat is het verschil in rendement?',
      answer:
        'Bruto is de jaarhuur op de prijs. Netto telt ook leegstand, kosten en belasting. Op je eigen geld tellen ook de lening en de verkoop.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: onroerende inkomsten',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/onroerende-inkomsten',
      description: 'Wat je van een verhuurde woning aangeeft.',
    },
    {
      title: 'Vlaanderen.be: verkooprecht',
      url: 'https://www.vlaanderen.be/verkooprecht',
      description: 'Tarieven in Vlaanderen.',
    },
    {
      title: 'Statbel: vastgoedprijzen',
      url: 'https://statbel.fgov.be/nl/themas/bouwen-wonen/vastgoedprijzen',
      description: 'Prijzen per gemeente.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-16',
} satisfies Meta
