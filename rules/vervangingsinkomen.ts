/** Reduction for pensions (art. 147 to 154 WIB 92). Unemployment and sickness benefits have rules of their own. */
import { roundCents } from '#finance/money.ts'
import { dated, type Law } from '#rules/dated.ts'

type Pensioenvermindering = {
  readonly basis: number
  /** Added in full up to `volledigTot`, falling in a straight line to zero at `nulVanaf`. */
  readonly aanvullend: number
  readonly volledigTot: number
  readonly nulVanaf: number
}

export const pensioenvermindering = dated<Pensioenvermindering>(
  'Belastingvermindering voor pensioenen',
  'schaal',
  [
    { from: '2023-01-01', value: { basis: 2_067.84, aanvullend: 428.16, volledigTot: 18_290, nulVanaf: 26_820 } },
    { from: '2024-01-01', value: { basis: 2_151.72, aanvullend: 444.78, volledigTot: 19_030, nulVanaf: 27_900 } },
    { from: '2025-01-01', value: { basis: 2_219.27, aanvullend: 457.23, volledigTot: 19_630, nulVanaf: 28_780 } },
    {
      from: '2026-01-01',
      value: { basis: 2_274.19, aanvullend: 466.81, volledigTot: 20_110, nulVanaf: 29_490 },
      note: 'Afgeleid: geïndexeerd zoals de belastingvrije som, en nul belasting op de eerste grens.',
    },
  ],
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 147, 151 en 154 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
  },
)

/**
 * The reduction on a taxable income of which `pension` is the pension part. Leaves out the fall of the basic
 * amount to one third on high incomes, and never goes beyond the tax itself.
 */
export function verminderingPensioen(law: Law, income: number, pension: number, tax: number): number {
  if (income <= 0 || pension <= 0) return 0
  const { basis, aanvullend, volledigTot, nulVanaf } = law(pensioenvermindering)
  const share = Math.min(1, pension / income)
  const left = Math.min(1, Math.max(0, (nulVanaf - income) / (nulVanaf - volledigTot)))
  return roundCents(Math.min(tax * share, (basis + aanvullend * left) * share))
}
