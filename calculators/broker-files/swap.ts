/** Something went out and something came in at one moment: a purchase, a sale, or a swap of coins, which is both. */
import { isMoney } from '#calculators/broker-files/cells.ts'
import type { Draft, Money } from '#calculators/broker-files/entry.ts'

type Leg = { readonly coin: string; readonly units: number }

export type Swap = {
  readonly at: number
  readonly day: string
  readonly time: string
  readonly said: string
  readonly out: Leg
  readonly into: Leg
  readonly fee: Leg
  /** What the file says it was worth, where no money took part. */
  readonly worth?: Money | null
  readonly order?: string
}

/** Coins that follow a dollar: in a swap against one, the dollar is the price. */
const DOLLARS = new Set(['USDT', 'USDC', 'BUSD', 'FDUSD', 'TUSD', 'DAI'])
const moneyOf = (coin: string): string | null => (isMoney(coin) ? coin : DOLLARS.has(coin) ? 'USD' : null)

export function swapOf({ at, day, time, said, out, into, fee, worth = null, order = '' }: Swap): Draft[] {
  const moment = { at, day, time, said, ...(order === '' ? {} : { order }) }
  const [sold, bought] = [!isMoney(out.coin), !isMoney(into.coin)]
  if (!sold && !bought) return [{ ...moment, kind: 'currency', amount: { value: into.units, currency: into.coin } }]
  const priced = moneyOf(out.coin) !== null && !(sold && !bought) ? out : moneyOf(into.coin) !== null ? into : null
  const value: Money | null = priced
    ? { value: priced.units, currency: moneyOf(priced.coin) ?? 'EUR' }
    : worth !== null && worth.value > 0
      ? worth
      : null
  const leg = (kind: 'buy' | 'sell', { coin, units }: Leg, withFee: boolean): Draft => {
    const price = value === null ? null : value.value / units
    const inKind = fee.coin === coin && price !== null && value !== null
    const money = moneyOf(fee.coin)
    const costs: readonly Money[] =
      !withFee || fee.units === 0
        ? []
        : inKind
          ? [{ value: fee.units * price, currency: value.currency }]
          : money === null
            ? []
            : [{ value: fee.units, currency: money }]
    const unvalued = withFee && fee.units !== 0 && costs.length === 0
    return {
      ...moment,
      ...(unvalued ? { feeUnknown: true } : {}),
      kind,
      name: coin,
      ticker: coin,
      coin: true,
      units,
      price,
      currency: value?.currency ?? '',
      amount: value,
      swap: kind === 'sell' && bought,
      costs,
    }
  }
  return [...(sold ? [leg('sell', out, true)] : []), ...(bought ? [leg('buy', into, !sold)] : [])]
}
