/** The school allowance of the Groeipakket (selectieve participatietoeslag leerling), by school year. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

const SEEN = '2026-11-17'

export const schooltoeslag = dated(
  'schooltoeslag',
  'Schooltoeslag per schooljaar, externe leerling',
  'schaal',
  [
    {
      from: '2024-09-01',
      value: { kleuter: 125.28, lagerMinimum: 146.19, lager: 227.36, secundairMinimum: 282.37, secundair: 1_139.56 },
      proof: {
        url: 'https://gpedia.groeipakket.be/nl/thema/selectieve/bedragen-van-de',
        says: 'Schooljaar 2024-2025: kleuteronderwijs 125,28; lager onderwijs minimum 146,19 en volledig 227,36; secundair extern minimum 282,37 en volledig 1.139,56',
        seenOn: SEEN,
      },
    },
  ],
  {
    source: 'Agentschap Uitbetaling Groeipakket, bedragen van het schooljaar 2024-2025',
    article: 'art. 46 tot 48 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: SEEN,
    confidence: 'hoog',
    note: 'De bedragen van latere schooljaren vonden we niet. Interne leerlingen en het zevende jaar krijgen meer.',
  },
)

/** School year 2023-2024, for families of 0 to 20 points. */
const MINIMUM_2023 = [
  12_886.7, 22_333.23, 25_196.7, 27_605.56, 29_060.04, 30_499.38, 31_938.63, 33_377.91, 34_817.18, 36_256.47, 37_695.77,
  39_135.1, 40_574.35, 42_013.64, 43_452.98, 44_854.69, 46_175.29, 47_495.89, 48_816.47, 50_137.08, 51_457.66,
]
const MAXIMUM_2023 = [
  26_357.89, 37_012.41, 45_278.06, 51_387.98, 58_012.36, 66_180.28, 71_711.29, 74_673.06, 77_598.51, 80_530.55,
  83_649.83, 86_394.8, 89_451.61, 92_321.36, 95_253.46, 98_185.48, 101_117.62, 104_049.69, 106_981.75, 109_913.91,
  112_845.95,
]
/** Limits rise as the amounts do (art. 4, § 3): from the base of 2019 those were 1,20805 in 2024, these 1,09129 in 2023. */
const STIJGING_2024 = 1.20805 / 1.0912851

export const schooltoeslagGrenzen = dated(
  'schooltoeslagGrenzen',
  'Inkomensgrenzen van de schooltoeslag, van 0 tot 20 punten',
  'schaal',
  [
    {
      from: '2023-09-01',
      value: { minimum: MINIMUM_2023, maximum: MAXIMUM_2023 },
      proof: {
        url: 'https://www.fons.be/toeslagen-Groeipakket/Schooltoeslag/Financi%C3%ABle-voorwaarde',
        says: 'Punten, minimumgrens en maximumgrens. 0: 12.886,70 en 26.357,89; 1: 22.333,23 en 37.012,41; 2: 25.196,70 en 45.278,06; 3: 27.605,56 en 51.387,98; 4: 29.060,04 en 58.012,36; 5: 30.499,38 en 66.180,28; 6: 31.938,63 en 71.711,29; 7: 33.377,91 en 74.673,06; 8: 34.817,18 en 77.598,51; 9: 36.256,47 en 80.530,55; 10: 37.695,77 en 83.649,83; 11: 39.135,10 en 86.394,80; 12: 40.574,35 en 89.451,61; 13: 42.013,64 en 92.321,36; 14: 43.452,98 en 95.253,46; 15: 44.854,69 en 98.185,48; 16: 46.175,29 en 101.117,62; 17: 47.495,89 en 104.049,69; 18: 48.816,47 en 106.981,75; 19: 50.137,08 en 109.913,91; 20: 51.457,66 en 112.845,95',
        seenOn: SEEN,
      },
    },
    {
      from: '2024-09-01',
      value: {
        minimum: MINIMUM_2023.map((limit) => roundCents(limit * STIJGING_2024)),
        maximum: MAXIMUM_2023.map((limit) => roundCents(limit * STIJGING_2024)),
      },
      derived: true,
    },
  ],
  {
    source: 'FONS, financiële voorwaarde van de schooltoeslag',
    article: 'art. 4, § 3, en 41 tot 43 decreet van 27 april 2018',
    eli: eli.groeipakket,
    checkedOn: SEEN,
    confidence: 'middel',
    note: 'De tabel van FONS is het bedrag van 2019 maal 1,09129; het schooljaar leiden we af. Voor 2024 met de stijging van de bedragen zelf.',
  },
)
