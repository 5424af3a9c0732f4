/**
 * One number a year. The law indexes most amounts of income tax, of property tax and of Flemish inheritance with the mean
 * of the consumer prices of the year before, to two decimals, divided by that of a year the law names. Each January the
 * mean of the past year is the row to add; every coefficient and every amount follows.
 */
import { dated, type DatedRow } from '#rules/kernel/dated.ts'
import { proofAt } from '#rules/kernel/sources.ts'

const means = [100.34, 100.9, 102.89, 105.08, 107.24, 108.78, 109.59, 112.26, 123.03, 128.02, 132.04]

export const jaargemiddelde = dated(
  'jaargemiddelde',
  'Gemiddelde consumptieprijzen van het jaar ervoor (basis 2013)',
  'coefficient',
  [
    ...means.map((value, index): DatedRow<number> => ({ from: `${2015 + index}-01-01`, value })),
    {
      from: '2026-01-01',
      value: 135.3,
      confidence: 'hoog',
      base: 135.298,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
        'het gemiddelde van 2025 op basis 2013 is 135,298: daarmee gaat de reeks over op basis 2025 = 100',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Statbel, indexcijfers van de consumptieprijzen',
    url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
    article: 'art. 178, § 2 WIB 92: afgerond op een honderdste van een punt',
    checkedOn: '2026-11-16',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'Berekend uit de maandcijfers van Statbel.',
    expected: {
      from: '2027-01-01',
      low: 139.17,
      high: 139.82,
      note: 'Maandcijfers tot juli 2026; de laatste vijf maanden zijn geraamd.',
    },
  },
)
