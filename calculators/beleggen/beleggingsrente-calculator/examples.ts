import type { Example } from '#calculators/kernel/example.ts'

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
    title: 'Met maandelijkse stortingen aan het begin van de maand, zonder schommeling',
    source: 'Eigen afleiding',
    derivation:
      'Maandfactor 1,10^(1/12) = 1,0079741. 1.000 × 1,21 = 1.210,00. Vierentwintig stortingen: 100 × 1,0079741 × (1,21 − 1) ÷ 0,0079741 = 2.654,51. Samen 3.864,51.',
    input: { ...calm, startbedrag: 1000, perMaand: 100, duur: 2, rendement: 10 },
    expect: { nettoMediaan: 3864.51, ingelegd: 3400, rendementMediaan: 10 },
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
  {
    title: '100 euro per maand aan 5 % op 20 jaar, gestort op het einde van de maand',
    source: 'Eigen afleiding',
    derivation:
      'Maandfactor 1,05^(1/12) = 1,0040741. 100 × (1,05^20 − 1) ÷ 0,0040741 = 40.580,45. Aan het begin van de maand is dat 40.745,78.',
    input: { ...calm, startbedrag: 0, perMaand: 100, duur: 20, rendement: 5, storting: 'einde' },
    expect: { nettoMediaan: 40580.45, ingelegd: 24000 },
  },
  {
    title: 'Hetzelfde plan, gestort aan het begin van de maand en met 3 % instapkosten',
    source: 'Eigen afleiding',
    derivation: '40.745,78 × 0,97 = 39.523,40.',
    input: { ...calm, startbedrag: 0, perMaand: 100, duur: 20, rendement: 5, instapkost: 3 },
    expect: { nettoMediaan: 39523.4 },
  },
  {
    title: '250 euro per maand, 30 jaar, 5 % na kosten',
    source: 'FiscAlert (fiscalert.nl), juni 2024, fonds A',
    input: { ...calm, startbedrag: 0, perMaand: 250, duur: 30, rendement: 5 },
    expect: { nettoMediaan: 204674 },
    tolerance: 0.5,
    note: 'De bron drukt hele euro’s af.',
  },
  {
    title: '250 euro per maand, 30 jaar, 5,5 % na kosten en 0,5 % instapkosten',
    source: 'FiscAlert (fiscalert.nl), juni 2024, fonds B',
    input: { ...calm, startbedrag: 0, perMaand: 250, duur: 30, rendement: 5.5, instapkost: 0.5 },
    expect: { nettoMediaan: 222608 },
    tolerance: 1,
    note: 'De bron kapt af op hele euro’s.',
  },
  ...(
    [
      [3, 28940.63],
      [10, 40722.37],
      [20, 66332.44],
    ] as const
  ).map(([duur, value]): Example => ({
    title: `25.000 euro aan 5 % na ${duur} jaar`,
    source: 'HLN: 25.000 euro met succes beleggen',
    input: { ...calm, startbedrag: 25000, perMaand: 0, duur, rendement: 5 },
    expect: { nettoMediaan: value },
  })),
  {
    title: 'Eén basis: bij 50.000 euro en 4 % zonder schommeling zijn alle eindbedragen gelijk',
    source: 'Eigen afleiding',
    derivation:
      '50.000 × 1,04^5 = 60.832,65; 10.832,65 winst blijft onder 10.000 + 5.000 overgedragen: geen belasting.',
    input: { volatiliteit: 0, kosten: 0, startbedrag: 50000, perMaand: 0, duur: 5, rendement: 4 },
    expect: {
      nettoMediaan: 60832.65,
      nettoLaag: 60832.65,
      nettoHoog: 60832.65,
      mediaan: 60832.65,
      meerwaardebelasting: 0,
    },
  },
  {
    title: 'Het verleden: één jaar Amerikaanse aandelen in euro, zonder kosten',
    source: 'Eigen afleiding uit de jaarrendementen van Damodaran in euro',
    derivation: 'Voor defensief en neutraal tonen we geen verleden: er is geen vrije reeks van euro-obligaties.',
    input: { kosten: 0, belasting: false, startbedrag: 10000, perMaand: 0, duur: 1, profiel: 'neutraal' },
    expect: { historischMidden: null },
  },
]
