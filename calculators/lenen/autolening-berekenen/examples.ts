import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Eco-autolening: 20.000 euro op 60 maanden aan 0,60 %',
    source: 'BNP Paribas Fortis in De Standaard, 27 december 2021',
    input: { prijs: 20000, eigenInbreng: 0, looptijd: 60, jkp: 0.6 },
    expect: { maandlast: 338.43, totaalGelijkeTermijnen: 20305.8 },
  },
  {
    title: '15.000 euro op 60 maanden aan 0,80 %: 15.305,75 euro terug',
    source: 'Trends, 2019',
    input: { leenbedrag: 15000, looptijd: 60, jkp: 0.8 },
    expect: { totaalTeBetalen: 15305.75 },
    tolerance: 0.25,
    note: 'Zonder tussentijdse afronding is het 15.305,87; de bron rekent met een afgeronde rente.',
  },
  {
    title: 'Lening met slotsom: 25.000 euro op 60 maanden aan 3,65 %, laatste afbetaling 8.431,73 euro',
    source: 'KBC, Autolening Plus (begin 2026)',
    input: { leenbedrag: 25000, looptijd: 60, jkp: 3.65, slotsom: 8431.73 },
    expect: { maandlast: 332.37 },
    note: 'De bron geeft 332,27; bij die maandlast hoort een JKP van 3,643 %.',
  },
  {
    title: 'TopCompare: 18.000 euro op 84 maanden aan 6,49 %',
    source: 'TopCompare, representatief voorbeeld autolening',
    input: { leenbedrag: 18000, looptijd: 84, jkp: 6.49 },
    expect: { maandlast: 265.59, totaalGelijkeTermijnen: 22309.56 },
  },
  {
    title: 'Slotsom bovenop: 30.000 euro op 48 maanden aan 4 %, 9.000 euro op het einde',
    source: 'Eigen afleiding',
    derivation:
      'Maandrente 1,04^(1/12) − 1. (30.000 − 9.000 / 1,04^4) × r / (1 − (1 + r)^−48) = 502,95 per maand, daarna nog 9.000.',
    input: { prijs: 30000, eigenInbreng: 0, looptijd: 48, jkp: 4, slotsom: 9000, slotsomVorm: 'bovenop' },
    expect: { maandlast: 502.95, waardeEinde: 11400, eigenVermogenEinde: 2400 },
  },
  {
    title: 'mozzeno: 7.700 euro op 48 maanden aan 5,59 %, samen 8.587,68 euro',
    source: 'mozzeno, autolening berekenen',
    input: { leenbedrag: 7700, looptijd: 48, jkp: 5.59 },
    expect: { maandlast: 178.91, totaalGelijkeTermijnen: 8587.68 },
  },
  {
    title: 'KBC, het JKP achter 59 keer 332,27 euro en een laatste van 8.431,73 euro: 3,643 %',
    source: 'KBC, Autolening Plus (begin 2026)',
    input: { leenbedrag: 25000, looptijd: 60, jkp: 3.643, slotsom: 8431.73 },
    expect: { maandlast: 332.27 },
    tolerance: 0.01,
    note: 'De bron vermeldt 3,65 %. Het JKP is op drie decimalen teruggerekend; dat is tot een cent op de maandlast.',
  },
  {
    title: 'Eigen geld zonder spaarrente wint precies de rente van de lening',
    source: 'Eigen afleiding',
    derivation:
      '12.000 euro op 24 maanden aan 5 %: 525,86 per maand. Wie zelf betaalt en elke maand dat bedrag opzijzet zonder rente, houdt de rente van de lening over: 620,64 euro.',
    input: { prijs: 15000, eigenInbreng: 3000, looptijd: 24, jkp: 5, spaarrente: 0 },
    expect: { maandlast: 525.86, voordeelEigenGeld: 620.64, kredietkost: 620.64, gemisteSpaarrente: 0 },
  },
  {
    title: 'Kost per kilometer: wagen van 20.000 euro die na 48 maanden nog 8.000 euro waard is',
    source: 'Eigen afleiding',
    derivation:
      'Zonder rente (0 %): waardeverlies 12.000 en gebruik 4 × 2.500 = 10.000, samen 22.000 euro. Over 4 × 11.000 = 44.000 kilometer is dat 0,50 euro.',
    input: {
      prijs: 20000,
      eigenInbreng: 8000,
      looptijd: 48,
      jkp: 0,
      restwaarde: 40,
      kilometers: 11000,
      gebruikskosten: 2500,
    },
    expect: { maandlast: 250, kostVolledig: 22000, kostPerKm: 0.5, waardeEinde: 8000 },
  },
  {
    title: 'Beobank: 15.000 euro op 24 maanden aan 0,65 % is 629,22 euro per maand',
    source: 'Het Laatste Nieuws met Spaargids.be, 25 januari 2018',
    input: { leenbedrag: 15000, looptijd: 24, jkp: 0.65, afronding: 'naarBeneden' },
    expect: { maandlast: 629.22, renteGelijkeTermijnen: 101.28 },
  },
  {
    title: 'Beobank: dezelfde 15.000 euro op 48 maanden is 316,65 euro per maand',
    source: 'Het Laatste Nieuws met Spaargids.be, 25 januari 2018',
    input: { leenbedrag: 15000, looptijd: 48, jkp: 0.65, afronding: 'naarBeneden' },
    expect: { maandlast: 316.65, renteGelijkeTermijnen: 199.2 },
  },
  {
    title: 'KBC, het JKP dat achter het aanbod zit: 59 keer 332,27 euro en een laatste van 8.431,73 euro',
    source: 'KBC, Autolening Plus, in Le journal du médecin (februari 2026)',
    derivation:
      '59 × 332,27 + 8.431,73 = 28.035,66. De wortel van de JKP-vergelijking is 3,643 %; het aanbod zegt 3,65 %.',
    input: { leenbedrag: 25000, looptijd: 60, jkp: 3.65, slotsom: 8431.73, maandbedrag: 332.27 },
    expect: { jkpAanbod: 3.64, totaalAanbod: 28035.66, totaalVerschuldigd: 28041.56, laatsteAfbetaling: 8431.64 },
  },
  {
    title: 'Onder water: 24.000 euro zonder eigen geld, na 24 maanden nog 25 % waard',
    source: 'Eigen afleiding',
    derivation:
      'Zonder rente daalt de schuld elke maand 1.000. De waarde is 24.000 × 0,25^(maand ÷ 24): na 1 maand 22.653 tegenover 23.000 schuld, na 11 maanden 12.713 tegenover 13.000, na 12 maanden allebei 12.000. Dus 11 maanden onder water.',
    input: { prijs: 24000, eigenInbreng: 0, looptijd: 24, jkp: 0, restwaarde: 25 },
    expect: { maandlast: 1000, waardeEinde: 6000, maandenOnderWater: 11 },
  },
  {
    title: 'Geen verzonnen gebruikskosten: wagen van 20.000 euro die 8.000 euro overhoudt kost 12.000',
    source: 'Eigen afleiding',
    derivation: '20.000 − 40 % = 12.000 waardeverlies, geen rente, geen gebruik ingevuld.',
    input: { prijs: 20000, eigenInbreng: 8000, looptijd: 48, jkp: 0, restwaarde: 40 },
    expect: { kostVolledig: 12000, kostPerKm: null },
  },
  {
    title: '12.000 euro op 36 maanden aan 4,50 %: 356,48 euro per maand',
    source: 'Eigen afleiding',
    derivation: 'Maandrente 1,045^(1/12) − 1. 35 × 356,48 en een laatste van 356,50: 12.833,30.',
    input: { leenbedrag: 12000, looptijd: 36, jkp: 4.5 },
    expect: { maandlast: 356.48, kredietkost: 833.3, laatsteAfbetaling: 356.5 },
  },
  {
    title: '9.500 euro op 30 maanden aan 5,25 %: 642,19 euro rente',
    source: 'Eigen afleiding',
    derivation: '29 × 338,07 en een laatste van 338,16: 10.142,19, dus 642,19 rente.',
    input: { leenbedrag: 9500, looptijd: 30, jkp: 5.25 },
    expect: { maandlast: 338.07, kredietkost: 642.19, laatsteAfbetaling: 338.16 },
  },
]
