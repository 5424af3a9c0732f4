import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'aandelen-calculator',
  category: 'beleggen',
  pageTitle: 'Winst op aandelen berekenen',
  heading: 'Winst op aandelen',
  lede: 'Wat je netto overhoudt als je verkoopt.',
  breadcrumbTitle: 'Aandelen',
  metaTitle: 'Aandelen: netto winst en break-evenkoers berekenen',
  metaDescription:
    'Bereken de netto winst op een aandeel na makelaarsloon, beurstaks, dividendbelasting en meerwaardebelasting, met je break-evenkoers en verkoopmoment.',
  question: 'Wat houd ik netto over als ik dit aandeel verkoop?',
  intro:
    'Van koers naar winst in je handen: alle kosten en taksen bij kopen, houden en verkopen. We tonen ook vanaf welke koers je uit de kosten bent.',
  synonyms: [
    'aandeel verkopen',
    'beurswinst',
    'stock calculator',
    'beurstaks berekenen',
    'TOB aandelen',
    'break even koers',
    'rendement aandeel',
    'transactiekosten broker',
    'dividendrendement',
    'wanneer aandelen verkopen',
    'FIFO aandelen',
  ],
  signposts: [
    {
      slug: 'meerwaardebelasting-calculator',
      text: 'Heb je veel aankopen en verkopen van verschillende effecten? Reken ze lot per lot.',
    },
    { slug: 'etf-calculator', text: 'Gaat het over een ETF of een spaarplan? Daar gelden andere beurstaksen.' },
    {
      slug: 'reit-calculator',
      text: 'Is het een GVV, een beursgenoteerde vastgoedvennootschap? Neem de vastgoedpagina.',
    },
  ],
  faqs: [
    {
      question: 'Welke beurstaks betaal ik op een aandeel?',
      answer:
        'Bij aankoop en bij verkoop telkens {beurstaksMidden} van het bedrag, met een maximum van {beurstaksMaximumMidden} per verrichting. Een Belgische broker betaalt die taks voor jou.',
    },
    {
      question: 'Vanaf welke koers maak ik winst?',
      answer:
        'De winst dekt dan de kosten van twee orders, en soms een beetje meerwaardebelasting. Die koers staat als break-evenkoers bij het resultaat. Ze houdt geen rekening met dividend, tenzij we dat erbij zeggen.',
    },
    {
      question: 'Verkoop ik beter nu of in januari?',
      answer:
        'Meerwaarden zijn vrij tot {meerwaardevrijstelling}: in januari begint een nieuwe vrijstelling. Is die voor dit jaar op, dan kan wachten of spreiden belasting schelen. De koers kan intussen wel veranderen.',
    },
    {
      question: 'Wordt mijn hele verkoopbedrag belast?',
      answer:
        'Nee, enkel de winst. Verkoop je een deel, dan telt enkel de winst op dat deel. Het bedrag dat je van je rekening haalt, doet er niet toe.',
    },
    {
      question: 'Hoe reken ik met een aandeel in dollar?',
      answer:
        'Kies dollar als munt van de koersen en vul de wisselkoers bij aankoop en bij verkoop in. De fiscus rekent winst in euro, dus ook een wisselwinst telt mee.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: taks op de beursverrichtingen',
      url: 'https://financien.belgium.be/nl/experten-partners/investeerders/taks-op-beursverrichtingen',
      description: 'Tarieven en maxima van de beurstaks.',
    },
    {
      title: 'FSMA',
      url: 'https://www.fsma.be/nl',
      description: 'Controleer of je broker een vergunning heeft.',
    },
    {
      title: 'Euronext Brussel',
      url: 'https://live.euronext.com/nl',
      description: 'Slotkoersen, ook die van de fotodag.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
