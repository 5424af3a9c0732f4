/** Everything the page shows, worked out once from the inputs. */
import type { Env } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { vrijstellingVan } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { wettelijkeLeeftijd } from '#rules/pensioen/pensioen.ts'
import { rateTest, runHistory, shareLasted, type Test, type WindowResult, yearsOf } from './history.ts'
import type { Values } from './inputs.ts'
import {
  classicDraw,
  coastAge,
  coastNumber,
  drawDown,
  type Fire,
  findFire,
  type FirePlan,
  type Need,
  needAt,
  saveUp,
  type Step,
  type Year,
} from './plan.ts'

/** Only the birth year is asked: the middle of that year decides the legal age. */
const legalAge = (values: Values, { law }: Env): number => wettelijkeLeeftijd(law, `${values.geboortejaar}-07-01`)

const savedPerMonth = (values: Values): number =>
  values.maandelijksBelegd ?? Math.max(0, values.nettoInkomen - values.uitgaven)

/** Lean: what is spent after stopping, as a part of the usual. */
export const LEAN = 0.8

/** Usual spending per year after stopping. */
export const spendingAfter = (values: Values): number => (values.uitgavenNaFire ?? values.uitgaven) * 12

function planOf(values: Values, env: Env): FirePlan {
  const year = yearOf(env.today)
  const spending = spendingAfter(values) * (values.type === 'lean' ? LEAN : 1)
  const { law } = env
  return {
    age: year - values.geboortejaar,
    year,
    capital: values.vermogen,
    cost: Math.min(values.vermogen, values.aankoopwaarde ?? values.vermogen),
    savedPerYear: savedPerMonth(values) * 12,
    realReturn: values.rendement,
    withdrawalRate: values.opnamepercentage,
    inflation: values.inflatie,
    spending,
    untilPension: values.socialeBijdragen * 12,
    sideIncome: values.type === 'barista' ? values.baristaInkomen * 12 : 0,
    pensionAge: values.pensioenleeftijd ?? legalAge(values, env),
    pension: values.pensioen * 12,
    careerYears: values.loopbaanjaren,
    scalePension: values.pensioenVerminderen,
    untilAge: values.planTot,
    twoPhases: values.methode === 'tweeFasen',
    tax: values.meerwaardebelasting
      ? { rate: law.on(`${year}-12-31`)(meerwaardetarief), exemption: vrijstellingVan(law, year) * values.personen }
      : null,
  }
}

export function testOf(values: Values): Test {
  return {
    span: values.toetsReeks,
    years: values.toetsDuur,
    stocks: values.toetsAandelen,
    indexed: values.toetsOpname === 'geindexeerd',
  }
}

/** The own plan on every stretch of history, from the day of stopping to the end of the plan. */
function planHistory(values: Values, plan: FirePlan, fire: Fire): OwnHistory {
  const years = Math.min(plan.untilAge - fire.age, yearsOf('alles').length)
  const draws = drawDown(plan, fire.age, fire.at, fire.need.pension).map((row) => row.draw + row.tax)
  const windows = runHistory(
    { span: 'alles', years, stocks: values.toetsAandelen, indexed: true },
    fire.at.capital,
    draws,
  )
  return { years, windows, share: shareLasted(windows) }
}

/** Parts in whole euros and a total that is their sum, so that what is shown adds up. */
function inWholeEuros(need: Need): Need {
  const bridge = Math.round(need.bridge)
  const later = Math.round(need.later)
  const tax = Math.round(need.tax)
  return { ...need, bridge, later, tax, total: bridge + later + tax }
}

export type OwnHistory = {
  readonly years: number
  readonly windows: readonly WindowResult[]
  readonly share: number | null
}

export type Answer = {
  readonly plan: FirePlan
  readonly fire: Fire | null
  readonly need: Need
  /** When one can stop, or the pension age when that never comes. */
  readonly stopAge: number
  readonly saved: number
  readonly classic: number
  readonly coast: { readonly target: number; readonly number: number; readonly age: number | null }
  readonly tested: { readonly rate: number; readonly share: number | null; readonly windows: number }
  readonly own: OwnHistory | null
  readonly saving: readonly Step[]
  readonly drawing: readonly Year[]
}

export function answerFor(values: Values, env: Env): Answer {
  const plan = planOf(values, env)
  const fire = findFire(plan)
  const target = values.coastLeeftijd ?? plan.pensionAge
  const rate = values.toetsPercentage ?? values.opnamepercentage
  const stopAge = fire?.age ?? plan.pensionAge
  const need = inWholeEuros(fire?.need ?? needAt(plan, stopAge, 0.5))
  return {
    plan,
    fire,
    need,
    stopAge,
    saved: savedPerMonth(values),
    classic: classicDraw(plan) / plan.withdrawalRate,
    coast: { target, number: coastNumber(plan, target), age: coastAge(plan, target) },
    tested: { rate, ...rateTest(testOf(values), rate) },
    own: fire ? planHistory(values, plan, fire) : null,
    saving: saveUp(plan, Math.max(0, stopAge - plan.age)),
    drawing: fire ? drawDown(plan, fire.age, fire.at, need.pension) : [],
  }
}
