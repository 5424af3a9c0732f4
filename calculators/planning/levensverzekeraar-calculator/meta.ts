import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'levensverzekeraar-calculator',
  category: 'planning',
  pageTitle: 'Levensverzekering berekenen',
  heading: 'Verzekerd bij overlijden',
  lede: 'Welk bedrag je gezin nodig heeft.',
  breadcrumbTitle: 'Levensverzekering',
  metaTitle: 'Levensverzekering berekenen: hoeveel dekking is nodig?',
  metaDescription:
    'Bereken hoeveel je gezin nodig heeft als één van jullie wegvalt, jaar na jaar, en wat een schuldsaldoverzekering ongeveer kost.',
  question: 'Voor welk bedrag verzeker ik mezelf en mijn partner bij overlijden?',
  intro:
    'Een levensverzekeraar betaalt een kapitaal als je overlijdt. Hier zie je hoeveel je gezin echt mist, jaar na jaar, en wat een schuldsaldoverzekering ongeveer kost.',
  synonyms: [
    'levensverzekering',
    'overlijdensverzekering',
    'schuldsaldoverzekering',
    'schuldsaldo',
    'schuld saldo verzekering',
    'SSV',
    'overlijdensdekking',
    'uitvaartverzekering',
    'verdeling 100/100',
  ],
  signposts: [
    {
      slug: 'pensioensparen-calculator',
      text: 'Zoek je sparen voor later met belastingvoordeel? Dat is pensioensparen.',
    },
    {
      slug: 'hypothecaire-lening-berekenen',
      text: 'Wil je eerst je lening zelf berekenen? Begin bij de maandlast.',
    },
    {
      slug: 'noodfonds-calculator',
      text: 'Denk je aan ziekte of werkloosheid? Daarvoor dient een buffer, geen overlijdensverzekering.',
    },
  ],
  faqs: [
    {
      question: 'Hoeveel levensverzekering heb ik nodig?',
      answer:
        'Zo veel als je gezin tekortkomt. Tel het inkomen dat wegvalt, de schuld die overblijft, studies en kosten samen. Trek af wat er al is. Een vast veelvoud van je loon zegt weinig, want de behoefte daalt elk jaar.',
    },
    {
      question: 'Kies ik 50-50, 75-25 of 100-100 voor mijn schuldsaldoverzekering?',
      answer:
        'Kijk wie het krediet alleen zou kunnen dragen. Bij 50-50 blijft de helft van de schuld over. Bij 100-100 is alles weg, wie ook overlijdt, maar je betaalt twee volle premies. Onderaan staan de drie naast elkaar.',
    },
    {
      question: 'Moet ik de schuldsaldoverzekering bij mijn bank nemen?',
      answer:
        'Nee, je mag zelf een verzekeraar kiezen. Soms krijg je wel een lagere rente als je ze bij de bank neemt. Vergelijk dan de hele kost: wat de lagere rente bespaart, tegenover wat de verzekering meer kost.',
    },
    {
      question: 'Krijg ik belastingvoordeel op een levensverzekering?',
      answer:
        'Soms, via langetermijnsparen: {langetermijnsparenTarief} op hoogstens {langetermijnsparenMaximum}, afhankelijk van je beroepsinkomen. Op de premie betaal je {premietaks} taks, en op het einde {eindbelastingLangetermijnsparen}.',
    },
    {
      question: 'Kan ik me verzekeren als ik ziek ben geweest?',
      answer:
        'Ja, meestal wel. Na een aantal jaren mag een verzekeraar een vroegere kanker niet meer meerekenen: het recht om vergeten te worden. Bijpremies voor andere ziektes zijn begrensd, en je kunt naar het Opvolgingsbureau stappen.',
    },
    {
      question: 'Waarom toont deze pagina een vork en geen premie?',
      answer:
        'Elke verzekeraar gebruikt eigen sterftecijfers en vragen. Wij rekenen met de wettelijke tafels en met offertes die ooit gepubliceerd zijn. Dat geeft een orde van grootte, geen aanbod.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: schuldsaldoverzekering',
      url: 'https://www.wikifin.be/nl/verzekeringen',
      description: 'Waarop je let bij een verzekering voor je krediet.',
    },
    {
      title: 'Opvolgingsbureau voor de tarifering',
      url: 'https://www.opvolgingsbureau.be',
      description: 'Voor wie om medische redenen geweigerd wordt of een bijpremie krijgt.',
    },
    {
      title: 'FOD Financiën: langetermijnsparen',
      url: 'https://financien.belgium.be/nl/particulieren/belastingvoordelen',
      description: 'De voorwaarden en het plafond van het belastingvoordeel.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-16',
} satisfies Meta
