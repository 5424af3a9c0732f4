/** One bond in one person's hands: what is paid, every coupon after tax, and the true yearly return. */
import { internalRate } from '#finance/cashflow.ts'
import { daysBetween, year as yearOf } from '#finance/dates.ts'
import { accruedInterest, type Bond, couponDates, couponPeriod, PAR } from '#finance/bonds.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { beurstaksOp, type TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  type BasisKind,
  fotodag,
  type GainTax,
  ingehoudenMeerwaarde,
  meerwaarde,
  meerwaardebelasting,
  opgespaardeVrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'

export type Holding = {
  bond: Bond
  /** In the currency of the bond. */
  nominal: number
  /** What one unit of that currency is in euro: on buying, on the photo day, and from buying on. */
  fx: { buy: number; photo: number; end: number }
  /** Clean price per 100. */
  price: number
  fee: number
  tob: TobClass
  /** Withholding tax of the day interest is paid. */
  taxRate: (paidOn: string) => number
  /**
   * How the interest bought with the bond is taxed: left out of the first coupon, settled with the seller after tax
   * (Belgian bonds), or taxed again with the first coupon.
   */
  bought: 'eigenDagen' | 'nettoVerrekend' | 'volleCoupon'
  sale: { date: string; price: number } | null
  /** Price per 100 and day of issue, when known: only what the issuer pays back above that price is interest. */
  issue: { price: number | null; date: string | null }
  /** Clean price per 100 on the photo day, for whoever held the bond then. */
  photo: number | null
  persons: number
  used: number
}

type FlowRow = { date: string; gross: number; tax: number; capital: number; net: number }
export type HoldingResult = {
  clean: number
  accrued: number
  /** What the buyer pays of it. */
  accruedPaid: number
  tob: number
  fee: number
  paid: number
  flows: FlowRow[]
  /** Price gain in money, and as the tax counts it. */
  difference: number
  gain: number
  /** Part of the price gain that counts as interest. */
  discount: number
  kind: BasisKind
  withheld: number
  gainTax: GainTax
  tobSale: number
  feeSale: number
  received: number
  result: number
  netYield: number | null
}

/**
 * Yearly return after tax and costs, with time counted in coupon periods as the quoted yield counts it: banks
 * publish both that way. In the last coupon period it is simple interest, also as quoted.
 */
function netYieldOf(bond: Bond, paid: number, flows: readonly FlowRow[], sale: string | null): number | null {
  const frequency = bond.frequency ?? 1
  const { count, daysToNext, periodDays } = couponPeriod(bond)
  const first = daysToNext / periodDays
  const dates = couponDates(bond)
  const timeOf = (date: string) => first + dates.indexOf(date)
  const saleTime = () => {
    const there = couponPeriod({ ...bond, settlement: sale ?? bond.settlement })
    return timeOf(there.next) - there.daysToNext / there.periodDays
  }
  const timed = flows.map(({ date, net }) => ({ time: date === sale ? saleTime() : timeOf(date), amount: net }))
  if (sale === null && count === 1) {
    const simple = (roundedSum(flows.map((flow) => flow.net)) / paid - 1) / first
    if (simple > -1) return (1 + simple) ** frequency - 1
  }
  const perPeriod = internalRate([{ time: 0, amount: -paid }, ...timed])
  return perPeriod === null ? null : (1 + perPeriod) ** frequency - 1
}

/**
 * What counts as interest besides the coupons: the issuer pays back more than it received (art. 19, § 1 WIB 92), in
 * proportion to the days one held the bond. Without an issue price a bond without coupons is all interest.
 */
function discountInterest(of: {
  bond: Bond
  issue: Holding['issue']
  end: string
  part: (per100: number) => number
  difference: number
}): number {
  const { bond, issue, end, part, difference } = of
  if (issue.price === null) return bond.coupon === 0 ? Math.max(0, difference) : 0
  const whole = Math.max(0, part(bond.redemption ?? PAR) - part(issue.price))
  const life = daysBetween(issue.date ?? bond.settlement, bond.maturity)
  return roundCents((whole * daysBetween(bond.settlement, end)) / life)
}

/** Part of the time one held it that lies before a day. */
const heldUntil = (day: string, from: string, to: string): number =>
  Math.max(0, Math.min(1, daysBetween(from, day) / Math.max(1, daysBetween(from, to))))

export function hold(
  law: Law,
  { bond, nominal, fx, price, fee, tob, taxRate, bought: settlement, sale, issue, photo, persons, used }: Holding,
): HoldingResult {
  const bought = (per100: number) => roundCents((per100 * nominal * fx.buy) / PAR)
  const part = (per100: number) => roundCents((per100 * nominal * fx.end) / PAR)
  const clean = bought(price)
  const accrued = bought(accruedInterest(bond))
  const taxBought = settlement === 'nettoVerrekend' ? roundCents(accrued * taxRate(bond.settlement)) : 0
  const accruedPaid = roundCents(accrued - taxBought)
  const tobBuy = beurstaksOp(law, bond.settlement, roundCents(clean + accruedPaid), tob)
  const feeBuy = roundCents(clean * fee)
  const paid = roundedSum([clean, accruedPaid, tobBuy, feeBuy])
  const end = sale?.date ?? bond.maturity
  const coupon = part((PAR * bond.coupon) / (bond.frequency ?? 1))
  const flows: FlowRow[] = []
  // Interest belongs to whoever holds the bond, day by day: the accrued part bought was taxed with the seller.
  let untaxed = settlement === 'eigenDagen' ? accrued : 0
  if (coupon > 0) {
    for (const date of couponDates(bond)) {
      if (date > end) break
      const tax = roundCents(Math.max(0, coupon - untaxed) * taxRate(date))
      untaxed = 0
      flows.push({ date, gross: coupon, tax, capital: 0, net: roundCents(coupon - tax) })
    }
  }
  const redemption = sale ? part(sale.price) : part(bond.redemption ?? PAR)
  const soldAccrued = sale && sale.date < bond.maturity ? part(accruedInterest({ ...bond, settlement: sale.date })) : 0
  const lastTax = roundCents(Math.max(0, soldAccrued - untaxed) * taxRate(end))
  const difference = roundCents(redemption - clean)
  const discount = discountInterest({ bond, issue, end, part, difference })
  const discountTax = roundCents(discount * taxRate(end))
  const onPhoto = photo === null ? null : roundCents((photo * nominal * fx.photo) / PAR)
  // The value of the photo day holds the interest up to then: only what came later is left out of the gain since.
  const untilPhoto = roundCents(discount * heldUntil(fotodag(law), bond.settlement, end))
  const { gain, kind, bankGain } =
    bond.coupon === 0 && issue.price === null && difference >= 0
      ? { gain: 0, kind: 'aankoop' as const, bankGain: 0 }
      : meerwaarde(law, {
          boughtOn: bond.settlement,
          cost: roundCents(clean + untilPhoto),
          photo: onPhoto,
          soldOn: end,
          proceeds: roundCents(redemption - discount + untilPhoto),
          ownPrice: onPhoto !== null && clean > onPhoto,
        })
  // Whoever has other gains in that year may have had them before too: then nothing is carried over.
  const since = Math.max(yearOf(bond.settlement), yearOf(law.date))
  const carried = used > 0 ? 0 : opgespaardeVrijstelling(law, since, yearOf(end), persons)
  const gainTax = meerwaardebelasting(law, { year: yearOf(end), net: gain, persons, used, carried })
  const tobSale = sale ? beurstaksOp(law, sale.date, roundCents(redemption + soldAccrued), tob) : 0
  const feeSale = sale ? roundCents(redemption * fee) : 0
  const endTax = roundCents(lastTax + discountTax)
  const endNet = roundCents(redemption + soldAccrued - endTax - gainTax.tax - tobSale - feeSale)
  flows.push({
    date: end,
    gross: roundCents(soldAccrued + discount),
    tax: endTax,
    capital: roundCents(redemption - discount),
    net: endNet,
  })
  const received = roundedSum(flows.map((flow) => flow.net))
  const netYield = netYieldOf(bond, paid, flows, sale?.date ?? null)
  return {
    clean,
    accrued,
    accruedPaid,
    tob: tobBuy,
    fee: feeBuy,
    paid,
    flows,
    difference,
    gain,
    discount,
    kind,
    withheld: ingehoudenMeerwaarde(law, end, bankGain),
    gainTax,
    tobSale,
    feeSale,
    received,
    result: roundCents(received - paid),
    netYield,
  }
}
