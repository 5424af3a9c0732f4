import type { Outputs } from '#calculators/kernel/outputs.ts'

const tax = 'Van bruto naar netto'
const back = 'Wat terugkomt'

export const outputs = {
  netto: { label: 'Netto op je rekening', unit: 'euro', zero: true },
  bruto: { label: 'Bruto', unit: 'euro' },
  roerendeVoorheffing: { label: 'Ingehouden roerende voorheffing', unit: 'euro' },
  buitenlandseHeffing: { label: 'Buitenlandse bronheffing', unit: 'euro' },
  terugTeVragen: { label: 'Terug via je Belgische aangifte', unit: 'euro' },
  fbb: { label: 'Omstreden verrekening (FBB)', unit: 'euro', note: 'Geen zekerheid' },
  nettoNaTeruggave: { label: 'Wat je overhoudt, na teruggave', unit: 'euro' },
  nettoGrens: { label: 'Bedrag waarop België rekent', unit: 'euro', group: tax },
  kosten: { label: 'Kosten die van je auteursrechten afgaan', unit: 'euro', group: tax },
  vrijgesteld: { label: 'Vrijgesteld bedrag', unit: 'euro', group: tax },
  tarief: { label: 'Belgisch tarief', unit: 'percent', group: tax },
  druk: { label: 'Wat er in totaal afgaat', unit: 'percent', group: tax },
  drukMetHeffing: { label: 'Met de heffing bij de aanleg van de reserve', unit: 'percent', optional: true, group: tax },
  terugBuitenland: { label: 'Terug te vragen in het buitenland', unit: 'euro', group: back },
  nettoMetBuitenland: { label: 'Netto als je ook daar terugvraagt', unit: 'euro', optional: true, group: back },
  definitieveVoorheffing: { label: 'Voorheffing die je echt betaalt', unit: 'euro', group: back },
  drukNaTeruggave: { label: 'Wat er na teruggave afgaat', unit: 'percent', group: back },
  terugTotaal: { label: 'Terug op al je dividenden samen', unit: 'euro', group: back },
  maximaalTerug: { label: 'Meest dat je op dividenden kunt terugkrijgen', unit: 'euro', group: back },
} as const satisfies Outputs
