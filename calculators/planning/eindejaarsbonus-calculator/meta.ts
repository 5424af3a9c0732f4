import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'eindejaarsbonus-calculator',
  category: 'planning',
  pageTitle: 'Eindejaarspremie netto berekenen',
  heading: 'Je eindejaarspremie',
  lede: 'Wat er netto van overblijft.',
  breadcrumbTitle: 'Eindejaarspremie',
  metaTitle: 'Eindejaarspremie netto: wat blijft van je 13de maand?',
  metaDescription:
    'Bereken je dertiende maand van bruto naar netto, per paritair comité en pro rata, en vergelijk met een loonbonus, winstpremie of warrants.',
  question: 'Hoeveel houd ik netto over van mijn eindejaarspremie of bonus?',
  intro:
    'Een premie op het einde van het jaar lijkt een vol maandloon, maar de voorheffing is hoog. Volg de lijnen en zie wat een andere vorm zou opbrengen.',
  synonyms: [
    'dertiende maand',
    '13de maand',
    '13e maand netto',
    'eindejaarsbonus',
    'bonus netto',
    'cao 90',
    'loonbonus',
    'warrants',
    'winstpremie',
    'eindejaarspremie horeca',
  ],
  signposts: [
    {
      slug: 'vakantiegeld-berekenen',
      text: 'Krijg je het geld in mei of juni? Dan is het vakantiegeld, met een lagere voorheffing.',
    },
    { slug: 'bruto-netto-calculator', text: 'Gaat het over een vaste opslag per maand? Reken bruto naar netto.' },
    { slug: 'belastingplanning-calculator', text: 'Wil je de eindafrekening voor je gezin? Reken je aanslag uit.' },
  ],
  faqs: [
    {
      question: 'Waarom houd ik maar de helft van mijn dertiende maand over?',
      answer:
        'De werkgever past een vast percentage toe volgens je jaarloon, zonder belastingvrije som. Die som is al gebruikt voor je gewone loon. De premie valt dus in je hoogste schijf.',
    },
    {
      question: 'Heb ik recht op een eindejaarspremie?',
      answer:
        'Niet volgens de wet. Het recht komt uit een sector-cao, een cao van je bedrijf, je contract of vaste gewoonte. In PC 200 heb je {anciennieteitPc200} dienst nodig.',
    },
    {
      question: 'Krijg ik een premie als ik zelf ontslag neem?',
      answer:
        'In PC 200 alleen als je lang genoeg in dienst bent. De grens is {ontslagAnciennieteitPc200}. Andere sectoren hebben hun eigen regels.',
    },
    {
      question: 'Wat is voordeliger: een bonus of een loonbonus cao 90?',
      answer:
        'Op een loonbonus betaal je alleen een solidariteitsbijdrage van {loonbonusWerknemer} en geen belasting, tot {loonbonusMaximum}. Hij hangt wel vast aan een gezamenlijk doel en je werkgever moet een plan neerleggen.',
    },
    {
      question: 'Ik startte pas in april. Hoeveel premie krijg ik?',
      answer:
        'Meestal één twaalfde per gewerkte maand. Van april tot december zijn dat negen twaalfden. Vul bij gewerkte maanden 9 in.',
    },
    {
      question: 'Mijn sectorfonds betaalt de premie. Wat verandert er?',
      answer:
        'Een fonds voor bestaanszekerheid houdt een vast percentage in van {voorheffingSectorfonds}. De afrekening volgt bij je aanslag, en die kan dan hoger uitvallen.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Werkgelegenheid: eindejaarspremie',
      url: 'https://werk.belgie.be/nl/themas/verloning',
      description: 'Waar het recht op een premie vandaan komt.',
    },
    {
      title: 'Volta: eindejaarspremie in de elektrosector',
      url: 'https://www.volta-org.be',
      description: 'Hoe het fonds van PC 149.01 de premie berekent.',
    },
    {
      title: 'Sociaal Fonds PC 200',
      url: 'https://www.sfonds200.be',
      description: 'De afspraken van het grootste comité voor bedienden.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
