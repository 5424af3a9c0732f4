import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'fire-calculator',
  category: 'planning',
  pageTitle: 'FIRE berekenen: wanneer kun je stoppen met werken?',
  heading: 'Stoppen met werken',
  lede: 'Vanaf wanneer je leeft van wat je hebt.',
  breadcrumbTitle: 'FIRE',
  metaTitle: 'FIRE-calculator België: wanneer kun je stoppen?',
  metaDescription:
    'Bereken met welk vermogen en op welke leeftijd je kunt stoppen, met een brug tot je wettelijk pensioen, meerwaardebelasting en een toets op 150 jaar beurs.',
  question: 'Op welke leeftijd kan ik leven van mijn vermogen, tot en met mijn pensioen?',
  intro:
    'FIRE staat voor financieel onafhankelijk zijn en vroeg stoppen. Wij rekenen op zijn Belgisch: eerst een brug tot je wettelijke pensioenleeftijd, daarna pensioen en kapitaal samen.',
  synonyms: [
    'financiële onafhankelijkheid',
    'financieel onafhankelijk',
    'vroeg met pensioen',
    'stoppen met werken',
    '4 procent regel',
    '4 % regel',
    'trinity study',
    'coast fire',
    'barista fire',
    'lean fire',
    'rentenieren',
    'brugpensioen zelf betalen',
  ],
  signposts: [
    {
      slug: 'pensioen-calculator',
      text: 'Stop je rond de wettelijke leeftijd? Reken dan je pensioen en de pijlers uit.',
    },
    {
      slug: 'pensioensparen-calculator',
      text: 'Zoek je wat pensioensparen oplevert? Dat heeft een eigen pagina met het belastingvoordeel.',
    },
    {
      slug: 'noodfonds-calculator',
      text: 'Heb je nog geen buffer? Begin daarmee voor je belegt.',
    },
  ],
  faqs: [
    {
      question: 'Werkt de 4 %-regel in België?',
      answer:
        'De regel komt uit Amerikaanse cijfers over 30 jaar, zonder kosten en zonder belasting. Wie op 50 stopt, heeft geld nodig voor 45 jaar. Daarom begint deze pagina met 3,5 %. Aan de andere kant krijg je later een wettelijk pensioen, en dat zit niet in die regel.',
    },
    {
      question: 'Hoe werkt de brug tot mijn pensioen?',
      answer:
        'Tot je pensioenleeftijd betaal je alles uit je vermogen. Daarna vult je pensioen een deel in en mag je kapitaal kleiner zijn. De som van beide delen is het bedrag waarmee je kunt stoppen.',
    },
    {
      question: 'Wordt mijn wettelijk pensioen kleiner als ik vroeg stop?',
      answer:
        'Ja. Elk jaar dat je niet werkt, bouw je niets op. We verminderen je pensioen in verhouding tot de jaren die ontbreken. Neem je je pensioen op de wettelijke leeftijd, dan is er geen malus.',
    },
    {
      question: 'Hoeveel belasting betaal ik op wat ik verkoop?',
      answer:
        'Alleen het winstdeel van een verkoop is belast, aan {meerwaardetarief} boven {meerwaardevrijstelling} per persoon. In de eerste jaren is dat vaak niets. Later bestaat een groter deel van je verkoop uit winst.',
    },
    {
      question: 'Wat zijn coast FIRE en barista FIRE?',
      answer:
        'Bij coast heb je genoeg belegd om het verder vanzelf te laten groeien: je werkt nog, maar spaart niet meer. Bij barista verdien je deeltijds bij tot je pensioen, zodat je minder vermogen nodig hebt.',
    },
    {
      question: 'Wat betekent de slaagkans?',
      answer:
        'We leggen je plan op elke reeks jaren uit de Amerikaanse beursgeschiedenis. De slaagkans is het deel van die reeksen waarin je geld niet opraakt. Het is een toets op het verleden, geen voorspelling.',
    },
  ],
  authorityLinks: [
    {
      title: 'mypension.be',
      url: 'https://www.mypension.be/nl',
      description: 'Je loopbaan en je wettelijk pensioen volgens de overheid.',
    },
    {
      title: 'Robert Shiller, Yale: online data',
      url: 'http://www.econ.yale.edu/~shiller/data.htm',
      description: 'De beursreeks sinds 1871 achter de historische toets.',
    },
    {
      title: 'FOD Financiën: meerwaarden op financiële activa',
      url: 'https://financien.belgium.be/nl/particulieren',
      description: 'De regels van de belasting op meerwaarden.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
