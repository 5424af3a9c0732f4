import type { Outputs } from '#calculators/kernel/outputs.ts'

const parts = 'Waar het vandaan komt'
const pots = 'Waar het staat'
const taxes = 'Belasting'
const study = 'Studies'

export const outputs = {
  kapitaalNetto: { label: 'Kapitaal na belasting', unit: 'euro0', zero: true },
  vandaag: { label: 'In euro’s van vandaag', unit: 'euro0' },
  zelfIngelegd: { label: 'Zelf ingelegd', unit: 'euro', zero: true },
  uitGiften: { label: 'Giften', unit: 'euro' },
  opbrengst: { label: 'Rente en rendement', unit: 'euro', group: parts },
  ingelegd: { label: 'Ingelegd met giften', unit: 'euro', group: parts },
  stortingen: { label: 'Aantal stortingen', unit: 'number', group: parts },
  groeipakketPerMaand: { label: 'Uit het Groeipakket per maand', unit: 'euro', group: parts },
  kapitaalLaag: { label: 'Als het fonds tegenvalt', unit: 'euro0', group: pots, optional: true },
  kapitaalHoog: { label: 'Als het fonds meevalt', unit: 'euro0', group: pots, optional: true },
  kapitaal: { label: 'Kapitaal voor de verkoop van het fonds', unit: 'euro', group: pots },
  spaarrekening: { label: 'Op de spaarrekening', unit: 'euro', group: pots },
  fonds: { label: 'In het fonds', unit: 'euro', group: pots },
  belasting: { label: 'Belasting op de rente', unit: 'euro', group: taxes },
  reynderstaks: { label: 'Roerende voorheffing op het fonds', unit: 'euro', group: taxes },
  meerwaardebelasting: { label: 'Meerwaardebelasting op het fonds', unit: 'euro', group: taxes },
  vrijstelling: { label: 'Vrijgestelde rente per jaar', unit: 'euro', group: taxes },
  studiekost: { label: 'Studiekost in prijzen van toen', unit: 'euro0', group: study },
  studieTekort: { label: 'Tekort voor de studies', unit: 'euro0', group: study },
} as const satisfies Outputs
