import type { Outputs } from '#calculators/kernel/outputs.ts'

const running = 'Lopende premies'
const taking = 'Als je geld opneemt'
const interest = 'Rente en belasting'

export const outputs = {
  opgebouwd: { label: 'Premie: verworven en lopend', unit: 'euro', zero: true },
  grootstePremie: { label: 'De premie om op te wachten', unit: 'euro', optional: true },
  grootstePremieOp: { label: 'Verworven op', unit: 'date', optional: true },
  verworven: { label: 'Al verworven', unit: 'euro', zero: true },
  lopend: { label: 'Lopende premies samen', unit: 'euro', note: 'Voor de dagen die ze al liepen' },
  verliesVandaag: { label: 'Verlies als je vandaag opneemt', unit: 'euro', zero: true },
  besteDag: { label: 'Beste dag om op te nemen', unit: 'date', group: taking, optional: true },
  volgendePremie: { label: 'Eerstvolgende premie', unit: 'euro', group: running, optional: true },
  volgendePremieOp: { label: 'Eerstvolgende verworven op', unit: 'date', group: running, optional: true },
  betaaldOp: { label: 'Eerstvolgende betaald op', unit: 'date', group: running, optional: true },
  verloren: { label: 'Verloren door vroegere opnames', unit: 'euro', group: running },
  alBetaald: { label: 'Premies al op je rekening', unit: 'euro', group: running },
  saldo: { label: 'Saldo', unit: 'euro', group: interest },
  basisrenteBedrag: { label: 'Basisrente', unit: 'euro', group: interest },
  rendement: { label: 'Echt rendement per jaar', unit: 'percent', group: interest },
  renteDitJaar: { label: 'Rente en premies van het jaar, bruto', unit: 'euro', group: interest, optional: true },
  belasting: { label: 'Roerende voorheffing in het jaar', unit: 'euro', group: interest, optional: true },
  nettoRente: { label: 'Rente en premies sinds het begin, netto', unit: 'euro', group: interest, optional: true },
} as const satisfies Outputs
