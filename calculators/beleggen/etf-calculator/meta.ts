import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'etf-calculator',
  category: 'beleggen',
  pageTitle: 'ETF-rendement na kosten en taksen berekenen',
  heading: 'Een ETF in België',
  lede: 'Wat er blijft na kosten en taksen.',
  breadcrumbTitle: 'ETF',
  metaTitle: 'ETF berekenen: netto rendement na TOB en taksen',
  metaDescription:
    'Zie wat een ETF je in België netto opbrengt na TER, broker, beurstaks, Reynderstaks en meerwaardebelasting. Kapitaliserend en distribuerend naast elkaar.',
  question: 'Wat kost en wat geeft deze ETF mij netto in België?',
  intro:
    'Kies je ETF en je broker, of beschrijf het fonds in twee vragen. We tonen wat kosten en belastingen van je rendement afhalen, en wat vergelijkbare periodes vroeger gaven.',
  synonyms: [
    'tracker',
    'indexfonds',
    'exchange traded fund',
    'TOB ETF',
    'beurstaks ETF',
    'kapitaliserend of distribuerend',
    'accumulerende ETF',
    'reynderstaks',
    'TER',
    'wereld ETF',
    'IWDA',
    'VWCE',
    'VWRL',
    'EMIM',
    'CSPX',
    'VUSA',
    'maandelijks beleggen',
    'spaarplan ETF',
  ],
  signposts: [
    {
      slug: 'beleggingsrente-calculator',
      text: 'Wil je weten hoe onzeker het eindbedrag is? Bekijk de waaier van mogelijke uitkomsten.',
    },
    { slug: 'aandelen-calculator', text: 'Koop je losse aandelen? Die hebben een eigen pagina.' },
    { slug: 'portfolio-diversificatie-calculator', text: 'Heb je al meerdere fondsen? Kijk hoe gespreid je bent.' },
  ],
  faqs: [
    {
      question: 'Welke beurstaks geldt voor mijn ETF?',
      answer:
        'Meestal {beurstaksLaag}. Een kapitaliserende ETF die in België is ingeschreven, betaalt {beurstaksHoog}. Een ETF van buiten de Europese Economische Ruimte betaalt {beurstaksMidden}.',
    },
    {
      question: 'Is kapitaliserend altijd voordeliger dan distribuerend?',
      answer:
        'Vaak wel, want op uitgekeerd dividend betaal je {roerendeVoorheffing} roerende voorheffing. Maar let op de beurstaks: die kan bij een kapitaliserend fonds hoger zijn. De tabel zet beide naast elkaar.',
    },
    {
      question: 'Wat is de Reynderstaks?',
      answer:
        'Dat is {roerendeVoorheffing} op het deel van je winst dat uit rente komt. Ze geldt bij fondsen met meer dan {reyndersDrempel} obligaties of cash, voor wat je sinds 2018 kocht.',
    },
    {
      question: 'Moet ik elk jaar winst nemen om mijn vrijstelling te gebruiken?',
      answer:
        'Dat hangt af van je bedrag en je kosten. In de eerste jaren is de winst klein en kosten verkopen en terugkopen meer dan ze opleveren. De tabel toont bij welke stijging het loont.',
    },
    {
      question: 'Betaal ik de beurstaks zelf als mijn broker in het buitenland zit?',
      answer:
        'Sommige buitenlandse brokers doen de aangifte voor jou, andere niet. Doet je broker het niet, dan geef je de taks zelf aan en betaal je ze zelf.',
    },
  ],
  authorityLinks: [
    {
      title: 'FSMA: lijst van fondsen',
      url: 'https://www.fsma.be/nl/lijst-van-instellingen-voor-collectieve-belegging',
      description: 'Kijk of je fonds in België is ingeschreven.',
    },
    {
      title: 'FOD Financiën: taks op de beursverrichtingen',
      url: 'https://financien.belgium.be/nl/experten-partners/investeerders/taks-op-beursverrichtingen',
      description: 'De klassen, tarieven en maxima.',
    },
    {
      title: 'Wikifin: fondsen en ETF’s',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Wat een ETF is en welke risico’s eraan vastzitten.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
