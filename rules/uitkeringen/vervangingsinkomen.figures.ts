/** The figures of vervangingsinkomen.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { coefficientVervangingsinkomen } from '#rules/belasting/indexering.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eachToTen, indexed } from '#rules/kernel/indexed.ts'
import { jaargemiddelde } from '#rules/kernel/jaarindex.figures.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

type Vervangingsvermindering = {
  /** Pensions, unemployment and other replacement income. */
  readonly basis: number
  /** Legal sickness and disability benefits. */
  readonly ziekte: number
  /** Up to here the additional reduction is whole; it falls in a straight line to zero at `afbouwVanaf`. */
  readonly volledigTot: number
  /** From this taxable income on the basic amounts shrink: to a third at `derdeVanaf`, for unemployment to zero. */
  readonly afbouwVanaf: number
  readonly derdeVanaf: number
  readonly werkloosheidNulVanaf: number
}

/** What the law writes and art. 178 indexes: reductions to the cent, limits to ten euro. */
const WRITTEN = {
  reductions: { basis: 1_148.93, ziekte: 1_541.69 },
  limits: { volledigTot: 10_160, afbouwVanaf: 14_900, werkloosheidNulVanaf: 18_600 },
} as const

const fromBase = ({ reductions, limits }: typeof WRITTEN, mean: number): Vervangingsvermindering => {
  const coefficient = coefficientVervangingsinkomen(mean)
  const indexedLimits = eachToTen(limits, coefficient)
  return {
    basis: roundCents(reductions.basis * coefficient),
    ziekte: roundCents(reductions.ziekte * coefficient),
    ...indexedLimits,
    derdeVanaf: 2 * indexedLimits.afbouwVanaf,
  }
}

export const pensioenvermindering = dated<Vervangingsvermindering>(
  'pensioenvermindering',
  'Belastingvermindering voor pensioenen en vervangingsinkomens',
  'schaal',
  indexed(jaargemiddelde, [{ from: '2023-01-01', base: WRITTEN, derived: true }], fromBase),
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 147 tot 152 en art. 178, § 3 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-17',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'Basisbedragen 1.148,93 en 1.541,69 euro uit de wet; die van de grenzen (10.160, 14.900 en 18.600 euro) zijn teruggerekend uit de bedragen van 2023 tot 2025.',
    printed: {
      2025: {
        basis: 2_219.27,
        ziekte: 2_977.93,
        volledigTot: 19_630,
        afbouwVanaf: 28_780,
        derdeVanaf: 57_560,
        werkloosheidNulVanaf: 35_930,
      },
    },
    seen: {
      2025: proofIn(
        eli.wib92,
        'art. 147 en 151 tot 152',
        '2.219,27; 2.977,93; 19.630; 28.780; 57.560; 35.930 euros (montants indexés, revenus 2025); ook voor werkloosheid een réduction additionnelle de 457,23 euros',
        '2026-11-17',
      ),
    },
  },
)
