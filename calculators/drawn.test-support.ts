/** What tests of several pages draw: amounts, rates as they are typed, and people with a wage. */
import fc from 'fast-check'

export const whole = (min: number, max: number) => fc.integer({ min, max })
/** Whole euros. */
export const money = (min: number, max: number) => whole(min, max)
/** A rate as a visitor types it: 2.35 for 2,35 %. */
export const rate = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((part) => part / 100)

export const pay = fc.record({
  bruto: fc.integer({ min: 210_000, max: 800_000 }).map((cents) => cents / 100),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: whole(0, 3),
})
