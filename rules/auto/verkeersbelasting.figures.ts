/** The figures of verkeersbelasting.ts, by date. Amounts are without the 10 % for the municipality. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

const SEEN = '2026-11-16'
const JULY = '2027-06-30'

const codex = (article: string): DatedDetails => ({
  source: 'Vlaamse Codex Fiscaliteit',
  article: `art. ${article} VCF`,
  eli: eli.vcf,
  checkedOn: SEEN,
  confidence: 'hoog',
})

/** What the taxes on cars follow each 1 July. */
export const indexcijferMei = dated(
  'indexcijferMei',
  'Indexcijfer van mei voor de autobelastingen (basis 2013)',
  'coefficient',
  [
    { from: '2025-07-01', value: 134.23 },
    {
      from: '2026-07-01',
      value: 139.71,
      proof: proofAt(
        'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
        'mei 2026: 103,26 (2025 = 100), 139,71 (2013 = 100)',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'Statbel, indexcijfer van de consumptieprijzen',
    article: 'art. 2.2.4.0.3 en 2.3.4.1.4 VCF',
    url: 'https://statbel.fgov.be/nl/themas/consumptieprijsindex',
    checkedOn: SEEN,
    confidence: 'hoog',
    knownTo: JULY,
  },
)

export const verkeersbelastingPk = dated<{ readonly perPk: readonly number[]; readonly boven20: number }>(
  'verkeersbelastingPk',
  'Verkeersbelasting per fiscale pk, van 4 tot 20, zonder opdeciem',
  'schaal',
  [
    {
      from: '2026-07-01',
      value: {
        perPk: [
          97.44, 121.92, 176.28, 230.28, 284.76, 339.24, 393, 510, 627, 743.76, 860.76, 977.76, 1280.64, 1583.76,
          1886.88, 2189.4, 2492.52,
        ],
        boven20: 135.96,
      },
      derived: true,
      base: [
        107.18, 134.11, 193.91, 253.31, 313.24, 373.16, 432.3, 561, 689.7, 818.14, 946.84, 1075.54, 1408.7, 1742.14,
        2075.57, 2408.34, 2741.77, 149.56,
      ],
      proof: {
        url: 'https://finances.wallonie.be/',
        article: 'art. 9 en 11 WGB',
        says: '4 et moins 107,18; 5 134,11; 6 193,91; 7 253,31; 8 313,24; 9 373,16; 10 432,30; 11 561,00; 12 689,70; 13 818,14; 14 946,84; 15 1.075,54; 16 1.408,70; 17 1.742,14; 18 2.075,57; 19 2.408,34; 20 2.741,77; 149,56 par cheval vapeur (01/07/2026 – 30/06/2027)',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'SPW Finances en Brussel Fiscaliteit, tarieven van 1 juli',
    article: 'art. 9 en 11 WGB; art. 2.2.4.0.1, § 2 VCF',
    url: 'https://finances.wallonie.be/',
    checkedOn: SEEN,
    confidence: 'middel',
    knownTo: JULY,
    note: 'De bedragen van Wallonië en Brussel gedeeld door 1,10; een Vlaamse lijst zagen we niet.',
  },
)

export const opdeciem = dated(
  'opdeciem',
  'Opdeciem voor de gemeente op de verkeersbelasting',
  'tarief',
  [
    {
      from: '2014-01-01',
      value: 0.1,
      note: 'Een opdeciem is een tiende.',
      base: 'een opdeciem',
      proof: proofIn(eli.vcf, 'art. 2.2.4.0.5, § 2', 'voor de gemeenten wordt een opdeciem geheven', SEEN),
    },
  ],
  codex('2.2.4.0.5, § 2'),
)

/** A lower or higher tax by emissions: per gram above or below the neutral level, counted between two borders. */
export const verkeersbelastingCo2 = dated<{
  readonly perGram: number
  readonly neutraal: number
  readonly neutraalVoor2021: number
  readonly vanaf: number
  readonly tot: number
}>(
  'verkeersbelastingCo2',
  'Verkeersbelasting in Vlaanderen: correctie per gram CO2',
  'formule',
  [
    {
      from: '2021-01-01',
      value: { perGram: 0.003, neutraal: 149, neutraalVoor2021: 122, vanaf: 24, tot: 500 },
      proof: proofIn(
        eli.vcf,
        'art. 2.2.4.0.1, § 2/1 en § 2/2',
        'met 0,30 % voor iedere gram CO2 boven 122 gram (eerste inschrijving na 31 december 2020: 149 gram) en niet hoger dan 500 gram, of eronder maar hoger dan 24 gram',
        SEEN,
      ),
    },
  ],
  codex('2.2.4.0.1, § 2/1 en § 2/2'),
)

export const verkeersbelastingEuronorm = dated<{
  readonly benzine: readonly number[]
  readonly diesel: readonly number[]
}>(
  'verkeersbelastingEuronorm',
  'Verkeersbelasting in Vlaanderen: correctie per euronorm, van euro 0 tot euro 6',
  'schaal',
  [
    {
      from: '2017-07-01',
      value: {
        benzine: [0.3, 0.1, 0.05, 0, -0.125, -0.15, -0.15],
        diesel: [0.5, 0.4, 0.35, 0.3, 0.25, 0.175, 0.15],
      },
      base: [0.3, 0.1, 0.05, 0.125, 0.15, 0.5, 0.4, 0.35, 0.25, 0.175],
      proof: proofIn(
        eli.vcf,
        'art. 2.2.4.0.1, § 2/1',
        'euro 0 30 % 50 %; euro 1 10 % 40 %; euro 2 5 % 35 %; euro 3 0 % 30 %; euro 4 − 12,5 % 25 %; euro 5 − 15 % 17,5 %; euro 6 − 15 % 15 %',
        SEEN,
      ),
    },
  ],
  { ...codex('2.2.4.0.1, § 2/1'), note: 'Een diesel met roetfilter van euro 3 of euro 4 heeft een lager tarief.' },
)

export const verkeersbelastingMinimum = dated(
  'verkeersbelastingMinimum',
  'Verkeersbelasting in Vlaanderen: laagste bedrag na correctie, op 1 juli 2015',
  'euro per jaar',
  [
    {
      from: '2016-01-01',
      value: 40,
      proof: proofIn(eli.vcf, 'art. 2.2.4.0.1, § 2/1, tweede lid', 'minimum 40 euro', SEEN),
    },
  ],
  codex('2.2.4.0.1, § 2/1, tweede lid'),
)

export const verkeersbelastingElektrisch = dated(
  'verkeersbelastingElektrisch',
  'Verkeersbelasting in Vlaanderen voor een elektrische auto, op 1 juli 2025',
  'euro per jaar',
  [
    {
      from: '2026-01-01',
      value: 93.6,
      proof: proofIn(
        eli.vcf,
        'art. 2.2.4.0.1, § 9',
        'uitsluitend aangedreven door een elektrische motor of door waterstof en na 31 december 2025 ingeschreven: 93,60 euro',
        SEEN,
      ),
    },
  ],
  codex('2.2.4.0.1, § 9'),
)

/** What the law takes for an unknown euro norm, by day of first registration. */
export const euronormVolgensDatum = dated<readonly { readonly vanaf: string; readonly norm: number }[]>(
  'euronormVolgensDatum',
  'Euronorm volgens de eerste inschrijving',
  'schaal',
  [
    {
      from: '2016-01-01',
      value: [
        { vanaf: '1994-01-01', norm: 1 },
        { vanaf: '1997-01-01', norm: 2 },
        { vanaf: '2001-01-01', norm: 3 },
        { vanaf: '2006-01-01', norm: 4 },
        { vanaf: '2011-01-01', norm: 5 },
        { vanaf: '2015-09-01', norm: 6 },
      ],
      base: [1, 2, 3, 4, 5, 6],
      proof: proofIn(
        eli.vcf,
        'art. 2.2.4.0.6 en 2.3.4.1.5',
        'vanaf 1 januari 1994 euro 1; 1997 euro 2; 2001 euro 3; 2006 euro 4; 2011 euro 5; vanaf 1 september 2015 euro 6',
        SEEN,
      ),
    },
  ],
  codex('2.2.4.0.6 en 2.3.4.1.5'),
)
