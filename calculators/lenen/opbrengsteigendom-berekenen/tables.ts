import type { Table } from '#calculators/kernel/report.ts'
import { amount } from '#calculators/lenen/words.ts'
import type { Let } from './case.ts'

const WHAT: Readonly<Record<string, string>> = {
  nu: 'Jouw invoer',
  prijzen: 'Huizenprijzen, per jaar',
  etf: 'ETF, per jaar',
  rente: 'Rente van de lening',
  huur: 'Huur',
}

const firstYear = ({ values, work: { first, due, vacancy } }: Let): Table => ({
  key: 'eersteJaar',
  title: 'Waar de huur naartoe gaat, eerste jaar',
  columns: [
    { key: 'wat', label: 'Wat', unit: 'text' },
    { key: 'bedrag', label: 'Bedrag', unit: 'euro' },
  ],
  rows: [
    [`Huur: 12 × ${amount(values.huur)}`, due],
    ['Leegstand', 0 - vacancy],
    ['Onderhoud', 0 - first.upkeep],
    ['Verzekering, syndicus en beheer', 0 - first.costs],
    ['Onroerende voorheffing', 0 - first.propertyTax],
    ['Inkomstenbelasting', 0 - first.incomeTax],
    ['Netto huur', first.net],
    ['Lening', 0 - first.paid],
    ['Over', first.flow],
  ],
  strong: [6, 8],
})

const byYear = ({ work: { years } }: Let): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'number' },
    { key: 'woning', label: 'Vermogen woning', unit: 'euro0' },
    { key: 'etf', label: 'Vermogen ETF', unit: 'euro0' },
    { key: 'over', label: 'Over na de lening', unit: 'euro0' },
    { key: 'netto', label: 'Netto huur', unit: 'euro0' },
    { key: 'waarde', label: 'Waarde', unit: 'euro0' },
    { key: 'schuld', label: 'Schuld', unit: 'euro0' },
  ],
  rows: years.map((one) => [one.year, one.house, one.etf, one.flow, one.net, one.value, one.debt]),
})

const whatIf = ({ work }: Let): Table => ({
  key: 'gevoeligheid',
  title: 'Wat als het anders loopt?',
  columns: [
    { key: 'wat', label: 'Wat verandert', unit: 'text' },
    { key: 'rendement', label: 'Op je eigen geld', unit: 'percent', decimals: 1 },
    { key: 'wint', label: 'Wint', unit: 'text' },
    { key: 'met', label: 'Met', unit: 'euro0' },
  ],
  rows: work.whatIf.map(({ code, shift, irr, lead }) => [
    `${WHAT[code] ?? code}${shift === 0 ? '' : ` ${shift > 0 ? '+' : '−'} ${code === 'huur' ? '10 %' : '1 procentpunt'}`}`,
    irr,
    lead > 0 ? 'de woning' : lead < 0 ? 'de ETF' : 'geen',
    Math.abs(lead),
  ]),
  strong: [0],
})

export const tablesOf = (solved: Let): readonly Table[] => [firstYear(solved), byYear(solved), whatIf(solved)]
