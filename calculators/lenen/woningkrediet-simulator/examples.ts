import type { Example } from '#calculators/kernel/example.ts'

export const examples: readonly Example[] = [
  {
    title: 'Gezinswoning van 250.000 euro in Vlaanderen: 9.370 euro aankoopkosten',
    source: 'Notaris.be, infofiche',
    input: { prijs: 250000, gewest: 'vlaanderen' },
    expect: { aankoopkosten: 9370 },
    tolerance: 1,
    note: 'De bron rondt af. De post opzoekingen (250 euro zonder btw) is onze raming; met 249,47 klopt het op de cent.',
  },
  {
    title: 'Ereloon volgens de schaal tot eind 2022 op 150.000 euro',
    source: 'Koninklijk besluit van 16 december 1950, schaal tot 2022',
    input: { prijs: 150000, datumAkte: '2022-06-01' },
    expect: { ereloon: 1878.66 },
  },
  {
    title: 'Bouwgrond in 2021: 198.000 euro, 10 % registratie, bouw 260.000 met 21 % btw',
    source: 'Het Laatste Nieuws, 2021',
    input: { prijs: 198000, type: 'grond', datumAkte: '2021-06-01', bouwkost: 260000 },
    expect: { registratie: 19800, btw: 54600, prijsMetBelasting: 532400 },
  },
  {
    title: 'Enige eigen woning van 400.000 euro in Brussel: 25.000 euro registratie',
    source: 'Brussel Fiscaliteit, abattement',
    input: { prijs: 400000, gewest: 'brussel', datumAkte: '2026-06-01' },
    expect: { registratie: 25000 },
  },
  {
    title: 'Alles met eigen geld: geen lening en geen kredietakte',
    source: 'Eigen afleiding',
    derivation:
      '200.000 in Vlaanderen: 4.000 − 1.867 = 2.133 registratie. Akte: (1.929,06 + 855 + 250 + 100) × 1,21 + 285 = 4.077,21. Verhuis 0, bank 0: samen 206.210,21.',
    input: { prijs: 200000, eigenInbreng: 250000, verhuis: 0, bankkosten: 0, datumAkte: '2026-11-15' },
    expect: { registratie: 2133, aktekosten: 4077.21, projectkost: 206210.21, leenbedrag: 0, kredietakte: 0 },
  },
  {
    title: 'Enige eigen woning van 300.000 euro in Vlaanderen: 6.000 euro registratiebelasting',
    source: 'Immoshoppen.be, kosten van de aankoop van een eigen woning (2025)',
    input: { prijs: 300000, gewest: 'vlaanderen', datumAkte: '2025-09-01' },
    expect: { registratie: 6000 },
  },
  {
    title: 'Geen enige eigen woning in Brussel: 25.000 euro op 200.000 euro',
    source: 'Belfina, frais de notaire à Bruxelles',
    input: { prijs: 200000, gewest: 'brussel', enigeEigenWoning: false, datumAkte: '2026-06-01' },
    expect: { registratie: 25000 },
  },
  {
    title: 'Geld op de dag van de akte: 250.000 euro in Wallonië met 50.000 euro eigen geld',
    source: 'Eigen afleiding',
    derivation:
      'Registratie 3 % = 7.500. Akte: (2.171,56 + 855 + 250 + 100) × 1,21 + 285 = 4.370,64. Verhuis en bank 0. Samen met de kredietakte min 25.000 voorschot blijft er bij de akte 242.783,42, waarvan 25.000 eigen geld.',
    input: {
      prijs: 250000,
      eigenInbreng: 50000,
      gewest: 'wallonie',
      verhuis: 0,
      bankkosten: 0,
      datumAkte: '2026-11-15',
    },
    today: '2026-11-15',
    expect: {
      registratie: 7500,
      aktekosten: 4370.64,
      voorschot: 25000,
      eigenGeldBijAkte: 25000,
      bijAkte: 242783.42,
      leenbedrag: 217783.42,
      kredietakte: 5912.78,
    },
  },
  {
    title: 'Slopen en heropbouwen voor 330.000 euro: 19.800 euro btw aan 6 %',
    source: 'Immo David met Confederatie Bouw, verlaging btw-tarief voor sloop en heropbouw (2022)',
    derivation: '(80.000 + 250.000) × 6 % = 19.800; aan 21 % was het 69.300.',
    input: { type: 'heropbouw', bouwkost: 330000, btwTarief: 'heropbouw', datumAkte: '2022-06-01' },
    expect: { btw: 19800 },
  },
  {
    title: 'Dezelfde werken aan 21 %: 69.300 euro btw',
    source: 'Immo David met Confederatie Bouw, verlaging btw-tarief voor sloop en heropbouw (2022)',
    input: { type: 'heropbouw', bouwkost: 330000, btwTarief: 'gewoon', datumAkte: '2022-06-01' },
    expect: { btw: 69300 },
  },
  {
    title: 'Werken tellen mee in elk totaal: 300.000 euro in Vlaanderen met 30.000 euro renovatie',
    source: 'Eigen afleiding',
    derivation: 'Registratie 2 % = 6.000. 300.000 + 6.000 + 30.000 = 336.000. De kwotiteit deelt door 330.000.',
    input: { prijs: 300000, renovatie: 30000, eigenInbreng: 60000, datumAkte: '2026-11-15' },
    today: '2026-11-15',
    expect: { prijsMetBelasting: 336000, registratie: 6000 },
  },
  {
    title: 'Nieuwbouw met de grond erbij: 63.000 euro btw, geen registratie',
    source: 'Eigen afleiding',
    derivation: '300.000 × 21 % = 63.000. Zonder apart verkochte grond is er geen registratie.',
    input: { prijs: 300000, type: 'nieuwbouw', gewest: 'brussel', datumAkte: '2026-11-15' },
    expect: { registratie: 0, btw: 63000, prijsMetBelasting: 363000 },
  },
]
