/** Small steps that several layouts take. */
import { isMoney } from '#calculators/broker-files/cells.ts'
import type { Draft, Money } from '#calculators/broker-files/entry.ts'
import { grouped } from '#finance/list.ts'

/** Costs as a positive amount; nothing for an empty or zero cell. Files write them with either sign. */
export const costOf = (value: number | null, currency: string): readonly Money[] =>
  value === null || value === 0 ? [] : [{ value: Math.abs(value), currency: currency.toUpperCase() }]

/** A coin, or money on an account: an exchange writes both in one column. */
export const coinOf = (code: string) => ({ name: code, ticker: code, coin: !isMoney(code) })

/** Lines of one moment as what went out and what came in, in the order of the file. */
export function pairsOf<D extends Draft>(
  drafts: readonly D[],
  side: (draft: D) => 'buy' | 'sell' | null,
): { readonly out: D | undefined; readonly into: D | undefined }[] {
  const moments = grouped(drafts, ({ day, time = '' }) => `${day} ${time}`)
  return [...moments.values()].flatMap((lines) => {
    const outs = lines.filter((one) => side(one) === 'sell')
    const ins = lines.filter((one) => side(one) === 'buy')
    return Array.from({ length: Math.max(outs.length, ins.length) }, (_, place) => ({
      out: outs[place],
      into: ins[place],
    }))
  })
}
