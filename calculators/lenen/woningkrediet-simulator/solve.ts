import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { loanOf } from '#calculators/models/loan-capacity.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { balanceByYear, yearsOf } from '#calculators/lenen/schedule.ts'
import { addMonths } from '#finance/dates.ts'
import { annuityPayment, loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { gewesten } from '#rules/kernel/gewest.ts'
import {
  leefgeldVuistregel,
  leenlastVuistregel,
  nbbLtvEigenWoning,
  nbbLtvVerhuur,
} from '#rules/krediet/woonkrediet.figures.ts'
import { oppervlakteHeropbouw, oppervlakteHeropbouwKoper } from '#rules/wonen/btw.figures.ts'
import { termijnRenovatieplicht } from '#rules/wonen/renovatieplicht.figures.ts'
import type { inputs, ProjectValues } from './inputs.ts'
import { cashPlanOf, ownFor, type Project, projectOf } from './model.ts'

type Typed = ValuesOf<typeof inputs>

/** Usual advance at the signing of the compromis, and the longest time until the deed: practice. */
const ADVANCE = 0.1
const MONTHS_TO_DEED = 4
const RATE_STEPS = [-0.005, 0, 0.005, 0.01, 0.02]

function scheduleOf(loan: number, rate: number, years: number) {
  if (loan <= 0) return null
  return loanSchedule({ principal: loan, periods: years * 12, periodicRate: monthlyRate(rate) })
}

/** Renovation the buyer of a bad label owes: only Flanders has a term for everybody. */
function renovationDuty(law: Law, { type, epc, gewest, datumAkte }: ProjectValues) {
  if (type !== 'bestaand' || epc !== 'slecht') return null
  if (gewest !== 'vlaanderen') return { region: gewest, years: null }
  return hasBegun(termijnRenovatieplicht, datumAkte)
    ? { region: gewest, years: law.on(datumAkte)(termijnRenovatieplicht) }
    : null
}

/** The instalment and the debt at other rates and after each year. */
function loanViews(loan: number, rate: number, years: number, housing: number) {
  const schedule = scheduleOf(loan, rate, years)
  if (!schedule) return null
  const byYear = yearsOf(schedule)
  return {
    rates: RATE_STEPS.filter((step) => rate + step >= 0).map((step) => {
      const payment =
        step === 0 ? schedule.payment : roundCents(annuityPayment(loan, monthlyRate(rate + step), years * 12))
      return {
        rate: rate + step,
        chosen: step === 0,
        payment,
        housing: roundCents(housing - schedule.payment + payment),
      }
    }),
    debts: balanceByYear(schedule, loan).map((balance, year) => ({
      year,
      balance,
      interest: byYear[year - 1]?.interest ?? 0,
    })),
  }
}

const monthlyParts = (values: ProjectValues, payment: number) => ({
  loan: payment,
  tax: roundCents(values.onroerendeVoorheffing / 12),
  other: values.andereWoonkosten,
})

/**
 * By the rules of thumb of the page about borrowing power, a third of the net income and enough left to live on: what the
 * instalment asks, and what fits.
 */
function affordable(law: Law, values: ProjectValues, rate: number, payment: number) {
  // As it is written in the field of that page.
  const share = Number(law(leenlastVuistregel).toFixed(6))
  const income = roundedSum([values.inkomen1, values.inkomen2])
  const rule = hasBegun(leefgeldVuistregel, law.date) ? law(leefgeldVuistregel) : { alleen: 0, koppel: 0 }
  const living = values.inkomen2 > 0 ? rule.koppel : rule.alleen
  const binding = payment + living > payment / share ? living : null
  const needed = payment > 0 ? Math.ceil(Math.max(payment / share, payment + living) - 1e-6) : null
  if (income === 0 || needed === null) return { income, needed, binding, short: null, loan: null }
  const allowed = Math.max(0, Math.min(roundCents(income * share), roundCents(income - living)))
  const loan = Math.floor(loanOf(allowed, rate, values.looptijd))
  return { income, needed, binding, short: Math.max(0, Math.ceil(needed - income)), loan }
}

export function solve(typed: Typed, env: Env) {
  const { law, today } = env
  const values: ProjectValues = { ...typed, datumAkte: typed.datumAkte ?? addMonths(today, MONTHS_TO_DEED) }
  const project: Project = projectOf(law, values)
  const { costs, loan, deed, value, needed } = project
  const own = values.eigenInbreng
  const quotity = loan / value
  const reference = typed.rente === null ? homeLoanRate(env, values.looptijd, quotity) : null
  const rate = typed.rente ?? reference?.rate ?? 0
  const schedule = scheduleOf(loan, rate, values.looptijd)
  const payment = schedule?.payment ?? 0
  const [high, low] = [law(nbbLtvEigenWoning), law(nbbLtvVerhuur)]
  const norm = values.enigeEigenWoning ? high : low
  const own90 = ownFor(law, values, project, high)
  const own80 = ownFor(law, values, project, low)
  const monthly = monthlyParts(values, payment)
  const housing = roundedSum(Object.values(monthly))
  const advance = roundCents(values.prijs * ADVANCE)
  const cash = cashPlanOf(project, values, advance)
  const all = roundedSum([needed, deed.totaal])
  const afford = affordable(law, values, rate, payment)

  return {
    out: {
      leenbedrag: loan,
      maandlast: payment,
      woonlast: housing > payment ? housing : null,
      voorschot: advance,
      eigenGeldBijAkte: cash.ownAtDeed,
      kwotiteit: quotity,
      projectkost: all,
      prijsMetBelasting: project.priceWithTax,
      registratie: costs.registratie.belasting,
      btw: costs.btw,
      aktekosten: costs.akte.totaal,
      kredietakte: deed.totaal,
      bijAkte: cash.atDeed,
      leningBijAkte: roundCents(cash.atDeed - cash.ownAtDeed),
      eigenGeldOver: Math.max(0, roundCents(own - all)),
      nodigVoor90: own90,
      tekortVoor90: Math.max(0, roundCents(own90 - own)),
      tekortVoor80: Math.max(0, roundCents(own80 - own)),
      gebruikteRente: rate,
      nodigInkomen: afford.needed,
      inkomenTekort: afford.short,
      passendeLening: afford.loan,
      totaleRente: schedule?.totalInterest ?? 0,
      aankoopkosten: costs.kosten,
      ereloon: costs.akte.ereloon,
    },
    get work() {
      return {
        project,
        cash,
        monthly,
        income: afford.income,
        /** What must be left to live on, where that asks more than a third. */
        living: afford.binding,
        reference: loan > 0 ? reference : null,
        bankCosts: loan > 0 ? values.bankkosten : 0,
        /** Registration tax, both deeds and the bank. */
        buyingCosts: roundedSum([costs.kosten, deed.totaal, loan > 0 ? values.bankkosten : 0]),
        ownUsed: Math.min(own, all),
        datumAkte: values.datumAkte,
        compromis: addMonths(values.datumAkte, -MONTHS_TO_DEED),
        afterDeed: addMonths(values.datumAkte, 1),
        norm,
        tooHigh: quotity > norm,
        advanceTooDear: own < advance,
        nextYear: values.datumAkte.slice(0, 4) > today.slice(0, 4),
        duty: renovationDuty(law, values),
        surface: law.on(values.datumAkte)(
          values.type === 'nieuwbouw' ? oppervlakteHeropbouwKoper : oppervlakteHeropbouw,
        ),
        regions: gewesten.map((region) => {
          const there = projectOf(law, values, region)
          return {
            region,
            tax: there.costs.registratie.belasting,
            loan: there.loan,
            payment: scheduleOf(there.loan, rate, values.looptijd)?.payment ?? 0,
          }
        }),
        views: loanViews(loan, rate, values.looptijd, housing),
      }
    },
  }
}
