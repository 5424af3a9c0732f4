import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'kredietvergelijker-belgie',
  category: 'lenen',
  pageTitle: 'Kredieten vergelijken',
  heading: 'Leningen vergelijken',
  lede: 'Welk aanbod het minst kost, en of het JKP klopt.',
  breadcrumbTitle: 'Kredietvergelijker',
  metaTitle: 'Kredietvergelijker België: klopt het JKP?',
  metaDescription:
    'Leg tot zes kredietaanbiedingen naast elkaar op totale kost. We rekenen het JKP van elk aanbod na en melden een fout of een JKP boven het wettelijke maximum.',
  question: 'Welk van deze kredietaanbiedingen is het goedkoopst, en klopt het JKP dat erop staat?',
  intro:
    'Typ over wat er op elk aanbod staat. De rekenhulp zet ze op volgorde van totale kost, rekent het JKP opnieuw uit en waarschuwt als er iets niet klopt.',
  synonyms: [
    'leningen vergelijken',
    'krediet vergelijken',
    'goedkoopste lening',
    'offerte lening nakijken',
    'JKP controleren',
    'jaarlijks kostenpercentage narekenen',
    'kredietsimulatie vergelijken',
    'TAEG',
    'representatief voorbeeld',
  ],
  signposts: [
    { slug: 'persoonlijke-lening-berekenen', text: 'Heb je maar één lening in gedachten? Reken die volledig uit.' },
    { slug: 'rentevoet-vergelijker', text: 'Zoek je actuele rentes van banken? Bekijk de tarieventabel.' },
    { slug: 'hypothecaire-lening-berekenen', text: 'Gaat het om een woonlening? Daar tellen andere kosten mee.' },
  ],
  faqs: [
    {
      question: 'Waarop rangschikken jullie de aanbiedingen?',
      answer:
        'Op de totale kost boven het leenbedrag: rente, kosten en verplichte verzekering samen, bij hetzelfde bedrag en dezelfde looptijd. We krijgen geen vergoeding van kredietgevers en geven geen gegevens door.',
    },
    {
      question: 'Wat zit er wettelijk in het JKP?',
      answer:
        'Rente, dossierkosten, beheerkosten, kaartkosten en de premie van een verplichte verzekering. Niet: een vrijwillige verzekering, kosten bij te late betaling en de vergoeding voor vroeger terugbetalen.',
    },
    {
      question: 'Wat als jullie JKP anders is dan op mijn aanbod?',
      answer:
        'Een honderdste van een procent is afronding. Is het verschil groter, dan zit er meestal een kost in die je niet invulde, of staat er een debetrente in plaats van een JKP. Vraag uitleg voor je tekent.',
    },
    {
      question: 'Mag een kredietbemiddelaar mij kosten aanrekenen?',
      answer: 'Nee. In België betaalt de kredietgever de bemiddelaar. Aan jou mag die niets vragen.',
    },
    {
      question: 'Kan ik ook een onregelmatig schema narekenen?',
      answer:
        'Ja, onder “Andere vragen”. Geef elke opname en elke betaling een datum of een aantal maanden. De JKP-formule komt uit {consumentenrichtlijn}.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Economie: kredietkosten en JKP',
      url: 'https://economie.fgov.be/nl/themas/financiele-diensten/consumentenkrediet/kredietkosten',
      description: 'Wat in het JKP hoort en wat niet.',
    },
    {
      title: 'FSMA: vergunde kredietgevers',
      url: 'https://www.fsma.be/nl/kredietgevers',
      description: 'Kijk na of je aanbieder een vergunning heeft.',
    },
    {
      title: 'Ombudsfin',
      url: 'https://www.ombudsfin.be/nl',
      description: 'Bemiddeling bij een geschil met je bank of kredietgever.',
    },
  ],
  usesMarket: true,
  reads: ['persoonlijke_lening', 'autolening', 'renovatielening'],
  changedOn: '2026-11-15',
} satisfies Meta
