/** The plan of the visitor, with the quantity that is looked for filled in. */
import type { ValuesOf } from '#calculators/kernel/fields.ts'
import { type Compounding, type GrowthPlan, perYear, type Rhythm, solveGrowth } from '#finance/growth.ts'
import { roundUpTo } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'

export type Values = ValuesOf<typeof inputs>

export const COMPOUNDING: Record<Values['bijschrijving'], Compounding> = {
  jaar: 1,
  halfjaar: 2,
  kwartaal: 4,
  maand: 12,
  dag: 365,
  continu: 'continuous',
}
const RHYTHM: Record<Values['inlegPer'], Rhythm> = {
  week: 'weekly',
  maand: 'monthly',
  kwartaal: 'quarterly',
  jaar: 'yearly',
}
const UNKNOWN = { startbedrag: 'start', inleg: 'deposit', rente: 'rate', tijd: 'time' } as const
const LONGEST = 100

/** Ten months as 0,8333 year, in a link of before: taken for ten months, so that no deposit is lost. */
function wholePeriods(years: number, timesPerYear: number): number {
  const whole = Math.round(years * timesPerYear) / timesPerYear
  return whole > 0 && Math.abs(years - whole) < 0.0005 ? whole : years
}

/** Savings interest is free up to the exemption of each year; the ordinary tax takes its part of every euro. */
function taxOf(law: Law, { belasting, titularissen }: Values) {
  if (belasting === 'gewoon') return { ordinary: law(roerendeVoorheffing), withholding: null }
  if (belasting === 'geen') return { ordinary: 0, withholding: null }
  const exempt = law(spaarvrijstelling) * titularissen
  return { ordinary: 0, withholding: { rate: law(voorheffingSpaarrekening), exempt } }
}

/** A negative rate costs: there is no tax on it, and none comes back. */
export const afterTax = (rate: number, tax: number) => (rate > 0 ? rate * (1 - tax) : rate)

export function planOf(law: Law, values: Values) {
  const { zoek } = values
  const { ordinary, withholding } = taxOf(law, values)
  const rhythm = RHYTHM[values.inlegPer]
  const years = wholePeriods(values.duur + values.duurMaanden / 12, 12)
  const base: GrowthPlan = {
    start: values.startbedrag,
    deposit: values.inleg,
    rhythm,
    rate: afterTax(values.rente, ordinary),
    compounding: COMPOUNDING[values.bijschrijving],
    years: wholePeriods(years, perYear[rhythm]),
    due: values.inlegMoment === 'begin',
    depositGrowth: values.inlegStijging,
    ...(withholding ? { withholding } : {}),
  }
  const asked = { ordinary, withholding, rhythm, enough: false, impossible: false }
  if (zoek === 'eindkapitaal') return { ...asked, plan: base }
  const found = solveGrowth({ ...base, unknown: UNKNOWN[zoek], final: values.eindkapitaal })
  if (
    found === null ||
    (zoek === 'tijd' && (found < 0 || found > LONGEST)) ||
    (zoek === 'rente' && (found < -0.5 || found > 10))
  )
    return { ...asked, plan: base, impossible: true }
  // Up to the next cent: a cent less does not reach what is wanted.
  const amount = Math.max(0, roundUpTo(found, 0.01))
  const plan: GrowthPlan = {
    startbedrag: { ...base, start: amount },
    inleg: { ...base, deposit: amount },
    rente: { ...base, rate: found },
    tijd: { ...base, years: Math.max(1 / 12, found) },
  }[zoek]
  return { ...asked, plan, enough: (zoek === 'startbedrag' || zoek === 'inleg') && found < 0 }
}
