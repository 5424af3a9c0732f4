import type { Outputs } from '#calculators/kernel/outputs.ts'

const term = 'Alles op één looptijd'
const savings = 'Naast een spaarrekening'
const early = 'Vroeger stoppen'
const ladder = 'Je ladder'

export const outputs = {
  eindbedrag: { label: 'Netto eindbedrag', unit: 'euro', group: term },
  nettoInterest: { label: 'Netto rente', unit: 'euro', zero: true, group: term },
  nettoRendement: { label: 'Netto rendement per jaar', unit: 'percent', group: term },
  verschil: { label: 'Verschil met je spaarrekening', unit: 'euro', zero: true, group: savings },
  gebruikteRente: { label: 'Brutorente', unit: 'percent', zero: true },
  verschilBeste: { label: 'Verschil met de beste spaarrekening', unit: 'euro', zero: true },
  besteRekening: { label: 'Beste spaarrekening zonder voorwaarden', unit: 'text' },
  besteNetto: { label: 'Beste spaarrekening, netto rente', unit: 'euro' },
  ladderVoorheffing: { label: 'Roerende voorheffing op je ladder', unit: 'euro', optional: true },
  einddatum: { label: 'Einddatum', unit: 'date', group: term },
  ladderNetto: { label: 'Netto rente van je ladder', unit: 'euro', group: ladder, optional: true },
  ladderRendement: { label: 'Netto rendement van je ladder', unit: 'percent', group: ladder, optional: true },
  ladderEersteVrij: { label: 'Eerste deel vrij op', unit: 'date', group: ladder, optional: true },
  ladderVerschil: {
    label: 'Verschil met je spaarrekening',
    unit: 'euro',
    group: ladder,
    note: 'Elk deel tot de dag waarop het vrijkomt',
    optional: true,
    zero: true,
  },
  brutoInterest: { label: 'Bruto rente', unit: 'euro', group: term },
  roerendeVoorheffing: { label: 'Roerende voorheffing', unit: 'euro', group: term },
  reeelRendement: { label: 'Netto rendement na inflatie', unit: 'percent', group: term },
  gelijkeSpaarrente: {
    label: 'Even goed als een spaarrente van',
    unit: 'percent',
    group: savings,
    note: 'Basisrente en premie samen',
    optional: true,
  },
  spaarrekening: { label: 'Spaarrekening na dezelfde tijd', unit: 'euro', group: savings },
  vervroegdNetto: { label: 'Netto resultaat', unit: 'euro', group: early, optional: true, zero: true },
  vervroegdeKosten: { label: 'Kosten', unit: 'euro', group: early, optional: true },
  wederbelegging: { label: 'Waarvan wederbelegging', unit: 'euro', group: early, optional: true },
} as const satisfies Outputs
