import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'hoogste-spaarrente-belgie',
  category: 'sparen',
  pageTitle: 'De hoogste spaarrente in België, voor jouw geld',
  heading: 'De hoogste spaarrente',
  lede: 'Alle rekeningen, doorgerekend op jouw geld.',
  breadcrumbTitle: 'Hoogste spaarrente',
  metaTitle: 'Hoogste spaarrente in België: netto op jouw bedrag',
  metaDescription:
    'Rangschikt Belgische spaarrekeningen op wat jij netto overhoudt: met jouw bedrag, maandelijkse storting, looptijd en opname, na belasting.',
  question: 'Welke spaarrekening brengt mij nu netto het meest op?',
  intro:
    'De hoogste som van basisrente en premie is zelden de hoogste opbrengst. Wij rekenen elke rekening door op jouw geld, storting per storting, na belasting.',
  synonyms: [
    'beste spaarrekening',
    'spaarrente vergelijken',
    'hoogste rente',
    'spaarboekje',
    'welke bank geeft meeste rente',
    'spaarrekening rente',
  ],
  signposts: [
    {
      slug: 'spaarrekening-vergelijker',
      text: 'Heb je al een rekening en twijfel je over overstappen? Zoek daar de beste dag.',
    },
    {
      slug: 'rentevoet-vergelijker',
      text: 'Wil je tarieven in verschillende vormen naast elkaar leggen? Vergelijk rentevoeten.',
    },
    {
      slug: 'loyalty-bonus-calculator',
      text: 'Wil je je eigen stortingen van vroeger natellen? Bekijk je getrouwheidspremie.',
    },
  ],
  faqs: [
    {
      question: 'Waarom staat de rekening met de hoogste som niet bovenaan?',
      answer:
        'Omdat je de premie alleen krijgt op geld dat {premieTermijn} blijft staan. Wie elke maand spaart of vroeger opneemt, verdient meer met een hogere basisrente. Wij rangschikken op de euro’s die jij overhoudt.',
    },
    {
      question: 'Waarom zijn sommige rekeningen grijs?',
      answer:
        'Omdat jouw plan er niet kan. Veel rekeningen met een hoge rente laten maar een beperkt bedrag per maand toe, of hebben een maximumsaldo. De reden staat bij de rekening.',
    },
    {
      question: 'Hoe actueel zijn deze tarieven?',
      answer:
        'Bij elke rekening staat wanneer we het tarief het laatst controleerden en waar het vandaan komt. Is dat lang geleden, dan staat er dat het mogelijk verouderd is. Kijk het tarief altijd na bij de bank.',
    },
    {
      question: 'Wie betaalt jullie voor deze lijst?',
      answer:
        'Niemand. De volgorde volgt enkel uit de berekening met jouw cijfers. Er staan geen betaalde plaatsen in en we sturen je niet door naar een bank.',
    },
    {
      question: 'Is mijn geld veilig bij een kleine bank?',
      answer:
        'Elke bank in de lijst valt onder een depositogarantie van {depositogarantie} per persoon. Heb je meer, spreid het dan over verschillende banken.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: spaarrekeningen vergelijken',
      url: 'https://www.wikifin.be/nl/tools',
      description: 'De officiële simulator van de FSMA. Die toont bruto bedragen en rekent zonder opnames.',
    },
    {
      title: 'FOD Financiën: spaarrekeningen',
      url: 'https://financien.belgium.be/nl/particulieren',
      description: 'De vrijstelling en de roerende voorheffing op spaarrente.',
    },
    {
      title: 'Garantiefonds',
      url: 'https://www.garantiefonds.belgium.be/nl',
      description: 'Welke bedragen beschermd zijn.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'jongerenspaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
