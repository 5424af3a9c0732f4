import type { Outputs } from '#calculators/kernel/outputs.ts'

const kinds = 'Belasting per soort'
const gains = 'Meerwaarden'

export const outputs = {
  totaal: { label: 'Belasting op je beleggingen', unit: 'euro', zero: true },
  terugTeVragen: { label: 'Terug te vragen via je aangifte', unit: 'euro' },
  zelfTeBetalen: { label: 'Zelf te betalen', unit: 'euro' },
  ingehouden: { label: 'Al ingehouden door bank of broker', unit: 'euro' },
  nogVrij: { label: 'Nog vrij te nemen winst', unit: 'euro', zero: true },
  belastingSpaarrente: { label: 'Op spaarrente', unit: 'euro', group: kinds },
  belastingInterest: { label: 'Op andere rente', unit: 'euro', group: kinds },
  belastingDividenden: { label: 'Op dividenden, na vrijstelling', unit: 'euro', group: kinds },
  reynderstaks: { label: 'Reynderstaks', unit: 'euro', group: kinds },
  meerwaardebelasting: { label: 'Meerwaardebelasting', unit: 'euro', group: kinds },
  beurstaks: { label: 'Beurstaks', unit: 'euro', group: kinds },
  effectentaks: { label: 'Taks op de effectenrekening', unit: 'euro', group: kinds },
  gemiddeldeWaarde: { label: 'Gemiddelde waarde van de effectenrekening', unit: 'euro', group: kinds },
  druk: { label: 'Belasting op je inkomsten en winst', unit: 'percent', group: kinds },
  nettoMeerwaarde: { label: 'Netto winst uit verkopen', unit: 'euro', group: gains },
  vrijgesteldeMeerwaarde: { label: 'Vrijgestelde meerwaarde', unit: 'euro', group: gains },
  overgedragen: { label: 'Overgedragen vrijstelling uit vorige jaren', unit: 'euro', group: gains },
  overdrachtBruikbaar: { label: 'Daarvan bruikbaar dit jaar', unit: 'euro', group: gains },
  overdrachtVolgendJaar: { label: 'Vrijstelling naar volgend jaar', unit: 'euro', group: gains },
} as const satisfies Outputs
