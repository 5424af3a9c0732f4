import type { Outputs } from '#calculators/kernel/outputs.ts'

const benefit = 'Je uitkering'
const budget = 'Naast je kosten'

export const outputs = {
  uitkering: { label: 'Uitkering per maand, netto', unit: 'euro', zero: true },
  naEenJaar: { label: 'Na een jaar, netto per maand', unit: 'euro', zero: true, optional: true },
  laatsteMaand: { label: 'Laatste maand met een uitkering', unit: 'month', optional: true },
  minder: { label: 'Minder dan nu, per maand', unit: 'euro' },
  tekort: { label: 'Tekort tegenover je kosten', unit: 'euro', zero: true },

  bruto: { label: 'Uitkering voor inhouding', unit: 'euro', group: benefit },
  ingehouden: { label: 'Ingehouden bedrijfsvoorheffing', unit: 'euro', group: benefit, zero: true },
  maandenRecht: { label: 'Hoelang je recht hebt', unit: 'months', group: benefit, optional: true },
  naEenJaarBruto: { label: 'Na een jaar, voor inhouding', unit: 'euro', group: benefit, optional: true },
  ontvangen: {
    label: 'Samen ontvangen in deze periode',
    unit: 'euro',
    group: benefit,
    note: 'Netto, met je loon zolang het doorloopt',
  },

  nettoNu: { label: 'Je netto-inkomen nu', unit: 'euro', group: budget },
  kosten: { label: 'Kosten per maand', unit: 'euro', group: budget },
  partner: { label: 'Inkomen van je partner', unit: 'euro', group: budget },
  eersteTekort: { label: 'Eerste maand met een tekort', unit: 'month', group: budget, optional: true },
  grootsteTekort: { label: 'Grootste tekort in een maand', unit: 'euro', group: budget },
} as const satisfies Outputs
