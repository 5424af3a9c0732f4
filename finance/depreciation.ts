// How a thing loses value. Book values are whole cents; the last year of a plan takes up what rounding left over.
import { fromCents, roundCents, toCents } from './money.ts'

export type DepreciationRow = { year: number; depreciation: number; value: number }

function check(cost: number, residual: number, years: number): void {
  if (!(cost >= 0) || !(residual >= 0) || residual > cost) throw new RangeError(`from ${cost} to ${residual}`)
  if (!Number.isInteger(years) || years < 1) throw new RangeError(`years: ${years}`)
}

/** The same amount each year. */
export function straightLine(cost: number, years: number, residual = 0): DepreciationRow[] {
  check(cost, residual, years)
  const yearly = toCents((cost - residual) / years)
  return plan(cost, residual, years, () => yearly)
}

/**
 * A fixed fraction of what is left each year. With `switchToStraightLine` the amount never falls below an even spread
 * of the rest over the years left, so that the residual value is reached; without it some value remains.
 */
export function decliningBalance(options: {
  cost: number
  years: number
  rate: number
  residual?: number | undefined
  switchToStraightLine?: boolean | undefined
}): DepreciationRow[] {
  const { cost, years, rate, residual = 0, switchToStraightLine = false } = options
  check(cost, residual, years)
  if (!(rate >= 0 && rate <= 1)) throw new RangeError(`rate: ${rate}`)
  return plan(
    cost,
    residual,
    switchToStraightLine ? years : Infinity,
    (value, year) => {
      const even = switchToStraightLine ? (value - toCents(residual)) / (years - year + 1) : 0
      return toCents(Math.max(value * rate, even) / 100)
    },
    years,
  )
}

// Works in cents; in the closing year everything down to the residual value is written off.
function plan(
  cost: number,
  residual: number,
  closing: number,
  yearly: (value: number, year: number) => number,
  years = closing,
): DepreciationRow[] {
  const floor = toCents(residual)
  let value = toCents(cost)
  return Array.from({ length: years }, (_, index) => {
    const year = index + 1
    const left = value - floor
    const depreciation = year === closing ? left : Math.min(left, yearly(value, year))
    value -= depreciation
    return { year, depreciation: fromCents(depreciation), value: fromCents(value) }
  })
}

/** Value after 0, 1, 2, … years when each year takes its own fraction of what was left. */
export function valueCurve(price: number, yearlyLosses: readonly number[]): number[] {
  let value = price
  const values = [roundCents(price)]
  for (const loss of yearlyLosses) {
    if (!(loss >= 0 && loss <= 1)) throw new RangeError(`loss: ${loss}`)
    value *= 1 - loss
    values.push(roundCents(value))
  }
  return values
}

/** Value at any age; within a year by a constant rate, after the last year given by the rate of that last year. */
export function valueAt(price: number, yearlyLosses: readonly number[], age: number): number {
  const last = yearlyLosses.at(-1)
  if (!(age >= 0) || last === undefined) throw new RangeError(`age: ${age}`)
  let value = price
  for (let year = 0; year < age; year++) value *= (1 - (yearlyLosses[year] ?? last)) ** Math.min(1, age - year)
  return roundCents(value)
}
