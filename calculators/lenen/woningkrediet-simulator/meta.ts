import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'woningkrediet-simulator',
  category: 'lenen',
  pageTitle: 'Woningkrediet simuleren',
  heading: 'Een huis kopen',
  lede: 'Alle kosten erbij, en wat je dan leent.',
  breadcrumbTitle: 'Woningkrediet',
  metaTitle: 'Woningkrediet simulator: alle kosten van je aankoop',
  metaDescription:
    'Van aankoopprijs naar lening: registratie, notaris, kredietakte en eigen geld per gewest. Zie hoeveel je leent, je kwotiteit en je totale woonlast.',
  question: 'Wat kost het kopen van dit huis met alles erbij, en hoeveel moet ik dan lenen?',
  intro:
    'Begin bij de prijs van het huis. Wij tellen belasting, notaris, bank en verhuis erbij, halen je eigen geld eraf en tonen wat je per maand aan wonen kwijt bent.',
  synonyms: [
    'huis kopen kosten',
    'aankoopkosten woning',
    'woonkrediet simulatie',
    'kwotiteit berekenen',
    'quotiteit',
    'eigen inbreng huis',
    'nieuwbouw kosten btw',
    'afbraak en heropbouw 6 procent',
    'woonlast',
    'bouwgrond kopen kosten',
    'compromis voorschot',
  ],
  signposts: [
    {
      slug: 'hypothecaire-lening-berekenen',
      text: 'Ken je het leenbedrag al? Bereken meteen maandlast en aflossingstabel.',
    },
    {
      slug: 'registratierechten-berekenen',
      text: 'Wil je enkel weten wat belasting en notaris kosten? Dat staat apart.',
    },
    { slug: 'kredietcapaciteit-calculator', text: 'Heb je nog geen huis gekozen? Vertrek van je inkomen.' },
  ],
  faqs: [
    {
      question: 'Wat is de kwotiteit en waarom is ze belangrijk?',
      answer:
        'De kwotiteit is het deel van de waarde dat je leent. De Nationale Bank verwacht dat banken voor een eigen woning hoogstens {nbbLtvEigenWoning} lenen en voor een verhuurde woning {nbbLtvVerhuur}. Het is een richtlijn met ruimte voor uitzonderingen, geen verbod.',
    },
    {
      question: 'Hoeveel eigen geld heb ik nodig?',
      answer:
        'Reken op alle kosten plus een tiende van de prijs. Vroeger zei men tien tot vijftien procent van de lening aan kosten. Nu is het voor een enige eigen woning in Vlaanderen 5 tot 7 % van de prijs, in Wallonië 6 tot 8 %. Zonder dat voordeel is het 15 tot 18 %.',
    },
    {
      question: 'Wanneer moet ik dat geld betalen?',
      answer:
        'Bij het compromis betaal je meestal een tiende als voorschot aan de notaris. De rest volgt bij de akte, hoogstens vier maanden later. De bank stort haar deel op de dag van de akte.',
    },
    {
      question: 'Betaal ik btw of registratiebelasting?',
      answer:
        'Op een bestaande woning registratiebelasting, op een nieuwe {btwNieuwbouw} btw. Breek je af en bouw je opnieuw, dan kan de btw {btwHeropbouw} zijn, onder voorwaarden.',
    },
    {
      question: 'Waarom is mijn lening groter dan prijs min eigen geld?',
      answer:
        'Omdat de kosten erbij komen: belasting, notaris, kredietakte en bank. De kosten van de lening hangen zelf af van het leenbedrag. De rekenhulp lost dat op tot op de cent.',
    },
  ],
  authorityLinks: [
    {
      title: 'Notaris.be: een woning kopen',
      url: 'https://www.notaris.be/kopen-verkopen',
      description: 'Van compromis tot akte, met rekenmodules van de notarissen.',
    },
    {
      title: 'Wikifin: een woning kopen',
      url: 'https://www.wikifin.be/nl/wonen/kopen',
      description: 'Stappenplan en kosten, zonder verkooppraatje.',
    },
    {
      title: 'Nationale Bank: woonkredieten',
      url: 'https://www.nbb.be/nl/financieel-toezicht/macroprudentieel-toezicht',
      description: 'De verwachtingen voor de verhouding tussen lening en waarde.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
