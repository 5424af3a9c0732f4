import { describe, expect, test } from 'vitest'
import { choice, date, euro, rows, text, toggle } from '#calculators/kernel/fields.ts'
import { importRows, pasteRows, splitTable } from '#site/calculator/form/rows-text.ts'

const field = rows({
  label: 'Schulden',
  row: 'schuld',
  max: 3,
  start: [],
  columns: {
    naam: text({ label: 'Naam', start: '' }),
    saldo: euro({ label: 'Saldo', start: 0 }),
    soort: choice({
      label: 'Soort',
      start: 'a',
      options: [
        { value: 'a', label: 'Auto' },
        { value: 'k', label: 'Kaart' },
      ],
    }),
    vast: toggle({ label: 'Vast', start: false }),
    sinds: date({ label: 'Sinds', start: null, optional: true }),
  },
})
const fresh = { naam: '', saldo: '0', soort: 'a', vast: false, sinds: '' }

describe('rows from a spreadsheet', () => {
  test('tabs, semicolons and quotes are understood', () => {
    expect(splitTable('a\tb\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(splitTable('\uFEFF"a;1";"b ""x"""\r\nc;d')).toEqual([
      ['a;1', 'b "x"'],
      ['c', 'd'],
    ])
    expect(splitTable('a,b\nc,d')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test('a column of Belgian amounts keeps its decimal commas', () => {
    expect(splitTable('1.000,50\n20,5')).toEqual([['1.000,50'], ['20,5']])
  })

  test('pasting fills from the cell on and adds rows; what does not fit is counted', () => {
    const { rows: filled, left } = pasteRows(
      field,
      [{ ...fresh, naam: 'Eerste' }],
      '100\n200\n300\n400',
      { row: 0, column: 'saldo' },
      fresh,
    )
    expect(filled.map((row) => [row['naam'], row['saldo']])).toEqual([
      ['Eerste', '100'],
      ['', '200'],
      ['', '300'],
    ])
    expect(left).toBe(1)
  })

  test('a line of headings decides the columns, in any order; words become choices and switches', () => {
    const { rows: filled } = importRows(field, 'Saldo;Naam;Soort;Vast;Iets\n1.000;Visa;kaart;ja;x\n', fresh)
    expect(filled).toEqual([{ naam: 'Visa', saldo: '1.000', soort: 'k', vast: true, sinds: '' }])
  })

  test('an empty text gives no rows', () => {
    expect(importRows(field, '\n \n', fresh)).toEqual({ rows: [], left: 0 })
  })
})
