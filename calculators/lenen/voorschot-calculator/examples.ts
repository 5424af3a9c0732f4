import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: 'H40b',
    title: 'Reserve van 100.000 euro in een IPT: 60.000 tot 70.000 euro voorschot',
    source: 'Fincoach, voorschot op een individuele pensioentoezegging',
    input: { soort: 'pensioen', reserve: 100000, percentageLaag: 60, percentageHoog: 70 },
    expect: { voorschotLaag: 60000, voorschotHoog: 70000 },
  },
  {
    title: 'Renteloos voorschot van 70 % op 125.000 euro: 87.500 euro, 875 euro per jaar',
    source: 'Rekenvoorbeeld van een verzekeringsmakelaar, nagerekend',
    derivation: '125.000 × 70 % = 87.500. Kost 1 % per jaar = 875.',
    input: { soort: 'pensioen', reserve: 125000, percentageHoog: 70, type: 'renteloos', kostRenteloos: 1 },
    expect: { voorschotHoog: 87500, kostPerJaar: 875 },
  },
  {
    title: 'Rente bij het voorschot: 87.500 euro aan 4 % na tien jaar',
    source: 'Eigen afleiding',
    derivation: '87.500 × 1,04^10 = 129.521,37.',
    input: {
      soort: 'pensioen',
      reserve: 125000,
      percentageHoog: 70,
      type: 'kapitaliseren',
      rentePensioen: 4,
      jaren: 10,
    },
    expect: { terugOpPensioen: 129521.37, totaleKost: 42021.37 },
  },
  {
    title: 'Loonvoorschot van 1.000 euro bij 2.200 euro netto: hoogstens 440 per loon, dus drie keer',
    source: 'Loonbeschermingswet van 12 april 1965, art. 23',
    derivation: '2.200 ÷ 5 = 440. 1.000 ÷ 440 = 2,3, dus drie lonen van 333,33.',
    input: { soort: 'loon', bedrag: 1000, nettoloon: 2200 },
    expect: { hoogsteInhouding: 440, minsteTermijnen: 3, inhouding: 333.33, totaalBetaald: 1000 },
  },
  {
    title: '300 euro voor 15 dagen: onder nul, kaart of een vaste kost van 15 euro',
    source: 'Eigen afleiding',
    derivation:
      '300 × (1,125^(15/365) − 1) = 1,46. 300 × (1,165^(15/365) − 1) = 1,89. (1 + 15/300)^(365/15) − 1 = 227,80 %.',
    input: { bedrag: 300, tot: '2026-11-30', jkpOnderNul: 12.5, jkpKaart: 16.5, kostMinilening: 15 },
    today: '2026-11-15',
    expect: { kostGoedkoopste: 0, kostOnderNul: 1.46, kostKaart: 1.89, kostDuurste: 15, perJaarMinilening: 227.8 },
  },
  {
    title: 'Verkoop op afbetaling: 15 % voorschot op 20.000 euro',
    source: 'Wetboek van economisch recht, verkoop op afbetaling',
    input: { soort: 'aankoop', aankoop: 'afbetaling', prijs: 20000, spaargeldAankoop: 2000 },
    expect: { voorschot: 3000, rest: 17000, tekort: 1000 },
  },
  {
    title: 'DAVO: twee kinderen met 250 euro onbetaald onderhoudsgeld',
    source: 'FOD Financiën, Dienst voor alimentatievorderingen',
    derivation: '2 × 175 = 350 voorschot; 500 − 350 = 150 blijft open.',
    input: { soort: 'sociaal', kinderen: 2, onderhoudsgeld: 250 },
    expect: { voorschotPerMaand: 350, nietVoorgeschoten: 150 },
  },
  {
    title: 'Elke maand opnieuw: van 300 euro blijft na drie loondagen 32,04 euro open',
    source: 'Eigen afleiding',
    derivation:
      'Vrij per maand: 1.600 − 1.500 = 100. Kost 5 %: 300 + 15 − 100 = 215; 215 + 10,75 − 100 = 125,75; 125,75 + 6,29 − 100 = 32,04. Kost samen 32,04.',
    input: { bedrag: 300, nettoloon: 1600, vasteKosten: 1500, kostMinilening: 15, tot: '2026-11-30' },
    today: '2026-11-15',
    expect: { overNaLoondag: -200, kostDrieMaanden: 32.04, openNaDrieMaanden: 32.04, maxJkp: 20.5 },
  },
  {
    title: 'Een kost van 27 euro voor 20 dagen op 300 euro',
    source: 'Eigen afleiding',
    derivation: '(1 + 27/300)^(365/20) − 1 = 381,99 % per jaar.',
    input: { bedrag: 300, kostMinilening: 27, tot: '2026-12-05' },
    today: '2026-11-15',
    expect: { dagen: 20, kostDuurste: 27, perJaarMinilening: 381.99 },
  },
  {
    title: 'Loonvoorschot van 2.000 euro aan 5 %, twaalf keer',
    source: 'Eigen afleiding',
    derivation: 'r = 1,05^(1/12) − 1. 2.000 × r ÷ (1 − (1 + r)^−12) = 171,11 per loon. Eén vijfde van 2.500 is 500.',
    input: { soort: 'loon', bedrag: 2000, nettoloon: 2500, renteLoon: 5, termijnen: 12 },
    expect: { inhouding: 171.11, hoogsteInhouding: 500, nettoNaInhouding: 2328.89 },
  },
  {
    title: 'Compromis: 10 % van 350.000 euro',
    source: 'Notaris.be, het voorschot bij een verkoopovereenkomst',
    input: { soort: 'aankoop', aankoop: 'woning', prijs: 350000, spaargeldAankoop: 40000 },
    expect: { voorschot: 35000, rest: 315000, tekort: 0 },
  },
]
