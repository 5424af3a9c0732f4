/** The figures of biv.ts, by date: what a person pays once, when a car gets a number plate. */
import { dated, type DatedDetails } from '#rules/kernel/dated.ts'
import { eli, proofIn } from '#rules/kernel/sources.ts'

const SEEN = '2026-11-16'

const vlaams = (article: string): DatedDetails => ({
  source: 'Vlaamse Codex Fiscaliteit',
  article: `art. ${article} VCF`,
  eli: eli.vcf,
  checkedOn: SEEN,
  confidence: 'hoog',
})
const waals = (article: string): DatedDetails => ({
  source: 'Waals decreet van 7 september 2023, bijgestuurd door het decreet van 30 mei 2025',
  article: `${article} WGB, zoals in Wallonië van toepassing`,
  eli: eli.waalseBiv2023,
  checkedOn: SEEN,
  confidence: 'hoog',
})
const brussels: DatedDetails = {
  source: 'Brussel Fiscaliteit, tarieven van 1 juli 2026',
  article: 'art. 98 WGB, zoals in Brussel van toepassing',
  url: 'https://fiscalite.brussels/',
  checkedOn: SEEN,
  confidence: 'hoog',
}

/** (CO2 × q ÷ 246)⁶ × 4500; for a car of before 2021 the grams rise by x instead of by the factor q. */
export const bivVlaanderenFormule = dated<{
  readonly deler: number
  readonly macht: number
  readonly maal: number
  readonly q: { readonly begin: number; readonly sinds: string; readonly stap: number }
  /** The grams rise each year after this one. */
  readonly x: { readonly na: string; readonly stap: number }
}>(
  'bivVlaanderenFormule',
  'BIV in Vlaanderen: de formule met CO2',
  'formule',
  [
    {
      from: '2021-01-01',
      value: {
        deler: 246,
        macht: 6,
        maal: 4500,
        q: { begin: 1.07, sinds: '2021-01-01', stap: 0.035 },
        x: { na: '2012-12-31', stap: 4.5 },
      },
      base: [246, 6, 4500, 1.07, 0.035, 4.5],
      proof: proofIn(
        eli.vcf,
        'art. 2.3.4.1.2 en 2.3.4.1.2/1',
        '((CO2 * f * q) / 246)^6 * 4500 + c) * LC; q is 1,07 in 2021, jaarlijks verhoogd met 0,035; x is jaarlijks verhoogd met 4,5 g CO2/km vanaf 2013',
        SEEN,
      ),
    },
  ],
  vlaams('2.3.4.1.2 en 2.3.4.1.2/1'),
)

/** Amounts of 1 July 2015; from euro 0 to euro 6. */
export const bivVlaanderenLucht = dated<{ readonly benzine: readonly number[]; readonly diesel: readonly number[] }>(
  'bivVlaanderenLucht',
  'BIV in Vlaanderen: luchtcomponent per euronorm, bedragen van 1 juli 2015',
  'schaal',
  [
    {
      from: '2016-01-01',
      value: {
        benzine: [1138.78, 509.28, 152.29, 95.53, 22.93, 20.61, 20.61],
        diesel: [2863.15, 840, 622.57, 493.36, 467.06, 459.35, 454.07],
      },
      proof: proofIn(
        eli.vcf,
        'art. 2.3.4.1.2/1, tweede lid, 4°',
        'diesel euro 0 2.863,15, euro 1 840,00, euro 2 622,57, euro 3 493,36, euro 4 467,06, euro 5 459,35, euro 6 454,07; benzine en andere euro 0 1138,78, euro 1 509,28, euro 2 152,29, euro 3 95,53, euro 4 22,93, euro 5 en 6 20,61',
        SEEN,
      ),
    },
  ],
  vlaams('2.3.4.1.2/1, tweede lid, 4°'),
)

export const bivVlaanderenGrenzen = dated<{
  readonly minimum: number
  readonly maximum: number
  readonly indexcijfer: number
}>(
  'bivVlaanderenGrenzen',
  'BIV in Vlaanderen: laagste en hoogste bedrag op 1 juli 2015',
  'schaal',
  [
    {
      from: '2016-01-01',
      value: { minimum: 41.99, maximum: 10_497.7, indexcijfer: 100.87 },
      // The text has the two amounts; the index they start from was solved from those of 2020 and 2021.
      derived: true,
      base: [41.99, 10_497.7],
      proof: proofIn(eli.vcf, 'art. 2.3.4.1.3', 'nooit minder dan 41,99 euro en nooit meer dan 10.497,70 euro', SEEN),
    },
  ],
  {
    ...vlaams('2.3.4.1.3 en 2.3.4.1.4'),
    confidence: 'middel',
    note: 'Het indexcijfer geeft de bedragen die de Vlaamse Belastingdienst publiceerde: 45,56 en 11.391,05 in 2020.',
  },
)

export const bivVlaanderenLeeftijd = dated<readonly number[]>(
  'bivVlaanderenLeeftijd',
  'BIV in Vlaanderen: deel dat overblijft per vol jaar',
  'schaal',
  [
    {
      from: '2012-01-01',
      value: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
      proof: proofIn(
        eli.vcf,
        'art. 2.3.4.1.2/1, tweede lid, 5°',
        'minder dan 12 volle maanden 100; dan per jaar 90, 80, 70, 60, 50, 40, 30, 20; meer dan 107 volle maanden 10',
        SEEN,
      ),
    },
  ],
  vlaams('2.3.4.1.2/1, tweede lid, 5°'),
)

export const bivVlaanderenElektrisch = dated(
  'bivVlaanderenElektrisch',
  'BIV in Vlaanderen voor een elektrische auto',
  'euro',
  [
    {
      from: '2026-01-01',
      value: 61.5,
      proof: proofIn(
        eli.vcf,
        'art. 2.3.4.1.1, tweede lid',
        'uitsluitend elektrisch of op waterstof, na 31 december 2025 ingeschreven: 61,50 euro',
        SEEN,
      ),
    },
  ],
  vlaams('2.3.4.1.1, tweede lid'),
)

/** The rungs of Wallonia and Brussels have the same amounts at the start; each region indexes them from another year. */
export const bivVermogen = dated<readonly { readonly pk: number; readonly kw: number; readonly bedrag: number }[]>(
  'bivVermogen',
  'BIV in Wallonië en Brussel: bedrag per vermogen, voor index (tot en met zoveel pk en kW)',
  'schaal',
  [
    {
      from: '2025-07-01',
      value: [
        { pk: 8, kw: 70, bedrag: 61.5 },
        { pk: 10, kw: 85, bedrag: 123 },
        { pk: 11, kw: 100, bedrag: 495 },
        { pk: 14, kw: 110, bedrag: 867 },
        { pk: 15, kw: 120, bedrag: 1239 },
        { pk: 17, kw: 155, bedrag: 2478 },
        { pk: 1000, kw: 10_000, bedrag: 4957 },
      ],
      base: [70, 61.5, 85, 123, 100, 495, 110, 867, 120, 1239, 155, 2478, 4957],
      proof: proofIn(
        eli.waalseBiv2023,
        'art. 98, § 2, A WGB',
        'De 0 à 70 61,50; de 71 à 85 123,00; de 86 à 100 495,00; de 101 à 110 867,00; de 111 à 120 1239,00; de 121 à 155 2478,00; supérieur à 155 4957,00',
        SEEN,
      ),
    },
  ],
  waals('art. 98, § 2, A'),
)

export const bivLeeftijd = dated<readonly number[]>(
  'bivLeeftijd',
  'BIV in Wallonië en Brussel: deel dat overblijft per jaar sinds de eerste inschrijving',
  'schaal',
  [
    {
      from: '2002-01-01',
      value: [1, 0.9, 0.8, 0.7, 0.6, 0.55, 0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1],
      proof: proofIn(
        eli.waalseBiv2023,
        'art. 98, § 3, 1° WGB',
        'réduit à 90 p.c., 80 p.c., 70 p.c., 60 p.c., 55 p.c., 50 p.c., 45 p.c., 40 p.c., 35 p.c., 30 p.c., 25 p.c., 20 p.c., 15 p.c. ou 10 p.c.',
        SEEN,
      ),
    },
  ],
  waals('art. 98, § 3, 1°'),
)

export const bivWallonie = dated<{
  readonly co2: { readonly wltp: number; readonly nedc: number }
  readonly massa: number
  readonly minimum: number
  readonly maximum: number
  readonly laagsteBasis: number
  readonly indexcijfer: number
}>(
  'bivWallonie',
  'BIV in Wallonië: gemiddelde CO2 en massa, grenzen',
  'formule',
  [
    {
      from: '2025-07-01',
      value: {
        co2: { wltp: 136, nedc: 115 },
        massa: 1838,
        minimum: 50,
        maximum: 9000,
        laagsteBasis: 61.5,
        indexcijfer: 134.23,
      },
      base: [136, 115, 1838, 50, 9000, 61.5],
      proof: {
        url: 'https://finances.wallonie.be/',
        article: 'art. 98, § 2, A WGB',
        says: 'X = 136 (WLTP) ou 115 (NEDC); M / 1838; jamais inférieur à 50 € ni supérieur à 9.000 €; le montant de base ne peut jamais être inférieur à 61,50 €',
        seenOn: SEEN,
      },
    },
  ],
  waals('art. 98, § 2 en § 3'),
)

export const bivWallonieEnergie = dated<{
  readonly hybride: number
  readonly elektrisch: readonly { readonly totKw: number; readonly maal: number }[]
}>(
  'bivWallonieEnergie',
  'BIV in Wallonië: coëfficiënt per energie, elektrisch per vermogen',
  'schaal',
  [
    {
      from: '2025-07-01',
      value: {
        hybride: 0.8,
        elektrisch: [
          { totKw: 120, maal: 0.01 },
          { totKw: 155, maal: 0.1 },
          { totKw: 249, maal: 0.18 },
          { totKw: 10_000, maal: 0.26 },
        ],
      },
      base: [0.8, 120, 0.01, 155, 0.1, 249, 0.18, 0.26],
      proof: proofIn(
        eli.waalseBiv2025,
        'art. 1',
        'électrique ≤ 120 kW 0,01; ≤ 155 kW 0,10; ≤ 249 kW 0,18; ≥ 250 kW 0,26; hybride essence ou diesel + électrique 0,80',
        SEEN,
      ),
    },
  ],
  { ...waals('art. 98, § 2, A'), eli: eli.waalseBiv2025 },
)

export const bivWallonieGezin = dated<{
  readonly korting: number
  readonly vanafMassa: number
  readonly totMassa: number
}>(
  'bivWallonieGezin',
  'BIV in Wallonië: korting voor een groot gezin of een alleenstaande ouder',
  'formule',
  [
    {
      from: '2026-07-01',
      value: { korting: 250, vanafMassa: 1838, totMassa: 2750 },
      proof: proofIn(
        eli.waalseBiv2025,
        'art. 1 en 2',
        'réduit de 250 euros, masse supérieure à 1838 kg et inférieure à 2750 kg (famille nombreuse); inférieure à 2750 kg (famille monoparentale)',
        SEEN,
      ),
    },
  ],
  { ...waals('art. 98, § 2, A, 3°'), eli: eli.waalseBiv2025 },
)

export const bivBrussel = dated<{ readonly indexcijfer: number }>(
  'bivBrussel',
  'BIV in Brussel: indexcijfer van mei 2019, waarvan de bedragen vertrekken (basis 2013)',
  'formule',
  [
    {
      from: '2026-07-01',
      value: { indexcijfer: 108.93 },
      base: [78.88, 157.76, 634.89, 1112.01, 1589.14, 3178.28, 6357.85],
      proof: {
        url: 'https://fiscalite.brussels/',
        says: '0 à 8 pk of 0 à 70 kW 78,88; 157,76; 634,89; 1.112,01; 1.589,14; 3.178,28; plus de 17 pk of 155 kW 6.357,85',
        seenOn: SEEN,
      },
    },
  ],
  brussels,
)
