import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'beleggingsrente-calculator',
  category: 'beleggen',
  pageTitle: 'Wat kan beleggen opbrengen?',
  heading: 'Wat beleggen opbrengt',
  lede: 'In goede en in slechte markten.',
  breadcrumbTitle: 'Beleggingsrendement',
  metaTitle: 'Beleggingsrendement berekenen: waaier van uitkomsten',
  metaDescription:
    'Bereken wat een beleggingsplan kan opbrengen in een slechte, gewone en goede markt, wat kosten wegnemen en hoe groot de kans is dat je onder je inleg eindigt.',
  question: 'Hoeveel kan mijn beleggingsplan waard worden, in goede en in slechte markten?',
  intro:
    'Eén rendement invullen geeft een mooie lijn, maar zo werkt de beurs niet. We laten duizenden toevallige verlopen los op je plan en tonen de hele waaier.',
  synonyms: [
    'beleggingsrendement',
    'rendement berekenen',
    'beleggen simulator',
    'monte carlo',
    'beleggingsplan',
    'verwacht rendement',
    'maandelijks beleggen rendement',
    'volatiliteit',
    'risico beleggen',
    'kosten beleggingsfonds',
    'beleggingsintrest',
  ],
  signposts: [
    {
      slug: 'samengestelde-interest-berekenen',
      text: 'Ken je je rente zeker, zoals op een spaarrekening? Neem de pagina zonder risico.',
    },
    { slug: 'etf-calculator', text: 'Wil je beurstaks en broker tot op de cent? Reken met een ETF.' },
    {
      slug: 'dollar-cost-averaging-calculator',
      text: 'Twijfel je tussen ineens en gespreid instappen? Die vraag heeft een eigen pagina.',
    },
  ],
  faqs: [
    {
      question: 'Waarom geven jullie een waaier en geen bedrag?',
      answer:
        'Omdat niemand het rendement kent. Twee beleggers met hetzelfde plan kunnen heel anders eindigen. De waaier toont waar 8 op 10 paden uitkomen, met het middelste pad als houvast.',
    },
    {
      question: 'Is dit een voorspelling?',
      answer:
        'Nee. Het is een rekenmodel dat op aannames steunt: een gemiddeld rendement en een schommeling. Je kunt beide onder “Andere vragen” aanpassen en zien hoe gevoelig het resultaat is.',
    },
    {
      question: 'Hoeveel maken kosten uit?',
      answer:
        'Meer dan de meeste mensen denken. Kosten gaan elk jaar van je hele vermogen af, niet enkel van je winst. Onder het resultaat vergelijken we twee kostenniveaus in euro.',
    },
    {
      question: 'Krijgt iemand met mijn link dezelfde cijfers?',
      answer: 'Ja. Het toeval komt uit één vaste reeks. Zelfde invoer geeft op elk toestel dezelfde paden.',
    },
    {
      question: 'Rekenen jullie met belasting?',
      answer:
        'Ja, met {meerwaardetarief} op de winst boven de vrijstelling van {meerwaardevrijstelling} per persoon, als je op het einde alles verkoopt. Je kunt dat uitzetten.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: risico en rendement',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Waarom meer rendement ook meer risico is.',
    },
    {
      title: 'FSMA: beleggen',
      url: 'https://www.fsma.be/nl',
      description: 'Vergunningen, waarschuwingen en beleggersprofielen.',
    },
    {
      title: 'ESMA: kosten en rendement van beleggingsproducten',
      url: 'https://www.esma.europa.eu',
      description: 'Jaarlijks rapport over wat kosten van het rendement afhalen.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
