import type { Outputs } from '#calculators/kernel/outputs.ts'

const costs = 'Kosten en belasting'
const chances = 'Kansen'

/** All end values are after tax, as if sold then. */
export const outputs = {
  nettoMediaan: { label: 'Middelste eindbedrag', unit: 'euro0', zero: true },
  nettoLaag: { label: 'Slechte markt (1 op 10 is lager)', unit: 'euro0', zero: true },
  nettoHoog: { label: 'Goede markt (1 op 10 is hoger)', unit: 'euro0', zero: true },
  ingelegd: { label: 'Ingelegd', unit: 'euro0' },
  kansOnderInleg: { label: 'Kans op minder dan je inleg', unit: 'percent', decimals: 0, zero: true },
  vandaag: { label: 'Middelste eindbedrag in euro’s van vandaag', unit: 'euro0', group: costs },
  winst: { label: 'Winst in het midden', unit: 'euro0', group: costs },
  rendementMediaan: {
    label: 'Netto rendement per jaar in het midden',
    unit: 'percent',
    decimals: 1,
    optional: true,
    group: costs,
  },
  meerwaardebelasting: { label: 'Meerwaardebelasting in het midden', unit: 'euro0', group: costs },
  kostenTotaal: { label: 'Wat je kosten je in het midden kosten', unit: 'euro0', group: costs },
  kostenVerschil: { label: 'Verschil met de andere kosten', unit: 'euro0', group: costs },
  kansOnderInflatie: { label: 'Kans dat je de inflatie niet bijhoudt', unit: 'percent', decimals: 0, group: chances },
  historischLaag: { label: 'In het verleden, slechte periodes', unit: 'euro0', optional: true, group: chances },
  historischMidden: { label: 'In het verleden, in het midden', unit: 'euro0', optional: true, group: chances },
  historischHoog: { label: 'In het verleden, goede periodes', unit: 'euro0', optional: true, group: chances },
  mediaan: { label: 'Middelste eindbedrag voor belasting', unit: 'euro0' },
  paden: { label: 'Aantal doorgerekende markten', unit: 'number', decimals: 0 },
} as const satisfies Outputs
