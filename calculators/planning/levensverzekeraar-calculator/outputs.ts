import type { Outputs } from '#calculators/kernel/outputs.ts'

const you = 'Als jij overlijdt'
const partner = 'Als je partner overlijdt'
const debt = 'Schuldsaldoverzekering'

export const outputs = {
  behoefteJij: { label: 'Te verzekeren op jou', unit: 'euro0', zero: true },
  behoeftePartner: { label: 'Te verzekeren op je partner', unit: 'euro0', optional: true, zero: true },
  maandtekortJij: { label: 'Tekort per maand als jij overlijdt', unit: 'euro', zero: true },
  levenJaarLaag: {
    label: 'Premie per jaar, ten minste',
    unit: 'euro0',
    note: 'Voor jullie samen, uit wettelijke tafels en offertes van 2017 en 2018',
  },
  levenJaarHoog: { label: 'Premie per jaar, ten hoogste', unit: 'euro0' },

  verplichtingenJij: { label: 'Nodig als jij overlijdt', unit: 'euro0', group: you },
  zonderRenteJij: { label: 'Te verzekeren op jou, zonder rente', unit: 'euro0', group: you },
  middelenJij: { label: 'Al aanwezig als jij overlijdt', unit: 'euro0', group: you },
  maandtekortPartner: {
    label: 'Tekort per maand als je partner overlijdt',
    unit: 'euro',
    group: partner,
    optional: true,
  },
  verplichtingenPartner: { label: 'Nodig als je partner overlijdt', unit: 'euro0', group: partner, optional: true },
  zonderRentePartner: {
    label: 'Te verzekeren op je partner, zonder rente',
    unit: 'euro0',
    group: partner,
    optional: true,
  },
  middelenPartner: { label: 'Al aanwezig als je partner overlijdt', unit: 'euro0', group: partner, optional: true },

  aanvullenJaren: { label: 'Jaren dat het inkomen aangevuld wordt', unit: 'years', group: you },
  wezentoeslag: { label: 'Wezentoeslag voor de kinderen, per maand', unit: 'euro', group: you },
  uitkeringMaanden: { label: 'Overgangsuitkering, als je getrouwd bent', unit: 'months', group: you, optional: true },
  overgangsuitkeringJij: {
    label: 'Overgangsuitkering van je partner, netto',
    unit: 'euro',
    group: you,
    optional: true,
  },
  overgangBrutoJij: { label: 'Overgangsuitkering voor belasting', unit: 'euro', group: you, optional: true },
  brutoloonJij: { label: 'Jouw brutoloon waarmee we rekenen', unit: 'euro', group: you, optional: true },
  overgangsuitkeringPartner: {
    label: 'Overgangsuitkering van jou, netto',
    unit: 'euro',
    group: partner,
    optional: true,
  },
  overgangBrutoPartner: {
    label: 'Jouw overgangsuitkering voor belasting',
    unit: 'euro',
    group: partner,
    optional: true,
  },
  brutoloonPartner: {
    label: 'Brutoloon van je partner waarmee we rekenen',
    unit: 'euro',
    group: partner,
    optional: true,
  },

  schuldsaldoLaag: { label: 'Eenmalige premie, ten minste', unit: 'euro0', group: debt },
  schuldsaldoHoog: { label: 'Eenmalige premie, ten hoogste', unit: 'euro0', group: debt },
  schuldsaldoJaarLaag: { label: 'Of per jaar, ten minste', unit: 'euro0', group: debt },
  schuldsaldoJaarHoog: { label: 'Of per jaar, ten hoogste', unit: 'euro0', group: debt },
  schuldsaldoJaren: { label: 'Aantal jaarpremies', unit: 'number', decimals: 0, group: debt },

  schuldsaldoZuiver: { label: 'Schuldsaldo op jou, zonder kosten van de verzekeraar', unit: 'euro' },
  schuldsaldoJaarZuiver: { label: 'Hetzelfde per jaar', unit: 'euro' },
  schuldsaldoZuiverPartner: { label: 'Schuldsaldo op je partner, zonder kosten', unit: 'euro', optional: true },
} as const satisfies Outputs
