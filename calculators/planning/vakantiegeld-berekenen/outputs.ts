import type { Outputs } from '#calculators/kernel/outputs.ts'

const tax = 'Van bruto naar netto'
const leaving = 'Delen van het vertrekvakantiegeld'
const single = 'Enkel vakantiegeld'

export const outputs = {
  netto: { label: 'Netto vakantiegeld', unit: 'euro', zero: true },
  bruto: { label: 'Bruto vakantiegeld', unit: 'euro', zero: true },
  rsz: { label: 'RSZ', unit: 'euro' },
  bedrijfsvoorheffing: { label: 'Bedrijfsvoorheffing', unit: 'euro' },
  enkelVakantiegeld: { label: 'Enkel vakantiegeld, bruto', unit: 'euro' },

  solidariteit: { label: 'Solidariteitsinhouding', unit: 'euro', group: tax },
  belastbaar: { label: 'Belastbaar', unit: 'euro', group: tax },
  tarief: { label: 'Tarief van de bedrijfsvoorheffing', unit: 'percent', group: tax },
  jaarloonNaRsz: { label: 'Jaarloon na RSZ dat het tarief bepaalt', unit: 'euro', group: tax, optional: true },
  dagenRecht: { label: 'Vakantiedagen waarop je recht hebt', unit: 'days', decimals: 1, group: single, optional: true },
  dagloon: { label: 'Bruto per vakantiedag', unit: 'euro', group: single, optional: true },
  dagenTekort: { label: 'Dagen te weinig voor vier weken', unit: 'days', decimals: 1, group: single, optional: true },
  uitkeringPerDag: {
    label: 'Jeugd- of seniorvakantie per dag, netto',
    unit: 'euro',
    note: 'Van de RVA, als je aan de voorwaarden voldoet',
    group: single,
    optional: true,
  },
  uitkeringSamen: { label: 'Jeugd- of seniorvakantie samen, netto', unit: 'euro', group: single, optional: true },
  variabelPerDag: {
    label: 'Daggemiddelde van je variabel loon',
    unit: 'euro',
    note: 'Komt bij elke vakantiedag',
    group: single,
    optional: true,
  },
  dubbelVakantiegeld: { label: 'Dubbel vakantiegeld, bruto', unit: 'euro', group: single, optional: true },
  percentageVertrek: { label: 'In procent van het jaarloon', unit: 'percent', group: leaving, optional: true },
  vertrekEnkelBruto: { label: 'Enkel deel', unit: 'euro', group: leaving, optional: true },
  vertrekDubbelBruto: { label: 'Wettelijk dubbel deel', unit: 'euro', group: leaving, optional: true },
  vertrekBijkomendBruto: { label: 'Bijkomend deel', unit: 'euro', group: leaving, optional: true },
} as const satisfies Outputs
