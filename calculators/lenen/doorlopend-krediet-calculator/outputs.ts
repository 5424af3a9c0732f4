import type { Outputs } from '#calculators/kernel/outputs.ts'

const line = 'Je kredietlijn'
const zero = 'De nulstelling'
const loan = 'Naast een gewone lening'

export const outputs = {
  totaleRente: { label: 'Rente die je betaalt', unit: 'euro', optional: true, zero: true },
  eersteRente: { label: 'Rente in de eerste maand', unit: 'euro', group: line },
  datumNul: { label: 'Saldo op nul in', unit: 'month', optional: true },
  maanden: { label: 'Op nul na', unit: 'months', optional: true },
  nulstellingDatum: { label: 'Moet op nul staan tegen', unit: 'month', group: zero, optional: true },
  besparing50: { label: 'Bespaard met € 50 extra per maand', unit: 'euro', group: line, optional: true },
  maanden50: { label: 'Op nul na, met € 50 extra per maand', unit: 'months', group: line, optional: true },
  totaalOpgenomen: { label: 'Opgenomen', unit: 'euro', group: line },
  totaalBetaald: { label: 'Terugbetaald', unit: 'euro', group: line, optional: true },
  kosten: { label: 'Vaste kosten', unit: 'euro', group: line, optional: true },
  totaleKost: { label: 'Rente en kosten samen', unit: 'euro', group: line, optional: true },
  hoogsteSaldo: { label: 'Hoogste saldo', unit: 'euro', group: line, optional: true },
  jkp: { label: 'JKP van de hele lijn', unit: 'percent', group: line, optional: true },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: line },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: line },
  nulstellingMaanden: { label: 'Nulstelling binnen', unit: 'months', group: zero },
  margeNulstelling: {
    label: 'Maanden over tot de nulstelling',
    unit: 'number',
    decimals: 0,
    optional: true,
    zero: true,
  },
  leningMaandlast: { label: 'Gewone lening, per maand', unit: 'euro', group: loan, optional: true },
  leningRente: { label: 'Rente van die gewone lening', unit: 'euro', group: loan, optional: true },
  verschilLening: { label: 'Rente meer dan met een gewone lening', unit: 'euro', group: loan, optional: true },
  rentePer100: { label: 'Rente per 100 euro opgenomen', unit: 'euro', optional: true },
  gebruikelijkMinimum: { label: 'Eerste betaling aan het gebruikelijke minimum', unit: 'euro' },
} as const satisfies Outputs
