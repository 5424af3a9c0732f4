/** What the family needs when one of the two dies in a given year, and what is there already. Euros of today. */
import { UNKNOWN_AGE } from '#calculators/models/child-age.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import type { Values } from './inputs.ts'

export type Who = 'jij' | 'partner'

/** An assumption, named on the page: what the capital earns a year above inflation once it is paid out. */
export const REAL_RATE = 0.01

const CHILD_UNTIL = 23
const WITHOUT_CHILDREN = 10
const STUDY = { from: 18, to: 22 } as const

const SHARES: Record<Values['dekking'], Record<Who, number>> = {
  geen: { jij: 0, partner: 0 },
  '50-50': { jij: 0.5, partner: 0.5 },
  '75-25': { jij: 0.75, partner: 0.25 },
  '100-100': { jij: 1, partner: 1 },
}

/** Share of the debt that is paid off when this person dies. */
export const coverOf = (dekking: Values['dekking'], who: Who): number => SHARES[dekking][who]

/** Debt at the start of each month of the loan; nothing after its end. */
function monthlyBalances({ looptijd, krediet, rente }: Values): readonly number[] {
  const months = looptijd * 12
  if (krediet === 0) return Array.from({ length: months }, () => 0)
  const { rows } = loanSchedule({
    principal: krediet,
    periods: months,
    periodicRate: monthlyActuarial(effective(rente)),
  })
  return Array.from({ length: months }, (_, month) => (month === 0 ? krediet : (rows[month - 1]?.balance ?? 0)))
}

export type Debt = {
  /** At the start of each year of the loan. */
  readonly atStart: readonly number[]
  /** Mean within each year: what a schuldsaldoverzekering would pay on average in that year. */
  readonly mean: readonly number[]
}

export function debtOf(values: Values): Debt {
  const all = monthlyBalances(values)
  return {
    atStart: all.filter((_, month) => month % 12 === 0),
    mean: Array.from(
      { length: values.looptijd },
      (_, year) => all.slice(year * 12, year * 12 + 12).reduce((total, balance) => total + balance, 0) / 12,
    ),
  }
}

export const ageOf = ({ leeftijd }: Values['kinderen'][number]): number => leeftijd ?? UNKNOWN_AGE

/** Years during which the income of whoever is left must be filled up. */
export function horizon({ jaren, kinderen }: Values): number {
  if (jaren !== null) return jaren
  if (kinderen.length === 0) return WITHOUT_CHILDREN
  return Math.max(0, CHILD_UNTIL - Math.min(...kinderen.map(ageOf)))
}

/** Overgangsuitkering of whoever is left: its months, by the age the children have at the death, and net a month. */
export type Transition = {
  readonly months: (ages: readonly number[]) => number
  readonly net: number
  /** Supplement of child benefit a month for a child that lost one parent, where nobody typed another. */
  readonly orphan: number
}

/**
 * The need when this person dies at the start of a year from now: what is missed later counts for its value at the
 * death, at a rate above inflation.
 */
export function needAt(
  values: Values,
  who: Who,
  year: number,
  debt: readonly number[],
  transition: Transition,
  rate = REAL_RATE,
) {
  const left = Math.max(0, horizon(values) - year)
  // A grown-up child no longer counts as one.
  const ages = values.kinderen.map((child) => ageOf(child) + year).filter((age) => age < CHILD_UNTIL)
  // Without a partner and without children nobody lives on this income.
  const someoneLeft = values.metPartner || ages.length > 0
  const own = !values.metPartner ? 0 : who === 'jij' ? values.nettoInkomenPartner : values.nettoInkomen
  const benefit = values.metPartner ? transition.net : 0
  const gap = (extra: number) => (someoneLeft ? Math.max(0, values.uitgaven - own - extra) : 0)
  /** Supplements for orphans, this many years after the death. */
  const orphans = (after: number) =>
    values.kinderen.reduce(
      (total, child) =>
        ageOf(child) + year + after < CHILD_UNTIL ? total + (child.wezentoeslag ?? transition.orphan) : total,
      0,
    )
  const withBenefit = Math.min(left * 12, benefit > 0 ? transition.months(ages) : 0)
  /** What one euro is worth at the death when it is needed so many years later. */
  const present = (after: number) => (1 + rate) ** -after
  const study = values.kinderen.reduce((total, child) => {
    const then = ageOf(child) + year
    const first = Math.max(STUDY.from, then)
    return Array.from({ length: Math.max(0, STUDY.to + 1 - first) }, (_, order) => first + order - then).reduce(
      (sum, after) => sum + values.studiekost * present(after),
      total,
    )
  }, 0)
  const employer = who === 'jij' ? values.overlijdenGroepsverzekering : values.overlijdenGroepsverzekeringPartner
  let income = 0
  for (let after = 0; after < left; after++) {
    const children = orphans(after)
    const [during, afterwards] = [gap(children + benefit), gap(children)]
    for (let month = after * 12; month < after * 12 + 12; month++)
      income += (month < withBenefit ? during : afterwards) * present(month / 12)
  }
  const parts = {
    income: roundCents(income),
    debt: roundCents((debt[year] ?? 0) * (1 - coverOf(values.dekking, who))),
    study: roundCents(study),
    costs: values.uitvaart,
  }
  const obligations = roundCents(parts.income + parts.debt + parts.study + parts.costs)
  const assets = roundCents(values.spaargeld + employer)
  return {
    ...parts,
    obligations,
    savings: values.spaargeld,
    employer,
    assets,
    need: roundCents(Math.max(0, obligations - assets)),
    orphans: left > 0 ? roundCents(orphans(0)) : 0,
    /** Shortfall a month once the benefit has stopped, with what the children get now. */
    monthlyGap: left > 0 ? roundCents(gap(orphans(0))) : 0,
    /** The same in the last year: what the children get ends for one after the other. */
    lastGap: left > 0 ? roundCents(gap(orphans(left - 1))) : 0,
  }
}

export type Need = ReturnType<typeof needAt>

/** The need for every year until nothing is left to cover. */
export function needPath(values: Values, who: Who, debt: readonly number[], transition: Transition): readonly Need[] {
  const years = Math.max(1, horizon(values), values.krediet > 0 ? values.looptijd : 0)
  return Array.from({ length: years }, (_, year) => needAt(values, who, year, debt, transition))
}
