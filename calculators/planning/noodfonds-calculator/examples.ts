import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    row: '42',
    title: 'Vuistregel: netto 1.600 euro, drie tot zes maanden',
    source: 'HLN/Spaargids, april 2019',
    input: { nettoInkomen: 1600 },
    expect: { vuistregelMin: 4800, vuistregelMax: 9600 },
  },
  {
    title: 'Bediende, 3.000 bruto, zes maanden ziek in 2023',
    source: 'Eigen afleiding met de bedragen van het RIZIV (2023)',
    derivation:
      'Maand 1: loon 2.100, dus geen gat bij 2.000 uitgaven. Maand 2 tot 6: 60 % × 3.000 = 1.800, min 11,11 % = 1.600,02; gat 399,98. Vijf keer: 1.999,90.',
    input: {
      statuut: 'bediende',
      nettoInkomen: 2100,
      brutoloon: 3000,
      vasteKosten: 1400,
      levensonderhoud: 600,
      autowaarde: 0,
      ziekteduur: 6,
    },
    today: '2023-06-01',
    expect: { gatZiekte: 1999.9 },
  },
  {
    title: 'Zonder werk met een laag loon: het minimum van een alleenstaande geldt',
    source: 'RVA, bedragen volledige werkloosheid vanaf 1 januari 2023',
    derivation:
      '65 % van 2.000 is 1.300, minder dan het minimum van 51,43 × 26 = 1.337,18. Min 10,09 % = 1.202,26. Uitgaven 1.500: zes keer 297,74 = 1.786,44.',
    input: {
      statuut: 'arbeider',
      nettoInkomen: 1800,
      brutoloon: 2000,
      vasteKosten: 1000,
      levensonderhoud: 500,
      autowaarde: 0,
      zoekduur: 6,
    },
    today: '2023-06-01',
    expect: { gatOntslag: 1786.44 },
  },
  {
    title: 'Een jaar zonder werk met een hoog loon: de maxima van februari 2025',
    source: 'RVA, bedragen volledige werkloosheid vanaf 1 februari 2025',
    derivation:
      'Hoogstens 2.231,06, dan 2.059,46, dan 1.919,32; min 10,09 %: 2.005,95, 1.851,66 en 1.725,66. Uitgaven 2.500: 3 × 494,05 + 3 × 648,34 + 6 × 774,34 = 8.073,21.',
    input: { brutoloon: 4000, vasteKosten: 1700, levensonderhoud: 800, autowaarde: 0, zoekduur: 12 },
    today: '2025-06-01',
    expect: { gatOntslag: 8073.21, buffer: 8073.21 },
  },
  {
    title: 'Zonder werk, tussen minimum en maximum: 65 % en dan 60 % van 2.500 euro',
    source: 'RVA, bedragen volledige werkloosheid vanaf 1 februari 2025',
    derivation:
      '1.625 − 10,09 % = 1.461,04, dan 1.500 − 10,09 % = 1.348,65. Uitgaven 1.600: 3 × 138,96 + 3 × 251,35 = 1.170,93.',
    input: { brutoloon: 2500, vasteKosten: 1000, levensonderhoud: 600, autowaarde: 0, zoekduur: 6 },
    today: '2025-06-01',
    expect: { gatOntslag: 1170.93 },
  },
  {
    title: 'Zelfstandige met gezinslast in juli 2023: 74,92 euro per dag, gemiddeld 1.948 euro per maand',
    source: 'Kofonds, ziek zijn als zelfstandige (1 juli 2023)',
    derivation: '74,92 × 26 = 1.947,92, min 11,11 % = 1.731,51. Uitgaven 2.200: gat 468,49.',
    input: {
      statuut: 'zelfstandige',
      gezin: 'gezinslast',
      vasteKosten: 1500,
      levensonderhoud: 700,
      ziekteduur: 1,
    },
    today: '2023-08-01',
    expect: { gatZiekte: 468.49 },
  },
  {
    title: 'Ruime vuistregel: netto 2.000 euro, zes tot twaalf maanden',
    source: 'Spaargids, 2017 tot 2020; HLN, juli 2021',
    input: { nettoInkomen: 2000 },
    expect: { vuistregelMax: 12000, vuistregelRuim: 24000 },
  },
  {
    title: 'Zelfstandige met gezinslast, drie maanden ziek in 2024',
    source: 'Eigen afleiding met de bedragen van het RIZIV (november 2023)',
    derivation:
      '76,42 × 26 = 1.986,92, min 11,11 % = 1.766,17 per maand. Uitgaven 2.200: gat 433,83, drie keer 1.301,49. Zonder werk is er geen uitkering: 3 × 2.200 = 6.600.',
    input: {
      statuut: 'zelfstandige',
      gezin: 'gezinslast',
      nettoInkomen: 2500,
      vasteKosten: 1500,
      levensonderhoud: 700,
      autowaarde: 0,
      ziekteduur: 3,
      zoekduur: 3,
    },
    today: '2024-02-01',
    expect: { gatZiekte: 1301.49, gatOntslag: 6600, buffer: 6600, maanden: 3 },
  },
  {
    title: 'Tweeverdieners die huren, zonder auto of kinderen: drie maanden volstaan',
    source: 'Eigen afleiding',
    derivation: 'Geen risico erbij: 3 × 2.200 = 6.600. Met eigen woning, auto en kinderen: 6 × 2.200 = 13.200.',
    input: { partnerInkomen: 2000, autowaarde: 0, vasteKosten: 1500, levensonderhoud: 700 },
    expect: { maandenVuistregel: 3, bufferVuistregel: 6600, drieMaandenUitgaven: 6600 },
  },
  {
    title: 'Drie tot zes maanden uitgaven van 1.800 euro: 5.400 tot 10.800 euro',
    source: 'ROB-RFV, hoeveel spaargeld als buffer (2025); zo ook Raisin',
    input: { nettoInkomen: 2000, vasteKosten: 1200, levensonderhoud: 600 },
    expect: { uitgaven: 1800, drieMaandenUitgaven: 5400, zesMaandenUitgaven: 10800 },
  },
  {
    title: 'Netto 3.000 euro: 18.000 tot 36.000 euro volgens de ruime vuistregel',
    source: 'HLN met Spaargids.be, november 2017',
    input: { nettoInkomen: 3000 },
    expect: { vuistregelMax: 18000, vuistregelRuim: 36000 },
  },
  {
    title: 'Zes maanden van 2.500 is 15.000; met 3.000 gespaard en 300 per maand nog 40 maanden',
    source: 'CalculatorLib, emergency fund calculator',
    input: { vasteKosten: 1800, levensonderhoud: 700, doelMaanden: 6, nuGespaard: 3000, sparenPerMaand: 300 },
    expect: { buffer: 15000, nogNodig: 12000, maandenSparen: 40, gevuld: 20 },
  },
  {
    title: 'Vier maanden van 2.800 is 11.200; met 1.500 gespaard en 350 per maand nog 27,7, dus 28 maanden',
    source: 'SimplifyCalculator, emergency fund calculator',
    input: { vasteKosten: 2000, levensonderhoud: 800, doelMaanden: 4, nuGespaard: 1500, sparenPerMaand: 350 },
    expect: { buffer: 11200, maandenSparen: 28 },
  },
]
