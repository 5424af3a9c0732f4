/** The figures of personenbelasting.ts, by date. */
import type { Bracket } from '#finance/brackets.ts'
import { dated } from '#rules/kernel/dated.ts'
import { announcing, indexed, toTen, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'
import { indexBelastingschalen, indexBelastingvrijeSom } from '#rules/belasting/indexering.figures.ts'
import { gestemd } from '#rules/belasting/ten-laste.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'

const yearly = { checkedOn: '2026-11-15', knownTo: '2026-12-31' } as const

const scale = (rates: readonly number[], limits: readonly number[]): readonly Bracket[] =>
  rates.map((rate, index) => ({ upTo: limits[index] ?? null, rate }))

/** The limits of a scale times the coefficient, each to ten euro; the rates stay. */
const limitsToTen = (base: readonly Bracket[], coefficient: number): readonly Bracket[] =>
  base.map(({ upTo, rate }) => ({ upTo: upTo === null ? null : toTen(upTo * coefficient), rate }))

const schijven = (...limits: readonly number[]) => scale([0.25, 0.4, 0.45, 0.5], limits)

const vrijeSomSchaal = (...limits: readonly number[]) => scale([0.25, 0.3, 0.4, 0.45, 0.5], limits)

export const belastingschijven = dated(
  'belastingschijven',
  'Belastingschijven van de personenbelasting',
  'schaal',
  indexed(
    indexBelastingschalen,
    [
      {
        from: '2021-01-01',
        base: schijven(8_120, 14_330, 24_800),
        proof: proofIn(
          eli.wib92,
          'art. 130',
          '25 pct. tot 8.120,00 EUR; 40 pct. tot 14.330,00; 45 pct. tot 24.800,00; 50 pct. daarboven',
          '2026-11-15',
        ),
      },
    ],
    limitsToTen,
  ),
  {
    ...yearly,
    source: 'FOD Financiën, belastingtarieven',
    article: 'art. 130 WIB 92',
    confidence: 'hoog',
    printed: {
      2021: schijven(13_540, 23_900, 41_360),
      2022: schijven(13_870, 24_480, 42_370),
      2023: schijven(15_200, 26_830, 46_440),
      2024: schijven(15_820, 27_920, 48_320),
      2025: schijven(16_320, 28_800, 49_840),
      2026: schijven(16_720, 29_510, 51_070),
    },
  },
)

export const schijvenVrijeSom = dated(
  'schijvenVrijeSom',
  'Schaal voor de vermindering op de belastingvrije som',
  'schaal',
  indexed(
    indexBelastingschalen,
    [
      {
        from: '2021-01-01',
        base: vrijeSomSchaal(5_705, 8_120, 13_530, 24_800),
        proof: proofIn(
          eli.wib92,
          'art. 134, § 2',
          '25 pct. tot 5.705,00 EUR; 30 pct. tot 8.120; 40 pct. tot 13.530,00; 45 pct. tot 24.800,00; 50 pct. daarboven',
          '2026-11-15',
        ),
      },
    ],
    limitsToTen,
  ),
  {
    ...yearly,
    source: 'FOD Financiën, Tax-Calc',
    article: 'art. 134 WIB 92',
    confidence: 'hoog',
    printed: {
      2023: vrijeSomSchaal(10_680, 15_200, 25_330, 46_440),
      2024: vrijeSomSchaal(11_120, 15_820, 26_360, 48_320),
      2025: vrijeSomSchaal(11_460, 16_320, 27_190, 49_840),
    },
  },
)

export const belastingvrijeSom = dated(
  'belastingvrijeSom',
  'Belastingvrije som, basisbedrag per persoon',
  'euro per jaar',
  announcing(
    indexed(
      indexBelastingvrijeSom,
      [{ from: '2021-01-01', base: 4_785, proof: proofIn(eli.wib92, 'art. 131', '4.785 EUR', '2026-11-15') }],
      toTenTimes,
    ),
    [{ from: '2026-01-01', value: 11_550, ...gestemd }],
  ),
  {
    ...yearly,
    source: 'FOD Financiën, belastingvrije som',
    article: 'art. 131 WIB 92',
    confidence: 'hoog',
    note: 'Alleen geïndexeerd. De verhoging die de Kamer in juli 2026 stemde, staat apart.',
    printed: { 2021: 9_050, 2022: 9_270, 2023: 10_160, 2024: 10_570, 2025: 10_910, 2026: 11_180 },
  },
)

export const huwelijksquotientAandeel = dated(
  'huwelijksquotientAandeel',
  'Aandeel van het gezinsinkomen dat naar de partner kan gaan',
  'tarief',
  [{ from: '1989-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 87', '30 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 87 en 88 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const huwelijksquotientMaximum = dated(
  'huwelijksquotientMaximum',
  'Huwelijksquotiënt, hoogste bedrag',
  'euro per jaar',
  announcing(
    indexed(
      indexBelastingschalen,
      [
        {
          from: '2021-01-01',
          base: 6_700,
          proof: proofAt(
            'https://questionfiscale.be/lexique/article-87-code-impots-revenu-1992/',
            'Cette quote-part est égale à 30 p.c. de ces revenus sans pouvoir excéder 6.700 EUR (indexé chaque année).',
            '2026-11-17',
            'art. 87',
          ),
        },
      ],
      toTenTimes,
    ),
    [{ from: '2026-01-01', value: 11_780, ...gestemd }],
  ),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 87 WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
    note: 'Zonder de afbouw die de Kamer in juli 2026 stemde.',
    printed: { 2021: 11_170, 2022: 11_450, 2024: 13_050, 2025: 13_460 },
  },
)

/** What the tax authority prints of the lump sums of income year 2026. */
const beroepsinkomen = (says: string, seenOn = '2026-11-17') =>
  proofAt('https://fin.belgium.be/nl/particulieren/belastingaangifte/inkomsten/beroepsinkomen', says, seenOn)

export const forfaitTarief = dated(
  'forfaitTarief',
  'Forfaitaire beroepskosten van werknemers en van winst',
  'tarief',
  [{ from: '2018-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 51', '30 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximum = dated(
  'forfaitMaximum',
  'Forfaitaire beroepskosten van werknemers en van winst, hoogstens',
  'euro per jaar',
  indexed(indexBelastingschalen, [{ from: '2021-01-01', base: 2_950, derived: true }], toTenTimes),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 51 WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
    note: 'Basisbedrag 2.950 euro: teruggerekend uit de zes bedragen die de FOD van 2021 tot 2026 bekendmaakte.',
    printed: { 2021: 4_920, 2022: 5_040, 2023: 5_520, 2024: 5_750, 2025: 5_930, 2026: 6_070 },
    seen: {
      2024: beroepsinkomen('Werknemers, inkomstenjaar 2024: 30 %, met een maximum van 5.750 euro', '2026-11-19'),
      2026: beroepsinkomen('Werknemers, aanslagjaar 2027: 30 %, hoogstens 6.070 euro'),
    },
  },
)

export const forfaitTariefBedrijfsleider = dated(
  'forfaitTariefBedrijfsleider',
  'Forfaitaire beroepskosten van bedrijfsleiders',
  'tarief',
  [{ from: '2010-01-01', value: 0.03, proof: proofIn(eli.wib92, 'art. 51', '3 %', '2026-11-15') }],
  { source: 'FOD Financiën', article: 'art. 51 WIB 92', checkedOn: '2026-11-15', confidence: 'hoog' },
)

export const forfaitMaximumBedrijfsleider = dated(
  'forfaitMaximumBedrijfsleider',
  'Forfaitaire beroepskosten van bedrijfsleiders, hoogstens',
  'euro per jaar',
  indexed(indexBelastingschalen, [{ from: '2021-01-01', base: 1_555.5, derived: true }], toTenTimes),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 51 WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
    note: 'Basisbedrag 1.555,50 euro: teruggerekend uit de bedragen van 2023 tot 2026.',
    printed: { 2023: 2_910, 2024: 3_030, 2025: 3_130, 2026: 3_200 },
    seen: {
      2024: beroepsinkomen('Bedrijfsleiders, inkomstenjaar 2024: 3 %, met een maximum van 3.030 euro', '2026-11-19'),
      2026: beroepsinkomen('Bedrijfsleiders, aanslagjaar 2027: 3 %, hoogstens 3.200 euro'),
    },
  },
)

const baten = (...limits: readonly number[]) => scale([0.287, 0.1, 0.05, 0.03], limits)

export const forfaitBaten = dated(
  'forfaitBaten',
  'Forfaitaire beroepskosten van vrije beroepen (baten)',
  'schaal',
  indexed(
    indexBelastingschalen,
    [{ from: '2021-01-01', base: baten(3_750, 7_450, 12_400), derived: true }],
    limitsToTen,
  ),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 51, tweede lid, 4° WIB 92',
    confidence: 'middel',
    eli: eli.wib92,
    note: 'Basisbedragen 3.750, 7.450 en 12.400 euro: teruggerekend uit de bedragen van 2021 tot 2025; die van 2025 staan in de wettekst.',
    printed: {
      2021: baten(6_250, 12_430, 20_680),
      2022: baten(6_410, 12_730, 21_190),
      2023: baten(7_020, 13_950, 23_220),
      2024: baten(7_310, 14_520, 24_160),
      2025: baten(7_540, 14_970, 24_920),
    },
    seen: {
      2025: proofIn(
        eli.wib92,
        'art. 51, tweede lid, 4°',
        '28,7 % tot 7.540 euro; 10 % tot 14.970 euro; 5 % tot 24.920 euro; 3 % daarboven (geïndexeerd)',
        '2026-11-16',
      ),
    },
  },
)

export const forfaitMaximumBaten = dated(
  'forfaitMaximumBaten',
  'Forfaitaire beroepskosten van vrije beroepen (baten), hoogstens',
  'euro per jaar',
  indexed(indexBelastingschalen, [{ from: '2021-01-01', base: 2_592.5, derived: true }], toTenTimes),
  {
    ...yearly,
    source: 'FOD Financiën',
    article: 'art. 51, derde lid WIB 92',
    confidence: 'hoog',
    eli: eli.wib92,
    note: 'Basisbedrag 2.592,50 euro: teruggerekend uit de bedragen van 2021 tot 2026; dat van 2025 staat in de wettekst.',
    printed: { 2021: 4_320, 2022: 4_430, 2023: 4_850, 2024: 5_050, 2025: 5_210, 2026: 5_340 },
    seen: {
      2025: proofIn(eli.wib92, 'art. 51, derde lid', '5.210 euro voor 3° en 4° (geïndexeerd)', '2026-11-16'),
      2026: beroepsinkomen('Meewerkende partners (zelfde grens als baten), aanslagjaar 2027: hoogstens 5.340 euro'),
    },
  },
)

/** Part of the tax that the State leaves to the regions. */
export const autonomiefactor = dated(
  'autonomiefactor',
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

const AUTONOMIEFACTOR = proofIn(
  'besluit/2017/12/19/2017032216',
  'art. 1',
  'le facteur d’autonomie est déterminé à 24,957 %',
  '2026-11-17',
)
const BRUSSELSE_KORTING = proofAt(
  'https://www.tijd.be/dossier/belastinggids-2018/brusselse-personenbelasting-voor-het-eerst-laagste-van-het-land/10013071.html',
  'Brussel maakt als enige gebruik van de autonomie: elke Brusselse belastingplichtige geniet een korting van 0,5 procent in de personenbelasting',
  '2026-11-17',
)

export const gewestelijkeOpcentiemen = dated<Readonly<Record<Gewest, number>>>(
  'gewestelijkeOpcentiemen',
  'Gewestelijke opcentiemen op de personenbelasting',
  'schaal',
  [
    {
      from: '2018-01-01',
      value: { vlaanderen: 0.33257, wallonie: 0.33257, brussel: 0.32591 },
      // A region that changes nothing asks what the State left to it: 24,957 ÷ 75,043. Brussels asks half a percent less.
      base: { vlaanderen: 0.24957, wallonie: 0.24957, brussel: 0.005 },
      leaves: { vlaanderen: AUTONOMIEFACTOR, wallonie: AUTONOMIEFACTOR, brussel: BRUSSELSE_KORTING },
    },
  ],
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
  'gemeentebelastingRichtwaarde',
  'Gemeentebelasting, richtwaarde',
  'tarief',
  [
    {
      from: '2012-01-01',
      value: 0.07,
      base: { tarief: 0.25, metGemeentebelasting: 0.2675 },
      proof: proofAt(
        'https://financien.belgium.be/nl/ondernemingen/personeel_en_loon/bedrijfsvoorheffing/berekening',
        'de schijf van 25 % staat in de bedrijfsvoorheffing aan 26,75 %: het tarief met de gemeentebelasting erbij',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën: de bedrijfsvoorheffing rekent met 7 %',
    article: 'bijlage III KB/WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: justel.kbWib92,
  },
)

export const gemeentebelastingMaximum = dated(
  'gemeentebelastingMaximum',
  'Gemeentebelasting, hoogste in gebruik',
  'tarief',
  [
    {
      from: '2018-01-01',
      value: 0.09,
      proof: proofAt(
        'https://lokaalbestuur.vlaanderen.be',
        'aanvullende personenbelasting per gemeente, 2008 tot 2026: Mesen 9 %, de hoogste van de 565 gemeenten',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'FOD Financiën, tarieven per gemeente',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://financien.belgium.be/nl',
  },
)
