/** The road to stopping, in euros of today: saving, then a bridge to the pension, then pension and capital together. */
import { discountSum } from '#finance/rate.ts'

export type FirePlan = {
  readonly age: number
  readonly year: number
  readonly capital: number
  readonly savedPerYear: number
  readonly realReturn: number
  readonly withdrawalRate: number
  readonly inflation: number
  /** Spending per year after stopping, and what is paid on top until the pension. */
  readonly spending: number
  readonly untilPension: number
  /** Own income per year between stopping and the pension. */
  readonly sideIncome: number
  readonly pensionAge: number
  readonly pension: number
  readonly careerYears: number
  /** Somebody who stops at the same moment, with another pension; ages are counted on the first person's. */
  readonly partner: {
    readonly pensionFrom: number
    readonly pension: number
    readonly careerYears: number
  } | null
  readonly untilAge: number
  readonly tax: { readonly rate: number; readonly exemption: number } | null
}

export type Need = {
  readonly total: number
  readonly bridge: number
  readonly later: number
  readonly tax: number
  readonly bridgeYears: number
  readonly pension: number
  readonly partnerPension: number
  /** Tax in the first year of withdrawing. */
  readonly firstTax: number
}

/** Parts in whole euros and a total that is their sum: what is shown adds up, and is the same wherever it stands. */
function inWholeEuros({ bridge, later, tax, ...need }: Omit<Need, 'total'>): Need {
  const parts = { bridge: Math.round(bridge), later: Math.round(later), tax: Math.round(tax) }
  return { ...need, ...parts, total: parts.bridge + parts.later + parts.tax }
}

/** Capital now, and what it cost: only the gain above that is taxed. What one has today counts as bought today. */
export type Step = { readonly capital: number; readonly cost: number }

/** Pension per year when work stops at this age: missing career years make it smaller, in proportion. */
function earned(plan: FirePlan, stopAge: number, from: number, pension: number, careerYears: number): number {
  const full = careerYears + Math.max(0, from - plan.age)
  const own = careerYears + Math.max(0, Math.min(stopAge, from) - plan.age)
  return full > 0 ? (pension * own) / full : 0
}

export const pensionAt = (plan: FirePlan, stopAge: number): number =>
  earned(plan, stopAge, plan.pensionAge, plan.pension, plan.careerYears)

const partnerPensionAt = ({ partner, ...plan }: FirePlan, stopAge: number): number =>
  partner ? earned({ ...plan, partner }, stopAge, partner.pensionFrom, partner.pension, partner.careerYears) : 0

/** Both pensions per year when they stop at this age. */
type Pensions = { readonly own: number; readonly partner: number }

const pensionsAt = (plan: FirePlan, stopAge: number): Pensions => ({
  own: pensionAt(plan, stopAge),
  partner: partnerPensionAt(plan, stopAge),
})

/** The age from which nothing changes any more: both pensions have begun. */
const settledFrom = (plan: FirePlan): number => Math.max(plan.pensionAge, plan.partner?.pensionFrom ?? 0)

/** The rule of thumb knows no pension: spending less what is still earned, every year. */
export const classicDraw = (plan: FirePlan): number => Math.max(0, plan.spending - plan.sideIncome)

/** What must come out of the capital in the year after this age. */
function drawAt(plan: FirePlan, age: number, { own, partner }: Pensions): number {
  const before = age < plan.pensionAge
  const other = plan.partner && age >= plan.partner.pensionFrom ? partner : 0
  return Math.max(0, plan.spending - other + (before ? plan.untilPension - plan.sideIncome : 0 - own))
}

export type Year = { readonly age: number; readonly draw: number; readonly tax: number; readonly capital: number }

/** Year by year after stopping: growth at the withdrawal rate, then what is drawn and the tax on the sale. */
export function drawDown(plan: FirePlan, stopAge: number, from: Step): readonly Year[] {
  const rows: Year[] = []
  const pensions = pensionsAt(plan, stopAge)
  let { capital, cost } = from
  for (let age = stopAge; age < plan.untilAge; age++) {
    const draw = drawAt(plan, age, pensions)
    capital *= 1 + plan.withdrawalRate
    cost /= 1 + plan.inflation
    const tax = taxOn(plan, draw, capital, cost)
    const out = Math.min(capital, draw + tax)
    cost -= capital > 0 ? (cost * out) / capital : 0
    capital -= out
    rows.push({ age: age + 1, draw, tax, capital })
  }
  return rows
}

/** Tax on selling for this much net: only the part that is gain, above the exemption; the tax itself is sold for too. */
function taxOn(plan: FirePlan, draw: number, capital: number, cost: number): number {
  if (!plan.tax || capital <= 0) return 0
  const gain = Math.max(0, 1 - cost / capital)
  const { rate, exemption } = plan.tax
  return (Math.max(0, draw * gain - exemption) * rate) / (1 - rate * gain)
}

/**
 * Capital with which one can stop at this age. The bridge and what comes after it are valued at the withdrawal
 * rate, so that without pension the total is exactly spending divided by that rate.
 */
export function needAt(plan: FirePlan, stopAge: number, costShare: number): Need {
  const rate = plan.withdrawalRate
  const pensions = pensionsAt(plan, stopAge)
  const bridgeYears = Math.max(0, plan.pensionAge - stopAge)
  // The draws change when a pension begins: years of equal draws are valued together.
  const starts = [plan.pensionAge, settledFrom(plan), plan.partner?.pensionFrom ?? plan.pensionAge]
  const edges = [...new Set(starts.filter((age) => age > stopAge))].toSorted((a, b) => a - b)
  const valued = edges.map((to, index) => {
    const from = edges[index - 1] ?? stopAge
    return {
      from,
      value: (drawAt(plan, from, pensions) * discountSum(rate, to - from)) / (1 + rate) ** (from - stopAge),
    }
  })
  const end = edges.at(-1) ?? stopAge
  const ever = drawAt(plan, end, pensions) / rate / (1 + rate) ** (end - stopAge)
  const total = (some: typeof valued) => some.reduce((all, { value }) => all + value, 0)
  const bridge = total(valued.filter(({ from }) => from < plan.pensionAge))
  const later = total(valued.filter(({ from }) => from >= plan.pensionAge)) + ever
  let tax = 0
  let firstTax = 0
  for (let round = 0; plan.tax && round < 3; round++) {
    const capital = bridge + later + tax
    const years = drawDown(plan, stopAge, { capital, cost: capital * costShare })
    tax = years.reduce((total, year, n) => total + year.tax / (1 + rate) ** (n + 1), 0)
    firstTax = years[0]?.tax ?? 0
  }
  return inWholeEuros({
    bridge,
    later,
    tax,
    bridgeYears,
    pension: pensions.own,
    partnerPension: pensions.partner,
    firstTax,
  })
}

/** Capital and what it cost at the end of each year of saving; the first entry is today. */
export function saveUp(plan: FirePlan, years: number, savedPerYear = plan.savedPerYear): readonly Step[] {
  const steps: Step[] = [{ capital: plan.capital, cost: plan.capital }]
  for (let n = 0; n < years; n++) {
    const last = steps[n] ?? { capital: 0, cost: 0 }
    steps.push({
      capital: last.capital * (1 + plan.realReturn) + savedPerYear,
      cost: last.cost / (1 + plan.inflation) + savedPerYear,
    })
  }
  return steps
}

export type Fire = { readonly years: number; readonly age: number; readonly need: Need; readonly at: Step }

const shareOf = ({ capital, cost }: Step): number => (capital > 0 ? Math.min(1, cost / capital) : 1)

/** The first year in which the capital is enough; null when it never is before the end of the plan. */
export function findFire(plan: FirePlan): Fire | null {
  const steps = saveUp(plan, Math.max(0, plan.untilAge - plan.age - 1))
  for (const [years, at] of steps.entries()) {
    const age = plan.age + years
    // Tax only adds to the need, so the quick sum without it decides most years.
    if (at.capital < needAt({ ...plan, tax: null }, age, 1).total) continue
    const need = needAt(plan, age, shareOf(at))
    if (at.capital >= need.total) return { years, age, need, at }
  }
  return null
}

/** Capital needed today to reach, without saving another euro, what is needed at a later age. */
export function coastNumber(plan: FirePlan, targetAge: number): number {
  const years = Math.max(0, targetAge - plan.age)
  return needAt(plan, targetAge, 0.5).total / (1 + plan.realReturn) ** years
}

/** First age at which saving can stop while the target age stays within reach; null when it never comes. */
export function coastAge(plan: FirePlan, targetAge: number): number | null {
  const years = Math.max(0, targetAge - plan.age)
  const need = needAt(plan, targetAge, 0.5).total
  const steps = saveUp(plan, years)
  const found = steps.findIndex((step, n) => step.capital * (1 + plan.realReturn) ** (years - n) >= need)
  return found < 0 ? null : plan.age + found
}

/** Years until a target with deposits at the end of each year, fractions included; null when it never comes. */
export function yearsToTarget(target: number, start: number, perYear: number, rate: number): number | null {
  if (start >= target) return 0
  const years =
    rate === 0
      ? (target - start) / perYear
      : Math.log((target * rate + perYear) / (start * rate + perYear)) / Math.log1p(rate)
  return Number.isFinite(years) && years >= 0 ? years : null
}
