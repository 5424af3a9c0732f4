import type { Example } from '#calculators/example.ts'

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
    title: 'Zonder werk: 65 % en dan 60 % van het loon',
    source: 'Eigen afleiding met de bedragen van de RVA (2023)',
    derivation:
      '2.000 bruto: drie maanden 1.300 − 10,09 % = 1.168,83 en drie maanden 1.200 − 10,09 % = 1.078,92. Uitgaven 1.500: 3 × 331,17 + 3 × 421,08 = 2.256,75.',
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
    expect: { gatOntslag: 2256.75 },
  },
  {
    title: 'Ruime vuistregel: netto 2.000 euro, zes tot twaalf maanden',
    source: 'Spaargids, 2017 tot 2020; HLN, juli 2021',
    input: { nettoInkomen: 2000 },
    expect: { vuistregelMax: 12000, vuistregelRuim: 24000 },
  },
  {
    title: 'Zelfstandige met gezinslast, drie maanden ziek in 2024',
    source: 'Eigen afleiding met de bedragen van het RIZIV (december 2023)',
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
]
