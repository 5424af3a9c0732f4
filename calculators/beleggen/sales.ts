/** Lots and sales as the capital gains tax sees them: which lot was sold, from which value it counts, per year. */
import { compareDates, year as yearOf } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { fifo, type Units } from '#finance/lots.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  type BasisKind,
  fotodag,
  type GainTax,
  ingehoudenMeerwaarde,
  meerwaarde,
  isBelast,
  meerwaardebelasting,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { verliesjarenSpeculatie } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

/** Units for a price each. */
type Trade = Units & { price: number }
/** photo: value per unit on the photo day, null when not known. */
export type OwnLot = Trade & { photo: number | null }
type KnownLot = OwnLot & { name: string; index: number }
export type SoldSlice = {
  sale: number
  /** Place of the lot in the list given. */
  lot: number
  asset: string
  boughtOn: string
  soldOn: string
  units: number
  cost: number
  base: number
  kind: BasisKind
  proceeds: number
  gain: number
  bankGain: number
}
type SaleLine = {
  asset: string
  soldOn: string
  units: number
  proceeds: number
  gain: number
  withheld: number
}
export type Settlement = {
  slices: SoldSlice[]
  sales: SaleLine[]
  left: { lot: KnownLot; units: number }[]
  short: number[]
}
export type SettleOptions = {
  /** The own price counts where it is higher than the photo value. */
  ownPrice: boolean
  /** Lots from before the photo day: their average price, or each its own in order of purchase. */
  oldLots: 'gemiddelde' | 'fifo'
}

const sameAsset = (name: string) => name.trim().toLowerCase()

/** What was still held on the photo day has one average price per asset; older sales keep the price of their lot. */
function averagePrices(law: Law, lots: readonly KnownLot[], sales: readonly Trade[]): Map<string, number> {
  const photoDay = fotodag(law)
  const { left } = fifo(
    lots.filter((lot) => lot.date <= photoDay),
    sales.filter((sale) => sale.date <= photoDay),
  )
  const totals = new Map<string, { units: number; cost: number }>()
  for (const { lot, units } of left) {
    const { units: before, cost } = totals.get(lot.asset) ?? { units: 0, cost: 0 }
    totals.set(lot.asset, { units: before + units, cost: cost + units * lot.price })
  }
  return new Map([...totals].map(([asset, { units, cost }]) => [asset, cost / units]))
}

export function settle(law: Law, lots: readonly OwnLot[], sales: readonly Trade[], options: SettleOptions): Settlement {
  const named = lots.map((lot, index) => ({ ...lot, asset: sameAsset(lot.asset), name: lot.asset.trim(), index }))
  const wanted = sales.map((sale) => ({ ...sale, asset: sameAsset(sale.asset) }))
  const { slices, left, short } = fifo(named, wanted)
  const averages = options.oldLots === 'gemiddelde' ? averagePrices(law, named, wanted) : new Map<string, number>()
  const photoDay = fotodag(law)
  const sold = sales.flatMap((sale, index) => {
    const parts = slices.filter((slice) => slice.sale === index)
    const total = roundCents(parts.reduce((units, part) => units + part.units, 0) * sale.price)
    const shares = largestRemainder(
      total,
      parts.map((part) => part.units),
    )
    return parts.map(({ lot, units }, place): SoldSlice => {
      const shared = lot.date <= photoDay && sale.date > photoDay ? averages.get(lot.asset) : undefined
      const cost = roundCents(units * (shared ?? lot.price))
      const photo = lot.photo === null ? null : roundCents(units * lot.photo)
      const proceeds = shares[place] ?? 0
      const result = meerwaarde(law, {
        boughtOn: lot.date,
        cost,
        photo,
        soldOn: sale.date,
        proceeds,
        ownPrice: options.ownPrice,
      })
      const { base, kind, gain, bankGain } = result
      const asset = sale.asset.trim()
      const bought = { lot: lot.index, boughtOn: lot.date, units, cost, base, kind }
      return Object.assign(bought, { sale: index, asset, soldOn: sale.date, proceeds, gain, bankGain })
    })
  })
  const lines = sales.map((sale, index): SaleLine => {
    const parts = sold.filter((slice) => slice.sale === index)
    const gain = roundedSum(parts.map((part) => part.gain))
    const withheld = ingehoudenMeerwaarde(law, sale.date, roundedSum(parts.map((part) => part.bankGain)))
    const proceeds = roundedSum(parts.map((part) => part.proceeds))
    return { asset: sale.asset.trim(), soldOn: sale.date, units: sale.units, proceeds, gain, withheld }
  })
  return { slices: sold, sales: lines, left, short }
}

export type TaxYear = GainTax & {
  year: number
  gains: number
  losses: number
  net: number
  withheld: number
  carriedIn: number
  /** False for the years before the tax. */
  taxed: boolean
}

/** The years with sales in order; years in between only let the unused exemption run on. */
export function taxYears(
  law: Law,
  settlement: Settlement,
  { persons, carried = 0, used = 0 }: { persons: number; carried?: number; used?: number },
): TaxYear[] {
  const years = [...new Set(settlement.sales.map((sale) => yearOf(sale.soldOn)))].toSorted((a, b) => a - b)
  const [first, last] = [years[0], years.at(-1)]
  if (first === undefined || last === undefined) return []
  const result: TaxYear[] = []
  let running = carried
  for (let year = first; year <= last; year++) {
    const slices = settlement.slices.filter((slice) => yearOf(slice.soldOn) === year)
    const gains = roundedSum(slices.map((slice) => Math.max(0, slice.gain)))
    const losses = roundedSum(slices.map((slice) => Math.max(0, -slice.gain)))
    const net = roundCents(gains - losses)
    const taxed = isBelast(law, `${year}-12-31`)
    const usedHere = year === last ? used : 0
    const tax = meerwaardebelasting(law, { year, net, persons, carried: running, used: usedHere })
    const withheld = roundedSum(
      settlement.sales.filter((sale) => yearOf(sale.soldOn) === year).map((sale) => sale.withheld),
    )
    if (years.includes(year)) result.push({ year, gains, losses, net, withheld, carriedIn: running, taxed, ...tax })
    if (taxed) running = tax.carriedOut
  }
  return result
}

/** Whether the exemption was used, or passed, in this year alone. */
export const isOfYear = (lines: readonly TaxYear[], year: number): boolean =>
  lines.every((line) => line.year === year || line.exempt + line.carriedUsed + line.taxable === 0)

/** Speculative gains of some years, after the losses of at most five years before (art. 103 WIB 92), oldest first. */
export function speculativeBase(law: Law, years: readonly { year: number; net: number }[]): number {
  const keeps = law(verliesjarenSpeculatie)
  const losses: { year: number; left: number }[] = []
  let base = 0
  for (const { year, net } of years) {
    let rest = Math.max(0, net)
    for (const loss of losses) {
      if (year - loss.year > keeps) continue
      const used = Math.min(rest, loss.left)
      loss.left -= used
      rest -= used
    }
    if (net < 0) losses.push({ year, left: -net })
    base = roundCents(base + rest)
  }
  return base
}

/** The gain that can still be taken without tax, in the year of the last sale or in this one, whichever is later. */
export function taxRoom(
  law: Law,
  lines: readonly TaxYear[],
  { today, persons, carried = 0, used = 0 }: { today: string; persons: number; carried?: number; used?: number },
): { year: number; room: number } {
  const last = lines.at(-1)
  const thisYear = yearOf(today)
  if (last && last.year >= thisYear) return { year: last.year, room: last.room }
  let running = last?.taxed ? last.carriedOut : carried
  let room = 0
  for (let year = (last?.year ?? thisYear - 1) + 1; year <= thisYear; year++) {
    const tax = meerwaardebelasting(law, { year, net: 0, persons, carried: running, used: last ? 0 : used })
    if (isBelast(law, `${year}-12-31`)) running = tax.carriedOut
    room = tax.room
  }
  return { year: thisYear, room }
}

export type FreeLot = { asset: string; boughtOn: string; held: number; base: number; price: number; free: number }

/**
 * How many pieces of each lot still held fit in the room, at the price of each asset. Per asset, as if it alone were
 * sold; the oldest pieces go first.
 */
export function freeLots(
  law: Law,
  { lots, sales, options }: { lots: readonly OwnLot[]; sales: readonly Trade[]; options: SettleOptions },
  { day, room, prices }: { day: string; room: number; prices: ReadonlyMap<string, number> },
): FreeLot[] {
  const { left } = settle(law, lots, sales, options)
  const held = left.filter(({ lot }) => lot.date <= day)
  return [...new Set(held.map(({ lot }) => lot.asset))].flatMap((asset) => {
    const price = prices.get(asset)
    if (price === undefined) return []
    const units = held.filter(({ lot }) => lot.asset === asset).reduce((all, one) => all + one.units, 0)
    const whole = lots.every((lot) => sameAsset(lot.asset) !== asset || Number.isInteger(lot.units))
    const { slices } = settle(law, lots, [...sales, { asset, date: day, units, price }], options)
    const sold = slices.filter((slice) => slice.sale === sales.length)
    // After each lot, what the pieces up to and with it bring. A later loss can make room again for all before it.
    const gained = sold.map((_, index) => roundedSum(sold.slice(0, index + 1).map(({ gain }) => gain)))
    const last = gained.findLastIndex((gain) => gain <= room)
    const rest = room - (gained[last] ?? 0)
    return sold.map((slice, index): FreeLot => {
      const fits = index <= last ? slice.units : index > last + 1 ? 0 : Math.max(0, rest * slice.units) / slice.gain
      const free = index <= last ? fits : whole ? Math.floor(fits) : Math.floor(fits * 1e6) / 1e6
      const { boughtOn, units: pieces, base } = slice
      return { asset: at(lots, slice.lot).asset.trim(), boughtOn, held: pieces, base: base / pieces, price, free }
    })
  })
}

/** Whether pieces of before the photo day were sold after it without the price of that day. */
export const lacksPhoto = (law: Law, slices: readonly SoldSlice[]): boolean =>
  slices.some(({ boughtOn, soldOn, kind }) => boughtOn <= fotodag(law) && soldOn > fotodag(law) && kind === 'aankoop')

/** The price of each asset: the one typed, or that of its last sale. */
export function pricesOf(
  typed: readonly { asset: string; price: number }[],
  sales: readonly Trade[],
): ReadonlyMap<string, number> {
  const sold = sales.toSorted((a, b) => compareDates(a.date, b.date))
  return new Map([...sold, ...typed].map(({ asset, price }) => [sameAsset(asset), price]))
}
