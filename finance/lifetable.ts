// Life tables: how many of a group born together are still alive at each age, l(x). Between birthdays deaths are
// spread evenly over the year. Nobody outlives the table: the last q(x) is taken as 1.

export type LifeTable = {
  firstAge: number
  /** l(x) from the first age on; the last entry is 0. */
  alive: readonly number[]
}

/** From l(x); a table that does not end in 0 gets that end. */
export function tableFromL(alive: readonly number[], firstAge = 0): LifeTable {
  let previous = Infinity
  for (const l of alive) {
    if (!(l >= 0) || l > previous) throw new RangeError(`l(x) may not rise or be negative: ${l}`)
    previous = l
  }
  if (!((alive[0] ?? 0) > 0)) throw new RangeError('nobody is alive at the first age')
  return { firstAge, alive: alive.at(-1) === 0 ? alive : [...alive, 0] }
}

/** From q(x), the chance to die within the year. */
export function tableFromQ(deathRates: readonly number[], firstAge = 0): LifeTable {
  const alive = [1]
  let left = 1
  for (const q of deathRates) {
    if (!(q >= 0 && q <= 1)) throw new RangeError(`q(x): ${q}`)
    left *= 1 - q
    alive.push(left)
  }
  alive[alive.length - 1] = 0
  return tableFromL(alive, firstAge)
}

export type Makeham = { k: number; s: number; g: number; c: number }

/** Makeham's law: l(x) = k · s^x · g^(c^x). */
export const makeham = ({ k, s, g, c }: Makeham, age: number): number => k * s ** age * g ** (c ** age)

/** A table by Makeham's law, cut off after the last age. */
export const tableFromMakeham = (law: Makeham, lastAge = 120, firstAge = 0): LifeTable =>
  tableFromL(
    Array.from({ length: lastAge - firstAge + 1 }, (_, n) => makeham(law, firstAge + n)),
    firstAge,
  )

/** l(x) at any age. */
export function livesAt(table: LifeTable, age: number): number {
  const place = age - table.firstAge
  if (!(place >= 0)) throw new RangeError(`age ${age} is before ${table.firstAge}`)
  const whole = Math.floor(place)
  const here = table.alive[whole] ?? 0
  return here + (place - whole) * ((table.alive[whole + 1] ?? 0) - here)
}

function livesNow(table: LifeTable, age: number): number {
  const lives = livesAt(table, age)
  if (lives === 0) throw new RangeError(`nobody is alive at ${age}`)
  return lives
}

/** Chance to be alive after a number of years. */
export function survival(table: LifeTable, age: number, years: number): number {
  if (!(years >= 0)) throw new RangeError(`years: ${years}`)
  return livesAt(table, age + years) / livesNow(table, age)
}

/** Chance to die within a year. */
export const deathRate = (table: LifeTable, age: number): number => 1 - survival(table, age, 1)

/** Years still to live on average (complete expectation). */
export function lifeExpectancy(table: LifeTable, age: number): number {
  const lives = livesNow(table, age)
  const last = table.firstAge + table.alive.length - 1
  let years = 0
  // The area under l(x), trapezium by trapezium up to the next birthday.
  for (let from = age; from < last;) {
    const to = Math.floor(from) + 1
    years += ((livesAt(table, from) + livesAt(table, to)) / 2) * (to - from)
    from = to
  }
  return years / lives
}

export type AnnuityOptions = {
  rate: number
  /** At most this many years of payments; for life without it. */
  years?: number | undefined
  /** Years to wait before the first payment year. */
  deferred?: number | undefined
  paymentsPerYear?: number | undefined
  /** Payments at the beginning of each period (the default) or at its end. */
  due?: boolean | undefined
  /** Yearly growth of the payments. */
  growth?: number | undefined
}

/** Value today of 1 a year, paid in equal parts while the person lives. */
export function annuityFactor(table: LifeTable, age: number, options: AnnuityOptions): number {
  const { rate, years = Infinity, deferred = 0, paymentsPerYear = 1, due = true, growth = 0 } = options
  if (!(rate > -1) || !(years >= 0) || !(deferred >= 0))
    throw new RangeError(`rate ${rate}, years ${years}, deferred ${deferred}`)
  if (!Number.isInteger(paymentsPerYear) || paymentsPerYear < 1)
    throw new RangeError(`paymentsPerYear: ${paymentsPerYear}`)
  const lives = livesNow(table, age)
  const last = table.firstAge + table.alive.length - 1 - age
  const count = Math.round(Math.min(years, Math.max(0, last - deferred)) * paymentsPerYear)
  let value = 0
  for (let n = 0; n < count; n++) {
    const time = deferred + (due ? n : n + 1) / paymentsPerYear
    const amount = (1 + growth) ** Math.floor(n / paymentsPerYear) / paymentsPerYear
    value += (amount * livesAt(table, age + time)) / (1 + rate) ** time
  }
  return value / lives
}

/** Value today of 1 paid on the date itself when the person is alive then. */
export const pureEndowment = (table: LifeTable, age: number, rate: number, years: number): number =>
  survival(table, age, years) / (1 + rate) ** years

/**
 * Single premium, without loadings, for 1 paid when the person dies within the term: at the end of the year of death,
 * or on average half a year earlier with `paid: 'at-death'`.
 */
export function termInsurance(
  table: LifeTable,
  age: number,
  rate: number,
  years: number,
  paid: 'end-of-year' | 'at-death' = 'end-of-year',
): number {
  if (!(rate > -1) || !Number.isInteger(years) || years < 0) throw new RangeError(`rate ${rate}, years ${years}`)
  const lives = livesNow(table, age)
  const earlier = paid === 'at-death' ? 0.5 : 0
  let value = 0
  for (let year = 1; year <= years; year++) {
    const deaths = livesAt(table, age + year - 1) - livesAt(table, age + year)
    value += deaths / (1 + rate) ** (year - earlier)
  }
  return value / lives
}

/** Single premium for insured capital that differs by year (a loan balance): 1 euro per euro of capital in year n. */
export function decreasingInsurance(
  table: LifeTable,
  age: number,
  rate: number,
  capitals: readonly number[],
  paid: 'end-of-year' | 'at-death' = 'end-of-year',
): number {
  return capitals.reduce(
    (total, capital, n) =>
      total + capital * (termInsurance(table, age, rate, n + 1, paid) - termInsurance(table, age, rate, n, paid)),
    0,
  )
}
