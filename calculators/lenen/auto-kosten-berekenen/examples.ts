import type { Example } from '#calculators/kernel/example.ts'

const petrol = {
  aandrijving: 'benzine',
  prijs: 20_000,
  restwaarde: 40,
  verbruik: 6,
  pk: 7,
  kw: 81,
  co2: 120,
  massa: 1570,
}
const electric = { aandrijving: 'elektrisch', prijs: 36_000, restwaarde: 38, stroom: 20, kw: 150, massa: 2000 }

export const examples: readonly Example[] = [
  {
    title: 'Wallonië: BIV van een Citroën C3 van 81 kW, 120 gram CO2 en 1.570 kg',
    source: 'L’Avenir, 7 september 2023: 92,70 euro met de bedragen voor index',
    derivation:
      '128,02 × 120 ÷ 136 × 1.570 ÷ 1.838 = 96,49. Voor de index van juli 2026 was dat 123 in plaats van 128,02.',
    input: { gewest: 'wallonie', wagens: [petrol] },
    today: '2026-11-16',
    expect: { biv: 96.49, verkeersbelasting: 253.31 },
  },
  {
    title: 'Wallonië: een auto van 100 kW, 136 gram en 1.838 kg, met de korting voor een alleenstaande ouder',
    source: 'SPW Finances, bedragen van 1 juli 2026 tot 30 juni 2027',
    derivation: 'Basisbedrag 515,20 × 136 ÷ 136 × 1.838 ÷ 1.838 = 515,20; min 250 = 265,20.',
    input: { gewest: 'wallonie', gezin: 'eenouder', wagens: [{ ...petrol, kw: 100, co2: 136, massa: 1838 }] },
    today: '2026-11-16',
    expect: { biv: 265.2 },
  },
  {
    title: 'Wallonië: elektrisch, 150 kW en 2.000 kg',
    source: 'Decreet van 30 mei 2025; SPW Finances, bedragen van 1 juli 2026',
    derivation: '2.579,10 × 2.000 ÷ 1.838 × 0,10 = 280,64. Verkeersbelasting: het laagste tarief.',
    input: { gewest: 'wallonie', wagens: [electric] },
    today: '2026-11-16',
    expect: { biv: 280.64, verkeersbelasting: 107.18 },
  },
  {
    title: 'Brussel: 11 fiscale pk, nieuw en drie jaar oud',
    source: 'Brussel Fiscaliteit, tabel van 1 juli 2026',
    input: {
      gewest: 'brussel',
      wagens: [
        { ...petrol, pk: 11 },
        { ...petrol, pk: 11, inschrijving: '2023-11' },
      ],
    },
    today: '2026-11-16',
    expect: { biv: 634.89, verkeersbelasting: 561, tweedeBiv: 444.42, tweedeVerkeersbelasting: 561 },
  },
  {
    title: 'Vlaanderen: benzine van 7 pk en 120 gram naast een elektrische auto',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.2.4.0.1, 2.3.4.1.1 en 2.3.4.1.2/1',
    derivation:
      'BIV (120 × 1,245 ÷ 246)⁶ × 4.500 + 28,55 = 254,34. Verkeersbelasting 230,28 × (1 − 8,7 % − 15 %) × 1,10 = 193,27. Elektrisch: 61,50, en 93,60 × 1,0408 = 97,44 in twaalfden, × 1,10 = 107,18.',
    input: { gewest: 'vlaanderen', wagens: [petrol, electric] },
    today: '2026-11-16',
    expect: { biv: 254.34, verkeersbelasting: 193.27, tweedeBiv: 61.5, tweedeVerkeersbelasting: 107.18 },
  },
  {
    title: 'Eigen geld, vijf jaar en 15.000 km per jaar, alles ingevuld',
    source: 'Eigen afleiding',
    derivation:
      'Waardeverlies 20.000 × 60 % = 12.000. Energie 15.000 ÷ 100 × 6 × 1,80 = 1.620 per jaar, 8.100 samen. Verzekering 3.500, onderhoud 2.500. BIV 254,34 en 5 × 193,27 = 966,35. Samen 27.320,69; gedeeld door 60 is 455,34 en door 75.000 km 0,36.',
    input: {
      kilometers: 15_000,
      jaren: 5,
      prijsBenzine: 1.8,
      spaarrente: 0,
      wagens: [{ ...petrol, verzekering: 700, onderhoud: 500 }],
    },
    today: '2026-11-16',
    expect: { totaal: 27_320.69, perMaand: 455.34, perKm: 0.36, energie: 135, waardeverlies: 200 },
  },
  {
    title: 'Private lease: 48 keer 429 euro en stroom',
    source: 'Eigen afleiding',
    derivation: '48 × 429 = 20.592. Stroom 4 × 10.000 ÷ 100 × 18 × 0,30 = 2.160. Samen 22.752, of 474,00 per maand.',
    input: {
      kilometers: 10_000,
      jaren: 4,
      prijsStroom: 0.3,
      wagens: [{ aandrijving: 'elektrisch', betaling: 'lease', huur: 429, stroom: 18 }],
    },
    today: '2026-11-16',
    expect: { totaal: 22_752, perMaand: 474, huur: 429, biv: null, verkeersbelasting: null },
  },
  {
    title: 'Elektrisch wint vanaf het punt waar de goedkopere kilometer de hogere prijs terugverdient',
    source: 'Eigen afleiding',
    derivation:
      'Zonder energie kost de benzineauto 12.000 + 254,34 + 966,35 = 13.220,69 en de elektrische 15.000 + 61,50 + 535,90 = 15.597,40: 2.376,71 meer. Per 100 km is benzine 6 × 1,80 = 10,80 en stroom 20 × 0,30 = 6,00: 4,80 minder, dus 0,24 per km per jaar over vijf jaar. 2.376,71 ÷ 0,24 = 9.903 km.',
    input: {
      jaren: 5,
      prijsBenzine: 1.8,
      prijsStroom: 0.3,
      spaarrente: 0,
      wagens: [petrol, { ...electric, prijs: 25_000, restwaarde: 40 }],
    },
    today: '2026-11-16',
    expect: { kantelKilometers: 9903 },
  },
  {
    title: 'Een typische kleine auto op benzine in Vlaanderen: 1,0 liter is 6 fiscale pk, 100 gram CO2',
    source: 'Vlaamse Codex Fiscaliteit, art. 2.2.4.0.1 en 2.3.4.1.2/1; eigen afleiding',
    derivation:
      'BIV (100 × 1,245 ÷ 246)⁶ × 4.500 + 28,55 = 0,506098⁶ × 4.500 + 28,55 = 75,62 + 28,55 = 104,17. Energie 20.000 ÷ 100 × 5 × 1,80 = 1.800 per jaar, 150 per maand.',
    input: { kilometers: 20_000, prijsBenzine: 1.8, wagens: [{ klasse: 'klein' }] },
    today: '2026-11-16',
    expect: { biv: 104.17, energie: 150 },
  },
  {
    title: 'Zonder eigen bedragen: de gemiddelde verzekering van 2024 en het geïndexeerde onderhoud van 2017',
    source: 'HelloSafe, barometer 2024 (507 euro); LeasePlan CarCost Index 2017 (31 euro per maand); Statbel',
    derivation: '507 ÷ 12 = 42,25. 31 × 12 = 372; 372 × 140,17 ÷ 104,67 = 498,17, afgerond 498; 498 ÷ 12 = 41,50.',
    input: {},
    today: '2026-11-16',
    expect: { verzekering: 42.25, onderhoud: 41.5 },
  },
  {
    title: 'Een lening van 36 maanden voor een auto waarmee je vijf jaar rijdt: de rente stopt na drie jaar',
    source: 'Eigen afleiding',
    derivation: 'i = 1,06^(1/12) − 1 = 0,4867551 %. 12.000 × i ÷ (1 − 1,06⁻³) = 364,20 per maand.',
    input: {
      jaren: 5,
      jkp: 6,
      leningMaanden: 36,
      wagens: [{ ...petrol, betaling: 'lening', geleend: 12_000 }],
    },
    today: '2026-11-16',
    expect: { maandlast: 364.2 },
  },
]
