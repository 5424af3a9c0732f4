import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'noodfonds-calculator',
  category: 'planning',
  pageTitle: 'Noodfonds berekenen',
  heading: 'Je noodfonds',
  lede: 'Genoeg voor ziekte, ontslag of pech.',
  breadcrumbTitle: 'Noodfonds',
  metaTitle: 'Noodfonds berekenen: hoeveel buffer heb jij nodig?',
  metaDescription:
    'Bereken je buffer uit het gat dat overblijft na ziekte-uitkering of werkloosheid, en uit pech met huis of auto. Met een plan om hem op te bouwen.',
  question: 'Hoe groot moet mijn buffer zijn als ik ziek word, ontslagen word of pech heb?',
  intro:
    'De vuistregel van 3 tot 6 maanden komt uit landen zonder ons vangnet. Wij rekenen wat er in België echt wegvalt, per statuut, en wat je zelf moet bijpassen.',
  synonyms: [
    'noodfonds',
    'spaarbuffer',
    'appeltje voor de dorst',
    'reserve',
    'hoeveel spaargeld nodig',
    'buffer berekenen',
    'financiële reserve',
  ],
  signposts: [
    {
      slug: 'doelspaarcalculator',
      text: 'Spaar je voor iets wat zeker komt, zoals een auto? Dat is een spaardoel, geen noodfonds.',
    },
    { slug: 'budget-planner', text: 'Ken je je vaste kosten nog niet? Maak eerst je budget.' },
    {
      slug: 'levensverzekeraar-calculator',
      text: 'Wil je je gezin beschermen bij overlijden? Bekijk de levensverzekering.',
    },
  ],
  faqs: [
    {
      question: 'Waarom is mijn buffer kleiner dan zes maanden uitgaven?',
      answer:
        'Omdat je bij ziekte of ontslag in België niet op nul valt. Je krijgt een uitkering of een opzegperiode. De buffer moet alleen het verschil met je uitgaven dekken.',
    },
    {
      question: 'Wat krijg ik als bediende of arbeider bij ziekte?',
      answer:
        'Eerst gewaarborgd loon van je werkgever. Daarna betaalt het ziekenfonds {ziektePercentage} van je brutoloon, met een maximum per dag. Veel mensen onderschatten die terugval.',
    },
    {
      question: 'En als zelfstandige?',
      answer:
        'Dan krijg je een vast bedrag per dag, los van wat je verdient. Zonder verzekering gewaarborgd inkomen is het gat vaak groot. Vul je verzekering in bij “Andere vragen”.',
    },
    {
      question: 'Waar zet ik mijn noodfonds?',
      answer:
        'Op een gewone spaarrekening waar je altijd bij kunt. Kijk vooral naar de basisrente, want de getrouwheidspremie verlies je als je het geld nodig hebt.',
    },
  ],
  authorityLinks: [
    {
      title: 'RIZIV: arbeidsongeschiktheid',
      url: 'https://www.riziv.fgov.be/nl/thema-s/arbeidsongeschiktheid',
      description: 'De bedragen van ziekte-uitkeringen.',
    },
    {
      title: 'RVA: volledige werkloosheid',
      url: 'https://www.rva.be',
      description: 'De bedragen en voorwaarden van de werkloosheidsuitkering.',
    },
    {
      title: 'Wikifin: een reserve aanleggen',
      url: 'https://www.wikifin.be/nl/budget',
      description: 'Waarom en hoeveel.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
