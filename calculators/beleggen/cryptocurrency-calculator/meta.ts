import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'cryptocurrency-calculator',
  category: 'beleggen',
  pageTitle: 'Belasting op crypto berekenen',
  heading: 'Belasting op crypto',
  lede: 'Wat je op je winst betaalt.',
  breadcrumbTitle: 'Crypto',
  metaTitle: 'Crypto: winst en belasting in België berekenen',
  metaDescription:
    'Bereken je winst op bitcoin en andere crypto, munt per munt, en vergelijk wat je betaalt bij normaal beheer, bij speculatie en als beroep.',
  question: 'Hoeveel belasting betaal ik op mijn cryptowinst?',
  intro:
    'Geef je aankopen, verkopen en ruilen in. Alles blijft in je browser. Je ziet drie profielen naast elkaar, want daar hangt het tarief van af.',
  synonyms: [
    'bitcoin belasting',
    'cryptobelasting',
    'crypto taks',
    'ethereum winst',
    'cryptomunten aangeven',
    'speculatie 33 procent',
    'staking belasting',
    'stablecoin ruilen',
    'DAC8',
    'cryptovaluta',
    'crypto FIFO',
    'virtuele munten',
  ],
  signposts: [
    {
      slug: 'meerwaardebelasting-calculator',
      text: 'Verkocht je aandelen, ETF’s of goud? Die reken je op de pagina van de meerwaardebelasting.',
    },
    { slug: 'portfolio-diversificatie-calculator', text: 'Wil je zien hoeveel risico crypto in je geheel brengt?' },
    { slug: 'belgische-beleggingsfiscaliteit-calculator', text: 'Zoek je een overzicht van al je beleggingstaksen?' },
  ],
  faqs: [
    {
      question: 'Welk tarief geldt voor winst op crypto?',
      answer:
        'Bij normaal beheer is het {meerwaardetarief}, boven een vrijstelling van {meerwaardevrijstelling} die je deelt met je andere beleggingen. Bij speculatie is het {speculatietarief} plus gemeentebelasting, zonder vrijstelling.',
    },
    {
      question: 'Wanneer ben ik een speculant?',
      answer:
        'Er is geen vaste grens en ook geen termijn van zes maanden. De fiscus kijkt naar geleend geld, bedragen, aantal transacties, bots en kennis. De vragen op deze pagina geven enkel een aanwijzing.',
    },
    {
      question: 'Is ruilen naar een stablecoin een verkoop?',
      answer:
        'Ja. Een ruil van de ene munt naar de andere telt als verkoop aan de waarde van dat moment, ook als je geen euro ontvangt. De ontvangen munt heeft dan die waarde als aankoopprijs.',
    },
    {
      question: 'Wat met bitcoin die ik jaren geleden kocht?',
      answer:
        'Bij normaal beheer start je winst aan de prijs van {fotodatum}. De stijging van vroeger blijft onbelast. Zorg wel dat je kunt bewijzen dat je de munten toen al had.',
    },
    {
      question: 'Hoe worden stakingbeloningen belast?',
      answer:
        'Doorgaans als roerend inkomen, aan {roerendeVoorheffing}. Een buitenlands platform houdt niets in: je geeft ze zelf aan. Wat je later verkoopt, kan opnieuw winst geven.',
    },
    {
      question: 'Weet de fiscus wat ik verkocht?',
      answer:
        'Steeds meer. Door de Europese regels (DAC8) melden platformen elk jaar je verrichtingen van het jaar ervoor. Buitenlandse rekeningen geef je bovendien zelf op.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: particulieren',
      url: 'https://financien.belgium.be/nl/particulieren',
      description: 'Aangifte van meerwaarden en diverse inkomsten.',
    },
    {
      title: 'FSMA: virtuele munten',
      url: 'https://www.fsma.be/nl/virtuele-munten',
      description: 'Waarschuwingen en lijst van verdachte platformen.',
    },
    {
      title: 'Dienst Voorafgaande Beslissingen',
      url: 'https://www.ruling.be/nl',
      description: 'Vragenlijst over crypto en het verschil tussen beheer en speculatie.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
