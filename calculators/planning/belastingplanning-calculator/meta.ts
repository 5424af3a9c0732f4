import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'belastingplanning-calculator',
  category: 'planning',
  pageTitle: 'Personenbelasting berekenen en besparen',
  heading: 'Je personenbelasting',
  lede: 'Wat je betaalt, en wat je nog kunt besparen.',
  breadcrumbTitle: 'Belastingplanning',
  metaTitle: 'Personenbelasting berekenen en wat je nog bespaart',
  metaDescription:
    'Reken je personenbelasting uit met gemeente, gewest en kinderen, en zie welke voordelen per euro het meest besparen vóór 31 december.',
  question: 'Hoeveel personenbelasting betaal ik, en wat kan ik dit jaar nog besparen?',
  intro:
    'Eerst bouwen we je aanslag op zoals het aanslagbiljet het doet. Daarna rangschikken we wat je zelf nog kunt doen, met het bedrag, de datum en de code in de aangifte.',
  synonyms: [
    'belastingen berekenen',
    'belastingaangifte simulatie',
    'tax calc',
    'aanslagbiljet',
    'belastingschijven',
    'belasting besparen',
    'belastingvrije som',
    'huwelijksquotient',
    'aangifte personenbelasting',
    'belastingteruggave',
  ],
  signposts: [
    { slug: 'bruto-netto-calculator', text: 'Zoek je alleen je nettoloon per maand? Reken bruto naar netto.' },
    {
      slug: 'pensioensparen-calculator',
      text: 'Wil je weten wat pensioensparen op lange termijn oplevert? Dat heeft een eigen pagina.',
    },
    { slug: 'roerende-voorheffing-calculator', text: 'Gaat het over rente en dividenden? Die worden apart belast.' },
  ],
  faqs: [
    {
      question: 'Waarom verlaagt de belastingvrije som mijn belasting en niet mijn inkomen?',
      answer:
        'De fiscus rekent eerst de schijven op je hele inkomen uit. Daarna trekt hij de belasting op {belastingvrijeSom} af, aan de laagste tarieven. Wie meer verdient, wint er dus niet meer mee.',
    },
    {
      question: 'Welk voordeel brengt per euro het meest op?',
      answer:
        'Pensioensparen en langetermijnsparen geven {pensioensparenTarief} terug, en je gemeentebelasting daalt mee. Giften geven {giftenTarief}, maar dat geld ben je kwijt. Kinderopvang geeft {kinderopvangTarief}.',
    },
    {
      question: 'Wat betekent het huwelijksquotiënt?',
      answer:
        'Verdient je partner weinig of niets, dan verschuift de fiscus een deel van jouw inkomen. Dat deel is hoogstens {huwelijksquotientMaximum}. Zo valt er minder in de hoge schijven.',
    },
    {
      question: 'Hoeveel mag mijn kind verdienen met een studentenjob?',
      answer:
        'Een kind blijft ten laste tot {bestaansmiddelenKind} netto bestaansmiddelen. Komt het daarboven, dan verlies je de toeslag. Reken met een kind minder en je ziet wat dat kost.',
    },
    {
      question: 'Is de hogere belastingvrije som al wet?',
      answer:
        'De geïndexeerde som is {belastingvrijeSom}. Een wet die de Kamer stemde, verhoogt ze tot {belastingvrijeSom.aangekondigd}. De publicatie zagen we niet, dus je kiest zelf welke regels gelden.',
    },
    {
      question: 'Waarom krijg ik geld terug van de belastingen?',
      answer:
        'De bedrijfsvoorheffing op je loon is een ruw voorschot. Ze kent je pensioensparen, giften of kinderopvang niet. Bij de aanslag komt dat verschil terug.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: Tax-Calc',
      url: 'https://financien.belgium.be/nl/E-services/tax-calc',
      description: 'De officiële simulatie van je aanslag.',
    },
    {
      title: 'FOD Financiën: belastingtarieven en belastingvrije som',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/tarieven-belastbaar-inkomen/tarieven',
      description: 'De schijven en de vrije som per jaar.',
    },
    {
      title: 'FOD Financiën: gemeentebelasting per gemeente',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/tarieven-belastbaar-inkomen/tarieven/gemeentebelasting',
      description: 'Het tarief van jouw gemeente.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
