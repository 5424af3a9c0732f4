import type { Env } from '#calculators/kernel/fields.ts'
import { interestByYear, paidIn, totalTax } from '#calculators/models/savings-account.ts'
import { type MyAccount, mine } from '#calculators/sparen/beside.ts'
import { compareDates, daysBetween, minDate } from '#finance/dates.ts'
import { at, grouped } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { premieBelastIn, premieBetalingen } from '#rules/sparen-beleggen/premiebetaling.ts'
import { type SavingsBook, spaarboekje } from '#rules/sparen-beleggen/spaarboekje.ts'
import type { SavingsRate } from '#rules/sparen-beleggen/spaarboekje-dagen.ts'
import {
  maxBasisrente,
  maxOverdrachten,
  minimumOverdracht,
  premieTermijn,
  spaarvrijstelling,
} from '#rules/sparen-beleggen/sparen.figures.ts'
import { tariefBuitenWet, wetVanJaar } from '#rules/sparen-beleggen/sparen.ts'
import { averageCapital, movementsOf, type Values } from './model-ledger.ts'
import { DAYS_COMPARED, waitingDays } from './model-waiting.ts'

/** From this day on we know the exemption; older interest is shown without tax. */
const EXEMPTION_KNOWN_FROM = at(spaarvrijstelling.rows, 0).from
const isKnown = (year: string) => `${year}-12-31` >= EXEMPTION_KNOWN_FROM

const ratesOf = (values: Values, { base, premium }: MyAccount): SavingsRate[] =>
  [
    { from: '1990-01-01', base, premium },
    ...values.wijzigingen.map((change) => ({ from: change.vanaf, base: change.basisrente, premium: change.premie })),
  ].toSorted((a, b) => compareDates(a.from, b.from))

/** The premiums that are running, together per day on which they are earned, the first day first. */
function comingPremiums({ lots }: SavingsBook) {
  const days = [...grouped(lots, ({ earnedOn }) => earnedOn)].toSorted(([a], [b]) => compareDates(a, b))
  return days.map(([date, full]) => ({ date, premium: roundedSum(full.map(({ amount, rate }) => amount * rate)) }))
}

const knownYears = (byYear: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(byYear).filter(([year]) => isKnown(year)))

/** The tax of this year as it goes on, and of all years when everything is taken off on this day. */
function taxOf(law: Law, book: SavingsBook, values: Values, year: string) {
  const already = { year, amount: values.alOntvangen }
  const baseByYear = knownYears(book.baseByYear)
  const years = (closedOn?: string) => {
    const premiums = knownYears(paidIn(closedOn)(book))
    return interestByYear(law, { ...book, baseByYear }, values.titularissen, () => premiums, already)
  }
  return { thisYear: years().find((each) => each.year === year), total: totalTax(years(values.standOp)) }
}

/** Transfers within the bank that the law does not let run on: too small, or too many in a year. */
function hasRefusedTransfer(law: Law, { bewegingen }: Values): boolean {
  const transfers = bewegingen.filter((move) => move.soort === 'overdracht')
  if (transfers.length === 0) return false
  const inYear = (date: string) => transfers.filter((move) => move.datum.slice(0, 4) === date.slice(0, 4)).length
  return transfers.some((move) => move.bedrag < law(minimumOverdracht) || inYear(move.datum) > law(maxOverdrachten))
}

export function solve(values: Values, env: Env) {
  const { law } = env
  const own = mine(env, values.mijnRekening, { base: values.basisrente, premium: values.premie })
  const until = values.standOp
  const year = until.slice(0, 4)
  const movements = movementsOf(values)
  const rates = ratesOf(values, own)
  const reinvest = values.rentesBlijven === 'blijven'
  const thought = { amount: values.opname, days: [until], following: DAYS_COMPARED }
  const book = spaarboekje(law, { movements, rates, reinvest, until, thought })
  const wait = waitingDays(book)
  const { on: paidOnOf } = premieBetalingen(law)
  const coming = comingPremiums(book)
  const next = coming[0] ?? null
  const largest = coming.reduce<(typeof coming)[number] | null>(
    (top, one) => (top === null || one.premium > top.premium ? one : top),
    null,
  )
  const taken = Math.min(values.opname, book.balance)
  const firstDate = movements.reduce((earliest, move) => (move.date < earliest ? move.date : earliest), until)
  const held = daysBetween(firstDate, until) / 365
  const capital = averageCapital(movements, until)
  const interest = roundCents(book.baseInterest + book.earnedPremium)
  const { thisYear, total } = taxOf(law, book, values, year)
  // The steps name the last of them, and the others as one sum.
  const earnedLast = book.earned.slice(-8)
  const allKnown = isKnown(firstDate.slice(0, 4))
  const lawThen = law.on(minDate(until, law.date))

  return {
    out: {
      grootstePremie: largest?.premium ?? null,
      grootstePremieOp: largest?.date ?? null,
      opgebouwd: roundCents(book.earnedPremium + book.runningPremium),
      verworven: book.earnedPremium,
      lopend: book.runningPremium,
      verliesVandaag: wait.lossToday,
      // Nothing taken off loses nothing on any day: no day is best then.
      besteDag: taken === 0 ? null : (wait.best?.date ?? (wait.lossToday === 0 ? until : null)),
      volgendePremie: next?.premium ?? null,
      volgendePremieOp: next?.date ?? null,
      betaaldOp: next ? paidOnOf(next.date) : null,
      verloren: book.forfeited,
      alBetaald: roundedSum(book.credits.filter((credit) => credit.kind === 'premie').map((credit) => credit.amount)),
      saldo: book.balance,
      basisrenteBedrag: book.baseInterest,
      rendement: capital > 0 && held > 0 ? interest / capital / held : 0,
      renteDitJaar: isKnown(year) ? (thisYear?.interest ?? 0) : null,
      belasting: isKnown(year) ? (thisYear?.tax ?? 0) : null,
      nettoRente: allKnown ? roundCents(interest - total) : null,
    },
    work: {
      book,
      earnedLast,
      /** The rates of that day, after the changes. */
      rates: rates.findLast(({ from }) => from <= until) ?? own,
      earnedBefore: roundedSum([book.earnedPremium, ...earnedLast.map(({ premium }) => 0 - premium)]),
      own,
      coming,
      /** Since when the largest premium runs. */
      largestSince: book.lots.find(({ earnedOn }) => earnedOn === largest?.date)?.start ?? null,
      earned: book.earned.map((period) => ({ ...period, taxYear: premieBelastIn(period.paidOn) })),
      running: book.lots.map((lot) => ({
        ...lot,
        premium: roundCents(lot.amount * lot.rate),
        paidOn: paidOnOf(lot.earnedOn),
        taxYear: premieBelastIn(paidOnOf(lot.earnedOn)),
        filled: Math.min(
          1,
          Math.max(0, daysBetween(lot.start, until) / Math.max(1, daysBetween(lot.start, lot.earnedOn))),
        ),
      })),
      wait: wait.options.map((option) => ({ ...option, days: daysBetween(until, option.date) })),
      best: wait.best && { ...wait.best, days: daysBetween(until, wait.best.date) },
      taken,
      firstDate,
      held,
      capital: roundCents(capital),
      interest,
      year,
      taxable: thisYear?.taxable ?? 0,
      // Read only where there is tax: older years have no known exemption.
      exempt: (thisYear?.tax ?? 0) > 0 ? wetVanJaar(law, year)(spaarvrijstelling) * values.titularissen : 0,
      term: law(premieTermijn),
      refusedTransfer: hasRefusedTransfer(law, values),
      wrong: lawThen.date >= at(maxBasisrente.rows, 0).from ? tariefBuitenWet(lawThen, own.base, own.premium) : null,
      lawThen,
      unknownBefore: allKnown ? null : EXEMPTION_KNOWN_FROM.slice(0, 4),
    },
  }
}
