import type { Outputs } from '#calculators/kernel/outputs.ts'

const when = 'Wanneer'
const two = 'Twee delen'
const pay = 'Vergoeding'

export const outputs = {
  weken: { label: 'Opzegtermijn', unit: 'weeks', decimals: 1, zero: true },
  begin: { label: 'Opzeg begint op', unit: 'date' },
  einde: { label: 'Laatste dag van de opzeg', unit: 'date' },
  vergoeding: { label: 'Vergoeding zonder te werken, bruto', unit: 'euro' },
  vergoedingNaOutplacement: { label: 'Vergoeding na outplacement, bruto', unit: 'euro', optional: true },
  vergoedingNetto: {
    label: 'Vergoeding, netto na belasting',
    unit: 'euro0',
    note: 'Raming, aan het gemiddelde tarief van vorig jaar',
    optional: true,
  },
  compensatieNetto: {
    label: 'Ontslagcompensatie van de RVA, netto',
    unit: 'euro0',
    note: 'Raming, bovenop je opzeg',
    optional: true,
  },

  uitwerking: { label: 'Brief heeft gevolg op', unit: 'date', group: when },
  anciennieteit: { label: 'Anciënniteit bij het begin', unit: 'months', group: when },
  maandenDeel1: {
    label: 'Deel 1, volgens de oude regels: maanden',
    unit: 'number',
    decimals: 1,
    group: two,
    optional: true,
  },
  wekenDeel1: {
    label: 'Deel 1, volgens de oude regels: weken',
    unit: 'weeks',
    decimals: 1,
    group: two,
    optional: true,
  },
  wekenDeel2: { label: 'Weken volgens de tabel', unit: 'weeks', group: two, zero: true },
  compensatieWeken: { label: 'Weken die de RVA bijpast', unit: 'weeks', decimals: 1, group: two, optional: true },
  vergoedingDeel1: { label: 'Vergoeding voor deel 1', unit: 'euro', group: pay, optional: true },
  vergoedingDeel2: { label: 'Vergoeding voor deel 2', unit: 'euro', group: pay, optional: true },
  belastingVergoeding: { label: 'Belasting op de vergoeding', unit: 'euro0', group: pay, optional: true },
  jaarloon: { label: 'Jaarloon met voordelen', unit: 'euro', group: pay },
  weekloon: { label: 'Loon per week', unit: 'euro', group: pay },
} as const satisfies Outputs
