import { brokerOf, holdsBackGains } from '#calculators/beleggen/broker.ts'
import { lacksPhoto } from '#calculators/beleggen/sales.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { shareFees } from '#data/series/broker-shares.ts'
import { year } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { beurstaksFigures, beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import { meerwaardetarief } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { isBelast, isVrijstellingBekend } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Values } from './inputs.ts'
import { exemptionUsedAt, moments } from './model-moments.ts'
import { positionOf, saleRate, marketOf } from './model-position.ts'
import { breakEven, soldAt, trade } from './model-trade.ts'

const POINTS = 30

export function solve(values: Values, { law, today }: Env) {
  const position = positionOf(values, law)
  const rate = saleRate(values)
  const price = values.verkoopkoers * rate
  const sold = soldAt(law, position, price)
  const { cost, proceeds, buy, sell, gain, tax, dividends, total } = sold
  const broker = brokerOf(shareFees, values.makelaar, marketOf(values))
  const withheld = holdsBackGains(broker) ? sold.withheld : 0
  // Shares that were free have no price at which they break even.
  const even = cost > 0 ? breakEven(law, position, 0) : null
  const evenWith = dividends.net > 0 ? breakEven(law, position, dividends.net) : null
  const invested = roundCents(cost + buy.total)
  const costs = roundCents(buy.total + sell.total)
  const inCurrency = (euros: number | null) => (euros === null ? null : euros / rate)

  const middle = Math.max(values.verkoopkoers, 0.01)
  const prices = Array.from({ length: POINTS + 1 }, (_, k) => roundCents(middle * (0.5 + k / POINTS)))
  const results = prices.map((other) => trade(law, position, other * rate).result)
  // What was sold before today cannot be sold in January any more.
  const options = position.soldOn >= today ? moments(law, position, price) : []
  const [now] = options
  const best = now && options.reduce((low, one) => (low.tax + low.costs <= one.tax + one.costs ? low : one))

  return {
    out: {
      nettoWinst: total,
      nettoRendement: invested > 0 ? total / invested : null,
      jaarrendement: sold.yearly,
      breakEvenKoers: inCurrency(even),
      meerwaardebelasting: tax.tax,
      kostenEnTaksen: costs,
      koerswinst: roundCents(proceeds - cost),
      kostenPercent: cost > 0 ? costs / cost : 0,
      makelaarsloonTotaal: roundCents(buy.fee + sell.fee),
      beurstaksAankoop: buy.tob,
      beurstaksVerkoop: sell.tob,
      investering: invested,
      opbrengst: roundedSum([proceeds, -sell.total, -tax.tax]),
      belastbareMeerwaarde: gain,
      vrijgesteld: roundCents(tax.exempt + tax.carriedUsed),
      ingehoudenMeerwaarde: withheld,
      terugTeVragen: Math.max(0, roundCents(withheld - tax.tax)),
      nogVrij: tax.room,
      nettoDividend: dividends.net,
      brutoDividend: dividends.gross,
      dividendbelasting: dividends.belgian,
      dividendTerug: dividends.reclaimed,
      breakEvenMetDividend: inCurrency(evenWith),
    },
    work: {
      sold,
      cost,
      proceeds,
      taxed: isBelast(law, position.soldOn),
      taxRate: law.on(position.soldOn)(meerwaardetarief),
      tob: beurstarief(law.on(position.soldOn), position.tob),
      tobTotal: roundCents(buy.tob + sell.tob),
      tobFigures: beurstaksFigures(position.tob),
      prices,
      results,
      withDividend: results.map((own) => roundCents(own + dividends.net)),
      full: inCurrency(exemptionUsedAt(law, position, sold)),
      moments: options,
      best,
      saving: now && best ? roundCents(now.tax - best.tax) : 0,
      secondOrder: now && best ? roundCents(best.costs - now.costs) : 0,
      year: year(position.soldOn),
      photoMissing: lacksPhoto(law, sold.settlement.slices),
      unpublished: gain > 0 && !isVrijstellingBekend(values.verkoopdatum),
      broker,
      dividendOfYear: roundCents(position.dividend.perShare * position.units),
      usesOwnPrice: sold.settlement.slices.some((slice) => slice.kind === 'historisch'),
    },
  }
}
