import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'auto-kosten-berekenen',
  category: 'lenen',
  pageTitle: 'Wat kost een auto per maand?',
  heading: 'Een auto per maand',
  lede: 'Alles erin: aankoop, brandstof, taks, verzekering.',
  breadcrumbTitle: 'Autokosten',
  metaTitle: 'Autokosten berekenen: per maand en per kilometer',
  metaDescription:
    'Bereken wat een auto per maand en per kilometer kost: BIV en verkeersbelasting in elk gewest, waardeverlies, energie, lening of lease. Twee auto’s naast elkaar.',
  question: 'Wat kost deze auto per maand?',
  intro:
    'Vul in hoeveel je rijdt en met welke auto. Je ziet de hele kost, met de belastingen van je gewest en een tweede auto ernaast.',
  synonyms: [
    'autokosten',
    'kosten auto per maand',
    'kost per kilometer auto',
    'BIV',
    'belasting op inverkeerstelling',
    'verkeersbelasting',
    'rijtaks',
    'wegentaks',
    'elektrische auto of benzine',
    'TCO auto',
  ],
  signposts: [
    { slug: 'autolening-berekenen', text: 'Zoek je alleen de afbetaling van je lening? Reken met de autolening.' },
    { slug: 'leasingkrediet-calculator', text: 'Heb je een offerte voor een lease? Reken het contract na.' },
  ],
  faqs: [
    {
      question: 'Betaal ik BIV en verkeersbelasting voor een elektrische auto?',
      answer:
        'Ja. In Vlaanderen betaal je voor een elektrische auto die je nu inschrijft één keer {bivVlaanderenElektrisch} BIV en elk jaar een vast bedrag. In Wallonië hangt de BIV af van het vermogen en de massa.',
    },
    {
      question: 'Hoe wordt de BIV in Vlaanderen berekend?',
      answer:
        'Met de CO2-uitstoot, de euronorm, de brandstof en de leeftijd. De CO2 telt heel zwaar: een vijfde meer uitstoot kost op dat deel ongeveer drie keer zoveel.',
    },
    {
      question: 'Wat veranderde er aan de BIV in Wallonië?',
      answer:
        'Sinds de hervorming telt niet alleen het vermogen, maar ook de CO2, de hoogste toegelaten massa en de energie. Elektrische auto’s krijgen een veel lagere coëfficiënt. Een groot gezin of een alleenstaande ouder kan minder betalen.',
    },
    {
      question: 'Waar vind ik de fiscale pk, de CO2 en de massa van mijn auto?',
      answer:
        'Op het inschrijvingsbewijs en op het gelijkvormigheidsattest. Voor een nieuwe auto staan ze in de offerte. De fiscale pk volgt uit de cilinderinhoud: 1,2 liter is 7 pk, 1,5 liter is 8 pk.',
    },
  ],
  authorityLinks: [
    {
      title: 'Vlaamse Belastingdienst: verkeersbelastingen',
      url: 'https://www.vlaanderen.be/belastingen-en-begroting/vlaamse-belastingen/verkeersbelastingen',
      description: 'BIV en verkeersbelasting in Vlaanderen, met een simulatie.',
    },
    {
      title: 'SPW Finances: taxes sur les véhicules',
      url: 'https://finances.wallonie.be',
      description: 'De tarieven in Wallonië, in het Frans.',
    },
    {
      title: 'Brussel Fiscaliteit',
      url: 'https://fiscaliteit.brussels',
      description: 'De tarieven in het Brussels Gewest.',
    },
    {
      title: 'FOD Economie: maximumprijzen',
      url: 'https://economie.fgov.be/nl/themas/energie/energieprijzen/maximumprijzen',
      description: 'De prijs van benzine en diesel van vandaag.',
    },
  ],
  usesMarket: true,
  reads: ['autolening', 'spaarrekening'],
  changedOn: '2026-11-16',
} satisfies Meta
