import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'reele-rente-berekenen',
  category: 'planning',
  pageTitle: 'Reële rente berekenen',
  heading: 'De rente die je houdt',
  lede: 'Na belasting en na inflatie.',
  breadcrumbTitle: 'Reële rente',
  metaTitle: 'Reële rente berekenen: na belasting en inflatie',
  metaDescription:
    'Bereken wat je rente echt waard is: eerst de belasting eraf, dan de inflatie, met de exacte formule van Fisher. En welke brutorente je nodig hebt voor 0 %.',
  question: 'Wat blijft er van deze rente over na belasting en inflatie?',
  intro:
    'Je betaalt belasting op de hele rente, ook op het deel dat de inflatie opeet. We trekken eerst de belasting af, met je vrijstelling in euro, en rekenen dan de inflatie uit de rente.',
  synonyms: [
    'reële rente',
    'reele rente',
    'rente na inflatie',
    'Fisher',
    'netto rente na inflatie',
    'koopkracht spaargeld',
    'negatieve reële rente',
  ],
  signposts: [
    {
      slug: 'rentevoet-vergelijker',
      text: 'Heb je meer dan één tarief in verschillende vormen? Leg ze naast elkaar in de rentevoetvergelijker.',
    },
    {
      slug: 'geldontwaarding-calculator',
      text: 'Wil je zien wat een bedrag over jaren nog koopt? Ga naar de geldontwaarding.',
    },
  ],
  faqs: [
    {
      question: 'Wat is de formule van Fisher?',
      answer:
        'Reële rente is (1 + netto rente) gedeeld door (1 + inflatie), min 1. De vuistregel rente min inflatie wijkt licht af, meer naarmate de cijfers hoger zijn.',
    },
    {
      question: 'Waarom eerst de belasting en dan de inflatie?',
      answer:
        'Omdat de fiscus de hele rente belast, niet enkel wat boven de inflatie uitkomt. Bij 3 % rente en 3 % inflatie win je niets, maar betaal je toch belasting.',
    },
    {
      question: 'Hoe telt de vrijstelling op een spaarrekening mee?',
      answer:
        'Rente tot {spaarvrijstelling} is vrij, per persoon. Daarboven betaal je {voorheffingSpaarrekening}. Daarom vragen we je bedrag: bij een klein bedrag betaal je niets, bij een groot bedrag een stukje.',
    },
    {
      question: 'Wat is een negatieve reële rente?',
      answer:
        'Dan groeit je geld trager dan de prijzen. Het bedrag op je rekening stijgt, maar je kunt er minder mee kopen.',
    },
  ],
  authorityLinks: [
    {
      title: 'Nationale Bank van België',
      url: 'https://www.nbb.be/nl',
      description: 'Rentevoeten en inflatie in België.',
    },
    {
      title: 'Statbel: inflatie',
      url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
      description: 'De laatste inflatiecijfers.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
