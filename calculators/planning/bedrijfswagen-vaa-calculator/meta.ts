import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'bedrijfswagen-vaa-calculator',
  category: 'planning',
  pageTitle: 'Bedrijfswagen: voordeel van alle aard berekenen',
  heading: 'Je bedrijfswagen',
  lede: 'Wat hij je netto per maand kost.',
  breadcrumbTitle: 'Bedrijfswagen',
  metaTitle: 'Bedrijfswagen: VAA en nettokost per maand berekenen',
  metaDescription:
    'Bereken het voordeel van alle aard van je bedrijfswagen met CO2, leeftijd en minimum, en zie wat de wagen je netto per maand kost.',
  question: 'Wat kost mijn bedrijfswagen mij netto per maand?',
  intro:
    'Een wagen van de zaak is niet gratis: de fiscus telt een voordeel van alle aard (VAA) bij je loon. Hier zie je hoe groot dat is en wat er van je nettoloon afgaat.',
  synonyms: [
    'VAA berekenen',
    'voordeel alle aard wagen',
    'salariswagen',
    'firmawagen',
    'company car belasting',
    'CO2 percentage bedrijfswagen',
    'bedrijfswagen elektrisch',
    'eigen bijdrage bedrijfswagen',
  ],
  signposts: [
    {
      slug: 'bruto-netto-calculator',
      text: 'Wil je je hele loonbrief zien? Reken bruto naar netto en vul het voordeel in.',
    },
    { slug: 'autolening-berekenen', text: 'Koop je liever zelf een wagen? Bereken een autolening.' },
    { slug: 'leasingkrediet-calculator', text: 'Lease je privé? Daar geldt geen voordeel van alle aard.' },
  ],
  faqs: [
    {
      question: 'Hoe wordt het voordeel van alle aard berekend?',
      answer:
        'Cataloguswaarde maal CO2-percentage maal zes zevenden maal een percentage voor de leeftijd. De uitkomst is minstens {vaaMinimum}.',
    },
    {
      question: 'Waarom is de referentie-uitstoot elk jaar anders?',
      answer:
        'Ze volgt de gemiddelde uitstoot van nieuwe wagens. In {referentieBenzine.sinds} is het {referentieBenzine} gram voor benzine en {referentieDiesel} gram voor diesel. Daalt de referentie, dan stijgt jouw voordeel.',
    },
    {
      question: 'Telt de korting van de garage mee in de cataloguswaarde?',
      answer:
        'Nee. De cataloguswaarde is de prijs van de nieuwe wagen met opties en btw, zonder korting. Ook bij een tweedehandswagen telt de waarde van toen hij nieuw was.',
    },
    {
      question: 'Wat doet een eigen bijdrage?',
      answer:
        'Wat je zelf betaalt, gaat van het belastbaar voordeel af, tot nul. Je betaalt ze wel uit je nettoloon. Ze verlaagt dus je belasting, maar niet je totale kost.',
    },
    {
      question: 'Betaal ik voor een elektrische bedrijfswagen minder belasting?',
      answer:
        'Ja, het CO2-percentage is altijd het laagste: {co2Minimum}. Bij goedkopere wagens geldt dan het wettelijke minimum.',
    },
    {
      question: 'Wanneer is een plug-inhybride een valse hybride?',
      answer:
        'Bij minder dan {valseHybrideBatterij} kWh batterij per 100 kilogram, of bij meer dan {valseHybrideUitstoot} gram CO2. Volgt de uitstoot de norm Euro 6e-bis, dan ligt die grens op {valseHybrideUitstootStrengeNorm} gram. Dan telt de uitstoot van hetzelfde model zonder stekker, of anders {valseHybrideFactor} keer de eigen uitstoot.',
    },
  ],
  authorityLinks: [
    {
      title: 'FOD Financiën: voordelen van alle aard',
      url: 'https://financien.belgium.be/nl/particulieren/vervoer/aftrek_vervoersonkosten/woon_werkverkeer/bedrijfswagen',
      description: 'De formule, de referentie-uitstoot en het minimum.',
    },
    {
      title: 'Staatsblad: jaarlijks KB over de referentie-uitstoot',
      url: 'https://www.ejustice.just.fgov.be',
      description: 'Het besluit dat de cijfers van het jaar vastlegt.',
    },
    {
      title: 'RSZ: CO2-bijdrage voor werkgevers',
      url: 'https://www.socialsecurity.be/employer/instructions/dmfa/nl/latest',
      description: 'Wat de werkgever apart betaalt.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
