/** What the family needs when one of the two dies in a given year, and what is there already. Euros of today. */
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import type { Values } from './inputs.ts'

export type Who = 'jij' | 'partner'

const CHILD_UNTIL = 23
const STUDY = { from: 18, to: 22 } as const

/** Share of the debt that is paid off when this person dies. */
export function coverOf(values: Values, who: Who): number {
  const shares: Record<Exclude<Values['dekking'], 'eigen'>, readonly [number, number]> = {
    geen: [0, 0],
    '50-50': [0.5, 0.5],
    '75-25': [0.75, 0.25],
    '100-100': [1, 1],
  }
  const [own, other] = values.dekking === 'eigen' ? [values.dekkingJij, values.dekkingPartner] : shares[values.dekking]
  if (who === 'jij') return own
  return values.metPartner ? other : 0
}

/** Debt at the start of each month of the loan; nothing after its end. */
function monthlyBalances(values: Values, rate: number): readonly number[] {
  const months = values.looptijd * 12
  if (values.krediet === 0) return Array.from({ length: months }, () => 0)
  const { rows } = loanSchedule({
    principal: values.krediet,
    periods: months,
    periodicRate: monthlyActuarial(effective(rate)),
  })
  return Array.from({ length: months }, (_, month) => (month === 0 ? values.krediet : (rows[month - 1]?.balance ?? 0)))
}

/** Debt at the start of each year of the loan. */
export const balances = (values: Values): readonly number[] =>
  monthlyBalances(values, values.rente).filter((_, month) => month % 12 === 0)

/** Mean debt within each year: what a schuldsaldoverzekering would pay on average in that year. */
export function meanBalances(values: Values): readonly number[] {
  const all = monthlyBalances(values, values.rente)
  return Array.from(
    { length: values.looptijd },
    (_, year) => all.slice(year * 12, year * 12 + 12).reduce((total, balance) => total + balance, 0) / 12,
  )
}

/** Years during which the income of who is left must be filled up. */
export function horizon(values: Values): number {
  if (values.beschermenTot === 'jaren') return values.jaren
  const youngest = Math.min(...values.kinderen.map((child) => child.leeftijd))
  return Number.isFinite(youngest) ? Math.max(1, CHILD_UNTIL - youngest) : values.jaren
}

export type Need = {
  readonly debt: number
  readonly income: number
  readonly study: number
  readonly costs: number
  readonly obligations: number
  readonly savings: number
  readonly employer: number
  readonly assets: number
  readonly need: number
  /** Shortfall per month of who is left, in the first year. */
  readonly monthlyGap: number
}

/** Income of who is left in a year after the death, per month. */
function incomeOfSurvivor(values: Values, who: Who, yearsLater: number): number {
  const own = who === 'jij' ? (values.metPartner ? values.nettoInkomenPartner : 0) : values.nettoInkomen
  return own + (yearsLater < values.uitkeringJaren ? values.uitkering : 0)
}

/** The need when this person dies at the start of a year from now. */
export function needAt(values: Values, who: Who, year: number, debt: readonly number[]): Need {
  const growth = 1 + values.reeleRente
  const spending = values.uitgaven * values.uitgavenDeel
  const left = Math.max(0, horizon(values) - year)
  // Without a partner and without children nobody lives on this income.
  const someoneLeft = values.metPartner || values.kinderen.length > 0
  const gap = (later: number) => (someoneLeft ? Math.max(0, spending - incomeOfSurvivor(values, who, later)) : 0)
  let income = 0
  for (let later = 0; later < left; later++) income += (gap(later) * 12) / growth ** (later + 0.5)
  let study = 0
  for (const { leeftijd } of values.kinderen) {
    for (let age = Math.max(STUDY.from, leeftijd + year); age <= STUDY.to; age++)
      study += values.studiekost / growth ** (age - leeftijd - year + 0.5)
  }
  const owed = (debt[year] ?? 0) * (1 - coverOf(values, who))
  const costs = values.uitvaart + values.andereSchulden + values.erfbelasting
  const employer =
    who === 'jij'
      ? values.overlijdenGroepsverzekering
      : values.metPartner
        ? values.overlijdenGroepsverzekeringPartner
        : 0
  const family = values.doel === 'gezin'
  const parts = {
    debt: family || values.doel === 'krediet' ? roundCents(owed) : 0,
    income: family ? roundCents(income) : 0,
    study: family ? roundCents(study) : 0,
    costs: family || values.doel === 'uitvaart' ? roundCents(costs) : 0,
  }
  const obligations = roundCents(parts.debt + parts.income + parts.study + parts.costs)
  const assets = roundCents(values.spaargeld + employer)
  return {
    ...parts,
    obligations,
    savings: values.spaargeld,
    employer,
    assets,
    need: roundCents(Math.max(0, obligations - assets)),
    monthlyGap: roundCents(gap(0)),
  }
}

/** The need for every year until nothing is left to cover. */
export function needPath(values: Values, who: Who): readonly Need[] {
  const debt = balances(values)
  const years = Math.max(horizon(values), values.looptijd)
  return Array.from({ length: years }, (_, year) => needAt(values, who, year, debt))
}
