import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'hypothecaire-lening-berekenen',
  category: 'lenen',
  pageTitle: 'Hypothecaire lening berekenen',
  heading: 'Je woonlening',
  lede: 'Wat je elke maand betaalt, en wat het kost.',
  breadcrumbTitle: 'Hypothecaire lening',
  metaTitle: 'Hypothecaire lening berekenen: maandlast en tabel',
  metaDescription:
    'Bereken de maandlast van je woonlening zoals Belgische banken het doen: actuarieel, met aflossingstabel, JKP en het slechtste geval bij een veranderlijke rente.',
  question: 'Hoeveel betaal ik elke maand voor mijn woonlening, en hoeveel rente is dat in totaal?',
  intro:
    'Vul bedrag, looptijd en rente in en zie de maandlast tot op de cent, met de volledige aflossingstabel. Wijkt je bank af? We zoeken welke rekenwijze erachter zit.',
  synonyms: [
    'hypotheek berekenen',
    'woonlening',
    'huislening',
    'aflossingstabel',
    'mensualiteit',
    'maandaflossing huis',
    'hypoteek',
    'lening huis simulatie',
    'variabele rente cap',
    'vaste kapitaalaflossing',
    'bulletkrediet',
    'bouwlening',
    'opname in schijven',
  ],
  signposts: [
    {
      slug: 'woningkrediet-simulator',
      text: 'Vertrek je van de prijs van een huis? Reken met alle kosten van de aankoop.',
    },
    { slug: 'kredietcapaciteit-calculator', text: 'Weet je nog niet hoeveel je kunt lenen? Vertrek van je inkomen.' },
    { slug: 'lening-herfinancieren', text: 'Heb je al een lening? Bekijk of een lagere rente loont.' },
  ],
  faqs: [
    {
      question: 'Waarom delen jullie de jaarrente niet door twaalf?',
      answer:
        'De wet schrijft voor hoe een jaarrente een maandrente wordt: {omzettingRentevoet}. Delen door twaalf geeft een te hoge maandlast. Op 170.000 euro scheelt dat al enkele euro per maand.',
    },
    {
      question: 'Wat is het verschil tussen de rentevoet en het JKP?',
      answer:
        'De rentevoet is de prijs van het geld zelf. Het jaarlijks kostenpercentage (JKP) telt ook dossierkosten, schatting, rechten, administratie en opzoekingen van de hypotheekakte en verplichte verzekeringen mee. Het ereloon van de notaris zit er niet in.',
    },
    {
      question: 'Hoe ver kan een veranderlijke rente stijgen?',
      answer:
        'Dat staat in je contract als cap. De wet legt er een grens bovenop: de rente wordt nooit meer dan {hoogsteFactorVeranderlijk} keer de startrente. Een jaarlijks herzienbare rente is in het tweede jaar hoogstens de startrente plus {stijgingTweedeJaar}.',
    },
    {
      question: 'Is een vaste kapitaalaflossing goedkoper?',
      answer:
        'Je betaalt in totaal minder rente, want je schuld daalt vlugger. Daar staat tegenover dat de eerste maanden duurder zijn dan bij een vaste maandlast.',
    },
    {
      question: 'Wat kost het om vroeger terug te betalen?',
      answer:
        'De bank mag hoogstens {wederbeleggingMaanden} rente vragen op het bedrag dat je vroeger terugbetaalt. Je leest soms drie tot zes maanden: meer dan drie mag niet.',
    },
    {
      question: 'Wat betekent 5-5-5 of 10-5-5?',
      answer:
        'Het eerste cijfer is het aantal jaren voor de eerste herziening. Daarna kan de rente opnieuw veranderen na het tweede en derde aantal jaren. De nieuwe rente volgt een index die de overheid elke maand publiceert.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: lenen voor je woning',
      url: 'https://www.wikifin.be/nl/belgie-huis-kopen-lenen',
      description: 'Uitleg van de FSMA over woonkrediet, rente en kosten.',
    },
    {
      title: 'FOD Economie: hypothecair krediet',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/hypothecair-krediet',
      description: 'De regels over rentevoeten, kosten en vervroegde terugbetaling.',
    },
    {
      title: 'Nationale Bank: Centrale voor kredieten aan particulieren',
      url: 'https://www.nbb.be/nl/kredietcentrales',
      description: 'Kijk na welke kredieten er op je naam staan.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
