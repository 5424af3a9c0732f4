/** The figures of reynderstaks.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

/** Read on the day the share in the fund was bought, not on the day it is sold. */
export const reyndersDrempel = dated(
  'reyndersDrempel',
  'Reynderstaks: deel in schuldvorderingen waarboven ze geldt, volgens de aankoopdatum',
  'tarief',
  [
    { from: '1900-01-01', value: 0.25, note: 'Voor wat je kocht vóór 2018.' },
    { from: '2018-01-01', value: 0.1, proof: proofIn(eli.wib92, 'art. 19bis, § 1', 'meer dan 10 pct.', '2026-11-15') },
  ],
  { source: 'FOD Financiën', article: 'art. 19bis WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)
