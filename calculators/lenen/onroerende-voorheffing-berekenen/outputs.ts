import type { Outputs } from '#calculators/kernel/outputs.ts'

const parts = 'Hoe het bedrag opgebouwd is'
const off = 'Verminderingen'

export const outputs = {
  onroerendeVoorheffing: { label: 'Onroerende voorheffing per jaar', unit: 'euro', zero: true },
  perMaand: { label: 'Per maand', unit: 'euro' },
  basisheffing: { label: 'Deel van het gewest', unit: 'euro', group: parts },
  gemeente: { label: 'Deel van de gemeente', unit: 'euro', group: parts },
  provincie: { label: 'Deel van de provincie', unit: 'euro', group: parts },
  agglomeratie: { label: 'Deel van de agglomeratie', unit: 'euro', group: parts },
  vermindering: { label: 'Alle verminderingen', unit: 'euro', group: off },
  geindexeerdKI: { label: 'Geïndexeerd kadastraal inkomen', unit: 'euro', group: parts },
  opcentiemen: { label: 'Opcentiemen samen', unit: 'number', group: parts },
  zonderVermindering: { label: 'Voor verminderingen', unit: 'euro', group: off },
  verminderingBescheiden: { label: 'Vermindering bescheiden woning', unit: 'euro', group: off },
  verminderingKinderen: { label: 'Vermindering voor kinderen en handicap', unit: 'euro', group: off },
  totaal: { label: 'Voor de hele woning', unit: 'euro' },
} as const satisfies Outputs
