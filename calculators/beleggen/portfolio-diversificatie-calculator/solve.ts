import type { Env } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import { portfolioVolatility, riskContribution } from '#finance/statistics.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type ClassName, correlationsOf, type Regions } from './choices-classes.ts'
import { classOf, effectiveNames, holdingsOf, largestName, overlapsOf, sourceOf, totalsBy } from './model-holdings.ts'
import type { Values } from './inputs.ts'
import { rebalance } from './model-rebalance.ts'

/** One year in twenty is worse: the 5 % point of a normal distribution. */
const ONE_IN_TWENTY = 1.645
const REGIONS = ['belgie', 'eurozone', 'vs', 'opkomend', 'rest'] as const satisfies readonly (keyof Regions)[]

/** What each kind holds and should hold; what has no target has to go. */
function targetsOf(values: Values) {
  const own = values.beleggingen.map((row) => ({ klasse: classOf(row) ?? ('cash' as const), bedrag: row.bedrag }))
  const held = totalsBy(
    own,
    ({ klasse }) => klasse,
    ({ bedrag }) => bedrag,
  )
  const kinds = [...new Set([...values.doelen, ...own].map(({ klasse }) => klasse))]
  return kinds.map((name) => {
    const rows = values.doelen.filter(({ klasse }) => klasse === name)
    const costs = rows.flatMap(({ aankoopwaarde }) => (aankoopwaarde === null ? [] : [aankoopwaarde]))
    return {
      class: name,
      amount: held.get(name) ?? 0,
      target: rows.reduce((all, { doel }) => all + doel, 0),
      cost: costs.length > 0 ? roundedSum(costs) : null,
    }
  })
}

/** What to buy and sell to reach the targets; null when that is not asked. */
function planOf(law: Law, values: Values) {
  if (!values.bijsturen) return { plan: null, unknownCost: false }
  const targets = targetsOf(values)
  const plan = rebalance(law, targets, {
    fresh: values.nieuweInleg,
    band: values.bandbreedte,
    fee: values.makelaarsloon,
    used: values.alGebruikt,
    persons: values.titularissen,
    year: yearOf(law.date),
  })
  // A sale of what may be taxed, without the value it starts from: no tax can be named.
  const unknownCost = targets.some((item, index) => item.cost === null && (plan.moves[index]?.sellsTaxed ?? false))
  return { plan, unknownCost }
}

export function solve(values: Values, { law }: Env) {
  const holdings = holdingsOf(values)
  const amounts = holdings.map(({ amount }) => amount)
  const total = roundedSum(amounts)
  const weights = amounts.map((amount) => amount / total)
  const volatilities = holdings.map(({ kind }) => kind.volatility)
  const classes = holdings.map((one) => one.class)
  const matrix = correlationsOf(classes, values.correlaties === 'crisis')
  const volatility = portfolioVolatility(weights, volatilities, matrix)
  const crisis = portfolioVolatility(weights, volatilities, correlationsOf(classes, true))
  const weighted = (value: (index: number) => number) =>
    weights.reduce((all, weight, index) => all + weight * value(index), 0)
  const mean = weighted((index) => holdings[index]?.kind.mean ?? 0)
  const separate = weighted((index) => volatilities[index] ?? 0)
  // Nothing but savings carries no risk at all.
  const contributions = volatility > 1e-9 ? riskContribution(weights, volatilities, matrix) : weights.map(() => 0)
  const sources = [...totalsBy(holdings, sourceOf, (_, index) => contributions[index] ?? 0)].map(([name, risk]) => ({
    name,
    risk,
    money: roundedSum(holdings.filter((one) => sourceOf(one) === name).map(({ amount }) => amount)) / total,
  }))
  const heaviest = sources.reduce((best, one) => (one.risk > best.risk ? one : best))
  const share = (wanted: ClassName) => weighted((index) => (holdings[index]?.class === wanted ? 1 : 0))
  const regions = REGIONS.map((region) => ({
    region,
    part: weighted((index) => holdings[index]?.kind.regions[region] ?? 0),
  }))
  // Nobody loses more than everything, however much one coin swings.
  const badYearAt = (swing: number) => Math.max(-1, mean - ONE_IN_TWENTY * swing)
  const badYear = badYearAt(volatility)
  const largest = largestName(holdings)

  const { plan, unknownCost } = planOf(law, values)

  return {
    out: {
      slechtJaarEuro: Math.round(total * badYear) + 0,
      grootsteRisico: heaviest.name,
      grootsteRisicodeel: heaviest.risk,
      grootsteNaam: largest.part,
      teVerkopen: plan?.sold ?? null,
      belastingBijsturen: unknownCost ? null : (plan?.tax ?? null),
      slechtJaar: badYear,
      crisisjaar: badYearAt(crisis),
      volatiliteit: volatility,
      losseVolatiliteit: separate,
      spreidingsvoordeel: separate - volatility,
      verwachtRendement: mean,
      totaal: total,
      effectiefAantal: effectiveNames(holdings),
      werkgeverdeel: share('werkgever'),
      woningdeel: share('woning'),
      vreemdeMunt: weighted((index) => holdings[index]?.kind.foreign ?? 0),
      belgiedeel: regions[0]?.part ?? 0,
      kostenBijsturen: plan?.costs ?? null,
      nieuwGeldNodig: plan?.needed ?? null,
    },
    work: {
      holdings: holdings.map(({ name, class: className, amount, kind }, index) => ({
        name,
        class: className,
        amount,
        label: kind.label,
        risk: contributions[index] ?? 0,
      })),
      shown: largestRemainder(1, amounts, 4),
      sources: sources.toSorted((a, b) => b.risk - a.risk),
      heaviest,
      largest,
      overlaps: overlapsOf(holdings),
      regions,
      plan,
      costs: plan ? plan.moves.map((move) => roundCents(move.tob + move.fee)) : [],
      unknownCost,
    },
  }
}
