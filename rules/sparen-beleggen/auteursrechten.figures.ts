/** Copyright as movable income: up to how much, and its costs. Its rate is in roerende-voorheffing.figures.ts. */
import type { Bracket } from '#finance/brackets.ts'
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { after, announcing, indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, justel, proofAt } from '#rules/kernel/sources.ts'

/** Above it copyright is income from work; the payer keeps the same rate. */
export const plafondAuteursrechten = dated(
  'plafondAuteursrechten',
  'Auteursrechten die hoogstens als roerend inkomen tellen',
  'euro per jaar',
  after(
    [
      {
        from: '2016-01-01',
        value: 57_590,
        proof: proofAt(
          'https://trends.knack.be/geld/belastingen/roerende-voorheffing-verhoogt-niet-voor-auteursrechten/',
          'een roerend inkomen op voorwaarde dat het brutobedrag beperkt blijft tot 57.590 euro per jaar',
          '2026-11-19',
        ),
      },
      { from: '2017-01-01', value: 58_720, derived: true },
      { from: '2018-01-01', value: 59_970, derived: true },
      { from: '2019-01-01', value: 61_200, derived: true },
      { from: '2020-01-01', value: 62_090 },
    ],
    indexed(
      indexBelastingschalen,
      [
        {
          from: '2021-01-01',
          base: 37_500,
          proof: proofAt(
            'https://ajp.be/les-droits-dauteur/3',
            'jusqu’à un plafond indexé de 64.070 € (2022), 70.220 € (2023); au-delà requalifiés en revenus professionnels (37.500 à indexer)',
            '2026-11-19',
          ),
        },
      ],
      toTenTimes,
    ),
  ),
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 37 WIB 92',
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    eli: eli.wib92,
    printed: { 2022: 64_070, 2023: 70_220, 2024: 73_070, 2026: 77_220 },
    note: '37.500 euro maal de index van het jaar, afgerond op tien euro.',
  },
)

function forfait(first: number, second: number): readonly Bracket[] {
  return [
    { upTo: first, rate: 0.5 },
    { upTo: second, rate: 0.25 },
    { upTo: null, rate: 0 },
  ]
}

/** The two limits of the law, indexed. */
const geindexeerdForfait = indexed(
  indexBelastingschalen,
  [{ from: '2021-01-01', base: [10_000, 20_000] as const }],
  ([helft, kwart], coefficient): readonly Bracket[] | null =>
    forfait(toTenTimes(helft, coefficient), toTenTimes(kwart, coefficient)),
)

export const kostenforfaitAuteursrechten = dated<readonly Bracket[] | null>(
  'kostenforfaitAuteursrechten',
  'Forfaitaire kosten op auteursrechten, per schijf van het bruto bedrag van het jaar',
  'schaal',
  announcing(
    after(
      [
        { from: '2016-01-01', value: forfait(15_360, 30_710) },
        { from: '2017-01-01', value: forfait(15_660, 31_320) },
        { from: '2018-01-01', value: forfait(15_990, 31_990) },
        { from: '2019-01-01', value: forfait(16_320, 32_640) },
        {
          from: '2020-01-01',
          value: forfait(16_560, 33_110),
          note: 'Afgeleid uit het plafond van dat jaar: 62.090 euro is 37.500 euro × 1,6557.',
          derived: true,
        },
      ],
      geindexeerdForfait,
    ),
    [
      {
        from: '2026-01-01',
        value: null,
        state: 'aangekondigd',
        source: 'Begrotingsakkoord voor 2026; Sabam, 28 januari 2026',
        url: 'https://www.sabam.be/de/node/2027',
        note: 'De regering wil het forfait alleen behouden voor wie een kunstwerkattest heeft. Een wettekst zagen we niet.',
      },
    ],
  ),
  {
    source: 'FOD Financiën, jaarlijkse indexering',
    article: 'art. 4 KB/WIB 92',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    url: justel.kbWib92,
    printed: {
      2021: forfait(16_680, 33_360),
      2022: forfait(17_090, 34_170),
      2023: forfait(18_720, 37_450),
      2024: forfait(19_480, 38_970),
      2026: forfait(20_590, 41_180),
    },
    seen: {
      2026: proofAt(
        'https://www.practicali.be/blog/geindexeerde-bedragen-aj-2027',
        'Forfaitaire kosten auteursrechten AJ 2027: 50 % tot 20.590 euro, 25 % tot 41.180 euro, hoogstens 15.442,50 euro',
        '2026-11-17',
      ),
    },
    note: '10.000 en 20.000 euro maal de index van het jaar, afgerond op tien euro.',
  },
)
