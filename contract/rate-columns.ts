/**
 * The numbers of a bank product and of its rate, a line per column. Form, API, table, rate file, audit and market follow
 * from these lines. A number that is not known is null.
 */
import type * as z from 'zod'
import { euro, months, percent } from '#contract/fields.ts'

export type NumberColumn = {
  /** In the table. */
  readonly column: string
  /** In a rate file. */
  readonly file: string
  readonly label: string
  readonly kind: 'percent' | 'months' | 'euro'
  readonly hint?: string
}
type Columns = Readonly<Record<string, NumberColumn>>

export const rateNumbers = {
  baseRate: {
    column: 'base_rate',
    file: 'basisrente_pct',
    label: 'Basisrente',
    kind: 'percent',
    hint: 'Bij krediet: het JKP of de rentevoet',
  },
  loyaltyBonus: {
    column: 'loyalty_bonus',
    file: 'getrouwheidspremie_pct',
    label: 'Getrouwheidspremie',
    kind: 'percent',
  },
  promotionalRate: {
    column: 'promotional_rate',
    file: 'promotierente_pct',
    label: 'Promotierente',
    kind: 'percent',
    hint: 'Enkel bij een promotie',
  },
  promotionalPeriod: {
    column: 'promotional_period',
    file: 'promotieperiode_maanden',
    label: 'Promotieperiode',
    kind: 'months',
  },
} as const satisfies Columns

export const productNumbers = {
  minAmount: { column: 'min_amount', file: 'min_bedrag', label: 'Minimumbedrag', kind: 'euro' },
  maxAmount: { column: 'max_amount', file: 'max_bedrag', label: 'Maximumbedrag', kind: 'euro' },
  maxMonthlyDeposit: {
    column: 'max_monthly_deposit',
    file: 'max_storting_per_maand',
    label: 'Hoogste storting per maand',
    kind: 'euro',
  },
  minTerm: { column: 'min_term', file: 'min_looptijd_maanden', label: 'Kortste looptijd', kind: 'months' },
  maxTerm: { column: 'max_term', file: 'max_looptijd_maanden', label: 'Langste looptijd', kind: 'months' },
} as const satisfies Columns

/** By the name that form and API use. */
export const numberColumns: ReadonlyMap<string, NumberColumn> = new Map(
  Object.entries<NumberColumn>({ ...rateNumbers, ...productNumbers }),
)

/** The numbers by name, as columns of the table, and as columns of a file. */
export type Numbers<C extends Columns> = { [K in keyof C]: number | null }
export type NumberRow<C extends Columns> = { [K in keyof C as C[K]['column']]: number | null }
type NumberFile<C extends Columns> = { [K in keyof C as C[K]['file']]: number | null }

const schemas = { percent, months, euro }
const lines = (columns: Columns) => Object.entries(columns)

export const numberSchemas = <C extends Columns>(columns: C) =>
  Object.fromEntries(lines(columns).map(([name, { label, kind }]) => [name, schemas[kind](label).default(null)])) as {
    [K in keyof C]: z.ZodDefault<z.ZodNullable<z.ZodNumber>>
  }

/** Amounts and rates show their unit themselves. */
export const numberLabels = (columns: Columns): Readonly<Record<string, string>> =>
  Object.fromEntries(
    lines(columns).map(([name, { label, kind }]) => [name, kind === 'months' ? `${label} (maanden)` : label]),
  )

export const namesInFile = <C extends Columns>(columns: C) =>
  lines(columns).map(([, { file }]) => file) as C[keyof C]['file'][]

type Convert = (value: number | null, kind: NumberColumn['kind']) => number | null

export const numbersOfRow = <C extends Columns>(columns: C, row: NumberRow<C>, convert: Convert = (value) => value) => {
  const cells = new Map(Object.entries<number | null>(row))
  return Object.fromEntries(
    lines(columns).map(([name, { column, kind }]) => [name, convert(cells.get(column) ?? null, kind)]),
  ) as Numbers<C>
}

export const numbersOfFile = <C extends Columns>(columns: C, read: (file: C[keyof C]['file']) => number | null) =>
  Object.fromEntries(lines(columns).map(([name, { file }]) => [name, read(file)])) as Numbers<C>

export const rowOfNumbers = <C extends Columns>(columns: C, numbers: Numbers<C>) =>
  Object.fromEntries(lines(columns).map(([name, { column }]) => [column, numbers[name] ?? null])) as NumberRow<C>

export const fileOfNumbers = <C extends Columns>(columns: C, numbers: Numbers<C>) =>
  Object.fromEntries(lines(columns).map(([name, { file }]) => [file, numbers[name] ?? null])) as NumberFile<C>
