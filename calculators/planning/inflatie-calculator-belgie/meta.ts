import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'inflatie-calculator-belgie',
  category: 'planning',
  pageTitle: 'Inflatie in België berekenen',
  breadcrumbTitle: 'Inflatie',
  metaTitle: 'Inflatie berekenen in België: wat was geld toen waard?',
  metaDescription:
    'Reken een bedrag van vroeger om naar nu met de echte Belgische index, ook in frank. Met consumptieprijsindex, gezondheidsindex en je eigen mandje.',
  question: 'Wat is een bedrag van vroeger vandaag waard, volgens de echte Belgische prijsindex?',
  intro:
    'Vul een bedrag en twee maanden in. We rekenen met de cijfers van Statbel, terug tot 1959, en voor enkele jaren tot 1914. Ook een bedrag in frank kan.',
  synonyms: [
    'inflatie berekenen',
    'prijsindex',
    'consumptieprijsindex',
    'waarde van geld vroeger',
    'frank omrekenen',
    'indexcijfer',
    'gezondheidsindex',
    'levensduurte',
  ],
  signposts: [
    {
      slug: 'geldontwaarding-calculator',
      text: 'Kijk je vooruit in plaats van terug? Bereken wat je geld later nog koopt.',
    },
    { slug: 'huurindexatie-berekenen', text: 'Wil je een huur aanpassen aan de index? Daar gelden eigen regels voor.' },
    { slug: 'reele-rente-berekenen', text: 'Wil je weten wat je rente na inflatie waard is? Bereken de reële rente.' },
  ],
  faqs: [
    {
      question: 'Welk indexcijfer gebruik je waarvoor?',
      answer:
        'De consumptieprijsindex meet koopkracht en geldt voor onderhoudsgeld. De gezondheidsindex, zonder alcohol, tabak en motorbrandstof, geldt voor huur en lonen. De afgevlakte index beslist over de spilindex.',
    },
    {
      question: 'Hoe reken je Belgische frank om naar euro?',
      answer:
        'Eén euro is 40,3399 frank. Die koers ligt vast sinds 1999. Kies hierboven frank en we zetten het bedrag eerst om en passen dan de inflatie toe.',
    },
    {
      question: 'Waarom rekenen jullie voor 2011 met jaargemiddelden?',
      answer:
        'Voor 2011 konden we maar enkele maandcijfers nakijken, zoals dat van januari 2000. Voor de andere maanden nemen we het gemiddelde van het jaar. De pagina zegt het erbij als dat zo is.',
    },
    {
      question: 'Wat is de spilindex?',
      answer:
        'Een grens die telkens {spilstap} hoger ligt. Gaat de afgevlakte gezondheidsindex erover, dan stijgen uitkeringen en lonen van de overheid. In 2026 en 2028 geldt er een beperking voor hogere bedragen.',
    },
    {
      question: 'Klopt het officiële cijfer met mijn eigen uitgaven?',
      answer:
        'Niet precies. Wie veel verwarmt of ver rijdt, voelt andere prijzen. Vul bij "Mijn mandje" je eigen aandelen en prijsstijgingen in en je ziet je persoonlijke inflatie.',
    },
  ],
  authorityLinks: [
    {
      title: 'Statbel: consumptieprijsindex',
      url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
      description: 'De officiële indexcijfers, elke maand.',
    },
    {
      title: 'Federaal Planbureau: inflatievooruitzichten',
      url: 'https://www.plan.be/nl',
      description: 'Verwachte inflatie en de volgende spilindex.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
