import type { Example } from '#calculators/example.ts'

export const examples: readonly Example[] = [
  {
    row: '36',
    title: 'Vlaanderen, 350.000 euro in 2024: 3 %',
    source: 'Argenta, 22 juli 2025',
    input: { prijs: 350000, gewest: 'vlaanderen', datumAkte: '2024-06-01' },
    expect: { registratie: 10500, tarief: 3 },
  },
  {
    row: '36',
    title: 'Vlaanderen, 350.000 euro in 2025: 2 %',
    source: 'Argenta, 22 juli 2025',
    input: { prijs: 350000, gewest: 'vlaanderen', datumAkte: '2025-06-01' },
    expect: { registratie: 7000, tarief: 2 },
  },
  {
    row: '38',
    title: 'Vlaanderen, 250.000 euro in 2022',
    source: 'Hendrix, 2021',
    input: { prijs: 250000, gewest: 'vlaanderen', datumAkte: '2022-03-01' },
    expect: { registratie: 7500 },
  },
  {
    row: '38',
    title: 'Wallonië, 250.000 euro in 2022 met een abattement van 20.000 euro',
    source: 'Hendrix, 2021',
    input: { prijs: 250000, gewest: 'wallonie', datumAkte: '2022-03-01' },
    expect: { registratie: 28750, abattement: 20000 },
  },
  {
    title: 'Wallonië in 2024, 400.000 euro: abattement van 33.333,33 euro',
    source: 'FOD Financiën, formule van het degressieve abattement',
    derivation:
      '40.000 − 20.000 × (400.000 − 350.000) / 150.000 = 33.333,33. (400.000 − 33.333,33) × 12,5 % = 45.833,33.',
    input: { prijs: 400000, gewest: 'wallonie', datumAkte: '2024-03-01' },
    expect: { abattement: 33333.33, registratie: 45833.33 },
  },
  {
    title: 'Brussel: het abattement van 200.000 euro bespaart 25.000 euro',
    source: 'be.brussels, vermindering van de registratierechten',
    input: { prijs: 450000, gewest: 'brussel' },
    expect: { abattement: 200000, voordeel: 25000 },
  },
  {
    title: 'Brussel: met twee energieklassen winst wordt de besparing 31.250 euro',
    source: 'Brussel Fiscaliteit, bijkomend abattement',
    derivation: '200.000 + 2 × 25.000 = 250.000 vrij; 250.000 × 12,5 % = 31.250.',
    input: { prijs: 450000, gewest: 'brussel', klassensprong: 2 },
    expect: { abattement: 250000, voordeel: 31250 },
  },
  {
    row: 'H32',
    title: 'Kredietakte van 300.000 euro: 8.056,36 euro',
    source: 'Notaris.be, rekenmodule krediet (2026)',
    input: { krediet: 300000 },
    expect: { kredietakte: 8056.36, ereloonKrediet: 812.37 },
  },
  {
    row: 'H31',
    title: 'Gezinswoning van 250.000 euro in Vlaanderen, met 249,47 euro opzoekingen',
    source: 'Notaris.be, infofiche',
    input: { prijs: 250000, derden: 249.47 },
    expect: { registratie: 5000, ereloon: 2171.56, aankoopkosten: 9370 },
    note: 'Enkel de post opzoekingen is teruggerekend uit het totaal van de bron.',
  },
]
