/** Small words that several loan pages share. */
import { eur } from '#calculators/kernel/format.ts'

/** An amount in a sentence: € 10.000, and € 10.000,50 where there are cents. */
export const amount = (value: number) => eur(value, Number.isInteger(value) || Math.abs(value) >= 100_000 ? 0 : 2)
