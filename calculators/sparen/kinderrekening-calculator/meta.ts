import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'kinderrekening-calculator',
  category: 'sparen',
  pageTitle: 'Sparen voor je kind berekenen',
  heading: 'Sparen voor je kind',
  lede: 'Wat er staat op 18 jaar, en op wiens naam.',
  breadcrumbTitle: 'Sparen voor je kind',
  metaTitle: 'Sparen voor je kind: hoeveel op 18 jaar?',
  metaDescription:
    'Bereken hoeveel je kind heeft op 18 jaar met maandelijks sparen, een deel van het Groeipakket en giften, op een spaarrekening of in een fonds.',
  question: 'Hoeveel heeft mijn kind op 18 jaar, en op wiens naam zet ik dat geld?',
  intro:
    'Kies wat je per maand opzijzet en hoe je het verdeelt. Je ziet het kapitaal op 18 jaar, of een andere leeftijd, en wat de keuze van naam betekent.',
  synonyms: [
    'kinderspaarrekening',
    'sparen voor kinderen',
    'jongerenrekening',
    'spaarboekje kind',
    'geld opzij voor kind',
    'sparen kleinkind',
    'derdenbeding',
  ],
  signposts: [
    {
      slug: 'doelspaarcalculator',
      text: 'Spaar je voor meer dan één doel? De doelspaarcalculator zet ze op één budget.',
    },
    {
      slug: 'beleggingsrente-calculator',
      text: 'Wil je de risico’s van een fonds zien? Bekijk de bandbreedte van beleggen.',
    },
    {
      slug: 'schenkbelasting-calculator',
      text: 'Schenk je in één keer een groter bedrag? Reken de schenkbelasting na.',
    },
  ],
  faqs: [
    {
      question: 'Van wie is het geld op een rekening op naam van mijn kind?',
      answer:
        'Van je kind. Je mag het als ouder beheren, maar niet voor jezelf gebruiken. Vanaf 18 jaar beslist je kind er zelf over.',
    },
    {
      question: 'Wat is een rekening met derdenbeding?',
      answer:
        'Een rekening op jouw naam, met je kind als begunstigde vanaf een leeftijd die jij kiest. Tot dan blijft het geld van jou. Overlijd je eerder, dan kan er erfbelasting op komen.',
    },
    {
      question: 'Betaalt mijn kind belasting op de rente?',
      answer:
        'Per persoon is rente tot {spaarvrijstelling} vrij van belasting. Zolang je kind minderjarig is, kan rente boven dat bedrag bij de ouders tellen.',
    },
    {
      question: 'Is een jongerenrekening altijd de beste keuze?',
      answer:
        'Niet altijd. Een gewone spaarrekening of een rekening met een maximum per maand kan meer opbrengen. Vergelijk de tarieven voor je kiest.',
    },
    {
      question: 'Sparen of beleggen voor een kind?',
      answer:
        'Achttien jaar is lang. Een fonds kan meer opbrengen, maar de waarde schommelt. Schuif het geld naar de spaarrekening naarmate de einddatum dichterbij komt.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: sparen voor je kinderen',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Op naam van wie en welke gevolgen dat heeft.',
    },
    {
      title: 'Groeipakket',
      url: 'https://www.groeipakket.be',
      description: 'De bedragen van de gezinsbijslag in Vlaanderen.',
    },
    {
      title: 'Notaris.be: schenken aan minderjarigen',
      url: 'https://www.notaris.be',
      description: 'Wat je kunt regelen als je kind nog geen 18 is.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
