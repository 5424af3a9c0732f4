/** Text of a file as lines of cells: the separator is found, the numbers of the lines stay those of the file. Pure. */

const SEPARATORS = ['\t', ';', ',', '|'] as const

export type Line = { readonly cells: readonly string[]; readonly at: number }

export type Sheet = {
  readonly text: string
  readonly lines: readonly Line[]
  /** The text ends inside quotes: the rest of the file is missing. */
  readonly open: boolean
  /** What stood between the cells; empty in a spreadsheet. */
  readonly separator: string
  /** Cells of a spreadsheet: lines may be short there without anything missing. */
  readonly cellsOnly: boolean
}

/** Cells by line; quotes may hold separators and ends of lines. */
function splitBy(text: string, separator: string): Pick<Sheet, 'lines' | 'open'> {
  const lines: Line[] = []
  let cells: string[] = []
  let cell = ''
  // Kept, because looking at a long cell at every quote in it takes minutes: JSON has no separator.
  let blank = true
  let quoted = false
  let at = 1
  let began = 1
  const add = (sign: string) => {
    cell += sign
    blank &&= sign.trim() === ''
  }
  const endCell = () => {
    cells.push(cell.trim())
    cell = ''
    blank = true
  }
  const endLine = () => {
    endCell()
    if (cells.some((one) => one !== '')) lines.push({ cells, at: began })
    cells = []
  }
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index)
    const ends = sign === '\n'
    if (ends) at++
    if (quoted) {
      if (sign !== '"') add(sign)
      else if (text.charAt(index + 1) === '"') {
        add(sign)
        index++
      } else quoted = false
    } else if (sign === '"' && blank) quoted = true
    else if (sign === separator) endCell()
    else if (ends) {
      endLine()
      began = at
    } else add(sign)
  }
  endLine()
  return { lines, open: quoted }
}

/** How much a separator makes a table of it: most lines of the same number of columns, then the most columns. */
function worth({ lines }: Pick<Sheet, 'lines'>): number {
  const counts = new Map<number, number>()
  for (const { cells } of lines) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [columns = 1, times = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? []
  return columns > 1 ? times / lines.length + columns / 1000 : 0
}

/** A Dutch spreadsheet program opens a file of commas as one column, and saves each line with quotes as one cell. */
function unwrapped(text: string): string {
  const lines = text.split('\n')
  const quoted = lines.filter((line) => line.includes('"'))
  const isOneCell = (line: string) => /^".*"$/.test(line) && !line.slice(1, -1).replaceAll('""', '').includes('"')
  if (!quoted.some((line) => line.includes('""')) || !quoted.every(isOneCell)) return text
  return lines.map((line) => (line.includes('"') ? line.slice(1, -1).replaceAll('""', '"') : line)).join('\n')
}

/** One sign for the end of a line, and none of what programs put before the first or around each. */
const cleaned = (raw: string): string =>
  unwrapped(
    raw
      .replace(/^\uFEFF/, '')
      .replace(/\r\n?/g, '\n')
      .replace(/^sep=.\n/i, ''),
  )

export function sheetOfText(raw: string): Sheet {
  const text = cleaned(raw)
  const split = SEPARATORS.map((separator) => ({ separator, ...splitBy(text, separator) })).toSorted(
    (a, b) => worth(b) - worth(a),
  )[0]
  return {
    text,
    lines: split?.lines ?? [],
    open: split?.open ?? false,
    separator: split?.separator ?? '',
    cellsOnly: false,
  }
}

/** Every way to cut it: a statement of sections has lines of many lengths, so no separator stands out. */
export const sheetsOfText = (raw: string): readonly Sheet[] => {
  const text = cleaned(raw)
  return SEPARATORS.map((separator) => ({ text, ...splitBy(text, separator), separator, cellsOnly: false }))
}

/** Without an exponent, whatever the size. */
const plainNumber = (value: number): string => value.toFixed(12).replace(/\.?0+$/, '')

const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
  if (typeof cell === 'number') return plainNumber(cell)
  return typeof cell === 'string' ? cell.trim() : ''
}

/** Rows of a spreadsheet. Columns that are empty everywhere go: some makers put one between every two. */
export function sheetOfCells(rows: readonly (readonly unknown[])[]): Sheet {
  const texts = rows.map((row) => row.map(cellText))
  const width = Math.max(0, ...texts.map((row) => row.length))
  const used = Array.from({ length: width }, (_, column) => column).filter((column) =>
    texts.some((row) => (row[column] ?? '') !== ''),
  )
  const lines = texts
    .map((row, index) => ({ cells: used.map((column) => row[column] ?? ''), at: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const text = lines.map(({ cells }) => cells.join('\t')).join('\n')
  return { text, lines, open: false, separator: '', cellsOnly: true }
}

/** What a file holds, in the alphabet it was written in: Belgian banks still use an old one. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
