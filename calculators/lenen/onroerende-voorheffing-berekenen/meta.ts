import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'onroerende-voorheffing-berekenen',
  category: 'lenen',
  pageTitle: 'Onroerende voorheffing berekenen',
  heading: 'Onroerende voorheffing',
  lede: 'Wat er elk jaar bij je kadastraal inkomen hoort.',
  breadcrumbTitle: 'Onroerende voorheffing',
  metaTitle: 'Onroerende voorheffing berekenen met je KI',
  metaDescription:
    'Bereken de onroerende voorheffing uit je kadastraal inkomen en je postcode: index, basistarief, opcentiemen van gemeente en provincie en verminderingen.',
  question: 'Hoeveel onroerende voorheffing hoort er elk jaar bij dit kadastraal inkomen?',
  intro:
    'Vul je kadastraal inkomen en je postcode in. We zoeken de opcentiemen, indexeren het inkomen, passen het tarief van je gewest toe en tonen elke stap.',
  synonyms: [
    'grondlasten',
    'kadastraal inkomen',
    'KI berekenen',
    'opcentiemen',
    'grondbelasting',
    'kadaster belasting',
    'onroerende voorheffing Vlaanderen',
  ],
  signposts: [
    {
      slug: 'registratierechten-berekenen',
      text: 'Koop je een woning? De eenmalige belasting bij de akte reken je uit bij registratierechten.',
    },
    { slug: 'woningkrediet-simulator', text: 'Wil je alle woonkosten samen zien? Neem de woningkredietsimulator.' },
  ],
  faqs: [
    {
      question: 'Waar vind ik mijn kadastraal inkomen en de opcentiemen?',
      answer:
        'Op je vorige aanslagbiljet, in MyMinfin of in de verkoopakte staat het kadastraal inkomen. De opcentiemen van alle Vlaamse gemeenten kennen we. Die van Brussel en Wallonië staan op je aanslagbiljet en op de website van je gemeente.',
    },
    {
      question: 'Wat is de index van dit jaar?',
      answer:
        'In {indexcoefficientKI.sinds} wordt het kadastraal inkomen vermenigvuldigd met {indexcoefficientKI}. Zo volgt een bedrag uit 1975 de prijzen van nu.',
    },
    {
      question: 'Waarom is het basistarief in Vlaanderen hoger dan in Brussel of Wallonië?',
      answer:
        'Vlaanderen rekent een hoger basistarief en lagere opcentiemen. De opcentiemen van gemeenten in Brussel en Wallonië zijn dus cijfers van een andere grootte. Vergelijk alleen het eindbedrag.',
    },
    {
      question: 'Wanneer krijg ik een vermindering?',
      answer:
        'Onder meer voor een bescheiden woning die je zelf bewoont, voor gezinnen met minstens twee kinderen en voor energiezuinige nieuwbouw. De eerste twee rekenen we uit; het percentage voor energie neem je over van je aanslagbiljet.',
    },
    {
      question: 'Hoeveel krijg ik voor mijn kinderen?',
      answer:
        'In Wallonië {kinderenOVWallonie} per kind en in Brussel {kinderenOVBrussel} van de belasting per kind. Vlaanderen geeft {kindOVVlaanderen} per kind, met de opcentiemen erbovenop. Een kind met een handicap telt dubbel.',
    },
    {
      question: 'Wat betaal ik in Brussel bovenop gewest en gemeente?',
      answer:
        'De Brusselse agglomeratie heft {opcentiemenAgglomeratie} opcentiemen, in de plaats van een provincie. Ze staan apart in de berekening.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaanderen.be: onroerende voorheffing',
      url: 'https://www.vlaanderen.be/onroerende-voorheffing',
      description: 'Tarief, verminderingen en betaling in Vlaanderen.',
    },
    {
      title: 'FOD Financiën: kadastraal inkomen',
      url: 'https://financien.belgium.be/nl/particulieren/woning/kadaster',
      description: 'Hoe het kadastraal inkomen bepaald wordt.',
    },
    {
      title: 'Brussel Fiscaliteit',
      url: 'https://fiscaliteit.brussels',
      description: 'Onroerende voorheffing in Brussel.',
    },
  ],
  usesMarket: false,
  withoutCredit: true,
  changedOn: '2026-11-15',
} satisfies Meta
