/** Tax breaks a household can steer: gifts, day care, service vouchers, alimony and the old housing bonus. */
import { progressiveTax } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import {
  giftenTarief,
  giftenMinimum,
  giftenAandeel,
  giftenMaximum,
  kinderopvangTarief,
  kinderopvangPerDag,
  dienstencheques,
  woonbonusVlaanderen,
  type WoonbonusSoort,
} from '#rules/belasting/belastingvoordelen.figures.ts'

/** Reduction on gifts: at least 40 euro per institution, at most a tenth of the income (art. 145/33). */
export function giftenVermindering(law: Law, amount: number, income: number): number {
  if (amount < law(giftenMinimum)) return 0
  const most = law(giftenMaximum) ?? amount
  return roundCents(Math.min(amount, income * law(giftenAandeel), most) * law(giftenTarief))
}

/** What counts of the certified cost of day care: the daily maximum at most (art. 145/35). */
export const opvangUitgave = (law: Law, cost: number, days: number): number =>
  roundCents(Math.min(cost, days * law(kinderopvangPerDag)))

/** Reduction on day care that counts. A single parent with a low income has more: see aanslag. */
export const opvangVermindering = (law: Law, counted: number): number => roundCents(counted * law(kinderopvangTarief))

/** Regional reduction for service vouchers; a couple has the ceiling twice. */
export function chequesVermindering(law: Law, vouchers: number, gewest: Gewest, people: number): number {
  const { tarief, maximum, prijs } = law(dienstencheques)[gewest]
  return roundCents(Math.min(vouchers * prijs, maximum * people) * tarief)
}

/**
 * Flemish housing bonus per borrower, on what was paid within the basket. A loan of 2005 to 2014 is worth the rate
 * of the highest brackets of the taxable income, a later loan a fixed rate.
 */
export function woonbonusVermindering(
  law: Law,
  paid: number,
  soort: WoonbonusSoort,
  options: { readonly firstTen: boolean; readonly threeChildren: boolean; readonly income: number },
): number {
  if (soort === 'geen') return 0
  const rule = law(woonbonusVlaanderen)
  const extra = options.firstTen ? rule.eersteTienJaar + (options.threeChildren ? rule.drieKinderen : 0) : 0
  const counted = Math.min(paid, rule.basis[soort] + extra)
  if (soort !== 'woonbonus2005') return roundCents(counted * rule.tarief)
  const scale = law(belastingschijven).map(({ upTo, rate }) => ({ upTo, rate: Math.max(rate, rule.minimumtarief) }))
  const tax = (income: number) => progressiveTax(income, scale)
  return roundCents(tax(options.income) - tax(options.income - counted))
}
