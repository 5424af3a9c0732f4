/** The visitor's own purchases: exact, no chance involved. */
import { xirr } from '#finance/cashflow.ts'
import { addYears } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { mean } from '#finance/statistics.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { orderFor, ordersOf, type Setup, standing } from './model-compare.ts'
import type { Values } from './inputs.ts'

/** What each purchase cost, with its fee and tax. */
export const amountsOf = (values: Values): readonly number[] =>
  values.koersen.map(({ bedrag }) => bedrag ?? values.bedrag / values.koersen.length)

const ownAmounts = (values: Values) => values.koersen.some(({ bedrag }) => bedrag !== null)

/** Null without dates, or when the first money stood for less than a year: a few months say nothing per year. */
function yearlyReturn(values: Values, amounts: readonly number[], value: number, today: string): number | null {
  const dates = values.koersen.flatMap(({ datum }) => (datum === null ? [] : [datum]))
  const end = values.koersNu === null ? dates.at(-1) : today
  if (dates.length < amounts.length || end === undefined || addYears(at(dates, 0), 1) > end) return null
  const flows = dates.map((date, index) => ({ date, amount: -at(amounts, index) }))
  return xirr([...flows, { date: end, amount: value }])
}

export function ownResult(values: Values, law: Law, base: Setup, today: string) {
  const prices = values.koersen.map((row) => row.koers)
  const amounts = amountsOf(values)
  const total = roundCents(amounts.reduce((all, amount) => all + amount, 0))
  const setup = { ...base, amount: total, parts: prices.length }
  const orders = amounts.map((amount) => orderFor(law, setup, amount))
  const lumpOrder = orderFor(law, setup, total)
  const pieces = orders.map(({ invested }, index) => invested / at(prices, index))
  const units = pieces.reduce((all, piece) => all + piece, 0)
  const now = values.koersNu ?? at(prices, prices.length - 1)
  const lumpUnits = lumpOrder.invested / at(prices, 0)
  // Equal parts out of one sum: what waits earns interest. Own amounts came when they came.
  const waits = !ownAmounts(values) && values.koersNu === null
  const waited = waits ? standing(setup, ordersOf(law, setup), prices).spread - units * now : 0
  const spread = units * now + waited
  const lump = lumpUnits * now
  let held = 0
  let paid = 0
  const rows = pieces.map((piece, index) => {
    held += piece
    paid += at(amounts, index)
    const price = at(prices, index)
    return {
      date: values.koersen[index]?.datum ?? null,
      price,
      amount: at(amounts, index),
      piece,
      average: paid / held,
      value: held * price,
    }
  })
  return {
    rows,
    waits,
    now,
    first: at(prices, 0),
    total,
    spread: roundCents(spread),
    lump: roundCents(lump),
    units,
    lumpUnits,
    // Without costs: what a piece cost on average.
    averagePrice: orders.reduce((all, { invested }) => all + invested, 0) / units,
    plainPrice: mean(prices),
    yearly: yearlyReturn(values, amounts, units * now, today),
    costs: roundedSum(orders.flatMap(({ fee, tob }) => [fee, tob])),
    lumpCosts: roundCents(lumpOrder.fee + lumpOrder.tob),
  }
}
