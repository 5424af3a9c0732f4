import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'roerende-voorheffing-calculator',
  category: 'beleggen',
  pageTitle: 'Roerende voorheffing berekenen',
  heading: 'Roerende voorheffing',
  lede: 'Wat je houdt van dividend of rente.',
  breadcrumbTitle: 'Roerende voorheffing',
  metaTitle: 'Roerende voorheffing berekenen: bruto naar netto',
  metaDescription:
    'Reken een dividend, rente of GVV-uitkering om van bruto naar netto of terug, met buitenlandse bronheffing en wat je via je aangifte terugkrijgt.',
  question: 'Wat houd ik netto over van een dividend of rente, en wat krijg ik terug?',
  intro:
    'Geef één inkomst in en zie wat er aan de grens en in België afgaat. We tonen ook hoeveel je terugvraagt met de vrijstelling voor dividenden.',
  synonyms: [
    'RV',
    'dividendbelasting',
    'belasting op dividend',
    'belasting op rente',
    'bronheffing',
    'bronbelasting',
    'bruto netto dividend',
    'vrijstelling dividenden',
    'code 1437',
    'VVPR-bis',
    'roerende inkomsten',
    'precompte mobilier',
  ],
  signposts: [
    {
      slug: 'belgische-beleggingsfiscaliteit-calculator',
      text: 'Wil je alle belastingen van een heel jaar naast elkaar? Neem het jaaroverzicht.',
    },
    { slug: 'deposito-calculator', text: 'Zet je geld kort vast bij een bank? Reken met een deposito.' },
    { slug: 'reit-calculator', text: 'Volg je een GVV over meerdere jaren? Die heeft een eigen pagina.' },
  ],
  faqs: [
    {
      question: 'Hoeveel roerende voorheffing betaal je op een dividend?',
      answer:
        'Het gewone tarief is {roerendeVoorheffing}. Enkele dividenden hebben een lager tarief, zoals VVPR-bis ({voorheffingVvprBis} vanaf het derde boekjaar) en GVV’s met veel zorgvastgoed ({voorheffingZorgvastgoed}).',
    },
    {
      question: 'Hoe vraag ik de voorheffing op mijn eerste dividenden terug?',
      answer:
        'Je bank houdt altijd eerst alles in. In je belastingaangifte vul je de voorheffing in op dividend tot {dividendvrijstelling} en per persoon, bij code {codeDividendvrijstelling}. Houd je dividendoverzicht bij als bewijs.',
    },
    {
      question: 'Waarom betaal ik twee keer op een buitenlands dividend?',
      answer:
        'Eerst houdt het land van het bedrijf een deel in. België rekent daarna {roerendeVoorheffing} op wat overblijft. Soms kun je een deel van de buitenlandse heffing in dat land terugvragen.',
    },
    {
      question: 'Telt een dividend van mijn ETF of fonds mee voor de vrijstelling?',
      answer:
        'Nee. De vrijstelling geldt voor dividenden van gewone aandelen en erkende coöperaties. Uitkeringen van fondsen en ETF’s vallen erbuiten, net als interest.',
    },
    {
      question: 'Welke dividenden zet ik best in de vrijstelling?',
      answer:
        'Die met het hoogste Belgische tarief, want daar is het meest op ingehouden. Een dividend aan {roerendeVoorheffing} gaat dus voor op een aan {voorheffingZorgvastgoed}. Onder “Andere vragen” kun je al je dividenden ingeven.',
    },
    {
      question: 'Wat als mijn buitenlandse broker niets inhoudt?',
      answer:
        'Dan geef je het inkomen zelf aan en betaal je hetzelfde tarief via je aanslagbiljet. De vrijgestelde dividenden laat je dan gewoon buiten je aangifte.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: dividenden',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'Tarieven en de vrijstelling in de aangifte.',
    },
    {
      title: 'Fisconetplus: WIB 92',
      url: 'https://www.minfin.fgov.be/myminfin-web/pages/public/fisconet',
      description: 'De wettekst, met artikel 21, 171 en 269.',
    },
    {
      title: 'Wikifin: belasting op beleggingen',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Uitleg van de FSMA voor beleggers.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
