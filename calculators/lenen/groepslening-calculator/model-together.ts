/** Borrowing together: shares, what happens when one stops paying, and who put in more. */
import { monthlyRate } from '#calculators/models/month-rate.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { addMonths } from '#finance/dates.ts'
import { futureValue } from '#finance/growth.ts'
import { at } from '#finance/list.ts'
import { annuityPayment, loanSchedule } from '#finance/loan.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Values } from './inputs.ts'

type Person = {
  readonly name: string
  readonly weight: number
  readonly brought: number
  /** Only known when the loan is divided by income. */
  readonly income: number | null
}

const person = (
  { naam, inbreng }: { readonly naam: string; readonly inbreng: number },
  weight: number,
  income: number | null = null,
): Person => ({ name: naam, weight, brought: inbreng, income })

/** Everyone in the list that belongs to the way of dividing, with the weight it gives. */
export function peopleOf(values: Values): readonly Person[] {
  switch (values.sleutel) {
    case 'gelijk':
      return values.gelijken.map((one) => person(one, 1))
    case 'aandeel':
      return values.eigenaars.map((one) => person(one, one.aandeel))
    case 'inkomen':
      return values.personen.map((one) => person(one, one.inkomen, one.inkomen))
  }
}

/** Months that what one pays for the other adds up, for the claim afterwards. */
const CLAIM_MONTHS = 12

/** The instalments without the one who stops; who stays and has no weight still owes all to the bank, then equally. */
function withoutOne(payment: number, weights: readonly number[], stopper: number): readonly number[] {
  const left = weights.map((weight, index) => (index === stopper ? 0 : weight))
  const stay = left.some((weight) => weight > 0) ? left : left.map((_, index) => (index === stopper ? 0 : 1))
  return largestRemainder(payment, stay)
}

export function together(values: Values) {
  const { bedrag, looptijd } = values
  const people = peopleOf(values)
  const rate = monthlyRate(values.rente, values.renteomzetting)
  const inner = monthlyRate(values.renteIntern)
  const schedule = loanSchedule({ principal: bedrag, periods: looptijd, periodicRate: rate })
  const weights = people.map(({ weight }) => weight)
  const whole = weights.reduce((a, b) => a + b, 0)
  const shares = largestRemainder(schedule.payment, weights)
  const capital = largestRemainder(bedrag, weights)
  const interest = largestRemainder(schedule.totalInterest, weights)

  const stopper = values.stopper - 1
  const stressed = withoutOne(schedule.payment, weights, stopper)
  // Of a loan that is shorter than the month that stands there, the last one.
  const stopMonth = Math.min(values.stopMaand, looptijd)
  const balance = schedule.rows[stopMonth - 2]?.balance ?? bedrag
  const claimMonths = Math.min(CLAIM_MONTHS, looptijd - stopMonth + 1)
  const more = roundCents(at(stressed, 0) - at(shares, 0))
  const claim = stopper === 0 ? 0 : futureValue({ deposit: more, periodicRate: inner, periods: claimMonths })

  const ownMoney = roundedSum(people.map(({ brought }) => brought))
  const ownShares = largestRemainder(ownMoney, weights)
  // Whoever put in too much lends it to the others: what that is per month, over the term of the bank's loan.
  const perPerson = people.map((person, index) => {
    const tooMuch = roundCents(person.brought - at(ownShares, index))
    return {
      name: person.name,
      share: person.weight / whole,
      perMonth: at(shares, index),
      capital: at(capital, index),
      interest: at(interest, index),
      stressed: at(stressed, index),
      burden: person.income ? at(stressed, index) / person.income : null,
      brought: person.brought,
      shouldBring: at(ownShares, index),
      tooMuch,
      back: roundCents(annuityPayment(Math.abs(tooMuch), inner, looptijd) * Math.sign(tooMuch) + 0),
    }
  })
  const me = at(perPerson, 0)

  return {
    out: {
      jouwDeel: me.perMonth,
      maandlast: schedule.payment,
      deelBijUitval: me.stressed,
      aandeelJij: me.share,
      kapitaalJij: me.capital,
      renteJij: me.interest,
      totaleRente: schedule.totalInterest,
      totaalBetaald: schedule.totalPaid,
      saldoBijUitval: balance,
      uitkoop: roundCents((balance * at(weights, stopper)) / whole),
      vorderingNaJaar: roundCents(claim),
      inbrengVerrekening: me.tooMuch,
      verrekeningPerMaand: me.back,
      maandrente: rate,
    },
    work: {
      people: perPerson,
      stopper,
      stopMonth,
      claimMonths,
      sharesTotal: whole,
      stopperShare: at(weights, stopper) / whole,
      schedule: scheduleView(schedule, bedrag, addMonths(values.datum, 1)),
    },
  }
}
