import type { Env } from '#calculators/kernel/fields.ts'
import { careerAt } from '#calculators/models/career.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { wettelijkeLeeftijd } from '#rules/pensioen/pensioen.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { vrijstellingVan } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { rateTest, returnsOf, runHistory, shareLasted, spread, yearsOf } from './model-history.ts'
import type { Values } from './inputs.ts'
import {
  classicDraw,
  coastAge,
  coastNumber,
  drawDown,
  type Fire,
  findFire,
  type FirePlan,
  needAt,
  saveUp,
  yearsToTarget,
} from './model-plan.ts'

/** Lean: what is spent after stopping, as a part of the usual. */
const LEAN = 0.8
/** Withdrawal rates and lengths of the table of success. */
const GRID_RATES = [0.03, 0.035, 0.04, 0.045, 0.05, 0.06, 0.07, 0.08]
const GRID_YEARS = [15, 20, 25, 30, 40, 50]
/** Share of the capital that is cost, where one does not stop by saving on: half of it is gain. */
const HALF_COST = 0.5

/** Usual spending per year after stopping. */
const spendingAfter = (values: Values): number => (values.uitgavenNaFire ?? values.uitgaven) * 12

/** What comes in each month, of both. */
const householdIncome = ({ nettoInkomen, partner }: Values): number => nettoInkomen + (partner[0]?.nettoInkomen ?? 0)

const savedPerMonth = (values: Values): number =>
  values.maandelijksBelegd ?? Math.max(0, householdIncome(values) - values.uitgaven)

/** The partner's pension, on the first person's ages: a younger partner gets it later. */
function partnerOf({ partner: [partner] }: Values, law: Env['law'], year: number, age: number): FirePlan['partner'] {
  if (!partner) return null
  const own = year - partner.geboortejaar
  return {
    pensionFrom: wettelijkeLeeftijd(law, `${partner.geboortejaar}-07-01`) + age - own,
    pension: partner.pensioen * 12,
    careerYears: careerAt(own, null),
  }
}

function planOf(values: Values, { law, today }: Env): FirePlan {
  const year = yearOf(today)
  const age = year - values.geboortejaar
  // Only the birth year is asked: the middle of that year decides the legal age.
  const legalAge = wettelijkeLeeftijd(law, `${values.geboortejaar}-07-01`)
  return {
    age,
    year,
    capital: values.vermogen,
    savedPerYear: savedPerMonth(values) * 12,
    realReturn: values.rendement,
    withdrawalRate: values.opnamepercentage,
    inflation: values.inflatie,
    spending: spendingAfter(values) * (values.type === 'lean' ? LEAN : 1),
    untilPension: values.socialeBijdragen * 12,
    sideIncome: values.type === 'barista' ? values.baristaInkomen * 12 : 0,
    pensionAge: values.pensioenleeftijd ?? legalAge,
    pension: values.pensioen * 12,
    careerYears: careerAt(age, values.loopbaanjaren),
    partner: partnerOf(values, law, year, age),
    untilAge: values.planTot,
    tax: values.meerwaardebelasting
      ? {
          rate: law.on(`${year}-12-31`)(meerwaardetarief),
          exemption: vrijstellingVan(law, year) * Math.max(values.personen, 1 + values.partner.length),
        }
      : null,
  }
}

/** The own plan on every stretch of history, from the day of stopping to the end of the plan. */
function planHistory(values: Values, plan: FirePlan, fire: Fire) {
  const years = Math.min(plan.untilAge - fire.age, yearsOf('alles').length)
  const draws = drawDown(plan, fire.age, fire.at).map((row) => row.draw + row.tax)
  const test = { span: 'alles', years, stocks: values.toetsAandelen, indexed: true } as const
  const windows = runHistory(test, fire.at.capital, draws)
  const [low = [], middle = [], high = []] = windows.length > 0 ? spread(windows, years, [0.1, 0.5, 0.9]) : []
  return { years, count: windows.length, share: shareLasted(windows), low, middle, high }
}

type Phase = 'nu' | 'sparen' | 'brug' | 'pensioen'

/** Capital year by year, with the phase that the year belongs to. */
function pathOf(plan: FirePlan, fire: Fire | null, stopAge: number) {
  const saving = saveUp(plan, Math.max(0, stopAge - plan.age)).map(({ capital }, n) => ({
    age: plan.age + n,
    phase: (n === 0 ? 'nu' : 'sparen') satisfies Phase as Phase,
    draw: 0,
    tax: 0,
    capital,
  }))
  const drawing = fire ? drawDown(plan, fire.age, fire.at) : []
  return [
    ...saving,
    ...drawing.map((row) => ({
      ...row,
      phase: (row.age <= plan.pensionAge ? 'brug' : 'pensioen') satisfies Phase as Phase,
    })),
  ]
}

/** Four ways to stop, with the same money. */
function variantsOf(values: Values, plan: FirePlan) {
  const usual = { ...plan, sideIncome: 0, spending: spendingAfter(values) }
  const ways = {
    volledig: usual,
    lean: { ...usual, spending: usual.spending * LEAN },
    barista: { ...usual, sideIncome: values.baristaInkomen * 12 },
    klassiek: { ...usual, pension: 0, partner: null, untilPension: 0 },
  }
  return Object.entries(ways).map(([way, one]) => {
    const found = findFire(one)
    return {
      way: way as keyof typeof ways,
      fire: found && { ...found.need, age: found.age, year: plan.year + found.years },
    }
  })
}

export function solve(values: Values, env: Env) {
  const plan = planOf(values, env)
  const fire = findFire(plan)
  // When one can stop, or the pension age when that never comes.
  const stopAge = fire?.age ?? plan.pensionAge
  const need = fire?.need ?? needAt(plan, stopAge, HALF_COST)
  const saved = savedPerMonth(values)
  const classic = classicDraw(plan) / plan.withdrawalRate
  const coastTarget = values.coastLeeftijd ?? plan.pensionAge
  const own = fire && planHistory(values, plan, fire)
  const test = { span: 'alles', stocks: values.toetsAandelen, indexed: true } as const
  const returns = returnsOf(test)

  return {
    out: {
      fireLeeftijd: fire?.age ?? null,
      coastVanaf: coastAge(plan, coastTarget),
      benodigdKapitaal: need.total,
      fireJaar: fire ? plan.year + fire.years : null,
      brugJaren: need.bridgeYears,
      slaagkans: own?.share ?? null,
      coastGetal: coastNumber(plan, coastTarget),
      jarenTotFire: fire?.years ?? null,
      inlegPerMaand: saved,
      spaarquote: householdIncome(values) > 0 ? saved / householdIncome(values) : null,
      brugKapitaal: need.bridge,
      laterKapitaal: need.later,
      belastingReserve: need.tax,
      belastingEersteJaar: roundCents(need.firstTax),
      pensioenleeftijd: plan.pensionAge,
      pensioenBijStop: need.pension / 12,
      pensioenPartner: plan.partner ? need.partnerPension / 12 : null,
      pensioenPartnerVanaf: plan.partner?.pensionFrom ?? null,
      fireGetal: classic,
      jarenKlassiek: yearsToTarget(classic, values.vermogen, saved * 12, values.rendement),
    },
    get work() {
      return {
        income: householdIncome(values),
        plan,
        stopAge,
        reached: fire !== null,
        capitalAtStop: fire?.at.capital ?? saveUp(plan, Math.max(0, stopAge - plan.age)).at(-1)?.capital ?? 0,
        coastTarget,
        own,
        path: pathOf(plan, fire, stopAge),
        variants: variantsOf(values, plan),
        gridYears: GRID_YEARS,
        grid: GRID_RATES.map((rate) => [
          rate,
          ...GRID_YEARS.map((years) => rateTest({ ...test, years }, rate, returns).share),
        ]),
      }
    },
  }
}
