/** The figures of beurstaks.ts, by date. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

/** First day whose rates and maxima we know. */
export const beurstaksSinds = '2017-01-01'

const SINCE = beurstaksSinds

const details = (article: string): DatedDetails => ({
  source: 'Wetboek diverse rechten en taksen; FOD Financiën',
  article,
  checkedOn: '2026-11-15',
  confidence: 'hoog',
})

export const beurstaksLaag = dated(
  'beurstaksLaag',
  'Beurstaks op obligaties, GVV-aandelen, distributiefondsen en de meeste ETF’s uit de EER',
  'tarief',
  [
    { from: SINCE, value: 0.0009 },
    {
      from: '2018-01-08',
      value: 0.0012,
      proof: proofIn(eli.wdrt, 'art. 121, § 1, 1°', '1,20 per duizend', '2026-11-15'),
    },
  ],
  details('art. 121, § 1, 1° WDRT'),
)

export const beurstaksMidden = dated(
  'beurstaksMidden',
  'Beurstaks op aandelen en op alles wat niet in een andere klasse valt',
  'tarief',
  [
    { from: SINCE, value: 0.0027 },
    {
      from: '2018-01-08',
      value: 0.0035,
      proof: proofIn(eli.wdrt, 'art. 121, § 1, 2°', '3,50 per duizend', '2026-11-15'),
    },
  ],
  details('art. 121, § 1, 2° WDRT'),
)

export const beurstaksHoog = dated(
  'beurstaksHoog',
  'Beurstaks op kapitalisatiefondsen en -ETF’s die in België ingeschreven zijn',
  'tarief',
  [{ from: SINCE, value: 0.0132, proof: proofIn(eli.wdrt, 'art. 121', '1,32 pct.', '2026-11-15') }],
  details('art. 121, § 1, 3° WDRT'),
)

export const beurstaksMaximumLaag = dated(
  'beurstaksMaximumLaag',
  'Beurstaks, laagste klasse: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 1_300, proof: proofIn(eli.wdrt, 'art. 124', '1.300 euro', '2026-11-15') }],
  details('art. 124 WDRT'),
)

export const beurstaksMaximumMidden = dated(
  'beurstaksMaximumMidden',
  'Beurstaks, klasse van aandelen: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 1_600, proof: proofIn(eli.wdrt, 'art. 124', '1.600 euro', '2026-11-15') }],
  details('art. 124 WDRT'),
)

export const beurstaksMaximumHoog = dated(
  'beurstaksMaximumHoog',
  'Beurstaks, hoogste klasse: maximum per verrichting',
  'euro',
  [{ from: SINCE, value: 4_000, proof: proofIn(eli.wdrt, 'art. 124', '4.000 euro', '2026-11-15') }],
  details('art. 124 WDRT'),
)

/** Only for those who pay it without a Belgian broker. */
export const termijnBeurstaks = dated(
  'termijnBeurstaks',
  'Beurstaks zelf aangeven: tot het einde van deze maand na de verrichting',
  'maanden',
  [
    {
      from: SINCE,
      value: 2,
      proof: proofIn(eli.wdrt, 'art. 125, § 1, 1°', 'laatste werkdag van de 2e maand', '2026-11-15'),
    },
  ],
  details('art. 125 WDRT'),
)

export const franseBeurstaks = dated(
  'franseBeurstaks',
  'Franse taks op de aankoop van aandelen van grote Franse bedrijven',
  'tarief',
  [
    { from: '2017-01-01', value: 0.003 },
    {
      from: '2025-04-01',
      value: 0.004,
      proof: {
        url: 'https://www.assemblee-nationale.fr/dyn/17/amendements/1906A/AN/1488',
        article: 'art. 235 ter ZD, V',
        says: 'actuellement fixé à 0,4 %',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    source: 'Code général des impôts (Frankrijk)',
    article: 'art. 235 ter ZD',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'Franse wet. Voor aandelen van Franse bedrijven met een beurswaarde van meer dan een miljard euro.',
  },
)
