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
import { camelCase } from './files.ts'
import { refuse } from './usage.ts'

type SeriesFile = {
  readonly file: string
  /** Module name in data/series/ and name of its export. */
  readonly name: string
  /** Export key → CSV column. Columns with only numbers become numbers, empty cells null. */
  readonly columns: Readonly<Record<string, string>>
  readonly comment: string
  /** As whole steps of this size, each from the one before: of a series that moves little those are short. */
  readonly step?: number
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
    file: 'eur-per-usd-maand.csv',
    name: 'dollar-rate',
    columns: { euro: 'eur_per_usd' },
    comment:
      'Euro for a dollar per month from January 1999 on, when the euro began, each as steps of 0.0001 from the month before. Federal Reserve, PDDL.',
    step: 0.0001,
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

type MonthsFile = Omit<SeriesFile, 'keep'>

/** Series per month, each from its own first month on; months without a figure are null. */
const monthsFiles: readonly MonthsFile[] = [
  {
    file: 'belgie-cpi.csv',
    name: 'cpi',
    columns: { cpi: 'cpi_2013', health: 'gezondheidsindex_2013' },
    comment: 'Consumer price and health index per month, base 2013 = 100. Statbel, CC BY 4.0.',
  },
  {
    file: 'beurs-maandrendement.csv',
    name: 'month-returns',
    columns: {
      amerika: 'amerika_pct',
      wereld: 'wereld_pct',
      groeilanden: 'groeilanden_pct',
      europa: 'europa_pct',
      obligaties: 'staatsobligaties_euro_pct',
    },
    comment:
      'Returns per month in euro, in percent: American shares with dividends (Shiller, Federal Reserve, PDDL), and one fund of each other class after its costs.',
  },
]

function monthsModule({ file, name, columns, comment }: MonthsFile): string {
  const rows = parseRecords(readFileSync(new URL(file, root), 'utf8'))
  const lines = Object.entries(columns).map(([key, column]) => {
    const known = new Map(
      rows.filter((row) => row[column] !== '').map((row) => [row['maand'] ?? '', row[column] ?? '']),
    )
    const months = [...known.keys()].toSorted()
    const [from = '', to = ''] = [months[0], months.at(-1)]
    return `  ${key}: { from: '${from}', values: ${literal(eachMonth(from, to).map((month) => known.get(month) ?? ''))} },\n`
  })
  return `/** ${comment} Made from ${file} by \`npm run data\`. */\nexport const ${camelCase(name)} = {\n${lines.join('')}}\n`
}

function literal(cells: readonly string[]): string {
  const numeric = cells.every((cell) => cell === '' || /^-?\d+(\.\d+)?$/.test(cell))
  return `[${cells.map((cell) => (numeric ? cell || 'null' : JSON.stringify(cell))).join(', ')}]`
}

function stepsOf(cells: readonly string[], step: number | undefined): readonly string[] {
  if (step === undefined) return cells
  const whole = cells.map((cell) => Math.round(Number(cell) / step))
  return whole.map((value, index) => String(value - (whole[index - 1] ?? 0)))
}

export function seriesModule(series: SeriesFile): string {
  const rows = parseRecords(readFileSync(new URL(series.file, root), 'utf8')).filter(series.keep ?? (() => true))
  const columns = Object.entries(series.columns)
  const cells = (column: string) =>
    stepsOf(
      rows.map((row) => row[column] ?? ''),
      series.step,
    )
  const lines = columns.map(([key, column]) => `  ${key}: ${literal(cells(column))},`)
  return `/** ${series.comment} Made from ${series.file} by \`npm run data\`. */\nexport const ${camelCase(series.name)} = {\n${lines.join('\n')}\n}\n`
}

export function dataModules(): Record<string, string> {
  const modules = seriesFiles.map((series) => [`series/${series.name}.ts`, seriesModule(series)] as const)
  const months = monthsFiles.map((file) => [`series/${file.name}.ts`, monthsModule(file)] as const)
  const lists = rowsFiles.map((list) => [`series/${list.name}.ts`, rowsModule(list, root)] as const)
  return {
    ...Object.fromEntries([...modules, ...months, ...lists]),
    'series/places.ts': placesModule(root),
    '../calculators/built-in-market.ts': marketModule(),
  }
}

if (import.meta.main) {
  if (process.argv.length > 2) refuse('Gebruik: npm run data, zonder meer.')
  for (const [path, content] of Object.entries(dataModules())) writeFileSync(new URL(path, root), content)
}
