/** What goes off an estate without proof. */
import { roundCents, roundTo } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { indexed } from '#rules/kernel/indexed.ts'
import { jaargemiddelde } from '#rules/kernel/jaarindex.figures.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

/** Art. 2.7.3.4.2: mean prices of the year before over those of 2014, to four decimals. */
const MEAN_2014 = 100.34

/** What goes off a Flemish estate without any proof; of a community the half of the debts counts. */
export const forfaitPassief = dated<{
  readonly schulden: number
  readonly gemeenschap: number
  readonly begrafenis: number
}>(
  'forfaitPassief',
  'Schulden en begrafeniskosten die in Vlaanderen zonder bewijs van de erfenis afgaan',
  'schaal',
  indexed(
    jaargemiddelde,
    [
      {
        from: '2018-01-01',
        base: { schulden: 1_500, begrafenis: 6_000 },
        proof: proofIn(
          eli.vcf,
          'art. 2.7.3.4.2',
          'schulden forfaitair 1500 euro, begrafeniskosten 6000 euro, niet bij een uitvaartverzekering; bedragen van 2014',
          '2026-11-16',
        ),
      },
    ],
    (base, mean) => {
      const times = (amount: number) => roundCents(amount * roundTo(mean / MEAN_2014, 4))
      return {
        schulden: times(base.schulden),
        gemeenschap: times(2 * base.schulden),
        begrafenis: times(base.begrafenis),
      }
    },
  ),
  {
    source: 'Vlaamse Codex Fiscaliteit; Vlaanderen.be, aftrekbare schulden',
    article: 'art. 2.7.3.4.2 VCF',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Wordt vanzelf toegepast, behalve als de erfgenamen de werkelijke kosten kiezen. Niet voor de begrafenis als er een uitvaartverzekering is. Schulden voor onroerend goed komen er met bewijs bij.',
    eli: eli.vcf,
    printed: {
      2020: { schulden: 1_626.15, gemeenschap: 3_252.3, begrafenis: 6_504.6 },
      2022: { schulden: 1_678.2, gemeenschap: 3_356.4, begrafenis: 6_712.8 },
    },
  },
)
