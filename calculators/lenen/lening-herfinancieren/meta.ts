import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'lening-herfinancieren',
  category: 'lenen',
  pageTitle: 'Lening herfinancieren',
  heading: 'Herfinancieren',
  lede: 'Of een goedkopere lening loont, na alle kosten.',
  breadcrumbTitle: 'Herfinancieren',
  metaTitle: 'Lening herfinancieren: wat win je na alle kosten?',
  metaDescription:
    'Bereken of een lagere rente loont: wederbeleggingsvergoeding, notaris en dossierkosten tegenover de besparing. Met terugverdientijd en kantelrente.',
  question: 'Loont het om mijn lopende lening te vervangen door een goedkopere, na alle kosten?',
  intro:
    'Een lagere rente is pas winst als ze de kosten van de overstap terugbetaalt. Vergelijk je eigen bank met een andere bank en neem je kantelrente mee naar het gesprek.',
  synonyms: [
    'herfinanciering',
    'lening oversluiten',
    'rente herzien',
    'hypotheek herzien',
    'wederbeleggingsvergoeding',
    'lening overnemen andere bank',
    'handlichting',
    'rente heronderhandelen',
    'funding loss',
    'herfinansieren',
  ],
  signposts: [
    {
      slug: 'hypothecaire-lening-berekenen',
      text: 'Wil je extra aflossen zonder van lening te veranderen? Dat reken je bij de hypothecaire lening.',
    },
    {
      slug: 'schuldenconsolidatie-calculator',
      text: 'Heb je verschillende leningen? Bekijk of samenvoegen goedkoper is.',
    },
    { slug: 'kredietcapaciteit-calculator', text: 'Wil je bijlenen? Kijk eerst hoeveel je inkomen toelaat.' },
  ],
  faqs: [
    {
      question: 'Hoeveel mag de wederbeleggingsvergoeding zijn?',
      answer:
        'Bij een woonlening hoogstens {wederbeleggingMaanden} rente op het kapitaal dat je terugbetaalt. Vroeger werd soms tot zes maanden genoemd; de wet laat dat niet toe. Bij een lening op afbetaling is het hoogstens {vergoedingVervroegd}.',
    },
    {
      question: 'Betaal ik die vergoeding ook bij mijn eigen bank?',
      answer:
        'Niet als je bank de rente van je lopende woonlening verlaagt. Je betaalt dan enkel dossierkosten, hoogstens {dossierkostenHerziening}. Sommige bronnen schrijven nog dat de vergoeding wel geldt; dat is verouderd.',
    },
    {
      question: 'Waarom is overstappen naar een andere bank zoveel duurder?',
      answer:
        'De oude hypotheek moet worden geschrapt en er komt een nieuwe akte bij de notaris, met registratie- en hypotheekrecht. Dat loopt vlug in de duizenden euro.',
    },
    {
      question: 'Wat is de kantelrente?',
      answer:
        'De nieuwe rente waarbij winst en kosten elkaar opheffen. Biedt de bank een rente daaronder, dan win je. Ze houdt rekening met alle kosten die je invulde.',
    },
    {
      question: 'Vanaf welk renteverschil loont het?',
      answer:
        'Wikifin noemt als vuistregel minstens {renteVerschilVuistregel} verschil en tien jaar te gaan bij een andere bank. Bij je eigen bank loont een kleiner verschil al, omdat de kosten laag zijn.',
    },
    {
      question: 'Verlies ik mijn belastingvoordeel?',
      answer:
        'Bij een gewone herfinanciering van het saldo blijft het voordeel van een oudere lening vaak bestaan, maar niet altijd. Vraag het na en vul in wat je per jaar zou verliezen.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: je woonlening heronderhandelen',
      url: 'https://www.wikifin.be/nl/woning-en-hypothecaire-lening/checklist-hypotheeklening-heronderhandelen',
      description: 'Wanneer het de moeite is en welke kosten je mag verwachten.',
    },
    {
      title: 'FOD Economie: vervroegde terugbetaling',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet',
      description: 'Je rechten als je een krediet vroeger terugbetaalt.',
    },
    {
      title: 'Notaris.be: doorhaling van een hypotheek',
      url: 'https://www.notaris.be/rekenmodules/doorhaling-hypotheek',
      description: 'Raming van de kosten van een handlichting.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
