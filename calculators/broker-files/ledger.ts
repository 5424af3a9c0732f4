/** Several files as one list: what is in two of them counts once, parts of an order are one, in the order of time. */
import type { Entry } from '#calculators/broker-files/entry.ts'
import type { ReadFile } from '#calculators/broker-files/read.ts'
import { compareDates } from '#finance/dates.ts'
import { grouped } from '#finance/list.ts'

export type Ledger = {
  readonly entries: readonly Entry[]
  /** Lines that were in another file too. */
  readonly repeated: number
}

const assetOf = ({ isin, ticker, name }: Entry) => isin || ticker || name

/** The same event in two exports of one maker: prices are rounded otherwise there, pieces and days are not. */
function keyOf(entry: Entry): string {
  const { broker, kind, day, units, euro } = entry
  const size = units > 0 ? units.toFixed(8) : (euro ?? 0).toFixed(2)
  return [broker, kind, day, assetOf(entry), size].join('|')
}

/** As often as in the file that has it most: two equal fills in one file are two fills. */
function union(lists: readonly (readonly Entry[])[]): Ledger {
  const groups = new Map<string, Entry[][]>()
  for (const [place, list] of lists.entries())
    for (const entry of list) {
      const key = keyOf(entry)
      const files = groups.get(key) ?? []
      groups.set(key, files)
      ;(files[place] ??= []).push(entry)
    }
  const kept = [...groups.values()].map((files) => {
    const given = files.filter((list) => list !== undefined)
    const all = given.reduce((count, list) => count + list.length, 0)
    const costs = (list: readonly Entry[]) => list.reduce((sum, entry) => sum + entry.costs + entry.taxes, 0)
    const best = given.toSorted((a, b) => b.length - a.length || costs(b) - costs(a))[0] ?? []
    return { best, repeated: all - best.length }
  })
  return { entries: kept.flatMap(({ best }) => best), repeated: kept.reduce((sum, one) => sum + one.repeated, 0) }
}

/** Parts of one order: pieces and costs add up, the price is the mean by pieces. */
function joined(entries: readonly Entry[]): Entry[] {
  const groups = grouped(entries, (entry) => {
    const { order, kind, broker, day, currency } = entry
    const trade = kind === 'buy' || kind === 'sell'
    return order !== '' && trade ? [broker, order, kind, day, currency, assetOf(entry)].join('|') : entry
  })
  return [...groups.values()].flatMap((parts): Entry[] => {
    const [first] = parts
    if (!first) return []
    if (parts.length === 1) return [first]
    const total = (of: (entry: Entry) => number | null) => parts.reduce((sum, part) => sum + (of(part) ?? 0), 0)
    const units = total((part) => part.units)
    const local = total((part) => (part.price ?? 0) * part.units)
    const euro = parts.some((part) => part.euro === null) ? null : total((part) => part.euro)
    return [
      {
        ...first,
        units,
        price: parts.some((part) => part.price === null) ? null : local / units,
        rate: first.rate === null || euro === null || euro === 0 ? first.rate : local / euro,
        euro,
        costs: total((part) => part.costs),
        taxes: total((part) => part.taxes),
        doubts: [...new Set(parts.flatMap((part) => part.doubts))],
        parts: parts.length,
      },
    ]
  })
}

const RANK = { buy: 0, split: 1, sell: 2 } as const
const rankOf = ({ kind }: Entry) => (kind in RANK ? RANK[kind as keyof typeof RANK] : 3)

/** A day without a time: what was bought that day can be sold that day. */
const byTime = (a: Entry, b: Entry): number => {
  const clock = a.time === '' || b.time === '' ? 0 : compareDates(a.time, b.time)
  return compareDates(a.day, b.day) || clock || rankOf(a) - rankOf(b)
}

export function ledgerOf(files: readonly Pick<ReadFile, 'entries'>[]): Ledger {
  const { entries, repeated } = union(files.map((file) => file.entries))
  return { entries: joined(entries).toSorted(byTime), repeated }
}
