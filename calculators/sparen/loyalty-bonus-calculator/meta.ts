import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'loyalty-bonus-calculator',
  category: 'sparen',
  pageTitle: 'Getrouwheidspremie berekenen',
  heading: 'Getrouwheidspremie',
  lede: 'Wat al van jou is, en wat een opname je kost.',
  breadcrumbTitle: 'Getrouwheidspremie',
  metaTitle: 'Getrouwheidspremie berekenen, storting per storting',
  metaDescription:
    'Zie per storting welke getrouwheidspremie je al verworven hebt, wat nog loopt, wanneer ze betaald wordt en wat een opname vandaag je kost.',
  question: 'Welke getrouwheidspremie heb ik al opgebouwd, en wat verlies ik als ik vandaag geld opneem?',
  intro:
    'Elke storting heeft haar eigen premiejaar. Vul je stortingen en opnames in en zie wat verworven is, wat nog loopt en op welke dag je beter wacht.',
  synonyms: [
    'loyaliteitspremie',
    'getrouwheidspremie',
    'trouwpremie',
    'premie spaarrekening',
    'wanneer getrouwheidspremie',
    'fidelity premium',
    'aangroeipremie',
  ],
  signposts: [
    {
      slug: 'spaarrekening-vergelijker',
      text: 'Wil je overstappen naar een andere bank? De vergelijker zoekt de beste dag.',
    },
    {
      slug: 'hoogste-spaarrente-belgie',
      text: 'Zoek je de rekening die jou het meest opbrengt? Bekijk de rangschikking.',
    },
  ],
  faqs: [
    {
      question: 'Wanneer krijg ik de getrouwheidspremie?',
      answer:
        'Een bedrag moet {premieTermijn} op de rekening blijven. Daarna is de premie verworven. De bank betaalt ze op de eerste dag van het volgende kwartaal: 1 januari, 1 april, 1 juli of 1 oktober.',
    },
    {
      question: 'Welk geld gaat er eerst af bij een opname?',
      answer:
        'Het geld waarvan het premiejaar het laatst begon. Je oudste stortingen blijven dus het langst staan. Een storting die pas aan een nieuw premiejaar begon, telt daarbij als jong geld.',
    },
    {
      question: 'Kan de bank mijn premie tijdens het jaar verlagen?',
      answer:
        'Nee. Het percentage van een storting ligt vast voor de volle {premieTermijn}. Een nieuw percentage geldt voor nieuwe stortingen en bij de start van een nieuw premiejaar. De basisrente kan wel elke dag veranderen.',
    },
    {
      question: 'Waarom haal ik nooit de som van basisrente en premie?',
      answer:
        'De premie geldt alleen voor bedragen die een vol jaar blijven. Wie elke maand spaart en het geld er na een jaar afhaalt, krijgt enkel premie op de eerste storting. De basisrente telt wel elke dag.',
    },
    {
      question: 'Verlies ik mijn premie als ik naar een andere rekening bij mijn bank ga?',
      answer:
        'Niet bij een overschrijving van minstens {minimumOverdracht}, hoogstens {maxOverdrachten} keer per jaar. Het premiejaar loopt dan door. Elke rekening betaalt haar eigen percentage voor haar eigen dagen.',
    },
    {
      question: 'Telt de premie mee voor de belastingvrijstelling?',
      answer:
        'Ja. Basisrente en premie samen zijn vrijgesteld tot {spaarvrijstelling} en per persoon. Daarboven betaal je {voorheffingSpaarrekening} roerende voorheffing.',
    },
  ],
  authorityLinks: [
    {
      title: 'Wikifin: de spaarrekening',
      url: 'https://www.wikifin.be/nl/sparen-en-beleggen',
      description: 'Hoe basisrente en getrouwheidspremie werken, uitgelegd door de FSMA.',
    },
    {
      title: 'FSMA: gereglementeerde spaarrekeningen',
      url: 'https://www.fsma.be/nl',
      description: 'De regels die banken moeten volgen als ze spaarrentes tonen.',
    },
  ],
  usesMarket: true,
  reads: ['spaarrekening', 'jongerenspaarrekening'],
  changedOn: '2026-11-15',
} satisfies Meta
