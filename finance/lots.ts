// What is left of purchases after sales: first in, first out, per asset. Units may be fractions.
import { compareDates } from './dates.ts'

export type Units = { asset: string; date: string; units: number }
/** A piece of one lot that went out in one sale. */
type LotSlice<L extends Units> = { lot: L; sale: number; units: number }
export type FifoResult<L extends Units> = {
  /** In order of sale, oldest lots first. `sale` is the place of the sale in the list given. */
  slices: LotSlice<L>[]
  /** What is still held. */
  left: { lot: L; units: number }[]
  /** Units sold that no earlier lot could give, per sale. */
  short: number[]
}

/** A remainder of this many units or fewer is a rounding error, not a holding. */
const dust = 1e-9

/** Sales take the oldest units of the same asset bought on or before their day; on one day the order of the list counts. */
export function fifo<L extends Units>(lots: readonly L[], sales: readonly Units[]): FifoResult<L> {
  const held = lots.map((lot) => ({ lot, units: lot.units })).toSorted((a, b) => compareDates(a.lot.date, b.lot.date))
  const order = sales.map((sale, index) => ({ sale, index })).toSorted((a, b) => compareDates(a.sale.date, b.sale.date))
  const slices: LotSlice<L>[] = []
  const short: number[] = []
  for (const { sale, index } of order) {
    let wanted = sale.units
    for (const holding of held) {
      if (wanted <= dust) break
      if (holding.units <= dust || holding.lot.asset !== sale.asset || holding.lot.date > sale.date) continue
      const units = Math.min(wanted, holding.units)
      holding.units -= units
      wanted -= units
      slices.push({ lot: holding.lot, sale: index, units })
    }
    short[index] = wanted > dust ? wanted : 0
  }
  return { slices, left: held.filter(({ units }) => units > dust), short }
}
