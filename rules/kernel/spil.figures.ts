/** The figures of spil.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt } from '#rules/kernel/sources.ts'

/**
 * Benefits and pensions of the social security rise by one step of two percent after each crossing of the spilindex.
 * The count starts at the spilindex 103,14, to which the bases of unemployment and sickness are tied.
 */
export const indexsprongen = dated(
  'indexsprongen',
  'Indexsprongen van de uitkeringen sinds de spilindex 103,14',
  'aantal',
  [
    { from: '2016-06-01', value: 15 },
    { from: '2017-06-01', value: 16 },
    { from: '2018-09-01', value: 17 },
    { from: '2020-03-01', value: 18 },
    { from: '2021-09-01', value: 19 },
    { from: '2022-01-01', value: 20 },
    { from: '2022-03-01', value: 21 },
    { from: '2022-05-01', value: 22 },
    { from: '2022-08-01', value: 23 },
    { from: '2022-11-01', value: 24 },
    { from: '2022-12-01', value: 25 },
    { from: '2023-11-01', value: 26 },
    { from: '2024-05-01', value: 27 },
    { from: '2025-02-01', value: 28 },
    { from: '2026-03-01', value: 29 },
    {
      from: '2026-09-01',
      value: 30,
      base: 100.28,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
        'de spilindex 100,28 (2025 = 100) werd in juni 2026 overschreden',
        '2026-11-17',
      ),
      note: 'De programmawet van 30 mei 2026 indexeert boven 2.000 euro per maand hoogstens 40 euro. Hoe dat op daggrenzen werkt, is niet bekendgemaakt; we rekenen met de volle 2 %.',
    },
  ],
  {
    source: 'FOD Sociale Zekerheid, indexering van de sociale uitkeringen; RVA',
    article: 'art. 4 wet van 2 augustus 1971',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'De maand volgt op een overschrijding van de spilindex, sinds 2026 drie maanden later.',
    eli: eli.wet1971,
  },
)
