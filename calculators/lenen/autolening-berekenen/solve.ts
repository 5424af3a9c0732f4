import { carLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { isBovenMaximum, testCredit } from '#calculators/lenen/credit-test.ts'
import { jkpOf } from '#calculators/lenen/jkp.ts'
import { scheduleView } from '#calculators/lenen/schedule.ts'
import { addMonths } from '#finance/dates.ts'
import { futureValue } from '#finance/growth.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import { voorschotVerkoopOpAfbetaling } from '#rules/krediet/consumentenkrediet.figures.ts'
import type { CarLoanValues } from './inputs.ts'
import { balloonSchedule, type CarAsked, carPlan, type CarPlan, offeredPayments, withRate } from './model.ts'

/** Final sum shown as an illustration while the visitor has none. */
const SHOWN_BALLOON = 0.3

/** Paid with own money, the instalment goes back to savings each month: what is missed is the interest meanwhile. */
function ownMoney({ spaarrente, looptijd }: CarAsked, { amount, schedule }: CarPlan) {
  const savings = monthlyActuarial(effective(spaarrente))
  const kept = futureValue({ start: amount, periodicRate: savings, periods: looptijd })
  const rebuilt = schedule.rows.reduce((total, row) => total * (1 + savings) + row.payment, 0)
  const gain = roundCents(rebuilt - kept)
  return { gain, missed: roundCents(schedule.totalInterest - gain) }
}

/** The offer of the visitor, computed back. */
function offerOf(asked: CarAsked, { amount, balloon }: CarPlan, maxJkp: number) {
  if (asked.maandbedrag === null) return null
  const payments = offeredPayments(asked, asked.maandbedrag, balloon)
  const total = roundedSum(payments)
  // Less paid back than borrowed has no JKP a lender would print.
  const jkp = total >= amount ? jkpOf({ amount, payments }) : null
  return { payment: asked.maandbedrag, total, jkp, tooDear: jkp !== null && isBovenMaximum(jkp, maxJkp) }
}

/** Without a final sum, with one, and with own money. */
function waysOf(asked: CarAsked, { amount, balloon, plain }: CarPlan, missed: number) {
  const shown = Math.min(balloon > 0 ? balloon : roundCents(asked.prijs * SHOWN_BALLOON), roundCents(amount * 0.6))
  const other = balloonSchedule(asked, amount, shown)
  return { plain, other: other && { balloon: shown, schedule: other }, missed }
}

export function solve(values: CarLoanValues, env: Env) {
  const { law, today } = env
  const asked = withRate(values, env)
  const plan = carPlan(asked)
  if (!plan) throw new Error('refused')
  const { prijs, looptijd, kilometers } = values
  const { amount, balloon, rate, schedule, plain, value } = plan
  const jkp = jkpOf({ amount, payments: schedule.rows.map((row) => row.payment) })
  // A rate divided by twelve is no JKP: then the one behind the payments is tested.
  const test = testCredit(law, {
    bedrag: amount,
    looptijd,
    jkp: values.renteomzetting === 'actuarieel' ? asked.jkp : jkp,
  })
  const cost = schedule.totalInterest
  const endValue = value.at(-1) ?? 0
  const equity = roundCents(endValue - balloon)
  const debt = [amount, ...schedule.rows.map((row) => row.balance)]
  const underwater = debt.filter((owed, month) => owed > (value[month] ?? 0)).length
  const own = ownMoney(asked, plan)
  const offer = offerOf(asked, plan, test.maxJkp)
  const equalTerms = balloon > 0 && values.slotsomVorm === 'vervangt' ? looptijd - 1 : looptijd
  const years = looptijd / 12
  const use = roundCents(values.gebruikskosten * years)
  const loss = roundCents(prijs - endValue)
  const whole = roundedSum([loss, cost, use])
  const deposit = roundCents(prijs * law(voorschotVerkoopOpAfbetaling))
  return {
    out: {
      maandlast: schedule.payment,
      kredietkost: cost,
      maandenOnderWater: underwater,
      slotsom: balloon,
      voordeelEigenGeld: own.gain,
      jkpAanbod: offer?.jkp ?? null,
      leenbedrag: amount,
      totaalTeBetalen: schedule.totalPaid,
      laatsteAfbetaling: schedule.lastPayment,
      jkp,
      maandrente: rate,
      meerkostSlotsom: roundCents(cost - plain.totalInterest),
      totaalAanbod: offer?.total ?? null,
      waardeEinde: endValue,
      eigenVermogenEinde: equity,
      kostVolledig: whole,
      kostPerMaand: roundCents(whole / looptijd),
      kostPerKm: kilometers === null ? null : whole / (kilometers * years),
      gemisteSpaarrente: own.missed,
      maxJkp: test.maxJkp,
      maxLooptijd: test.maxLooptijd,
      totaalGelijkeTermijnen: roundCents(schedule.payment * equalTerms),
      renteGelijkeTermijnen: roundCents(schedule.payment * equalTerms + balloon - amount),
      totaalVerschuldigd: roundedSum(offeredPayments(asked, schedule.payment, balloon)),
    },
    work: {
      yearly: asked.jkp,
      /** No JKP was given: the reference of the kind of car is used, with its day. */
      reference: values.jkp === null ? carLoanRate(env, values.soort).asOf : null,
      plan,
      test,
      offer,
      debt,
      own,
      equalTerms,
      use,
      loss,
      ways: waysOf(asked, plan, own.missed),
      sales: [0, 0.1, 0.2].map((drop) => {
        const price = roundCents(endValue * (1 - drop))
        return { drop, price, left: roundCents(price - balloon) }
      }),
      deposit,
      depositShort: values.verkoopOpAfbetaling && values.leenbedrag === null && values.eigenInbreng < deposit,
      buffer: values.spaargeld === null ? null : roundCents(values.spaargeld - amount),
      thinBuffer: values.spaargeld !== null && values.spaargeld - amount < amount * 0.25,
      view: scheduleView(schedule, amount, values.eersteAflossing ?? addMonths(today, 1)),
    },
  }
}
