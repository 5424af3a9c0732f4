import { crc32, deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openOffice } from '#server/rate-files/office.ts'
import { readXlsx } from '#server/rate-files/xlsx-read.ts'

/** A zip with stored or deflated parts, as small as a test needs. */
function zipOf(parts: Readonly<Record<string, Buffer>>): Buffer {
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

describe('workbooks', () => {
  const workbook = '<workbook xmlns:r="r"><sheets><sheet name="Blad1" sheetId="1" r:id="rId7"/></sheets></workbook>'
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`
  const rels = `<Relationships>${relation('rId7', 'worksheet', 'worksheets/blad.xml')}${relation('rId8', 'sharedStrings', 'sharedStrings.xml')}${relation('rId9', 'styles', 'styles.xml')}</Relationships>`
  const book = (sheet: string, more: Readonly<Record<string, string>> = {}) =>
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

  it('reads shared and inline texts, numbers without dust, dates by their format, and holes', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>b</t></is></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="C3" s="1"><v>46341</v></c></row>' +
      '<row r="4"><c r="B4" t="str"><v>x &amp; y</v></c></row><row r="5"/>'
    const strings = '<sst><si><t>a</t></si><si><r><t>ge</t></r><r><t>ldig</t></r></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const rows = await readXlsx(book(sheet, { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles }))
    expect(rows).toEqual([
      { line: 3, values: { a: '0.3', b: '', geldig: '2026-11-15' } },
      { line: 4, values: { a: '', b: 'x & y', geldig: '' } },
    ])
  })

  it('refuses a bomb, a broken file and something that is no workbook', async () => {
    const bomb = zipOf({ 'xl/workbook.xml': Buffer.alloc(30_000_000, 'a') })
    expect(bomb.length).toBeLessThan(100_000)
    const cut = book('<row r="1"><c r="A1"><v>1</v></c></row>').subarray(0, 200)
    for (const file of [bomb, cut, Buffer.from('geen zip'), Buffer.alloc(0)]) {
      await expect(readXlsx(file)).rejects.toThrow('geen leesbaar Excel-bestand')
    }
    const wide = book('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')
    await expect(readXlsx(wide)).rejects.toThrow('Hoogstens 100 kolommen')
  })

  it('expands no entities', async () => {
    const text = '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2" t="str"><v>&a;</v></c></row>'
    expect(await readXlsx(book(`<!DOCTYPE x [<!ENTITY a "b">]>${text}`))).toEqual([{ line: 2, values: { a: '&a;' } }])
  })

  it('a hostile one costs at most its time limit, beside this thread, and the next file is read', async () => {
    const limits = { count: 1, inLine: 20, inLinePerOwner: 20, limitMs: 1000, waitMs: 60_000, memoryMb: 64 }
    const office = openOffice(limits)
    const rows = { banks: [], products: [], rates: [] }
    const hostile = [
      '<c '.repeat(1_000_000),
      `<c r="A1" ${'a'.repeat(3_000_000)}`,
      `<c ${'"'.repeat(3_000_000)}`,
      `<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`,
      `<row r="1"><c r="A1" t="str"><v>${'&'.repeat(3_000_000)}</v></c></row>`,
      `<row r="1">${'<c><v>1</v></c>'.repeat(200_000)}</row>`,
    ]
    // In processor time of this thread: what a busy machine gives to others is not counted.
    let mostWorkHere = 0
    try {
      for (const sheet of hostile) {
        const xlsx = book(sheet).toString('base64')
        const before = process.threadCpuUsage()
        const { errors } = await office.plan('a', { xlsx }, rows)
        const { user, system } = process.threadCpuUsage(before)
        mostWorkHere = Math.max(mostWorkHere, (user + system) / 1000)
        expect(errors).toHaveLength(1)
      }
      const good = book(
        '<row r="1"><c r="A1" t="str"><v>bank</v></c></row><row r="2"><c r="A2" t="str"><v>KBC</v></c></row>',
      )
      expect((await office.plan('a', { xlsx: good.toString('base64') }, rows)).headers).toEqual(['bank'])
    } finally {
      await office.close()
    }
    expect(mostWorkHere).toBeLessThan(400)
  })
})
