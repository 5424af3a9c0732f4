/** Withholding tax on wages: the key formula for a month and the flat scales for holiday pay and premiums. */
import type { Bracket } from '#finance/brackets.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'
import type { Gezin } from '#rules/loon.ts'
import { forfaitTarief, huwelijksquotientAandeel } from '#rules/personenbelasting.ts'

const annex = {
  source: 'Koninklijk besluit over de bedrijfsvoorheffing (2026: KB van 11 december 2025, Staatsblad 29 december 2025)',
  article: 'bijlage III KB/WIB 92',
  checkedOn: '2026-11-15',
  knownTo: '2026-12-31',
} as const

export type Sleutelformule = {
  readonly schijven: readonly Bracket[]
  readonly forfaitMaximum: number
  /** Tax on the tax-free sum, taken off once, or twice when the partner has no income. */
  readonly vrijeSom: number
  readonly quotientMaximum: number
  /** Per year for 1 to 8 children. */
  readonly kinderen: readonly number[]
  readonly kindBovenAcht: number
  readonly alleenstaandeOuder: number
}

const schijven = (...limits: readonly number[]): readonly Bracket[] =>
  [0.2675, 0.428, 0.4815, 0.535].map((rate, index) => ({ upTo: limits[index] ?? null, rate }))

export const sleutelformule = dated<Sleutelformule>(
  'Sleutelformule van de bedrijfsvoorheffing',
  'schaal',
  [
    {
      from: '2025-01-01',
      value: {
        schijven: schijven(16_310, 28_790, 49_820),
        forfaitMaximum: 5_930,
        vrijeSom: 2_915.75,
        quotientMaximum: 13_460,
        kinderen: [612, 1_608, 4_296, 7_428, 10_836, 14_232, 17_676, 21_444],
        kindBovenAcht: 3_768,
        alleenstaandeOuder: 612,
      },
      note: 'De hoogste schijf, het huwelijksquotiënt en het bedrag vanaf het negende kind zijn afgeleid.',
    },
    {
      from: '2026-01-01',
      value: {
        schijven: schijven(16_710, 29_500, 51_050),
        forfaitMaximum: 6_070,
        vrijeSom: 2_987.98,
        quotientMaximum: 13_790,
        kinderen: [624, 1_656, 4_404, 7_620, 11_100, 14_592, 18_120, 21_996],
        kindBovenAcht: 3_864,
        alleenstaandeOuder: 624,
      },
    },
  ],
  { ...annex, confidence: 'middel' },
)

export type Voorheffing = {
  readonly schijven: readonly Bracket[]
  readonly jaarBelastbaar: number
  readonly forfait: number
  readonly nettoJaar: number
  readonly quotient: number
  /** Tax by the scale on a year, before reductions. */
  readonly jaarBelasting: number
  readonly vrijeSom: number
  readonly gezinslast: number
  readonly perPeriode: number
}

/** Reduction for children and single parents, per year. A disabled child counts twice: count it so. */
export function gezinslast(law: Law, children: number, alleenstaandeOuder: boolean): number {
  const { kinderen, kindBovenAcht, alleenstaandeOuder: single } = law(sleutelformule)
  if (children <= 0) return 0
  const listed = kinderen[Math.min(children, kinderen.length) - 1] ?? 0
  return listed + Math.max(0, children - kinderen.length) * kindBovenAcht + (alleenstaandeOuder ? single : 0)
}

/**
 * Key formula (annex III, scales I and II): the taxable pay of a period is brought to a year, expenses go off,
 * the scale is applied, reductions go off, and the result is brought back. Leaves out: other dependants,
 * company directors and the fiscal werkbonus, which comes off afterwards.
 */
export function voorheffing(
  law: Law,
  belastbaar: number,
  gezin: Gezin,
  options: { readonly children?: number; readonly alleenstaandeOuder?: boolean; readonly perJaar?: number } = {},
): Voorheffing {
  const { children = 0, alleenstaandeOuder = false, perJaar = 12 } = options
  const key = law(sleutelformule)
  const jaarBelastbaar = roundCents(belastbaar * perJaar)
  const forfait = roundCents(Math.min(jaarBelastbaar * law(forfaitTarief), key.forfaitMaximum))
  const nettoJaar = roundCents(jaarBelastbaar - forfait)
  const schaalII = gezin === 'partnerZonderInkomen'
  const quotient = schaalII ? roundCents(Math.min(nettoJaar * law(huwelijksquotientAandeel), key.quotientMaximum)) : 0
  const jaarBelasting = roundCents(
    progressive(nettoJaar - quotient, key.schijven).tax + progressive(quotient, key.schijven).tax,
  )
  const vrijeSom = schaalII ? roundCents(key.vrijeSom * 2) : key.vrijeSom
  const family = gezinslast(law, children, alleenstaandeOuder && gezin === 'alleenstaand')
  const perPeriode = roundCents(Math.max(0, jaarBelasting - vrijeSom - family) / perJaar)
  return {
    schijven: key.schijven,
    jaarBelastbaar,
    forfait,
    nettoJaar,
    quotient,
    jaarBelasting,
    vrijeSom,
    gezinslast: family,
    perPeriode,
  }
}

export type ExceptioneleSchijf = {
  /** Highest yearly pay after RSZ for this rate; null for the rest. */
  readonly tot: number | null
  readonly vakantiegeld: number
  readonly andere: number
}

const RATES: readonly (readonly [vakantiegeld: number, andere: number])[] = [
  [0, 0],
  [0.1917, 0.2322],
  [0.212, 0.2523],
  [0.2625, 0.3028],
  [0.313, 0.3533],
  [0.3433, 0.3836],
  [0.3634, 0.4038],
  [0.3937, 0.4341],
  [0.4239, 0.4644],
  [0.4744, 0.5148],
  [0.535, 0.535],
]

const exceptioneel = (...limits: readonly number[]): readonly ExceptioneleSchijf[] =>
  RATES.map(([vakantiegeld, andere], index) => ({ tot: limits[index] ?? null, vakantiegeld, andere }))

export const exceptioneleSchaal = dated(
  'Bedrijfsvoorheffing op vakantiegeld en premies',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: exceptioneel(10_115, 12_930, 16_460, 19_740, 22_330, 24_940, 30_150, 32_800, 43_440, 56_730),
    },
    {
      from: '2025-01-01',
      value: exceptioneel(10_415, 13_330, 16_960, 20_340, 23_020, 25_710, 31_070, 33_810, 44_770, 58_460),
    },
    {
      from: '2026-01-01',
      value: exceptioneel(10_675, 13_660, 17_375, 20_840, 23_580, 26_340, 31_830, 34_640, 45_860, 59_900),
    },
  ],
  { ...annex, article: 'bijlage III KB/WIB 92, nrs. 53 tot 55', confidence: 'hoog' },
)

type KinderenExceptioneel = {
  /** Yearly pay up to which the amount stays free, for 1 to 5 children; then a fixed amount more per child. */
  readonly vrijTot: readonly [number, number, number, number, number]
  readonly vrijPerKind: number
  /** Reduction of the withholding for 1 to 5 children and the yearly pay above which there is none. */
  readonly vermindering: readonly { readonly tarief: number; readonly tot: number }[]
}

const kinderen = (
  vrijTot: KinderenExceptioneel['vrijTot'],
  vrijPerKind: number,
  ...tot: readonly number[]
): KinderenExceptioneel => ({
  vrijTot,
  vrijPerKind,
  vermindering: [0.075, 0.2, 0.35, 0.55, 0.75].map((tarief, index) => ({ tarief, tot: tot[index] ?? 0 })),
})

export const exceptioneelKinderen = dated(
  'Kinderen ten laste bij de voorheffing op vakantiegeld en premies',
  'schaal',
  [
    {
      from: '2024-01-01',
      value: kinderen([17_858, 21_280, 27_430, 34_280, 41_130], 6_850, 27_410, 27_410, 30_150, 35_635, 38_375),
    },
    {
      from: '2025-01-01',
      value: kinderen([18_400, 21_930, 28_270, 35_330, 42_390], 7_060, 28_245, 28_245, 31_070, 36_720, 39_550),
    },
    {
      from: '2026-01-01',
      value: kinderen([18_858, 22_470, 28_960, 36_200, 43_440], 7_240, 28_940, 28_940, 31_835, 37_625, 40_520),
    },
  ],
  { ...annex, article: 'bijlage III KB/WIB 92, nrs. 53 tot 55', confidence: 'middel' },
)

export type Soort = 'vakantiegeld' | 'andere'

export type ExceptioneleVoorheffing = {
  readonly schijf: ExceptioneleSchijf
  readonly tarief: number
  readonly vrij: number
  readonly verminderingTarief: number
  readonly bedrag: number
}

/**
 * Flat withholding on holiday pay or a premium after RSZ. The rate follows from the yearly pay after RSZ. With
 * children a part can be free (as far as yearly pay plus premium stay under the limit) and the rest is reduced.
 */
export function exceptioneleVoorheffing(
  law: Law,
  taxable: number,
  yearlyPay: number,
  soort: Soort,
  children = 0,
): ExceptioneleVoorheffing {
  const scale = law(exceptioneleSchaal)
  const schijf = scale.find(({ tot }) => tot === null || yearlyPay <= tot) ?? { tot: null, vakantiegeld: 0, andere: 0 }
  const tarief = schijf[soort]
  if (children <= 0) {
    return { schijf, tarief, vrij: 0, verminderingTarief: 0, bedrag: roundCents(taxable * tarief) }
  }
  const rule = law(exceptioneelKinderen)
  const index = Math.min(children, 5) - 1
  const limit = (rule.vrijTot[index] ?? 0) + Math.max(0, children - 5) * rule.vrijPerKind
  const vrij = roundCents(Math.min(taxable, Math.max(0, limit - yearlyPay)))
  const reduction = rule.vermindering[index]
  const verminderingTarief = reduction && yearlyPay <= reduction.tot ? reduction.tarief : 0
  const bedrag = roundCents((taxable - vrij) * tarief * (1 - verminderingTarief))
  return { schijf, tarief, vrij, verminderingTarief, bedrag }
}
