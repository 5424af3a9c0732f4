import type { Outputs } from '#calculators/kernel/outputs.ts'

const road = 'Van bruto naar reëel'
const exemption = 'Belasting'

export const outputs = {
  reeleRente: { label: 'Reële netto rente', unit: 'percent', zero: true },
  koopkracht: { label: 'Koopkracht erbij of eraf per jaar', unit: 'euro', zero: true },
  nettoRente: { label: 'Netto rente', unit: 'percent', zero: true },
  belasting: { label: 'Belasting per jaar', unit: 'euro', zero: true },
  nodigeBrutorente: {
    label: 'Brutorente nodig om niets te verliezen',
    unit: 'percent',
    zero: true,
    optional: true,
  },
  rentePerJaar: { label: 'Rente per jaar, bruto', unit: 'euro', group: road },
  belastingPunten: { label: 'De belasting kost', unit: 'points', group: road },
  inflatiePunten: { label: 'De inflatie kost', unit: 'points', group: road },
  vuistregel: { label: 'Vuistregel: netto min inflatie', unit: 'percent', group: road },
  brutoReeel: { label: 'Reële rente zonder belasting', unit: 'percent', group: road },
  reeleRenteVerwacht: { label: 'Reëel met de inflatie die je verwacht', unit: 'percent', group: road },
  vrijeRente: { label: 'Rente binnen de vrijstelling', unit: 'euro', group: exemption, optional: true },
  vrijTotBedrag: {
    label: 'Vrij van belasting tot een spaarbedrag van',
    unit: 'euro0',
    group: exemption,
    optional: true,
  },
  belastingOpInflatie: { label: 'Belasting op rente die enkel de inflatie goedmaakt', unit: 'euro', group: exemption },
} as const satisfies Outputs
