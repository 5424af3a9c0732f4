import type { Outputs } from '#calculators/kernel/outputs.ts'

const loan = 'De lening'
const variable = 'Veranderlijke rente'
const bridge = 'Overbruggingskrediet'
const slices = 'Opname in schijven'
const extra = 'Extra aflossen'
const other = 'Een andere rente'

export const outputs = {
  maandlast: { label: 'Maandlast', unit: 'euro' },
  hoogsteMaandlast: { label: 'Hoogste maandlast', unit: 'euro', group: variable, optional: true },
  totaleRente: { label: 'Totale rente', unit: 'euro', zero: true },
  jkp: { label: 'JKP met kosten', unit: 'percent', optional: true, zero: true },
  laatsteVervaldag: { label: 'Laatste afbetaling op', unit: 'date' },
  gebruikteRente: { label: 'Rentevoet', unit: 'percent', group: loan, zero: true },
  totaalBetaald: { label: 'Totaal terugbetaald', unit: 'euro', group: loan },
  kostenInJkp: { label: 'Kosten bij de start in het JKP', unit: 'euro', group: loan },
  kwotiteit: {
    label: 'Kwotiteit',
    unit: 'percent',
    group: loan,
    optional: true,
    note: 'Deel van de waarde dat je leent',
  },
  maandrente: { label: 'Rente per maand', unit: 'percent', decimals: 4, group: loan },
  laatsteAfbetaling: { label: 'Laatste afbetaling', unit: 'euro', group: loan },
  eersteRente: { label: 'Rente in de eerste afbetaling', unit: 'euro', group: loan },
  eersteKapitaal: { label: 'Kapitaal in de eerste afbetaling', unit: 'euro', group: loan },
  renteJaar1: { label: 'Rente in het eerste jaar', unit: 'euro', group: loan },
  maandlastUitstel: { label: 'Eerste maandlast, enkel rente', unit: 'euro', group: loan, optional: true },
  openstaandSaldo: { label: 'Kapitaal dat dan nog openstaat', unit: 'euro', group: loan, optional: true, zero: true },
  renteTotDan: { label: 'Rente die je dan betaald hebt', unit: 'euro', group: loan, optional: true },
  laagsteMaandlast: { label: 'Laagste maandlast', unit: 'euro', group: variable, optional: true },
  hoogsteRente: { label: 'Hoogste rente', unit: 'percent', group: variable, optional: true },
  laagsteRente: { label: 'Laagste rente', unit: 'percent', group: variable, optional: true },
  totaleRenteHoogste: { label: 'Totale rente in het slechtste geval', unit: 'euro', group: variable, optional: true },
  herzieneMaandlast: { label: 'Maandlast na de eerste herziening', unit: 'euro', group: variable, optional: true },
  herzieneRente: { label: 'Jaarrente na de eerste herziening', unit: 'percent', group: variable, optional: true },
  herzieneMaandrente: {
    label: 'Maandrente na de eerste herziening',
    unit: 'percent',
    decimals: 4,
    group: variable,
    optional: true,
  },
  overbruggingPerMaand: { label: 'Rente op de overbrugging, per maand', unit: 'euro', group: bridge },
  overbruggingKost: { label: 'Rente op de overbrugging, samen', unit: 'euro', group: bridge },
  maandlastMetOverbrugging: { label: 'Maandlast met de overbrugging', unit: 'euro', group: bridge, optional: true },
  renteTijdensOpname: { label: 'Rente voor je begint af te lossen', unit: 'euro', group: slices, optional: true },
  reserveringscommissie: { label: 'Commissie op wat nog niet opgenomen was', unit: 'euro', group: slices },
  renteBespaard: { label: 'Rente bespaard door extra aflossing', unit: 'euro', group: extra, optional: true },
  maandenKorter: { label: 'Vroeger klaar', unit: 'months', group: extra, optional: true },
  maandlastNaExtra: { label: 'Maandlast na de extra aflossing', unit: 'euro', group: extra, optional: true },
  wederbelegging: { label: 'Hoogste wederbeleggingsvergoeding', unit: 'euro', group: extra, optional: true },
  winstExtra: { label: 'Bespaarde rente na die vergoeding', unit: 'euro', group: extra, optional: true },
  maandlastVergelijk: { label: 'Maandlast bij de andere rente', unit: 'euro', group: other, optional: true },
  verschilPerMaand: { label: 'Verschil per maand', unit: 'euro', group: other, optional: true },
  verschilRente: { label: 'Verschil in totale rente', unit: 'euro', group: other, optional: true },
  renteBank: { label: 'Rente achter de maandlast van je bank', unit: 'percent', decimals: 3, optional: true },
  rekenwijzeBank: { label: 'Rekenwijze van je bank', unit: 'text', optional: true },
  jaarrente: { label: 'Rente per jaar (actuarieel)', unit: 'percent', decimals: 3 },
  kwartaalrente: { label: 'Rente per kwartaal', unit: 'percent', decimals: 4 },
  semesterrente: { label: 'Rente per semester', unit: 'percent', decimals: 4 },
  renteZonderAfronding: { label: 'Totale rente zonder afronding op de cent', unit: 'euro', optional: true },
  totaalGelijkeTermijnen: { label: 'Aantal termijnen maal de maandlast', unit: 'euro', optional: true },
  renteGelijkeTermijnen: { label: 'Rente als elke afbetaling gelijk is', unit: 'euro', optional: true },
} as const satisfies Outputs
