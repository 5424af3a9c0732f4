/** Gereglementeerde vastgoedvennootschap (GVV), the Belgian listed real-estate company: its legal limits. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

export const schuldgraadGvv = dated(
  'schuldgraadGvv',
  'Hoogste schuldgraad van een GVV',
  'tarief',
  [{ from: '2014-07-16', value: 0.65, proof: proofIn(eli.gvv, 'art. 45', 'niet hoger dan 65 %', '2026-11-15') }],
  {
    source: 'Koninklijk besluit van 13 juli 2014 over de GVV',
    article: 'art. 23',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

export const uitkeringGvv = dated(
  'uitkeringGvv',
  'Deel van het resultaat dat een GVV minstens moet uitkeren',
  'tarief',
  [{ from: '2014-07-16', value: 0.8, proof: proofIn(eli.gvv, 'art. 45', 'niet lager dan 80 %', '2026-11-15') }],
  {
    source: 'Koninklijk besluit van 13 juli 2014 over de GVV',
    article: 'art. 13',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://www.ejustice.just.fgov.be/cgi/welcome.pl?language=nl',
  },
)

export const zorgaandeelGvv = dated(
  'zorgaandeelGvv',
  'Deel zorgvastgoed dat een GVV nodig heeft voor de lage roerende voorheffing',
  'tarief',
  [
    { from: '2017-01-01', value: 0.6 },
    {
      from: '2022-01-01',
      value: 0.8,
      proof: proofIn(eli.wib92, 'art. 171, 3°quater', 'tenminste 80 pct.', '2026-11-15'),
    },
  ],
  {
    source: 'FOD Financiën',
    article: 'art. 269, § 1, 3° WIB 92',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    eli: eli.wib92,
  },
)
