/** What leaves the account each year: the lease beside the same car bought with a loan. */
import type { Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Contract } from './contract.ts'
import { loanOf, valueAfter, type Way } from './cost.ts'
import type { LeaseValues } from './inputs.ts'

export function yearTable(values: LeaseValues, contract: Contract, lease: Way, buy: Way): Table {
  const { months, rents, option } = contract
  const loan = loanOf(values, months)
  const ends = Array.from({ length: Math.ceil(months / 12) }, (_, index) => Math.min(months, (index + 1) * 12))
  const total = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0)
  return {
    key: 'perJaar',
    title: 'Wat er per jaar van je rekening gaat',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      { key: 'lease', label: 'Lease', unit: 'euro', total: true },
      { key: 'kopen', label: 'Kopen met een lening', unit: 'euro', total: true },
      { key: 'waarde', label: 'Waarde van een eigen wagen', unit: 'euro' },
    ],
    rows: ends.map((end, index) => {
      const from = ends[index - 1] ?? 0
      const part = (end - from) / months
      const first = index === 0
      const atEnd = end === months ? option + lease.extra : 0
      const instalments = total(loan.rows.slice(from, end).map((row) => row.payment))
      return [
        `Jaar ${index + 1}`,
        roundCents(total(rents.slice(from, end)) + (first ? values.voorschot : 0) + atEnd + lease.use * part),
        roundCents(instalments + (first ? Math.min(values.prijs, values.eigenInbreng) : 0) + buy.use * part),
        valueAfter(values, months, end),
      ]
    }),
    note: 'Bij kopen houd je de wagen over. Trek de waarde af om de kost te kennen.',
    inYears: ends.map((end) => end / 12),
  }
}
