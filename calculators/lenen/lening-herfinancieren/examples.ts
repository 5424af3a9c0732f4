import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Wederbeleggingsvergoeding op 150.000 euro aan 3,50 %: drie maanden rente',
    source: 'Wikifin, formule saldo × jaarrente × 3 / 12',
    input: { saldo: 150000, huidigeRente: 3.5, resterend: 15, nieuweRente: 2.5 },
    expect: { wederbelegging: 1312.5 },
  },
  {
    title: 'Bij je eigen bank: 200.000 euro op 20 jaar van 4 % naar 3 %',
    source: 'Eigen afleiding',
    derivation:
      'Nu 240 termijnen van 1.204,44, samen 289.064,71. Straks 1.105,15, samen 265.235,09. Min 175 dossierkosten = 23.654,62. Terugverdiend na 175 / 99,29 = 1,8, dus 2 maanden.',
    input: { saldo: 200000, huidigeRente: 4, resterend: 20, nieuweRente: 3, waar: 'eigenBank' },
    expect: {
      huidigeMaandlast: 1204.44,
      nieuweMaandlast: 1105.15,
      kosten: 175,
      besparing: 23654.62,
      terugverdiendNa: 2,
    },
  },
  {
    title: 'Bij een andere bank: 100.000 euro op 15 jaar van 5 % naar 3 %, met 5.800 euro kosten',
    source: 'Eigen afleiding',
    derivation:
      'Vergoeding 100.000 × 5 % × 3/12 = 1.250, akte 3.000, handlichting 900, dossier 350, schatting 300: 5.800. Oude lening 141.303,75, nieuwe 123.954,54. Winst 11.549,21, terugverdiend na 5.800 / 96,38 = 60,2, dus 61 maanden.',
    input: {
      saldo: 100000,
      huidigeRente: 5,
      resterend: 15,
      nieuweRente: 3,
      nieuweAkte: 3000,
      handlichting: 900,
      dossierkosten: 350,
      schatting: 300,
    },
    expect: { wederbelegging: 1250, kosten: 5800, besparing: 11549.21, terugverdiendNa: 61 },
  },
  {
    title: 'Lening op afbetaling: 10.000 euro, nog 36 maanden, van 9 % naar 6 %',
    source: 'Eigen afleiding',
    derivation:
      'Vergoeding 1 % van 10.000 = 100. Oude lening 11.389,12, nieuwe 10.926,02. Winst 463,10 − 100 = 363,10.',
    input: { soort: 'afbetaling', saldo: 10000, huidigeRente: 9, resterend: 3, nieuweRente: 6 },
    expect: { wederbelegging: 100, kosten: 100, besparing: 363.1 },
  },
]
