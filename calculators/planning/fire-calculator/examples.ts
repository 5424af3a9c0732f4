import type { Example } from '#calculators/kernel/example.ts'

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
      [5, 66],
      [10, 51],
      [15, 43],
      [20, 37],
      [25, 32],
      [30, 28],
      [40, 22],
      [50, 17],
      [60, 12.5],
      [65, 10.5],
      [70, 8.5],
      [75, 7],
      [80, 5.5],
      [85, 4],
    ] as const
  ).map(([rate, years]): Example => ({
    title: `Van nul met ${rate} % spaarquote: ongeveer ${String(years).replace('.', ',')} jaar tot 25 keer je uitgaven`,
    source: 'Mr. Money Mustache, The Shockingly Simple Math Behind Early Retirement (2012)',
    input: {
      nettoInkomen: 4000,
      uitgaven: 40 * (100 - rate),
      vermogen: 0,
      opnamepercentage: 4,
      rendement: 5,
    },
    expect: { spaarquote: rate, jarenKlassiek: years },
    tolerance: 0.5,
    note: 'De bron drukt hele of halve jaren af, met 5 % rendement na inflatie en 4 % opname.',
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
  {
    title: '27.000 euro uitgaven per jaar: 25 keer zoveel is 675.000 euro',
    source: 'Op weg naar genoeg (opwegnaargenoeg.be), oktober 2025',
    derivation: '2.250 × 12 × 25 = 675.000.',
    input: { uitgaven: 2250, opnamepercentage: 4 },
    expect: { fireGetal: 675000 },
  },
  {
    title: 'Doel van een miljoen met 20.000 euro en 1.000 euro per maand aan 5 %: 32 jaar, van 30 tot 62',
    source: 'Lightyear, FIRE-calculator (startwaarden)',
    derivation: '1,05^n × (20.000 + 240.000) = 1.240.000, dus n = ln(4,7692) ÷ ln(1,05) = 32,02.',
    input: { uitgaven: 3333.33, opnamepercentage: 4, vermogen: 20000, maandelijksBelegd: 1000, rendement: 5 },
    expect: { jarenKlassiek: 32.02 },
    tolerance: 0.005,
    note: '40.000 euro per jaar is 3.333,33 per maand; de jaren zijn afgerond.',
  },
  {
    title: '3.000 euro verdienen en 2.100 uitgeven: 30 % spaarquote',
    source: 'Op weg naar genoeg (opwegnaargenoeg.be), oktober 2025',
    input: { nettoInkomen: 3000, uitgaven: 2100 },
    expect: { spaarquote: 30, inlegPerMaand: 900 },
  },
  {
    title: 'Coast: 32 jaar, 48.000 uitgaven per jaar, stoppen op 65 met 7 % reëel',
    source: 'coastfirecalculator.app, how to calculate',
    derivation: '48.000 × 25 = 1.200.000. 1.200.000 ÷ 1,07^33 = 128.685.',
    input: {
      geboortejaar: 1994,
      type: 'coast',
      coastLeeftijd: 65,
      uitgaven: 4000,
      opnamepercentage: 4,
      rendement: 7,
      methode: 'klassiek',
      meerwaardebelasting: false,
    },
    today: '2026-11-15',
    expect: { fireGetal: 1200000, coastGetal: 128685 },
    tolerance: 4,
    note: 'De bron rondt 1,07^33 af op 9,325; precies is het 9,3253.',
  },
  {
    title: 'Barista, klassiek: 2.500 uitgeven en 1.000 bijverdienen',
    source: 'Eigen afleiding',
    derivation: '12 × (2.500 − 1.000) ÷ 4 % = 450.000.',
    input: {
      type: 'barista',
      uitgaven: 2500,
      baristaInkomen: 1000,
      opnamepercentage: 4,
      methode: 'klassiek',
      meerwaardebelasting: false,
    },
    expect: { fireGetal: 450000, benodigdKapitaal: 450000 },
  },
]
