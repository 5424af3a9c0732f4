/** Workbooks for tests: as small as a test needs, or as harmful as somebody can make them. */
import { crc32, deflateRawSync } from 'node:zlib'

/** A zip with stored or deflated parts, as small as a test needs. */
export function zipOf(parts: Readonly<Record<string, Buffer>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(8, 8)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crc32(content), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(content.length, 24)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    files.push(head, Buffer.from(name), packed)
    directory.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

const workbook = '<workbook xmlns:r="r"><sheets><sheet name="Blad1" sheetId="1" r:id="rId7"/></sheets></workbook>'
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
const rels = `<Relationships>${relation('rId7', 'worksheet', 'worksheets/blad.xml')}${relation('rId8', 'sharedStrings', 'sharedStrings.xml')}${relation('rId9', 'styles', 'styles.xml')}</Relationships>`
export const bookOf = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
  zipOf(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': workbook,
        'xl/_rels/workbook.xml.rels': rels,
        'xl/worksheets/blad.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...more,
      }).map(([name, text]) => [name, Buffer.from(text)]),
    ),
  )

/** Sheets that a reader with quadratic patterns, or without limits, does not survive. Made when asked: they are large. */
export const hostileSheets = (): readonly string[] => [
  '<c '.repeat(1_000_000),
  `<c r="A1" ${'a'.repeat(3_000_000)}`,
  `<c ${'"'.repeat(3_000_000)}`,
  `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
  `<row r="1"><c r="A1" t="str"><v>${'&'.repeat(3_000_000)}</v></c></row>`,
  `<row r="1">${'<c><v>1</v></c>'.repeat(200_000)}</row>`,
]
