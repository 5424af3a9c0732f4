/** The figures of zelfstandigen.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'

const rsvz = {
  source: 'RSVZ, bedragen van de sociale bijdragen',
  checkedOn: '2026-11-15',
  knownTo: '2026-12-31',
} as const

const byIndex = 'Afgeleid uit de index.'

export const bijdrageTariefEerste = dated(
  'Sociale bijdrage zelfstandige, eerste schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.205 }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)

export const bijdrageTariefTweede = dated(
  'Sociale bijdrage zelfstandige, tweede schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.1416 }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)

export const minimumInkomenHoofdberoep = dated(
  'Minimuminkomen voor bijdragen in hoofdberoep',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 14_042.57 },
    { from: '2022-01-01', value: 14_658.44 },
    { from: '2023-01-01', value: 16_409.2 },
    { from: '2024-01-01', value: 16_861.46 },
    { from: '2025-01-01', value: 17_008.88 },
    { from: '2026-01-01', value: 17_374.08 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)

export const grensEersteSchijf = dated(
  'Inkomensgrens tussen de twee bijdrageschijven',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 60_638.46 },
    { from: '2022-01-01', value: 63_297.86 },
    { from: '2023-01-01', value: 70_857.99 },
    { from: '2024-01-01', value: 72_810.95 },
    { from: '2025-01-01', value: 73_447.52 },
    { from: '2026-01-01', value: 75_024.54 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)

export const inkomensplafond = dated(
  'Inkomensplafond voor bijdragen van zelfstandigen',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 89_361.88 },
    { from: '2022-01-01', value: 93_281.02 },
    { from: '2023-01-01', value: 104_422.24 },
    { from: '2024-01-01', value: 107_300.3 },
    { from: '2025-01-01', value: 108_238.4 },
    { from: '2026-01-01', value: 110_562.42 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)

export const primostarterInkomen = dated(
  'Minimuminkomen voor een primostarter',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 7_251.66, note: byIndex },
    { from: '2022-01-01', value: 7_569.7 },
    { from: '2023-01-01', value: 8_473.8 },
    { from: '2024-01-01', value: 8_707.35 },
    { from: '2025-01-01', value: 8_783.48 },
    { from: '2026-01-01', value: 8_972.07 },
  ],
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)

/** Off the contribution of the very first quarter, also when that takes it below the minimum. */
export const primostarterKorting = dated(
  'Korting voor een primostarter in het eerste kwartaal',
  'euro',
  [
    { from: '2018-01-01', value: 0 },
    { from: '2022-04-01', value: 100 },
    { from: '2023-01-01', value: 111.94 },
    { from: '2024-01-01', value: 115.03 },
    { from: '2025-01-01', value: 116.03, note: byIndex },
    { from: '2026-01-01', value: 118.52, note: byIndex },
  ],
  {
    ...rsvz,
    source: 'Ministerraad van 1 april 2022; Securex, primostarters (2023 en 2024)',
    article: 'KB nr. 38',
    confidence: 'middel',
  },
)

export const drempelBijberoep = dated(
  'Inkomen waaronder een bijberoep geen bijdragen betaalt',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 1_553.58 },
    { from: '2022-01-01', value: 1_621.72 },
    { from: '2023-01-01', value: 1_815.41 },
    { from: '2024-01-01', value: 1_865.45 },
    { from: '2025-01-01', value: 1_881.76 },
    { from: '2026-01-01', value: 1_922.16 },
  ],
  { ...rsvz, article: 'art. 12, § 2 KB nr. 38', confidence: 'hoog' },
)

export const drempelStudent = dated(
  'Inkomen waaronder een student-zelfstandige geen bijdragen betaalt',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 7_021.29, note: byIndex },
    { from: '2022-01-01', value: 7_329.22 },
    { from: '2023-01-01', value: 8_204.6 },
    { from: '2024-01-01', value: 8_430.73 },
    { from: '2025-01-01', value: 8_504.44 },
    { from: '2026-01-01', value: 8_687.04 },
  ],
  { ...rsvz, article: 'art. 12bis KB nr. 38', confidence: 'hoog' },
)

/** A retired person who keeps working pays less on the first bracket and nothing below this income. */
export const bijdrageTariefGepensioneerde = dated(
  'Sociale bijdrage van een gepensioneerde zelfstandige, eerste schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.147 }],
  { ...rsvz, article: 'art. 13 KB nr. 38', confidence: 'hoog' },
)

export const drempelGepensioneerde = dated(
  'Inkomen waaronder een gepensioneerde zelfstandige geen bijdragen betaalt',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 3_107.17, note: byIndex },
    { from: '2022-01-01', value: 3_243.44, note: byIndex },
    { from: '2023-01-01', value: 3_630.82 },
    { from: '2024-01-01', value: 3_730.89 },
    { from: '2025-01-01', value: 3_763.51 },
    { from: '2026-01-01', value: 3_844.32, note: byIndex },
  ],
  { ...rsvz, article: 'art. 13 KB nr. 38', confidence: 'middel' },
)

/** Art. 37: married or widowed persons with social rights through another; above this income the usual rule holds. */
export const grensArtikel37 = dated(
  'Inkomensgrens voor de gelijkstelling met een bijberoep (artikel 37)',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 7_356.08 },
    { from: '2022-01-01', value: 7_678.69, note: byIndex },
    { from: '2023-01-01', value: 8_595.81 },
    { from: '2024-01-01', value: 8_832.73 },
    { from: '2025-01-01', value: 8_909.95, note: byIndex },
    { from: '2026-01-01', value: 9_101.26, note: byIndex },
  ],
  { ...rsvz, article: 'art. 37 KB van 19 december 1967', confidence: 'middel' },
)

/** Maxistatuut. The official contribution of 2023 is 369,44 per quarter; the income follows from the same index. */
export const minimumInkomenMeewerkend = dated(
  'Minimuminkomen van een meewerkende partner (maxistatuut)',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 6_168.91, note: byIndex },
    { from: '2022-01-01', value: 6_439.45, note: byIndex },
    { from: '2023-01-01', value: 7_208.57, note: byIndex },
    { from: '2024-01-01', value: 7_407.25, note: byIndex },
    { from: '2025-01-01', value: 7_472.01, note: byIndex },
    { from: '2026-01-01', value: 7_632.44, note: byIndex },
  ],
  {
    ...rsvz,
    source: 'RSVZ; VLAIO, meewerkende echtgenoten',
    article: 'art. 12, § 1ter KB nr. 38',
    confidence: 'middel',
  },
)

/**
 * Provisional contributions follow the income of three years ago, brought to this year: the expected price index of
 * the year over the real one of then. Not the growth of the minimum income, which holds the old forecast.
 */
export const herwaarderingInkomen = dated(
  'Herwaardering van het inkomen van drie jaar geleden',
  'tarief',
  [
    { from: '2021-01-01', value: 0.0347, note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.' },
    { from: '2022-01-01', value: 0.0647, note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.' },
    { from: '2023-01-01', value: 0.18313797 },
    { from: '2024-01-01', value: 0.1867826 },
    { from: '2025-01-01', value: 0.0923, note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.' },
    { from: '2026-01-01', value: 0.0724, note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.' },
  ],
  {
    ...rsvz,
    source: 'Jaarlijks KB over de breuken voor de sociale bijdragen (2024: KB van 17 december 2023)',
    article: 'art. 11, § 3 KB nr. 38',
    confidence: 'middel',
  },
)
