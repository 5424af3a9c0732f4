import type { Outputs } from '#calculators/kernel/outputs.ts'

const share = 'De som voor je ex'
const costs = 'Belasting en akten'
const loan = 'De lening'

export const outputs = {
  totaal: { label: 'Kost van de uitkoop', unit: 'euro', zero: true },
  uitkoopsom: { label: 'Voor je ex', unit: 'euro', zero: true },
  kosten: { label: 'Belasting, notaris en bank', unit: 'euro', zero: true },
  nieuweLening: { label: 'Te lenen', unit: 'euro', zero: true },
  maandlast: { label: 'Maandlast', unit: 'euro', zero: true },
  draagkracht: { label: 'Wat het inkomen draagt, per maand', unit: 'euro', zero: true },
  overwaarde: { label: 'Waarde min lening', unit: 'euro', group: share, zero: true },
  inbrengTerugIk: { label: 'Eigen geld terug voor jou', unit: 'euro', group: share },
  inbrengTerugEx: { label: 'Eigen geld terug voor je ex', unit: 'euro', group: share },
  teVerdelen: { label: 'Te verdelen volgens de aandelen', unit: 'euro', group: share },
  deelEx: { label: 'Deel van je ex daarin', unit: 'euro', group: share },
  verdeelrecht: { label: 'Verdeelrecht', unit: 'euro', group: costs, zero: true },
  tarief: { label: 'Tarief van het verdeelrecht', unit: 'percent', group: costs },
  akteVerdeling: { label: 'Akte van verdeling, raming', unit: 'euro', group: costs },
  kredietakte: { label: 'Akte van de nieuwe lening', unit: 'euro', group: costs },
  wederbelegging: { label: 'Wederbeleggingsvergoeding, raming', unit: 'euro', group: costs },
  handlichting: { label: 'Schrappen van de oude hypotheek', unit: 'euro', group: costs },
  dossier: { label: 'Dossier bij de bank', unit: 'euro', group: costs },
  gebruikteRente: { label: 'Rente van de nieuwe lening', unit: 'percent', group: loan },
  maandlastNieuw: { label: 'Maandlast van de nieuwe lening', unit: 'euro', group: loan },
  hoogsteLening: { label: 'Hoogste nieuwe lening met dat inkomen', unit: 'euro', group: loan, zero: true },
  tekortPerMaand: { label: 'Te veel per maand', unit: 'euro', group: loan },
  som: { label: 'Som tussen jullie', unit: 'euro' },
  schuldNa: { label: 'Schuld na de uitkoop', unit: 'euro' },
} as const satisfies Outputs
