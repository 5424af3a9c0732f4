/**
 * The coefficients of art. 178 WIB 92: the mean of the consumer prices of the year before the income, divided by that of
 * 1988, to four decimals. For most amounts the year 1988 is first brought from the prices of 1991 to those of 1997 (§ 3),
 * because the index stood still in between. A test computes them from the price series.
 */
import { roundTo } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { indexed } from '#rules/kernel/indexed.ts'
import { jaargemiddelde } from '#rules/kernel/jaarindex.figures.ts'
import { proofAt } from '#rules/kernel/sources.ts'

/**
 * 1988, brought from the prices of 1991 to those of 1997. The notices of the Staatsblad print 70,90, 77,97 and 88,43 on
 * the base 2004; with 57,93, 63,70 and 72,25 on the base 2013 every published coefficient and amount comes out.
 */
const STOND_STIL = { jaar1988: 57.93, keer: 72.25, door: 63.7 } as const

/**
 * Coefficient of articles 147 and 151 to 154 (art. 178, § 3, third paragraph), from the mean of the year before the
 * income: as above, and from the prices of 2012 (98,90) to those of 2016 (102,89) the index stood still as well.
 */
export const coefficientVervangingsinkomen = (mean: number): number =>
  roundTo((mean * 63.7 * 98.9) / (57.93 * 72.25 * 102.89), 4)

const coefficient = {
  source: 'FOD Financiën, jaarlijkse indexering',
  url: 'https://etaamb.openjustice.be/nl/nl/avis_n2014003021.html',
  checkedOn: '2026-11-16',
  knownTo: '2026-12-31',
  confidence: 'middel',
  note: 'Berekend uit de consumptieprijzen zoals het artikel voorschrijft; de bedragen die de FOD voor die jaren bekendmaakte, volgen eruit.',
} as const

export const indexBelastingschalen = dated(
  'indexBelastingschalen',
  'Indexcoëfficiënt van de personenbelasting',
  'coefficient',
  indexed(jaargemiddelde, [{ from: '2021-01-01', base: STOND_STIL, derived: true }], ({ jaar1988, keer, door }, mean) =>
    roundTo((mean * door) / (jaar1988 * keer), 4),
  ),
  {
    ...coefficient,
    article: 'art. 178, § 3 WIB 92',
    confidence: 'hoog',
    printed: { 2025: 2.0096, 2026: 2.0592 },
    seen: {
      2026: proofAt(
        'https://eservices.minfin.fgov.be/myminfin-web/pages/public/fisconet',
        'Het coëfficiënt van aanslagjaar 2027 is 2,0592: 4.855 × 2,0592 = 9.997,42, afgerond 10.000 euro',
        '2026-11-17',
        'circulaire 2026/C/74',
      ),
    },
  },
)

const JAAR_1988 = proofAt(
  'https://statbel.fgov.be/nl/statistieken/cijfers/economie/consumptieprijzen/consumptieprijsindexen/coefficienten/',
  'Consumptieprijsindex, van 1988 = 100 naar 2013 = 100: x 0,5793 (1988 is dus 57,93)',
  '2026-11-17',
)

export const indexBelastingvrijeSom = dated(
  'indexBelastingvrijeSom',
  'Indexcoëfficiënt van de belastingvrije som',
  'coefficient',
  indexed(jaargemiddelde, [{ from: '2021-01-01', base: 57.93, proof: JAAR_1988 }], (jaar1988, mean) =>
    roundTo(mean / jaar1988, 4),
  ),
  { ...coefficient, article: 'art. 178, § 2 WIB 92', confidence: 'hoog' },
)
