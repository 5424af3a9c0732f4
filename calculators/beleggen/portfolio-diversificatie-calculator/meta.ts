import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'portfolio-diversificatie-calculator',
  category: 'beleggen',
  pageTitle: 'Hoe gespreid is je portefeuille?',
  heading: 'Je spreiding',
  lede: 'Waar je geld zit, en waar je risico zit.',
  breadcrumbTitle: 'Spreiding',
  metaTitle: 'Portefeuille: spreiding en risico berekenen',
  metaDescription:
    'Meet hoe geconcentreerd je vermogen is, welke belegging het meeste risico brengt en hoe je met nieuw geld terug naar je doel gaat, met kosten en belasting.',
  question: 'Hoe gespreid ben ik echt, en hoe stuur ik bij zonder onnodige kosten?',
  intro:
    'Tien fondsen kunnen samen één gok zijn. Geef je bezit in, met woning en aandelen van je werkgever, en zie waar je risico zit en wat je met nieuw geld kunt rechttrekken.',
  synonyms: [
    'diversificatie',
    'spreiding beleggingen',
    'portefeuille analyse',
    'herbalanceren',
    'rebalancing',
    'asset allocatie',
    'vermogensverdeling',
    'correlatie',
    'concentratierisico',
    'risico portefeuille',
    'HHI',
    'portefeuille spreiden',
  ],
  signposts: [
    {
      slug: 'dollar-cost-averaging-calculator',
      text: 'Bedoel je spreiden in de tijd, in schijven instappen? Dat is een andere pagina.',
    },
    { slug: 'beleggingsrente-calculator', text: 'Wil je weten wat je vermogen kan worden? Bekijk de waaier.' },
    { slug: 'budget-planner', text: 'Zoek je hoeveel je elke maand kunt opzijzetten? Begin bij je budget.' },
  ],
  faqs: [
    {
      question: 'Is één wereldfonds niet één positie?',
      answer:
        'Nee. We openen het fonds: je bezit dan meer dan duizend bedrijven, en het grootste is ongeveer 5 %. Tien fondsen van dezelfde soort spreiden amper meer dan één.',
    },
    {
      question: 'Waarom is het deel van mijn risico groter dan het deel van mijn geld?',
      answer:
        'Omdat de ene belegging harder schommelt dan de andere en ze meer of minder samen bewegen. Een klein deel in iets wilds kan je hele resultaat bepalen.',
    },
    {
      question: 'Hoe vaak moet ik bijsturen?',
      answer:
        'Veel beleggers kijken één keer per jaar, of als iets ver van het doel is afgedreven. Met nieuw geld bijsturen is het goedkoopst: je verkoopt niets en betaalt geen meerwaardebelasting.',
    },
    {
      question: 'Waarom tellen mijn woning en mijn werkgever mee?',
      answer:
        'Omdat ze ook vermogen en risico zijn. Je huis hangt af van de rente en de buurt. Aandelen van je werkgever dalen vaak net wanneer ook je job onzeker wordt.',
    },
    {
      question: 'Wat kost bijsturen in België?',
      answer:
        'Beurstaks en makelaarsloon op elk order, en {meerwaardetarief} op je winst bij een verkoop boven de vrijstelling van {meerwaardevrijstelling}. Daarom stellen we pas een verkoop voor buiten je bandbreedte.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: spreiden',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Waarom je niet alles op één kaart zet.',
    },
    {
      title: 'FSMA: beleggersprofiel',
      url: 'https://www.fsma.be/nl',
      description: 'Welke vragen je bank stelt voor ze je een belegging voorstelt.',
    },
    {
      title: 'Nationale Bank: vermogen van gezinnen',
      url: 'https://www.nbb.be/nl',
      description: 'Hoe Belgische gezinnen hun vermogen verdelen.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
