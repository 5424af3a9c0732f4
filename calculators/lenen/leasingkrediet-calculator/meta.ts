import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'leasingkrediet-calculator',
  category: 'lenen',
  pageTitle: 'Leasing of private lease tegenover kopen',
  heading: 'Leasen of kopen',
  lede: 'Wat een auto huren kost tegenover hem kopen.',
  breadcrumbTitle: 'Leasing',
  metaTitle: 'Leasing berekenen: private lease of kopen?',
  metaDescription:
    'Vergelijk private lease of leasing met aankoopoptie met zelf kopen. Met het JKP achter de huur, kost per kilometer, btw en het kantelpunt.',
  question: 'Is een wagen leasen duurder dan hem kopen, en welk JKP zit er achter de huur?',
  intro:
    'Neem de huur, de looptijd en de kilometers uit je offerte over. Je ziet de volledige kost naast kopen met een lening of met eigen geld.',
  synonyms: [
    'private lease',
    'privéleasing',
    'autoleasing particulier',
    'financieringshuur',
    'leasing met aankoopoptie',
    'financiële leasing',
    'renting',
    'lease of kopen',
    'leasetermijn berekenen',
    'restwaarde leasing',
    'operational lease',
  ],
  signposts: [
    { slug: 'autolening-berekenen', text: 'Koop je de wagen en leen je ervoor? Reken met de autolening.' },
    {
      slug: 'bedrijfswagen-vaa-calculator',
      text: 'Betaalt je werkgever de wagen? Kijk naar het voordeel van alle aard.',
    },
  ],
  faqs: [
    {
      question: 'Wat is het verschil tussen private lease en financieringshuur?',
      answer:
        'Bij private lease huur je en geef je de wagen terug. Bij financieringshuur mag je hem op het einde kopen voor een vaste prijs. Alleen die tweede vorm is consumentenkrediet.',
    },
    {
      question: 'Heeft een lease een JKP?',
      answer:
        'Met aankoopoptie wel: het jaarlijks kostenpercentage (JKP) moet in het aanbod staan. We rekenen het na uit de huur, het voorschot en de optie, en toetsen het aan het maximum voor financieringshuur.',
    },
    {
      question: 'Zit de btw in de huur?',
      answer:
        'Op elke huurtermijn en op de aankoopoptie staat {btwLeasing} btw. Particulieren zien prijzen met btw, ondernemingen zonder. Kies onder “Andere vragen” wat jouw offerte toont.',
    },
    {
      question: 'Wat kost het om een private lease vroeger te stoppen?',
      answer:
        'Dikwijls een derde of meer van de huur die nog zou komen. Het percentage staat in je contract. Vul de maand en het percentage in om het bedrag te zien.',
    },
    {
      question: 'Wat is de invloed van een lease op mijn woonlening?',
      answer:
        'Banken trekken de huur meestal af van wat je per maand kunt afbetalen. De rekenhulp toont hoeveel minder je daardoor op 25 jaar kunt lenen.',
    },
    {
      question: 'Hoeveel kilometers neem ik best op in het contract?',
      answer:
        'Zo dicht mogelijk bij wat je echt rijdt. Kilometers te veel betaal je per stuk bij, kilometers te weinig krijg je niet altijd terug.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: financieringshuur',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/soorten-kredieten',
      description: 'Wanneer leasing onder de wet op het consumentenkrediet valt.',
    },
    {
      title: 'Renta',
      url: 'https://www.renta.be',
      description: 'De beroepsfederatie van verhuurders, met de norm voor schade bij teruggave.',
    },
    {
      title: 'FOD Financiën: btw',
      url: 'https://financien.belgium.be/nl/ondernemingen/btw',
      description: 'Btw op huur en leasing van wagens.',
    },
  ],
  usesMarket: true,
  reads: ['autolening', 'spaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
