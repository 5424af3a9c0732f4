import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { mine } from '#calculators/sparen/beside.ts'
import { OWN_ACCOUNTS } from '#calculators/sparen/own-accounts.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { depositogarantie, minimumOverdracht, spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { tariefBuitenWet } from '#rules/sparen-beleggen/sparen.ts'
import type { inputs } from './inputs.ts'
import {
  type Account,
  baseInterest,
  follow,
  openSituation,
  runningPremium,
  type Situation,
  splitSwitch,
  switchingDays,
  totalGain,
} from './model.ts'

type Values = ValuesOf<typeof inputs>

/** Below a euro two ways are equal. */
const TIE = 1
/** The cut in the new base rate that is tried out. */
const CUT = 0.0025

function savingNow(values: Values, { law, today }: Env): Situation {
  const named = values.delen.map((part) => ({ date: part.datum, amount: part.bedrag }))
  const rest = roundCents(values.saldo - roundedSum(named.map((part) => part.amount)))
  return openSituation(law, {
    today,
    parts: [{ date: values.laatsteStorting, amount: rest }, ...named].filter((part) => part.amount > 0),
    monthly: values.maandelijks,
    months: values.horizon,
    holders: values.titularissen,
  })
}

/** An account of the list as a suggestion is written: "Keytrade High Fidelity". */
const suggestedName = (account: string) => OWN_ACCOUNTS.find(({ value }) => value === account)?.label.replace(':', '')

/** The month from which on the switch stays ahead, or null. */
function paidBack(difference: readonly number[]): number | null {
  const month = difference.findIndex((_, index) => index > 0 && difference.slice(index).every((later) => later > 0))
  return month > 0 ? month : null
}

export function solve(values: Values, env: Env) {
  const { law, today } = env
  const own = mine(env, values.mijnRekening, { base: values.basisrenteNu, premium: values.premieNu })
  const { overstapdatum } = values
  const saver = savingNow(values, env)
  const now: Account = { name: '', base: own.base, premium: own.premium, yearlyCost: values.kostNu }
  const canGoAlong = values.saldo >= law(minimumOverdracht)
  // The suggestions are the same for everybody: one's own account is no place to go.
  const others = values.nieuw.filter(({ naam }) => naam !== suggestedName(values.mijnRekening))
  const targets: Account[] = (others.length > 0 ? others : values.nieuw).map((row) => ({
    name: row.naam,
    base: row.basisrente,
    premium: row.premie,
    yearlyCost: row.kost,
    sameBank: row.zelfdeBank && canGoAlong,
  }))

  const stay = follow(law, now, null, today, saver)
  const days = switchingDays(law, saver)
  const options = targets.map((target) => {
    const switchOn = (day: string) => ({ day, path: follow(law, now, target, day, saver) })
    const planned = switchOn(overstapdatum)
    const best = [...days.map(switchOn), planned].reduce((top, one) => (one.path.value > top.path.value ? one : top))
    return { target, best, planned, gain: roundCents(best.path.value - stay.value) }
  })
  const winner = options.reduce((top, option) => (option.gain > top.gain ? option : top))
  const { target, best, planned, gain } = winner
  const lower = follow(law, now, { ...target, base: Math.max(0, target.base - CUT) }, best.day, saver)
  const gainAfterCut = roundCents(lower.value - stay.value)
  const split = splitSwitch(law, now, target, saver)

  // Paid out so far, before tax: a premium counts on the day its year is full, not a day earlier.
  const staying = stay.gross
  const moving = planned.path.gross
  const waiting = best.path.gross
  const paid = roundCents(best.path.net - stay.net)
  const ahead = moving.map((value, month) => roundCents(value - at(staying, month)))
  const rate = now.base + now.premium
  const lost = target.sameBank ? 0 : runningPremium(law, now, saver)
  const free = rate > 0 ? roundCents((law(spaarvrijstelling) * values.titularissen) / rate) : null

  return {
    out: {
      winst: Math.abs(paid),
      verschilUitbetaald: paid,
      verschilLopend: roundCents(gain - paid),
      besteDag: gain >= TIE ? best.day : null,
      besteRekening: target.name,
      verlorenPremie: lost,
      terugverdienmaand: paidBack(ahead),
      verschil: gain,
      verschilOpDatum: roundCents(planned.path.value - stay.value),
      nettoOverstappen: best.path.net,
      lopendOverstappen: best.path.running,
      premieOpDatum: planned.path.premium,
      winstPerDeel: totalGain(split),
      verschilBijDaling: gainAfterCut,
      nettoBlijven: stay.net,
      lopendBlijven: stay.running,
      basisrenteTotOverstap: roundCents(baseInterest(values.saldo, own.base, today, overstapdatum)),
      belastbaar: stay.taxable,
      roerendeVoorheffing: stay.tax,
      vrijTotBedrag: free,
      ruimteVrijstelling: free && roundCents(Math.max(0, free - values.saldo)),
    },
    work: {
      own,
      stay,
      options,
      winner,
      place: options.indexOf(winner),
      split,
      dates: saver.dates,
      staying,
      moving,
      ahead,
      aheadWaiting: waiting.map((value, month) => roundCents(value - at(staying, month))),
      refusedTransfer: !canGoAlong && values.nieuw.some((row) => row.zelfdeBank),
      wrongNow: tariefBuitenWet(law, now.base, now.premium),
      wrongNew: tariefBuitenWet(law, target.base, target.premium),
      guarantee: law(depositogarantie) * values.titularissen,
    },
  }
}
