import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'pensioen-calculator',
  category: 'planning',
  pageTitle: 'Pensioen berekenen',
  heading: 'Je pensioen',
  lede: 'Netto per maand, en wat je tekortkomt.',
  breadcrumbTitle: 'Pensioen',
  metaTitle: 'Pensioen berekenen: hoeveel krijg je netto?',
  metaDescription:
    'Bereken je wettelijk pensioen van bruto naar netto, wanneer je kunt stoppen, wat je groepsverzekering oplevert en hoeveel kapitaal je tekortkomt.',
  question: 'Hoeveel pensioen krijg ik netto per maand, en wat kom ik tekort?',
  intro:
    'Vul je loopbaan in, of het bedrag van mypension.be. We tellen de vier pijlers samen, in euro’s van vandaag, en zetten de stopleeftijden naast elkaar.',
  synonyms: [
    'wettelijk pensioen',
    'rustpensioen',
    'pensioenleeftijd',
    'vervroegd pensioen',
    'minimumpensioen',
    'mypension',
    'pensioenmalus',
    'pensioen bruto netto',
    'groepsverzekering',
    'tweede pijler',
    'hoeveel pensioen krijg ik',
    'pensioentje',
  ],
  signposts: [
    {
      slug: 'pensioensparen-calculator',
      text: 'Gaat je vraag over het fiscale plafond of je pensioenspaarfonds? Reken daar je rendement uit.',
    },
    {
      slug: 'fire-calculator',
      text: 'Wil je ruim voor je zestigste stoppen? Kijk dan hoeveel eigen vermogen dat vraagt.',
    },
    { slug: 'bruto-netto-calculator', text: 'Werk je nog en zoek je je nettoloon? Ga naar bruto naar netto.' },
  ],
  faqs: [
    {
      question: 'Op welke leeftijd mag ik met pensioen?',
      answer:
        'De wettelijke leeftijd hangt af van je geboortejaar. Ben je geboren van 1960 tot 1963, dan is het 66. Wie vanaf 1964 geboren is, gaat op 67. Vroeger kan als je lang genoeg gewerkt hebt, ten vroegste op 60.',
    },
    {
      question: 'Hoe berekent men het pensioen van een werknemer?',
      answer:
        'Voor elk jaar neemt men je loon tot een plafond van {loonplafond}. Dat gaat gedeeld door {volledigeLoopbaan} en maal {pensioenAlleenstaande}, of {pensioenGezin} voor een gezin. De som van alle jaren is je pensioen.',
    },
    {
      question: 'Wanneer krijg ik een minimumpensioen?',
      answer:
        'Na minstens {minimumpensioenJaren} loopbaan, met genoeg gewerkte dagen. Met een volledige loopbaan is het {minimumpensioenBedrag.alleenstaande} euro per maand voor een alleenstaande. Met minder jaren krijg je een deel ervan.',
    },
    {
      question: 'Wat gaat er nog af van mijn bruto pensioen?',
      answer:
        'Een RIZIV-bijdrage van {rizivTarief} boven een drempel, bij hoge pensioenen een solidariteitsbijdrage, en belasting. Een alleenstaande met alleen een pensioen betaalt geen belasting tot {nulgrensPensioen}.',
    },
    {
      question: 'Wat is de pensioenmalus en geldt die al?',
      answer:
        'Ze staat in de wet; bij elke stopleeftijd zie je of ze al geldt. Wie voor de wettelijke leeftijd stopt zonder genoeg jaren met genoeg gewerkte dagen, verliest per jaar een stuk pensioen. Ook wie langer werkt dan die leeftijd, moet ze hebben: dan is er een bonus.',
    },
    {
      question: 'Hoeveel blijft er over van mijn groepsverzekering?',
      answer:
        'Eerst gaan de RIZIV-bijdrage en de solidariteitsbijdrage eraf, daarna belasting. Die daalt met je leeftijd. Het laagste tarief krijg je als je tot de wettelijke leeftijd actief blijft.',
    },
  ],
  authorityLinks: [
    { title: 'mypension.be', url: 'https://www.mypension.be/nl', description: 'Je eigen loopbaan en pensioenbedrag.' },
    {
      title: 'Federale Pensioendienst',
      url: 'https://www.sfpd.fgov.be/nl',
      description: 'De regels per statuut, de bedragen en de inhoudingen.',
    },
    {
      title: 'PensionStat',
      url: 'https://www.pensionstat.be/nl',
      description: 'Cijfers over pensioenen in België.',
    },
    { title: 'RSVZ', url: 'https://www.rsvz.be/nl', description: 'Het pensioen van zelfstandigen.' },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
