import type { Outputs } from '#calculators/kernel/outputs.ts'

const costs = 'Wat de aankoop kost'
const cash = 'Wanneer je betaalt'
const bank = 'Waar de bank naar kijkt'
const month = 'Per maand'

export const outputs = {
  leenbedrag: { label: 'Te lenen', unit: 'euro0', zero: true },
  maandlast: { label: 'Maandlast van de lening', unit: 'euro' },
  woonlast: { label: 'Totale woonlast per maand', unit: 'euro', group: month, optional: true },
  voorschot: { label: 'Te betalen bij het compromis', unit: 'euro0' },
  eigenGeldBijAkte: { label: 'Eigen geld bij de akte', unit: 'euro0' },
  nodigInkomen: { label: 'Netto-inkomen dat daarbij past, samen', unit: 'euro0', optional: true },
  inkomenTekort: { label: 'Te weinig netto-inkomen per maand', unit: 'euro0', zero: true, optional: true },
  passendeLening: { label: 'Lening die bij het inkomen past', unit: 'euro0', group: bank, optional: true },
  kwotiteit: { label: 'Kwotiteit', unit: 'percent', decimals: 1, note: 'Lening tegenover de waarde van de woning' },
  projectkost: { label: 'Volledige kost van het project', unit: 'euro0', group: costs },
  prijsMetBelasting: { label: 'Prijs met belasting en werken', unit: 'euro0', group: costs, note: 'Zonder aktes' },
  registratie: { label: 'Registratiebelasting', unit: 'euro', group: costs },
  btw: { label: 'Btw op de bouw', unit: 'euro', group: costs },
  aktekosten: { label: 'Akte van aankoop', unit: 'euro', group: costs, note: 'Notaris, rechten en btw' },
  kredietakte: { label: 'Akte van de lening', unit: 'euro', group: costs, note: 'Notaris, rechten en btw' },
  bijAkte: { label: 'Te betalen bij de akte', unit: 'euro0', group: cash },
  leningBijAkte: { label: 'Waarvan met de lening', unit: 'euro0', group: cash },
  eigenGeldOver: { label: 'Eigen geld dat overblijft', unit: 'euro0', group: cash },
  nodigVoor90: { label: 'Eigen geld voor de kwotiteit van een eigen woning', unit: 'euro0', group: bank },
  tekortVoor90: { label: 'Tekort voor de kwotiteit van een eigen woning', unit: 'euro0', group: bank },
  tekortVoor80: { label: 'Tekort voor de kwotiteit van een verhuurde woning', unit: 'euro0', group: bank },
  gebruikteRente: { label: 'Rentevoet', unit: 'percent', group: month, zero: true },
  totaleRente: { label: 'Totale rente van de lening', unit: 'euro0', group: month },
  aankoopkosten: { label: 'Registratie en akte van aankoop', unit: 'euro' },
  ereloon: { label: 'Ereloon notaris, zonder btw', unit: 'euro' },
} as const satisfies Outputs
