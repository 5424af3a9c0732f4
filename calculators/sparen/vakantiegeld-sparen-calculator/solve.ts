import { MONTHS } from '#calculators/kernel/months.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { futureValue } from '#finance/growth.ts'
import { roundCents, roundUpTo, roundedSum } from '#finance/money.ts'
import { perPeriod } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { rszBijdrage } from '#rules/loon/loon.ts'
import {
  arbeiderEnkelDeel,
  solidariteitVakantie,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
} from '#rules/loon/vakantiegeld.figures.ts'
import { dubbelVoorBediende, jaarloonNaRsz, vakantiegeldVoorArbeider, withScale } from '#rules/loon/vakantiegeld.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const YEARS_SHOWN = 10

/** A manual worker's cheque holds the wage of the days off as well: no RSZ goes off that part, solidarity and tax do. */
function ofFund(law: Law, jaarloon: number) {
  const pay = vakantiegeldVoorArbeider(law, jaarloon)
  const enkel = roundCents(jaarloon * law(arbeiderBasis) * law(arbeiderEnkelDeel))
  const instead = roundCents(enkel * (1 - law(solidariteitVakantie)) * (1 - pay.tarief))
  return { pay, schaal: null, yearlyPay: null, enkel, instead, earned: jaarloon }
}

/** Leaving pays out the holidays of next year, wage of the days off included, on what was earned with this employer. */
function onLeaving(law: Law, values: Values, factor: number) {
  const earned = roundCents(values.maandloon * values.gewerkteMaanden * factor)
  const enkel = roundCents(earned * law(vertrekEnkel))
  const dubbel = roundCents(earned * law(vertrekDubbel))
  const bijkomend = roundCents(earned * law(vertrekBijkomend))
  const yearlyPay = jaarloonNaRsz(law, values.maandloon)
  const pay = withScale(
    law,
    roundedSum([enkel, dubbel, bijkomend]),
    roundedSum([enkel, dubbel]),
    yearlyPay,
    values.kinderen,
  )
  const taxable = roundCents(enkel - rszBijdrage(law, enkel))
  const kept = pay.belastbaar > 0 ? pay.netto / pay.belastbaar : 0
  return { pay, schaal: pay.schaal, yearlyPay, enkel, instead: roundCents(taxable * kept), earned }
}

/** In service the wage of the days off is paid as wage, so all of the double pay is free. */
function inService(law: Law, values: Values, factor: number) {
  const { maandloon, gewerkteMaanden, kinderen, vakantiedagen, werkdagen } = values
  const pay = dubbelVoorBediende(law, maandloon, gewerkteMaanden, factor, kinderen)
  const days = vakantiedagen * (gewerkteMaanden / 12) * Math.min(1, factor)
  const enkel = roundCents((maandloon * days) / werkdagen)
  return { pay, schaal: pay.schaal, yearlyPay: jaarloonNaRsz(law, maandloon), enkel, instead: 0, earned: null }
}

/** Months until the pay comes: this month still counts as coming. Somebody who leaves gets it with the last wage. */
function monthsToPay(values: Values, today: string, leaving: boolean): number {
  const now = Number(today.slice(5, 7)) - 1
  return leaving ? 0 : (MONTHS.indexOf(values.betaalmaand) - now + 12) % 12
}

export function solve(values: Values, { law, today }: Env) {
  const worker = values.statuut === 'arbeider'
  const leaving = values.vertrek && !worker
  const lastYear = values.tewerkstellingVorigJaar ?? values.tewerkstellingNu
  const factor = lastYear / values.tewerkstellingNu
  const { pay, schaal, yearlyPay, enkel, instead, earned } = worker
    ? ofFund(law, values.jaarloon)
    : leaving
      ? onLeaving(law, values, factor)
      : inService(law, values, factor)

  const free = roundCents(pay.netto - instead)
  const needed = roundCents(Math.max(0, values.vakantiebudget - values.alGespaard))
  const waits = monthsToPay(values, today, leaving)
  const inTime = waits <= values.maandenTotVakantie
  const forHoliday = inTime ? Math.min(needed, roundCents(free * values.deelVakantie)) : 0
  const missing = roundCents(needed - forHoliday)
  const over = roundCents(free - forHoliday)
  const grown = (years: number) =>
    roundCents(futureValue({ start: over, periodicRate: perPeriod(values.rente), periods: years }))

  return {
    out: {
      maandbedrag: roundUpTo(missing / values.maandenTotVakantie, 0.01),
      tekort: missing,
      voorVakantie: forHoliday,
      over,
      netto: pay.netto,
      vrij: free,
      bruto: pay.bruto,
      rsz: pay.rsz,
      solidariteit: pay.solidariteit,
      belastbaar: pay.belastbaar,
      tarief: pay.tarief,
      bedrijfsvoorheffing: pay.voorheffing,
      loonvervanging: instead,
      enkelVakantiegeld: enkel,
      dagloon: worker ? null : roundCents(values.maandloon / values.werkdagen),
      na1Jaar: grown(1),
      na5Jaar: grown(5),
      na10Jaar: grown(10),
    },
    work: {
      pay,
      schaal,
      yearlyPay,
      /** What the pay is worked out on, where that is the pay of a year. */
      earned,
      kind: worker ? ('arbeider' as const) : leaving ? ('vertrek' as const) : ('bediende' as const),
      needed,
      inTime,
      /** The month of the plan in which it comes, counted from the first one. */
      payday: inTime ? Math.max(0, waits - 1) : null,
      rszRate: law(rszWerknemer),
      growth: Array.from({ length: YEARS_SHOWN + 1 }, (_, year) => grown(year)),
      moreHours: !worker && values.tewerkstellingNu > lastYear,
    },
  }
}
