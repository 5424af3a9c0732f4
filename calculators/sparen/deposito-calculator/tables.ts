/** The two tables of a short deposit: period after period, and the same money for other terms. */
import type { Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'

export type Period = {
  readonly start: string
  readonly end: string
  readonly days: number
  readonly principal: number
  readonly rate: number
  readonly gross: number
  readonly tax: number
  readonly net: number
}

export const periodTable = (periods: readonly Period[]): Table => ({
  key: 'periodes',
  title: 'Periode per periode',
  columns: [
    { key: 'van', label: 'Van', unit: 'date' },
    { key: 'tot', label: 'Tot', unit: 'date' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
    { key: 'bruto', label: 'Bruto rente', unit: 'euro', total: true },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
    { key: 'netto', label: 'Netto rente', unit: 'euro', total: true, formula: '{bruto}-{voorheffing}' },
  ],
  rows: periods.map((period) => [period.start, period.end, period.principal, period.gross, period.tax, period.net]),
})

type Term = { readonly label: string; readonly end: string; readonly gross: number; readonly tax: number }

export const termTable = (terms: readonly Term[]): Table => ({
  key: 'looptijden',
  title: 'Hetzelfde bedrag en dezelfde rente, andere looptijd',
  columns: [
    { key: 'looptijd', label: 'Looptijd', unit: 'text' },
    { key: 'einde', label: 'Einddatum', unit: 'date' },
    { key: 'bruto', label: 'Bruto rente', unit: 'euro' },
    { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro' },
    { key: 'netto', label: 'Netto rente', unit: 'euro', formula: '{bruto}-{voorheffing}' },
  ],
  rows: terms.map((term) => [term.label, term.end, term.gross, term.tax, roundCents(term.gross - term.tax)]),
})
