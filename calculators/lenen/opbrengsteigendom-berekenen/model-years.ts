/** A let home year by year, beside an ETF that takes the same money. Rent, costs and taxes follow prices. */
import { internalRate, type TimedFlow } from '#finance/cashflow.ts'
import { at } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { belastingBovenop, bijdrageBovenop, meerwaardeGebouw } from '#rules/wonen/verhuur.ts'
import { renteaftrekVerhuur } from '#rules/wonen/verhuur.figures.ts'
import { exemptionsLeft, openEtf } from './model-etf.ts'

export type Letting = {
  readonly price: number
  readonly works: number
  readonly costs: number
  readonly loan: number
  readonly rate: number
  readonly term: number
  readonly horizon: number
  /** Of the first year. */
  readonly rent: number
  readonly otherCosts: number
  readonly propertyTax: number
  readonly taxable: number
  /** Upkeep per year, as part of the value of the home. */
  readonly upkeep: number
  readonly growth: number
  readonly inflation: number
  readonly saleCost: number
  readonly etfRate: number
  /** Net taxable income of the owner, where they live and the municipal tax. */
  readonly income: number
  readonly region: Gewest
  readonly municipal: number
  readonly firstYear: number
}

export type LettingYear = {
  readonly year: number
  readonly value: number
  readonly debt: number
  readonly rent: number
  readonly upkeep: number
  readonly costs: number
  readonly propertyTax: number
  readonly incomeTax: number
  /** Before the loan. */
  readonly net: number
  readonly paid: number
  readonly flow: number
  readonly gainTax: number
  /** What a sale at the end of this year leaves, debt repaid. */
  readonly sale: number
  /** With what the home gave before, invested. */
  readonly house: number
  readonly etf: number
}

/** What the rent costs in income tax and special contribution, in the prices of the first year, after the interest the law still takes off. */
const taxIn = (law: Law, plan: Letting, year: number, interest: number, prices: number): number => {
  const deducted = law.ahead(`${plan.firstYear + year - 1}-12-31`)(renteaftrekVerhuur) * (interest / prices)
  const taxable = Math.max(0, roundCents(plan.taxable - deducted))
  const { income: inkomen, region: gewest, municipal: gemeentebelasting } = plan
  return roundedSum([
    belastingBovenop(law, { inkomen, meer: taxable, gewest, gemeentebelasting }),
    bijdrageBovenop(law, inkomen, taxable),
  ])
}

function saleIn(law: Law, plan: Letting, year: number, value: number, debt: number) {
  const verkoopkosten = roundCents(value * plan.saleCost)
  const { belasting } = meerwaardeGebouw(
    law,
    {
      aankoopprijs: plan.price,
      aankoopkosten: plan.costs,
      werken: plan.works,
      jaren: year,
      verkoopprijs: value,
      verkoopkosten,
    },
    plan.municipal,
  )
  return { gainTax: belasting, sale: roundCents(value - verkoopkosten - belasting - debt) }
}

/** What a year brings and costs, whatever the price of the home and of the ETF. */
type Running = Pick<LettingYear, 'rent' | 'costs' | 'propertyTax' | 'incomeTax' | 'paid' | 'debt'>
export type Course = {
  readonly payment: number
  readonly years: readonly Running[]
  readonly exemptions: readonly number[]
}

/** The course of a plan: the loan month by month, rent, costs and taxes. The dearest part, and the same for any price. */
export function courseOf(law: Law, plan: Letting): Course {
  const { loan, term, rate } = plan
  const schedule =
    loan > 0
      ? loanSchedule({ principal: loan, periods: term * 12, periodicRate: monthlyActuarial(effective(rate)) })
      : null
  const years = Array.from({ length: plan.horizon }, (_, index): Running => {
    const rows = schedule?.rows.slice(index * 12, index * 12 + 12) ?? []
    const prices = (1 + plan.inflation) ** index
    const grown = (amount: number) => roundCents(amount * prices)
    return {
      rent: grown(plan.rent),
      costs: grown(plan.otherCosts),
      propertyTax: grown(plan.propertyTax),
      incomeTax: grown(taxIn(law, plan, index + 1, roundedSum(rows.map((row) => row.interest)), prices)),
      paid: roundedSum(rows.map((row) => row.payment)),
      debt: rows.at(-1)?.balance ?? 0,
    }
  })
  const exemptions = exemptionsLeft(law, plan.firstYear, plan.horizon)
  return { payment: schedule?.payment ?? 0, years, exemptions }
}

const ownOf = ({ price, works, costs, loan }: Letting): number => roundCents(price + works + costs - loan)

/** Goes through the years; `look` sees what each gives, and can look at its end before it is closed. */
function walk(
  law: Law,
  plan: Letting,
  { years, exemptions }: Course,
  look: (year: number, flow: number, lettingYear: () => LettingYear) => void,
) {
  const { price, works, horizon } = plan
  // What the home gives goes into the ETF of its owner; what it asks, the other one puts into theirs.
  const house = openEtf(law, plan.firstYear, plan.etfRate, exemptions)
  const other = openEtf(law, plan.firstYear, plan.etfRate, exemptions)
  other.put(ownOf(plan))
  const valueAt = (year: number) => roundCents((price + works) * (1 + plan.growth) ** year)
  for (let year = 1; year <= horizon; year++) {
    const one = at(years, year - 1)
    const upkeep = roundCents(valueAt(year - 1) * plan.upkeep)
    const net = roundCents(one.rent - upkeep - one.costs - one.propertyTax - one.incomeTax)
    const flow = roundCents(net - one.paid)
    // On average halfway the year.
    for (const side of [house, other]) side.grow()
    house.put(flow)
    other.put(-flow)
    for (const side of [house, other]) side.grow()
    look(year, flow, () => {
      const value = valueAt(year)
      const { gainTax, sale } = saleIn(law, plan, year, value, one.debt)
      const { rent, costs, propertyTax, incomeTax, paid, debt } = one
      return {
        year,
        value,
        debt,
        rent,
        upkeep,
        costs,
        propertyTax,
        incomeTax,
        net,
        paid,
        flow,
        gainTax,
        sale,
        house: roundCents(sale + house.worth(year)),
        etf: other.worth(year),
      }
    })
    for (const side of [house, other]) side.close(year)
  }
}

const houseReturn = (plan: Letting, flows: readonly number[], { sale }: LettingYear): number | null =>
  returnOf([
    { time: 0, amount: -ownOf(plan) },
    ...flows.map((amount, index) => ({ time: index + 0.5, amount })),
    { time: plan.horizon, amount: sale },
  ])

export function letOut(law: Law, plan: Letting, course = courseOf(law, plan)) {
  const years: LettingYear[] = []
  walk(law, plan, course, (_year, _flow, lettingYear) => years.push(lettingYear()))
  const end = at(years, plan.horizon - 1)
  const flows = years.map(({ flow }) => flow)
  return { own: ownOf(plan), payment: course.payment, years, end, irr: houseReturn(plan, flows, end) }
}

/** What there is at the end. What a sale in each of the years before would have left is most of the work, and not asked. */
function endOf(law: Law, plan: Letting, course: Course) {
  const flows: number[] = []
  const ends: LettingYear[] = []
  walk(law, plan, course, (year, flow, lettingYear) => {
    flows.push(flow)
    if (year === plan.horizon) ends.push(lettingYear())
  })
  return { flows, end: at(ends, 0) }
}

/** By how much the home is ahead of the ETF at the end. */
export function leadOf(law: Law, plan: Letting, course: Course): number {
  const { house, etf } = endOf(law, plan, course).end
  return house - etf
}

/** The lead, and the yearly return of the home. */
export function outcomeOf(law: Law, plan: Letting, course = courseOf(law, plan)) {
  const { flows, end } = endOf(law, plan, course)
  return { lead: roundCents(end.house - end.etf), irr: houseReturn(plan, flows, end) }
}

/** The yearly return of the ETF beside it, which takes what the home asks. */
export function etfReturn({
  own,
  years,
  end,
}: Pick<ReturnType<typeof letOut>, 'own' | 'years' | 'end'>): number | null {
  return returnOf([
    { time: 0, amount: -own },
    ...years.map(({ year, flow }) => ({ time: year - 0.5, amount: Math.min(0, flow) })),
    { time: end.year, amount: end.etf },
  ])
}

/** A yearly return, or none where the flows have none: nothing put in, or all of it lost. */
function returnOf(flows: readonly TimedFlow[]): number | null {
  const found = internalRate(flows)
  return found !== null && found < 10 ? found : null
}
