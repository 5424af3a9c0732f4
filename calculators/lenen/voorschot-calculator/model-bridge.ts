/** Bridging until payday: every way with its cost in euro and per year, and what the next paydays look like. */
import { myAccount } from '#calculators/common/savings.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { addMonths, daysBetween } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { compound } from '#finance/rate.ts'
import { hoogsteJkp } from '#rules/krediet/consumentenkrediet.ts'
import { hoogsteInhouding } from '#rules/krediet/voorschot.ts'
import type { AdvanceValues } from './inputs.ts'

/** The key of the way is the key of its output. */
export type WayKey =
  | 'kostWerkgever'
  | 'kostOcmw'
  | 'kostSpaargeld'
  | 'kostOnderNul'
  | 'kostKaart'
  | 'kostAchteraf'
  | 'kostMinilening'

export type Way = {
  readonly key: WayKey
  readonly cost: number
  /** null: above what a yearly rate can say. */
  readonly yearly: number | null
  /** Left after payday, this cost paid. */
  readonly left: number
}

/** Above this, as a fraction, a yearly rate says nothing more. */
const ABSURD = 100

/** Cost as a yearly rate: (1 + cost ÷ amount)^(365 ÷ days) − 1. */
export function yearlyRate(cost: number, amount: number, days: number): number | null {
  const rate = compound(cost / amount, 365 / days)
  return rate > ABSURD ? null : rate
}

/** What is short on a payday is borrowed again, at the same share of cost. */
function threePaydays({ bedrag, nettoloon, vasteKosten, tot }: AdvanceValues, cost: number) {
  const share = cost / bedrag
  const free = Math.max(0, roundCents(nettoloon - vasteKosten))
  let open = bedrag
  return [0, 1, 2].map((month) => {
    const before = open
    const added = roundCents(before * share)
    const paid = Math.min(roundCents(before + added), free)
    open = roundCents(before + added - paid)
    return { date: addMonths(tot, month), before, cost: added, paid, after: open }
  })
}

export function bridge(values: AdvanceValues, env: Env) {
  const { law, today } = env
  const { bedrag, nettoloon, vasteKosten, tot, kostMinilening, kostAchteraf } = values
  const days = Math.max(1, daysBetween(today, tot))
  const left = roundCents(nettoloon - vasteKosten - bedrag)
  const oneFifth = hoogsteInhouding(law, nettoloon)
  const rates = {
    kostSpaargeld: myAccount(env).base,
    kostOnderNul: hoogsteJkp(law, 'zonderKaart', bedrag),
    kostKaart: hoogsteJkp(law, 'kaart', bedrag),
  }
  const way = (key: WayKey, cost: number, yearly = yearlyRate(cost, bedrag, days)): Way => ({
    key,
    cost,
    yearly,
    left: roundCents(left - cost),
  })
  const atRate = (key: keyof typeof rates) =>
    way(key, roundCents(bedrag * compound(rates[key], days / 365)), rates[key])
  const quick = way('kostMinilening', kostMinilening)
  const [savings, overdraft, card] = [atRate('kostSpaargeld'), atRate('kostOnderNul'), atRate('kostKaart')]
  // An employer may not take more than a part of the wage on one payday.
  const employer = { ...way('kostWerkgever', 0), left: roundCents(left + bedrag - Math.min(bedrag, oneFifth)) }
  const ways = [employer, way('kostOcmw', 0), savings, overdraft, card, way('kostAchteraf', kostAchteraf), quick]
  const ranked = ways.toSorted((a, b) => a.cost - b.cost)
  const dearest = last(ranked)
  const paydays = threePaydays(values, dearest.cost)
  const maxJkp = hoogsteJkp(law, 'lening', bedrag)
  return {
    out: {
      kostDuurste: dearest.cost,
      perJaarDuurste: dearest.yearly,
      kostGoedkoopste: at(ranked, 0).cost,
      kostWerkgever: 0,
      kostOcmw: 0,
      kostSpaargeld: savings.cost,
      kostOnderNul: overdraft.cost,
      kostKaart: card.cost,
      kostAchteraf,
      kostMinilening,
      perJaarMinilening: quick.yearly,
      dagen: days,
      overNaLoondag: left,
      tekortVolgendeMaand: Math.max(0, roundCents(0 - dearest.left)),
      kostDrieMaanden: roundedSum(paydays.map((row) => row.cost)),
      openNaDrieMaanden: last(paydays).after,
      maxJkp,
      hoogsteInhouding: oneFifth,
    },
    work: {
      kind: 'kort',
      days,
      left,
      rates,
      ranked,
      quick,
      overdraft,
      employer,
      dearest,
      paydays,
      /** The rest is borrowed again on the first payday. */
      again: at(paydays, 0).after > 0,
      total: roundedSum(paydays.map((row) => row.cost)),
      open: last(paydays).after,
      maxJkp,
      oneFifth,
      payDays: oneFifth > 0 ? Math.ceil(bedrag / oneFifth - 1e-9) : 0,
      tooDear: quick.cost > 0 && (quick.yearly === null || quick.yearly > maxJkp),
    },
  } as const
}
