import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'autolening-berekenen',
  category: 'lenen',
  pageTitle: 'Autolening berekenen',
  heading: 'Een auto betalen',
  lede: 'Gewone lening, slotsom of eigen geld.',
  breadcrumbTitle: 'Autolening',
  metaTitle: 'Autolening berekenen: met of zonder slotsom',
  metaDescription:
    'Bereken je autolening voor een nieuwe, elektrische of oudere wagen. Vergelijk met een slotsom of met eigen geld en zie je schuld naast de waarde van de auto.',
  question: 'Hoe betaal ik deze wagen het best: met een gewone lening, met een slotsom of met eigen geld?',
  intro:
    'Een wagen verliest waarde terwijl jij afbetaalt. Zie per maand wat je nog schuldig bent en wat de auto dan waard is, en wat een slotsom of je spaargeld daaraan verandert.',
  synonyms: [
    'autofinanciering',
    'wagen financieren',
    'auto lening',
    'ballonkrediet',
    'ballonlening',
    'slotsom auto',
    'autokrediet',
    'lening tweedehandswagen',
    'lening elektrische auto',
    'autoleening',
    'moto financieren',
  ],
  signposts: [
    {
      slug: 'leasingkrediet-calculator',
      text: 'Wil je de wagen huren in plaats van kopen? Vergelijk leasing en private lease.',
    },
    {
      slug: 'persoonlijke-lening-berekenen',
      text: 'Is het geld niet voor een wagen? Reken met een gewone lening op afbetaling.',
    },
    {
      slug: 'bedrijfswagen-vaa-calculator',
      text: 'Krijg je een wagen van je werkgever? Bekijk wat die je netto kost.',
    },
  ],
  faqs: [
    {
      question: 'Wat is een slotsom of ballon?',
      answer:
        'Een groot bedrag dat je op het einde in één keer betaalt. Daardoor is de maandlast lager, maar je betaalt langer rente op dat deel. Vaak verkoop je de wagen om de slotsom te betalen.',
    },
    {
      question: 'Wat betekent onder water staan?',
      answer:
        'Je schuld is dan groter dan wat de wagen waard is. Bij diefstal of een zwaar ongeval dekt de verzekering de waarde, niet je lening. Hoe minder eigen geld en hoe langer de looptijd, hoe langer dat duurt.',
    },
    {
      question: 'Moet ik een voorschot betalen?',
      answer:
        'Nee. Betaal je af bij de garage zelf (verkoop op afbetaling), dan is {voorschotVerkoopOpAfbetaling} gebruikelijk, maar de wet vraagt het niet meer.',
    },
    {
      question: 'Wanneer telt een wagen nog als nieuw?',
      answer:
        'Banken trekken de grens meestal bij twee of drie jaar. Een oudere wagen krijgt een hoger tarief en een kortere looptijd. Voor een elektrische wagen bestaan lagere tarieven.',
    },
    {
      question: 'Is eigen geld altijd goedkoper?',
      answer:
        'Als je JKP hoger is dan je spaarrente wel. Kijk ook of je genoeg overhoudt voor onverwachte kosten: drie tot zes maanden uitgaven is een gewone vuistregel voor een buffer.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: een wagen kopen',
      url: 'https://www.wikifin.be/nl/lenen/autolening',
      description: 'Neutrale uitleg over het lenen voor een wagen.',
    },
    {
      title: 'FOD Economie: consumentenkrediet',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet',
      description: 'Je rechten bij een lening of verkoop op afbetaling.',
    },
    {
      title: 'Car-Pass',
      url: 'https://www.car-pass.be/nl',
      description: 'De kilometerstand van een tweedehandswagen nakijken.',
    },
  ],
  usesMarket: true,
  reads: ['autolening', 'spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
