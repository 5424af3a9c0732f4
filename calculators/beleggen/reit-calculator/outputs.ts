import type { Outputs } from '#calculators/kernel/outputs.ts'

const income = 'Dividend'
const sale = 'Aankoop en verkoop'
const health = 'Gezondheid van de vennootschap'

export const outputs = {
  nettoDividend: { label: 'Netto dividend per jaar', unit: 'euro', zero: true },
  nettoDividendrendement: { label: 'Netto dividendrendement', unit: 'percent', zero: true },
  nettoTotaalrendement: { label: 'Netto totaalrendement per jaar', unit: 'percent', optional: true, zero: true },
  dividendSamen: { label: 'Netto dividend samen', unit: 'euro' },
  aandelen: { label: 'Aantal aandelen', unit: 'number', decimals: 0 },
  appartementRendement: { label: 'Appartement, per jaar', unit: 'percent', optional: true, zero: true },
  brutoDividend: { label: 'Bruto dividend per jaar', unit: 'euro', group: income },
  roerendeVoorheffing: { label: 'Belasting op dat dividend', unit: 'euro', group: income },
  brutoDividendrendement: { label: 'Bruto dividendrendement', unit: 'percent', group: income },
  dividendLaatsteJaar: { label: 'Netto dividend in het laatste jaar', unit: 'euro', group: income },
  belastingSamen: { label: 'Belasting op dividend samen', unit: 'euro', group: income },
  andereVoorheffing: { label: 'Netto dividend aan het andere tarief', unit: 'euro', group: income },
  betaald: { label: 'Betaald met kosten', unit: 'euro', group: sale },
  eindwaarde: { label: 'Waarde van je aandelen op het einde', unit: 'euro0', group: sale },
  meerwaardebelasting: { label: 'Meerwaardebelasting bij verkoop', unit: 'euro', group: sale },
  kosten: { label: 'Makelaarsloon en beurstaks samen', unit: 'euro', group: sale },
  appartementMetLening: {
    label: 'Appartement met lening, op je eigen geld',
    unit: 'percent',
    optional: true,
    group: sale,
  },
  korting: {
    label: 'Korting (−) of premie (+) op de intrinsieke waarde',
    unit: 'percent',
    decimals: 1,
    optional: true,
    group: health,
  },
  uitkeringsgraad: {
    label: 'Deel van de winst dat wordt uitgekeerd',
    unit: 'percent',
    decimals: 1,
    optional: true,
    group: health,
  },
  schuldruimte: {
    label: 'Ruimte tot de wettelijke schuldgrens',
    unit: 'points',
    decimals: 1,
    optional: true,
    group: health,
  },
  dalingIntrinsiek: {
    label: 'Daling van de intrinsieke waarde als gebouwen 10 % verliezen',
    unit: 'percent',
    decimals: 1,
    optional: true,
    group: health,
  },
} as const satisfies Outputs
