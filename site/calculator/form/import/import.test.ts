import { decodeFile } from '#calculators/broker-files/sheet.ts'
import { describe, expect, test } from 'vitest'
import { choice, count, date, euro, rows, text } from '#calculators/kernel/fields.ts'
import { filledDown } from '#site/calculator/form/RowsEditor.tsx'
import { guessMapping, guessSide, importedRows } from '#site/calculator/form/import/columns.ts'
import {
  belgianDate,
  belgianNumber,
  readTable,
  splitTable,
  type TextTable,
} from '#site/calculator/form/import/table-text.ts'

const lots = rows({
  label: 'Wat je kocht',
  row: 'aankoop',
  start: [],
  max: 50,
  columns: {
    effect: text({ label: 'Effect', start: 'Aandeel A' }),
    datum: date({ label: 'Aankoopdatum', start: '2026-01-15' }),
    aantal: count({ label: 'Aantal', start: 10, decimals: 6 }),
    prijs: euro({ label: 'Prijs per stuk', start: 100, decimals: 4 }),
    foto: euro({ label: 'Waarde per stuk op 31/12/2025', start: null, optional: true }),
  },
})
const sales = { ...lots, label: 'Wat je verkocht', row: 'verkoop' }
const moves = rows({
  label: 'Stortingen en opnames',
  row: 'beweging',
  start: [],
  max: 50,
  columns: {
    datum: date({ label: 'Datum', start: '2026-01-15' }),
    soort: choice({
      label: 'Soort',
      start: 'in',
      options: [
        { value: 'in', label: 'Storting' },
        { value: 'uit', label: 'Opname' },
      ],
    }),
    bedrag: euro({ label: 'Bedrag', start: 100 }),
  },
})

function read(content: string): TextTable {
  const table = readTable(content)
  if (!table) throw new Error('no rows')
  return table
}
const take = (field: typeof lots, content: string) => {
  const table = read(content)
  return importedRows(field, table, guessMapping(field, table), guessSide(field, table) ?? 'alles')
}

const DEGIRO = [
  'Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,,Lokale waarde,,Waarde EUR,Wisselkoers,AutoFX Kosten,Transactiekosten en/of kosten van derden EUR,Totaal EUR,Order ID,',
  '12-03-2024,09:31,"ISHARES CORE MSCI WORLD",IE00B4L5Y983,EAM,XAMS,10,"88,1234",EUR,"-881,23",EUR,"-881,23",,"0,00","-1,00","-882,23",,abc',
  '05-06-2025,10:02,"ISHARES CORE MSCI WORLD",IE00B4L5Y983,EAM,XAMS,-4,"101,50",EUR,"406,00",EUR,"406,00",,"0,00","-1,00","405,00",,def',
].join('\r\n')

describe('a table from text', () => {
  test('tabs, semicolons, commas and quotes are understood, ends of lines inside quotes too', () => {
    expect(splitTable('a\tb\nc\td\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
    expect(splitTable('\uFEFF"a;1";"b ""x"""\r\nc;"d\ne"')).toEqual([
      ['a;1', 'b "x"'],
      ['c', 'd\ne'],
    ])
    expect(splitTable('1.000,50\n20,5')).toEqual([['1.000,50'], ['20,5']])
    expect(splitTable('datum;bedrag\n01/02/2026;1.000,50')).toEqual([
      ['datum', 'bedrag'],
      ['01/02/2026', '1.000,50'],
    ])
  })

  test('numbers and days become what a Belgian types', () => {
    expect(belgianNumber('1,234.50', '.')).toBe('1234,5')
    expect(belgianNumber('-1.234,50 EUR', ',')).toBe('-1234,5')
    expect(belgianNumber('12', '.')).toBe('12')
    expect(belgianNumber('gratis', '.')).toBe('gratis')
    expect(belgianDate('2024-03-12T09:31:00Z', false)).toBe('12/03/2024')
    expect(belgianDate('20240312', false)).toBe('12/03/2024')
    expect(belgianDate('3/12/2024', true)).toBe('12/03/2024')
    expect(belgianDate('5-6-2025', false)).toBe('05/06/2025')
  })

  test('an old alphabet is read too', () => {
    expect(decodeFile(new Uint8Array([0x66, 0xe9]))).toBe('fé')
    expect(decodeFile(new TextEncoder().encode('fé'))).toBe('fé')
  })

  test('lines about the account before the headings are passed over', () => {
    const table = read('Rekening;BE00 0000\n\nDatum;Omschrijving;Bedrag\n01/02/2026;Loon;2.500,00\n')
    expect(table.headings).toEqual(['Datum', 'Omschrijving', 'Bedrag'])
    expect(table.rows).toHaveLength(1)
  })
})

describe('a file of a broker', () => {
  test('is recognised, fills only the buys, and leaves what it does not have empty', () => {
    const table = read(DEGIRO)
    expect(table.layout?.broker).toBe('DEGIRO')
    expect(take(lots, DEGIRO).rows).toEqual([
      { effect: 'ISHARES CORE MSCI WORLD', datum: '12/03/2024', aantal: '10', prijs: '88,1234', foto: '' },
    ])
    expect(take(sales, DEGIRO).rows).toEqual([
      { effect: 'ISHARES CORE MSCI WORLD', datum: '05/06/2025', aantal: '4', prijs: '101,50', foto: '' },
    ])
  })

  test('a file with buys alone has nothing for the sales', () => {
    const buys = DEGIRO.split('\r\n').slice(0, 2).join('\n')
    expect(guessSide(sales, read(buys))).toBe('verkopen')
    const table = read(buys)
    expect(importedRows(sales, table, guessMapping(sales, table), 'verkopen').rows).toEqual([])
  })
})

describe('a plain file', () => {
  test('a bank statement: days and amounts by name, the sign as a choice, other lines left out', () => {
    const table = read(
      'Uitvoeringsdatum;Omschrijving;Bedrag;Valuta\n01/02/2026;Sparen;1.500,00;EUR\n03/02/2026;Terug;-250,00;EUR\nTotaal;;;\n',
    )
    const { rows: made, skipped } = importedRows(moves, table, guessMapping(moves, table), 'alles')
    expect(made).toEqual([
      { datum: '01/02/2026', soort: 'in', bedrag: '1.500' },
      { datum: '03/02/2026', soort: 'uit', bedrag: '250' },
    ])
    expect(skipped).toBe(1)
  })

  test('without headings the columns go by place, words become choices', () => {
    const table = read('01/02/2026\tStorting\t1.000\n01/03/2026\topname\t500')
    const { rows: made } = importedRows(moves, table, guessMapping(moves, table), 'alles')
    expect(made).toEqual([
      { datum: '01/02/2026', soort: 'in', bedrag: '1.000' },
      { datum: '01/03/2026', soort: 'uit', bedrag: '500' },
    ])
  })

  test('what does not fit is counted, and an empty text has no rows', () => {
    const table = read('Bedrag;Datum\n1;01/01/2026\n2;02/01/2026\n3;03/01/2026')
    const { rows: made, left } = importedRows({ ...moves, max: 2 }, table, guessMapping(moves, table), 'alles')
    expect(made).toHaveLength(2)
    expect(left).toBe(1)
    expect(readTable('\n \n')).toBeNull()
  })
})

test('a pasted column fills the cells from there down, and says what does not fit any more', () => {
  const field = { ...moves, max: 3 }
  const [first] = [{ datum: '01/01/2026', soort: 'uit', bedrag: '1' }]
  const [filled, said] = filledDown([first], field, 0, 'bedrag', '10\n 20 ')
  expect(filled).toEqual([
    { ...first, bedrag: '10' },
    { datum: '', soort: '', bedrag: '20' },
  ])
  expect(said).toBe('2 ingevuld.')
  expect(filledDown([first, first, first], field, 2, 'bedrag', '7\r\n8\r\n9')[1]).toBe('1 ingevuld. Hoogstens 3 rijen.')
})
