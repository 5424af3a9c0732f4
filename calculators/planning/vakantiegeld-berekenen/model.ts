/** Holiday pay in the four situations of the page. */
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis } from '#rules/loon/loon.figures.ts'
import {
  arbeiderEnkelDeel,
  dubbelVakantiegeld,
  vakantiegeldRszDeel,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
} from '#rules/loon/vakantiegeld.figures.ts'
import {
  dubbelVoorBediende,
  jaarloonNaRsz,
  type MetSchaal,
  type NettoVakantiegeld,
  vakantiegeldOpVariabel,
  vakantiegeldVoorArbeider,
  withScale,
} from '#rules/loon/vakantiegeld.ts'
import type { Values } from './inputs.ts'

export const isWorker = ({ situatie }: Values): boolean => situatie === 'arbeider'
export const isLeaving = ({ situatie }: Values): boolean => situatie === 'vertrek'

/** The hours of last year against those of now. */
export const factorOf = ({ tewerkstellingVorigJaar, tewerkstellingNu }: Values): number =>
  (tewerkstellingVorigJaar ?? tewerkstellingNu) / tewerkstellingNu

/** Part of the holidays of last year's pay that is not taken. */
export const leftOf = ({ dagenOver, vakantiedagen }: Values): number => Math.min(1, dagenOver / vakantiedagen)

/** Holidays follow the months and hours worked last year. */
export const daysOf = (values: Values): number =>
  values.vakantiedagen * (values.gewerkteMaanden / 12) * Math.min(1, factorOf(values))

/**
 * On this year's pay, and on last year's as far as its holidays are not taken and its double pay is not paid; what was
 * paid on the same wage goes off. The double pay keeps its proportion of a legal and an additional part.
 */
export function leavingParts(law: Law, values: Values) {
  const single = values.jaarloon + values.loonVorigJaar * leftOf(values)
  const double = values.jaarloon + (values.dubbelBetaald ? 0 : values.loonVorigJaar)
  const legal = roundCents(double * law(vertrekDubbel))
  const total = roundCents(legal + roundCents(double * law(vertrekBijkomend)))
  const left = Math.max(0, roundCents(total - values.dubbelOntvangen))
  const dubbel = total > 0 ? roundCents((left * legal) / total) : 0
  return {
    enkel: Math.max(0, roundCents(single * law(vertrekEnkel) - values.enkelOntvangen)),
    dubbel,
    bijkomend: roundCents(left - dubbel),
  }
}

export type HolidayPay = {
  readonly pay: NettoVakantiegeld
  readonly scaled: MetSchaal | null
  /** Yearly pay after RSZ, which picks the rate. */
  readonly yearlyPay: number | null
  /** The single holiday pay: on top of the double, or inside the amount of a fund or a settlement. */
  readonly enkel: number
}

export function holidayPay(law: Law, values: Values): HolidayPay {
  const { maandloon, kinderen } = values
  if (isWorker(values)) {
    const enkel = roundCents(values.jaarloon * law(arbeiderBasis) * law(arbeiderEnkelDeel))
    return { pay: vakantiegeldVoorArbeider(law, values.jaarloon), scaled: null, yearlyPay: null, enkel }
  }
  if (isLeaving(values)) {
    const { enkel, dubbel, bijkomend } = leavingParts(law, values)
    const yearlyPay = jaarloonNaRsz(law, maandloon)
    const scaled = withScale(
      law,
      roundedSum([enkel, dubbel, bijkomend]),
      roundedSum([enkel, dubbel]),
      yearlyPay,
      kinderen,
    )
    return { pay: scaled, scaled, yearlyPay, enkel }
  }
  const variable = values.situatie === 'variabel' ? values.variabelLoon : 0
  const fixed = dubbelVoorBediende(law, maandloon, values.gewerkteMaanden, factorOf(values), kinderen)
  const onVariable = vakantiegeldOpVariabel(law, variable, values.gewerkteMaanden)
  const legalShare = law(vakantiegeldRszDeel) / law(dubbelVakantiegeld)
  const bruto = roundCents(Math.max(0, fixed.bruto + onVariable.dubbel - values.alOntvangen))
  const yearlyPay = jaarloonNaRsz(law, maandloon + variable / 12)
  // Without commission or what was paid before, the RSZ is on 85 % of the wage itself: to the cent as on a pay slip.
  const scaled =
    bruto === fixed.bruto ? fixed : withScale(law, bruto, roundCents(bruto * legalShare), yearlyPay, kinderen)
  const days = daysOf(values)
  const enkel = roundCents((maandloon * days) / values.werkdagen + onVariable.perDag * days)
  return { pay: scaled, scaled, yearlyPay, enkel }
}

const perYear = (values: Values) => isWorker(values) || isLeaving(values)

/** Wages around the visitor's own, with what each would leave. */
export function otherWages(law: Law, values: Values) {
  const step = perYear(values) ? 6_000 : 500
  const own = perYear(values) ? values.jaarloon : values.maandloon
  const first = Math.max(step, Math.floor(own / step) * step - 3 * step)
  return Array.from({ length: 8 }, (_, index) => {
    const wage = first + index * step
    const change = isWorker(values)
      ? { jaarloon: wage }
      : isLeaving(values)
        ? // Whoever leaves in June earned half a year: the wage of a month moves with the sum.
          { jaarloon: wage, maandloon: (wage * values.maandloon) / (values.jaarloon || values.maandloon * 12) }
        : { maandloon: wage }
    return { wage, ...holidayPay(law, { ...values, ...change }).pay }
  })
}

/** The same wage after fewer months; only where months count. */
export const otherMonths = (law: Law, values: Values) =>
  perYear(values)
    ? []
    : [1, 3, 6, 9, 12].map((gewerkteMaanden) => {
        const { pay, enkel } = holidayPay(law, { ...values, gewerkteMaanden })
        return { months: gewerkteMaanden, enkel, ...pay }
      })
