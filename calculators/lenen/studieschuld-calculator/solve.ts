import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { at } from '#finance/list.ts'
import { loanFromPayment } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { kleinsteKredietbedrag } from '#rules/krediet/consumentenkrediet.figures.ts'
import { studentenuren } from '#rules/loon/studentenarbeid.figures.ts'
import { nettoUurloonStudent } from '#rules/loon/studentenarbeid.ts'
import type { StudyValues } from './inputs.ts'
import { type StudyMonth, studyPlan, type StudyPlan } from './model.ts'

/** Above this share of a starting wage the instalment weighs heavily: a rule of thumb, shown as a warning. */
const HEAVY_SHARE = 0.15
const HOME_LOAN_YEARS = 25
/** Months between two points of the chart. */
const STEP = 3

const wholeHours = (hours: number) => Math.ceil(hours - 1e-9)

/** The loan in hours of a student job. */
function hoursOf(law: Law, uurloon: number | null, plan: StudyPlan, studyYears: number) {
  if (uurloon === null) return null
  const net = nettoUurloonStudent(law, uurloon)
  const perYear = studyYears === 0 ? null : wholeHours(plan.drawn / net / studyYears)
  return {
    gross: uurloon,
    net,
    loan: wholeHours(plan.drawn / net),
    withInterest: wholeHours(plan.paid / net),
    perYear,
    limit: law(studentenuren),
    tooMany: studyYears > 0 && plan.drawn / net / studyYears > law(studentenuren),
  }
}

/** Owed at the end of a month, with what is drawn at the start of the next: money and interest come on the same day. */
function owedAt(months: readonly StudyMonth[], month: number, owedNow: number | null): number {
  const before = month === 0 ? 0 : (months[month - 1]?.balance ?? 0)
  const drawn = month === 0 && owedNow !== null ? owedNow : (months[month]?.drawn ?? 0)
  return roundCents(before + drawn)
}

function yearsOf({ months }: StudyPlan) {
  return Array.from({ length: Math.ceil(months.length / 12) }, (_, index) => {
    const part = months.slice(index * 12, (index + 1) * 12)
    return {
      nr: index + 1,
      drawn: roundedSum(part.map((month) => month.drawn)),
      interest: roundedSum(part.map((month) => month.interest)),
      paid: roundedSum(part.map((month) => month.payment)),
      balance: part.at(-1)?.balance ?? 0,
    }
  })
}

export function solve(values: StudyValues, env: Env) {
  const { law } = env
  const { rente, tijdensStudie, schuldNu, startloon } = values
  const studyYears = schuldNu === null ? values.jaren : 0
  const plan = studyPlan(values)
  const length = plan.drawn === 0 ? 0 : plan.months.length
  const ways = (['niets', 'rente', 'alles'] as const).map((kind) => ({
    kind,
    plan: kind === tijdensStudie ? plan : studyPlan(values, kind),
  }))
  const interestOnly = at(ways, 1).plan
  const rate = monthlyRate(rente, values.renteomzetting)
  const share = startloon === null ? null : plan.instalment / startloon
  const hours = hoursOf(law, values.uurloon, plan, studyYears)
  const home = homeLoanRate(env, HOME_LOAN_YEARS)
  const longest = Math.max(...ways.map((way) => way.plan.months.length))
  const points = Array.from({ length: Math.ceil(longest / STEP) + 1 }, (_, index) => Math.min(longest, index * STEP))
  return {
    out: {
      maandlast: plan.instalment,
      schuldAfstuderen: schuldNu === null ? plan.debtAtGraduation : null,
      totaleRente: plan.interest,
      totaalBetaald: plan.paid,
      aandeelLoon: share,
      maanden: length,
      geleend: plan.drawn,
      schuldStart: plan.debtAtStart,
      opgebouwdeRente: plan.interestBefore,
      besparingRenteBetalen: schuldNu === null ? roundCents(plan.interest - interestOnly.interest) : null,
      minderLenenWoning: roundCents(loanFromPayment(plan.instalment, monthlyRate(home.rate), HOME_LOAN_YEARS * 12)),
      maandrente: rate,
      urenStudentenjob: hours?.loan ?? null,
      urenPerJaar: hours?.perYear ?? null,
      urenMetRente: hours?.withInterest ?? null,
      nettoUurloon: hours ? roundCents(hours.net) : null,
      renteAlsJeRenteBetaalt: schuldNu === null ? interestOnly.interest : null,
      einde: length / 12,
    },
    get work() {
      return {
        plan,
        ways,
        studyYears,
        rate,
        hours,
        /** Repaid while studying: how long it goes on afterwards, and whether a loan of an earlier year ends before. */
        after: plan.schedule ? null : length - plan.studyMonths,
        falls: plan.schedule === null && (plan.months.at(-2)?.payment ?? 0) < plan.instalment * 0.9,
        heavy: share !== null && share > HEAVY_SHARE,
        home: home.rate,
        highest: Math.max(0, ...points.map((month) => owedAt(plan.months, month, schuldNu))),
        points: points.map((month) => month / 12),
        lines: ways
          .filter((way) => schuldNu === null || way.kind === tijdensStudie)
          .toSorted((a, b) => Number(b.kind === tijdensStudie) - Number(a.kind === tijdensStudie))
          .map((way) => ({ kind: way.kind, values: points.map((month) => owedAt(way.plan.months, month, schuldNu)) })),
        years: yearsOf(plan),
        perYear: studyYears === 0 ? 0 : roundCents(plan.drawn / studyYears),
        test:
          plan.drawn >= law(kleinsteKredietbedrag)
            ? testCredit(law, { bedrag: plan.drawn, looptijd: length, jkp: rente })
            : null,
      }
    },
  }
}
