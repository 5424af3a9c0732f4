import type { Example } from '#calculators/example.ts'

const TRINITY = 'Cooley, Hubbard en Walz, AAII Journal, februari 1998, tabel 1 (via retirementincome.net)'
const nominalStocks = { toetsReeks: 'trinity', toetsOpname: 'nominaal', toetsAandelen: 100 }

/** Share of 30-year periods that last, by withdrawal rate, as printed: whole percents. */
const published: readonly (readonly [number, number])[] = [
  [3, 100],
  [4, 98],
  [5, 95],
  [6, 90],
  [7, 85],
  [8, 78],
  [9, 68],
  [10, 54],
  [11, 49],
  [12, 34],
]

/** Number of overlapping periods from 1926 to 1995, by length. */
const periods: readonly (readonly [number, number])[] = [
  [15, 56],
  [20, 51],
  [25, 46],
  [30, 41],
]

export const examples: readonly Example[] = [
  ...published.map(([rate, share]): Example => ({
    row: '46',
    title: `Trinity-studie: ${rate} % opname, 30 jaar, 100 % aandelen, vast bedrag`,
    source: TRINITY,
    input: { ...nominalStocks, toetsPercentage: rate, toetsDuur: 30 },
    expect: { slaagkansToets: share },
    tolerance: rate === 11 ? 3 : 0.5,
    note:
      rate === 11
        ? 'De studie gebruikt koersen op het jaareinde, onze reeks maandgemiddelden van januari: één periode van de 41 valt anders uit (46 in plaats van 49).'
        : 'De studie drukt hele procenten af.',
  })),
  ...periods.map(([years, count]): Example => ({
    row: '48',
    title: `Trinity-studie: aantal periodes van ${years} jaar tussen 1926 en 1995`,
    source: 'Cooley, Hubbard en Walz, AAII Journal, februari 1998',
    input: { ...nominalStocks, toetsDuur: years },
    expect: { aantalReeksen: count },
  })),
  {
    title: 'De 4 %-regel met inflatie: 95 % over 30 jaar met alleen aandelen',
    source: 'Cooley, Hubbard en Walz, AAII Journal, februari 1998, tabel 3',
    input: { toetsReeks: 'trinity', toetsOpname: 'geindexeerd', toetsAandelen: 100, toetsPercentage: 4, toetsDuur: 30 },
    expect: { slaagkansToets: 95 },
    tolerance: 0.5,
    note: 'De studie drukt hele procenten af.',
  },
  {
    title: 'De 4 %-regel met inflatie en een kwart obligaties: 98 %',
    source: 'Cooley, Hubbard en Walz, AAII Journal, februari 1998, tabel 3',
    input: { toetsReeks: 'trinity', toetsOpname: 'geindexeerd', toetsAandelen: 75, toetsPercentage: 4, toetsDuur: 30 },
    expect: { slaagkansToets: 98 },
    tolerance: 0.5,
    note: 'De studie drukt hele procenten af.',
  },
  {
    title: 'Klassiek: 1.900 euro per maand bij 3,5 % is 651.429 euro, bereikt in jaar 27',
    source: 'Eigen afleiding',
    derivation:
      '12 × 1.900 ÷ 3,5 % = 651.428,57. Met 40.000 start, 10.800 per jaar en 4,5 % reëel: ln[(651.428,57 × 4,5 % + 10.800) ÷ (40.000 × 4,5 % + 10.800)] ÷ ln 1,045 = 26,3 jaar, dus op het einde van jaar 27.',
    input: {
      nettoInkomen: 2800,
      uitgaven: 1900,
      vermogen: 40000,
      opnamepercentage: 3.5,
      rendement: 4.5,
      methode: 'klassiek',
      meerwaardebelasting: false,
    },
    today: '2026-11-15',
    expect: { fireGetal: 651428.57, jarenTotFire: 27 },
  },
  {
    title: 'De brug: stoppen op 60 met pensioen vanaf 67',
    source: 'Eigen afleiding',
    derivation:
      'Brug: 24.000 × (1 − 1,04^−7) ÷ 4 % = 144.049,31. Daarna 24.000 − 18.000 = 6.000 per jaar: 6.000 ÷ 4 % ÷ 1,04^7 = 113.987,67. Samen 258.036,98, en 300.000 is er al.',
    input: {
      geboortejaar: 1966,
      uitgaven: 2000,
      vermogen: 300000,
      opnamepercentage: 4,
      socialeBijdragen: 0,
      pensioen: 1500,
      pensioenVerminderen: false,
      meerwaardebelasting: false,
    },
    today: '2026-11-15',
    expect: {
      jarenTotFire: 0,
      fireLeeftijd: 60,
      brugJaren: 7,
      brugKapitaal: 144049,
      laterKapitaal: 113988,
      benodigdKapitaal: 258037,
    },
  },
  ...(
    [
      [10, 51],
      [25, 32],
      [50, 17],
      [75, 7],
    ] as const
  ).map(([rate, years]): Example => ({
    title: `Van nul met ${rate} % spaarquote: ongeveer ${years} jaar tot 25 keer je uitgaven`,
    source: 'Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012)',
    input: {
      nettoInkomen: 4000,
      uitgaven: 4000 * (1 - rate / 100),
      vermogen: 0,
      opnamepercentage: 4,
      rendement: 5,
    },
    expect: { spaarquote: rate, jarenKlassiek: years },
    tolerance: 0.5,
    note: 'De bron drukt hele jaren af, met 5 % rendement na inflatie en 4 % opname.',
  })),
  {
    title: 'Trinity-studie: 75 % aandelen, 6 % vast bedrag, 30 jaar',
    source: TRINITY,
    input: {
      toetsReeks: 'trinity',
      toetsOpname: 'nominaal',
      toetsAandelen: 75,
      toetsPercentage: 6,
      toetsDuur: 30,
    },
    expect: { slaagkansToets: 95 },
    tolerance: 2.5,
    note: 'De studie gebruikt bedrijfsobligaties, onze reeks staatsobligaties op tien jaar: één periode van de 41 valt anders uit (93 in plaats van 95).',
  },
]
