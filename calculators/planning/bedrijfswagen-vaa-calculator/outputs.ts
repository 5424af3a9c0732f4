import type { Outputs } from '#calculators/kernel/outputs.ts'

const benefit = 'Het voordeel van alle aard'
const net = 'Op je loonbrief'
const employer = 'Wat de wagen je werkgever kost aan bijdrage en belasting'

export const outputs = {
  nettoKost: { label: 'Netto kost per maand', unit: 'euro', zero: true, optional: true },
  voordeelJaar: { label: 'Voordeel van alle aard per jaar', unit: 'euro', zero: true },
  voordeelMaand: { label: 'Voordeel per maand', unit: 'euro' },
  nettoKostJaar: { label: 'Netto kost per jaar', unit: 'euro', optional: true },
  voordeelTegenoverEigen: { label: 'Goedkoper dan een eigen wagen', unit: 'euro', note: 'Per maand', optional: true },
  werkgeverMaand: { label: 'Bijdrage en belasting van je werkgever', unit: 'euro', note: 'Per maand', optional: true },

  co2Percentage: { label: 'CO2-percentage', unit: 'percent', group: benefit },
  leeftijdspercentage: {
    label: 'Leeftijdspercentage',
    unit: 'percent',
    decimals: 0,
    note: 'Op het einde van het jaar',
    group: benefit,
  },
  uitstootTelt: { label: 'CO2-uitstoot die telt', unit: 'number', decimals: 1, note: 'In gram per km', group: benefit },
  voordeelFormule: { label: 'Volgens de formule', unit: 'euro', group: benefit },
  minimumVoordeel: { label: 'Wettelijk minimum', unit: 'euro', group: benefit },
  eigenBijdrageJaar: { label: 'Eigen bijdrage die afgaat', unit: 'euro', group: benefit },
  dagen: { label: 'Dagen ter beschikking', unit: 'days', group: benefit },

  belastingPerMaand: { label: 'Extra bedrijfsvoorheffing', unit: 'euro', group: net, optional: true },
  vrijgesteldPerMaand: { label: 'Vrijgesteld voor woon-werk, per maand', unit: 'euro', group: net, optional: true },
  nettoloonZonder: { label: 'Nettoloon zonder wagen', unit: 'euro', group: net, optional: true },
  nettoloonMet: { label: 'Nettoloon met wagen', unit: 'euro', group: net, optional: true },

  co2Bijdrage: { label: 'CO2-bijdrage per maand', unit: 'euro', group: employer, optional: true },
  belastingVerworpen: {
    label: 'Belasting op verworpen uitgaven, per jaar',
    unit: 'euro',
    group: employer,
    optional: true,
  },
  voordeelVoorBijdrage: { label: 'Voordeel vóór eigen bijdrage', unit: 'euro' },
} as const satisfies Outputs
