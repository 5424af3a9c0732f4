import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'opzegtermijn-calculator',
  category: 'planning',
  pageTitle: 'Opzegtermijn berekenen',
  heading: 'Je opzegtermijn',
  lede: 'Tot welke dag, of welke vergoeding.',
  breadcrumbTitle: 'Opzegtermijn',
  metaTitle: 'Opzegtermijn berekenen: weken, datum en vergoeding',
  metaDescription:
    'Bereken je opzegtermijn bij ontslag of eigen vertrek: hoeveel weken, van welke maandag tot welke dag, en welke verbrekingsvergoeding erbij hoort.',
  question: 'Hoelang is mijn opzegtermijn, tot welke dag loopt ze, of welke vergoeding hoort erbij?',
  intro:
    'Vul je startdatum en de dag van de brief in. Je ziet het aantal weken, de eerste en de laatste dag, en wat er betaald moet worden als je meteen stopt.',
  synonyms: [
    'opzeg berekenen',
    'ontslag nemen',
    'vooropzeg',
    'opzegperiode',
    'verbrekingsvergoeding',
    'ontslagvergoeding',
    'preavis',
    'ontslagbrief',
    'opzeg geven werk',
  ],
  signposts: [
    {
      slug: 'vakantiegeld-berekenen',
      text: 'Wil je weten welk vakantiegeld je bij je vertrek krijgt? Kies daar voor vertrek.',
    },
    { slug: 'bruto-netto-calculator', text: 'Vergelijk je een nieuw loon? Reken bruto naar netto.' },
    { slug: 'noodfonds-calculator', text: 'Zoek je hoeveel buffer je nodig hebt zonder werk? Bereken je noodfonds.' },
  ],
  faqs: [
    {
      question: 'Wanneer begint mijn opzegtermijn te lopen?',
      answer:
        'Op de maandag na de week waarin de brief gevolg heeft. Een aangetekende brief heeft gevolg op de derde werkdag na verzending. Verstuur hem dus ten laatste op woensdag voor de maandag erna.',
    },
    {
      question: 'Hoeveel weken opzeg heb ik als ik zelf ontslag neem?',
      answer:
        'Van één week in de eerste drie maanden tot {opzegWerknemerMaximum} vanaf acht jaar dienst. Langer wordt het niet. Sinds {opzegWerknemerMaximum.sindsMaand} geldt dat ook voor wie al voor 2014 in dienst was.',
    },
    {
      question: 'Wat als ik al vóór 2014 in dienst was?',
      answer:
        'Dan tel je twee delen op. Deel 1 volgt de oude regels voor de jaren tot eind 2013. Deel 2 volgt de tabel van nu, met een teller die op 1 januari 2014 begint.',
    },
    {
      question: 'Wat is een verbrekingsvergoeding?',
      answer:
        'Wie de opzeg niet laat werken, betaalt het loon van die weken. Dat loon omvat ook de dertiende maand, het vakantiegeld en voordelen zoals maaltijdcheques of een bedrijfswagen.',
    },
    {
      question: 'Is er een maximum aan de opzegtermijn?',
      answer:
        'Voor contracten die vanaf {opzegMaximum.sindsMaand} starten is de opzeg door de werkgever begrensd op {opzegMaximum}. Voor oudere contracten blijft de tabel doorlopen.',
    },
    {
      question: 'Ik ben opgezegd en vond een andere job. Moet ik de hele termijn uitdoen?',
      answer:
        'Nee. Met een tegenopzeg vertrek je vroeger: na één week tot hoogstens vier weken, volgens je anciënniteit. Kies bovenaan die situatie. Let op: de tegenopzeg telt als eigen ontslag.',
    },
    {
      question: 'Loopt de opzeg door als ik ziek word?',
      answer:
        'Heeft je werkgever opgezegd, dan stopt de teller tijdens je ziekte of vakantie. Heb je zelf opgezegd, dan loopt ze gewoon door.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Werkgelegenheid: opzeggingstermijnen',
      url: 'https://werk.belgie.be/nl/themas/arbeidsovereenkomsten/einde-van-de-arbeidsovereenkomst',
      description: 'De officiële tabellen en de regels over de brief.',
    },
    {
      title: 'Arbeidsovereenkomstenwet',
      url: 'https://www.ejustice.just.fgov.be/eli/wet/1978/07/03/1978070303/justel',
      description: 'De wet van 3 juli 1978, met artikel 37/2.',
    },
    {
      title: 'RVA: werkloos na ontslag',
      url: 'https://www.rva.be',
      description: 'Waar je op moet letten voor je zelf opzegt.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
