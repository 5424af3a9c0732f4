import type { Outputs } from '#calculators/kernel/outputs.ts'

const parts = 'Waaruit dat bestaat'
const split = 'Je geld verdelen'

export const outputs = {
  nettoOpbrengst: { label: 'Hoogste netto-opbrengst', unit: 'euro', optional: true },
  besteRekening: { label: 'Beste rekening voor jou', unit: 'text', optional: true },
  nettoRendement: { label: 'Netto rendement per jaar', unit: 'percent', group: parts, optional: true },
  verschilEigenBank: { label: 'Wat je nu laat liggen', unit: 'euro', optional: true, zero: true },
  splitsWinst: { label: 'Verdelen geeft nog meer', unit: 'euro', optional: true },
  basisdeel: { label: 'Basisrente', unit: 'euro', group: parts },
  premiedeel: { label: 'Getrouwheidspremie', unit: 'euro', group: parts },
  voorheffing: { label: 'Roerende voorheffing', unit: 'euro', group: parts },
  totaalTarief: {
    label: 'Basisrente en premie samen',
    unit: 'percent',
    group: parts,
    note: 'Premie enkel na een vol jaar',
    optional: true,
  },
  gecontroleerdOp: { label: 'Tarief nagekeken op', unit: 'date', group: parts, optional: true },
  eigenNetto: { label: 'Op je eigen rekening', unit: 'euro', group: parts, optional: true },
  splitsNetto: { label: 'Netto als je verdeelt', unit: 'euro', group: split, optional: true },
  splitsRekening: { label: 'Tweede rekening', unit: 'text', group: split, optional: true },
  splitsPerMaand: { label: 'Per maand naar de tweede rekening', unit: 'euro', group: split, optional: true },
  verdeeldNetto: { label: 'Netto als je over banken verdeelt', unit: 'euro', optional: true },
  verdeeldWinst: { label: 'Verdelen over banken: meer of minder', unit: 'euro', group: split, optional: true },
  planKosten: { label: 'Kosten van je plan', unit: 'euro', group: parts },
  aantalRekeningen: { label: 'Rekeningen vergeleken', unit: 'number' },
} as const satisfies Outputs
