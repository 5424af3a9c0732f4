import type { Outputs } from '#calculators/kernel/outputs.ts'

const base = 'Van winst naar belasting'
const sales = 'Je verkopen'
const choice = 'Inhouden of zelf aangeven'

export const outputs = {
  belasting: { label: 'Meerwaardebelasting', unit: 'euro', zero: true },
  terugTeVragen: { label: 'Terug via je aangifte', unit: 'euro' },
  bijTeBetalen: { label: 'Nog te betalen via je aangifte', unit: 'euro' },
  nogVrij: { label: 'Nog vrij te nemen winst', unit: 'euro', zero: true },
  vrijeStuks: { label: 'Stuks die je nog vrij kunt verkopen', unit: 'number', decimals: 6, optional: true },
  nettoMeerwaarde: { label: 'Netto winst', unit: 'euro', zero: true, group: base },
  meerwaarden: { label: 'Winsten', unit: 'euro', group: base },
  minwaarden: { label: 'Verliezen', unit: 'euro', group: base },
  vrijgesteld: { label: 'Gebruikte vrijstelling', unit: 'euro', group: base },
  overdrachtGebruikt: { label: 'Gebruikte overdracht', unit: 'euro', group: base },
  belastbaar: { label: 'Belastbare winst', unit: 'euro', zero: true, group: base },
  druk: { label: 'Belasting op je winst', unit: 'percent', group: base },
  overTeDragen: { label: 'Vrijstelling naar volgend jaar', unit: 'euro', group: base },
  ingehouden: { label: 'Ingehouden door de bank', unit: 'euro', group: sales },
  bijInhouding: { label: 'Ingehouden als elke Belgische rekening inhoudt', unit: 'euro', group: choice },
  terugBijInhouding: { label: 'Daarvan later terug', unit: 'euro', group: choice },
  opbrengst: { label: 'Opbrengst van de verkopen', unit: 'euro', group: sales },
  nettoOpbrengst: { label: 'Opbrengst na belasting', unit: 'euro', group: sales },
} as const satisfies Outputs
