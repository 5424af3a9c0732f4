import type { Example } from '#calculators/example.ts'

const calm = { volatiliteit: 0, kosten: 0, belasting: false }

export const examples: readonly Example[] = [
  {
    title: 'Zonder schommeling en kosten: 10.000 euro aan 5 % op 20 jaar',
    source: 'Eigen afleiding',
    derivation: '10.000 × 1,05^20 = 26.532,98.',
    input: { ...calm, startbedrag: 10000, perMaand: 0, duur: 20, rendement: 5 },
    expect: { nettoMediaan: 26532.98, rendementMediaan: 5, kansOnderInleg: 0 },
  },
  {
    title: 'Met maandelijkse stortingen, half vanaf het begin en half op het einde van elk jaar',
    source: 'Eigen afleiding',
    derivation: '(1.000 + 600) × 1,10 + 600 = 2.360 na jaar 1; (2.360 + 600) × 1,10 + 600 = 3.856 na jaar 2.',
    input: { ...calm, startbedrag: 1000, perMaand: 100, duur: 2, rendement: 10 },
    expect: { nettoMediaan: 3856, ingelegd: 3400, rendementMediaan: 10 },
  },
  {
    title: 'Belasting bij verkoop na één jaar',
    source: 'Eigen afleiding',
    derivation:
      '200.000 × 1,10 = 220.000, dus 20.000 winst. In 2027 is 10.000 vrij plus 1.000 overgedragen uit 2026: 9.000 × 10 % = 900.',
    input: { volatiliteit: 0, kosten: 0, startbedrag: 200000, perMaand: 0, duur: 1, rendement: 10 },
    today: '2026-11-15',
    expect: { meerwaardebelasting: 900, nettoMediaan: 219100 },
  },
  {
    title: 'Kostenverschil in een rustige markt: 1 % tegenover 2 %',
    source: 'Eigen afleiding',
    derivation: '100.000 × (1,05 × 0,99)^10 = 147.314,31 en × (1,05 × 0,98)^10 = 133.092,55. Verschil 14.221,76.',
    input: {
      volatiliteit: 0,
      belasting: false,
      startbedrag: 100000,
      perMaand: 0,
      duur: 10,
      rendement: 5,
      kosten: 1,
      kostenAnder: 2,
    },
    expect: { kostenVerschil: 14221.76 },
  },
  {
    title: 'Middelste pad van een lognormale markt: kleiner dan het gemiddelde',
    source: 'Eigen afleiding',
    derivation:
      'Bij 7 % gemiddeld en 16 % schommeling is het middelste jaarrendement 1,07 ÷ √(1 + (0,16 ÷ 1,07)²) − 1 = 5,824 %. Op 20 jaar: 10.000 × 1,05824^20 = 31.020.',
    input: { kosten: 0, belasting: false, startbedrag: 10000, perMaand: 0, duur: 20, profiel: 'dynamisch' },
    expect: { mediaan: 31020 },
    tolerance: 700,
    note: 'Een simulatie met 10.000 paden schat het midden op ongeveer 2 % na.',
  },
]
