/** The year from its lines: lots and sales, dividends and interest, orders, each with who settles which tax. */
import { type Settlement, settle } from '#calculators/beleggen/sales.ts'
import { addDays, addMonths, dayOfWeek, endOfMonth, year as yearOf } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaksOp, beurstarief, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import { termijnBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import { ingehoudenMeerwaarde } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { ingehouden } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'

type Row = Values['regels'][number]

/** An amount that movable tax is due on, and whether it was held back. */
export type Income = {
  readonly amount: number
  readonly rate: number
  /** Counts for the exemption of dividends. */
  readonly exemptible: boolean
  readonly held: boolean
}

type Order = {
  readonly day: string
  readonly name: string
  readonly amount: number
  readonly tob: TobClass
  readonly tax: number
  readonly held: boolean
}

/** One declaration of the stock exchange tax: two months of orders that nobody paid it on. */
type Declaration = {
  readonly from: string
  readonly to: string
  readonly due: string
  readonly perClass: readonly {
    readonly tob: TobClass
    readonly rate: number
    readonly base: number
    readonly tax: number
    readonly orders: number
  }[]
  readonly tax: number
}

export type YearFile = {
  readonly settlement: Settlement
  /** Slices sold in the year. */
  readonly slices: Settlement['slices']
  readonly gains: number
  readonly losses: number
  /** Held back on the gains of the year. */
  readonly withheld: number
  readonly reynders: { readonly interest: number; readonly tax: number; readonly held: number }
  readonly income: readonly (Income & { readonly row: Row })[]
  readonly orders: readonly Order[]
  readonly declarations: readonly Declaration[]
}

const isTrade = ({ soort }: Row) => soort === 'aankoop' || soort === 'verkoop'

/** Each piece costs what the whole order did, divided; a row without pieces is refused before. */
const perPiece = ({ bedrag, aantal }: Row) => (aantal === null || aantal === 0 ? 0 : bedrag / aantal)

export function settledRows(law: Law, rows: readonly Row[]): { settlement: Settlement; lots: Row[]; sales: Row[] } {
  const lots = rows.filter(({ soort }) => soort === 'aankoop')
  const sales = rows.filter(({ soort }) => soort === 'verkoop')
  const base = (row: Row) => ({ asset: row.naam, date: row.datum, units: row.aantal ?? 0, price: perPiece(row) })
  const settlement = settle(
    law,
    lots.map((row) => ({ ...base(row), photo: row.foto })),
    sales.map(base),
    { ownPrice: true, oldLots: 'fifo' },
  )
  return { settlement, lots, sales }
}

/** The interest part of a fund with bonds is taxed as interest, from what was paid; the gains tax has what was not. */
function withoutInterest(law: Law, slice: Settlement['slices'][number], bondShare: number) {
  const since = (gain: number) => reynderstaks(law, { gain, bondShare, boughtOn: slice.boughtOn })
  const { interest, tax } = since(roundCents(slice.proceeds - slice.cost))
  const rest = (gain: number) => roundCents(gain - Math.min(interest, since(gain).interest))
  // The bank never looks at a higher own price.
  return { interest, tax, gain: rest(slice.gain), bankGain: rest(slice.bankGain) }
}

function incomeOf(law: Law, row: Row): Income {
  const care = row.soort === 'zorgvastgoed'
  return {
    // Belgium counts on what is left after the other country took its part.
    amount: roundCents(Math.max(0, row.bedrag - row.bron)),
    rate: law(care ? voorheffingZorgvastgoed : roerendeVoorheffing),
    exemptible: row.soort !== 'rente' && row.soort !== 'fonds',
    held: row.afrekening === 'bank',
  }
}

const CLASSES = ['laag', 'midden', 'hoog'] as const

/** The last working day of the second month after the first of the two; holidays are left out of it. */
function dueDay(from: string, months: number): string {
  const end = endOfMonth(addMonths(from, months))
  const weekday = dayOfWeek(end)
  return addDays(end, weekday === 0 ? -2 : weekday === 6 ? -1 : 0)
}

function declarationsOf(law: Law, orders: readonly Order[], year: number): Declaration[] {
  return [1, 3, 5, 7, 9, 11].flatMap((month): Declaration[] => {
    const from = `${year}-${String(month).padStart(2, '0')}-01`
    const to = endOfMonth(addMonths(from, 1))
    const own = orders.filter(({ day, held, tax }) => !held && tax > 0 && day >= from && day <= to)
    if (own.length === 0) return []
    const perClass = CLASSES.flatMap((tob) => {
      const some = own.filter((order) => order.tob === tob)
      const { rate } = beurstarief(law, tob)
      const base = roundedSum(some.map(({ amount }) => amount))
      return some.length === 0
        ? []
        : [{ tob, rate, base, tax: roundedSum(some.map(({ tax }) => tax)), orders: some.length }]
    })
    return [
      { from, to, due: dueDay(from, law(termijnBeurstaks)), perClass, tax: roundedSum(own.map(({ tax }) => tax)) },
    ]
  })
}

export function yearFile(law: Law, values: Values): YearFile {
  const year = values.inkomstenjaar
  const rows = values.regels
  const { settlement, lots, sales } = settledRows(law, rows)
  const slices = settlement.slices.filter(({ soldOn }) => yearOf(soldOn) === year)
  const split = slices.map((slice) => {
    const bondShare = at(lots, slice.lot).obligaties ?? 0
    return {
      ...withoutInterest(law, slice, bondShare),
      sale: slice.sale,
      held: at(sales, slice.sale).afrekening === 'bank',
    }
  })
  const ofYear = rows.filter(({ datum }) => yearOf(datum) === year)
  const orders = ofYear.filter(isTrade).map((row): Order => ({
    day: row.datum,
    name: row.naam,
    amount: row.bedrag,
    tob: row.klasse,
    tax: beurstaksOp(law, row.datum, row.bedrag, row.klasse),
    held: row.afrekening !== 'zelf',
  }))
  return {
    settlement,
    slices,
    gains: roundedSum(split.map(({ gain }) => Math.max(0, gain))),
    losses: roundedSum(split.map(({ gain }) => Math.max(0, -gain))),
    withheld: roundedSum(
      settlement.sales.map((sale, index) => {
        if (yearOf(sale.soldOn) !== year || at(sales, index).afrekening !== 'bank') return 0
        // Nothing is held back as a gain on the part that was taxed as interest.
        const parts = split.filter((part) => part.sale === index).map(({ bankGain }) => bankGain)
        return ingehoudenMeerwaarde(law, sale.soldOn, roundedSum(parts))
      }),
    ),
    reynders: {
      interest: roundedSum(split.map(({ interest }) => interest)),
      tax: roundedSum(split.map(({ tax }) => tax)),
      held: roundedSum(split.filter(({ held }) => held).map(({ tax }) => tax)),
    },
    income: ofYear.filter((row) => !isTrade(row)).map((row) => ({ ...incomeOf(law, row), row })),
    orders,
    declarations: declarationsOf(law, orders, year),
  }
}

/** Movable tax on an income, before any exemption. */
export const taxOn = (law: Law, { amount, rate }: Pick<Income, 'amount' | 'rate'>): number =>
  ingehouden(law, amount, rate)
