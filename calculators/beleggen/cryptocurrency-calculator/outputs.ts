import type { Outputs } from '#calculators/kernel/outputs.ts'

const profiles = 'Dezelfde winst, drie manieren'
const coins = 'Je munten'

export const outputs = {
  belasting: { label: 'Belasting op je cryptowinst', unit: 'euro', zero: true },
  belastbareMeerwaarde: { label: 'Winst voor de fiscus', unit: 'euro', zero: true },
  nogVrij: { label: 'Nog vrij te nemen winst', unit: 'euro', zero: true },
  belastingSpeculatief: {
    label: 'Als het speculatie is',
    unit: 'euro',
    group: profiles,
    note: 'Met gemeentebelasting',
  },
  belastingStaking: { label: 'Op staking en uitlenen', unit: 'euro' },
  nietGerealiseerd: { label: 'Winst op wat je nog hebt', unit: 'euro', group: coins },
  belastingNormaal: { label: 'Als het normaal beheer is', unit: 'euro', zero: true, group: profiles },
  belastingBeroep: { label: 'Als het een beroep is', unit: 'euro', note: 'Zonder sociale bijdragen', group: profiles },
  vrijgesteld: { label: 'Vrijgesteld bij normaal beheer', unit: 'euro', group: profiles },
  totaleBelasting: { label: 'Belasting met staking samen', unit: 'euro' },
  opbrengst: { label: 'Verkocht voor', unit: 'euro', group: coins },
  gerealiseerd: { label: 'Winst op wat je verkocht', unit: 'euro', note: 'Tegenover wat je betaalde', group: coins },
  waardeOver: { label: 'Waarde van wat je nog hebt', unit: 'euro', group: coins },
  gemiddeldeAankoopprijs: { label: 'Gemiddelde aankoopprijs', unit: 'euro', group: coins },
  beurstaks: { label: 'Beurstaks', unit: 'euro', note: 'Op crypto geldt geen beurstaks' },
  aanwijzingen: { label: 'Aanwijzingen voor speculatie of beroep', unit: 'number', decimals: 0 },
} as const satisfies Outputs
