/** The figures of vervangingsinkomen.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

type Vervangingsvermindering = {
  /** Pensions, unemployment and other replacement income. */
  readonly basis: number
  /** Legal sickness and disability benefits. */
  readonly ziekte: number
  /** Added in full up to `volledigTot`, falling in a straight line to zero at `afbouwVanaf`. */
  readonly aanvullend: number
  readonly volledigTot: number
  /** From this taxable income on the basic amounts shrink: to a third at `derdeVanaf`, for unemployment to zero. */
  readonly afbouwVanaf: number
  readonly derdeVanaf: number
  readonly werkloosheidNulVanaf: number
  /** Part of the additional reduction that is left for unemployment benefits, which is being phased out. */
  readonly aanvullendWerkloosheid: number
}

export const pensioenvermindering = dated<Vervangingsvermindering>(
  'pensioenvermindering',
  'Belastingvermindering voor pensioenen en vervangingsinkomens',
  'schaal',
  [
    {
      from: '2023-01-01',
      value: {
        basis: 2_067.84,
        ziekte: 2_774.73,
        aanvullend: 428.16,
        volledigTot: 18_290,
        afbouwVanaf: 26_820,
        derdeVanaf: 53_640,
        werkloosheidNulVanaf: 33_480,
        aanvullendWerkloosheid: 0.8,
      },
    },
    {
      from: '2024-01-01',
      value: {
        basis: 2_151.72,
        ziekte: 2_887.29,
        aanvullend: 444.78,
        volledigTot: 19_030,
        afbouwVanaf: 27_900,
        derdeVanaf: 55_800,
        werkloosheidNulVanaf: 34_830,
        aanvullendWerkloosheid: 0.6,
      },
    },
    {
      from: '2025-01-01',
      value: {
        basis: 2_219.27,
        ziekte: 2_977.93,
        aanvullend: 457.23,
        volledigTot: 19_630,
        afbouwVanaf: 28_780,
        derdeVanaf: 57_560,
        werkloosheidNulVanaf: 35_930,
        aanvullendWerkloosheid: 0.4,
      },
    },
    {
      from: '2026-01-01',
      value: {
        basis: 2_274.19,
        ziekte: 3_051.62,
        aanvullend: 466.81,
        volledigTot: 20_110,
        afbouwVanaf: 29_490,
        derdeVanaf: 58_980,
        werkloosheidNulVanaf: 36_810,
        aanvullendWerkloosheid: 0.2,
      },
      note: 'Afgeleid: geïndexeerd zoals de belastingvrije som, en nul belasting op de eerste grens.',
      derived: true,
      base: [1_148.93, 236.38, 1_541.69],
      proof: proofIn(eli.wib92, 'art. 147', '1.148,93 EUR; 236,38 EUR; 1.541,69 EUR', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 147 tot 154 WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'De bedragen voor ziekte-uitkeringen buiten 2025 en de uitdoving voor werkloosheid buiten 2025 zijn afgeleid.',
  },
)
