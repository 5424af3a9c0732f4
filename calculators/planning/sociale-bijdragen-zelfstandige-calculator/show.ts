/** The charts and tables of the contributions page. */
import { eur } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { bijdrage, type StatuutZelfstandige } from '#rules/zelfstandigen/zelfstandigen.ts'

export const STATUTES = [
  { value: 'hoofdberoep', label: 'Hoofdberoep' },
  { value: 'bijberoep', label: 'Bijberoep' },
  { value: 'primostarter', label: 'Primostarter (eerste vier kwartalen)' },
  { value: 'student', label: 'Student-zelfstandige' },
  { value: 'meewerkend', label: 'Meewerkende partner (maxistatuut)' },
  { value: 'gepensioneerde', label: 'Gepensioneerde die blijft werken' },
  { value: 'artikel37', label: 'Gelijkgesteld met bijberoep (artikel 37)' },
] as const

/** The chart shows the usual four, and the visitor's own when it is another. */
const USUAL: ReadonlySet<StatuutZelfstandige> = new Set(['hoofdberoep', 'bijberoep', 'primostarter', 'student'])

export function statuteChart(law: Law, income: number, own: StatuutZelfstandige): Chart {
  const step = income > 60_000 ? 10_000 : 5_000
  const points = Array.from({ length: 13 }, (_, index) => index * step)
  return {
    kind: 'line',
    key: 'perStatuut',
    title: 'Bijdrage per kwartaal volgens je inkomen',
    sentence: 'De lijnen tonen de kwartaalbijdrage per statuut, zonder beheerskost.',
    x: { label: 'Netto belastbaar inkomen', values: points, unit: 'euro0' },
    y: { unit: 'euro0' },
    series: STATUTES.filter(({ value }) => value === own || USUAL.has(value)).map(({ value, label }, index) => ({
      key: value,
      label,
      values: points.map((point) => bijdrage(law, point, value).kwartaal),
      dashed: index > 1,
    })),
    marks: income <= 12 * step ? [{ x: income, label: 'Jij' }] : [],
  }
}

export function splitChart(contribution: number, withCost: number, tax: number, income: number): Chart {
  const left = roundCents(income - tax)
  return {
    kind: 'donut',
    key: 'verdeling',
    title: 'Waar je winst naartoe gaat',
    sentence: `Van ${eur(roundCents(income + withCost))} winst houd je ${eur(left)} over.`,
    y: { unit: 'euro' },
    parts: [
      { label: 'Over', value: Math.max(0, left) },
      { label: 'Sociale bijdragen', value: contribution },
      { label: 'Beheerskost', value: roundCents(withCost - contribution) },
      { label: 'Personenbelasting', value: tax },
    ],
  }
}

/** The quarters of the year in which one is active, up to the last; `addCost` adds the cost of the fund. */
export function quarterTable(law: Law, contributions: readonly number[], addCost: (amount: number) => number): Table {
  const year = law.date.slice(0, 4)
  const ends = ['03-31', '06-30', '09-30', '12-31'].slice(4 - contributions.length)
  return {
    key: 'kwartalen',
    title: 'Wanneer betaal je wat?',
    columns: [
      { key: 'vervaldag', label: 'Uiterlijk', unit: 'date' },
      { key: 'bijdrage', label: 'Bijdrage', unit: 'euro', total: true },
      { key: 'kost', label: 'Beheerskost', unit: 'euro', total: true },
      { key: 'totaal', label: 'Te betalen', unit: 'euro', total: true, formula: '{bijdrage}+{kost}' },
    ],
    rows: contributions.map((amount, index) => [
      `${year}-${ends[index]}`,
      amount,
      roundCents(addCost(amount) - amount),
      addCost(amount),
    ]),
  }
}

export function incomeTable(law: Law, statuut: StatuutZelfstandige, fundCost: number): Table {
  const incomes = [5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 75_000, 100_000, 125_000]
  return {
    key: 'inkomens',
    title: 'Hetzelfde statuut, ander inkomen',
    columns: [
      { key: 'inkomen', label: 'Netto inkomen', unit: 'euro0' },
      { key: 'kwartaal', label: 'Bijdrage per kwartaal', unit: 'euro' },
      { key: 'metKost', label: 'Met beheerskost', unit: 'euro' },
      { key: 'aandeel', label: 'In procent van het inkomen', unit: 'percent', decimals: 1 },
    ],
    rows: incomes.map((income) => {
      const due = bijdrage(law, income, statuut)
      return [income, due.kwartaal, roundCents(due.kwartaal * (1 + fundCost)), due.jaar / income]
    }),
  }
}
