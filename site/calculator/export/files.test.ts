import type { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import writeExcelFile, { type Sheet } from 'write-excel-file/node'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { rawFromValues, startValues } from '#calculators/kernel/read.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { reportFor, situation } from '#calculators/kernel/testing.ts'
import { csvCell, tableCsv, totalsOf } from '#site/calculator/export/csv.ts'
import { cellFormula, columnLetters, reportSheets } from '#site/calculator/export/xlsx-sheets.ts'

const table: Table = {
  key: 'aflossing',
  title: 'Aflossing',
  columns: [
    { key: 'maand', label: 'Maand', unit: 'date' },
    {
      key: 'rente',
      label: 'Rente; per maand',
      unit: 'euro',
      total: true,
      formula: 'ROUND({saldo@-1}*{#maandrente},2)',
    },
    { key: 'saldo', label: 'Saldo', unit: 'euro' },
    { key: 'tarief', label: 'Tarief', unit: 'percent' },
  ],
  rows: [
    ['2026-12-01', 0.1, 1000, 0.0325],
    ['2027-01-01', 0.2, 900.5, null],
  ],
  greyed: { 1: '=kan niet' },
}

describe('CSV', () => {
  test('semicolons, decimal commas, Belgian dates, totals without dust, and a byte order mark', () => {
    expect(tableCsv(table)).toBe(
      '\uFEFFMaand;"Rente; per maand";Saldo;Tarief;Opmerking\r\n01/12/2026;0,1;1000;3,25%;\r\n01/01/2027;0,2;900,5;;\'=kan niet\r\nTotaal;0,3;;\r\n',
    )
    expect(totalsOf(table)).toEqual(['Totaal', 0.3, null, null])
  })

  test('a text that looks like a formula is made harmless, a negative number stays a number', () => {
    expect(csvCell('=HYPERLINK("x")', 'text')).toBe('"\'=HYPERLINK(""x"")"')
    expect(csvCell('-5+3', 'text')).toBe("'-5+3")
    expect(csvCell(-5, 'euro')).toBe('-5')
    expect(csvCell(-0, 'euro')).toBe('0')
  })
})

describe('spreadsheet', () => {
  test('columns are named A to Z and on', () => {
    expect([0, 25, 26, 27, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AB', 'ZZ', 'AAA'])
  })

  test('a column formula becomes a cell formula; the first row has nothing above it', () => {
    const places = { maandrente: 'Gegevens!$B$9' }
    const formula = table.columns[1]?.formula ?? ''
    expect(cellFormula(formula, table.columns, 3, 2, places)).toBe('=ROUND(C2*Gegevens!$B$9,2)')
    expect(cellFormula(formula, table.columns, 2, 2, places)).toBeNull()
    expect(cellFormula('{#onbekend}', table.columns, 3, 2, places)).toBeNull()
  })

  test('a report becomes its tables plus a sheet with inputs and figures, and opens as a file', async () => {
    const env = openEnv(situation())
    const values = startValues(deposito.inputs, env)
    const report = reportFor(deposito)
    const sheets = reportSheets(report, {
      inputs: deposito.inputs,
      raw: rawFromValues(deposito.inputs, values),
      values,
      title: 'Deposito',
    })
    expect(sheets.map((sheet) => sheet.sheet)).toEqual(['Hetzelfde bedrag en dezelfde re', 'Gegevens'])
    const net = sheets[0]?.data[1]?.[1]
    expect(net).toMatchObject({ type: 'Formula', value: '=D2-E2' })
    const labels = sheets[1]?.data.map((row) => row[0]?.value)
    expect(labels).toContain('Bedrag')
    expect(labels).toContain('Netto rente')
    const file = await writeExcelFile(sheets as unknown as Sheet<Buffer>[]).toBuffer()
    expect(file.subarray(0, 2).toString()).toBe('PK')
  })
})
