import type { Outputs } from '#calculators/kernel/outputs.ts'

const index = 'De index'
const wages = 'Lonen en uitkeringen'

export const outputs = {
  waarde: { label: 'Zelfde koopkracht', unit: 'euro', zero: true },
  totaleInflatie: { label: 'Prijsstijging over de hele periode', unit: 'percent' },
  gemiddeldeInflatie: { label: 'Gemiddelde inflatie per jaar', unit: 'percent', zero: true },
  koopkrachtverlies: { label: 'Koopkracht verloren', unit: 'percent' },
  inflatie12Maanden: { label: 'Inflatie over 12 maanden', unit: 'percent', optional: true },
  persoonlijkeInflatie: { label: 'Inflatie van jouw mandje', unit: 'percent', optional: true },
  inEuro: { label: 'Bedrag in euro', unit: 'euro', group: index, optional: true },
  indexVan: { label: 'Index in het begin', unit: 'index', group: index },
  indexNaar: { label: 'Index op het einde', unit: 'index', group: index },
  /** In the table of base years only: the list of figures keeps to one base. */
  indexNaarBasis2025: { label: 'Index op het einde, nieuwste basis', unit: 'index' },
  factor: { label: 'Prijzen maal', unit: 'number', decimals: 4, group: index },
  jaarinflatie: { label: 'Gemiddelde inflatie in het laatste jaar', unit: 'percent', group: index, optional: true },
  duursteJaar: { label: 'Jaar met de hoogste inflatie', unit: 'year', group: index, optional: true },
  duursteInflatie: { label: 'Inflatie in dat jaar', unit: 'percent', group: index, optional: true },
  afgevlakt: { label: 'Afgevlakte gezondheidsindex', unit: 'index', group: wages, optional: true },
  laatsteSpil: { label: 'Laatste spilindex', unit: 'index', group: wages, optional: true },
  volgendeSpil: { label: 'Volgende spilindex', unit: 'index', group: wages, optional: true },
  loonindexeringPc200: { label: 'Loonindexering PC 200 in januari', unit: 'percent', group: wages, optional: true },
} as const satisfies Outputs
