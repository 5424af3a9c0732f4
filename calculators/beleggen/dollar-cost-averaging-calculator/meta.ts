import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'dollar-cost-averaging-calculator',
  category: 'beleggen',
  pageTitle: 'Ineens of gespreid beleggen?',
  heading: 'Ineens of gespreid?',
  lede: 'Alles nu beleggen, of verspreid over maanden.',
  breadcrumbTitle: 'Gespreid beleggen',
  metaTitle: 'Ineens of gespreid beleggen: wat wint het vaakst?',
  metaDescription:
    'Heb je een som geld? Zie hoe vaak alles ineens beleggen wint van gespreid instappen, met orderkosten, beurstaks en rente op het geld dat wacht.',
  question: 'Beleg ik mijn geld beter in één keer of verspreid over maanden?',
  intro:
    'We laten beide manieren lopen op echte koersen van de markt die je kiest, en op duizenden gesimuleerde markten. Met kosten per order en rente op wachtend geld, want die vergeet bijna iedereen.',
  synonyms: [
    'dollar cost averaging',
    'DCA',
    'lump sum',
    'gespreid instappen',
    'in schijven beleggen',
    'periodiek beleggen',
    'spreiden in de tijd',
    'gemiddelde aankoopprijs',
    'wanneer instappen beurs',
    'alles in een keer beleggen',
  ],
  signposts: [
    { slug: 'etf-calculator', text: 'Beleg je elke maand uit je loon? Reken dat plan door op de ETF-pagina.' },
    { slug: 'beleggingsrente-calculator', text: 'Wil je weten wat het op twintig jaar kan worden? Bekijk de waaier.' },
    { slug: 'portfolio-diversificatie-calculator', text: 'Gaat het je om spreiden over beleggingen, niet in de tijd?' },
  ],
  faqs: [
    {
      question: 'Waarom wint alles ineens zo vaak?',
      answer:
        'Omdat beurzen vaker stijgen dan dalen. Wie spreidt, heeft een deel van zijn geld langer aan de kant staan. In een dalende markt is spreiden wel beter, en dat is precies wanneer het pijn doet.',
    },
    {
      question: 'Wat kost spreiden extra?',
      answer:
        'Elk order heeft zijn makelaarsloon en beurstaks. Het percentage van de taks blijft gelijk, maar een vaste kost betaal je telkens opnieuw. Daartegenover staat de rente op het geld dat nog wacht.',
    },
    {
      question: 'Is mijn gemiddelde prijs lager als ik spreid?',
      answer:
        'Lager dan de gemiddelde koers wel, altijd. Met een vast bedrag koop je meer stuks als de koers laag staat. Maar dat is niet hetzelfde als lager dan de koers van vandaag.',
    },
    {
      question: 'Welke koersen gebruiken jullie voor het verleden?',
      answer:
        'Voor Amerika de maandcijfers van Robert Shiller, met dividend, omgerekend naar euro. Voor de wereld, Europa, groeilanden en staatsobligaties één echt fonds, na zijn kosten. Die reeksen zijn korter. Bij het resultaat staat van wanneer tot wanneer ze lopen.',
    },
    {
      question: 'Wat als ik bang ben voor een crash vlak na mijn aankoop?',
      answer:
        'Kijk naar de slechtste 5 % en naar het verlies op papier. Spreiden maakt dat verlies kleiner, tegen de prijs van een lagere verwachte opbrengst. Slaap je beter met spreiden, dan is dat ook een argument.',
    },
  ],
  authorityLinks: [
    {
      title: 'Robert Shiller: online data',
      url: 'http://www.econ.yale.edu/~shiller/data.htm',
      description: 'De maandreeks van Amerikaanse aandelen.',
    },
    {
      title: 'Wikifin: beleggen in stappen',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Uitleg van de FSMA over instappen op de beurs.',
    },
    {
      title: 'FOD Financiën: taks op de beursverrichtingen',
      url: 'https://financien.belgium.be/nl/experten-partners/investeerders/taks-op-beursverrichtingen',
      description: 'De beurstaks op elk order.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
