import type { Outputs } from '#calculators/kernel/outputs.ts'

const loans = 'Oude en nieuwe lening'
const costs = 'Kosten van de overstap'
const where = 'Eigen bank of andere bank'

export const outputs = {
  besparing: { label: 'Winst na kosten', unit: 'euro', zero: true },
  terugverdiendNa: { label: 'Kosten terugverdiend na', unit: 'months', optional: true },
  kantelrente: { label: 'Kantelrente', unit: 'percent', note: 'Onder deze rente win je', optional: true },
  kosten: { label: 'Kosten van de overstap', unit: 'euro' },
  nieuweMaandlast: { label: 'Nieuwe maandlast', unit: 'euro' },
  huidigeMaandlast: { label: 'Maandlast nu', unit: 'euro', group: loans },
  maandverschil: { label: 'Verschil per maand', unit: 'euro', group: loans },
  gebruikteRente: { label: 'Nieuwe rente', unit: 'percent', group: loans, zero: true },
  saldo: { label: 'Openstaand kapitaal', unit: 'euro', group: loans },
  renteNu: { label: 'Rente die je nu nog betaalt', unit: 'euro', group: loans },
  renteNieuw: { label: 'Rente op de nieuwe lening', unit: 'euro', group: loans },
  kortereLooptijd: {
    label: 'Looptijd als je evenveel blijft betalen',
    unit: 'months',
    group: loans,
    optional: true,
  },
  belastingverlies: { label: 'Verloren belastingvoordeel', unit: 'euro', group: loans },
  wederbelegging: { label: 'Wederbeleggingsvergoeding', unit: 'euro', group: costs },
  nieuweAkte: { label: 'Nieuwe kredietakte', unit: 'euro', group: costs },
  handlichting: { label: 'Schrappen van de oude hypotheek', unit: 'euro', group: costs },
  dossierkosten: { label: 'Dossierkosten', unit: 'euro', group: costs },
  schatting: { label: 'Schattingskosten', unit: 'euro', group: costs },
  renteOpKosten: { label: 'Rente op meegeleende kosten', unit: 'euro', group: costs },
  besparingEigenBank: { label: 'Winst bij je eigen bank', unit: 'euro', group: where, optional: true },
  besparingAndereBank: { label: 'Winst bij een andere bank', unit: 'euro', group: where, optional: true },
} as const satisfies Outputs
