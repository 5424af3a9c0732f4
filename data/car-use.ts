/** What driving costs when a visitor has no figure of his own: dated, with who published it. */

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
