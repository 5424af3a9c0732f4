import type { Env } from '#calculators/kernel/fields.ts'
import { isBovenMaximum } from '#calculators/lenen/credit-test.ts'
import { jkpOfLine, minimumPayment } from '#calculators/lenen/kredietlijn.ts'
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { shiftMonth } from '#finance/dates.ts'
import { loanSchedule } from '#finance/loan.ts'
import { roundCents } from '#finance/money.ts'
import { minimumBetaling } from '#rules/krediet/consumentenkrediet.figures.ts'
import { hoogsteJkp, langsteLooptijd, maximaleJkpSinds, nulstellingMaanden } from '#rules/krediet/consumentenkrediet.ts'
import type { LineValues } from './inputs.ts'
import { byMonth, decisiveCycle, type Ledger, runLedger } from './model.ts'

/** Rows of the ledger and points of the chart. */
const SHOWN_MONTHS = 240
const MORE = 50

function paymentOf(values: LineValues, more: number) {
  const { betaling, bedrag } = values
  const minimum = minimumPayment(values.minimumPercentage, values.minimumBedrag, values.minimumOver)
  return (owed: number, interest: number) =>
    more + (betaling === 'vast' ? bedrag : betaling === 'rente' ? interest : roundCents(minimum(owed, interest)))
}

/** Must be zero within so many months of the first draw: by when, and is it? */
function zeroing({ startmaand }: LineValues, { cycles }: Ledger, limit: number) {
  const cycle = decisiveCycle(cycles, limit)
  const last = cycle ? cycle.start - 1 + limit : 0
  return {
    limit,
    month: last,
    deadline: cycle ? shiftMonth(startmaand, last - 1) : null,
    margin: cycle?.end == null ? null : last - cycle.end,
    missed: cycle !== null && (cycle.end === null || cycle.end > last),
    periods: cycles.map(({ start, end }) => ({
      start: shiftMonth(startmaand, start - 1),
      zero: end === null ? null : shiftMonth(startmaand, end - 1),
      deadline: shiftMonth(startmaand, start + limit - 2),
      inTime: end !== null && end - start + 1 <= limit,
    })),
  }
}

/** An ordinary loan for what was drawn, over the same time as far as the law allows. */
function ordinaryLoan(values: LineValues, own: Ledger, longest: number) {
  if (own.length === null) return null
  const term = Math.max(1, Math.min(own.length, longest))
  const { payment, totalInterest } = loanSchedule({
    principal: own.drawn,
    periods: term,
    periodicRate: monthlyRate(values.jkpLening),
  })
  return { term, payment, interest: totalInterest, dearer: roundCents(own.interest - totalInterest) }
}

export function solve(values: LineValues, { law }: Env) {
  const { kredietlijn, opname, metKaart, startmaand, debetrente } = values
  const yearlyRate = debetrente ?? values.jkp
  const rate = monthlyRate(yearlyRate, values.renteomzetting)
  // With a debit rate and a fixed cost the JKP is ours to find; else it is the one that was typed in.
  const jkp = debetrente === null ? values.jkp : jkpOfLine(law, kredietlijn, rate, values.jaarkost)
  const draws = byMonth([{ maand: 1, bedrag: opname }, ...values.opnames])
  const extra = byMonth(values.terugbetalingen)
  const run = (more: number) =>
    runLedger({ rate, payment: paymentOf(values, more), draws, extra, yearlyCost: values.jaarkost })
  const own = run(0)
  const faster = run(MORE)
  const never = own.length === null
  const ended = <T>(value: T) => (never ? null : value)
  // A contract may ask it sooner than the law, never later.
  const legal = nulstellingMaanden(law, kredietlijn, values.kapitaalVerplicht, rate)
  const ofContract = values.nulstelling !== null && values.nulstelling < legal
  const zero = zeroing(values, own, ofContract ? values.nulstelling : legal)
  const maxJkp = hoogsteJkp(law, metKaart ? 'kaart' : 'zonderKaart', kredietlijn)
  const longest = langsteLooptijd(law, own.drawn)
  const loan = ordinaryLoan(values, own, longest)
  const first = own.months[0] ?? { drawn: 0, cost: 0, interest: 0, payment: 0, balance: 0 }
  const { fraction, floor } = law(minimumBetaling)
  const firstOwed = roundCents(first.drawn + first.cost + first.interest)
  const usual = Math.min(firstOwed, roundCents(minimumPayment(fraction, floor, 'metRente')(firstOwed, first.interest)))

  return {
    out: {
      totaleRente: ended(own.interest),
      eersteRente: first.interest,
      datumNul: own.length === null ? null : shiftMonth(startmaand, own.length - 1),
      maanden: own.length,
      nulstellingDatum: zero.deadline,
      besparing50: never || faster.length === null ? null : roundCents(own.interest - faster.interest),
      maanden50: faster.length,
      totaalOpgenomen: own.drawn,
      totaalBetaald: ended(own.paid),
      kosten: ended(own.costs),
      totaleKost: ended(roundCents(own.interest + own.costs)),
      hoogsteSaldo: ended(own.highest),
      jkp: debetrente === null ? null : jkp,
      maandrente: rate,
      maxJkp,
      nulstellingMaanden: zero.limit,
      margeNulstelling: zero.margin,
      leningMaandlast: loan?.payment ?? null,
      leningRente: loan?.interest ?? null,
      verschilLening: loan?.dearer ?? null,
      rentePer100: ended(roundCents((own.interest / own.drawn) * 100)),
      gebruikelijkMinimum: usual,
    },
    work: {
      own,
      ofContract,
      yearlyRate,
      rate,
      jkp,
      tooDear: jkp !== null && isBovenMaximum(jkp, maxJkp),
      since: maximaleJkpSinds(law),
      zero,
      loan,
      longest,
      first: { ...first, base: roundCents(first.drawn + first.cost) },
      usual: { share: fraction, amount: usual },
      underUsual: values.betaling === 'vast' && values.kapitaalVerplicht && values.bedrag < usual,
      overLine: own.highest > kredietlijn + 0.005,
      shown: own.months.slice(0, SHOWN_MONTHS).map((row) => ({ ...row, name: shiftMonth(startmaand, row.month - 1) })),
      cut: own.months.length > SHOWN_MONTHS,
    },
  }
}
