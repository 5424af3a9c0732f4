import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'huurindexatie-berekenen',
  category: 'planning',
  pageTitle: 'Huurindexatie berekenen',
  heading: 'Je huur indexeren',
  lede: 'Welke huur er vanaf deze maand mag.',
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
        'Met de gezondheidsindex van de maand vóór de verjaardag van het contract. Die wordt gedeeld door de index van de maand vóór de ondertekening. Voor Vlaamse contracten vanaf 2019 is dat de maand vóór de start.',
    },
    {
      question: 'Hoe vaak mag de huur geïndexeerd worden?',
      answer:
        'Eén keer per jaar, op de verjaardag van de start. De verhuurder moet het schriftelijk vragen. Vraagt hij het te laat, dan werkt het hoogstens {terugwerkendeMaanden} terug.',
    },
    {
      question: 'Waarom speelt het EPC mee?',
      answer:
        'In {epcCorrectie.vlaanderen.vanaf.jaar} en {epcCorrectie.vlaanderen.vanaf.jaar+1} mocht de huur van slecht geïsoleerde woningen een jaar lang niet of maar deels stijgen. Elk gewest had eigen labels. Voor contracten die toen liepen, blijft dat doorwerken tot er een beter EPC is.',
    },
    {
      question: 'Reken ik op de huur van vorig jaar of op de eerste huur?',
      answer:
        'Op de basishuur uit het contract, zonder kosten. Op een huur die al geïndexeerd is, komt er een verkeerd bedrag uit. Alleen in Wallonië begin je na de beperking door het EPC opnieuw bij de huur van dat jaar.',
    },
    {
      question: 'Mijn verjaardag valt in het najaar. Welke indexen tellen voor de correctie?',
      answer:
        'De beperking gold een jaar: in Vlaanderen vanaf {epcCorrectie.vlaanderen.vanaf}, in Brussel vanaf {epcCorrectie.brussel.vanaf}, in Wallonië vanaf {epcCorrectie.wallonie.vanaf}. Valt je verjaardag tussen die dag en nieuwjaar, dan ging de indexering van {epcCorrectie.vlaanderen.vanaf.jaar-1} naar {epcCorrectie.vlaanderen.vanaf.jaar} verloren. Anders is dat die van {epcCorrectie.vlaanderen.vanaf.jaar} naar {epcCorrectie.vlaanderen.vanaf.jaar+1}.',
    },
    {
      question: 'Onze index van toen heeft een ander basisjaar. Hoe reken ik die om?',
      answer:
        'Vul bij “Andere vragen” de indexcijfers in en kies het basisjaar. We zetten beide cijfers op hetzelfde basisjaar voor we delen. Twee basisjaren door elkaar gebruiken is een veel gemaakte fout.',
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
    {
      title: 'Brussel Huisvesting: huurprijsindexatie',
      url: 'https://huisvesting.brussels/huren/woninghuurovereenkomst/huurprijsindexatie/huurprijsindexatie-vanaf-14-oktober-2023-met-correctiefactoren/',
      description: 'Correctiefactoren in Brussel.',
    },
    { title: 'Huurdersplatform', url: 'https://huurdersplatform.be', description: 'Hulp voor huurders.' },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
