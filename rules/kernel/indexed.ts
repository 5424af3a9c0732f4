/**
 * Base times coefficient. Where the law writes a base and indexes it, the base, the coefficient and the rounding are
 * stored, each once; the rows are computed. A new year is one new coefficient, and `again` says what it makes of each
 * figure before anybody enters it.
 */
import { at, last } from '#finance/list.ts'
import { roundTo } from '#finance/money.ts'
import { type Dated, type DatedRow, type Indexed, type Proof, rowOn } from '#rules/kernel/dated.ts'

/** A base as the law writes it, from the day it holds. */
export type LegalBase<B> = {
  readonly from: string
  readonly base: B
  readonly proof?: Proof
  readonly note?: string
  readonly derived?: true
}

/** One row per base and per coefficient, from the first base on. */
export function indexed<B, T>(
  by: Dated<number>,
  bases: readonly LegalBase<B>[],
  value: (base: B, coefficient: number) => T,
): Indexed<T> {
  const first = at(bases, 0).from
  const days = [...bases.map(({ from }) => from), ...by.rows.map(({ from }) => from)]
  const rows = [...new Set(days)]
    .filter((day) => day >= first)
    .toSorted()
    .map((from): DatedRow<T> => {
      const { base, proof, note, derived } = bases.findLast((each) => each.from <= from) ?? at(bases, 0)
      return { from, value: value(base, rowOn(by, from).value), base, proof, note, derived }
    })
  const { base } = last(bases)
  return { rows, by: by.id, again: (coefficient) => value(base, coefficient) }
}

/** Older rows as they were printed, then the computed ones that start later. */
export const after = <T>(older: readonly DatedRow<T>[], computed: Indexed<T>): Indexed<T> => ({
  ...computed,
  rows: [...older, ...computed.rows.filter(({ from }) => from > last(older).from)],
})

/** With what is voted or announced beside it. */
export const announcing = <T>(known: Indexed<T>, rows: readonly DatedRow<T>[]): Indexed<T> => ({
  ...known,
  rows: [...known.rows, ...rows].toSorted((a, b) => a.from.localeCompare(b.from)),
})

/** The rounding of art. 178 WIB 92: the ten above or below, five going up. */
export const toTen = (amount: number): number => roundTo(amount, -1)

/** One amount of the law, indexed and rounded. */
export const toTenTimes = (base: number, coefficient: number): number => toTen(base * coefficient)

/** A base of several amounts, each indexed and rounded apart. */
export const eachToTen = <K extends string>(
  base: Readonly<Record<K, number>>,
  coefficient: number,
): Readonly<Record<K, number>> => {
  const entries = Object.entries<number>(base).map(([key, amount]) => [key, toTen(amount * coefficient)])
  return Object.fromEntries(entries) as Record<K, number>
}
