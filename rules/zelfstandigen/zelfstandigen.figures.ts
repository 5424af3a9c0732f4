/** The figures of zelfstandigen.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated, type Indexed, type Proof } from '#rules/kernel/dated.ts'
import { after, indexed } from '#rules/kernel/indexed.ts'
import { eli } from '#rules/kernel/sources.ts'

const rsvz = {
  source: 'RSVZ, bedragen van de sociale bijdragen',
  eli: eli.kb38,
  checkedOn: '2026-11-15',
  knownTo: '2026-12-31',
} as const

const kb38 = (article: string, says: string): Proof => ({ eli: eli.kb38, article, says, seenOn: '2026-11-15' })

/** Koninklijk besluit van 19 december 1967: algemeen reglement bij besluit nr. 38. */
const kb1967 = 'besluit/1967/12/19/1967121910'

/** The amounts of the law are at index 142,75; each year they are multiplied by the expected index over it (art. 14). */
const DENOMINATOR = 142.75
const indexVanHetJaar: Readonly<Record<string, number>> = {
  '2021': 546.78,
  '2022': 570.76,
  '2023': 638.93,
  '2024': 656.54,
  '2025': 662.28,
  '2026': 676.5,
}

/** KB van 17 december 2023: the two fractions of that year. */
const breukenVan2024: Proof = {
  eli: 'besluit/2023/12/17/2023206853',
  article: 'art. 1',
  says: '656,54/553,21 (art. 11, § 3) en 656,54/142,75 (art. 14, § 1)',
  seenOn: '2026-11-16',
}

export const breukZelfstandigen = dated(
  'breukZelfstandigen',
  'Breuk waarmee de basisbedragen van zelfstandigen worden vermenigvuldigd',
  'coefficient',
  Object.entries(indexVanHetJaar).map(([year, index]) => ({
    from: `${year}-01-01`,
    value: index / DENOMINATOR,
    derived: true,
  })),
  {
    ...rsvz,
    source: 'Jaarlijks koninklijk besluit over de breuken voor de sociale bijdragen',
    article: 'art. 14 KB nr. 38',
    confidence: 'middel',
    note: 'Teruggerekend uit de bekendgemaakte bedragen van elk jaar, die er alle op de cent uit volgen.',
  },
)

/** A row per year: the base of the law, or a part of it, times the fraction, to the cent. */
const perJaar = (base: number, proof: Proof, part = 1): Indexed<number> =>
  indexed(breukZelfstandigen, [{ from: '2021-01-01', base, proof }], (legal, fraction) =>
    roundCents(legal * part * fraction),
  )

export const bijdrageTariefEerste = dated(
  'bijdrageTariefEerste',
  'Sociale bijdrage zelfstandige, eerste schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.205, proof: kb38('art. 12, § 1, 1°', '20,50 p.c.') }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)

export const bijdrageTariefTweede = dated(
  'bijdrageTariefTweede',
  'Sociale bijdrage zelfstandige, tweede schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.1416, proof: kb38('art. 12, § 1, 2°', '14,16 p.c.') }],
  { ...rsvz, article: 'art. 12 KB nr. 38', confidence: 'hoog' },
)

export const minimumInkomenHoofdberoep = dated(
  'minimumInkomenHoofdberoep',
  'Minimuminkomen voor bijdragen in hoofdberoep',
  'euro per jaar',
  perJaar(3_666.15, kb38('art. 12, § 1', '3.666,15 EUR')),
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog', printed: { 2026: 17_374.08 } },
)

export const grensEersteSchijf = dated(
  'grensEersteSchijf',
  'Inkomensgrens tussen de twee bijdrageschijven',
  'euro per jaar',
  perJaar(15_831.12, kb38('art. 12, § 1, 1°', '15.831,12 EUR')),
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog', printed: { 2026: 75_024.54 } },
)

export const inkomensplafond = dated(
  'inkomensplafond',
  'Inkomensplafond voor bijdragen van zelfstandigen',
  'euro per jaar',
  perJaar(23_330.06, kb38('art. 12, § 1, 2°', '23.330,06 EUR')),
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog', printed: { 2026: 110_562.42 } },
)

export const primostarterInkomen = dated(
  'primostarterInkomen',
  'Minimuminkomen voor een primostarter',
  'euro per jaar',
  perJaar(1_893.22, kb38('art. 12, § 1bis', '1.893,22 EUR')),
  { ...rsvz, article: 'art. 12, § 1 KB nr. 38', confidence: 'hoog' },
)

/** Off the contribution of the very first quarter, also when that takes it below the minimum. */
export const primostarterKorting = dated(
  'primostarterKorting',
  'Korting voor een primostarter in het eerste kwartaal',
  'euro',
  after(
    [
      { from: '2018-01-01', value: 0 },
      { from: '2022-04-01', value: 100 },
    ],
    perJaar(25.01, kb38('art. 12, § 1bis', '25,01 euro')),
  ),
  {
    ...rsvz,
    source: 'Ministerraad van 1 april 2022; Securex, primostarters (2023 en 2024)',
    article: 'KB nr. 38',
    confidence: 'hoog',
  },
)

export const drempelBijberoep = dated(
  'drempelBijberoep',
  'Inkomen waaronder een bijberoep geen bijdragen betaalt',
  'euro per jaar',
  perJaar(405.6, kb38('art. 12, § 2', '405,60 euro')),
  { ...rsvz, article: 'art. 12, § 2 KB nr. 38', confidence: 'hoog', printed: { 2026: 1_922.16 } },
)

export const drempelStudent = dated(
  'drempelStudent',
  'Inkomen waaronder een student-zelfstandige geen bijdragen betaalt',
  'euro per jaar',
  perJaar(3_666.15, kb38('art. 12bis', 'de helft van 3.666,15 EUR (art. 12, § 1)'), 0.5),
  { ...rsvz, article: 'art. 12bis KB nr. 38', confidence: 'hoog' },
)

/** A retired person who keeps working pays less on the first bracket and nothing below this income. */
export const bijdrageTariefGepensioneerde = dated(
  'bijdrageTariefGepensioneerde',
  'Sociale bijdrage van een gepensioneerde zelfstandige, eerste schijf',
  'tarief',
  [{ from: '2018-01-01', value: 0.147, proof: kb38('art. 13, § 1, 1°', '14,70 p.c.') }],
  { ...rsvz, article: 'art. 13 KB nr. 38', confidence: 'hoog' },
)

export const drempelGepensioneerde = dated(
  'drempelGepensioneerde',
  'Inkomen waaronder een gepensioneerde zelfstandige geen bijdragen betaalt',
  'euro per jaar',
  perJaar(811.2, kb38('art. 13, § 1', '811,20 euro')),
  { ...rsvz, article: 'art. 13 KB nr. 38', confidence: 'hoog' },
)

/** Art. 37: married or widowed persons with social rights through another; above this income the usual rule holds. */
export const grensArtikel37 = dated(
  'grensArtikel37',
  'Inkomensgrens voor de gelijkstelling met een bijberoep (artikel 37)',
  'euro per jaar',
  perJaar(1_920.48, {
    eli: kb1967,
    article: 'art. 37, § 1',
    says: '1.920,48 EUR, aangepast volgens art. 14, § 1 van besluit nr. 38',
    seenOn: '2026-11-16',
  }),
  {
    ...rsvz,
    eli: kb1967,
    article: 'art. 37 KB van 19 december 1967',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)

/** Maxistatuut: half of 3.221,08 (art. 12, § 1ter). The official contribution of 2023 is 369,44 per quarter. */
export const minimumInkomenMeewerkend = dated(
  'minimumInkomenMeewerkend',
  'Minimuminkomen van een meewerkende partner (maxistatuut)',
  'euro per jaar',
  perJaar(3_221.08, kb38('art. 12, § 1ter', 'de helft van 3.221,08 euro'), 0.5),
  {
    ...rsvz,
    source: 'RSVZ; VLAIO, meewerkende echtgenoten',
    article: 'art. 12, § 1ter KB nr. 38',
    confidence: 'hoog',
  },
)

/**
 * Provisional contributions follow the income of three years ago, brought to this year: the expected price index of
 * the year over the real one of then. Not the growth of the minimum income, which holds the old forecast.
 */
export const herwaarderingInkomen = dated(
  'herwaarderingInkomen',
  'Herwaardering van het inkomen van drie jaar geleden',
  'tarief',
  [
    {
      from: '2021-01-01',
      value: 0.0347,
      note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.',
      derived: true,
    },
    {
      from: '2022-01-01',
      value: 0.0647,
      note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.',
      derived: true,
    },
    { from: '2023-01-01', value: 0.18313797 },
    {
      from: '2024-01-01',
      value: 0.1867826,
      base: [656.54, 553.21],
      proof: breukenVan2024,
    },
    {
      from: '2025-01-01',
      value: 0.0923,
      note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.',
      derived: true,
    },
    {
      from: '2026-01-01',
      value: 0.0724,
      note: 'Afgeleid uit de bedragen van het jaar en de consumptieprijsindex.',
      derived: true,
    },
  ],
  {
    ...rsvz,
    source: 'Jaarlijks KB over de breuken voor de sociale bijdragen (2024: KB van 17 december 2023)',
    article: 'art. 11, § 3 KB nr. 38',
    confidence: 'middel',
  },
)
