import type { Env } from '#calculators/kernel/fields.ts'
import {
  accruedInterest,
  cleanPrice,
  convexity,
  couponPeriod,
  duration,
  modifiedDuration,
  PAR,
  yieldFromPrice,
} from '#finance/bonds.ts'
import { daysBetween, year } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaksFigures } from '#rules/sparen-beleggen/beurstaks.ts'
import { fotodag } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { voorheffingInterest } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { hold, type Holding, type HoldingResult } from './model-holding.ts'
import type { Values } from './inputs.ts'
import { holdingOf, photoRate, presetOf } from './model-presets.ts'

const COUPONS = [0.005, 0.015, 0.03, 0.045, 0.06]

/** The same gross yield from coupons of another size: where tax makes the difference. */
function otherCoupons(law: Law, holding: Holding, quoted: number) {
  return [...new Set([...COUPONS, holding.bond.coupon])]
    .toSorted((a, b) => a - b)
    .flatMap((coupon) => {
      const bond = { ...holding.bond, coupon }
      const price = cleanPrice(bond, quoted)
      if (!(price > 0) || coupon === 0) return []
      const issue = { price: null, date: null }
      const { netYield, gainTax } = hold(law, { ...holding, bond, price, sale: null, photo: null, issue })
      return [{ coupon, price, netYield, tax: gainTax.tax, own: coupon === holding.bond.coupon }]
    })
}

/** What comes in by calendar year, interest and capital apart. */
const byYear = (flows: HoldingResult['flows']) =>
  [...new Set(flows.map((flow) => year(flow.date)))].map((of) => {
    const own = flows.filter((flow) => year(flow.date) === of)
    const capital = roundedSum(own.map((flow) => flow.capital))
    return { year: of, capital, interest: roundCents(roundedSum(own.map((flow) => flow.net)) - capital) }
  })

/** How much the price moves when the market asks another yield. */
function priceMoves({ bond, price }: Holding, quoted: number) {
  const yields = [...new Set(Array.from({ length: 25 }, (_, k) => Math.max(-0.02, quoted - 0.03 + k * 0.0025)))]
  return { yields, changes: yields.map((rate) => cleanPrice(bond, rate) / price - 1) }
}

export function solve(values: Values, { law }: Env) {
  const holding = holdingOf(values, law)
  const { bond } = holding
  const result = hold(law, holding)
  const frequency = bond.frequency ?? 1
  const quoted = yieldFromPrice(bond, values.koers) ?? 0
  const net = result.netYield ?? 0
  const couponYield = (values.coupon * PAR) / values.koers
  const boughtTax = holding.taxRate(values.aankoopdatum)
  const lastDay = holding.sale?.date ?? values.vervaldag
  const { accruedDays, periodDays, next } = couponPeriod(bond)

  return {
    out: {
      nettoRendement: net,
      brutoRendement: (1 + quoted / frequency) ** frequency - 1,
      betaald: result.paid,
      ontvangen: result.received,
      nettoWinst: result.result,
      // No term account loses money: at a loss there is none to compare with.
      gelijkeTermijnrente: net > 0 ? net / (1 - law(voorheffingInterest)) : null,
      verlopenRente: result.accrued,
      verlopenRenteNetto: roundCents(result.accrued - roundCents(result.accrued * boughtTax)),
      beurstaks: result.tob,
      makelaarsloonTotaal: roundCents(result.fee + result.feeSale),
      brutoRente: roundedSum(result.flows.map((flow) => flow.gross)),
      roerendeVoorheffing: roundedSum(result.flows.map((flow) => flow.tax)),
      koerswinst: result.difference,
      renteInKoers: result.discount,
      meerwaarde: result.gain,
      vrijgesteld: roundCents(result.gainTax.exempt + result.gainTax.carriedUsed),
      meerwaardebelasting: result.gainTax.tax,
      duration: duration(bond, quoted),
      koersBijPlus1: cleanPrice(bond, quoted + 0.01),
      koersBijMin1: cleanPrice(bond, Math.max(quoted - 0.01, -0.9)),
      genoteerdRendement: quoted,
      couponrendement: couponYield,
      couponrendementNetto: couponYield * (1 - boughtTax),
      vuileKoers: values.koers + accruedInterest(bond),
      ingehoudenMeerwaarde: result.withheld,
      gewijzigdeDuration: modifiedDuration(bond, quoted),
      convexiteit: convexity(bond, quoted),
      looptijd: daysBetween(values.aankoopdatum, values.vervaldag) / 365,
    },
    get work() {
      return {
        result,
        bought: holding.bought,
        taxFigure: presetOf(values).tax,
        tobFigures: beurstaksFigures(holding.tob),
        rates: [...new Set(result.flows.map((flow) => holding.taxRate(flow.date)))],
        accruedDays,
        periodDays,
        firstCoupon: next,
        endPrice: holding.sale?.price ?? PAR,
        belowPar: values.koers < PAR,
        sold: holding.sale !== null,
        lastDay,
        taxedFrom: roundCents(result.difference - result.discount) !== result.gain,
        photoRate: photoRate(values),
        photoMissing:
          values.fotokoers === null &&
          values.aankoopdatum <= fotodag(law) &&
          lastDay > fotodag(law) &&
          values.coupon > 0,
        coupons: otherCoupons(law, holding, quoted),
        years: byYear(result.flows),
        moves: priceMoves(holding, quoted),
      }
    },
  }
}
