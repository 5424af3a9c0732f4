/** A rate file as it comes in: text or workbook, with our columns or with others that somebody pointed out. */
import type { RateFileColumn, RateImportInput } from '#contract/rate-import.ts'
import { CsvError, readCsv, type CsvRow } from '#data/csv.ts'
import { columns, mostRows } from '#server/rate-files/columns.ts'

export type RateFile = Omit<RateImportInput, 'dryRun' | 'sure'>
type Choice = NonNullable<RateFile['columns']>

/** Throws CsvError when the file cannot be read. */
export async function readRateFile({ csv, xlsx }: RateFile): Promise<readonly CsvRow[]> {
  const rows = xlsx === undefined ? readCsv(csv ?? '') : await rowsOfWorkbook(xlsx)
  if (rows.length > mostRows) throw new CsvError(mostRows, `Het bestand heeft meer dan ${mostRows} regels.`)
  return rows
}

/** Workbooks are read in a thread, which has the code for it from its start. */
async function rowsOfWorkbook(xlsx: string): Promise<readonly CsvRow[]> {
  const { readXlsx } = await import('#server/rate-files/xlsx-read.ts')
  return readXlsx(Buffer.from(xlsx, 'base64'))
}

export function headersOf(rows: readonly CsvRow[]): readonly string[] {
  return Object.keys(rows[0]?.values ?? {})
}

/** The rows under our own names; columns nobody pointed out are left aside. */
export function withColumns(rows: readonly CsvRow[], choice: Choice): readonly CsvRow[] {
  const pairs = columns.flatMap((ours): readonly (readonly [RateFileColumn, string])[] => {
    const theirs = choice[ours]
    return theirs === undefined || theirs === '' ? [] : [[ours, theirs]]
  })
  return rows.map(({ line, values }) => ({
    line,
    values: Object.fromEntries(pairs.map(([ours, theirs]) => [ours, values[theirs] ?? ''])),
  }))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '')

/** Names that mean the same: "Basisrente (%)" is basisrente_pct. What one column takes, another cannot. */
export function guessColumns(headers: readonly string[]): Choice {
  const choice: Choice = {}
  const bare = (ours: RateFileColumn) => plain(ours.replace(/_(pct|maanden)$/, ''))
  for (const ours of columns) {
    const found = headers.find((theirs) => [plain(ours), bare(ours)].includes(plain(theirs)))
    if (found !== undefined) choice[ours] = found
  }
  for (const ours of columns) {
    if (choice[ours] !== undefined) continue
    const free = headers.filter((theirs) => !Object.values(choice).includes(theirs))
    const near = free.filter((theirs) => plain(theirs).startsWith(bare(ours)))
    if (near.length === 1 && near[0] !== undefined) choice[ours] = near[0]
  }
  return choice
}
