import type { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import writeExcelFile, { type Sheet } from 'write-excel-file/node'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { rawFromValues, startValues } from '#calculators/kernel/read.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { figure, reportFor, reportWith, situation } from '#calculators/kernel/testing.ts'
import { csvCell, tableCsv } from '#site/calculator/export/csv.ts'
import { totalsOf } from '#site/calculator/report/totals.ts'
import {
  cellFormula,
  columnLetters,
  reportSheets,
  sheetName,
  withStoredValues,
} from '#site/calculator/export/xlsx-sheets.ts'

const EMPTY_ANSWER = { headline: figure('kop', 'Kop', 1), sentence: 'S.' }
const NO_INPUTS = { inputs: {}, raw: {}, values: {}, title: 'T' }

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
    expect(csvCell(1885.7142857142856, 'euro')).toBe('1885,71')
    expect(csvCell(111.11111111, 'euro', 4)).toBe('111,1111')
    expect(csvCell(1.123457, 'number', 2)).toBe('1,123457')
  })
})

describe('spreadsheet', () => {
  test('points of a percentage are in the file as on the page', () => {
    const points = { ...figure('verschil', 'Verschil', 0.0125), unit: 'points' as const }
    const [sheet] = reportSheets(reportWith({ ...EMPTY_ANSWER, key: [points] }), NO_INPUTS)
    const row = sheet?.data.find(([label]) => label?.value === 'Verschil')
    expect(row?.[1]).toEqual({ value: 1.25, format: '0.00" procentpunt"' })
  })

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
    const answer = reportFor(deposito)
    const sheets = reportSheets(answer, {
      inputs: deposito.inputs,
      raw: rawFromValues(deposito.inputs, values),
      values,
      title: 'Deposito',
    })
    expect(sheets.map((sheet) => sheet.sheet)).toEqual(['Berekening', 'Zelfde bedrag, andere looptijd'])
    const net = sheets[1]?.data[1]?.[1]
    expect(net).toMatchObject({ type: 'Formula', value: '=E2-F2', stored: expect.any(Number) as number })
    const labels = sheets[0]?.data.map((row) => row[0]?.value)
    expect(labels).toContain('Bedrag')
    expect(labels).toContain('Netto rente')
    expect(labels).toContain('Van bruto naar netto')
    expect(labels).toContain('Aannames')
    const file = await writeExcelFile(sheets as unknown as Sheet<Buffer>[]).toBuffer()
    expect(file.subarray(0, 2).toString()).toBe('PK')
  })

  test('every column is wide enough for what is in it', () => {
    const wide = { ...table, columns: table.columns.map((column) => ({ ...column, formula: undefined })) }
    const rows = [['2026-12-01', 1_234_567.89, 1, 0.01] as const]
    const sheets = reportSheets(
      reportWith({ ...EMPTY_ANSWER, tables: [{ ...wide, rows, greyed: undefined }] }),
      NO_INPUTS,
    )
    expect(sheets[1]?.columns.map(({ width }) => width)).toEqual([12, 18, 11, 11])
  })

  test('names of sheets end on a whole word and differ', () => {
    expect(sheetName('Jaar per jaar', [])).toBe('Jaar per jaar')
    expect(sheetName('Wat je nog moet terugbetalen, jaar per jaar', [])).toBe('Wat je nog moet terugbetalen')
    expect(sheetName('Hetzelfde bedrag en dezelfde rente, andere looptijd', [])).toBe('Hetzelfde bedrag')
    expect(sheetName('Jaar per jaar', ['Berekening', 'Jaar per jaar'])).toBe('Jaar per jaar 3')
  })

  test('a formula carries the value it gives, so that a viewer without calculation shows it', () => {
    const data = [[null, { value: '=A1*2', type: 'Formula' as const, stored: 12.5 }]]
    const xml = '<row><c r="A1"><v>1</v></c><c r="B1" s="2"><f>A1*2</f></c></row>'
    expect(withStoredValues(xml, { data })).toContain('<f>A1*2</f><v>12.5</v></c>')
  })
})
