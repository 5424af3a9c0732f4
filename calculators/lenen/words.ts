/** Small words that several loan pages share. */
import { eur, money } from '#calculators/kernel/format.ts'

/** An amount in a sentence: € 10.000, and € 10.000,50 where there are cents. */
export const amount = (value: number) => (Number.isInteger(value) ? eur(value, 0) : money(value))
