import type { Outputs } from '#calculators/kernel/outputs.ts'

const tax = 'Van bruto naar netto'
const savings = 'Spaarrekening'

export const outputs = {
  nettoInterest: { label: 'Netto rente', unit: 'euro', zero: true },
  eindbedrag: { label: 'Eindbedrag', unit: 'euro' },
  gebruikteRente: { label: 'Brutorente', unit: 'percent', zero: true },
  einddatum: { label: 'Einddatum', unit: 'date' },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro' },
  verschil: { label: 'Verschil met je spaarrekening', unit: 'euro', zero: true },
  verschilBeste: { label: 'Verschil met de beste spaarrekening', unit: 'euro', zero: true },
  besteRekening: { label: 'Beste spaarrekening zonder voorwaarden', unit: 'text', group: savings },
  besteNetto: { label: 'Beste spaarrekening, netto', unit: 'euro', group: savings },
  brutoInterest: { label: 'Bruto rente', unit: 'euro', group: tax },
  nettoRente: { label: 'Rente na belasting, per jaar', unit: 'percent', group: tax, note: 'Zoals banken ze schrijven' },
  nettoRendement: {
    label: 'Netto rendement per jaar',
    unit: 'percent',
    group: tax,
    note: 'Alsof je telkens herbelegt',
  },
  dagen: { label: 'Aantal dagen', unit: 'days', group: tax },
  spaarrekeningNetto: { label: 'Spaarrekening, netto', unit: 'euro', group: savings },
  gelijkeBasisrente: {
    label: 'Even goed als een basisrente van',
    unit: 'percent',
    group: savings,
    note: 'Zonder getrouwheidspremie',
    optional: true,
  },
  nettoPerDag: { label: 'Netto per dag', unit: 'euro' },
} as const satisfies Outputs
