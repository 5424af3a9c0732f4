import type { Env } from '#calculators/kernel/fields.ts'
import {
  effectiveRate,
  type GrowthPlan,
  type GrowthRow,
  growthSchedule,
  perYear,
  solveGrowth,
} from '#finance/growth.ts'
import { roundCents } from '#finance/money.ts'
import { afterTax, COMPOUNDING, planOf, type Values } from './model.ts'

const LATER = 10
const MONTHS = 12

/** Rounded so that the parts of each moment add up to its capital: the interest on what was paid in closes the sum. */
function layersOf(start: number, row: GrowthRow) {
  const capital = roundCents(row.balance)
  const paid = roundCents(start + row.deposits)
  const compound = roundCents(row.compoundInterest)
  return { year: row.year, capital, paid, compound, simple: roundCents(capital - paid - compound) }
}

/** Nothing has happened yet. */
const atStart = (start: number): GrowthRow => ({
  year: 0,
  deposits: 0,
  simpleInterest: 0,
  compoundInterest: 0,
  interest: 0,
  tax: 0,
  balance: start,
})

/** When a sum without deposits doubles; null when it never does. */
function doublingTime(plan: GrowthPlan, effective: number, taxed: boolean): number | null {
  if (taxed && plan.start > 0) return solveGrowth({ ...plan, deposit: 0, unknown: 'time', final: 2 * plan.start })
  return effective > 0 ? Math.log(2) / Math.log1p(effective) : null
}

/** The same plan with another deposit or rate, when the visitor gave one. */
function otherPlan({ tweedeInleg, tweedeRente }: Values, plan: GrowthPlan, ordinary: number): GrowthPlan | null {
  if (tweedeInleg === null && tweedeRente === null) return null
  return {
    ...plan,
    deposit: tweedeInleg ?? plan.deposit,
    rate: tweedeRente === null ? plan.rate : afterTax(tweedeRente, ordinary),
  }
}

export function solve(values: Values, { law }: Env) {
  const { zoek, inflatie } = values
  const { plan, ordinary: rate, withholding, rhythm, enough, impossible } = planOf(law, values)
  const ordinary = plan.rate > 0 ? rate : 0
  const growth = growthSchedule(plan)
  const { withholding: _, ...untaxed } = plan
  const beforeTax = withholding ? growthSchedule(untaxed).final : growth.final
  const grossRate = ordinary < 1 ? plan.rate / (1 - ordinary) : plan.rate
  const effective = effectiveRate(plan.rate, COMPOUNDING[values.bijschrijving])
  const { years } = plan
  const final = roundCents(growth.final)
  const paidIn = roundCents(growth.start + growth.deposits)
  const startGrown = plan.start * (1 + effective) ** years
  const canBeLater = zoek === 'eindkapitaal' && years > LATER
  const late = growthSchedule({ ...plan, years: Math.max(0, years - LATER) })
  const second = otherPlan(values, plan, rate)
  const other = second && growthSchedule(second)
  const points = [atStart(plan.start), ...growth.rows]
  const inToday = (amount: number, year: number) => roundCents(amount / (1 + inflatie) ** year)
  const negative = plan.rate < 0
  const found = (wanted: Values['zoek']) => zoek === wanted && !impossible

  return {
    out: {
      oplossing: null,
      startbedrag: found('startbedrag') ? plan.start : null,
      inleg: found('inleg') ? plan.deposit : null,
      rente: found('rente') ? grossRate : null,
      // Up to the next month: a month less does not reach what is wanted.
      maanden: found('tijd') ? Math.max(1, Math.ceil(years * MONTHS - 1e-6)) : null,
      tijd: found('tijd') ? years : null,
      eindkapitaal: final,
      ingelegd: paidIn,
      interest: roundCents(final - paidIn),
      renteOpRente: negative ? null : roundCents(growth.compoundInterest),
      belasting: withholding ? roundCents(growth.tax) : null,
      effectieveRente: effective,
      reeel: inToday(final, years),
      verdubbelingstijd: doublingTime(plan, effective, growth.tax > 0),
      laterBeginnen: canBeLater ? roundCents(late.final) : null,
      tweedeEindkapitaal: other && roundCents(other.final),
      verschilTweede: other && roundCents(other.final - final),
    },
    get work() {
      return {
        plan,
        second,
        ordinary,
        withholding,
        enough,
        impossible,
        negative,
        grossRate,
        months: Math.round(years * MONTHS),
        perPeriod: (1 + effective) ** (1 / perYear[rhythm]) - 1,
        startGrown: roundCents(startGrown),
        depositsGrown: roundCents(beforeTax - startGrown),
        taxTotal: roundCents(growth.tax),
        taxCosts: roundCents(beforeTax - growth.final),
        taxedFromYear: growth.rows.find((row) => row.tax > 0.005)?.year ?? null,
        points: points.map((row) => ({ ...layersOf(plan.start, row), today: inToday(row.balance, row.year) })),
        later: canBeLater
          ? points.map(({ year }) => {
              if (year < LATER) return null
              const row = late.rows.findLast((each) => each.year <= year - LATER + 1e-9)
              return roundCents(row?.balance ?? plan.start)
            })
          : null,
        others: other && [plan.start, ...other.rows.map((row) => roundCents(row.balance))],
        byMonth: growthSchedule({ ...plan, rowsPerYear: MONTHS }).rows.map((row) => layersOf(plan.start, row)),
      }
    },
  }
}
