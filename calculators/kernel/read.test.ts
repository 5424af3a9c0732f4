import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import {
  choice,
  count,
  date,
  euro,
  month,
  months,
  percent,
  rows,
  text,
  toggle,
  years,
} from '#calculators/kernel/fields.ts'
import { decodeLink } from '#calculators/kernel/link.ts'
import { encodeLink } from '#calculators/kernel/write-link.ts'
import { freshRow, type Raw, rawFromValues, readRaw, startValues } from '#calculators/kernel/read.ts'
import { readJson } from '#calculators/kernel/read-json.ts'

const inputs = {
  bedrag: euro({ label: 'Bedrag', start: 1000, min: 100, max: 50_000 }),
  rente: percent({ label: 'Rente', start: 0.025, min: 0 }),
  looptijd: months({ label: 'Looptijd', start: 48, max: 120 }),
  duur: years({ label: 'Duur', start: 10 }),
  aantal: count({ label: 'Aantal', start: 2, max: 10, unit: 'stuks' }),
  dag: date({ label: 'Dag', start: ({ today }) => today, min: '2020-01-01' }),
  maand: month({ label: 'Maand', start: '2026-01' }),
  extra: euro({ label: 'Extra', start: null, optional: true }),
  soort: choice({
    label: 'Soort',
    start: 'a',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B', formerly: ['bee'] },
    ],
  }),
  ballon: toggle({ label: 'Ballon', start: false }),
  slotsom: euro({ label: 'Slotsom', start: 500, when: { ballon: true } }),
  naam: text({ label: 'Naam', start: 'An & Bo' }),
  schulden: rows({
    label: 'Schulden',
    row: 'schuld',
    columns: {
      naam: text({ label: 'Naam', start: '' }),
      saldo: euro({ label: 'Saldo', start: 0 }),
      jkp: percent({ label: 'JKP', start: 0.1 }),
    },
    start: [{ naam: 'Kaart; of | lijn', saldo: 1200.5, jkp: 0.145 }],
    max: 3,
  }),
}
const env = openEnv({ today: '2026-11-15', market: builtInMarket })
const start = () => rawFromValues(inputs, startValues(inputs, env))
const read = (change: Raw) => readRaw(inputs, { ...start(), ...change }, env)

describe('reading the form', () => {
  test('a choice is also known by a former name, in JSON and in a link', () => {
    expect(readJson(inputs, { soort: 'bee' }, env)).toMatchObject({ values: { soort: 'b' }, errors: {} })
    expect(decodeLink(inputs, 'soort=bee').raw).toEqual({ soort: 'b' })
    expect(readJson(inputs, { soort: 'cee' }, env).errors.soort).toBeDefined()
  })

  test('start values look Belgian and read back as the values in code', () => {
    expect(start()).toMatchObject({
      bedrag: '1.000',
      rente: '2,5',
      looptijd: '48',
      dag: '15/11/2026',
      maand: '01/2026',
      extra: '',
    })
    const { values, errors } = read({})
    expect(errors).toEqual({})
    expect(values).toMatchObject({
      bedrag: 1000,
      rente: 0.025,
      dag: '2026-11-15',
      maand: '2026-01',
      extra: null,
      ballon: false,
    })
    expect(values.schulden).toEqual([{ naam: 'Kaart; of | lijn', saldo: 1200.5, jkp: 0.145 }])
  })

  test('a value out of range says between which values it may lie', () => {
    expect(read({ bedrag: '50' }).errors.bedrag).toBe('Vul een getal in tussen €\u00a0100 en €\u00a050.000.')
    expect(read({ rente: '31' }).errors.rente).toBe('Vul een getal in tussen 0 en 30 %.')
    expect(read({ rente: '9'.repeat(60) }).errors.rente).toBe('Vul een getal in tussen 0 en 30 %.')
    expect(read({ bedrag: '1000000001' }).errors.bedrag).toBe('Vul een getal in tussen €\u00a0100 en €\u00a050.000.')
    expect(read({ aantal: '11' }).errors.aantal).toContain('10 stuks')
    expect(read({ dag: '31/12/2019' }).errors.dag).toBe('Kies een datum vanaf 01/01/2020.')
  })

  test('a term with years and months keeps both, also where the field ends on the same word', () => {
    expect(read({ looptijd: '2 jaar en 6 maanden' }).values.looptijd).toBe(30)
    expect(read({ looptijd: '48 maanden' }).values.looptijd).toBe(48)
    expect(read({ aantal: '3 stuks' }).values.aantal).toBe(3)
  })

  test('of a year in two digits the bounds of the field say which century is meant', () => {
    // Between 41 and 69 both can be: here only one lies within the bounds.
    expect(read({ dag: '1/2/45' }).values.dag).toBe('2045-02-01')
    expect(read({ maand: '02/45' }).errors.maand).toBe(
      'Schrijf het jaar met vier cijfers. Bedoel je 02/1945 of 02/2045?',
    )
  })

  test('a negative amount is refused by name', () => {
    expect(read({ slotsom: '-1', ballon: true }).errors.slotsom).toContain('mag niet negatief zijn')
  })

  test('an empty required field asks for a value, an empty optional one is null', () => {
    expect(read({ bedrag: ' ' }).errors.bedrag).toBe('Vul een bedrag in, bijvoorbeeld 25.000.')
    expect(read({ extra: '' }).values.extra).toBeNull()
    expect(read({ looptijd: '12,5' }).errors.looptijd).toContain('geheel getal')
  })

  test('a hidden field cannot be wrong: it counts with its start value', () => {
    const { values, errors } = read({ slotsom: 'onzin', ballon: false })
    expect(errors).toEqual({})
    expect(values.slotsom).toBe(500)
    expect(read({ slotsom: 'onzin', ballon: true }).errors.slotsom).toContain('getal')
  })

  test('errors in a list carry their row and column', () => {
    const { errors } = read({
      schulden: [
        { naam: 'x', saldo: '12', jkp: '5' },
        { naam: 'y', saldo: 'veel', jkp: '5' },
      ],
    })
    expect(errors).toEqual({ 'schulden.1.saldo': 'Vul een getal in, bijvoorbeeld 1.234,56.' })
  })

  test('a list longer than its maximum is refused', () => {
    const row = { naam: '', saldo: '1', jkp: '1' }
    expect(read({ schulden: [row, row, row, row] }).errors.schulden).toBe('Hoogstens 3 rijen.')
  })

  test('a fresh row has the start values of its columns', () => {
    expect(freshRow(inputs.schulden, env)).toEqual({ naam: '', saldo: '0', jkp: '10' })
  })
})

describe('reading JSON', () => {
  test('numbers are what a person types: 2.5 is 2,5 %', () => {
    const { values, errors } = readJson(
      inputs,
      { bedrag: 2500.75, rente: 3.25, ballon: true, extra: null, dag: '2026-12-01' },
      env,
    )
    expect(errors).toEqual({})
    expect(values).toMatchObject({
      bedrag: 2500.75,
      rente: 0.0325,
      ballon: true,
      extra: null,
      dag: '2026-12-01',
      looptijd: 48,
    })
  })

  test('unknown keys, wrong kinds and values out of range are named', () => {
    const { errors } = readJson(
      inputs,
      {
        onbekend: 1,
        bedrag: 1,
        looptijd: 1.5,
        ballon: 'misschien',
        soort: 'c',
        dag: 20261201,
        schulden: { a: 1 },
        rente: true,
        maand: [],
      },
      env,
    )
    expect(Object.keys(errors).toSorted()).toEqual([
      'bedrag',
      'dag',
      'looptijd',
      'maand',
      'onbekend',
      'rente',
      'schulden',
      'soort',
    ])
    expect(errors.onbekend).toContain('Bekende velden: bedrag')
  })

  test('a key such as __proto__ is unknown, not special', () => {
    const { errors } = readJson(inputs, JSON.parse('{"__proto__":1,"constructor":2}') as Record<string, unknown>, env)
    expect(Object.keys(errors)).toEqual(['__proto__', 'constructor'])
  })

  test('rows take start values for absent columns and refuse unknown ones', () => {
    const { values, errors } = readJson(inputs, { schulden: [{ saldo: 10 }, { saldo: 5, rente: 1 }, 7] }, env)
    expect((values.schulden as unknown[])[0]).toEqual({ naam: '', saldo: 10, jkp: 0.1 })
    expect(Object.keys(errors)).toEqual(['schulden.1.rente', 'schulden.2'])
  })

  test('a cell may depend on its row and on the form; hidden, it counts with its start value', () => {
    const list = {
      gewest: choice({ label: 'Gewest', start: 'a', options: ['a', 'b'].map((value) => ({ value, label: value })) }),
      lijst: rows({
        label: 'Lijst',
        row: 'rij',
        start: [],
        columns: {
          lening: toggle({ label: 'Lening', start: false }),
          bedrag: euro({ label: 'Bedrag', start: 7, when: { lening: true } }),
          massa: euro({ label: 'Massa', start: 9, when: { gewest: 'b' } }),
        },
      }),
    }
    const of = (gewest: string) =>
      readRaw(
        list,
        {
          gewest,
          lijst: [
            { lening: true, bedrag: '5', massa: 'x' },
            { lening: false, bedrag: 'x', massa: '3' },
          ],
        },
        env,
      )
    expect(of('a')).toEqual({
      values: {
        gewest: 'a',
        lijst: [
          { lening: true, bedrag: 5, massa: 9 },
          { lening: false, bedrag: 7, massa: 9 },
        ],
      },
      errors: {},
    })
    expect(Object.keys(of('b').errors)).toEqual(['lijst.0.massa'])
    expect((of('b').values.lijst as unknown[])[1]).toEqual({ lening: false, bedrag: 7, massa: 3 })
  })
})

describe('the share link', () => {
  test('leaves out what did not change, keeps what can move with the day', () => {
    expect(encodeLink(inputs, { ...start(), bedrag: '12.345,67', ballon: true }, start())).toBe(
      'bedrag=12345,67&dag=15/11/2026&ballon=ja',
    )
  })

  test('an amount comes back with the dots that one reads; a rate, a day and a text as they are', () => {
    const { raw } = decodeLink(
      inputs,
      'bedrag=1234567,8901&rente=1234&naam=1234&dag=15/11/2026&schulden=1234|12345|1234',
    )
    expect(raw).toEqual({
      bedrag: '1.234.567,8901',
      rente: '1234',
      naam: '1234',
      dag: '15/11/2026',
      schulden: [{ naam: '1234', saldo: '12.345', jkp: '1234' }],
    })
    for (const bedrag of ['999,50', '0.12345678', '1.234.567', '12abc'])
      expect(decodeLink(inputs, `bedrag=${bedrag}`).raw).toEqual({ bedrag })
  })

  test('rows and free text survive separators of our own', () => {
    const raw = { ...start(), naam: 'Jan=Piet&Co|;#', schulden: [{ naam: 'a|b;c&d', saldo: '1.200,50', jkp: '14,5' }] }
    const decoded = decodeLink(inputs, encodeLink(inputs, raw, {}))
    expect(readRaw(inputs, decoded.raw, env)).toEqual(readRaw(inputs, raw, env))
  })

  test('a number, a date and a name with a dot are in the link what they are in the form', () => {
    const schulden = [{ naam: '3.141', saldo: '1200.5', jkp: '14.5' }]
    const raw = { ...start(), bedrag: '1234.56', rente: '3.125', dag: '1.2.2027', naam: '3.14', schulden }
    const decoded = decodeLink(inputs, encodeLink(inputs, raw, start()))
    expect(read(decoded.raw)).toEqual(read(raw))
  })

  test('a row too many is refused by the form, not dropped on the way', () => {
    const row = { naam: 'x', saldo: '1', jkp: '5' }
    const decoded = decodeLink(inputs, encodeLink(inputs, { ...start(), schulden: [row, row, row, row] }, start()))
    expect(read(decoded.raw).errors.schulden).toBe('Hoogstens 3 rijen.')
  })

  test('unknown keys are reported, broken values are left for the field to refuse, nothing throws', () => {
    const decoded = decodeLink(inputs, '#bedrag=abc&hack=1&naam=%E0%A4%A&schulden=')
    expect(decoded.unknown).toEqual(['hack'])
    expect(decoded.raw).toEqual({ bedrag: 'abc', naam: '%E0%A4%A', schulden: [] })
  })

  test('any fragment decodes without an exception', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (fragment) => {
        expect(decodeLink(inputs, fragment)).toHaveProperty('raw')
      }),
    )
  })
})
