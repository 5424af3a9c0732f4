/** The figures of effectentaks.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const effectentaksDrempel = dated(
  'effectentaksDrempel',
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
  'effectentaksTarief',
  'Effectentaks: tarief op de gemiddelde waarde',
  'tarief',
  [
    {
      from: '2021-02-26',
      value: 0.0015,
      source: 'Wet van 17 februari 2021 (Staatsblad 25 februari 2021)',
      proof: proofIn(eli.wdrt, 'art. 201/6', '0,15 pct.', '2026-11-15'),
    },
    {
      from: '2026-06-01',
      value: 0.003,
      source: 'Programmawet van 30 mei 2026 (Staatsblad 1 juni 2026)',
      url: 'https://www.ejustice.just.fgov.be/eli/wet/2026/05/30/2026003986/justel',
      checkedOn: '2026-11-16',
      proof: proofAt(
        'https://regfollower.com/belgium-government-proposes-higher-securities-tax-dividend-withholding-for-smes-in-omnibus-bill',
        'to double the rate of the annual tax on securities accounts from 0,15 % to 0,3 %; this new rate will apply to reference periods that end on or after the date the law is published (DOC 56 1378/001)',
        '2026-11-17',
        'art. 201/6 WDRT',
      ),
      note: 'Voor referentieperiodes die vanaf 1 juni 2026 eindigen, dus ook de gewone periode tot 30 september 2026. Gezien in het wetsontwerp en bij twee bronnen van na de stemming.',
    },
  ],
  { source: 'FOD Financiën', article: 'art. 201/6 WDRT', checkedOn: '2026-11-15', confidence: 'hoog', eli: eli.wdrt },
)

export const effectentaksBegrenzing = dated(
  'effectentaksBegrenzing',
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
