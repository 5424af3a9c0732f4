import type { Outputs } from '#calculators/kernel/outputs.ts'

const flows = 'Wat je betaalt en krijgt'
const yields = 'Rendement'
const other = 'Ander aanbod ernaast'

export const outputs = {
  nettoRendement: { label: 'Netto rendement per jaar', unit: 'percent', zero: true },
  opbrengst: { label: 'Wat je eraan overhoudt', unit: 'euro', zero: true },
  verschilStaatsbon: { label: 'Verschil met het andere aanbod', unit: 'euro', zero: true },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro' },
  gebruikteRente: { label: 'Brutorente', unit: 'percent', zero: true },
  andereRente: { label: 'Brutorente van het andere aanbod', unit: 'percent', zero: true },
  vervaldag: { label: 'Vervaldag', unit: 'date' },
  aankoopbedrag: { label: 'Je betaalt', unit: 'euro', group: flows },
  brutoCoupons: { label: 'Bruto coupons', unit: 'euro', group: flows },
  nettoCoupons: { label: 'Netto coupons', unit: 'euro', group: flows },
  terugbetaling: { label: 'Terugbetaling', unit: 'euro', group: flows },
  belastingUitgiftekorting: { label: 'Belasting op de uitgiftekorting', unit: 'euro', group: flows },
  eindbedrag: { label: 'Eindbedrag met coupons', unit: 'euro', group: flows },
  brutoRendement: { label: 'Bruto rendement per jaar', unit: 'percent', group: yields },
  nettoRente: { label: 'Coupon na belasting', unit: 'percent', group: yields, note: 'Van het eerste jaar' },
  reeelRendement: { label: 'Netto rendement na inflatie', unit: 'percent', group: yields },
  staatsbonNetto: { label: 'Wat je eraan overhoudt', unit: 'euro', group: other },
  staatsbonRendement: { label: 'Netto rendement per jaar', unit: 'percent', group: other },
  gelijkeKoers: {
    label: 'Even goed bij een verkoopkoers van',
    unit: 'percent',
    group: other,
    optional: true,
  },
} as const satisfies Outputs
