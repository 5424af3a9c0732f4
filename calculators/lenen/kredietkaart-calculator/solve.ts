import type { Env } from '#calculators/kernel/fields.ts'
import { isBovenMaximum } from '#calculators/lenen/credit-test.ts'
import { jkpOfLine, type LineRun } from '#calculators/lenen/kredietlijn.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { shiftMonth } from '#finance/dates.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds, nulstellingMaanden } from '#rules/krediet/consumentenkrediet.ts'
import type { CardValues } from './inputs.ts'
import { cardCosts, runs } from './model.ts'

/** Rows of the month table and points of the chart; a longer run is cut off with a note. */
const SHOWN_MONTHS = 240

/** What a card that is settled in full every month leaves out. */
const NO_CREDIT = {
  renteBespaard: null,
  besparingPer10: null,
  eersteRente: null,
  jkp: null,
  maandrente: null,
  nulstellingMaanden: null,
  maxJkp: null,
  maandenMinimum: null,
  renteMinimum: null,
  totaalMinimum: null,
  eersteMinimum: null,
  leningMaandlast: null,
  leningRente: null,
}

/** A card that is settled in full every month carries no interest: only its fees count. */
function deferred(values: CardValues) {
  const costs = cardCosts(values)
  return {
    out: {
      ...NO_CREDIT,
      maanden: 1,
      totaleRente: 0,
      datumVrij: values.startmaand,
      kaartkostenPerJaar: costs.total,
      totaleKost: costs.total,
      totaalBetaald: values.saldo,
    },
    work: { kind: 'uitgesteld', costs },
  } as const
}

/** Balance at the start and after each month shown. */
function balances({ months, length }: LineRun, start: number, shown: number) {
  const after = length === null ? null : 0
  return [start, ...Array.from({ length: shown }, (_, index) => months[index]?.balance ?? after)]
}

function spread(values: CardValues, { law }: Env) {
  const { saldo, debetrente, startmaand } = values
  const yearlyRate = debetrente ?? values.jkp
  const rate = monthlyRate(yearlyRate, values.renteomzetting)
  const { own, least, more, first, levels } = runs(values, rate)
  const limit = Math.max(values.kredietlijn ?? 0, saldo)
  const maxJkp = hoogsteJkp(law, 'kaart', limit)
  // With a debit rate and a fee the JKP is ours to find; else it is the one that was typed in.
  const jkp = debetrente === null ? values.jkp : jkpOfLine(law, limit, rate, values.jaarbijdrage)
  // A contract may ask it sooner than the law, never later; without the line the law's term is a guess.
  const legal = nulstellingMaanden(law, limit, true, rate)
  const asked = values.nulstelling ?? legal
  const zeroMonths = values.kredietlijn === null ? asked : Math.min(asked, legal)
  const longest = langsteLooptijd(law, saldo)
  const term = own.length === null ? longest : Math.max(1, Math.min(own.length, longest))
  const loan = loanSchedule({ principal: saldo, periods: term, periodicRate: monthlyRate(values.jkpLening) })
  const costs = cardCosts(values)
  const end = own.length === null ? null : shiftMonth(startmaand, own.length - 1)
  const shown = Math.min(SHOWN_MONTHS, Math.max(own.months.length, least.months.length))
  const interestOf = (run: LineRun) => (run.length === null ? null : run.interest)
  const gap = (a: number | null, b: number | null) => (a === null || b === null ? null : roundCents(a - b))
  return {
    out: {
      maanden: own.length,
      totaleRente: interestOf(own),
      datumVrij: end,
      renteBespaard: gap(interestOf(least), interestOf(own)),
      besparingPer10: gap(interestOf(own), interestOf(more)),
      eersteRente: first.interest,
      kaartkostenPerJaar: costs.total,
      totaleKost: own.length === null ? null : roundCents(own.interest + (costs.total * own.length) / 12),
      totaalBetaald: own.length === null ? null : own.paid,
      jkp: debetrente === null ? null : jkp,
      maandrente: rate,
      nulstellingMaanden: zeroMonths,
      maxJkp,
      maandenMinimum: least.length,
      renteMinimum: interestOf(least),
      totaalMinimum: least.length === null ? null : least.paid,
      eersteMinimum: first.minimum,
      leningMaandlast: loan.payment,
      leningRente: loan.totalInterest,
    },
    work: {
      kind: 'krediet',
      own,
      least,
      first,
      levels,
      rate,
      yearlyRate,
      jkp,
      limit,
      maxJkp,
      since: maximaleJkpSinds(law),
      tooDear: jkp !== null && isBovenMaximum(jkp, maxJkp),
      zeroMonths,
      late: own.length === null || own.length > zeroMonths,
      underMinimum: values.betaling === 'vast' && values.bedrag < first.minimum,
      loan: { term, interest: loan.totalInterest, cheaper: own.length === term && loan.totalInterest < own.interest },
      end,
      spent: roundedSum(own.months.map((row) => row.spent)),
      needed: roundCents(first.interest + values.aankopen),
      rows: own.months.slice(0, SHOWN_MONTHS),
      cut: own.months.length > SHOWN_MONTHS,
      chart: { shown, own: balances(own, saldo, shown), least: balances(least, saldo, shown) },
    },
  } as const
}

export function solve(values: CardValues, env: Env) {
  return values.kaart === 'uitgesteld' ? deferred(values) : spread(values, env)
}
