import type { Example } from '#calculators/kernel/example.ts'

const spring = { loonmaand: '2026-05' }

/** Gross, then what is left of the RSZ, taxable, withheld, special contribution and net. */
const simulated: readonly Example[] = (
  [
    [3000, 'alleenstaand', 0, 299.83, 2700.17, 436.1, 19.24, 2244.83],
    [3000, 'alleenstaand', 2, 299.83, 2700.17, 246.1, 19.24, 2434.83],
    [3000, 'partnerZonderInkomen', 0, 299.83, 2700.17, 81.44, 23.35, 2595.38],
    [5000, 'alleenstaand', 0, 653.5, 4346.5, 1245.26, 49.51, 3051.73],
  ] as const
).map(([bruto, gezin, kinderen, rszNaWerkbonus, belastbaar, bedrijfsvoorheffing, bbsz, netto]) => ({
  title: `Simulatie van 24 mei 2026: bediende met ${bruto} euro, ${gezin}, ${kinderen} kinderen`,
  source: 'Simulator van lonen van 2026, zeven referenties van 24 mei 2026 (Oraliks/docbel)',
  input: { ...spring, bruto, gezin, kinderen },
  expect: { rszNaWerkbonus, belastbaar, bedrijfsvoorheffing, bbsz, netto },
  tolerance: 0.011,
  note: 'De bron kapt de voorheffing af op de cent.',
}))

/** Two payslips of one clerk; the benefit of the car follows the days of the month. */
const payslips: readonly Example[] = (
  [
    ['2025-07', 270.17, 2778.6],
    ['2025-09', 261.45, 2769.88],
  ] as const
).map(([loonmaand, voordeelWagen, belastbaar]) => ({
  title: `Loonbrief van ${loonmaand}: bediende met 2.732,94 euro en een bedrijfswagen`,
  source: 'SD Worx, loonbrieven van juli en september 2025 (VicdSpt/Wage_Calculator)',
  input: { bruto: 2732.94, loonmaand, voordeelWagen },
  expect: { rsz: 357.2, werkbonusA: 120.59, werkbonusB: 12.1, belastbaar, fiscaleWerkbonus: 46.32, bbsz: 16.3 },
  note: 'Op de loonbrief is de voorheffing in beide maanden 17,85 euro lager dan de sleutelformule; de bron vond niet waarom.',
}))

/** A script that someone wrote from the texts of the tax administration and the RSZ, on both sides of 1 September. */
const recomputed: readonly Example[] = (
  [
    ['2026-09', 3000, { werkbonusA: 110.54, belastbaar: 2718.44, bedrijfsvoorheffing: 437.87, netto: 2261.33 }],
    ['2026-09', 3350, { werkbonusA: 14.67, belastbaar: 2926.82, bedrijfsvoorheffing: 558.83, netto: 2344.9 }],
    ['2026-08', 3350, { werkbonusA: 0, belastbaar: 2912.15, bedrijfsvoorheffing: 557.41, netto: 2331.65 }],
  ] as const
).map(([loonmaand, bruto, expect]) => ({
  title: `Alleenstaande bediende met ${bruto} euro in ${loonmaand}: de hoogste loongrens van de werkbonus steeg op 1 september`,
  source: 'Referentieberekening uit de sleutelformule en de RSZ-instructies 2026/3 (VicdSpt/Wage_Calculator)',
  input: { bruto, loonmaand },
  expect,
}))

/** What the partner earns stays within the limits of the withholding: for the RSZ no income. */
const smallPartner: readonly Example[] = (
  [
    [1500, 'kleinInkomen', 0, 'Onder 1.945,38 euro niets; met een gewoon inkomen van de partner 5,15.'],
    [2000, 'kleinPensioen', 3.22, '5,9 % × 54,62 = 3,22; het minimum van 5,15 geldt alleen voor twee inkomens.'],
    [
      6500,
      'kleinInkomen',
      60.94,
      '14,44 + 1,1 % × 4.309,82 = 61,85, hoogstens 60,94; met twee inkomens hoogstens 51,64.',
    ],
  ] as const
).map(([bruto, partnerInkomen, bbsz, derivation]) => ({
  title: `Bijzondere bijdrage op ${bruto} euro met een partner: ${partnerInkomen} telt als geen inkomen`,
  source: 'Instructie van de RSZ, aangehaald door EasyPay (1 april 2022) en Liantis (21 april 2022)',
  derivation,
  input: { ...spring, bruto, gezin: 'partnerMetInkomen', partnerInkomen },
  expect: { bbsz },
}))

export const examples: readonly Example[] = [
  ...simulated,
  ...payslips,
  ...recomputed,
  ...smallPartner,
  {
    title: 'RSZ op het laagste minimumloon van PC 200',
    source: 'Loonbarema PC 200, 2026',
    input: { bruto: 2242.81 },
    expect: { rsz: 293.14 },
  },
  {
    title: 'RSZ op het minimumloon van PC 200 met een jaar ervaring',
    source: 'Loonbarema PC 200, 2026',
    input: { bruto: 2276.51 },
    expect: { rsz: 297.54 },
  },
  {
    title: 'Bediende met 2.500 euro in mei 2026: twee luiken werkbonus',
    source: 'Eigen afleiding',
    derivation:
      'RSZ 326,75. Werkbonus 125,04 + (168,62 − 0,2699 × 244,50 = 102,63) = 227,67. Belastbaar 2.400,92, per jaar 28.811,04 min 6.070 = 22.741,04. Schaal 7.051,22 min 2.987,98 = 4.063,24 of 338,60 per maand. Fiscale werkbonus 95,36. BBSZ 13,74. Netto 2.143,94.',
    input: { ...spring, bruto: 2500 },
    expect: { werkbonus: 227.67, belastbaar: 2400.92, fiscaleWerkbonus: 95.36, bbsz: 13.74, netto: 2143.94 },
  },
  {
    title: 'Alleenstaande bediende met 3.500 euro',
    source: 'Eigen afleiding',
    derivation:
      'RSZ 457,45. Geen werkbonus. Belastbaar 3.042,55, per jaar 36.510,60 min 6.070 = 30.440,60. Schaal 9.944,05 + 48,15 % × 940,60 = 10.396,94 min 2.987,98 = 7.408,96 of 617,41 per maand. BBSZ 10,33 + 1,1 % × 1.309,82 = 24,74.',
    input: { ...spring, bruto: 3500 },
    expect: { rsz: 457.45, werkbonus: 0, bedrijfsvoorheffing: 617.41, bbsz: 24.74, netto: 2400.4 },
  },
  {
    title: 'Alleenstaande bediende met 5.000 euro',
    source: 'Eigen afleiding',
    derivation:
      'RSZ 653,50. Belastbaar 4.346,50, per jaar 52.158 min 6.070 = 46.088. Schaal 9.944,05 + 48,15 % × 16.588 = 17.931,17 min 2.987,98 = 14.943,19 of 1.245,27. BBSZ 39,61 + 1,1 % × 900 = 49,51. Netto 3.051,72.',
    input: { ...spring, bruto: 5000 },
    expect: { bedrijfsvoorheffing: 1245.27, bbsz: 49.51, netto: 3051.72 },
  },
  {
    title: 'Partner zonder inkomen en twee kinderen, 4.000 euro',
    source: 'Eigen afleiding',
    derivation:
      'Belastbaar 3.477,20, per jaar 41.726,40 min 6.070 = 35.656,40. Naar de partner 30 % = 10.696,92. Schaal op 24.959,48: 8.000,71; op 10.696,92: 2.861,43. Min 5.975,96 en 1.656 = 3.230,18 of 269,18 per maand. BBSZ 14,44 + 1,1 % × 1.809,82 = 34,35.',
    input: { ...spring, bruto: 4000, gezin: 'partnerZonderInkomen', kinderen: 2 },
    expect: { bedrijfsvoorheffing: 269.18, bbsz: 34.35, netto: 3173.67 },
  },
  {
    title: 'Gehuwde bediende met één kind en 3.750 euro in 2025',
    source: 'ACLVB, de bedrijfsvoorheffing in 2025 (28 januari 2025)',
    input: { bruto: 3750, gezin: 'partnerMetInkomen', kinderen: 1, loonmaand: '2025-01' },
    expect: { netto: 2537.06 },
  },
  {
    title: 'Laag loon in het najaar van 2026: de werkbonus maakt de RSZ nul',
    source: 'Eigen afleiding',
    derivation:
      'RSZ op 2.200 is 287,54. Luik A 127,54; luik B zou 171,99 zijn maar wordt begrensd op 160,00. Belastbaar 2.200. Fiscale werkbonus 33,14 % × 127,54 + 52,54 % × 160 = 126,33.',
    input: { bruto: 2200, loonmaand: '2026-10' },
    expect: { rszNaWerkbonus: 0, werkbonusA: 127.54, werkbonusB: 160, fiscaleWerkbonus: 126.33 },
  },
  {
    title: 'Arbeider met 2.500 euro in mei 2026: RSZ, werkbonus en bijzondere bijdrage op 108 %',
    source: 'Eigen afleiding; bijzondere bijdrage op 108 % volgens de RSZ-instructies',
    derivation:
      'RSZ 13,07 % × 2.700 = 352,89. Luik A 125,04 × 1,08 = 135,04; luik B 182,11 − 0,2915 × 244,50 = 110,84. Belastbaar 2.392,99, voorheffing 335,21. Fiscale werkbonus 102,99. Bijzondere bijdrage 10,33 + 1,1 % × 509,82 = 15,94. Netto 2.392,99 − 232,22 − 15,94 = 2.144,83.',
    input: { ...spring, bruto: 2500, statuut: 'arbeider' },
    expect: {
      rsz: 352.89,
      werkbonusA: 135.04,
      werkbonusB: 110.84,
      fiscaleWerkbonus: 102.99,
      bbsz: 15.94,
      netto: 2144.83,
    },
  },
  {
    title: 'Deeltijds 80 % met 1.800 euro in oktober 2026',
    source: 'Eigen afleiding (KB van 17 januari 2000: voltijds loon, dan het deel van de uren)',
    derivation:
      'Voltijds 2.250: volle werkbonus. Luik A 127,54 × 80 % = 102,03; luik B 137,59, begrensd op 235,26 − 102,03 = 133,23. RSZ nul, belastbaar 1.800. Voorheffing 97,19, fiscale werkbonus 103,81: nul. Netto 1.800.',
    input: { bruto: 1800, tewerkstelling: 80, loonmaand: '2026-10' },
    expect: { werkbonusA: 102.03, werkbonusB: 133.23, bedrijfsvoorheffing: 0, bbsz: 0, netto: 1800 },
  },
  {
    title: 'Alleenstaande ouder met twee kinderen en 3.500 euro',
    source: 'Eigen afleiding (bijlage III)',
    derivation:
      'Schaal 10.396,94 min 2.987,98, min 1.656 en 624 voor de kinderen en de alleenstaande ouder = 5.128,96 of 427,41 per maand. Netto 3.042,55 − 427,41 − 24,74 = 2.590,40.',
    input: { ...spring, bruto: 3500, kinderen: 2, alleenstaandeOuder: true },
    expect: { bedrijfsvoorheffing: 427.41, netto: 2590.4 },
  },
  {
    title: 'Twee inkomens: de bijzondere bijdrage is minstens 5,15 euro',
    source: 'RSZ-instructies, bijzondere bijdrage voor de sociale zekerheid',
    derivation: '5,9 % × (2.000 − 1.945,38) = 3,22, dus het minimum van 5,15.',
    input: { ...spring, bruto: 2000, gezin: 'partnerMetInkomen' },
    expect: { bbsz: 5.15 },
  },
  {
    title: 'Loon van 8.000 euro: hoogste schijf en hoogste bijzondere bijdrage',
    source: 'Eigen afleiding (bijlage III)',
    derivation:
      'Belastbaar 6.954,40, per jaar 83.452,80 min 6.070 = 77.382,80. Schaal 20.320,38 + 53,50 % × 26.332,80 = 34.408,43 min 2.987,98 = 31.420,45 of 2.618,37. Bijzondere bijdrage 60,94. Netto 4.275,09.',
    input: { ...spring, bruto: 8000 },
    expect: { bedrijfsvoorheffing: 2618.37, bbsz: 60.94, netto: 4275.09 },
  },
  {
    title: 'Dezelfde bediende met 3.750 euro in 2024',
    source: 'ACLVB, de bedrijfsvoorheffing in 2025 (28 januari 2025)',
    input: { bruto: 3750, gezin: 'partnerMetInkomen', kinderen: 1, loonmaand: '2024-12' },
    expect: { netto: 2510.5 },
  },
  {
    title: 'Werkbonus in januari 2026: 3.000 euro bruto',
    source: 'Partena Professional, 8 januari 2026 (RSZ): 123,00 − 0,2807 × (S − 2.833,36)',
    derivation: '123,00 − 0,2807 × 166,64 = 76,22. Luik B is nul boven 2.833,36.',
    input: { bruto: 3000, loonmaand: '2026-01' },
    expect: { werkbonusA: 76.22, werkbonusB: 0 },
  },
  {
    title: 'Partner met een klein beroepsinkomen en een eigen bijdrage van 50 euro voor de groepsverzekering',
    source: 'Eigen afleiding (bijlage III)',
    derivation:
      'Voorheffing op 3.500 bruto: 7.408,96 min 1.740 = 5.668,96 of 472,41 per maand. Groepsverzekering: 30 % × 50 = 15,00. Blijft 457,41. Bijzondere bijdrage 14,44 + 1,1 % × 1.309,82 = 28,85. Netto 3.042,55 − 457,41 − 28,85 − 50 = 2.506,29.',
    input: {
      ...spring,
      bruto: 3500,
      gezin: 'partnerMetInkomen',
      partnerInkomen: 'kleinInkomen',
      groepsverzekering: 50,
    },
    expect: { bedrijfsvoorheffing: 457.41, bbsz: 28.85, netto: 2506.29 },
  },
  {
    title: 'Alleenstaande bediende met 3.000 euro in januari 2025: de loonbrief lijn per lijn',
    source: 'Odoo, loonberekening België, loonbrief van januari 2025',
    input: { bruto: 3000, loonmaand: '2025-01' },
    expect: {
      rsz: 392.1,
      werkbonusA: 50.66,
      werkbonusB: 0,
      belastbaar: 2658.56,
      bedrijfsvoorheffingVoorWerkbonus: 465.23,
      fiscaleWerkbonus: 16.79,
      bbsz: 19.24,
      netto: 2190.88,
    },
    tolerance: 0.011,
    note: 'De bron kapt de maandelijkse voorheffing af op de cent; bijlage III rondt af op de dichtste cent.',
  },
  {
    title: 'Alleenstaande bediende met 3.500 euro in januari 2025',
    source: 'Odoo, loonberekening België, loonbrief van januari 2025',
    input: { bruto: 3500, loonmaand: '2025-01' },
    expect: { rsz: 457.45, belastbaar: 3042.55, bedrijfsvoorheffing: 637.56, bbsz: 24.74, netto: 2380.25 },
    tolerance: 0.011,
    note: 'De bron kapt de maandelijkse voorheffing af op de cent; bijlage III rondt af op de dichtste cent.',
  },
  {
    title: 'Arbeider met 2.340 euro in het najaar van 2024: RSZ, werkbonus en fiscale werkbonus',
    source: 'Miresem, comprendre le salaire et la rémunération (2024)',
    input: { bruto: 2340, statuut: 'arbeider', loonmaand: '2024-10' },
    expect: { rsz: 330.31, werkbonus: 239.4, fiscaleWerkbonus: 101.01 },
    note: 'De bron rekent nog met de bijzondere bijdrage van voor april 2022; daarom vergelijken we het netto niet.',
  },
  {
    title: 'Werkbonus in het eerste kwartaal van 2024, arbeider met 2.500 euro',
    source: 'Groep S, werkbonus op 1 november 2023: 288,81 − 0,2786 × (S − 2.054,01)',
    derivation: '288,81 − 0,2786 × 445,99 = 164,56. Fiscaal 33,14 % = 54,54.',
    input: { bruto: 2500, statuut: 'arbeider', loonmaand: '2024-02' },
    expect: { werkbonus: 164.56, fiscaleWerkbonus: 54.54 },
  },
  {
    title: 'Werkbonus in het eerste kwartaal van 2024, bediende met 2.800 euro',
    source: 'Groep S, werkbonus op 1 november 2023: 252,26 − 0,2313 × (S − 2.054,01)',
    derivation: '252,26 − 0,2313 × 745,99 = 79,71.',
    input: { bruto: 2800, loonmaand: '2024-03' },
    expect: { werkbonus: 79.71 },
  },
  {
    title: 'Deeltijds 28 van 38 uren met 1.989,47 euro in mei 2026: de breuk telt als 0,74',
    source: 'RSZ, werkbonus: de breuk van de uren wordt op twee decimalen afgerond',
    derivation:
      'Voltijds 1.989,47 ÷ 73,68 % = 2.700,15. Luik A 125,04 × 0,74 = 92,53. Luik B (168,62 − 0,2699 × 444,65 = 48,61) × 0,74 = 35,97.',
    input: { bruto: 1989.47, loonmaand: '2026-05', tewerkstelling: 73.68 },
    expect: { werkbonusA: 92.53, werkbonusB: 35.97 },
  },
  {
    title: 'Netto naar bruto: 2.400,40 euro netto is 3.500 euro bruto',
    source: 'Eigen afleiding',
    derivation:
      'De bediende van mei 2026 met 3.500 bruto houdt 2.400,40 over (RSZ 457,45, voorheffing 617,41, bijzondere bijdrage 24,74). Met 3.499,99 bruto is dat een cent minder.',
    input: { ...spring, invoer: 'netto', nettoGewenst: 2400.4 },
    expect: { bruto: 3500, netto: 2400.4 },
    tolerance: 0.011,
    note: 'Twee brutolonen die een cent verschillen, kunnen hetzelfde netto geven; we nemen het laagste.',
  },
  {
    title: 'Uurloon van 18 euro in een week van 38 uren',
    source: 'Eigen afleiding',
    derivation: '18 × 38 × 13/3 = 2.964,00 bruto. RSZ 13,07 % = 387,39.',
    input: { invoer: 'uur', uurloon: 18, urenPerWeek: 38 },
    expect: { bruto: 2964, rsz: 387.39 },
  },
  {
    title: 'Een heel jaar van een bediende met 3.500 euro: belastbaar en ingehouden',
    source: 'Eigen afleiding',
    derivation:
      'Twaalf maanden van 3.042,55 belastbaar = 36.510,60 en 617,41 voorheffing = 7.408,92. Dubbel vakantiegeld: 3.220 min RSZ 388,83 = 2.831,17, aan 42,39 % = 1.200,13. Dertiende maand: 3.042,55 aan 46,44 % = 1.412,96. Samen 42.384,32 belastbaar en 10.022,01 voorheffing.',
    input: { ...spring, bruto: 3500 },
    expect: { belastbaarJaar: 42384.32, ingehoudenJaar: 10022.01, nettoVakantiegeld: 1631.04, nettoPremie: 1629.59 },
  },
  {
    title: 'Bediende met 2.300 euro in mei 2026: de voorheffing lijn per lijn',
    source: 'LOONMONITOR, loonfiche van een deskundige, mei 2026',
    input: { ...spring, bruto: 2300 },
    expect: {
      werkbonus: 281.65,
      belastbaar: 2281.04,
      bedrijfsvoorheffingVoorWerkbonus: 287.29,
      fiscaleWerkbonus: 123.72,
      bedrijfsvoorheffing: 163.57,
      bbsz: 11.54,
      netto: 2105.93,
    },
    note: 'De bron telt er 16,42 euro woon-werkvergoeding bij: 2.122,35.',
  },
  {
    title: 'Bediende met 2.200 euro in oktober 2026: loonbrief met een begrensde werkbonus',
    source: 'Openbare testen van een Nederlandstalige rekenmachinesite (bruto-netto België, oktober 2026)',
    input: { bruto: 2200, loonmaand: '2026-10' },
    expect: { bedrijfsvoorheffing: 126.28, netto: 2063.28 },
    tolerance: 0.051,
    note: 'De bron vergelijkt op vijf cent.',
  },
  {
    title: 'Werkbonus van 2.257 euro bruto in september 2026',
    source: 'Group S, simulatie van 29 september 2026 (DuxSalary)',
    derivation: 'RSZ 294,99. Luik A 127,54; luik B 171,91, begrensd op 294,99 − 127,54 = 167,45.',
    input: { bruto: 2257, loonmaand: '2026-09' },
    expect: { rsz: 294.99, werkbonusA: 127.54, werkbonusB: 167.45 },
  },
]
