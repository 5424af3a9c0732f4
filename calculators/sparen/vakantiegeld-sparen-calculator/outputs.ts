import type { Outputs } from '#calculators/kernel/outputs.ts'

const pay = 'Je vakantiegeld van bruto naar netto'
const wage = 'Vervangt je loon'
const rest = 'Wat je overhoudt'

export const outputs = {
  maandbedrag: { label: 'Opzij te zetten per maand', unit: 'euro', zero: true },
  tekort: { label: 'Nog te sparen voor je vakantie', unit: 'euro', zero: true },
  voorVakantie: { label: 'Uit je vakantiegeld', unit: 'euro' },
  over: { label: 'Over na je vakantie', unit: 'euro' },
  netto: { label: 'Netto vakantiegeld', unit: 'euro', zero: true },
  vrij: { label: 'Vrij te besteden', unit: 'euro', group: pay },
  bruto: { label: 'Bruto', unit: 'euro', group: pay },
  rsz: { label: 'RSZ', unit: 'euro', group: pay },
  solidariteit: { label: 'Solidariteitsinhouding', unit: 'euro', group: pay },
  belastbaar: { label: 'Belastbaar', unit: 'euro', group: pay },
  tarief: { label: 'Tarief van de bedrijfsvoorheffing', unit: 'percent', group: pay },
  bedrijfsvoorheffing: { label: 'Bedrijfsvoorheffing', unit: 'euro', group: pay },
  loonvervanging: {
    label: 'Deel dat je loon vervangt, netto',
    unit: 'euro',
    group: wage,
    note: 'Daarvan leef je tijdens je vrije dagen',
  },
  enkelVakantiegeld: {
    label: 'Enkel vakantiegeld, bruto',
    unit: 'euro',
    group: wage,
    note: 'Je gewone loon tijdens je vakantie',
  },
  dagloon: { label: 'Bruto per werkdag', unit: 'euro', optional: true },
  na1Jaar: { label: 'Na 1 jaar', unit: 'euro', group: rest },
  na5Jaar: { label: 'Na 5 jaar', unit: 'euro', group: rest },
  na10Jaar: { label: 'Na 10 jaar', unit: 'euro', group: rest },
} as const satisfies Outputs
