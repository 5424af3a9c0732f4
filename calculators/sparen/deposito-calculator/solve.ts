import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { standing } from '#calculators/models/savings-account.ts'
import { beside, mine } from '#calculators/sparen/beside.ts'
import { termRate } from '#calculators/sparen/term-rates.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { addDays, addMonths, daysBetween } from '#finance/dates.ts'
import { type DayCount, dayCountFraction } from '#finance/day-count.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { findRoot } from '#finance/solve.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { ingehouden, wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { depositogarantie, premieTermijn } from '#rules/sparen-beleggen/sparen.figures.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const DAY_COUNTS: Record<Values['dagtelling'], DayCount> = { '365': 'act/365', '360': 'act/360', '30-360': '30/360' }

/** Terms for the table, in the unit the visitor chose. */
const OTHER_TERMS = { maanden: [1, 2, 3, 6, 9, 12], dagen: [7, 14, 30, 60, 90, 180, 365] } as const

const endOf = (start: string, term: number, unit: Values['eenheid']) =>
  unit === 'maanden' ? addMonths(start, term) : addDays(start, term)

/** Simple interest over one term; the tax is that of the day of payment. */
function period(law: Law, principal: number, rate: number, start: string, end: string, convention: DayCount) {
  const fraction = dayCountFraction(start, end, convention)
  const gross = roundCents(principal * rate * fraction)
  const taxRate = wetOpBetaaldag(law, end)(roerendeVoorheffing)
  const tax = ingehouden(law, gross, taxRate)
  const days = daysBetween(start, end)
  return { start, end, days, fraction, principal, rate, gross, tax, taxRate, net: roundCents(gross - tax) }
}

/** The base rate at which a savings account gives as much over the same time. */
function equalBaseRate(law: Law, values: Values, until: string, net: number): number | null {
  const money = { amount: values.bedrag, premium: 0, holders: values.titularissen, start: values.startdatum }
  return findRoot((base) => standing(law, [{ ...money, base, until }]).net - net, 0, 0.5)
}

export function solve(values: Values, env: Env) {
  const { law } = env
  const { bedrag, looptijd, eenheid, startdatum, hernieuwingen, titularissen } = values
  const guideFor = (months: number) => termRate(env.market, 'termijnrekening', months, bedrag)
  const inMonths = (term: number) => (eenheid === 'maanden' ? term : Math.max(1, Math.round(term / 30.4)))
  const guide = values.rente === null ? guideFor(inMonths(looptijd)) : null
  const rente = values.rente ?? guide?.rate ?? referenceRates.shortDeposit.rate
  const convention = DAY_COUNTS[values.dagtelling]

  const periods: ReturnType<typeof period>[] = []
  let principal = bedrag
  for (let index = 0; index <= hernieuwingen; index++) {
    const start = endOf(startdatum, looptijd * index, eenheid)
    const end = endOf(startdatum, looptijd * (index + 1), eenheid)
    const rate = index === 0 ? rente : (values.renteHernieuwing ?? rente)
    const one = period(law, principal, rate, start, end, convention)
    periods.push(one)
    principal = roundCents(principal + one.net)
  }
  const first = at(periods, 0)
  const { end } = at(periods, hernieuwingen)
  const net = roundedSum(periods.map((one) => one.net))
  const days = daysBetween(startdatum, end)

  const money = { amount: bedrag, holders: titularissen, start: startdatum }
  const own = mine(env, values.mijnRekening, { base: values.spaarrente, premium: values.spaarpremie })
  const compared = beside(law, env, own, [{ ...money, until: end }], net)

  return {
    out: {
      nettoInterest: net,
      eindbedrag: principal,
      einddatum: end,
      gebruikteRente: rente,
      roerendeVoorheffing: roundedSum(periods.map((one) => one.tax)),
      verschil: compared.own.difference,
      verschilBeste: compared.best.difference,
      besteRekening: nameOf(compared.best.account),
      besteNetto: compared.best.net,
      brutoInterest: roundedSum(periods.map((one) => one.gross)),
      nettoRente: rente * (1 - first.taxRate),
      nettoRendement: (1 + net / bedrag) ** (365 / days) - 1,
      dagen: days,
      spaarrekeningNetto: compared.own.net,
      gelijkeBasisrente: equalBaseRate(law, values, end, net),
      nettoPerDag: roundCents(net / days),
    },
    get work() {
      return {
        periods,
        first,
        guide,
        compared,
        fullYear: addMonths(startdatum, law(premieTermijn)) <= end,
        guarantee: law(depositogarantie) * titularissen,
        otherTerms: OTHER_TERMS[eenheid].map((term) => ({
          term,
          ...period(
            law,
            bedrag,
            values.rente ?? guideFor(inMonths(term))?.rate ?? rente,
            startdatum,
            endOf(startdatum, term, eenheid),
            convention,
          ),
        })),
      }
    },
  }
}
