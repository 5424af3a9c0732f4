/** What goes off an estate without proof. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

/** Yearly mean of the price index before the year ÷ 100,34 of 2014, to four decimals. */
const forfaitIndex: readonly (readonly [string, number])[] = [
  ['2018-01-01', 1.0472],
  ['2019-01-01', 1.0688],
  ['2020-01-01', 1.0841],
  ['2021-01-01', 1.0922],
  ['2022-01-01', 1.1188],
  ['2023-01-01', 1.2261],
  ['2024-01-01', 1.2759],
  ['2025-01-01', 1.3159],
  ['2026-01-01', 1.3484],
]

/** What goes off a Flemish estate without any proof; a couple with a community takes half of 3.000 for its debts. */
export const forfaitPassief = dated<{ readonly schulden: number; readonly begrafenis: number }>(
  'Schulden en begrafeniskosten die in Vlaanderen zonder bewijs van de erfenis afgaan',
  'schaal',
  forfaitIndex.map(([from, index]) => ({
    from,
    value: { schulden: roundCents(1_500 * index), begrafenis: roundCents(6_000 * index) },
    derived: true,
    base: [1_500, 6_000],
    proof: proofIn(
      eli.vcf,
      'art. 2.7.3.4.2',
      'schulden forfaitair 1500 euro, begrafeniskosten 6000 euro, niet bij een uitvaartverzekering; bedragen van 2014',
      '2026-11-16',
    ),
  })),
  {
    source: 'Vlaamse Codex Fiscaliteit',
    article: 'art. 2.7.3.4.2 VCF',
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'De bedragen van de wet maal het gemiddelde indexcijfer van het vorige jaar, gedeeld door dat van 2014. Een officiële lijst zagen we niet.',
    eli: eli.vcf,
  },
)
