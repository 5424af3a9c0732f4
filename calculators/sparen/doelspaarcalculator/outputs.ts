import type { Outputs } from '#calculators/kernel/outputs.ts'

const goals = 'Je doelen'
const account = 'Je spaarrekening'

export const outputs = {
  nodigPerMaand: { label: 'Nodig per maand', unit: 'euro', zero: true },
  verschilPerMaand: { label: 'Over per maand', unit: 'euro', zero: true },
  tekort: { label: 'Tekort op de datums, met jouw budget', unit: 'euro' },
  klaarOp: { label: 'Alles betaald in', unit: 'month', optional: true },
  totaalDoelen: { label: 'Je doelen op hun datum', unit: 'euro' },
  gehaald: { label: 'Doelen op tijd', unit: 'number', group: goals, zero: true },
  wachten: { label: 'Extra per maand als je een jaar wacht', unit: 'euro', group: goals },
  nodigMetMaximum: { label: 'Nodig per maand met de beste rekening met een maximum', unit: 'euro', optional: true },
  rekeningMetMaximum: { label: 'Beste rekening met een maximum per maand', unit: 'text', optional: true },
  nodigeRente: {
    label: 'Rente waarmee jouw budget volstaat',
    unit: 'percent',
    note: 'Per jaar, na belasting',
    group: goals,
    optional: true,
  },
  rente: { label: 'Rente en premie tot je laatste doel', unit: 'euro', group: account },
  belasting: { label: 'Roerende voorheffing op de rente, raming', unit: 'euro', group: account },
  overOpEinde: { label: 'Over na je laatste doel', unit: 'euro', group: account },
} as const satisfies Outputs
