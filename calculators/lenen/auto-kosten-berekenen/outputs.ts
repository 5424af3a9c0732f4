import type { Outputs } from '#calculators/kernel/outputs.ts'

const parts = 'Per maand'
const tax = 'Belastingen'
const whole = 'Over de hele tijd'
const second = 'Tweede auto'

export const outputs = {
  perMaand: { label: 'Deze auto kost per maand', unit: 'euro0', note: 'Alles samen, met waardeverlies' },
  perKm: { label: 'Per kilometer', unit: 'euro' },
  tweedePerMaand: { label: 'Tweede auto per maand', unit: 'euro0', optional: true },
  verschilPerMaand: { label: 'Verschil per maand', unit: 'euro0', optional: true, zero: true },
  kantelKilometers: {
    label: 'Kilometers per jaar waarbij beide evenveel kosten',
    unit: 'number',
    decimals: 0,
    group: second,
    optional: true,
  },

  waardeverlies: { label: 'Waardeverlies', unit: 'euro', group: parts },
  rente: { label: 'Rente van de lening en gemiste spaarrente', unit: 'euro', group: parts },
  huur: { label: 'Huur', unit: 'euro', group: parts },
  energie: { label: 'Energie', unit: 'euro', group: parts },
  verzekering: { label: 'Verzekering', unit: 'euro', group: parts },
  onderhoud: { label: 'Onderhoud', unit: 'euro', group: parts },
  belastingen: { label: 'BIV en verkeersbelasting', unit: 'euro', group: parts },
  maandlast: { label: 'Afbetaling van de lening', unit: 'euro', group: parts, optional: true },

  biv: { label: 'BIV, één keer', unit: 'euro', group: tax, optional: true },
  verkeersbelasting: { label: 'Verkeersbelasting per jaar', unit: 'euro', group: tax, optional: true },

  totaal: { label: 'Alles samen', unit: 'euro0', group: whole },
  waardeEinde: { label: 'Waarde van de auto op het einde', unit: 'euro0', group: whole, optional: true },
  kredietkost: { label: 'Rente van de lening', unit: 'euro', group: whole, optional: true },

  tweedePerKm: { label: 'Per kilometer', unit: 'euro', group: second, optional: true },
  tweedeTotaal: { label: 'Over de hele tijd', unit: 'euro0', group: second, optional: true },
  tweedeBiv: { label: 'BIV, één keer', unit: 'euro', group: second, optional: true },
  tweedeVerkeersbelasting: { label: 'Verkeersbelasting per jaar', unit: 'euro', group: second, optional: true },
} as const satisfies Outputs
