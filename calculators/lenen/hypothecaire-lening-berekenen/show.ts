/** Charts and tables of the home loan page. */
import { eur } from '#calculators/kernel/format.ts'
import { balanceByYear, yearsOf } from '#calculators/lenen/aflossing.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { LoanSchedule } from '#finance/loan.ts'
import type { Plan } from './plan.ts'

const instalments = (schedule: LoanSchedule) => yearsOf(schedule).map(({ rows }) => rows[0]?.payment ?? 0)

/** Between which instalments a variable loan can move. */
export function variableChart({ signed, worst, best }: Plan): Chart[] {
  if (!worst || !best) return []
  const now = instalments(signed)
  const high = instalments(worst)
  const low = instalments(best)
  return [
    {
      kind: 'fan',
      key: 'veranderlijk',
      title: 'Waar je maandlast heen kan',
      sentence: `Je maandlast kan stijgen tot ${eur(Math.max(...high))} en dalen tot ${eur(Math.min(...low))}.`,
      x: { label: 'Jaar', values: now.map((_, index) => index + 1) },
      y: { unit: 'euro0' },
      middle: { key: 'nu', label: 'Rente blijft gelijk', values: now },
      bands: [
        {
          label: 'Laagste tot hoogste rente',
          low: now.map((_, index) => low[index] ?? 0),
          high: now.map((_, index) => high[index] ?? 0),
        },
      ],
    },
  ]
}

export function variableTable({ revisions, worst, best }: Plan): Table[] {
  if (!worst || !best) return []
  return [
    {
      key: 'herzieningen',
      title: 'Grenzen bij elke herziening',
      columns: [
        { key: 'jaar', label: 'Vanaf jaar', unit: 'text' },
        { key: 'laagsteRente', label: 'Laagste rente', unit: 'percent' },
        { key: 'laagste', label: 'Laagste maandlast', unit: 'euro' },
        { key: 'hoogsteRente', label: 'Hoogste rente', unit: 'percent' },
        { key: 'hoogste', label: 'Hoogste maandlast', unit: 'euro' },
      ],
      rows: revisions.map(({ year, lowest, highest }) => [
        String(year),
        lowest,
        best.rows[(year - 1) * 12]?.payment ?? null,
        highest,
        worst.rows[(year - 1) * 12]?.payment ?? null,
      ]),
      note: 'Elke grens geldt als de rente bij alle herzieningen zo ver mogelijk in die richting gaat.',
    },
  ]
}

export function extraChart({ signed, actual, principal }: Plan): Chart[] {
  if (actual === signed) return []
  const before = balanceByYear(signed, principal)
  const after = balanceByYear(actual, principal)
  return [
    {
      kind: 'line',
      key: 'extra',
      title: 'Je schuld met en zonder extra aflossing',
      sentence: `Zonder extra aflossing duurt de lening ${signed.periods} maanden, met extra aflossing ${actual.periods}.`,
      x: { label: 'Jaar', values: before.map((_, year) => year) },
      y: { unit: 'euro0' },
      series: [
        { key: 'zonder', label: 'Zonder extra aflossing', values: before, dashed: true },
        { key: 'met', label: 'Met extra aflossing', values: before.map((_, year) => after[year] ?? 0) },
      ],
      inYears: before.map((_, year) => year),
    },
  ]
}

export function jkpTable(
  costs: readonly { readonly label: string; readonly value: number; readonly when: string }[],
): Table {
  return {
    key: 'kosten',
    title: 'Wat er in het JKP zit',
    columns: [
      { key: 'kost', label: 'Kost', unit: 'text' },
      { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
      { key: 'wanneer', label: 'Wanneer', unit: 'text' },
    ],
    rows: costs.filter(({ value }) => value > 0).map(({ label, value, when }) => [label, value, when]),
    note: 'Niet in het JKP: het ereloon van de notaris, de btw daarop en vrijwillige verzekeringen.',
  }
}

/** One rate step up and down: what a visitor asks first. */
export function ratesTable(
  rows: readonly { rate: number; payment: number; interest: number }[],
  chosen: number,
): Table {
  return {
    key: 'rentes',
    title: 'Dezelfde lening bij een andere rente',
    columns: [
      { key: 'rente', label: 'Rente', unit: 'percent' },
      { key: 'maandlast', label: 'Maandlast', unit: 'euro' },
      { key: 'totaleRente', label: 'Totale rente', unit: 'euro' },
    ],
    rows: rows.map(({ rate, payment, interest }) => [rate, payment, interest]),
    strong: [chosen],
  }
}
