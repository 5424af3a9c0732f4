import { type Account, accountsOf, isBelgian, isHeldBack } from './model-withholding.ts'
import {
  freeLots,
  isOfYear,
  lacksPhoto,
  pricesOf,
  type Settlement,
  speculativeBase,
  taxRoom,
  taxYears,
} from '#calculators/beleggen/sales.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { maxDate, year } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { isBelast, isVrijstellingBekend } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  bronheffingMeerwaarde,
  meerwaardetarief,
  speculatietarief,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { holdingsOf, lastSale, personsOf, settled } from './model-holdings.ts'
import type { Values } from './inputs.ts'
import { otherRegime } from './model-regimes.ts'

/** Gain of a year on which nobody held back. */
function unheldGain(sales: Settlement['sales'], of: { readonly year: number; readonly gains: number }): number {
  const free = sales.filter(({ soldOn, gain, withheld }) => year(soldOn) === of.year && gain > 0 && withheld === 0)
  return Math.min(of.gains, roundedSum(free.map(({ gain }) => gain)))
}

export function solve(values: Values, { law, today }: Env) {
  const holdings = holdingsOf(values)
  const whole = settled(values, law)
  const accounts = accountsOf(values, whole)
  const settlement = {
    ...whole,
    sales: whole.sales.map((sale, index) => (isHeldBack(values, index) ? sale : { ...sale, withheld: 0 })),
  }
  const owner = { persons: personsOf(values), carried: values.overgedragen, used: values.alGebruikt }
  const lines = taxYears(law, settlement, owner)
  const last = lines.at(-1)
  const ordinary = values.regime === 'gewoon'
  // The page of the whole year counts every gain: that of sales which are not in here is what it used of the exemption.
  const elsewhere = last?.taxed === true ? values.alGebruikt : 0
  const gains = roundedSum(lines.map((line) => line.gains))
  const losses = roundedSum(lines.map((line) => line.losses))
  const net = roundCents(gains - losses)
  // A loss counts within its own year alone, under these regimes too.
  const taxedNet = roundedSum(lines.filter((line) => line.taxed).map((line) => Math.max(0, line.net)))
  const lawOfSale = law.on(lastSale(values) ?? law.date)
  const other = ordinary
    ? null
    : otherRegime(values, lawOfSale, values.regime === 'speculatief' ? speculativeBase(law, lines) : taxedNet)
  const tax = other ? other.tax : roundedSum(lines.map((line) => line.tax))
  const bankWithholds = ordinary && values.verkopen.some((_, index) => isHeldBack(values, index))
  const withheld = bankWithholds ? roundedSum(lines.map((line) => line.withheld)) : 0
  // What the accounts that could hold back would keep in each year, whatever was chosen for them.
  const held = lines.map(({ year: of }) =>
    roundedSum(whole.sales.map((sale, nr) => (year(sale.soldOn) === of && isBelgian(values, nr) ? sale.withheld : 0))),
  )
  const bijInhouding = ordinary ? roundedSum(held) : 0
  // Each year has its own return: too much of one year does not pay what another still owes.
  const overheld = (of: readonly number[]) => roundedSum(lines.map((line, nr) => Math.max(0, at(of, nr) - line.tax)))
  const back = bankWithholds ? overheld(lines.map((line) => line.withheld)) : 0
  const proceeds = roundedSum(settlement.sales.map((sale) => sale.proceeds))
  const exempt = other ? other.exempt : roundedSum(lines.map((line) => line.exempt))
  const carriedUsed = ordinary ? roundedSum(lines.map((line) => line.carriedUsed)) : 0
  const taxable = other ? other.base : roundedSum(lines.map((line) => line.taxable))

  const day = maxDate(today, lastSale(values) ?? today)
  const { year: roomYear, room } = ordinary ? taxRoom(law, lines, { ...owner, today }) : { year: year(today), room: 0 }
  const typed = values.koersen.map(({ effect, koers }) => ({ asset: effect, price: koers }))
  const free = ordinary ? freeLots(law, holdings, { day, room, prices: pricesOf(typed, holdings.sales) }) : []
  const freeAssets = new Set(free.map((one) => one.asset))

  return {
    out: {
      belasting: tax,
      terugTeVragen: back,
      bijTeBetalen: roundCents(tax - withheld + back),
      nogVrij: room,
      vrijeStuks: freeAssets.size === 1 ? free.reduce((all, one) => all + one.free, 0) : null,
      nettoMeerwaarde: net,
      meerwaarden: gains,
      minwaarden: losses,
      vrijgesteld: exempt,
      overdrachtGebruikt: carriedUsed,
      belastbaar: taxable,
      druk: net > 0 ? tax / net : 0,
      overTeDragen: ordinary ? (last?.carriedOut ?? 0) : 0,
      ingehouden: withheld,
      bijInhouding,
      terugBijInhouding: ordinary ? overheld(held) : 0,
      opbrengst: proceeds,
      nettoOpbrengst: roundCents(proceeds - tax),
    },
    work: {
      settlement,
      lines: lines.map((line) => ({ ...line, rate: law.on(`${line.year}-12-31`)(meerwaardetarief) })),
      other,
      ordinary,
      bankWithholds,
      accounts: ordinary ? accounts : ([] as Account[]),
      // Sales before the tax, a loss of another year, or the costs of speculation: what stands between gains and base.
      leftOut: roundCents(taxable - (gains - losses - exempt - carriedUsed)),
      year:
        ordinary && last
          ? {
              ...last,
              gains: roundCents(last.gains + elsewhere),
              unheld: roundCents(unheldGain(settlement.sales, last) + elsewhere),
            }
          : null,
      roomYear,
      oneYear: !ordinary || isOfYear(lines, roomYear),
      free,
      asset: freeAssets.size === 1 ? (free[0]?.asset ?? '') : '',
      allHeld: free.every((one) => one.free === one.held),
      photoMissing: ordinary && lacksPhoto(law, settlement.slices),
      // Before banks began to hold back.
      unheld:
        bankWithholds &&
        settlement.sales.some(
          (sale) => sale.gain > 0 && isBelast(law, sale.soldOn) && law.on(sale.soldOn)(bronheffingMeerwaarde) === 0,
        ),
      heldBackFrom: bronheffingMeerwaarde.rows.at(-1)?.from ?? '',
      unpublished: ordinary && last !== undefined && !isVrijstellingBekend(`${last.year}-12-31`),
      speculationRate: law(speculatietarief),
    },
  }
}
