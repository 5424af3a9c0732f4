/** What driving costs when a visitor has no figure of their own: dated, with who published it. */

/** Maximum price per litre at the pump. */
export const fuelPrices = {
  benzine: 1.64,
  diesel: 1.732,
  asOf: '2025-11-29',
  source: 'FOD Economie, maximumprijzen van 29 november 2025 (95 E10 en diesel B7)',
} as const

/** Price per kWh at home: the ceiling the tax office accepts for charging a company car, from prices of the CREG. */
export const powerPrices = {
  vlaanderen: 0.307,
  brussel: 0.3356,
  wallonie: 0.3457,
  asOf: '2025-12-31',
  source: 'FOD Financiën, forfait voor thuisladen in het vierde kwartaal van 2025, op prijzen van de CREG',
} as const

/** Consumption per 100 km: litres, and kWh with charging losses. */
export const consumption = {
  benzine: 6,
  elektrisch: 20,
  sources: { benzine: 'auto-verkopen.vlaanderen, 2025', elektrisch: 'egear.be, 2023' },
} as const

/** Insurance: the average premium of all policies. A new car with omnium costs more, an old one without it less. */
export const insurance = {
  perYear: 507,
  asOf: '2024',
  source: 'HelloSafe, barometer van de autoverzekering in België, 2024',
} as const

/**
 * Upkeep and repairs: 31 euro a month in February 2017 for a small to middle car that drives 20.000 km a year (LeasePlan
 * CarCost Index, in Le Moniteur Automobile), with the consumer price index up to July 2026: 372 × 140,17 ÷ 104,67.
 */
export const upkeep = {
  perYear: 498,
  base: { perYear: 372, month: '2017-02' },
  asOf: '2026-07',
  source: 'LeasePlan CarCost Index van februari 2017, met de index tot juli 2026',
} as const

/**
 * A typical car of each size: an assumption, for visitors without the registration certificate at hand. The engine sets
 * the fiscal horsepower (1,0, 1,2 and 2,0 litre petrol; 1,5 and 2,0 litre diesel), and CO2 keeps the proportion of the
 * middle petrol car: 20 g for a litre of petrol, 22,8 g for a litre of diesel, which holds 14 % more carbon. A plug-in
 * hybrid drives half of its kilometres on power.
 */
export const carSizes = {
  klein: {
    benzine: { verbruik: 5, stroom: 0, pk: 6, kw: 67, co2: 100, massa: 1_450 },
    diesel: { verbruik: 4.2, stroom: 0, pk: 8, kw: 75, co2: 96, massa: 1_550 },
    hybride: { verbruik: 2.5, stroom: 8, pk: 8, kw: 110, co2: 50, massa: 1_900 },
    elektrisch: { verbruik: 0, stroom: 16, pk: 4, kw: 85, co2: 0, massa: 1_700 },
  },
  midden: {
    benzine: { verbruik: consumption.benzine, stroom: 0, pk: 7, kw: 81, co2: 120, massa: 1_570 },
    diesel: { verbruik: 5, stroom: 0, pk: 8, kw: 85, co2: 114, massa: 1_700 },
    hybride: { verbruik: 3, stroom: 10, pk: 8, kw: 130, co2: 60, massa: 2_100 },
    elektrisch: { verbruik: 0, stroom: consumption.elektrisch, pk: 4, kw: 150, co2: 0, massa: 2_000 },
  },
  groot: {
    benzine: { verbruik: 8, stroom: 0, pk: 11, kw: 140, co2: 160, massa: 2_150 },
    diesel: { verbruik: 6.6, stroom: 0, pk: 11, kw: 140, co2: 150, massa: 2_300 },
    hybride: { verbruik: 4, stroom: 13, pk: 11, kw: 180, co2: 80, massa: 2_600 },
    elektrisch: { verbruik: 0, stroom: 25, pk: 4, kw: 220, co2: 0, massa: 2_600 },
  },
} as const
