import { brokerOf, checkedFee } from '#calculators/beleggen/broker.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { etfFees } from '#data/series/broker-etfs.ts'
import { roundCents } from '#finance/money.ts'
import { portableExp, portableLog } from '#finance/random.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import { history, ordersOf, type Setup, simulate, trace } from './model-compare.ts'
import type { Values } from './inputs.ts'
import { recordOf } from './choices-market.ts'
import { ownResult } from './model-own.ts'

const SPANS = [3, 6, 12, 24, 36] as const
/** One series for everybody: the same link gives the same figures. */
const SEED = 1

export const setupOf = (values: Values): Setup => ({
  amount: values.bedrag,
  parts: values.maanden,
  fee: checkedFee(etfFees, values.makelaar, values.makelaarsloon),
  tob: values.beurstaks,
  cashRate: portableExp(portableLog(1 + values.spaarrente) / 12) - 1,
})

/** The figures of the question that was not asked. */
const NONE = {
  kansHistorisch: null,
  kansIneens: null,
  verschilHistorisch: null,
  slechtHistorischIneens: null,
  slechtHistorischGespreid: null,
  gebruiktRendement: null,
  gebruikteSchommeling: null,
  gemiddeldVerschil: null,
  ineensMidden: null,
  gespreidMidden: null,
  ineensSlecht: null,
  gespreidSlecht: null,
  papierverliesIneens: null,
  papierverliesGespreid: null,
  vensters: null,
  renteWachtgeld: null,
  jaarrendement: null,
  verschil: null,
  waardeGespreid: null,
  winstGespreid: null,
  gemiddeldePrijs: null,
  gemiddeldeKoers: null,
  bedragPerKeer: null,
  stuks: null,
  stuksIneens: null,
  waardeIneens: null,
  winstIneens: null,
  resultaatGespreid: null,
  resultaatIneens: null,
  paden: null,
}

function choose(values: Values, law: Law) {
  const setup = setupOf(values)
  const record = recordOf(values.markt)
  const market = {
    mean: values.rendement ?? record.mean,
    volatility: values.volatiliteit ?? record.volatility,
    seed: SEED,
  }
  const { summary, example, averagePrice } = simulate(law, setup, market)
  const past = history(law, setup, record.prices)
  /** Stretches of the record that do not overlap. */
  const apartOf = (parts: number) => Math.floor((record.prices.length - 1) / parts)
  const orders = ordersOf(law, setup)
  const cents = (value: number | undefined) => roundCents(value ?? 0)
  // Cash waits on average half of the time; the exact sum of its interest is the same on every path.
  const waiting = Array.from({ length: setup.parts }, (_, k) => setup.amount - orders.cashPart * (k + 1))
  const traced = trace(setup, orders, example)
  return {
    out: {
      ...NONE,
      kansHistorisch: past.lumpWins,
      kansIneens: summary.lumpWins,
      verschilHistorisch: cents(past.meanDifference),
      slechtHistorischIneens: cents(past.lump[0]),
      slechtHistorischGespreid: cents(past.spread[0]),
      gebruiktRendement: market.mean,
      gebruikteSchommeling: market.volatility,
      gemiddeldVerschil: cents(summary.meanDifference),
      ineensMidden: cents(summary.lump[2]),
      gespreidMidden: cents(summary.spread[2]),
      ineensSlecht: cents(summary.lump[0]),
      gespreidSlecht: cents(summary.spread[0]),
      papierverliesIneens: past.lumpLow,
      papierverliesGespreid: past.spreadLow,
      vensters: past.count,
      orderkostenIneens: roundCents(orders.lump.fee + orders.lump.tob),
      orderkostenGespreid: roundCents((orders.part.fee + orders.part.tob) * setup.parts),
      renteWachtgeld: roundCents(waiting.reduce((all, cash) => all + cash * setup.cashRate, 0)),
      gemiddeldePrijs: averagePrice,
      paden: summary.count,
    },
    work: {
      kind: 'kiezen' as const,
      // One verdict: on real prices, or on the market the visitor described.
      described: values.rendement !== null || values.volatiliteit !== null,
      market,
      from: record.from,
      to: record.to,
      apart: apartOf(setup.parts),
      orders,
      orderShare: (orders.part.fee + orders.part.tob) / orders.cashPart,
      summary,
      past,
      traced: { lump: Array.from(traced.lump, roundCents), spread: Array.from(traced.spread, roundCents) },
      spans: SPANS.map((parts) => {
        const each = parts === setup.parts ? past : history(law, { ...setup, parts }, record.prices)
        return {
          parts,
          count: each.count,
          apart: apartOf(parts),
          wins: each.lumpWins,
          difference: cents(each.meanDifference),
          lump: cents(each.lump[0]),
          spread: cents(each.spread[0]),
        }
      }),
      tobFigures: beurstaksFigures(setup.tob),
      broker: brokerOf(etfFees, values.makelaar),
    },
  }
}

function own(values: Values, law: Law, today: string) {
  const result = ownResult(values, law, setupOf(values), today)
  const { total, spread, lump } = result
  return {
    out: {
      ...NONE,
      jaarrendement: result.yearly,
      verschil: roundCents(lump - spread),
      waardeGespreid: spread,
      winstGespreid: roundCents(spread - total),
      gemiddeldePrijs: result.averagePrice,
      gemiddeldeKoers: result.plainPrice,
      bedragPerKeer: roundCents(total / values.koersen.length),
      stuks: result.units,
      stuksIneens: result.lumpUnits,
      waardeIneens: lump,
      winstIneens: roundCents(lump - total),
      resultaatGespreid: spread / total - 1,
      resultaatIneens: lump / total - 1,
      orderkostenGespreid: result.costs,
      orderkostenIneens: result.lumpCosts,
    },
    work: {
      kind: 'eigen' as const,
      ...result,
      tobFigures: beurstaksFigures(values.beurstaks),
      broker: brokerOf(etfFees, values.makelaar),
    },
  }
}

export const solve = (values: Values, { law, today }: Env) =>
  values.modus === 'eigen' ? own(values, law, today) : choose(values, law)
