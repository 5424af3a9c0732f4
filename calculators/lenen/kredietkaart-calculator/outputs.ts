import type { Outputs } from '#calculators/kernel/outputs.ts'

const minimum = 'Met alleen het minimum'
const card = 'Je kaart'
const loan = 'Naast een gewone lening'

export const outputs = {
  maanden: { label: 'Afbetaald na', unit: 'months', optional: true },
  totaleRente: { label: 'Rente die je betaalt', unit: 'euro', optional: true, zero: true },
  datumVrij: { label: 'Schuldenvrij in', unit: 'month', optional: true },
  renteBespaard: { label: 'Rente minder dan met het minimum', unit: 'euro', optional: true },
  besparingPer10: { label: 'Bespaard met 10 euro meer per maand', unit: 'euro', optional: true },
  eersteRente: { label: 'Rente in de eerste maand', unit: 'euro', group: card, optional: true },
  kaartkostenPerJaar: { label: 'Kaartkosten buiten de rente, per jaar', unit: 'euro', group: card },
  totaleKost: { label: 'Rente en kaartkosten samen', unit: 'euro', group: card, optional: true },
  totaalBetaald: { label: 'Totaal betaald', unit: 'euro', group: card, optional: true },
  jkp: { label: 'JKP van de hele lijn', unit: 'percent', group: card, optional: true },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: card, optional: true },
  nulstellingMaanden: { label: 'Nulstelling binnen', unit: 'months', group: card, optional: true },
  maxJkp: { label: 'Hoogste toegelaten JKP', unit: 'percent', group: card, optional: true },
  maandenMinimum: { label: 'Afbetaald na', unit: 'months', group: minimum, optional: true },
  renteMinimum: { label: 'Rente', unit: 'euro', group: minimum, optional: true },
  totaalMinimum: { label: 'Totaal betaald', unit: 'euro', group: minimum, optional: true },
  eersteMinimum: { label: 'Eerste betaling', unit: 'euro', group: minimum, optional: true },
  leningMaandlast: { label: 'Gewone lening, per maand', unit: 'euro', group: loan, optional: true },
  leningRente: { label: 'Rente van die gewone lening', unit: 'euro', group: loan, optional: true },
} as const satisfies Outputs
