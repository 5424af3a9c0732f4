import type { Outputs } from '#calculators/kernel/outputs.ts'

const rates = 'Rente en koopkracht'
const other = 'Ander plan'

export const outputs = {
  oplossing: { label: 'Niet haalbaar', unit: 'euro', optional: true },
  startbedrag: { label: 'Nodig startbedrag', unit: 'euro', optional: true, zero: true },
  inleg: { label: 'Nodige inleg', unit: 'euro', optional: true, zero: true },
  rente: { label: 'Nodige jaarrente', unit: 'percent', optional: true, zero: true },
  maanden: { label: 'Nodige tijd', unit: 'months', optional: true },
  tijd: { label: 'Nodige tijd in jaren', unit: 'years', decimals: 2, optional: true },
  eindkapitaal: { label: 'Eindkapitaal', unit: 'euro' },
  ingelegd: { label: 'Zelf ingelegd', unit: 'euro' },
  interest: { label: 'Rente in totaal', unit: 'euro', zero: true },
  renteOpRente: { label: 'Waarvan rente op rente', unit: 'euro', optional: true },
  belasting: { label: 'Roerende voorheffing in totaal', unit: 'euro', group: rates, optional: true, zero: true },
  effectieveRente: { label: 'Effectieve rente per jaar', unit: 'percent', group: rates },
  reeel: { label: 'In euro’s van vandaag', unit: 'euro', group: rates },
  verdubbelingstijd: { label: 'Verdubbelt na', unit: 'years', decimals: 1, group: rates, optional: true },
  laterBeginnen: { label: 'Als je 10 jaar later begint', unit: 'euro', group: rates, optional: true },
  tweedeEindkapitaal: { label: 'Eindkapitaal van het andere plan', unit: 'euro', group: other, optional: true },
  verschilTweede: { label: 'Verschil met het andere plan', unit: 'euro', group: other, optional: true, zero: true },
} as const satisfies Outputs
