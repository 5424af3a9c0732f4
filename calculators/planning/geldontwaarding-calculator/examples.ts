import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: '10.000 euro, tien jaar, 1,92 % inflatie en 0,11 % rente',
    source: 'Argenta',
    input: { bedrag: 10000, jaren: 10, inflatie: 1.92, nettoRente: 0.11 },
    expect: { koopkracht: 8268.1, rente: 110.55 },
    note: 'De bron vermenigvuldigt met (1 − 1,92 %)^10 en komt op 8.238; delen door 1,0192^10 geeft 8.268,10.',
  },
  {
    title: '20.000 euro over 15 jaar aan 2 %',
    source: 'Eigen afleiding',
    derivation: '20.000 ÷ 1,02^15 = 20.000 ÷ 1,345868 = 14.860,29.',
    input: { bedrag: 20000, jaren: 15, inflatie: 2 },
    expect: { koopkracht: 14860.29 },
  },
  {
    title: 'Geld halveert in 35 jaar bij 2 %',
    source: 'Eigen afleiding',
    derivation: 'ln 2 ÷ ln 1,02 = 35,003.',
    input: { inflatie: 2 },
    expect: { halveringstijd: 35.003, minimumBruto: 2.857 },
    note: '2 % ÷ 0,70 = 2,857 %.',
  },
  {
    title: 'Om 1.000 euro bij te houden aan 3 % heb je na 10 jaar 1.343,92 nodig',
    source: 'Eigen afleiding',
    derivation: '1.000 × 1,03^10 = 1.343,92.',
    input: { bedrag: 1000, jaren: 10, inflatie: 3 },
    expect: { nodig: 1343.92 },
  },
  {
    title: 'Nodige brutorente op een spaarrekening boven de vrijstelling',
    source: 'Eigen afleiding',
    derivation:
      '100.000 × 2 % = 2.000 netto nodig. Vrij: 1.020. (2.000 − 1.020 × 15 %) ÷ 85 % = 2.172,94 bruto, of 2,17294 %. Met 30 % voorheffing op alles: 2,85714 %.',
    input: { bedrag: 100000, inflatie: 2 },
    today: '2026-11-15',
    expect: { minimumNetto: 2, minimumBrutoSpaarrekening: 2.17294, minimumBruto: 2.85714 },
    tolerance: 0.000005,
    note: 'Percentages op vijf decimalen.',
  },
  {
    title: 'Elk jaar 300 euro opnemen van 1.000 euro zonder rente: na vier jaar op',
    source: 'Eigen afleiding',
    derivation:
      'Opnames van 300, 300, 300 en 100. Bij 2 %: 300 ÷ 1,02 + 300 ÷ 1,02² + 300 ÷ 1,02³ + 100 ÷ 1,02⁴ = 957,55. Verlies 42,45.',
    input: { bedrag: 1000, jaren: 10, inflatie: 2, nettoRente: 0, opname: 300 },
    expect: { koopkracht: 0, rente: 0, opgenomen: 1000, opgenomenKoopkracht: 957.55, verlies: 42.45 },
    tolerance: 0.011,
    note: 'Elke opname wordt op de cent afgerond.',
  },
  {
    title: '25.000 euro aan 0,11 % brengt in een jaar 27,50 euro op',
    source: 'HLN/Spaargids, stijgende inflatie maakt uw spaargeld minder waard (maart 2021)',
    input: { bedrag: 25000, jaren: 1, inflatie: 1.4, nettoRente: 0.11 },
    expect: { rente: 27.5, nodig: 25350 },
  },
  {
    title: '1.000 euro aan 0,12 % wordt 1.001,20; dezelfde korf kost dan 1.015,20',
    source: 'HLN/Spaargids, Wie spaart, wordt armer (19 juli 2018)',
    input: { bedrag: 1000, jaren: 1, inflatie: 1.52, nettoRente: 0.12 },
    expect: { saldoRekening: 1001.2, nodig: 1015.2 },
  },
  {
    title: 'Wie 6 % inflatie verwacht, krijgt de andere paden daarrond: 5 % en 8 %',
    source: 'Eigen afleiding',
    derivation: '10.000 ÷ 1,05^10 = 6.139,13 en 10.000 ÷ 1,08^10 = 4.631,93.',
    input: { bedrag: 10000, jaren: 10, inflatie: 6 },
    expect: { koopkrachtLaag: 6139.13, koopkrachtHoog: 4631.93 },
  },
  {
    title: '12.500 euro, zeven jaar, 2,4 % inflatie en 1,1 % rente: ook op de rekening gaat koopkracht verloren',
    source: 'Eigen afleiding',
    derivation:
      '12.500 × 1,011^7 = 13.494,85; gedeeld door 1,024^7 (1,180592) is dat 11.430,58. Stilstaand: 12.500 ÷ 1,180592 = 10.587,91. Van 12.500 is dat 1.069,42 en 1.912,09 minder.',
    input: { bedrag: 12500, jaren: 7, inflatie: 2.4, nettoRente: 1.1 },
    expect: { koopkracht: 10587.91, koopkrachtRekening: 11430.58, verliesRekening: 1069.42, verlies: 1912.09 },
  },
]
