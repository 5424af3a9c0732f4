import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: '2.000 euro opgenomen aan 14,5 %, 75 euro per maand',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,145^(1/12) − 1 = 1,1348 %. Elke maand saldo + rente − 75, rente op de cent. Na 32 maanden op nul: 395,51 rente, 2.395,51 betaald.',
    input: { kredietlijn: 2500, opname: 2000, jkp: 14.5, bedrag: 75, startmaand: '2026-11' },
    expect: { maanden: 32, totaleRente: 395.51, totaalBetaald: 2395.51, datumNul: '2029-06' },
  },
  {
    title: 'Een tweede opname en een extra terugbetaling',
    source: 'Eigen afleiding',
    derivation:
      '2.000 in maand 1, 500 in maand 6, 600 extra terug in maand 12, verder 100 per maand: 23 maanden, 314,69 rente, 2.814,69 betaald.',
    input: {
      kredietlijn: 2500,
      opname: 2000,
      jkp: 14.5,
      bedrag: 100,
      opnames: [{ maand: 6, bedrag: 500 }],
      terugbetalingen: [{ maand: 12, bedrag: 600 }],
    },
    expect: { maanden: 23, totaleRente: 314.69, totaalBetaald: 2814.69, totaalOpgenomen: 2500 },
  },
  {
    title: 'Alleen een achttiende per maand: 53 maanden, te laat voor de nulstelling',
    source: 'Eigen afleiding',
    derivation:
      'Minimum 5,56 % van het saldo met rente, minstens 25 euro: 53 maanden en 448,04 rente. Theoretische afbouw van 2.500 euro met een twaalfde per maand aan dezelfde rente: 41 maanden.',
    input: {
      kredietlijn: 2500,
      opname: 2000,
      jkp: 14.5,
      betaling: 'minimum',
      minimumPercentage: 5.56,
      minimumBedrag: 25,
    },
    expect: { maanden: 53, totaleRente: 448.04, nulstellingMaanden: 41, margeNulstelling: -12 },
  },
  {
    title: 'Twee keer opgenomen met een vaste kost van 10 euro per jaar',
    source: 'Eigen afleiding',
    derivation:
      '1.000 in maand 1 en 800 in maand 20 aan 12 %, 100 per maand. Kosten in maand 1 en 25: 20 euro. Samen 93,29 rente en 1.913,29 betaald.',
    input: {
      kredietlijn: 2500,
      opname: 1000,
      jkp: 12,
      bedrag: 100,
      jaarkost: 10,
      opnames: [{ maand: 20, bedrag: 800 }],
    },
    expect: { totaleRente: 93.29, kosten: 20, totaalBetaald: 1913.29, maanden: 28 },
  },
  {
    title: 'Zonder maandelijkse aflossing: een jaar tot 3.000 euro, daarboven vijf jaar',
    source: 'Beroepsvereniging van het Krediet, nulstelling',
    input: { kredietlijn: 3000, opname: 1000, bedrag: 200, kapitaalVerplicht: false },
    expect: { nulstellingMaanden: 12 },
  },
  {
    title: 'Enkel het minimum van 6 %, minstens 25 euro: 1.500 euro aan 14,5 % duurt 44 maanden',
    source: 'Eigen afleiding met het minimum uit voorbeeld 14 bij het koninklijk besluit',
    derivation:
      'Elke maand saldo + rente, min het grootste van 25 euro en 6 %. Na 44 maanden nul, samen 1.796,96 betaald (rente en betaling telkens op de cent).',
    input: { kredietlijn: 2500, opname: 1500, jkp: 14.5, betaling: 'minimum' },
    expect: { maanden: 44, totaalBetaald: 1796.96, totaleRente: 296.96 },
  },
  {
    title: 'Boven 5.000 euro bouwt de lijn trager af: 6.000 euro aan 13,5 % mag 76 maanden duren',
    source: 'Eigen afleiding bij art. 14 van het koninklijk besluit van 14 september 2016',
    derivation:
      'Theoretische afbouw van 6.000 euro met een achttiende van saldo en rente per maand, minstens 25 euro, aan 1,135^(1/12) − 1 per maand.',
    input: { kredietlijn: 6000, opname: 3000, jkp: 13.5, bedrag: 200 },
    expect: { nulstellingMaanden: 76, maxJkp: 13.5 },
  },
  {
    title: 'Nederlands voorbeeld: 25.000 euro aan 5,2 % effectief, 500 euro per maand, 57 maanden',
    source: 'WOZ-krediet (Nederland), rekenvoorbeeld 1',
    input: { kredietlijn: 25000, opname: 25000, jkp: 5.2, bedrag: 500 },
    expect: { maanden: 57, maandrente: 0.423 },
    tolerance: 0.0005,
    note: 'De bron geeft de maandrente op drie decimalen.',
  },
  {
    title: 'Nederlands voorbeeld: 5.000 euro aan 9,8 %, 100 euro per maand, 64 maanden',
    source: 'PlusKrediet (Nederland), rekenvoorbeeld',
    input: { kredietlijn: 5000, opname: 5000, jkp: 9.8, bedrag: 100 },
    expect: { maanden: 64, totaalBetaald: 6374 },
    tolerance: 15,
    note: 'De bron rondt het percentage af op één decimaal; een half tiende is tot 15 euro op het totaal.',
  },
  {
    title: 'Lijn van 2.500 euro met kaart: debetrente 14,06 % en 5 euro per jaar is een JKP van 14,50 %',
    source: 'La Maison du Prêt, representatief voorbeeld Mastercard (19 december 2025), www.lamaisondupret.eu',
    derivation:
      'De hele lijn meteen opgenomen, twaalf gelijke delen kapitaal met de rente op het saldo, 5 euro bij de start. Het ligt net onder het maximum van 14,5 %.',
    input: { kredietlijn: 2500, opname: 2500, debetrente: 14.06, jaarkost: 5, bedrag: 200 },
    expect: { jkp: 14.5, maxJkp: 14.5 },
  },
  {
    title: '50.000 euro aan 4,8 % met 1.000 euro per maand: 56 maanden en 55.752 euro',
    source: 'Nationale-Nederlanden, rekenvoorbeeld doorlopend krediet',
    input: { kredietlijn: 50000, opname: 50000, jkp: 4.8, bedrag: 1000 },
    expect: { maanden: 56, totaalBetaald: 55752 },
    tolerance: 0.5,
    note: 'De bron rondt af op de euro.',
  },
  {
    title: '25.000 euro aan 4,8 % met 500 euro per maand: 56 maanden en 27.876 euro',
    source: 'Nationale-Nederlanden, rekenvoorbeeld doorlopend krediet',
    input: { kredietlijn: 25000, opname: 25000, jkp: 4.8, bedrag: 500 },
    expect: { maanden: 56, totaalBetaald: 27876 },
    tolerance: 0.5,
    note: 'De bron rondt af op de euro.',
  },
  {
    title: '10.000 euro aan 6,3 % met 200 euro per maand: 58 maanden en 11.575 euro',
    source: 'Nationale-Nederlanden, rekenvoorbeeld doorlopend krediet',
    input: { kredietlijn: 10000, opname: 10000, jkp: 6.3, bedrag: 200 },
    expect: { maanden: 58, totaalBetaald: 11575 },
    tolerance: 0.5,
    note: 'De bron rondt af op de euro.',
  },
  {
    title: '5.000 euro aan 7,5 % met 100 euro per maand: 60 maanden en 5.972 euro',
    source: 'Nationale-Nederlanden, rekenvoorbeeld doorlopend krediet',
    input: { kredietlijn: 5000, opname: 5000, jkp: 7.5, bedrag: 100 },
    expect: { maanden: 60, totaalBetaald: 5972 },
    tolerance: 0.5,
    note: 'De bron rondt af op de euro.',
  },
  {
    title: 'Enkel de rente betalen: nooit op nul, en dus geen totaal',
    source: 'Eigen afleiding',
    derivation: '2.000 × (1,145^(1/12) − 1) = 22,70 rente per maand, elke maand opnieuw; het saldo blijft 2.000.',
    input: { kredietlijn: 2500, opname: 2000, jkp: 14.5, betaling: 'rente' },
    expect: { maanden: null, totaleRente: null, totaalBetaald: null, eersteRente: 22.7 },
  },
  {
    title: 'Vast bedrag onder het gebruikelijke minimum: het verloop blijft dat van het vaste bedrag',
    source: 'Eigen afleiding',
    derivation: '1.200 zonder rente aan 50 per maand is 24 maanden, al zou 6 % in de eerste maand 72 vragen.',
    input: { kredietlijn: 2500, opname: 1200, jkp: 0, bedrag: 50 },
    expect: { maanden: 24, totaleRente: 0, totaalBetaald: 1200, gebruikelijkMinimum: 72 },
  },
  {
    title: '3.000 euro aan 12,5 % met 150 euro per maand: 23 maanden en 358,28 euro rente',
    source: 'Eigen afleiding',
    derivation: 'Maandrente 1,125^(1/12) − 1, elke maand op de cent. Na 22 keer 150 blijft 58,28: samen 3.358,28.',
    input: { kredietlijn: 3000, opname: 3000, jkp: 12.5, bedrag: 150 },
    expect: { maanden: 23, totaleRente: 358.28, totaalBetaald: 3358.28 },
  },
  {
    title: '1.800 euro aan 11,5 % met 90 euro per maand: 196,24 euro rente',
    source: 'Eigen afleiding',
    derivation: 'Maandrente 1,115^(1/12) − 1. Na 22 keer 90 blijft 16,24: samen 1.996,24.',
    input: { kredietlijn: 2500, opname: 1800, jkp: 11.5, bedrag: 90 },
    expect: { maanden: 23, totaleRente: 196.24, totaalBetaald: 1996.24 },
  },
]
