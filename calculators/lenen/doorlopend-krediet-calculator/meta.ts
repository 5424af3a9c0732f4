import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'doorlopend-krediet-calculator',
  category: 'lenen',
  pageTitle: 'Kredietopening of doorlopend krediet berekenen',
  heading: 'Een kredietopening',
  lede: 'Wat de reserve kost, en wanneer ze op nul moet.',
  breadcrumbTitle: 'Kredietopening',
  metaTitle: 'Doorlopend krediet: rente en nulstelling',
  metaDescription:
    'Reken een kredietopening of geldreserve uit met opnames en stortingen: rente, einddatum en of je de wettelijke nulstelling op tijd haalt.',
  question: 'Wat kost een geldreserve waaruit ik telkens opneem, en wanneer moet ze op nul staan?',
  intro:
    'Geef je opnames en terugbetalingen op en volg het saldo maand na maand. We waarschuwen als je de verplichte nulstelling mist.',
  synonyms: [
    'kredietopening',
    'geldreserve',
    'doorlopend krediet',
    'kredietlijn',
    'revolving krediet',
    'permanent krediet',
    'onder nul gaan',
    'rood staan',
    'nulstellingstermijn',
    'kaskrediet particulier',
  ],
  signposts: [
    {
      slug: 'kredietkaart-calculator',
      text: 'Heb je één kaartsaldo zonder nieuwe opnames? Vergelijk minimum en vast bedrag.',
    },
    {
      slug: 'persoonlijke-lening-berekenen',
      text: 'Leen je één keer een vast bedrag? Dan is het een lening op afbetaling.',
    },
    { slug: 'voorschot-calculator', text: 'Kom je enkel deze maand tekort? Bekijk de goedkoopste overbrugging.' },
  ],
  faqs: [
    {
      question: 'Is doorlopend krediet hetzelfde als een kredietopening?',
      answer:
        'Ja. In Nederland heet het doorlopend krediet. De Belgische wet spreekt van een kredietopening, banken ook van een geldreserve of kredietlijn.',
    },
    {
      question: 'Binnen welke tijd moet mijn geldreserve op nul staan?',
      answer:
        'Los je elke maand kapitaal af, dan volgt de termijn uit een theoretische afbouw van je lijn, met een wettelijk plafond. Zonder maandelijkse aflossing hangt hij af van het kredietbedrag. De rekenhulp toont de termijn voor jouw lijn.',
    },
    {
      question: 'Wat gebeurt er als ik de nulstelling mis?',
      answer:
        'Je mag niets meer opnemen tot het saldo op nul staat. Betaal je binnen de maand niet, dan kan de kredietgever je laten registreren bij de Kredietcentrale van de Nationale Bank.',
    },
    {
      question: 'Volstaat het minimum om op tijd op nul te komen?',
      answer:
        'Niet altijd. Het minimum daalt mee met je saldo, waardoor het einde lang uitblijft. De FOD Economie waarschuwt daarvoor. Kies het minimum in de rekenhulp en kijk naar de marge.',
    },
    {
      question: 'Betaal ik een vergoeding als ik mijn kredietlijn vroeger aanzuiver?',
      answer:
        'Nee. Bij een kredietopening mag je op elk moment terugbetalen zonder vergoeding. Dat verschilt van een lening op afbetaling.',
    },
    {
      question: 'Waarom is onder nul gaan op mijn zichtrekening anders?',
      answer:
        'Dat is een kredietopening zonder kaart, met een lager wettelijk maximum. Je bank vraagt meestal dat je rekening minstens om de drie maanden weer boven nul staat.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: de nulstellingstermijn',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/terugbetaling/nulstellingstermijn',
      description: 'Waarom je reserve op nul moet, en waarom het minimum soms niet volstaat.',
    },
    {
      title: 'Beroepsvereniging van het Krediet: nulstelling',
      url: 'https://www.upc-bvk.be/nl/consumers/consumer-credit/zerotage',
      description: 'De termijnen, uitgelegd door de sector.',
    },
    {
      title: 'Kredietcentrale van de Nationale Bank',
      url: 'https://www.nbb.be/nl/kredietcentrales',
      description: 'Raadpleeg gratis welke kredieten geregistreerd zijn.',
    },
    {
      title: 'Eerste hulp bij schulden',
      url: 'https://www.eerstehulpbijschulden.be',
      description: 'Gratis hulp van OCMW en CAW.',
    },
  ],
  usesMarket: true,
  reads: ['persoonlijke_lening'],
  changedOn: '2026-11-15',
} satisfies Meta
