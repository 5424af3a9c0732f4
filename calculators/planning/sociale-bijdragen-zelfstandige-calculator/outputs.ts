import type { Outputs } from '#calculators/kernel/outputs.ts'

const now = 'Voorlopig, nu'
const final = 'Definitief, over dit jaar'
const tax = 'Na belasting'

export const outputs = {
  voorlopigMetKost: { label: 'Nu te betalen per kwartaal', unit: 'euro', zero: true, note: 'Met beheerskost' },
  jaarTotaal: { label: 'Definitief over het jaar', unit: 'euro', zero: true, note: 'Met beheerskost' },
  afrekeningMetKost: { label: 'Later bij te betalen', unit: 'euro' },
  belasting: { label: 'Belasting op dit inkomen', unit: 'euro', zero: true },
  overschot: { label: 'Over na bijdragen en belasting', unit: 'euro', zero: true },

  voorlopigPerKwartaal: { label: 'Voorlopig per kwartaal, zonder kosten', unit: 'euro', group: now },
  eersteKwartaal: { label: 'Definitief in je eerste kwartaal', unit: 'euro', group: final, optional: true },
  teBetalen: { label: 'Definitief per kwartaal', unit: 'euro', note: 'Met beheerskost', group: final },
  kwartaalbijdrage: { label: 'Definitief per kwartaal, zonder kosten', unit: 'euro', group: final },
  basisinkomen: { label: 'Inkomen waarop je betaalt', unit: 'euro', group: final },
  nettoInkomen: { label: 'Netto belastbaar inkomen', unit: 'euro', group: final },
  bijdragePercentage: { label: 'Bijdrage in procent van je inkomen', unit: 'percent', group: final },
  nettoKost: { label: 'Bijdrage na belastingvoordeel', unit: 'euro', note: 'Je bijdragen zijn aftrekbaar', group: tax },
  marginaalTarief: { label: 'Belasting op je volgende euro', unit: 'percent', group: tax },

  jaarbijdrage: { label: 'Definitief over het jaar, zonder kosten', unit: 'euro' },
  afrekening: { label: 'Afrekening, zonder kosten', unit: 'euro' },
} as const satisfies Outputs
