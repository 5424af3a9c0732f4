import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'volgende-euro-berekenen',
  category: 'planning',
  pageTitle: 'Wat houd je over van 100 euro meer?',
  heading: 'De volgende 100 euro',
  lede: 'Wat je ervan houdt, en waar de knik zit.',
  breadcrumbTitle: 'De volgende euro',
  metaTitle: 'Van 100 euro opslag: wat houd ik netto over?',
  metaDescription:
    'Zie wat je netto overhoudt van 100 euro bruto meer, na RSZ, werkbonus en belasting, en bij welk loon de knik zit waar een voordeel wegvalt.',
  question: 'Wat houd ik over van 100 euro meer, en waar zit de knik?',
  intro:
    'Meer verdienen betekent ook meer RSZ, meer belasting en soms minder werkbonus of toeslag. We rekenen je gezin twee keer door, nu en met het hogere loon, en tonen elke stap.',
  synonyms: [
    'opslag',
    'marginaal tarief',
    'meer werken',
    'loont opslag',
    'promotieval',
    'werkloosheidsval',
    'loonsverhoging',
    'overuren',
  ],
  signposts: [
    { slug: 'bruto-netto-calculator', text: 'Wil je gewoon je nettoloon kennen? Reken je loonbrief uit.' },
    { slug: 'eindejaarsbonus-calculator', text: 'Gaat het om een bonus of dertiende maand? Die wordt anders belast.' },
  ],
  faqs: [
    {
      question: 'Waarom houd ik van opslag zo weinig over?',
      answer:
        'Op elke euro meer gaat eerst {rszWerknemer} RSZ af. Op de rest betaal je belasting in je hoogste schijf, met gemeentebelasting erbij. Bij een laag loon daalt ook nog de werkbonus.',
    },
    {
      question: 'Kan opslag mij netto armer maken?',
      answer:
        'Door de belasting alleen niet: een hogere schijf geldt enkel voor het stuk erboven. Een toeslag kan wel ineens wegvallen, zoals de sociale toeslag op de kinderbijslag. Dan ga je over een kort stuk achteruit.',
    },
    {
      question: 'Wat is de knik in mijn nettoloon?',
      answer:
        'Het loon waarbij je van de volgende 100 euro het minst overhoudt. Vaak is dat waar de werkbonus snel afbouwt of waar een toeslag eindigt. We zoeken in de 2.000 euro boven je loon.',
    },
    {
      question: 'Waarom verschilt mijn loonbrief van het jaar?',
      answer:
        'De bedrijfsvoorheffing is een voorschot. De echte belasting volgt met je aanslagbiljet. Daarom tonen we twee bedragen: op je loonbrief en na de afrekening.',
    },
    {
      question: 'Telt het inkomen van mijn partner mee voor mijn opslag?',
      answer:
        'Voor de belasting vooral als je partner weinig of niets verdient: dan speelt het huwelijksquotiënt. Ook de bijzondere bijdrage en de sociale toeslag kijken naar het inkomen van het gezin.',
    },
  ],
  authorityLinks: [
    {
      title: 'RSZ: werkbonus',
      url: 'https://www.socialsecurity.be/employer/instructions/dmfa/nl/latest/instructions/deductions/workers_reductions/workbonus.html',
      description: 'Hoe de werkbonus afneemt met je loon.',
    },
    {
      title: 'FOD Financiën: tarieven',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/tarieven-belastbaar-inkomen/tarieven',
      description: 'De schijven van de personenbelasting.',
    },
    {
      title: 'Groeipakket',
      url: 'https://www.groeipakket.be',
      description: 'De inkomensgrenzen van de sociale toeslag.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
