/** From what stands on a line to an entry in euro that proved itself: code, pieces × price ÷ rate ± costs, day, rate. */
import { isIsin, isMoney } from '#calculators/broker-files/cells.ts'
import type { Doubt, Draft, Entry, Money } from '#calculators/broker-files/entry.ts'
import { type DayRate, rateOn } from '#data/exchange-rates.ts'

/** A cent for rounding, and what a price or a rate of four digits leaves open. */
const TOLERANCE = { cents: 0.011, plain: 0.0005, converted: 0.002 }

type Rated = { readonly currency: string; readonly price: number | null; readonly rate: number | null }

/** London quotes in pence: a hundredth of a pound, and so is its rate. */
function inPounds({ currency, price, rate }: Rated): Rated {
  if (currency !== 'GBX' && currency !== 'GBP.P') return { currency, price, rate }
  return {
    currency: 'GBP',
    price: price === null ? null : price / 100,
    rate: rate !== null && rate > 20 ? rate / 100 : rate,
  }
}

const inPoundsMoney = (money: Money): Money =>
  money.currency === 'GBX' ? { value: money.value / 100, currency: 'GBP' } : money

const total = (list: readonly Money[] | undefined, euro: (money: Money) => number | null): number =>
  (list ?? []).reduce((sum, money) => sum + (euro(inPoundsMoney(money)) ?? 0), 0)

/** The rate to euro of a line: its own, that between its two amounts, or that of the day or month. */
function rateOf(draft: Draft, { currency, price, rate }: Rated): DayRate | null {
  if (currency === 'EUR' || currency === '') return null
  if (rate !== null && rate > 0) return { rate, of: 'file' }
  const { amount, units } = draft
  if (amount?.currency === 'EUR' && amount.value > 0 && price !== null && units && !draft.net)
    return { rate: (units * price) / amount.value, of: 'file' }
  return rateOn(currency, draft.day)
}

/** Whether the amount on the line is what pieces, price, rate and costs make. */
function addsUp(draft: Draft, own: Rated, rate: number | null): boolean {
  const { amount, units } = draft
  if (!amount || !units || own.price === null) return true
  const gross = units * own.price
  const stated = inPoundsMoney(amount)
  const converted = stated.currency !== own.currency
  if (converted && (stated.currency !== 'EUR' || rate === null)) return true
  const worth = converted ? gross / (rate ?? 1) : gross
  const charged = draft.net
    ? [...(draft.costs ?? []), ...(draft.taxes ?? [])].reduce((sum, cost) => {
        const { value, currency } = inPoundsMoney(cost)
        if (currency === stated.currency) return sum + value
        return sum + (currency === 'EUR' ? value * (rate ?? 1) : value / (rate ?? 1))
      }, 0)
    : 0
  const expected = draft.kind === 'sell' ? worth - charged : worth + charged
  const slack = TOLERANCE.cents + expected * (converted ? TOLERANCE.converted : TOLERANCE.plain)
  return Math.abs(expected - stated.value) <= slack
}

function doubtsOf(draft: Draft, own: Rated, known: DayRate | null): Doubt[] {
  const found: Doubt[] = []
  const { kind, isin = '', units = null } = draft
  const trade = kind === 'buy' || kind === 'sell'
  const counts = trade || kind === 'dividend' || kind === 'split'
  if (counts && isin !== '' && !isIsin(isin)) found.push('isin')
  if (counts && draft.day === '') found.push('day')
  if (trade && (units === null || units <= 0)) found.push('units')
  if (trade && own.price === null) found.push('price')
  if (trade && !addsUp(draft, own, known?.rate ?? null)) found.push('sum')
  if ((trade || kind === 'dividend') && own.currency !== 'EUR' && own.currency !== '') {
    if (known === null) found.push('rate')
    else if (known.of === 'month') found.push('month-rate')
  }
  if (draft.feeUnknown === true) found.push('costs')
  if (kind === 'split' && draft.factor === undefined && draft.extra === undefined) found.push('split')
  return found
}

const round = (value: number): number => Math.round((value + Number.EPSILON) * 1e6) / 1e6

export function entryOf(broker: string, draft: Draft): Entry {
  const own = inPounds({
    currency: (draft.currency ?? draft.amount?.currency ?? 'EUR').toUpperCase(),
    price: draft.price ?? null,
    rate: draft.rate ?? null,
  })
  const known = rateOf(draft, own)
  const euro = ({ value, currency }: Money): number | null => {
    if (currency === 'EUR') return value
    const rate = currency === own.currency ? (known?.rate ?? null) : (rateOn(currency, draft.day)?.rate ?? null)
    return rate === null || !isMoney(currency) ? null : value / rate
  }
  const trade = draft.kind === 'buy' || draft.kind === 'sell'
  // What is held back on a share of a Belgian company is Belgian tax, wherever the broker is.
  const home = draft.isin?.startsWith('BE') ?? false
  const abroad = total(draft.foreignTax, euro)
  const gross =
    trade && own.price !== null && draft.units
      ? euro({ value: draft.units * own.price, currency: own.currency })
      : draft.amount
        ? euro(inPoundsMoney(draft.amount))
        : null
  return {
    broker,
    kind: draft.kind,
    at: draft.at,
    day: draft.day,
    time: draft.time ?? '',
    name: draft.name ?? '',
    isin: draft.isin ?? '',
    ticker: draft.ticker ?? '',
    coin: draft.coin ?? false,
    units: draft.units ?? 0,
    price: own.price,
    currency: own.currency,
    rate: own.currency === 'EUR' ? null : (known?.rate ?? null),
    euro: gross === null ? null : round(gross),
    costs: round(total(draft.costs, euro)),
    taxes: round(total(draft.taxes, euro)),
    foreignTax: round(home ? 0 : abroad),
    belgianTax: round(total(draft.belgianTax, euro) + (home ? abroad : 0)),
    swap: draft.swap ?? false,
    extra: draft.extra ?? null,
    factor: draft.factor ?? null,
    into: draft.into ?? null,
    said: draft.said ?? '',
    doubts: doubtsOf(draft, own, known),
    order: draft.order ?? '',
    parts: 1,
  }
}
