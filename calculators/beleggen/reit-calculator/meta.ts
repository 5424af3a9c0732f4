import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'reit-calculator',
  category: 'beleggen',
  pageTitle: 'Rendement van een GVV (REIT) berekenen',
  heading: 'Vastgoed op de beurs',
  lede: 'Een GVV, naast een appartement van jezelf.',
  breadcrumbTitle: 'GVV / REIT',
  metaTitle: 'GVV of REIT: netto dividend en rendement berekenen',
  metaDescription:
    'Bereken het netto dividend en totaalrendement van een GVV, de Belgische REIT: voorheffing, korting op intrinsieke waarde, schuldgraad, en naast een appartement.',
  question: 'Wat brengt beursgenoteerd vastgoed mij netto op, tegenover zelf een appartement?',
  intro:
    'Een GVV is een beursgenoteerde vennootschap die huur int en het grootste deel uitkeert. Zie je netto inkomen, het totaalrendement en of de vennootschap gezond is.',
  synonyms: [
    'GVV',
    'vastgoedbevak',
    'gereglementeerde vastgoedvennootschap',
    'vastgoedaandelen',
    'REIT België',
    'zorgvastgoed dividend',
    'SIR',
    'vastgoed op de beurs',
    'intrinsieke waarde',
    'EPRA NTA',
    'keuzedividend',
    'bevak',
  ],
  signposts: [
    {
      slug: 'huren-of-kopen-calculator',
      text: 'Denk je aan een woning om zelf in te wonen? Vergelijk huren en kopen.',
    },
    { slug: 'aandelen-calculator', text: 'Gaat het om een gewoon aandeel? Daar geldt een andere beurstaks.' },
    { slug: 'roerende-voorheffing-calculator', text: 'Wil je enkel één dividend omrekenen naar netto?' },
  ],
  faqs: [
    {
      question: 'Hoeveel voorheffing gaat er van een GVV-dividend af?',
      answer:
        'In de regel {roerendeVoorheffing}. Heeft de vennootschap genoeg zorgvastgoed, dan is het {voorheffingZorgvastgoed}. De drempel daarvoor is {zorgaandeelGvv} van de gebouwen.',
    },
    {
      question: 'Wat betekent een korting op de intrinsieke waarde?',
      answer:
        'Dan betaal je op de beurs minder dan de boekwaarde van de gebouwen na schulden. Dat kan een koopje zijn, of een teken dat beleggers lagere waarden verwachten.',
    },
    {
      question: 'Hoeveel schulden mag een GVV hebben?',
      answer:
        'Hoogstens {schuldgraadGvv} van de activa. Hoe hoger de schuld, hoe harder de waarde van je aandeel daalt als gebouwen minder waard worden of de rente stijgt.',
    },
    {
      question: 'Waarom keert een GVV zoveel dividend uit?',
      answer:
        'De wet verplicht haar minstens {uitkeringGvv} van het resultaat uit te keren. In ruil betaalt ze zelf weinig belasting. Er blijft dus minder over om uit eigen zak te groeien.',
    },
    {
      question: 'Is een GVV beter dan een appartement verhuren?',
      answer:
        'Dat hangt af van prijs, kosten en risico. Een GVV is gespreid en snel verkoopbaar, maar de koers schommelt elke dag. Een appartement vraagt werk en hoge aankoopkosten. De tabel zet beide naast elkaar.',
    },
  ],
  authorityLinks: [
    {
      title: 'FSMA: gereglementeerde vastgoedvennootschappen',
      url: 'https://www.fsma.be/nl',
      description: 'De lijst van erkende GVV’s en hun verplichtingen.',
    },
    {
      title: 'BE-REIT Association',
      url: 'https://www.be-reit.be',
      description: 'Uitleg over het statuut van de Belgische GVV.',
    },
    {
      title: 'FOD Financiën: roerende inkomsten',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'Tarieven van de roerende voorheffing op dividenden.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
