import type { Outputs } from '#calculators/kernel/outputs.ts'

const pay = 'Van bruto naar netto'
const tax = 'Bij de aanslag'
const forms = 'Andere vormen, zelfde kost voor je werkgever'

export const outputs = {
  netto: { label: 'Netto eindejaarspremie', unit: 'euro', zero: true },
  bruto: { label: 'Bruto premie', unit: 'euro', zero: true },
  rsz: { label: 'RSZ', unit: 'euro', optional: true },
  bedrijfsvoorheffing: { label: 'Bedrijfsvoorheffing', unit: 'euro', optional: true },
  belastingBijAanslag: { label: 'Echte belasting op de premie', unit: 'euro', zero: true, optional: true },
  overNaBelasting: { label: 'Over na de echte belasting', unit: 'euro', optional: true },

  volledigePremie: { label: 'Premie voor een vol jaar', unit: 'euro', group: pay },
  belastbaar: { label: 'Belastbaar', unit: 'euro', group: pay, optional: true },
  tarief: { label: 'Tarief van de bedrijfsvoorheffing', unit: 'percent', group: pay, optional: true },
  inhoudingen: { label: 'Alle inhoudingen samen', unit: 'euro', group: pay },
  nettoAandeel: { label: 'Netto in procent van bruto', unit: 'percent', decimals: 1, group: pay },
  jaarloonNaRsz: { label: 'Jaarloon na RSZ dat het tarief bepaalt', unit: 'euro', group: pay },
  verrekening: { label: 'Later bij te betalen of terug', unit: 'euro', group: tax, optional: true },
  inkomenZonderPremie: { label: 'Belastbaar loon zonder de premie', unit: 'euro', group: tax },

  loonkost: { label: 'Kost voor je werkgever', unit: 'euro', group: forms, optional: true },
  nettoPremie: { label: 'Netto als gewone premie', unit: 'euro', group: forms, optional: true },
  nettoLoonbonus: { label: 'Netto als loonbonus cao 90', unit: 'euro', group: forms, optional: true },
  nettoWinstpremie: { label: 'Netto als winstpremie', unit: 'euro', group: forms, optional: true },
  nettoWarrants: { label: 'Netto als warrants', unit: 'euro', group: forms, optional: true },
} as const satisfies Outputs
