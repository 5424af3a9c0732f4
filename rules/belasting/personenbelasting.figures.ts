/** The figures of personenbelasting.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, justel, proofIn } from '#rules/kernel/sources.ts'
import { ontwerp } from '#rules/belasting/ten-laste.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const yearly = { checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

const DERIVED = 'De derde grens is afgeleid uit de index.'

const scale = (rates: readonly number[], limits: readonly number[]): readonly Bracket[] =>
  rates.map((rate, index) => ({ upTo: limits[index] ?? null, rate }))

const schijven = (...limits: readonly number[]) => scale([0.25, 0.4, 0.45, 0.5], limits)

const vrijeSomSchaal = (...limits: readonly number[]) => scale([0.25, 0.3, 0.4, 0.45, 0.5], limits)

export const belastingschijven = dated(
  'Belastingschijven van de personenbelasting',
  'schaal',
  [
    { from: '2021-01-01', value: schijven(13_540, 23_900, 41_360) },
    { from: '2022-01-01', value: schijven(13_870, 24_480, 42_370) },
    { from: '2023-01-01', value: schijven(15_200, 26_830, 46_440) },
    { from: '2024-01-01', value: schijven(15_820, 27_920, 48_320) },
    { from: '2025-01-01', value: schijven(16_320, 28_800, 49_840) },
    {
      from: '2026-01-01',
      value: schijven(16_720, 29_510, 51_070),
      base: [8_120, 14_330, 24_800, 0.25, 0.4, 0.45, 0.5],
      proof: proofIn(
        eli.wib92,
        'art. 130',
        '25 pct. tot 8.120,00 EUR; 40 pct. tot 14.330,00; 45 pct. tot 24.800,00; 50 pct. daarboven',
        '2026-11-15',
      ),
    },
  ],
  { ...yearly, source: 'FOD Financiën, belastingtarieven', article: 'art. 130 WIB 92', confidence: 'hoog' },
)

export const schijvenVrijeSom = dated(
  'Schaal voor de vermindering op de belastingvrije som',
  'schaal',
  [
    { from: '2021-01-01', value: vrijeSomSchaal(9_520, 13_540, 22_570, 41_360), note: DERIVED },
    { from: '2022-01-01', value: vrijeSomSchaal(9_750, 13_870, 23_120, 42_370), note: DERIVED },
    { from: '2023-01-01', value: vrijeSomSchaal(10_680, 15_200, 25_330, 46_440) },
    { from: '2024-01-01', value: vrijeSomSchaal(11_120, 15_820, 26_360, 48_320) },
    { from: '2025-01-01', value: vrijeSomSchaal(11_460, 16_320, 27_190, 49_840) },
    {
      from: '2026-01-01',
      value: vrijeSomSchaal(11_750, 16_720, 27_860, 51_070),
      base: [5_705, 8_120, 13_530, 24_800, 0.25, 0.3, 0.4, 0.45, 0.5],
      proof: proofIn(
        eli.wib92,
        'art. 134, § 2',
        '25 pct. tot 5.705,00 EUR; 30 pct. tot 8.120; 40 pct. tot 13.530,00; 45 pct. tot 24.800,00; 50 pct. daarboven',
        '2026-11-15',
      ),
    },
  ],
  { ...yearly, source: 'FOD Financiën, Tax-Calc', article: 'art. 134 WIB 92', confidence: 'hoog' },
)

export const belastingvrijeSom = dated(
  'Belastingvrije som, basisbedrag per persoon',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 9_050 },
    { from: '2022-01-01', value: 9_270 },
    { from: '2023-01-01', value: 10_160 },
    { from: '2024-01-01', value: 10_570 },
    { from: '2025-01-01', value: 10_910 },
    {
      from: '2026-01-01',
      value: 11_180,
      note: 'Alleen geïndexeerd. De verhoging van het wetsontwerp staat apart.',
      base: 4_785,
      proof: proofIn(eli.wib92, 'art. 131', '4.785 EUR', '2026-11-15'),
    },
  ],
  { ...yearly, source: 'FOD Financiën, belastingvrije som', article: 'art. 131 WIB 92', confidence: 'hoog' },
)

export const huwelijksquotientAandeel = dated(
  'Aandeel van het gezinsinkomen dat naar de partner kan gaan',
  'tarief',
  [{ from: '1989-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 87', '30 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 87 en 88 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const huwelijksquotientMaximum = dated(
  'Huwelijksquotiënt, hoogste bedrag',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 11_170 },
    { from: '2022-01-01', value: 11_450 },
    { from: '2023-01-01', value: 12_550, derived: true, note: 'Afgeleid uit de index.' },
    { from: '2024-01-01', value: 13_050 },
    { from: '2025-01-01', value: 13_460 },
    {
      from: '2026-01-01',
      value: 13_800,
      derived: true,
      note: 'Afgeleid uit de index, zonder de afbouw uit het wetsontwerp.',
    },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 87 WIB 92', confidence: 'middel', eli: eli.wib92 },
)

export const belastingvrijeSomAangekondigd = dated(
  'Belastingvrije som volgens het wetsontwerp',
  'euro per jaar',
  [{ from: '2026-01-01', value: 11_550 }],
  { ...ontwerp, article: 'art. 131 WIB 92', eli: eli.wib92 },
)

export const huwelijksquotientAangekondigd = dated(
  'Huwelijksquotiënt volgens het wetsontwerp',
  'euro per jaar',
  [{ from: '2026-01-01', value: 11_780 }],
  { ...ontwerp, article: 'art. 87 WIB 92', eli: eli.wib92 },
)

export const forfaitTarief = dated(
  'Forfaitaire beroepskosten van werknemers en van winst',
  'tarief',
  [{ from: '2018-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 51', '30 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximum = dated(
  'Forfaitaire beroepskosten van werknemers en van winst, hoogstens',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 4_920 },
    { from: '2022-01-01', value: 5_040 },
    { from: '2023-01-01', value: 5_520 },
    { from: '2024-01-01', value: 5_750 },
    { from: '2025-01-01', value: 5_930 },
    { from: '2026-01-01', value: 6_070 },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'hoog', eli: eli.wib92 },
)

export const forfaitTariefBedrijfsleider = dated(
  'Forfaitaire beroepskosten van bedrijfsleiders',
  'tarief',
  [{ from: '2010-01-01', value: 0.03, proof: proofIn(eli.wib92, 'art. 51', '3 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximumBedrijfsleider = dated(
  'Forfaitaire beroepskosten van bedrijfsleiders, hoogstens',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 2_590, note: 'Afgeleid uit de index.', derived: true },
    { from: '2022-01-01', value: 2_660, note: 'Afgeleid uit de index.', derived: true },
    { from: '2023-01-01', value: 2_910 },
    { from: '2024-01-01', value: 3_030 },
    { from: '2025-01-01', value: 3_130 },
    { from: '2026-01-01', value: 3_200, note: 'Afgeleid uit de index.', derived: true },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'middel', eli: eli.wib92 },
)

const baten = (...limits: readonly number[]) => scale([0.287, 0.1, 0.05, 0.03], limits)

export const forfaitBaten = dated(
  'Forfaitaire beroepskosten van vrije beroepen (baten)',
  'schaal',
  [
    { from: '2021-01-01', value: baten(6_250, 12_430, 20_680) },
    { from: '2022-01-01', value: baten(6_410, 12_730, 21_190) },
    { from: '2023-01-01', value: baten(7_020, 13_950, 23_220) },
    { from: '2024-01-01', value: baten(7_310, 14_520, 24_160) },
    {
      from: '2025-01-01',
      value: baten(7_540, 14_970, 24_920),
      proof: proofIn(
        eli.wib92,
        'art. 51, tweede lid, 4°',
        '28,7 % tot 7.540 euro; 10 % tot 14.970 euro; 5 % tot 24.920 euro; 3 % daarboven (geïndexeerd)',
        '2026-11-16',
      ),
    },
    { from: '2026-01-01', value: baten(7_720, 15_340, 25_530), note: 'Afgeleid uit de index.', derived: true },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'middel', eli: eli.wib92 },
)

export const forfaitMaximumBaten = dated(
  'Forfaitaire beroepskosten van vrije beroepen (baten), hoogstens',
  'euro per jaar',
  [
    { from: '2021-01-01', value: 4_320 },
    { from: '2022-01-01', value: 4_430 },
    { from: '2023-01-01', value: 4_850 },
    { from: '2024-01-01', value: 5_050 },
    {
      from: '2025-01-01',
      value: 5_210,
      proof: proofIn(eli.wib92, 'art. 51, derde lid', '5.210 euro voor 3° en 4° (geïndexeerd)', '2026-11-16'),
    },
    { from: '2026-01-01', value: 5_340, note: 'Afgeleid uit de index.', derived: true },
  ],
  { ...yearly, source: 'FOD Financiën', article: 'art. 51 WIB 92', confidence: 'middel', eli: eli.wib92 },
)

/** Part of the tax that the State leaves to the regions. */
export const autonomiefactor = dated(
  'Autonomiefactor',
  'tarief',
  [{ from: '2018-01-01', value: 0.24957, proof: proofIn(eli.bfw, 'art. 5/2', '24,957 %', '2026-11-15') }],
  {
    source: 'Bijzondere Financieringswet; FOD Financiën',
    article: 'art. 5/2 Bijzondere Financieringswet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const gewestelijkeOpcentiemen = dated<Readonly<Record<Gewest, number>>>(
  'Gewestelijke opcentiemen op de personenbelasting',
  'schaal',
  [{ from: '2018-01-01', value: { vlaanderen: 0.33257, wallonie: 0.33257, brussel: 0.32591 } }],
  {
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 5/1 Bijzondere Financieringswet',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    note: 'In Brussel is de som van Staat en gewest 99,50 %; in Vlaanderen en Wallonië 100 %.',
    eli: eli.bfw,
  },
)

/** A starting point for visitors; each municipality sets its own rate. */
export const gemeentebelastingRichtwaarde = dated(
  'Gemeentebelasting, richtwaarde',
  'tarief',
  [{ from: '2012-01-01', value: 0.07 }],
  {
    source: 'FOD Financiën: de bedrijfsvoorheffing rekent met 7 %',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

export const gemeentebelastingMaximum = dated(
  'Gemeentebelasting, hoogste in gebruik',
  'tarief',
  [{ from: '2018-01-01', value: 0.09 }],
  {
    source: 'FOD Financiën, tarieven per gemeente',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)
