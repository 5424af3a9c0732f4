import type { Outputs } from '#calculators/kernel/outputs.ts'

const buy = 'De aankoop'
const first = 'Het eerste jaar'
const end = 'Op het einde'

export const outputs = {
  irr: { label: 'Rendement op je eigen geld, per jaar', unit: 'percent', zero: true, optional: true },
  evenwicht: { label: 'De woning wint vanaf een prijsstijging van', unit: 'percent', zero: true, optional: true },
  etfRendement: { label: 'Hetzelfde geld in een ETF, per jaar', unit: 'percent', zero: true, optional: true },
  voordeel: { label: 'De woning wint met', unit: 'euro0', zero: true },
  perMaand: { label: 'Over per maand, eerste jaar', unit: 'euro', zero: true },
  nettoRendement: { label: 'Netto huurrendement', unit: 'percent', zero: true },
  inleg: { label: 'Eigen geld bij aankoop', unit: 'euro0', zero: true },
  aankoopkosten: { label: 'Kosten bij aankoop', unit: 'euro', group: buy },
  registratie: { label: 'Registratiebelasting', unit: 'euro', group: buy },
  akten: { label: 'Akte van aankoop en van de lening', unit: 'euro', group: buy },
  totalePrijs: { label: 'Prijs met kosten en werken', unit: 'euro', group: buy },
  lening: { label: 'Lening', unit: 'euro', group: buy },
  maandlast: { label: 'Maandlast van de lening', unit: 'euro', group: buy },
  gebruikteRente: { label: 'Rente van de lening', unit: 'percent', group: buy },
  huurOntvangen: { label: 'Huur na leegstand', unit: 'euro', group: first },
  onderhoudskost: { label: 'Onderhoud', unit: 'euro', group: first },
  onroerendeVoorheffing: { label: 'Onroerende voorheffing', unit: 'euro', group: first },
  belastbaar: { label: 'Belastbaar inkomen uit verhuur', unit: 'euro', group: first },
  inkomstenbelasting: { label: 'Inkomstenbelasting', unit: 'euro', group: first },
  nettoHuur: { label: 'Netto huur, voor de lening', unit: 'euro', group: first, zero: true },
  brutoRendement: { label: 'Bruto huurrendement', unit: 'percent', group: first, note: 'Jaarhuur op de prijs' },
  waarde: { label: 'Waarde van de woning', unit: 'euro0', group: end },
  restschuld: { label: 'Schuld', unit: 'euro0', group: end },
  meerwaardebelasting: { label: 'Belasting op de meerwaarde', unit: 'euro0', group: end },
  vermogenHuis: { label: 'Vermogen met de woning', unit: 'euro0', group: end, zero: true },
  vermogenEtf: { label: 'Vermogen met de ETF', unit: 'euro0', group: end, zero: true },
  cashflow: { label: 'Over na de lening, eerste jaar', unit: 'euro' },
  verschil: { label: 'Voordeel van de woning', unit: 'euro0' },
} as const satisfies Outputs
