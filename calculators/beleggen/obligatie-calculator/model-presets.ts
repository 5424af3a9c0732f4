/** What follows from the kind of bond: exchange tax, withholding and how accrued interest is settled. */
import { inEuro } from '#calculators/beleggen/currency.ts'
import { photoRates } from '#data/series/exchange-rates.ts'
import { type Bond, PAR } from '#finance/bonds.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import type { TobClass } from '#rules/sparen-beleggen/beurstaks.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import type { Holding } from './model-holding.ts'
import type { Kind, Values } from './inputs.ts'

type Preset = { readonly tob: TobClass; readonly bought: Holding['bought']; readonly tax: Dated<number> }

/** Belgian state loans and new issues bear no exchange tax; Belgian bonds are bought with interest after tax. */
const PRESETS: Record<Kind, Preset> = {
  beurs: { tob: 'laag', bought: 'eigenDagen', tax: voorheffingInterest },
  olo: { tob: 'geen', bought: 'nettoVerrekend', tax: voorheffingInterest },
  belgisch: { tob: 'laag', bought: 'nettoVerrekend', tax: voorheffingInterest },
  uitgifte: { tob: 'geen', bought: 'eigenDagen', tax: voorheffingInterest },
  buitenland: { tob: 'laag', bought: 'volleCoupon', tax: voorheffingInterest },
  staatsbon2023: { tob: 'geen', bought: 'eigenDagen', tax: voorheffingStaatsbon2023 },
}

const isKind = (soort: Values['soort']): soort is Kind => Object.hasOwn(PRESETS, soort)
export const presetOf = ({ soort }: Pick<Values, 'soort'>): Preset => PRESETS[isKind(soort) ? soort : 'olo']

const FREQUENCIES = { '1': 1, '2': 2, '4': 4 } as const

/** The state note of 2023 has one rate for life; the ordinary rate is that of the day the interest is paid. */
const rateOn = (law: Law, figure: Dated<number>, paidOn: string): number =>
  figure === voorheffingInterest ? wetOpBetaaldag(law, paidOn)(figure) : law(figure)

/** Units for one euro on the photo day. Without a rate on the end the one of buying holds for the whole time. */
export const photoRate = ({ munt, muntEinde }: Pick<Values, 'munt' | 'muntEinde'>): number | null =>
  muntEinde === null ? null : (photoRates.find(({ currency }) => currency === munt)?.rate ?? null)

export function holdingOf(values: Values, law: Law): Holding {
  const { tob, bought, tax } = presetOf(values)
  const bond: Bond = {
    settlement: values.aankoopdatum,
    maturity: values.vervaldag,
    coupon: values.coupon,
    frequency: FREQUENCIES[values.frequentie],
    basis: values.dagtelling,
    redemption: PAR,
  }
  const { verkoopdatum: soldOn, verkoopkoers: soldAt, munt } = values
  const buy = inEuro(1, { munt, wisselkoers: values.muntAankoop }) ?? 1
  return {
    bond,
    nominal: values.nominaal,
    fx: {
      buy,
      photo: inEuro(1, { munt, wisselkoers: photoRate(values) }) ?? buy,
      end: inEuro(1, { munt, wisselkoers: values.muntEinde }) ?? buy,
    },
    price: values.koers,
    fee: values.makelaarsloonPercent,
    tob,
    taxRate: (paidOn) => rateOn(law, tax, paidOn),
    bought,
    sale: soldOn !== null && soldOn < values.vervaldag && soldAt !== null ? { date: soldOn, price: soldAt } : null,
    issue: { price: values.uitgiftekoers, date: values.uitgiftedatum },
    photo: values.fotokoers,
    persons: values.titularissen,
    used: values.alGebruikt,
  }
}
