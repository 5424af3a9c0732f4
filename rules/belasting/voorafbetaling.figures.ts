/** The figures of voorafbetaling.ts, by date. */
import { indexBelastingschalen } from '#rules/belasting/indexering.figures.ts'
import { dated } from '#rules/kernel/dated.ts'
import { indexed, toTenTimes } from '#rules/kernel/indexed.ts'
import { eli, justel, proofAt, proofIn } from '#rules/kernel/sources.ts'

const BFS = (says: string) =>
  proofAt(
    'https://bfs.be/pt/noticias/les-versements-anticipés-en-2025-baisse-des-taux-de-majoration',
    says,
    '2026-11-19',
    'art. 161 WIB 92',
  )

export const basisrenteVoorafbetaling = dated(
  'basisrenteVoorafbetaling',
  'Basisrentevoet van de voorafbetalingen',
  'tarief',
  [
    { from: '2024-01-01', value: 0.04, proof: BFS('Au 1er janvier 2024 le taux BCE était de 4,75 %, arrondi à 4 %') },
    { from: '2025-01-01', value: 0.03, proof: BFS('Au 1er janvier 2025 … 3,40 % arrondi à 3 %') },
    {
      from: '2026-01-01',
      value: 0.02,
      confidence: 'hoog',
      base: 0.024,
      proof: proofAt(
        'https://www.ecb.europa.eu/stats/policy_and_exchange_rates/key_ecb_interest_rates/html/index.en.html',
        'marginal lending facility op 1 januari 2026: 2,40 %',
        '2026-11-17',
        'art. 161 WIB 92: arrondi le cas échéant à l’unité inférieure',
      ),
      note: 'Naar beneden afgerond op een heel procent. De vermeerdering van 4,50 % die de FOD voor 2026 bekendmaakt, is er 2,25 keer zoveel.',
    },
  ],
  {
    source: 'Rente van de marginale beleningsfaciliteit van de ECB op 1 januari, naar beneden afgerond',
    article: 'art. 161 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'middel',
    knownTo: '2026-12-31',
    note: 'ECB-rente op 1 januari: 4,75 % in 2024, 3,40 % in 2025, 2,40 % in 2026.',
  },
)

export const vermeerderingFactoren = dated<{
  /** Of the base rate, on the tax that was not paid in advance. */
  readonly vermeerdering: number
  /** Of the base rate, on what was paid in each quarter. */
  readonly kwartalen: readonly [number, number, number, number]
}>(
  'vermeerderingFactoren',
  'Vermeerdering en voordeel van voorafbetalingen, in keren de basisrente',
  'formule',
  [
    {
      from: '2018-01-01',
      value: { vermeerdering: 2.25, kwartalen: [3, 2.5, 2, 1.5] },
      proof: proofIn(
        eli.wib92,
        'art. 159',
        '2,25 maal de basisrentevoet; 3 maal, 2,5 maal, 2 maal en 1,5 maal',
        '2026-11-15',
      ),
    },
  ],
  {
    source: 'Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 157 tot 160 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const vermeerderingBasis = dated(
  'vermeerderingBasis',
  'Deel van de belasting waarop de vermeerdering loopt',
  'tarief',
  [{ from: '2018-01-01', value: 1.06, proof: proofIn(eli.wib92, 'art. 165', '106 pct.', '2026-11-15') }],
  {
    source: 'Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 158 en 165 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const vermeerderingBeperking = dated(
  'vermeerderingBeperking',
  'Deel van de vermeerdering dat een natuurlijk persoon betaalt',
  'tarief',
  [{ from: '2018-01-01', value: 0.9, proof: proofIn(eli.wib92, 'art. 160', '90 pct.', '2026-11-15') }],
  {
    source: 'Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 160 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const vermeerderingDrempel = dated<{ readonly aandeel: number; readonly bedrag: number }>(
  'vermeerderingDrempel',
  'Vermeerdering die niet gevraagd wordt',
  'formule',
  indexed(
    indexBelastingschalen,
    [
      {
        from: '2024-01-01',
        base: { aandeel: 0.005, bedrag: 50 },
        proof: proofIn(eli.wib92, 'art. 163', '0,5 pct. of 50 EUR', '2026-11-15'),
      },
    ],
    ({ aandeel, bedrag }, coefficient) => ({ aandeel, bedrag: toTenTimes(bedrag, coefficient) }),
  ),
  {
    source: 'Wetboek van de inkomstenbelastingen 1992',
    article: 'art. 163 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2026-12-31',
    note: 'Onder 0,5 % van de basis of onder het geïndexeerde bedrag.',
  },
)

export const vervaldagenVoorafbetaling = dated<readonly string[]>(
  'vervaldagenVoorafbetaling',
  'Laatste dag voor de voorafbetaling van elk kwartaal',
  'formule',
  [
    {
      from: '2018-01-01',
      value: ['04-10', '07-10', '10-10', '12-20'],
      proof: {
        url: justel.kbWib92,
        article: 'art. 66',
        says: '10 april, 10 juli en 10 oktober; de twintigste dag van de laatste maand',
        seenOn: '2026-11-16',
      },
    },
  ],
  {
    source: 'Wetboek van de inkomstenbelastingen 1992 en zijn uitvoeringsbesluit',
    article: 'art. 159 WIB 92',
    eli: eli.wib92,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'In een weekend of op een feestdag: de volgende werkdag.',
  },
)
