import type { Outputs } from '#calculators/kernel/outputs.ts'

const debt = 'De schuld'
const limits = 'Wat de wet toelaat'

export const outputs = {
  teBetalen: { label: 'Te betalen', unit: 'euro', zero: true },
  interest: { label: 'Wettelijke interest', unit: 'euro', zero: true },
  perDag: { label: 'Interest per dag daarna', unit: 'euro', optional: true },
  perMaand: { label: 'Interest per maand daarna', unit: 'euro', optional: true, zero: true },
  rentevoet: { label: 'Laatste rentevoet', unit: 'percent', zero: true },
  schade: { label: 'Afgesproken schadevergoeding', unit: 'euro' },
  invordering: { label: 'Kosten om te innen', unit: 'euro', note: 'Met de vaste vergoeding van de wet' },
  restHoofdsom: { label: 'Hoofdsom die openstaat', unit: 'euro', group: debt },
  openInterest: { label: 'Interest die openstaat', unit: 'euro' },
  totaal: { label: 'Hoofdsom en interest die openstaan', unit: 'euro' },
  betaald: { label: 'Al betaald', unit: 'euro', group: debt },
  dagen: { label: 'Aantal dagen', unit: 'days', group: debt, optional: true },
  maanden: { label: 'Aantal maanden', unit: 'number', group: debt, optional: true },
  schadebeding: { label: 'Hoogste schadevergoeding voor een consument', unit: 'euro', group: limits, optional: true },
  hoogsteInterest: { label: 'Hoogste interest voor een consument', unit: 'percent', group: limits, optional: true },
  gevraagdeInterest: {
    label: 'Interest aan de afgesproken voet',
    unit: 'euro',
    group: limits,
    note: 'Meer dan mag',
    optional: true,
  },
  burgerlijkeInterest: {
    label: 'Interest aan de burgerlijke rentevoet',
    unit: 'euro',
    group: limits,
    optional: true,
  },
  gevraagdeSchade: { label: 'Schadevergoeding volgens het contract', unit: 'euro', group: limits },
  forfait: { label: 'Vaste vergoeding tussen ondernemingen', unit: 'euro', group: limits, optional: true },
} as const satisfies Outputs
