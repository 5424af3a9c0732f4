import type { Meta } from '#calculators/meta.ts'

export const meta = {
  slug: 'huurindexatie-berekenen',
  category: 'planning',
  pageTitle: 'Huurindexatie berekenen',
  breadcrumbTitle: 'Huurindexatie',
  metaTitle: 'Huurindexatie berekenen, met EPC-correctie',
  metaDescription:
    'Bereken welke huur vanaf je verjaardag gevraagd mag worden: met de gezondheidsindex, per gewest, met de correctie voor het EPC, en een brief om te sturen.',
  question: 'Welke huur mag er vanaf deze maand gevraagd worden?',
  intro:
    'Vul de basishuur en de datums van je contract in. We zoeken de juiste gezondheidsindex, passen de regels van je gewest toe en maken de brief.',
  synonyms: [
    'huur indexeren',
    'huurprijs aanpassen',
    'huurindex',
    'indexatie huur',
    'huurverhoging',
    'EPC correctiefactor huur',
    'gezondheidsindex huur',
  ],
  signposts: [
    {
      slug: 'inflatie-calculator-belgie',
      text: 'Wil je een ander bedrag omrekenen met de index? Neem de inflatiecalculator.',
    },
    { slug: 'huren-of-kopen-calculator', text: 'Twijfel je of huren nog loont? Vergelijk huren en kopen.' },
  ],
  faqs: [
    {
      question: 'Met welke index wordt huur aangepast?',
      answer:
        'Met de gezondheidsindex van de maand vóór de verjaardag van het contract. Die wordt gedeeld door de index van de maand vóór de start, in Brussel de maand vóór de ondertekening.',
    },
    {
      question: 'Hoe vaak mag de huur geïndexeerd worden?',
      answer:
        'Eén keer per jaar, op de verjaardag van de start. De verhuurder moet het schriftelijk vragen. Vraagt hij het te laat, dan werkt het hoogstens {terugwerkendeMaanden} terug.',
    },
    {
      question: 'Waarom speelt het EPC mee?',
      answer:
        'In 2022 en 2023 mocht de huur van slecht geïsoleerde woningen niet of maar half stijgen. Voor oudere contracten blijft dat doorwerken via een correctiefactor, tot er een beter EPC is.',
    },
    {
      question: 'Reken ik op de huur van vorig jaar of op de eerste huur?',
      answer:
        'Altijd op de basishuur uit het contract, zonder kosten. Indexeren op een huur die al geïndexeerd is, geeft een verkeerd bedrag.',
    },
  ],
  authorityLinks: [
    {
      title: 'Statbel: huurcalculator en gezondheidsindex',
      url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex/huurcalculator',
      description: 'De officiële indexcijfers.',
    },
    {
      title: 'Vlaanderen.be: indexering van de huurprijs',
      url: 'https://www.vlaanderen.be/indexering-van-de-huurprijs',
      description: 'Regels en correctiefactor in Vlaanderen.',
    },
    { title: 'Huurdersplatform', url: 'https://huurdersplatform.be', description: 'Hulp voor huurders.' },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
