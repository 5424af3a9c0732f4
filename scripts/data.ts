/**
 * Turns the CSV files in data/ into small TypeScript modules in data/series/, so that the same numbers
 * reach browser, server and command line. Run `npm run data` after changing a CSV; a test compares.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseRecords } from '#data/csv.ts'
import { eachMonth } from '#finance/dates.ts'
import { marketModule } from './data-market.ts'
import { placesModule } from './data-places.ts'
import { rowsFiles, rowsModule } from './data-rows.ts'

type SeriesFile = {
  readonly file: string
  /** Module name in data/series/ and name of its export. */
  readonly name: string
  /** Export key → CSV column. Columns with only numbers become numbers, empty cells null. */
  readonly columns: Readonly<Record<string, string>>
  readonly comment: string
  readonly keep?: (row: Readonly<Record<string, string>>) => boolean
}

export const seriesFiles: readonly SeriesFile[] = [
  {
    file: 'beurs-jaarrendement.csv',
    name: 'market-returns',
    columns: { year: 'jaar', euro: 'sp500_totaal_eur_pct' },
    comment: 'American shares with dividends in euro, in percent per year. Damodaran, Federal Reserve.',
    keep: (row) => (row['sp500_totaal_eur_pct'] ?? '') !== '',
  },
  {
    file: 'beurs-jaarrendement-klassen.csv',
    name: 'class-returns',
    columns: {
      world: 'wereld_pct',
      emerging: 'groeilanden_pct',
      europe: 'europa_pct',
      euroBonds: 'staatsobligaties_euro_pct',
    },
    comment:
      'What one fund of each class gave per year from 2010 on in euro, after its costs, in percent. Null before it existed.',
    keep: (row) => (row['jaar'] ?? '') >= '2010',
  },
  {
    file: 'sp500-shiller-maand.csv',
    name: 'shiller',
    columns: {
      month: 'maand',
      stocks: 'totaalrendement_index',
      realStocks: 'reele_totaalrendement_index',
      bondYield: 'us_10j_rente_pct',
    },
    comment:
      'American shares with dividends, nominal and after inflation, and the ten-year yield, each January. Shiller.',
    keep: (row) => row['maand']?.endsWith('-01') === true,
  },
  {
    file: 'sp500-shiller-maand.csv',
    name: 'sp500-month',
    columns: { totalReturn: 'totaalrendement_index' },
    comment: 'S&P 500 with dividends per month from January 1970 to June 2025, in dollar. Robert Shiller, PDDL.',
    keep: (row) => (row['maand'] ?? '') >= '1970-01',
  },
  {
    file: 'eur-per-usd-maand.csv',
    name: 'eur-per-usd',
    columns: { euro: 'eur_per_usd' },
    comment:
      'Euro for a dollar per month from January 1971 on; before 1999 by way of the Belgian franc. Federal Reserve, PDDL.',
  },
  {
    file: 'eur-per-usd-maand.csv',
    name: 'dollar-rate',
    columns: { euro: 'eur_per_usd' },
    comment: 'Euro for a dollar per month from January 1999 on, when the euro began. Federal Reserve, PDDL.',
    keep: (row) => (row['maand'] ?? '') >= '1999-01',
  },
  {
    file: 'wettelijke-rentevoet.csv',
    name: 'legal-interest',
    columns: { kind: 'soort', from: 'van', percent: 'rente_pct' },
    comment: 'Legal interest by start date, in percent. Belgisch Staatsblad.',
  },
]

const root = new URL('../data/', import.meta.url)

/** Each index from its first month on; months without a figure are null. */
const indices = { cpi: 'cpi_2013', health: 'gezondheidsindex_2013' } as const

function cpiModule(): string {
  const rows = parseRecords(readFileSync(new URL('belgie-cpi.csv', root), 'utf8'))
  const lines = Object.entries(indices).map(([key, column]) => {
    const known = new Map(
      rows.filter((row) => row[column] !== '').map((row) => [row['maand'] ?? '', row[column] ?? '']),
    )
    const months = [...known.keys()].toSorted()
    const [from = '', to = ''] = [months[0], months.at(-1)]
    return `  ${key}: { from: '${from}', values: ${literal(eachMonth(from, to).map((month) => known.get(month) ?? ''))} },\n`
  })
  return `/** Consumer price and health index per month, base 2013 = 100. Statbel, CC BY 4.0. Made from belgie-cpi.csv by \`npm run data\`. */\nexport const cpi = {\n${lines.join('')}}\n`
}

function literal(cells: readonly string[]): string {
  const numeric = cells.every((cell) => cell === '' || /^-?\d+(\.\d+)?$/.test(cell))
  return `[${cells.map((cell) => (numeric ? cell || 'null' : JSON.stringify(cell))).join(', ')}]`
}

export function seriesModule(series: SeriesFile): string {
  const rows = parseRecords(readFileSync(new URL(series.file, root), 'utf8')).filter(series.keep ?? (() => true))
  const columns = Object.entries(series.columns)
  const constant = series.name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const lines = columns.map(([key, column]) => `  ${key}: ${literal(rows.map((row) => row[column] ?? ''))},`)
  return `/** ${series.comment} Made from ${series.file} by \`npm run data\`. */\nexport const ${constant} = {\n${lines.join('\n')}\n}\n`
}

export function dataModules(): Record<string, string> {
  const modules = seriesFiles.map((series) => [`series/${series.name}.ts`, seriesModule(series)] as const)
  const lists = rowsFiles.map((list) => [`series/${list.name}.ts`, rowsModule(list, root)] as const)
  return {
    ...Object.fromEntries([...modules, ...lists]),
    'series/cpi.ts': cpiModule(),
    'series/places.ts': placesModule(root),
    '../calculators/built-in-market.ts': marketModule(),
  }
}

if (import.meta.main) {
  for (const [path, content] of Object.entries(dataModules())) writeFileSync(new URL(path, root), content)
}
