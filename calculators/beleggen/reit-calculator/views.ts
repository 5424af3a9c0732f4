/** The pictures and tables of the answer. */
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Reit } from './case.ts'

export const charts = ({ values, out, work }: Reit): Chart[] => [
  {
    kind: 'columns',
    key: 'inkomen',
    title: 'Je dividend per jaar, en de belasting erop',
    sentence:
      out.nettoDividend === out.dividendLaatsteJaar
        ? `Het netto dividend blijft ${eur(out.nettoDividend)} per jaar.`
        : `Het netto dividend gaat van ${eur(out.nettoDividend)} in jaar 1 naar ${eur(out.dividendLaatsteJaar)} in jaar ${values.duur}.`,
    y: { unit: 'euro0' },
    columns: work.rows.map((row) => ({
      label: `jaar ${row.year}`,
      parts: [
        { label: 'Netto dividend', value: row.net, tone: 'main' },
        { label: 'Belasting', value: row.tax, tone: 'tax' },
      ],
    })),
  },
]

const yearTable = ({ work }: Reit): Table => ({
  key: 'jaren',
  title: 'Jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
    { key: 'netto', label: 'Netto dividend', unit: 'euro', total: true, formula: '{bruto}-{belasting}' },
    { key: 'bruto', label: 'Bruto dividend', unit: 'euro', total: true },
    { key: 'belasting', label: 'Belasting', unit: 'euro', total: true },
    { key: 'aandelen', label: 'Aandelen', unit: 'number', decimals: 0 },
    { key: 'waarde', label: 'Waarde', unit: 'euro0' },
  ],
  rows: work.rows.map((row) => [row.year, row.net, row.gross, row.tax, row.units, row.value]),
})

function flatTable({ values, out, work }: Reit): Table[] {
  const { flat } = work
  if (!flat) return []
  return [
    {
      key: 'appartement',
      title: 'Hetzelfde geld in een appartement',
      columns: [
        { key: 'wat', label: 'Vergelijking', unit: 'text' },
        { key: 'gvv', label: 'GVV', unit: 'percent' },
        { key: 'appartement', label: 'Appartement', unit: 'percent' },
      ],
      rows: [
        ['Bruto inkomen', out.brutoDividendrendement, values.huurrendement],
        ['Netto inkomen op wat je betaalt', work.netOnPaid, flat.netRent],
        ['Kosten bij aankoop', work.costShare, values.aankoopkosten],
        [`Totaal per jaar over ${values.duur} jaar`, out.nettoTotaalrendement, flat.yearly],
        ...(flat.leveraged === null
          ? []
          : [
              [
                `Idem, op je eigen geld met ${pct(values.leningdeel, 2, 0)} geleend`,
                out.nettoTotaalrendement,
                flat.leveraged,
              ],
            ]),
      ],
      note: 'Een GVV leent zelf al: dat zit in haar koers en dividend. Lenen voor een appartement vergroot winst en verlies op je eigen geld. Belasting op de huur en verkoopkosten zitten er niet in.',
    },
  ]
}

export const tables = (solved: Reit): Table[] => [...flatTable(solved), yearTable(solved)]
