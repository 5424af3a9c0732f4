/** A loan between private people: schedule and tax on the interest. */
import type { Env } from '#calculators/kernel/fields.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { addMonths, addYears } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { perPeriod } from '#finance/rate.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'
import { bewijsgrens, registratieSchuldbekentenis } from '#rules/krediet/privelening.figures.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'

export function between(values: Values, { law }: Env) {
  const { bedrag, renteOnderling: rente, jaren, aflossing, datum } = values
  const monthly = aflossing === 'maandelijks'
  const rate = monthlyRate(rente, values.renteomzetting)
  const schedule = loanSchedule(
    monthly
      ? { principal: bedrag, periods: jaren * 12, periodicRate: rate }
      : {
          principal: bedrag,
          periods: jaren,
          periodicRate: perPeriod(rente),
          form: aflossing === 'einde' ? 'bullet' : 'fixed-capital',
        },
  )
  const perYear = monthly ? 12 : 1
  const dueOn = (period: number) => (monthly ? addMonths(datum, period) : addYears(datum, period))
  const years = Array.from({ length: Math.ceil(schedule.rows.length / perYear) }, (_, index) => {
    const rows = schedule.rows.slice(index * perYear, (index + 1) * perYear)
    const interest = roundedSum(rows.map((row) => row.interest))
    const tax = ingehouden(law, interest)
    return { year: index + 1, interest, tax, net: roundCents(interest - tax), balance: last(rows).balance }
  })
  const firstYear = at(years, 0)
  const tax = roundedSum(years.map((year) => year.tax))

  return {
    out: {
      totaalTerug: schedule.totalPaid,
      eersteTermijn: at(schedule.rows, 0).payment,
      laatsteTermijn: schedule.lastPayment,
      totaleRente: schedule.totalInterest,
      totaleVoorheffing: tax,
      nettoInterest: roundCents(schedule.totalInterest - tax),
      interestEersteJaar: firstYear.interest,
      roerendeVoorheffing: firstYear.tax,
      nettoInterestEersteJaar: firstYear.net,
      einddatum: dueOn(schedule.periods),
      bewijsgrens: law(bewijsgrens),
      registratierecht: law(registratieSchuldbekentenis),
      maandrente: rate,
    },
    work: {
      monthly,
      years,
      firstDue: dueOn(1),
      taxRate: law(roerendeVoorheffing),
      bankCeiling: hoogsteJkp(law, 'lening', bedrag),
      needsPaper: bedrag >= law(bewijsgrens),
      terms: schedule.rows.map((row) => ({ ...row, due: dueOn(row.period) })),
    },
  }
}
