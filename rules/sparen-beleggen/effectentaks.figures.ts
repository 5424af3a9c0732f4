/** The figures of effectentaks.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const effectentaksDrempel = dated(
  'Effectentaks: gemiddelde waarde per rekening waarboven ze geldt',
  'euro',
  [{ from: '2021-02-26', value: 1_000_000, proof: proofIn(eli.wdrt, 'art. 201/4', '1.000.000 euro', '2026-11-15') }],
  {
    source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
    article: 'art. 201/4 WDRT',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

/** Read on the last day of the reference period, in principle 30 September. */
export const effectentaksTarief = dated(
  'Effectentaks: tarief op de gemiddelde waarde',
  'tarief',
  [
    {
      from: '2021-02-26',
      value: 0.0015,
      source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
      proof: proofIn(eli.wdrt, 'art. 201/6', '0,15 pct.', '2026-11-15'),
    },
  ],
  { source: 'FOD Financiën', article: 'art. 201/6 WDRT', checkedOn: '2026-11-15', confidence: 'hoog', eli: eli.wdrt },
)

/** Off unless a visitor asks for it: the text was not seen. */
export const effectentaksAangekondigd = dated(
  'Effectentaks volgens de aangekondigde verdubbeling',
  'tarief',
  [{ from: '2021-02-26', value: 0.003 }],
  {
    source: 'Begrotingsakkoord van november 2025; programmawet van 29 mei 2026',
    article: 'art. 201/6 WDRT',
    eli: eli.wdrt,
    checkedOn: '2026-11-15',
    confidence: 'laag',
    note: 'Aangekondigd voor referentieperiodes die eindigen vanaf 1 juni 2026. De tekst en de toepassing zijn niet bevestigd.',
  },
)

export const effectentaksBegrenzing = dated(
  'Effectentaks: hoogstens dit deel van wat boven de drempel uitkomt',
  'tarief',
  [{ from: '2021-02-26', value: 0.1, proof: proofIn(eli.wdrt, 'art. 201/6', '10 %', '2026-11-15') }],
  {
    source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
    article: 'art. 201/6 WDRT',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)
