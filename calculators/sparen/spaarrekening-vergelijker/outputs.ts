import type { Outputs } from '#calculators/kernel/outputs.ts'

const stay = 'Als je blijft'
const move = 'Als je overstapt'

export const outputs = {
  winst: { label: 'Meer uitbetaald door over te stappen', unit: 'euro', zero: true },
  besteDag: { label: 'Beste overstapdag', unit: 'date', optional: true },
  besteRekening: { label: 'Beste andere rekening', unit: 'text' },
  verlorenPremie: { label: 'Premie die je vandaag zou verliezen', unit: 'euro', zero: true },
  terugverdienmaand: { label: 'Vandaag overstappen is terugverdiend na', unit: 'months', optional: true },
  verschilUitbetaald: { label: 'Meer uitbetaald op het einde', unit: 'euro', zero: true },
  verschilLopend: {
    label: 'Meer lopende premie op het einde, na belasting',
    unit: 'euro',
    group: move,
    note: 'Je krijgt ze pas als haar jaar vol is',
  },
  verschil: { label: 'Uitbetaald en lopend samen', unit: 'euro', group: move },
  verschilOpDatum: { label: 'Winst op je eigen dag', unit: 'euro', group: move, zero: true },
  nettoOverstappen: { label: 'Netto uitbetaald', unit: 'euro', group: move },
  lopendOverstappen: { label: 'Lopende premie op het einde', unit: 'euro', group: move },
  premieOpDatum: { label: 'Premies als je op je eigen dag overstapt', unit: 'euro' },
  winstPerDeel: { label: 'Als elk deel op zijn eigen dag gaat, bruto', unit: 'euro', group: move },
  verschilBijDaling: { label: 'Winst als de nieuwe basisrente 0,25 procentpunt daalt', unit: 'euro', group: move },
  nettoBlijven: { label: 'Netto uitbetaald', unit: 'euro', group: stay },
  lopendBlijven: { label: 'Lopende premie op het einde', unit: 'euro', group: stay },
  basisrenteTotOverstap: { label: 'Basisrente tot je overstapdag', unit: 'euro' },
  belastbaar: { label: 'Belastbare rente', unit: 'euro', group: stay },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro', group: stay },
  vrijTotBedrag: {
    label: 'Vrij van belasting tot een saldo van',
    unit: 'euro0',
    group: stay,
    note: 'Aan je tarieven van nu',
    optional: true,
  },
  ruimteVrijstelling: { label: 'Nog bij te sparen zonder belasting', unit: 'euro0', group: stay, optional: true },
} as const satisfies Outputs
