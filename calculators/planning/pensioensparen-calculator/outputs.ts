import type { Outputs } from '#calculators/kernel/outputs.ts'

const thisYear = 'Je storting van dit jaar'
const atEnd = 'Tot je uitkering'
const beside = 'Naast de ETF'

export const outputs = {
  nettoKapitaal: { label: 'Netto kapitaal', unit: 'euro0', zero: true },
  voorsprong: { label: 'Verschil met de ETF', unit: 'euro0', zero: true },
  voordeelMetGemeente: { label: 'Belasting terug per jaar', unit: 'euro', zero: true },
  nettoRendement: {
    label: 'Rendement per jaar',
    unit: 'percent',
    optional: true,
    note: 'Na kosten, met het belastingvoordeel en de eindbelasting',
  },
  nodigEtfRendement: { label: 'Een ETF doet even goed vanaf', unit: 'percent', optional: true },

  belastingvoordeel: { label: 'Belastingvermindering', unit: 'euro', zero: true, group: thisYear },
  nettoKost: { label: 'Wat de storting je netto kost', unit: 'euro', group: thisYear },
  stortingPerMaand: { label: 'Storting per maand, gespreid over het jaar', unit: 'euro', group: thisYear },
  verliesFuik: { label: 'Wat je verliest tussen de twee plafonds', unit: 'euro', group: thisYear },
  besteStorting: { label: 'Storting die het meest terugbrengt per euro', unit: 'euro', group: thisYear },
  omslagpunt: { label: 'Vanaf deze storting krijg je weer meer terug', unit: 'euro', group: thisYear },
  eerstePlafond: { label: 'Eerste plafond', unit: 'euro', group: thisYear },
  tweedePlafond: { label: 'Tweede plafond', unit: 'euro', group: thisYear },

  totaalGestort: { label: 'Totaal gestort', unit: 'euro0', group: atEnd },
  totaalVoordeel: { label: 'Belastingvoordeel over alle jaren', unit: 'euro0', group: atEnd },
  kosten: { label: 'Kosten over alle jaren', unit: 'euro0', group: atEnd },
  eindbelasting: { label: 'Eindbelasting', unit: 'euro0', group: atEnd },
  leeftijdEindbelasting: { label: 'Leeftijd bij de eindbelasting', unit: 'number', decimals: 0, group: atEnd },
  voordeelNaEindbelasting: { label: 'Voordeel op stortingen na de eindbelasting', unit: 'euro0', group: atEnd },
  nettoBijVroegeOpname: { label: 'Netto als je nu al opneemt', unit: 'euro', optional: true, group: atEnd },

  samenMetVoordeel: { label: 'Pensioensparen, met het voordeel belegd', unit: 'euro0', group: beside },
  etfKapitaal: { label: 'De ETF na verkoop', unit: 'euro0', group: beside },
  etfRendement: {
    label: 'Rendement van de ETF na kosten en belasting',
    unit: 'percent',
    optional: true,
    group: beside,
  },
  hoogsteKost: { label: 'Lopende kost waarbij beide gelijk zijn', unit: 'percent', optional: true, group: beside },

  herbelegdVoordeel: { label: 'Belastingvoordeel, belegd in de ETF', unit: 'euro0' },
  verschilEtf: { label: 'Pensioensparen min ETF', unit: 'euro0' },
  tarief: { label: 'Tarief van de vermindering', unit: 'percent', decimals: 0 },
  brutoKapitaal: { label: 'Kapitaal zonder eindbelasting', unit: 'euro0' },
  grondslagEindbelasting: { label: 'Grondslag van de eindbelasting', unit: 'euro' },
} as const satisfies Outputs
