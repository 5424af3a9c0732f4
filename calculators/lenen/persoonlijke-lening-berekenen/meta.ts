import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'persoonlijke-lening-berekenen',
  category: 'lenen',
  pageTitle: 'Persoonlijke lening berekenen',
  heading: 'Lenen op afbetaling',
  lede: 'De kost per maand en in totaal, en of het mag.',
  breadcrumbTitle: 'Persoonlijke lening',
  metaTitle: 'Persoonlijke lening berekenen: maandlast en JKP',
  metaDescription:
    'Bereken maandlast, totale kost en JKP van een lening op afbetaling. Met de toets aan het wettelijke maximum: mag dit JKP, en mag deze looptijd?',
  question: 'Wat kost een lening op afbetaling mij per maand en in totaal, en is ze wettelijk in orde?',
  intro:
    'Reken uit wat je per maand betaalt, hoeveel je met je budget kunt lenen of welk JKP achter een aanbod zit. We zeggen er meteen bij of bedrag, looptijd en JKP binnen de wet vallen.',
  synonyms: [
    'lening op afbetaling',
    'consumentenkrediet',
    'consumptielening',
    'afbetalingsplan',
    'geld lenen',
    'persoonlijk krediet',
    'persoonlijke leening',
    'JKP berekenen',
    'debetrentevoet',
    'lening alle doeleinden',
    'renovatielening',
  ],
  signposts: [
    { slug: 'autolening-berekenen', text: 'Leen je voor een wagen? Daar reken je met slotsom en restwaarde.' },
    { slug: 'kredietvergelijker-belgie', text: 'Heb je meer dan één aanbod? Leg ze naast elkaar.' },
    {
      slug: 'doorlopend-krediet-calculator',
      text: 'Kun je telkens opnieuw geld opnemen? Dan heb je een kredietopening.',
    },
  ],
  faqs: [
    {
      question: 'Hoelang mag ik over een lening doen?',
      answer:
        'De wet legt per bedrag een langste termijn op: hoe kleiner het bedrag, hoe vlugger je het moet terugbetalen. De rekenhulp toont de grens voor jouw bedrag en maakt langere looptijden grijs.',
    },
    {
      question: 'Is er een maximum voor het JKP?',
      answer:
        'Ja. Het jaarlijks kostenpercentage (JKP) heeft een wettelijk plafond dat afhangt van het bedrag. Kleine leningen mogen meer kosten dan grote. De overheid bekijkt de plafonds elke 1 juni en 1 december.',
    },
    {
      question: 'Wat als mijn JKP boven het maximum ligt?',
      answer:
        'Dan ben je de kosten van het krediet niet verschuldigd: je betaalt enkel het geleende bedrag terug. Meld het bij de FOD Economie.',
    },
    {
      question: 'Mag ik vroeger terugbetalen?',
      answer:
        'Altijd. De kredietgever mag hoogstens {vergoedingVervroegd} van het terugbetaalde kapitaal vragen, en {vergoedingVervroegdLaatsteJaar} als er hoogstens een jaar rest. Nooit meer dan de rente die je anders nog betaalde.',
    },
    {
      question: 'Waarom staat er bij de ene bank een debetrentevoet die lager is dan het JKP?',
      answer:
        'Sommige banken tonen twaalf keer de maandrente, andere de actuariële jaarrente. Een JKP van 5,95 % en een debetrente van 5,79 % kunnen dezelfde lening zijn. Vergelijk dus altijd op het JKP.',
    },
    {
      question: 'Kan ik me nog bedenken na het tekenen?',
      answer:
        'Je hebt {herroepingstermijn} om zonder reden af te zien van de lening. Je betaalt dan enkel de rente van de voorbije dagen.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: maximale tarieven van consumentenkrediet',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/kredietkosten/maximale-tarieven',
      description: 'De geldende plafonds voor het JKP.',
    },
    {
      title: 'Wikifin: lenen',
      url: 'https://www.wikifin.be/nl/lenen',
      description: 'Neutrale uitleg van de FSMA over leningen en kosten.',
    },
    {
      title: 'Schuldbemiddeling in Vlaanderen',
      url: 'https://www.eerstehulpbijschulden.be',
      description: 'Gratis hulp als je het moeilijk hebt om af te betalen.',
    },
  ],
  usesMarket: true,
  reads: ['persoonlijke_lening', 'renovatielening'],
  changedOn: '2026-11-15',
} satisfies Meta
