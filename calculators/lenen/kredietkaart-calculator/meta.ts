import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'kredietkaart-calculator',
  category: 'lenen',
  pageTitle: 'Kredietkaart afbetalen',
  heading: 'Je kredietkaart',
  lede: 'Hoelang je afbetaalt, en wat het minimum kost.',
  breadcrumbTitle: 'Kredietkaart',
  metaTitle: 'Kredietkaart berekenen: wanneer ben je schuldenvrij?',
  metaDescription:
    'Bereken hoelang je over je kredietkaart doet en hoeveel rente je betaalt met alleen het minimum of met een vast bedrag. Met toets aan maximum en nulstelling.',
  question: 'Hoelang doe ik over het saldo van mijn kredietkaart, en wat kost het minimum betalen mij?',
  intro:
    'Wie alleen het minimum betaalt, betaalt jaren rente. Kies wat je per maand kunt missen en zie wanneer je kaart op nul staat.',
  synonyms: [
    'kredietkaart rente',
    'visa afbetalen',
    'mastercard gespreid betalen',
    'minimumbetaling kaart',
    'kaartschuld',
    'kaart met gespreide betaling',
    'credit card berekenen',
    'nulstelling',
    'kredietkaart aflossen',
    'winkelkaart krediet',
  ],
  signposts: [
    {
      slug: 'doorlopend-krediet-calculator',
      text: 'Heb je een geldreserve zonder kaart, met opnames en stortingen? Gebruik de kredietopening.',
    },
    { slug: 'schuldenconsolidatie-calculator', text: 'Heb je kaarten en leningen door elkaar? Zet ze op volgorde.' },
    { slug: 'persoonlijke-lening-berekenen', text: 'Wil je weten wat een gewone lening kost? Reken die apart uit.' },
  ],
  faqs: [
    {
      question: 'Kost elke kredietkaart rente?',
      answer:
        'Nee. Bij een kaart met uitgestelde betaling gaat het hele saldo één keer per maand van je zichtrekening, zonder rente. Rente betaal je enkel op een kaart met gespreide terugbetaling.',
    },
    {
      question: 'Waarom duurt het minimum zo lang?',
      answer:
        'Het minimum is een percentage van je saldo. Daalt je saldo, dan daalt ook je betaling. Zo blijf je lang een klein bedrag afbetalen. Een vast bedrag breekt die rem.',
    },
    {
      question: 'Wat is de nulstelling?',
      answer:
        'Een kaartkrediet van onbepaalde duur moet binnen een wettelijke termijn minstens één keer op nul staan. Je kredietgever verwittigt je twee maanden vooraf. De FOD Economie waarschuwt dat het minimum niet altijd volstaat.',
    },
    {
      question: 'Hoeveel mag een kaart kosten?',
      answer:
        'Het jaarlijks kostenpercentage (JKP) heeft een plafond per schijf van het kredietbedrag, lager voor grotere lijnen. De rekenhulp toont het plafond van vandaag en waarschuwt als je kaart erboven zit.',
    },
    {
      question: 'Betaal ik extra voor geld afhalen of betalen buiten de eurozone?',
      answer:
        'Meestal wel: een vast bedrag per geldopname en een percentage op vreemde munt. Vul die onder “Andere vragen” in om de volledige kost van je kaart te zien.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: kredietopening en nulstelling',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/soorten-kredieten',
      description: 'De regels voor kaarten met gespreide betaling.',
    },
    {
      title: 'Wikifin: kredietkaarten',
      url: 'https://www.wikifin.be/nl/betalen/kredietkaart',
      description: 'Het verschil tussen de soorten kaarten.',
    },
    {
      title: 'Card Stop',
      url: 'https://www.cardstop.be/nl',
      description: 'Je kaart laten blokkeren bij verlies of diefstal.',
    },
    {
      title: 'Eerste hulp bij schulden',
      url: 'https://www.eerstehulpbijschulden.be',
      description: 'Gratis hulp als betalen niet meer lukt.',
    },
  ],
  usesMarket: true,
  reads: ['persoonlijke_lening'],
  changedOn: '2026-11-15',
} satisfies Meta
