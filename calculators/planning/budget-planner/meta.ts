import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'budget-planner',
  category: 'planning',
  pageTitle: 'Budgetplanner voor je gezin',
  heading: 'Je budget',
  lede: 'Wat er elke maand overblijft, het hele jaar door.',
  breadcrumbTitle: 'Budgetplanner',
  metaTitle: 'Budgetplanner: wat houd je per maand over?',
  metaDescription:
    'Zet inkomsten en uitgaven per week, maand, kwartaal of jaar op een rij. Zie wat je overhoudt, welke maanden zwaar zijn en hoeveel je per maand opzijzet.',
  question: 'Wat houd ik per maand over, en in welke maanden komen de grote rekeningen?',
  intro:
    'Vul in wat er binnenkomt en buitengaat, met de frequentie erbij. De jaarkalender toont de piekmaanden en het bedrag waarmee je ze gladstrijkt.',
  synonyms: [
    'budget maken',
    'huishoudboekje',
    'gezinsbudget',
    'uitgaven bijhouden',
    'kasboek',
    'maandbudget',
    '50/30/20',
    'cashflow gezin',
  ],
  signposts: [
    { slug: 'noodfonds-calculator', text: 'Wil je weten hoeveel buffer je nodig hebt? Bereken je noodfonds.' },
    { slug: 'bruto-netto-calculator', text: 'Ken je je nettoloon nog niet? Reken het uit van bruto naar netto.' },
  ],
  faqs: [
    {
      question: 'Hoe tel ik vakantiegeld en eindejaarspremie mee?',
      answer:
        'Zet ze als jaarlijkse inkomst in de maand waarin ze komen. Dan zie je in de kalender hoe ze de dure maanden opvangen. Voor het gemiddelde delen we ze door twaalf.',
    },
    {
      question: 'Wat is het gladstrijkbedrag?',
      answer:
        'Het bedrag dat je elke maand opzijzet om alle rekeningen te betalen die niet elke maand komen, zoals verzekeringen en onroerende voorheffing.',
    },
    {
      question: 'Waar komen de aandelen ter vergelijking vandaan?',
      answer:
        'Uit het huishoudbudgetonderzoek van Statbel. Het zijn gemiddelden van alle gezinnen. Bij eigenaars zit er een geschatte huur in, dus jouw aandeel voor wonen kan sterk verschillen.',
    },
    {
      question: 'Kan ik mijn budget bewaren?',
      answer:
        'Ja. Deel of bewaar de link: al je cijfers zitten in het deel achter het hekje en komen nooit op een server. Je kunt de lijst ook downloaden als CSV en later weer plakken.',
    },
    {
      question: 'Moet ik de regel 50/30/20 volgen?',
      answer:
        'Dat is een Amerikaanse vuistregel: de helft voor wat moet, 30 % voor wat leuk is, 20 % om te sparen. Zie ze als vergelijking, niet als norm.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: budget',
      url: 'https://www.wikifin.be/nl/budget',
      description: 'Hulp bij het opstellen van een budget.',
    },
    {
      title: 'CEBUD: referentiebudgetten',
      url: 'https://www.cebud.be',
      description: 'Wat een gezin minstens nodig heeft.',
    },
    {
      title: 'Statbel: huishoudbudget',
      url: 'https://statbel.fgov.be/nl/themas/huishoudens/huishoudbudget',
      description: 'Waar Belgische gezinnen hun geld aan uitgeven.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
