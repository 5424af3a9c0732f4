/** A small company beside its only director: tax on its profit and what a pay-out of that profit leaves. */
import { progressive } from '#finance/brackets.ts'
import { fromCents, roundCents, toCents } from '#finance/money.ts'
import { basisrenteVoorafbetaling, vermeerderingFactoren } from '#rules/belasting/voorafbetaling.figures.ts'
import { vermeerderingBekend } from '#rules/belasting/voorafbetaling.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import {
  heffingLiquidatiereserve,
  roerendeVoorheffing,
  voorheffingLiquidatiereserve,
  voorheffingLiquidatiereserveNieuw,
  voorheffingLiquidatiereserveOud,
  voorheffingVvprBis,
  voorheffingVvprBisTweedeJaar,
} from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import {
  jarenZonderLoonvoorwaarde,
  jarenZonderVermeerdering,
  ondergrensBasisrenteVennootschap,
  schijfVerlaagdTarief,
  vennootschapsbelasting,
  vennootschapsbelastingVerlaagd,
} from '#rules/zelfstandigen/vennootschap.figures.ts'

/** Enough pay for the reduced rate (art. 215, 4°): the minimum, or as much as the profit that is left. */
export const genoegLoon = (minimum: number, loon: number, winst: number): boolean => loon >= minimum || loon >= winst

/** The lowest pay that keeps the reduced rate, out of what there is before pay. */
export const loonVoorVerlaagdTarief = (minimum: number, beschikbaar: number): number =>
  Math.min(minimum, fromCents(Math.ceil(toCents(Math.max(0, beschikbaar)) / 2)))

/** Whether the pay does not count yet: the first years of a small company. `boekjaar` 1 is that of the founding. */
export const vrijVanLoonvoorwaarde = (law: Law, boekjaar: number): boolean => boekjaar <= law(jarenZonderLoonvoorwaarde)

/** Tax on the profit of a small company. Leaves out: costs that may not be deducted, and every special deduction. */
export function belastingOpWinst(law: Law, winst: number, verlaagd: boolean) {
  const gewoon = law(vennootschapsbelasting)
  const first = { upTo: law(schijfVerlaagdTarief), rate: law(vennootschapsbelastingVerlaagd) }
  const { lines } = progressive(Math.max(0, winst), [...(verlaagd ? [first] : []), { upTo: null, rate: gewoon }])
  const each = lines.map((line) => ({ ...line, tax: roundCents(line.tax) }))
  return { belasting: roundCents(each.reduce((all, { tax }) => all + tax, 0)), lines: each }
}

/** What is added when the company pays nothing in advance (art. 218): its base rate has a floor, and no small amounts. */
export function vermeerderingVennootschap(law: Law, belasting: number, boekjaar: number): number {
  if (boekjaar <= law(jarenZonderVermeerdering) || !vermeerderingBekend(law)) return 0
  const rente = Math.max(law(basisrenteVoorafbetaling), law(ondergrensBasisrenteVennootschap))
  return roundCents(belasting * rente * law(vermeerderingFactoren).vermeerdering)
}

export const uitkeringen = [
  'vvprbis',
  'vvprbisTweedeJaar',
  'liquidatiereserve',
  'liquidatiereserveOud',
  'liquidatiereserveOudDrieJaar',
  'vereffening',
  'dividend',
] as const
export type Uitkering = (typeof uitkeringen)[number]

const RATES: Readonly<Record<Exclude<Uitkering, 'vereffening'>, Dated<number>>> = {
  vvprbis: voorheffingVvprBis,
  vvprbisTweedeJaar: voorheffingVvprBisTweedeJaar,
  liquidatiereserve: voorheffingLiquidatiereserveNieuw,
  liquidatiereserveOud: voorheffingLiquidatiereserveOud,
  liquidatiereserveOudDrieJaar: voorheffingLiquidatiereserve,
  dividend: roerendeVoorheffing,
}
const RESERVES: ReadonlySet<Uitkering> = new Set([
  'liquidatiereserve',
  'liquidatiereserveOud',
  'liquidatiereserveOudDrieJaar',
  'vereffening',
])

export type Uitgekeerd = { readonly heffing: number; readonly voorheffing: number; readonly netto: number }

/**
 * Profit after tax on its way to the owner. A reserve costs its levy when it is made, on the amount booked: the
 * profit covers both. At liquidation nothing more is held back.
 */
export function keerUit(law: Law, winst: number, weg: Uitkering): Uitgekeerd {
  if (winst <= 0) return { heffing: 0, voorheffing: 0, netto: winst }
  const booked = RESERVES.has(weg) ? roundCents(winst / (1 + law(heffingLiquidatiereserve))) : winst
  const voorheffing = weg === 'vereffening' ? 0 : roundCents(booked * law(RATES[weg]))
  return { heffing: roundCents(winst - booked), voorheffing, netto: roundCents(booked - voorheffing) }
}
