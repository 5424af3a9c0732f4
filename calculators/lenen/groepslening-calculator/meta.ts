import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'groepslening-calculator',
  category: 'lenen',
  pageTitle: 'Samen lenen of geld lenen aan elkaar',
  heading: 'Samen lenen',
  lede: 'Jouw deel, en wat als iemand niet meer betaalt.',
  breadcrumbTitle: 'Samen lenen',
  metaTitle: 'Samen lenen of aan elkaar: verdeling en contract',
  metaDescription:
    'Verdeel een gezamenlijke lening per persoon, zie wat je betaalt als iemand wegvalt, of maak een schuldbekentenis voor een lening onder elkaar.',
  question: 'Wat is mijn deel van een lening met meer mensen, en wat als iemand niet meer betaalt?',
  intro:
    'Voor vrienden, partners, familie en cohousing. Ook voor een lening van ouder aan kind, met een document om te ondertekenen.',
  synonyms: [
    'groepslening',
    'samen lenen',
    'lening met vrienden',
    'cohousing lening',
    'hoofdelijke aansprakelijkheid lening',
    'lening onder vrienden',
    'geld lenen aan familie',
    'lening ouders aan kind',
    'onderhandse lening',
    'schuldbekentenis',
    'schulderkenning model',
    'iou',
  ],
  signposts: [
    { slug: 'groepssparen-calculator', text: 'Leggen jullie geld samen zonder te lenen? Dat is samen sparen.' },
    {
      slug: 'wettelijke-rentevoet-belgie',
      text: 'Betaalt iemand te laat en is er geen rente afgesproken? Neem de wettelijke rente.',
    },
    { slug: 'kredietcapaciteit-calculator', text: 'Wil je weten hoeveel een bank jullie samen leent? Kijk daar.' },
  ],
  faqs: [
    {
      question: 'Wat betekent hoofdelijk aansprakelijk?',
      answer:
        'Wie mee tekent, staat in voor de hele lening. Betaalt een ander niet, dan mag de bank alles aan jou vragen. Daarna kun je je deel terugvragen bij de ander.',
    },
    {
      question: 'Kan ik uit een gezamenlijke lening stappen?',
      answer:
        'Alleen als de bank akkoord gaat. Meestal neemt iemand je deel over en onderzoekt de bank opnieuw of die het alleen kan dragen.',
    },
    {
      question: 'Wanneer moet een lening tussen vrienden op papier?',
      answer:
        'Vanaf {bewijsgrens} vraagt de wet een ondertekend geschrift als bewijs. De lener schrijft het bedrag zelf voluit in letters. Ook onder die grens is een document een bewijs.',
    },
    {
      question: 'Betaal je belasting op rente van een lening aan je kind?',
      answer:
        'Ja. Op de interest is {roerendeVoorheffing} roerende voorheffing verschuldigd. Houdt de lener ze niet in, dan geeft wie uitleent de interest aan in de belastingaangifte.',
    },
    {
      question: 'Mag een lening in de familie renteloos zijn?',
      answer:
        'Ja, je mag geen rente vragen. Houd wel bewijzen van de terugbetalingen bij. Anders lijkt de lening later op een schenking.',
    },
    {
      question: 'Moet ik een schuldbekentenis laten registreren?',
      answer:
        'Nee. Registreren kost een vast recht van {registratieSchuldbekentenis} en geeft je document een vaste datum tegenover anderen, zoals erfgenamen of schuldeisers.',
    },
  ],
  authorityLinks: [
    {
      title: 'Notaris.be: lenen in de familie',
      url: 'https://www.notaris.be',
      description: 'Waarop je let bij een lening tussen ouders en kinderen.',
    },
    {
      title: 'FOD Financiën: registratie van akten',
      url: 'https://financien.belgium.be/nl/particulieren',
      description: 'Hoe je een onderhands document laat registreren.',
    },
    {
      title: 'Burgerlijk Wetboek, boek 8: bewijs',
      url: 'https://www.ejustice.just.fgov.be',
      description: 'De regels over het geschrift en het bedrag in letters.',
    },
    {
      title: 'FOD Justitie: schuldbemiddeling',
      url: 'https://justitie.belgium.be/nl/themas_en_dossiers/schulden',
      description: 'Als een gezamenlijke schuld te zwaar wordt.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
