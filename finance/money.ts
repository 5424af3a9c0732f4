// Amounts are euros as plain numbers. Binary fractions cannot hold 1,005 exactly, so every rounding
// here first forgives an error of a few units in the last place: 1.005 is taken for what was typed.

const lastPlaces = 2 ** -50

/** How far a scaled number may lie from the decimal it stands for: 4 units in the last place, never over a thousandth. */
export const slack = (scaled: number): number => Math.min(Math.abs(scaled) * lastPlaces, 0.001)

export const finite = (x: number): number => {
  if (!Number.isFinite(x)) throw new RangeError(`not a finite number: ${x}`)
  return x
}

/** Half away from zero, to a whole number; never -0. One body: an answer asks it thousands of times. */
export function nearest(x: number): number {
  if (!Number.isFinite(x)) throw new RangeError(`not a finite number: ${x}`)
  const size = Math.abs(x)
  const rounded = Math.floor(size + 0.5 + Math.min(size * lastPlaces, 0.001))
  return x < 0 ? 0 - rounded : rounded
}

export const toCents = (euros: number): number => nearest(euros * 100)

export const fromCents = (cents: number): number => cents / 100

/** Half away from zero, the rounding of an amount that is paid. */
export const roundCents = (x: number): number => nearest(x * 100) / 100

/** Down to the cent (towards minus infinity). */
export function floorCents(x: number): number {
  const scaled = finite(x) * 100
  return Math.floor(scaled + slack(scaled)) / 100
}

/** Half away from zero; negative decimals round to tens, hundreds, … */
export function roundTo(x: number, decimals: number): number {
  if (!Number.isInteger(decimals) || Math.abs(decimals) > 15) throw new RangeError(`decimals: ${decimals}`)
  const factor = 10 ** Math.abs(decimals)
  return decimals < 0 ? nearest(x / factor) * factor : nearest(x * factor) / factor
}

const inSteps = (x: number, step: number): number => {
  if (!(step > 0)) throw new RangeError(`step: ${step}`)
  return finite(x) / step
}

/** Up to a multiple of the step: 10.001 with step 0.01 is 10.01, 10.01 stays 10.01. */
export function roundUpTo(x: number, step: number): number {
  const steps = inSteps(x, step)
  return roundTo(Math.ceil(steps - slack(steps)) * step, 10)
}

/** Down to a multiple of the step. */
export function roundDownTo(x: number, step: number): number {
  const steps = inSteps(x, step)
  return roundTo(Math.floor(steps + slack(steps)) * step, 10)
}

/** The sum of amounts, exact to the cent: added without loss, rounded once. */
export function roundedSum(amounts: readonly number[]): number {
  let total = 0
  let lost = 0
  for (let k = 0; k < amounts.length; k++) {
    const amount = amounts[k] ?? 0
    const next = total + amount
    lost += Math.abs(total) >= Math.abs(amount) ? total - next + amount : amount - next + total
    total = next
  }
  return roundCents(total + lost)
}
