/** Rate and allowances of the registration tax in Brussels. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const brusselsTarief = dated(
  'brusselsTarief',
  'Brussels registratierecht',
  'tarief',
  [
    {
      from: '2002-01-01',
      value: 0.125,
      proof: proofAt(
        'https://www.notaris.be/wonen/kosten-verbonden-aan-de-aankoop/de-registratierechten-in-brussel',
        'In Brussel betaal je voor de aankoop van een onroerend goed 12,5% registratierechten.',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 44 W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    url: 'https://fiscaliteit.brussels/nl',
  },
)

export const brusselsAbattement = dated(
  'brusselsAbattement',
  'Brussels abattement op de hoofdverblijfplaats',
  'euro',
  [
    { from: '2017-01-01', value: 175_000 },
    {
      from: '2023-04-01',
      value: 200_000,
      proof: proofIn(eli.brussel2022, 'art. 46bis W.Reg.', '175.000 wordt 200.000', '2026-11-15'),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsPlafond = dated(
  'brusselsPlafond',
  'Hoogste prijs voor het Brussels abattement',
  'euro',
  [
    { from: '2017-01-01', value: 500_000 },
    {
      from: '2023-04-01',
      value: 600_000,
      proof: proofIn(eli.brussel2022, 'art. 46bis W.Reg.', '500.000 wordt 600.000', '2026-11-15'),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsAbattementGrond = dated(
  'brusselsAbattementGrond',
  'Brussels abattement op bouwgrond',
  'euro',
  [
    { from: '2017-01-01', value: 87_500 },
    {
      from: '2023-04-01',
      value: 100_000,
      proof: proofIn(eli.brussel2022, 'art. 46bis W.Reg.', '87.500 wordt 100.000', '2026-11-15'),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsPlafondGrond = dated(
  'brusselsPlafondGrond',
  'Hoogste prijs van bouwgrond voor het Brussels abattement',
  'euro',
  [
    { from: '2017-01-01', value: 250_000 },
    {
      from: '2023-04-01',
      value: 300_000,
      proof: proofIn(eli.brussel2022, 'art. 46bis W.Reg.', '250.000 wordt 300.000', '2026-11-15'),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46bis W.Reg. (Brussel)',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const brusselsAbattementEnergie = dated<{ perKlasse: number; vanafKlassen: number; hoogstens: number } | null>(
  'brusselsAbattementEnergie',
  'Brussels bijkomend abattement per gewonnen energieklasse',
  'schaal',
  [
    { from: '2017-01-01', value: null },
    {
      from: '2023-04-01',
      value: { perKlasse: 25_000, vanafKlassen: 2, hoogstens: 100_000 },
      base: { perKlasse: 25_000, vanafKlassen: 2 },
      proof: proofIn(
        eli.brussel2022,
        'art. 3 (art. 46ter W.Reg.)',
        '25.000 euro per gewonnen energieklasse; minstens twee klassen binnen vijf jaar',
        '2026-11-16',
      ),
    },
  ],
  {
    source: 'Brussel Fiscaliteit',
    article: 'art. 46ter W.Reg. (Brussel)',
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    url: 'https://fiscaliteit.brussels/nl',
  },
)
