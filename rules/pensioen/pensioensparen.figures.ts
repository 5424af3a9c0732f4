/** The figures of pensioensparen.ts, by date. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const fod = { source: 'FOD Financiën, pensioensparen', checkedOn: '2026-11-15', confidence: 'hoog' } as const

const FROZEN = 'Bevroren tot en met inkomstenjaar 2029: wet van 18 december 2025; circulaire 2026/C/6.'

const ceiling: DatedDetails = { ...fod, article: 'art. 145/8 WIB 92', knownTo: '2029-12-31' }

export const pensioensparenLaag = dated(
  'pensioensparenLaag',
  'Pensioensparen: eerste plafond, met het hoge tarief',
  'euro per jaar',
  [
    { from: '2015-01-01', value: 940, note: 'Eén plafond, in 2015 tot en met 2017.' },
    { from: '2018-01-01', value: 960 },
    { from: '2019-01-01', value: 980 },
    { from: '2020-01-01', value: 990, note: 'Niet geïndexeerd van 2021 tot en met 2023.' },
    { from: '2024-01-01', value: 1_020 },
    {
      from: '2025-01-01',
      value: 1_050,
      note: FROZEN,
      proof: proofIn(eli.wib92, 'art. 145/8, § 1', '1.050 euro (geïndexeerd)', '2026-11-15'),
    },
  ],
  ceiling,
)

export const pensioensparenHoog = dated(
  'pensioensparenHoog',
  'Pensioensparen: tweede plafond, met het lage tarief',
  'euro per jaar',
  [
    { from: '2015-01-01', value: 940, note: 'Het tweede plafond bestaat pas sinds 2018.' },
    { from: '2018-01-01', value: 1_230 },
    { from: '2019-01-01', value: 1_260 },
    { from: '2020-01-01', value: 1_270, note: 'Niet geïndexeerd van 2021 tot en met 2023.' },
    { from: '2024-01-01', value: 1_310 },
    {
      from: '2025-01-01',
      value: 1_350,
      note: FROZEN,
      base: 800,
      proof: proofIn(eli.wib92, 'art. 145/8, § 1, derde lid', 'maximum van 800 euro', '2026-11-15'),
    },
  ],
  ceiling,
)

export const pensioensparenTarief = dated(
  'pensioensparenTarief',
  'Pensioensparen: belastingvermindering tot het eerste plafond',
  'tarief',
  [{ from: '2012-01-01', value: 0.3, proof: proofIn(eli.wib92, 'art. 145/2', '30 pct.', '2026-11-15') }],
  { ...fod, article: 'art. 145/8 WIB 92' },
)

export const pensioensparenTariefLaag = dated(
  'pensioensparenTariefLaag',
  'Pensioensparen: belastingvermindering op alles zodra je meer dan het eerste plafond stort',
  'tarief',
  [
    { from: '2012-01-01', value: 0.3, note: 'Tot en met 2017 was er één tarief.' },
    { from: '2018-01-01', value: 0.25, proof: proofIn(eli.wib92, 'art. 145/2', '25 pct.', '2026-11-15') },
  ],
  { ...fod, article: 'art. 145/8 WIB 92' },
)

export const pensioensparenVanaf = dated(
  'pensioensparenVanaf',
  'Pensioensparen: jongste leeftijd',
  'jaren',
  [
    {
      from: '1987-01-01',
      value: 18,
      proof: proofIn(eli.wib92, 'art. 145/9', 'vanaf de leeftijd van 18 jaar', '2026-11-15'),
    },
  ],
  {
    ...fod,
    article: 'art. 145/9 WIB 92',
  },
)

export const pensioensparenTot = dated(
  'pensioensparenTot',
  'Pensioensparen: oudste leeftijd waarop een storting voordeel geeft',
  'jaren',
  [
    {
      from: '1987-01-01',
      value: 64,
      base: 65,
      proof: proofIn(eli.wib92, 'art. 145/9', 'à partir de l’âge de 18 ans et avant l’âge de 65 ans', '2026-11-17'),
    },
  ],
  { ...fod, article: 'art. 145/9 WIB 92', eli: eli.wib92 },
)

export const pensioensparenLooptijd = dated(
  'pensioensparenLooptijd',
  'Pensioensparen: kortste looptijd van een contract',
  'jaren',
  [{ from: '1987-01-01', value: 10, proof: proofIn(eli.wib92, 'art. 145/9', 'ten minste 10 jaar', '2026-11-15') }],
  { ...fod, article: 'art. 145/9 WIB 92' },
)

export const eindbelastingTarief = dated(
  'eindbelastingTarief',
  'Eindbelasting op pensioensparen',
  'tarief',
  [
    { from: '1993-01-01', value: 0.1 },
    {
      from: '2015-01-01',
      value: 0.08,
      note: 'In ruil kwam er van 2015 tot en met 2019 elk jaar een voorheffing van 1 %.',
      proof: proofIn(eli.wdrt, 'art. 185, § 2/1', '8 pct.', '2026-11-15'),
    },
  ],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 en 185 WDRT' },
)

export const eindbelastingLeeftijd = dated(
  'eindbelastingLeeftijd',
  'Leeftijd waarop de eindbelasting valt',
  'jaren',
  [{ from: '1993-01-01', value: 60, proof: proofIn(eli.wdrt, 'art. 184, § 1', '60 jaar', '2026-11-15') }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 WDRT' },
)

/** A contract begun at this age or later is taxed on its tenth birthday instead of at sixty. */
export const laatContractLeeftijd = dated(
  'laatContractLeeftijd',
  'Leeftijd vanaf wanneer een nieuw contract pas na tien jaar belast wordt',
  'jaren',
  [{ from: '1993-01-01', value: 55, proof: proofIn(eli.wdrt, 'art. 184, § 2', '55 jaar of meer', '2026-11-15') }],
  { ...fod, source: 'Wetboek diverse rechten en taksen; FOD Financiën', article: 'art. 184 WDRT' },
)

export const fictiefRendement = dated(
  'fictiefRendement',
  'Fictief rendement waarop de eindbelasting van een pensioenspaarfonds rekent',
  'tarief',
  [
    { from: '1987-01-01', value: 0.0625 },
    {
      from: '1992-01-01',
      value: 0.0475,
      proof: proofIn(
        eli.wib92,
        'art. 34, § 3',
        'la capitalisation, au taux de 4,75 % l’an, du montant total des sommes nettes portées au compte-épargne',
        '2026-11-17',
      ),
    },
  ],
  {
    ...fod,
    source: 'Wetboek diverse rechten en taksen; FOD Financiën',
    article: 'art. 185 WDRT',
    note: 'Per storting: wat je voor 1992 stortte, groeit aan 6,25 %. De echte waarde van je fonds telt niet.',
    eli: eli.wdrt,
  },
)

export const anticipatieveHeffing = dated(
  'anticipatieveHeffing',
  'Vervroegde inning van de eindbelasting op de reserve van pensioensparen',
  'tarief',
  [
    { from: '2014-12-31', value: 0 },
    { from: '2015-01-01', value: 0.01 },
    {
      from: '2020-01-01',
      value: 0,
      proof: proofIn(eli.wdrt, 'art. 185, § 4', 'gedurende de jaren 2015 tot 2019 1 pct.', '2026-11-15'),
    },
  ],
  {
    ...fod,
    source: 'Programmawet van 19 december 2014',
    article: 'art. 185/3 WDRT',
    note: 'Wat toen betaald is, gaat af van de latere eindbelasting.',
  },
)

export const vervroegdeOpname = dated(
  'vervroegdeOpname',
  'Belasting bij opname van pensioensparen voor je zestigste',
  'tarief',
  [{ from: '1993-01-01', value: 0.33, proof: proofIn(eli.wib92, 'art. 171, 1°, g', '33 pct.', '2026-11-15') }],
  {
    ...fod,
    article: 'art. 171, 1°, e WIB 92',
    confidence: 'hoog',
    note: 'Plus gemeentebelasting. Uitzonderingen: pensioen, werkloosheid met bedrijfstoeslag en overlijden.',
  },
)
