import type { Outputs } from '#calculators/kernel/outputs.ts'

const end = 'Op het einde'
const loan = 'De aankoop'
const cost = 'Wat wonen kost'

export const outputs = {
  voordeel: { label: 'Kopen wint met', unit: 'euro0', zero: true },
  kantelpunt: { label: 'Kopen wint vanaf jaar', unit: 'number', decimals: 0, optional: true },
  evenwicht: {
    label: 'Kopen wint vanaf een prijsstijging van',
    unit: 'percent',
    decimals: 1,
    zero: true,
    optional: true,
  },
  vermogenKoper: { label: 'Vermogen van de koper', unit: 'euro0', zero: true },
  vermogenHuurder: { label: 'Vermogen van de huurder', unit: 'euro0', zero: true },
  aankoopkosten: { label: 'Kosten bij aankoop', unit: 'euro0', group: loan },
  maandlast: { label: 'Maandlast van de lening', unit: 'euro' },
  lening: { label: 'Lening', unit: 'euro0', group: loan },
  gebruikteRente: { label: 'Rente van de lening', unit: 'percent', group: loan },
  totaleRente: { label: 'Rente over de hele lening', unit: 'euro0', group: loan },
  kostKoper: { label: 'Koper, eerste jaar', unit: 'euro0', group: cost },
  kostHuurder: { label: 'Huurder, eerste jaar', unit: 'euro0', group: cost },
  totaalKoper: { label: 'Koper, alle jaren samen', unit: 'euro0', group: cost },
  totaalHuurder: { label: 'Huurder, alle jaren samen', unit: 'euro0', group: cost },
  waardeWoning: { label: 'Waarde van de woning', unit: 'euro0', group: end },
  restschuld: { label: 'Schuld', unit: 'euro0', group: end },
  kantelLater: { label: 'Kopen wint pas vanaf jaar', unit: 'number', decimals: 0, group: end, optional: true },
  verschil: { label: 'Voordeel van kopen op het einde', unit: 'euro0' },
} as const satisfies Outputs
