import type { Outputs } from '#calculators/kernel/outputs.ts'

const idle = 'Geld dat stilstaat'
const saved = 'Op je rekening'
const needed = 'Om niets te verliezen'

export const outputs = {
  koopkracht: { label: 'Koopkracht later', unit: 'euro0', zero: true },
  koopkrachtRekening: { label: 'Koopkracht met de rente van je rekening', unit: 'euro0', zero: true },
  nodig: { label: 'Nodig om hetzelfde te kopen', unit: 'euro0' },
  minimumBrutoSpaarrekening: {
    label: 'Rente die je spaarrekening moet geven',
    unit: 'percent',
    note: 'Om niets te verliezen, met de vrijstelling voor één titularis',
  },
  minimumBruto: {
    label: 'Rente die een termijnrekening moet geven',
    unit: 'percent',
    note: 'Bruto, om niets te verliezen. Ook kasbon of obligatie',
  },
  verlies: { label: 'Verloren koopkracht', unit: 'euro0', group: idle, zero: true },
  verliesProcent: { label: 'Verlies in procent', unit: 'percent', decimals: 1, group: idle },
  koopkrachtLaag: { label: 'Koopkracht bij lagere inflatie', unit: 'euro0', group: idle },
  koopkrachtHoog: { label: 'Koopkracht bij hogere inflatie', unit: 'euro0', group: idle },
  halveringstijd: { label: 'Je geld koopt nog de helft na', unit: 'years', decimals: 1, group: idle, optional: true },
  opgenomen: { label: 'Samen opgenomen, zonder rente', unit: 'euro0', group: idle },
  opgenomenKoopkracht: { label: 'Wat die opnames kochten, in euro’s van vandaag', unit: 'euro0', group: idle },
  rente: { label: 'Rente samen', unit: 'euro0', group: saved },
  saldoRekening: { label: 'Saldo op het einde', unit: 'euro0', group: saved },
  verliesRekening: { label: 'Verloren koopkracht ondanks de rente', unit: 'euro0', group: saved },
  minimumNetto: { label: 'Nodige netto rente', unit: 'percent', group: needed },
  prijsfactor: { label: 'Prijzen maal', unit: 'number', decimals: 4 },
} as const satisfies Outputs
