/** The ways to pay a card off, and what it costs besides interest. */
import { minimumPayment, type Payment, runLine } from '#calculators/lenen/kredietlijn.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { PeriodicRate } from '#finance/rate.ts'
import type { CardValues } from './inputs.ts'

/** Fees per year, by kind. */
export function cardCosts(values: CardValues) {
  const withdrawals = roundCents(values.geldopnames * (values.kostGeldopname ?? 0))
  const exchange = roundCents(values.vreemdeMunt * (values.wisselkost ?? 0))
  return {
    fee: values.jaarbijdrage,
    withdrawals,
    exchange,
    total: roundedSum([values.jaarbijdrage, withdrawals, exchange]),
  }
}

const minimumOf = (values: CardValues): Payment =>
  minimumPayment(values.minimumPercentage, values.minimumBedrag, values.minimumOver)

function paymentOf(values: CardValues): Payment {
  const minimum = minimumOf(values)
  return {
    vast: () => values.bedrag,
    minimum,
    meer: (owed: number, interest: number) => minimum(owed, interest) + values.bedrag,
  }[values.betaling]
}

export function runs(values: CardValues, rate: PeriodicRate) {
  const { saldo, aankopen, betaling, bedrag } = values
  const run = (payment: Payment) => runLine({ balance: saldo, rate, payment, spent: () => aankopen })
  const [own, minimum] = [paymentOf(values), minimumOf(values)]
  const interest = roundCents(saldo * rate)
  const owed = roundCents(saldo + interest + aankopen)
  const shares = [0.03, 0.05, 0.075, 0.1, 0.2, 1 / 3].map((share) => Math.max(5, Math.round((saldo * share) / 5) * 5))
  const levels = [...new Set([...shares, ...(betaling === 'vast' && bedrag > 0 ? [bedrag] : [])])]
  return {
    own: run(own),
    least: run(minimum),
    more: run((now, added) => own(now, added) + 10),
    first: {
      interest,
      payment: roundCents(own(owed, interest)),
      minimum: Math.min(owed, roundCents(minimum(owed, interest))),
    },
    levels: levels
      .toSorted((a, b) => a - b)
      .map((amount) => {
        const { length, interest: cost, paid } = run(() => amount)
        return { amount, length, interest: length === null ? null : cost, paid: length === null ? null : paid }
      }),
  }
}
