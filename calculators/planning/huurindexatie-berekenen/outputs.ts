import type { Outputs } from '#calculators/kernel/outputs.ts'

const how = 'Hoe we eraan komen'

export const outputs = {
  nieuweHuur: { label: 'Nieuwe huur per maand', unit: 'euro', optional: true },
  wachtOp: { label: 'We missen de index van', unit: 'month', optional: true },
  vanafGevraagd: { label: 'Te vragen vanaf', unit: 'date', optional: true },
  verschil: { label: 'Verschil per maand', unit: 'euro', zero: true, optional: true },
  achterstal: { label: 'Nog te vragen voor voorbije maanden', unit: 'euro', optional: true },
  huurTotDan: {
    label: 'Hoogste huur tot dan',
    unit: 'euro',
    note: 'Met de indexering van de vorige verjaardag',
    optional: true,
  },
  schatting: { label: 'Met de nieuwste index die we hebben', unit: 'euro', note: 'Een schatting', optional: true },
  stijging: { label: 'Stijging sinds de start', unit: 'percent', optional: true },

  verjaardag: { label: 'Verjaardag van het contract', unit: 'date', group: how, optional: true },
  aanvangsindex: { label: 'Aanvangsindex', unit: 'index', group: how, optional: true },
  nieuweIndex: { label: 'Nieuwe index', unit: 'index', group: how, optional: true },
  correctiefactor: { label: 'EPC-correctiefactor', unit: 'number', decimals: 6, group: how, optional: true },
  zonderCorrectie: { label: 'Zonder EPC-correctie', unit: 'euro', group: how, optional: true },
  perJaar: { label: 'Verschil per jaar', unit: 'euro', group: how, optional: true },
} as const satisfies Outputs
