import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'geldontwaarding-calculator',
  category: 'planning',
  pageTitle: 'Geldontwaarding berekenen',
  heading: 'Je geld wordt minder',
  lede: 'Wat een vast bedrag later nog koopt.',
  breadcrumbTitle: 'Geldontwaarding',
  metaTitle: 'Geldontwaarding: wat koopt je geld later nog?',
  metaDescription:
    'Zie wat een bedrag over 5, 15 of 30 jaar nog koopt bij lage, gewone en hoge inflatie, en welke rente je minstens nodig hebt om niets te verliezen.',
  question: 'Wat zal een vast bedrag later nog kopen, en welke rente heb ik nodig om niet te verliezen?',
  intro:
    'Geld dat stilstaat, smelt. We tonen drie inflatiepaden tegelijk, wat een spaarrekening daartegen doet, en welke rente volstaat.',
  synonyms: [
    'koopkracht later',
    'toekomstige waarde van geld',
    'geld wordt minder waard',
    'inflatie toekomst',
    'koopkrachtverlies',
    'muntontwaarding',
  ],
  signposts: [
    {
      slug: 'inflatie-calculator-belgie',
      text: 'Wil je weten wat geld van vroeger nu waard is? Kijk terug met de echte index.',
    },
    {
      slug: 'reele-rente-berekenen',
      text: 'Gaat het je om één rente na inflatie en belasting? Bereken de reële rente.',
    },
  ],
  faqs: [
    {
      question: 'Hoe bereken je wat geld later waard is?',
      answer:
        'Je deelt het bedrag door de prijsstijging: bedrag gedeeld door (1 + inflatie) tot de macht van het aantal jaren. Vermenigvuldigen met (1 − inflatie) is een vaak gemaakte fout en toont te veel verlies.',
    },
    {
      question: 'Met welke inflatie moet ik rekenen?',
      answer:
        'De Europese Centrale Bank mikt op 2 % op middellange termijn. Niemand kent de toekomst. Daarom tonen we ook een laag en een hoog pad, die je kunt aanpassen.',
    },
    {
      question: 'Welke rente houdt mijn koopkracht op peil?',
      answer:
        'Netto minstens evenveel als de inflatie. Op een product met {roerendeVoorheffing} roerende voorheffing moet de brutorente dus een stuk hoger liggen. Op een spaarrekening binnen de vrijstelling volstaat de inflatie zelf.',
    },
    {
      question: 'Wat is de halveringstijd van geld?',
      answer:
        'Het aantal jaren waarna je geld nog maar half zoveel koopt. Bij 2 % duurt dat 35 jaar, bij 4 % nog geen 18 jaar.',
    },
  ],
  authorityLinks: [
    {
      title: 'Europese Centrale Bank: prijsstabiliteit',
      url: 'https://www.ecb.europa.eu',
      description: 'Waarom de ECB op 2 % inflatie mikt.',
    },
    {
      title: 'Statbel: inflatie',
      url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
      description: 'De inflatie van de voorbije jaren.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
