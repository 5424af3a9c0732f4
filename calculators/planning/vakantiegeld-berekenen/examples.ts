import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Vertrekvakantiegeld: 8/52,15 van het jaarloon, in drie delen',
    source: 'Securex, vertrekvakantiegeld van bedienden',
    input: { situatie: 'vertrek', jaarloon: 10000, maandloon: 2500 },
    expect: {
      percentageVertrek: 15.34,
      bruto: 1534,
      vertrekEnkelBruto: 767,
      vertrekDubbelBruto: 680,
      vertrekBijkomendBruto: 87,
    },
  },
  {
    title: 'Dubbel vakantiegeld van een bediende met 2.500 euro in 2026',
    source: 'Eigen afleiding',
    derivation:
      'Bruto 92 % × 2.500 = 2.300. RSZ 13,07 % van 2.125 = 277,74. Belastbaar 2.022,26. Jaarloon na RSZ 26.079 geeft 34,33 %: 694,24. Netto 1.328,02.',
    input: { maandloon: 2500 },
    expect: {
      bruto: 2300,
      rsz: 277.74,
      belastbaar: 2022.26,
      tarief: 34.33,
      bedrijfsvoorheffing: 694.24,
      netto: 1328.02,
    },
  },
  {
    title: 'Dubbel vakantiegeld van een bediende met 4.000 euro in 2026',
    source: 'Eigen afleiding',
    derivation:
      'Bruto 3.680. RSZ 13,07 % van 3.400 = 444,38. Belastbaar 3.235,62. Jaarloon na RSZ 41.726,40 geeft 42,39 %: 1.371,58. Netto 1.864,04.',
    input: { maandloon: 4000 },
    expect: {
      bruto: 3680,
      rsz: 444.38,
      belastbaar: 3235.62,
      tarief: 42.39,
      bedrijfsvoorheffing: 1371.58,
      netto: 1864.04,
    },
  },
  {
    title: 'Arbeider met 30.000 euro brutojaarloon',
    source: 'Eigen afleiding',
    derivation:
      '30.000 × 108 % × 15,38 % = 4.983,12. RSZ 13,07 % van 6,8 % × 32.400 = 287,96. Solidariteit 49,83. Belastbaar 4.645,33 × 23,22 % = 1.078,65. Netto 3.566,68.',
    input: { situatie: 'arbeider', jaarloon: 30000 },
    expect: { bruto: 4983.12, rsz: 287.96, solidariteit: 49.83, bedrijfsvoorheffing: 1078.65, netto: 3566.68 },
  },
  {
    title: 'Zes gewerkte maanden geven de helft',
    source: 'Eigen afleiding',
    derivation: '3.000 × 92 % × 6/12 = 1.380 bruto.',
    input: { maandloon: 3000, gewerkteMaanden: 6 },
    expect: { bruto: 1380 },
  },
  {
    title: 'Vertrek zonder dat er dit jaar vakantie is opgenomen: beide jaren aan 15,34 %',
    source: 'Securex, hoe wordt het vertrekvakantiegeld berekend bij het einde van het contract?',
    derivation:
      '15,34 % van 36.000 (vorig jaar) = 5.522,40 en 15,34 % van 18.000 (dit jaar) = 2.761,20: samen 8.283,60.',
    input: {
      situatie: 'vertrek',
      maandloon: 3000,
      jaarloon: 18000,
      loonVorigJaar: 36000,
      dagenOver: 20,
      dubbelBetaald: false,
    },
    expect: { bruto: 8283.6 },
  },
  {
    title: 'Vertrek na alle vakantie: alleen het lopende jaar',
    source: 'Securex, hoe wordt het vertrekvakantiegeld berekend bij het einde van het contract?',
    derivation: '15,34 % van 18.000 = 2.761,20.',
    input: { situatie: 'vertrek', maandloon: 3000, jaarloon: 18000, loonVorigJaar: 36000, dagenOver: 0 },
    expect: { bruto: 2761.2 },
  },
  {
    title: 'Arbeider: netto 11,00829 % van het loon aan 108 %',
    source: 'Références (Le Soir), le pécule de vacances des ouvriers',
    derivation:
      '100.000 aan 108 % is 108.000. Belastbaar 14,33744 % = 15.484,44; min 23,22 % blijft 11,00829 % = 11.888,95.',
    input: { situatie: 'arbeider', jaarloon: 100000 },
    expect: { belastbaar: 15484.44, netto: 11888.95 },
    tolerance: 0.01,
    note: 'De bron geeft percentages; we ronden elke inhouding op de cent.',
  },
  {
    title: 'Arbeider met een klein jaarloon: het lage tarief tot 1.700 euro belastbaar',
    source: 'Rijksdienst voor Jaarlijkse Vakantie: 17,16 % tot 1.700 euro (inkomsten 2025)',
    derivation:
      '10.000 × 108 % × 15,38 % = 1.661,04. RSZ 95,99, solidariteit 16,61. Belastbaar 1.548,44 × 17,16 % = 265,71.',
    input: { situatie: 'arbeider', jaarloon: 10000 },
    expect: { tarief: 17.16, bedrijfsvoorheffing: 265.71, netto: 1282.73 },
  },
  {
    title: 'Loon van 3.000 euro en 22 werkdagen: 136,36 euro per vakantiedag, 2.760 euro dubbel',
    source: 'Deloitte, pécule de vacances des employés; Indeed (3.000 × 92 % = 2.760)',
    input: { maandloon: 3000, werkdagen: 22 },
    expect: { dagloon: 136.36, bruto: 2760 },
  },
  {
    title: 'Commissieloon van 6.000 euro: daggemiddelde, enkel en dubbel vakantiegeld',
    source: 'Eigen afleiding',
    derivation:
      'Regel van Prato (31 mei 2022) en EasyPay: 6.000 ÷ (20,83 × 12) = 24,00 per dag, maal 20 dagen = 480. Dubbel: 92 % × (2.800 + 500) = 3.036. Enkel op vast loon 2.800 × 20/22 = 2.545,45, samen 3.025,45.',
    input: { situatie: 'variabel', maandloon: 2800, variabelLoon: 6000 },
    expect: { variabelPerDag: 24, bruto: 3036, enkelVakantiegeld: 3025.45 },
  },
  {
    title: 'Negen maanden gewerkt, 2.500 euro: 1.725 euro dubbel vakantiegeld',
    source: 'Going for Talent, opslag na het dubbel vakantiegeld (2022)',
    input: { maandloon: 2500, gewerkteMaanden: 9 },
    expect: { bruto: 1725 },
  },
  {
    title: 'Vertrek: enkel deel op 30.300 euro brutoloon',
    source: 'RSZ, administratieve instructies, verrekening van vertrekvakantiegeld',
    input: { situatie: 'vertrek', jaarloon: 30300 },
    expect: { vertrekEnkelBruto: 2324.01 },
  },
  {
    title: 'Vertrek na een vol jaar aan 2.500 euro: 4.602 euro vertrekvakantiegeld',
    source: 'Securex, comment procède-t-on à la régularisation? (2.500 × 12 × 15,34 %)',
    input: { situatie: 'vertrek', maandloon: 2500, jaarloon: 30000 },
    expect: { bruto: 4602 },
  },
  {
    title: 'Nieuwe werkgever met een lager loon: van het dubbel vakantiegeld blijft niets over',
    source: 'Securex, comment procède-t-on à la régularisation? (2.000 euro, dubbel 1.840 euro)',
    derivation: 'Het dubbel deel van 7,67 % op 30.000 euro is 2.301 euro, meer dan 92 % van 2.000 euro.',
    input: { maandloon: 2000, alOntvangen: 2301 },
    expect: { bruto: 0, netto: 0 },
  },
  {
    title: 'Decemberafrekening na minder werken: 24.000 euro loon, 18 dagen opgenomen',
    source: 'Acerta, denk aan de decemberafrekening (5 december 2018)',
    derivation:
      'Enkel en dubbel elk 7,67 % × 24.000 = 1.840,80. Al betaald: enkel 2.000 × 10/20 + 1.750 × 8/22 = 1.636,36, dubbel 2.000 × 92 % = 1.840. Blijft 204,44 en 0,80.',
    input: {
      situatie: 'vertrek',
      maandloon: 1750,
      jaarloon: 24000,
      enkelOntvangen: 1636.36,
      dubbelOntvangen: 1840,
    },
    expect: { vertrekEnkelBruto: 204.44, vertrekDubbelBruto: 0.71, vertrekBijkomendBruto: 0.09, bruto: 205.24 },
  },
  {
    title: 'Negen maanden gewerkt: ook het enkel vakantiegeld is maar voor 15 dagen',
    source: 'Eigen afleiding',
    derivation: '20 dagen × 9/12 = 15 dagen. 3.300 × 15/22 = 2.250,00 enkel. Dubbel: 3.300 × 92 % × 9/12 = 2.277,00.',
    input: { maandloon: 3300, gewerkteMaanden: 9 },
    expect: { dagenRecht: 15, enkelVakantiegeld: 2250, bruto: 2277 },
  },
  {
    title: 'Commissieloon na zes maanden: het daggemiddelde telt voor tien dagen',
    source: 'Eigen afleiding',
    derivation:
      '20 × 6/12 = 10 dagen. Vast: 2.200 × 10/22 = 1.000. Variabel: 6.000 ÷ (20,83 × 12) = 24,00 × 10 = 240. Dubbel: 92 % × (2.200 + 500) × 6/12 = 1.242.',
    input: { situatie: 'variabel', maandloon: 2200, variabelLoon: 6000, gewerkteMaanden: 6 },
    expect: { enkelVakantiegeld: 1240, bruto: 1242 },
  },
  {
    title: 'Vorig jaar werkloos en nu 55: twintig dagen seniorvakantie',
    source: 'RVA, seniorvakantie; art. 111 KB van 25 november 1991',
    derivation:
      '2.600 ÷ 26 = 100 per dag, onder grens AX. 65 % = 65; zes uitkeringsdagen voor vijf vakantiedagen: 78, min 10,09 % = 70,13. Twintig dagen: 1.402,60.',
    input: { maandloon: 2600, gewerkteMaanden: 0 },
    today: '2026-11-15',
    expect: { bruto: 0, dagenTekort: 20, uitkeringPerDag: 70.13, uitkeringSamen: 1402.6 },
  },
  {
    title: 'Vier maanden gewerkt met 4.000 euro: 13,3 dagen te kort, aan het hoogste bedrag',
    source: 'RVA, jeugdvakantie; art. 111 KB van 25 november 1991',
    derivation:
      'Grens AX in september 2026: 65,2262 × 1,8114 = 118,15; 65 % = 76,80; × 6/5 = 92,16, min 10,09 % = 82,86. 20 − 6,67 = 13,33 dagen.',
    input: { maandloon: 4000, gewerkteMaanden: 4 },
    today: '2026-11-15',
    expect: { dagenTekort: 13.33, uitkeringPerDag: 82.86 },
  },
]
