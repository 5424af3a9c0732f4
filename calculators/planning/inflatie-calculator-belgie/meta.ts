import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'inflatie-calculator-belgie',
  category: 'planning',
  pageTitle: 'Inflatie in België berekenen',
  heading: 'Prijzen toen en nu',
  lede: 'Volgens de Belgische index, sinds 1920.',
  breadcrumbTitle: 'Inflatie',
  metaTitle: 'Inflatie berekenen in België: wat was geld toen waard?',
  metaDescription:
    'Reken een bedrag van vroeger om naar nu met de echte Belgische index, ook in frank. Met consumptieprijsindex, gezondheidsindex en je eigen mandje.',
  question: 'Wat is een bedrag van vroeger vandaag waard, volgens de echte Belgische prijsindex?',
  intro:
    'Vul een bedrag en twee maanden in. We rekenen met de maandcijfers van Statbel, terug tot 1920. Ook een bedrag in frank kan.',
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
      question: 'Hoe ver gaan de indexcijfers terug?',
      answer:
        'De consumptieprijsindex bestaat per maand sinds 1920. Tussen mei 1940 en december 1946 is er geen. Voor 1914 is er één cijfer voor het hele jaar. De gezondheidsindex begint in 1994.',
    },
    {
      question: 'Wat is de spilindex?',
      answer:
        'Een grens die telkens {spilstap} hoger ligt. Gaat de afgevlakte gezondheidsindex erover, dan stijgen uitkeringen en lonen van de overheid. Voor hogere bedragen is die stijging soms tijdelijk beperkt.',
    },
    {
      question: 'Klopt het officiële cijfer met mijn eigen uitgaven?',
      answer:
        'Niet precies. Wie veel verwarmt of ver rijdt, voelt andere prijzen. Vul bij “Mijn mandje” je eigen aandelen en prijsstijgingen in en je ziet je persoonlijke inflatie.',
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
