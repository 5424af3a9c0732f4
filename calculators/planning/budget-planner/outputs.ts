import type { Outputs } from '#calculators/kernel/outputs.ts'

const whole = 'Over het jaar'
const rule = 'Naast de regel 50/30/20'

export const outputs = {
  over: { label: 'Over per maand', unit: 'euro', zero: true },
  inkomstenPerMaand: { label: 'Binnen per maand', unit: 'euro', zero: true },
  uitgavenPerMaand: { label: 'Buiten per maand', unit: 'euro', zero: true },
  gladstrijken: { label: 'Opzij voor piekmaanden', unit: 'euro', note: 'Per maand' },
  laagsteSaldo: { label: 'Laagste saldo in het jaar', unit: 'euro', zero: true },

  laagsteMaand: { label: 'Maand met het laagste saldo', unit: 'month', group: whole },
  overPerJaar: { label: 'Over per jaar', unit: 'euro', group: whole },
  groeipakketMaand: { label: 'Kinderbijslag per maand', unit: 'euro', group: whole },
  aandeelMoet: { label: 'Aandeel van wat moet', unit: 'percent', decimals: 1, group: rule, optional: true },
  aandeelWensen: { label: 'Aandeel van wat mag', unit: 'percent', decimals: 1, group: rule, optional: true },
  aandeelSparen: { label: 'Aandeel dat je spaart', unit: 'percent', decimals: 1, group: rule, optional: true },
  vuistregelMoet: { label: 'Wat moet, volgens de regel', unit: 'euro', group: rule },
  vuistregelWensen: { label: 'Wat mag, volgens de regel', unit: 'euro', group: rule },
  vuistregelSparen: { label: 'Sparen, volgens de regel', unit: 'euro', group: rule },

  verschil: { label: 'Verschil per maand', unit: 'euro' },
} as const satisfies Outputs
