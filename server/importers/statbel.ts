/** Statbel: price index and health index of every month, from the open data file with all base years. */
import { download, type Download } from '#server/importers/download.ts'
import { checkSeries, InvalidSeries, type Series } from '#server/importers/points.ts'
import { readFromZip } from '#server/importers/zip.ts'

const baseYear = '2013'
const limits = { lowest: 20, highest: 400, fewest: 24 }

const wanted = [
  { name: 'cpi_2013', column: 'MS_CPI_IDX' },
  { name: 'gezondheidsindex_2013', column: 'MS_HLTH_IDX' },
  { name: 'afgevlakte_gezondheidsindex_2013', column: 'MS_SMOOTH_IDX' },
] as const

/** The file is text with one line per month and base year; the separator has differed between editions. */
export function readStatbel(text: string, source: string): readonly Series[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const header = lines[0] ?? ''
  const separator = ['|', ';', '\t', ','].find((candidate) => header.includes(candidate))
  if (separator === undefined || !header.includes('NM_YR')) throw new InvalidSeries('statbel: not the price index file')
  const names = header.split(separator).map((name) => name.replaceAll('"', '').trim())
  const cells = lines.slice(1).map((line) => line.split(separator).map((cell) => cell.replaceAll('"', '').trim()))
  if (cells.some((row) => row.length !== names.length)) throw new InvalidSeries('statbel: a line stops halfway')
  const at = (column: string) => {
    const position = names.indexOf(column)
    if (position === -1) throw new InvalidSeries(`statbel: column ${column} is missing`)
    return position
  }
  const [year, month, base] = [at('NM_YR'), at('NM_MTH'), at('NM_BASE_YR')]
  const rows = cells.filter((row) => row[base] === baseYear)
  return wanted.map(({ name, column }) => {
    const position = at(column)
    const points = rows
      .filter((row) => row[position] !== '')
      .map((row) => ({
        period: `${row[year]}-${row[month]?.padStart(2, '0')}`,
        value: Number(row[position]?.replace(',', '.')),
      }))
    return { name, source, points }
  })
}

export async function importStatbel(url: string, options: Download, today: string): Promise<readonly Series[]> {
  const zip = await download(url, options)
  const text = readFromZip(zip, (name) => /\.(txt|csv)$/i.test(name)).toString('utf8')
  const source = 'Statbel, consumptieprijsindex en gezondheidsindex, CC BY 4.0'
  return readStatbel(text, source).map((series) => checkSeries(series, limits, today))
}
