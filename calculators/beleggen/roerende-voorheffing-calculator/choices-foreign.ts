/** What the country of a company or bank keeps first, and what of it can be claimed back there. */
import { foreignTaxList } from '#data/foreign-tax.ts'
import type { ForeignTax } from '#data/rows.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { IncomeKind } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { bronheffingFrankrijk } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'

/** Foreign tax at the source happens to dividends and interest, not to Belgian-only regimes. */
export const CROSSES_BORDER: readonly IncomeKind[] = ['dividend', 'fonds', 'gvv', 'interest']

/** Verenigde Staten is verenigdeStaten in a link. */
const valueOf = (country: string): string =>
  country
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase())

const byValue = new Map(foreignTaxList.map((tax) => [valueOf(tax.country), tax]))

export const countryOptions = [
  { value: 'belgie', label: 'België' },
  ...foreignTaxList.map(({ country }) => ({ value: valueOf(country), label: country })),
]

export const countries: readonly string[] = [...byValue.keys()]

/** Two names take an article in a sentence. */
const inSentence = (country: string): string =>
  country.replace(/^Verenigde/, 'de Verenigde').replace(/^Verenigd /, 'het Verenigd ')

export type Withheld = {
  readonly country: string
  /** As it stands in a sentence: "de Verenigde Staten". */
  readonly named: string
  /** Null when we are not sure what is kept. */
  readonly rate: number | null
  /** What can be claimed back there, as a part of the gross amount. */
  readonly back: number
  readonly how: 'niets' | 'bron' | 'achteraf' | 'onbekend'
  readonly form: string
  readonly checkedOn: string
  readonly doubtful: boolean
}

function howOf({ how }: ForeignTax): Withheld['how'] {
  if (how === '') return 'onbekend'
  if (how === 'niets nodig') return 'niets'
  return how === 'terugvragen achteraf' ? 'achteraf' : 'bron'
}

/** Kept from a dividend with the right papers, and without them. */
function dividendRates(
  law: Law,
  tax: ForeignTax,
): { papers: number | null; plain: number | null; treaty: number | null } {
  const { dividendLegal: legal, dividendTreaty: treaty, dividendWithoutPapers: plain } = tax
  if (tax.iso === 'FR') {
    const { attest, zonder } = law(bronheffingFrankrijk)
    return { papers: attest.tarief, plain: zonder.tarief, treaty: attest.tarief }
  }
  // A declaration frees a private person altogether.
  if (tax.how.startsWith('vrijstelling')) return { papers: 0, plain, treaty: 0 }
  const low = legal === null || treaty === null ? (treaty ?? legal) : Math.min(legal, treaty)
  return howOf(tax) === 'bron'
    ? { papers: low, plain, treaty: low }
    : { papers: plain ?? legal, plain: plain ?? legal, treaty: low }
}

export function withheldIn(law: Law, land: string, kind: 'dividend' | 'interest', papers: boolean): Withheld | null {
  const tax = byValue.get(land)
  if (!tax) return null
  const { country, form, checkedOn } = tax
  const base = {
    country,
    named: inSentence(country),
    form,
    checkedOn,
    how: howOf(tax),
    doubtful: tax.confidence !== 'hoog',
  }
  if (kind === 'interest') {
    const rate = tax.interestOrdinary
    return {
      ...base,
      rate,
      back: rate === null || tax.interestTreaty === null ? 0 : Math.max(0, rate - tax.interestTreaty),
    }
  }
  const rates = dividendRates(law, tax)
  const rate = papers ? rates.papers : rates.plain
  return { ...base, rate, back: rate === null || rates.treaty === null ? 0 : Math.max(0, rate - rates.treaty) }
}
