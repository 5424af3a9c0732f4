/**
 * The first sheet of a workbook as rows of text. Only what a rate file needs of the format, and bounded: a workbook that
 * unpacks to more than a few megabytes, or declares entities, is refused.
 */
import { CsvError, type CsvRow } from '#data/csv.ts'
import { BrokenZip, readFromZip } from '#server/rate-files/zip.ts'

const mostBytes = 10_000_000
const mostRows = 5000
const mostColumns = 100
const unreadable = 'Dit is geen leesbaar Excel-bestand (.xlsx).'

type Token = { readonly tag: string; readonly attributes: string; readonly text: string }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  return text.replace(/&(#x?[\da-fA-F]{1,6}|[a-z]{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}

/** Tags and texts in order; an end tag starts with a slash, an empty element gives both. */
function* tokens(xml: string): Generator<Token> {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new CsvError(1, unreadable)
  for (const [, tag = '', attributes = '', empty, text] of xml.matchAll(
    /<(\/?[A-Za-z][\w:.-]*)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g,
  )) {
    if (text !== undefined) {
      yield { tag: '', attributes: '', text }
      continue
    }
    const isEnd = tag.startsWith('/')
    const name = tag.replace(/^\/?(?:.*:)?/, '')
    yield { tag: isEnd ? `/${name}` : name, attributes, text: '' }
    if (empty === '/') yield { tag: `/${name}`, attributes: '', text: '' }
  }
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1]
}

function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = []
  let current = ''
  let isText = false
  let isPhonetic = false
  for (const { tag, text } of tokens(xml)) {
    if (tag === 'si') current = ''
    else if (tag === '/si') strings.push(decode(current))
    else if (tag === 'rPh' || tag === '/rPh') isPhonetic = tag === 'rPh'
    else if (tag === 't' || tag === '/t') isText = tag === 't'
    else if (tag === '' && isText && !isPhonetic) current += text
  }
  return strings
}

/** Which cell styles show a date: by the built-in numbers of the format, or by a format with a day, month or year. */
function dateStyles(xml: string): ReadonlySet<number> {
  const custom = new Set<number>()
  const styles: boolean[] = []
  let isList = false
  for (const { tag, attributes } of tokens(xml)) {
    if (tag === 'numFmt') {
      const code = decode(attribute(attributes, 'formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')
      if (/[dy]/i.test(code)) custom.add(Number(attribute(attributes, 'numFmtId')))
    } else if (tag === 'cellXfs' || tag === '/cellXfs') isList = tag === 'cellXfs'
    else if (tag === 'xf' && isList) {
      const id = Number(attribute(attributes, 'numFmtId') ?? 0)
      styles.push((id >= 14 && id <= 17) || id === 22 || custom.has(id))
    }
  }
  return new Set(styles.flatMap((isDate, style) => (isDate ? [style] : [])))
}

/** Days since the last day of 1899, as spreadsheets count them. */
function dayOf(serial: number, since1904: boolean): string {
  const days = Math.floor(serial) + (since1904 ? 1462 : 0)
  return new Date(Date.UTC(1899, 11, 30) + days * 86_400_000).toISOString().slice(0, 10)
}

function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

type Book = { readonly strings: readonly string[]; readonly dates: ReadonlySet<number>; readonly since1904: boolean }

function valueOf(attributes: string, raw: string, { strings, dates, since1904 }: Book): string {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 's') return strings[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'ja' : 'nee'
  if (type === 'e') throw new CsvError(1, `Een cel bevat een fout: ${raw}.`)
  if (type !== 'n' || raw === '') return decode(raw)
  const value = Number(raw)
  if (!Number.isFinite(value)) throw new CsvError(1, unreadable)
  if (dates.has(Number(attribute(attributes, 's') ?? -1)) && value > 0 && value < 80_000) return dayOf(value, since1904)
  // Twelve digits hold every rate and amount; the rest is binary dust of the spreadsheet.
  return String(Number(value.toPrecision(12)))
}

function sheetRows(xml: string, book: Book): ReadonlyMap<number, readonly string[]> {
  const rows = new Map<number, string[]>()
  let row: string[] = []
  let at = 0
  let cell = ''
  let raw = ''
  let isValue = false
  for (const { tag, attributes, text } of tokens(xml)) {
    if (tag === 'row') {
      at = Number(attribute(attributes, 'r') ?? at + 1)
      row = []
    } else if (tag === '/row') {
      if (row.some((value) => value !== '')) rows.set(at, row)
      if (rows.size > mostRows) throw new CsvError(at, `Het bestand heeft meer dan ${mostRows} regels.`)
    } else if (tag === 'c') [cell, raw] = [attributes, '']
    else if (tag === 'v' || tag === 't' || tag === '/v' || tag === '/t') isValue = !tag.startsWith('/')
    else if (tag === '' && isValue) raw += text
    else if (tag === '/c') {
      const reference = attribute(cell, 'r')
      const position = reference === undefined ? row.length : columnOf(reference)
      if (position < 0 || position >= mostColumns) throw new CsvError(at, `Hoogstens ${mostColumns} kolommen.`)
      while (row.length < position) row.push('')
      row[position] = valueOf(cell, raw, book).trim()
    }
  }
  return rows
}

function part(zip: Buffer, name: string): string {
  return readFromZip(zip, (found) => found === name, mostBytes).toString('utf8')
}

/** Absent parts are normal: a workbook without texts has no list of them. */
function optionalPart(zip: Buffer, name: string): string {
  try {
    return part(zip, name)
  } catch (error) {
    if (error instanceof BrokenZip && error.message.includes('not in the archive')) return ''
    throw error
  }
}

function firstSheet(zip: Buffer, workbook: string): string {
  for (const { tag, attributes } of tokens(workbook)) {
    if (tag !== 'sheet') continue
    const id = attribute(attributes, 'id')
    for (const link of tokens(part(zip, 'xl/_rels/workbook.xml.rels'))) {
      if (link.tag !== 'Relationship' || attribute(link.attributes, 'Id') !== id) continue
      const target = attribute(link.attributes, 'Target') ?? ''
      return part(zip, target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    }
  }
  throw new CsvError(1, unreadable)
}

function read(zip: Buffer): ReadonlyMap<number, readonly string[]> {
  const workbook = part(zip, 'xl/workbook.xml')
  const since1904 = /<(?:\w+:)?workbookPr[^>]*\bdate1904="(?:1|true)"/.test(workbook)
  const strings = sharedStrings(optionalPart(zip, 'xl/sharedStrings.xml'))
  const dates = dateStyles(optionalPart(zip, 'xl/styles.xml'))
  return sheetRows(firstSheet(zip, workbook), { strings, dates, since1904 })
}

/** The same rows a CSV file gives: the first line has the names. */
export function readXlsx(zip: Buffer): readonly CsvRow[] {
  let rows: ReadonlyMap<number, readonly string[]>
  try {
    rows = read(zip)
  } catch (error) {
    if (error instanceof CsvError) throw error
    throw new CsvError(1, unreadable)
  }
  const [first, ...rest] = rows
  if (first === undefined) throw new CsvError(1, 'Het bestand is leeg.')
  const names = first[1]
  const twice = names.find((name, position) => name !== '' && names.indexOf(name) !== position)
  if (twice !== undefined) throw new CsvError(1, `De kolom ${twice} staat er twee keer.`)
  return rest.map(([line, cells]) => ({
    line,
    values: Object.fromEntries(names.flatMap((name, at) => (name === '' ? [] : [[name, cells[at] ?? '']]))),
  }))
}
