import type { Outputs } from '#calculators/kernel/outputs.ts'

const together = 'De pot'
const turns = 'De beurten'

export const outputs = {
  bijdrage: { label: 'Ieder per maand', unit: 'euro', zero: true },
  pot: { label: 'In de pot op de einddatum', unit: 'euro', zero: true },
  gehaaldIn: { label: 'Doel gehaald in', unit: 'month', optional: true },
  tekort: { label: 'Tekort', unit: 'euro', optional: true },
  achterstand: { label: 'Achterstand van de groep', unit: 'euro', optional: true },
  totaalPerMaand: { label: 'Samen per maand', unit: 'euro', group: together, optional: true },
  ingelegd: { label: 'Samen ingelegd', unit: 'euro', group: together, optional: true },
  rente: { label: 'Rente van alle deelnemers', unit: 'euro', group: together, optional: true },
  laatsteMaand: { label: 'Laatste beurt', unit: 'month', optional: true },
  rondes: { label: 'Aantal beurten', unit: 'number', group: turns, optional: true },
  ingelegdPerPersoon: { label: 'Ingelegd per persoon', unit: 'euro', group: turns, optional: true },
  voordeelEerste: { label: 'Wat de eerste beurt waard is', unit: 'euro', group: turns, optional: true },
  nadeelLaatste: { label: 'Wat de laatste beurt kost', unit: 'euro', group: turns, optional: true },
} as const satisfies Outputs
