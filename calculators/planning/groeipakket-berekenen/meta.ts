import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'groeipakket-berekenen',
  category: 'planning',
  pageTitle: 'Kinderbijslag en Groeipakket berekenen',
  heading: 'Kinderbijslag',
  lede: 'Per kind en per maand, in elk gewest.',
  breadcrumbTitle: 'Kinderbijslag',
  metaTitle: 'Groeipakket berekenen: hoeveel kinderbijslag?',
  metaDescription:
    'Bereken je kinderbijslag per maand in Vlaanderen, Brussel, Wallonië of Oost-België, met sociale toeslag, schoolbonus en startbedrag, kind per kind.',
  question: 'Hoeveel kinderbijslag krijg ik?',
  intro:
    'Vul de geboortemaand van elk kind en je gezinsinkomen in. Je ziet het bedrag per maand en per jaar, en hoeveel je verliest als je inkomen boven een grens komt.',
  synonyms: [
    'kinderbijslag',
    'groeipakket',
    'kindergeld',
    'gezinsbijslag',
    'sociale toeslag',
    'schoolbonus',
    'startbedrag',
    'geboortepremie',
  ],
  signposts: [
    {
      slug: 'kinderrekening-calculator',
      text: 'Wil je de kinderbijslag opzijzetten? Reken uit wat je kind later heeft.',
    },
    { slug: 'budget-planner', text: 'Zoek je wat er na alle uitgaven overblijft? Maak je maandbudget.' },
  ],
  faqs: [
    {
      question: 'Hangt de kinderbijslag af van wat ik verdien?',
      answer:
        'Het basisbedrag niet: dat krijgt elk kind. De sociale toeslag wel. Die hangt af van het belastbare inkomen van je gezin en van het aantal kinderen.',
    },
    {
      question: 'Waarom krijgt mijn oudste kind een ander bedrag?',
      answer:
        'In Vlaanderen bleven kinderen van voor de hervorming in de oude regeling, met een bedrag per rang en een leeftijdstoeslag. In Wallonië is dat ook zo. In Brussel geldt één regeling voor iedereen.',
    },
    {
      question: 'Tot welke leeftijd loopt het Groeipakket?',
      answer:
        'Tot de maand waarin je kind 18 wordt, zonder voorwaarde. Daarna tot 25 jaar, zolang het studeert of pas van school is. Voor een kind met een handicap gelden eigen regels.',
    },
    {
      question: 'Wat is de schoolbonus?',
      answer:
        'Een bedrag dat elk kind eens per jaar krijgt: in Vlaanderen in augustus, elders in juli. Je hoeft het niet aan te vragen. De schooltoeslag is iets anders en hangt van je inkomen af.',
    },
    {
      question: 'Van welk jaar telt mijn inkomen voor de sociale toeslag?',
      answer:
        'Vlaanderen kijkt naar je laatste aanslagbiljet, Wallonië naar het inkomen van twee jaar terug. Een loonsverhoging voel je daar dus pas later. In Brussel telt het jaar zelf: je fonds betaalt voorlopig en rekent twee jaar later af. Daalt je inkomen, dan kun je je fonds vragen om vroeger te herbekijken.',
    },
    {
      question: 'Moet ik belasting betalen op kinderbijslag?',
      answer: 'Nee. Kinderbijslag, toeslagen en startbedrag zijn vrij van belasting en je geeft ze niet aan.',
    },
  ],
  authorityLinks: [
    { title: 'Groeipakket', url: 'https://www.groeipakket.be', description: 'Bedragen en voorwaarden in Vlaanderen.' },
    {
      title: 'Iriscare: kinderbijslag',
      url: 'https://www.iriscare.brussels/nl/burgers/kinderbijslag/',
      description: 'De regeling in Brussel.',
    },
    {
      title: 'AVIQ: allocations familiales',
      url: 'https://www.aviq.be',
      description: 'De regeling in Wallonië, in het Frans.',
    },
    {
      title: 'Ostbelgien Familie',
      url: 'https://ostbelgienfamilie.be',
      description: 'Het Kindergeld van de Duitstalige Gemeenschap, in het Duits.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
