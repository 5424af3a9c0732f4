import { describe, expect, it } from 'vitest'
import { openOffice } from '#server/rate-files/office.ts'
import { bookOf, hostileSheets, zipOf } from '#server/rate-files/testing-workbook.ts'
import { mostRows } from '#server/rate-files/columns.ts'
import { readXlsx } from '#server/rate-files/xlsx-read.ts'

describe('workbooks', () => {
  it('reads shared and inline texts, numbers without dust, dates by their format, and holes', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>b</t></is></c><c r="C1" t="s"><v>1</v></c></row>' +
      '<row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="C3" s="1"><v>46341</v></c></row>' +
      '<row r="4"><c r="B4" t="str"><v>x &amp; y</v></c></row><row r="5"/>'
    const strings = '<sst><si><t>a</t></si><si><r><t>ge</t></r><r><t>ldig</t></r></si></sst>'
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts>' +
      '<cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const rows = await readXlsx(bookOf(sheet, { 'xl/sharedStrings.xml': strings, 'xl/styles.xml': styles }))
    expect(rows).toEqual([
      { line: 3, values: { a: '0.3', b: '', geldig: '2026-11-15' } },
      { line: 4, values: { a: '', b: 'x & y', geldig: '' } },
    ])
  })

  it('refuses a bomb, a broken file and something that is no workbook', async () => {
    const bomb = zipOf({ 'xl/workbook.xml': Buffer.alloc(30_000_000, 'a') })
    expect(bomb.length).toBeLessThan(100_000)
    const cut = bookOf('<row r="1"><c r="A1"><v>1</v></c></row>').subarray(0, 200)
    for (const file of [bomb, cut, Buffer.from('geen zip'), Buffer.alloc(0)]) {
      await expect(readXlsx(file)).rejects.toThrow('geen leesbaar Excel-bestand')
    }
    const wide = bookOf('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')
    await expect(readXlsx(wide)).rejects.toThrow('Hoogstens 100 kolommen')
  })

  it('expands no entities', async () => {
    const text = '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2" t="str"><v>&a;</v></c></row>'
    expect(await readXlsx(bookOf(`<!DOCTYPE x [<!ENTITY a "b">]>${text}`))).toEqual([{ line: 2, values: { a: '&a;' } }])
  })

  it('the longest one that is taken fits in the memory of the thread', async () => {
    const names = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
    const cells = (line: number) =>
      names.map((name) => `<c r="${name}${line}" t="str"><v>${line === 1 ? name : `w${line}${name}`}</v></c>`).join('')
    const sheet = Array.from({ length: mostRows }, (_, at) => `<row r="${at + 1}">${cells(at + 1)}</row>`).join('')
    const office = openOffice()
    try {
      const file = { xlsx: bookOf(sheet).toString('base64') }
      expect((await office.plan('a', file, { banks: [], products: [], rates: [] })).headers).toEqual(names)
    } finally {
      await office.close()
    }
  })

  it('a hostile one costs at most its time limit, beside this thread, and the next file is read', async () => {
    const limits = {
      count: 1,
      inLine: 20,
      inLinePerOwner: 20,
      limitMs: 400,
      waitMs: 60_000,
      startMs: 60_000,
      memoryMb: 64,
    }
    const office = openOffice(limits)
    const rows = { banks: [], products: [], rates: [] }
    // In processor time of this thread: what a busy machine gives to others is not counted.
    const workHere = async (xlsx: string) => {
      const before = process.threadCpuUsage()
      const { errors } = await office.plan('a', { xlsx }, rows)
      const { user, system } = process.threadCpuUsage(before)
      expect(errors).toHaveLength(1)
      return (user + system) / 1000
    }
    try {
      for (const sheet of hostileSheets()) {
        const xlsx = bookOf(sheet).toString('base64')
        const work = await workHere(xlsx)
        // Garbage of the tests before may be collected during one try, not during two.
        expect(work < 400 ? work : await workHere(xlsx)).toBeLessThan(400)
      }
      const good = bookOf(
        '<row r="1"><c r="A1" t="str"><v>bank</v></c></row><row r="2"><c r="A2" t="str"><v>KBC</v></c></row>',
      )
      expect((await office.plan('a', { xlsx: good.toString('base64') }, rows)).headers).toEqual(['bank'])
    } finally {
      await office.close()
    }
  })
})
