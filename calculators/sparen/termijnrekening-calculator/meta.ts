import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'termijnrekening-calculator',
  category: 'sparen',
  pageTitle: 'Termijnrekening berekenen',
  heading: 'Een termijnrekening',
  lede: 'Netto, naast wat je spaarrekening geeft.',
  breadcrumbTitle: 'Termijnrekening',
  metaTitle: 'Termijnrekening berekenen: netto rendement per jaar',
  metaDescription:
    'Bereken het netto eindbedrag van een termijnrekening van 1 tot 10 jaar: rente uitbetaald of gekapitaliseerd, in een ladder, of vervroegd opgevraagd.',
  question: 'Wat levert een termijnrekening van een of meer jaren netto op, en kan mijn spaarrekening dat kloppen?',
  intro:
    'Leg je geld 1 tot 10 jaar vast en zie het netto eindbedrag, met rente die uitbetaald wordt of blijft staan, of in een ladder.',
  synonyms: [
    'termijnrekening',
    'vaste rente sparen',
    'geld vastzetten jaren',
    'kapitalisatierekening',
    'spaarladder',
    'termijndeposito 5 jaar',
  ],
  signposts: [
    { slug: 'deposito-calculator', text: 'Zet je het geld minder dan een jaar vast? Dat is een deposito.' },
    {
      slug: 'kasbon-calculator',
      text: 'Wil je coupons? Kijk bij kasbon en staatsbon.',
    },
  ],
  faqs: [
    {
      question: 'Wat is het verschil tussen uitbetaalde en gekapitaliseerde rente?',
      answer:
        'Uitbetaald krijg je elk jaar rente, na {roerendeVoorheffing} belasting. Gekapitaliseerd brengt de rente zelf rente op, met belasting op het einde.',
    },
    {
      question: 'Wat is een spaarladder?',
      answer: 'Je verdeelt je geld over 1, 2, 3 of meer jaar. Elk jaar komt een deel vrij.',
    },
    {
      question: 'Wat kost het om vroeger aan mijn geld te komen?',
      answer: 'Vaak een percentage of rente, volgens de voorwaarden van je bank. Vul het in bij “Andere vragen”.',
    },
    {
      question: 'Welke spaarrente heb ik nodig om even goed te zijn?',
      answer:
        'Op een spaarrekening is rente tot {spaarvrijstelling} belastingvrij. Daar volstaat vaak een lagere brutorente.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: roerende inkomsten',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'Voorheffing op rente.',
    },
    {
      title: 'Garantiefonds',
      url: 'https://www.garantiefonds.belgium.be/nl',
      description: 'Bescherming per persoon en per bank.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'jongerenspaarrekening', 'termijnrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
