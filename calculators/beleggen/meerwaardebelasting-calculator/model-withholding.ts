/** Which accounts hold back the tax on gains: each sale says so itself, or the answer for all of them. */
import type { Settlement } from '#calculators/beleggen/sales.ts'
import { roundedSum } from '#finance/money.ts'
import type { Values } from './inputs.ts'

export function isHeldBack(values: Values, sale: number): boolean {
  const own = values.verkopen[sale]?.ingehouden ?? 'onder'
  return own === 'onder' ? values.inhouding === 'bank' : own === 'ja'
}

/** A Belgian account can hold back; its owner may have asked it not to (opt-out). */
export const isBelgian = (values: Values, sale: number): boolean => {
  const own = values.verkopen[sale]?.ingehouden ?? 'onder'
  return own === 'ja' || (own === 'onder' && values.inhouding !== 'buitenland')
}

export type Account = {
  readonly name: string
  readonly gain: number
  /** What it holds back, or would. */
  readonly withheld: number
  readonly heldBack: boolean
  readonly belgian: boolean
}

export function accountsOf(values: Values, { sales }: Pick<Settlement, 'sales'>): Account[] {
  const groups = new Map<string, number[]>()
  for (const [index, { rekening }] of values.verkopen.entries()) {
    const key = `${rekening.trim()}|${isHeldBack(values, index)}|${isBelgian(values, index)}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return [...groups.values()].map((own) => {
    const [first = 0] = own
    return {
      name: values.verkopen[first]?.rekening.trim() ?? '',
      gain: roundedSum(own.map((index) => sales[index]?.gain ?? 0)),
      withheld: roundedSum(own.map((index) => sales[index]?.withheld ?? 0)),
      heldBack: isHeldBack(values, first),
      belgian: isBelgian(values, first),
    }
  })
}
