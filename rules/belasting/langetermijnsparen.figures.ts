/** The figures of langetermijnsparen.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const fod = { source: 'FOD Financiën, langetermijnsparen', checkedOn: '2026-11-15', confidence: 'hoog' } as const

const FROZEN = 'Bevroren tot en met inkomstenjaar 2029: wet van 18 december 2025; circulaire 2026/C/6.'

export const langetermijnsparenMaximum = dated(
  'langetermijnsparenMaximum',
  'Langetermijnsparen: hoogste premie die voordeel geeft',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 2_350 },
    {
      from: '2024-01-01',
      value: 2_450,
      note: FROZEN,
      base: 1_500,
      proof: proofIn(eli.wib92, 'art. 145/6', 'maximum van 1.500 EUR', '2026-11-15'),
    },
  ],
  { ...fod, article: 'art. 145/6 WIB 92', knownTo: '2029-12-31' },
)

export const langetermijnsparenEersteSchijf = dated(
  'langetermijnsparenEersteSchijf',
  'Langetermijnsparen: eerste schijf van het beroepsinkomen',
  'euro per jaar',
  [
    { from: '2020-01-01', value: 1_960, note: 'Het maximum is bereikt vanaf 36.226,67 euro inkomen.' },
    {
      from: '2024-01-01',
      value: 2_040,
      note: FROZEN,
      base: 1_250,
      proof: proofIn(eli.wib92, 'art. 145/6', 'eerste schijf van 1.250 EUR', '2026-11-15'),
    },
  ],
  { ...fod, article: 'art. 145/6 WIB 92', confidence: 'hoog', knownTo: '2029-12-31' },
)

export const langetermijnsparenDeelEerste = dated(
  'langetermijnsparenDeelEerste',
  'Langetermijnsparen: deel van de eerste schijf dat telt',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.15,
      proof: proofIn(eli.wib92, 'art. 145/6', '15 pct. van de eerste schijf', '2026-11-15'),
    },
  ],
  { ...fod, article: 'art. 145/6 WIB 92' },
)

export const langetermijnsparenDeelRest = dated(
  'langetermijnsparenDeelRest',
  'Langetermijnsparen: deel van de rest van het beroepsinkomen dat telt',
  'tarief',
  [
    {
      from: '1993-01-01',
      value: 0.06,
      proof: proofIn(eli.wib92, 'art. 145/6', '6 pct. van het overige', '2026-11-15'),
    },
  ],
  { ...fod, article: 'art. 145/6 WIB 92' },
)

export const langetermijnsparenTarief = dated(
  'langetermijnsparenTarief',
  'Belastingvermindering voor langetermijnsparen',
  'tarief',
  [{ from: '2012-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 145/2', '30 pct.', '2026-11-15') }],
  { ...fod, article: 'art. 145/2 WIB 92' },
)

export const eindbelastingLangetermijnsparen = dated(
  'eindbelastingLangetermijnsparen',
  'Eindbelasting op langetermijnsparen',
  'tarief',
  [{ from: '1993-01-01', value: 0.1, proof: proofIn(eli.wdrt, 'art. 185, § 2', '10 pct.', '2026-11-15') }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 185 WDRT' },
)

export const premietaks = dated(
  'premietaks',
  'Premietaks op een levensverzekering',
  'tarief',
  [
    { from: '2006-01-01', value: 0.011 },
    { from: '2013-01-01', value: 0.02, proof: proofIn(eli.wdrt, 'art. 175/3', '2 pct.', '2026-11-15') },
  ],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 175/3 WDRT' },
)

export const premietaksSchuldsaldo = dated(
  'premietaksSchuldsaldo',
  'Premietaks op een schuldsaldoverzekering bij een woonkrediet',
  'tarief',
  [{ from: '2006-01-01', value: 0.011, proof: proofIn(eli.wdrt, 'art. 175/3', '1,10 pct.', '2026-11-15') }],
  {
    ...fod,
    source: 'Wetboek diverse rechten en taksen; FOD Financiën',
    article: 'art. 175/3 WDRT',
    confidence: 'hoog',
  },
)
