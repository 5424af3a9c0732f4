import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'deposito-calculator',
  category: 'sparen',
  pageTitle: 'Deposito berekenen',
  heading: 'Een kort deposito',
  lede: 'Netto, naast wat je spaarrekening geeft.',
  breadcrumbTitle: 'Deposito',
  metaTitle: 'Deposito berekenen: wat houd je netto over?',
  metaDescription:
    'Bereken wat een kort deposito van 7 dagen tot 12 maanden netto opbrengt, na roerende voorheffing, en vergelijk met de basisrente van je spaarrekening.',
  question: 'Wat brengt een kort deposito mij netto op, en is dat meer dan mijn spaarrekening?',
  intro:
    'Zet je geld een paar weken of maanden vast en zie wat je na belasting overhoudt. We vergelijken eerlijk: onder de 12 maanden telt bij een spaarrekening enkel de basisrente.',
  synonyms: [
    'termijndeposito',
    'kort deposito',
    'geld vastzetten',
    'depositorekening',
    'festgeld',
    'rente op 3 maanden',
    'rente op 6 maanden',
  ],
  signposts: [
    {
      slug: 'termijnrekening-calculator',
      text: 'Zet je het geld een jaar of langer vast? Reken met een termijnrekening.',
    },
    { slug: 'kasbon-calculator', text: 'Heb je een kasbon of staatsbon met coupons? Die heeft een eigen pagina.' },
    {
      slug: 'loyalty-bonus-calculator',
      text: 'Wil je weten welke premie er op je spaarrekening al loopt? Bekijk je getrouwheidspremie.',
    },
  ],
  faqs: [
    {
      question: 'Hoeveel belasting betaal je op de rente van een deposito?',
      answer:
        'De bank houdt {roerendeVoorheffing} roerende voorheffing in, vanaf de eerste euro. De vrijstelling van {spaarvrijstelling} per persoon geldt alleen voor gereglementeerde spaarrekeningen, niet voor een deposito.',
    },
    {
      question: 'Krijg ik bij 2 % op 6 maanden ook echt 2 %?',
      answer:
        'Nee. De rente staat altijd per jaar geschreven. Op 6 maanden krijg je ongeveer de helft: de bank telt de dagen en deelt door 365.',
    },
    {
      question: 'Waarom vergelijken jullie niet met de getrouwheidspremie?',
      answer:
        'Een getrouwheidspremie verdien je pas als het geld {premieTermijn} op de spaarrekening blijft. Haal je het er eerder af, dan houd je enkel de basisrente over. Zet je het een vol jaar vast, dan tonen we ook wat de spaarrekening met premie geeft.',
    },
    {
      question: 'Kan ik mijn geld vroeger terugvragen?',
      answer:
        'Meestal niet, of alleen tegen een vergoeding. Lees de voorwaarden voor je tekent. Geld dat je misschien snel nodig hebt, hoort niet op een deposito.',
    },
    {
      question: 'Wat als mijn bank geen roerende voorheffing inhoudt?',
      answer:
        'Dat gebeurt bij sommige buitenlandse banken. Je geeft de rente dan zelf aan in je belastingaangifte en betaalt hetzelfde tarief van {roerendeVoorheffing}.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: roerende voorheffing',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'De tarieven op rente en dividenden.',
    },
    {
      title: 'Wikifin: termijnrekening en deposito',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Uitleg van de FSMA over sparen met een vaste looptijd.',
    },
    {
      title: 'Garantiefonds',
      url: 'https://www.garantiefonds.belgium.be/nl',
      description: 'Wat er met je geld gebeurt als een bank failliet gaat.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'jongerenspaarrekening', 'termijnrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
