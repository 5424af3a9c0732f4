import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'huren-of-kopen-calculator',
  category: 'lenen',
  pageTitle: 'Huren of kopen?',
  heading: 'Huren of kopen?',
  lede: 'Na hoeveel jaar kopen beter is dan huren.',
  breadcrumbTitle: 'Huren of kopen',
  metaTitle: 'Huren of kopen: na hoeveel jaar wint kopen?',
  metaDescription:
    'Vergelijk huren en kopen met hetzelfde budget: notaris, registratiebelasting, lening, onderhoud en huurindex. Zie beide vermogens en het kantelpunt.',
  question: 'Na hoeveel jaar is kopen voor mij beter dan huren?',
  intro:
    'Wie huurt, kan zijn eigen geld en het verschil in maandlast beleggen. Wie koopt, bouwt een huis op maar betaalt kosten. We volgen beide vermogens jaar na jaar.',
  synonyms: [
    'huren of kopen',
    'kopen of huren',
    'huis kopen of blijven huren',
    'rent or buy',
    'kantelpunt kopen',
    'is huren weggegooid geld',
  ],
  signposts: [
    {
      slug: 'woningkrediet-simulator',
      text: 'Weet je al dat je koopt? De woningkredietsimulator rekent het project uit.',
    },
    { slug: 'kredietcapaciteit-calculator', text: 'Wil je weten wat je kunt lenen? Bereken je kredietcapaciteit.' },
  ],
  faqs: [
    {
      question: 'Is huur weggegooid geld?',
      answer:
        'Niet meer dan rente, belasting en onderhoud bij kopen. Het kapitaal dat je aflost is wel van jou. Wie huurt en het verschil echt belegt, bouwt ook vermogen op.',
    },
    {
      question: 'Waarom duurt het jaren voor kopen wint?',
      answer:
        'Door de kosten bij aankoop: registratiebelasting, notaris en akte. Die verdien je pas na jaren terug, met waardestijging en een lagere woonkost.',
    },
    {
      question: 'Welke stijging van de huizenprijs neem ik?',
      answer:
        'Niemand kent ze. Begin met de inflatie en probeer daarna een procent meer en minder. De gevoeligheid onder het resultaat toont hoeveel dat verschil maakt.',
    },
    {
      question: 'Telt de meerwaarde op mijn woning voor de belasting?',
      answer:
        'Voor je eigen woning normaal niet. Voor beleggingen van de huurder wel: op winsten boven de vrijstelling komt sinds {meerwaardetarief.sinds} een meerwaardebelasting. Vul daarom een netto rendement in.',
    },
  ],
  authorityLinks: [
    {
      title: 'Notaris.be: een woning kopen',
      url: 'https://www.notaris.be/kopen-huren-lenen',
      description: 'Stappen en kosten bij een aankoop.',
    },
    {
      title: 'Statbel: vastgoedprijzen',
      url: 'https://statbel.fgov.be/nl/themas/bouwen-wonen/vastgoedprijzen',
      description: 'Mediaanprijzen per gemeente.',
    },
    {
      title: 'Wikifin: huren of kopen',
      url: 'https://www.wikifin.be/nl/wonen',
      description: 'Voor- en nadelen, uitgelegd door de FSMA.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
