import type { Outputs } from '#calculators/kernel/outputs.ts'

const loan = 'De lening'
const car = 'De wagen'
const own = 'Met eigen geld'
const offer = 'Je aanbod'
const law = 'Wat de wet toelaat'

export const outputs = {
  maandlast: { label: 'Maandlast', unit: 'euro' },
  kredietkost: { label: 'Totale kost van het krediet', unit: 'euro', zero: true },
  maandenOnderWater: { label: 'Schuld hoger dan de waarde van de wagen', unit: 'months' },
  slotsom: { label: 'Slotsom', unit: 'euro' },
  voordeelEigenGeld: { label: 'Voordeel van eigen geld op het einde', unit: 'euro', group: own },
  jkpAanbod: { label: 'JKP achter het maandbedrag van je aanbod', unit: 'percent', group: offer, optional: true },
  leenbedrag: { label: 'Leenbedrag', unit: 'euro', group: loan },
  totaalTeBetalen: { label: 'Totaal te betalen', unit: 'euro', group: loan },
  laatsteAfbetaling: { label: 'Laatste afbetaling', unit: 'euro', group: loan },
  jkp: { label: 'JKP, nagerekend', unit: 'percent', group: loan, optional: true },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: loan },
  meerkostSlotsom: { label: 'Meer rente door de slotsom', unit: 'euro', group: loan },
  totaalAanbod: { label: 'Totaal van je aanbod', unit: 'euro', group: offer, optional: true },
  waardeEinde: { label: 'Waarde van de wagen op het einde', unit: 'euro', group: car },
  eigenVermogenEinde: { label: 'Waarde min slotsom', unit: 'euro', group: car },
  kostVolledig: { label: 'Waardeverlies, rente en gebruik samen', unit: 'euro', group: car },
  kostPerMaand: { label: 'Dat is per maand', unit: 'euro', group: car },
  kostPerKm: { label: 'Dat is per kilometer', unit: 'euro', group: car, optional: true },
  gemisteSpaarrente: { label: 'Spaarrente die je mist', unit: 'euro', group: own },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: law },
  maxLooptijd: { label: 'Langste toegelaten looptijd', unit: 'months', group: law },
  totaalGelijkeTermijnen: { label: 'Aantal termijnen maal de maandlast', unit: 'euro' },
  renteGelijkeTermijnen: { label: 'Rente als elke afbetaling gelijk is', unit: 'euro' },
  totaalVerschuldigd: { label: 'Totaal als elke afbetaling gelijk is', unit: 'euro' },
} as const satisfies Outputs
