import { expect, test } from 'vitest'
import { figuresOf, lawGroups } from './law-groups.ts'
import { lawTables } from './law-value.ts'
import { lawFigures } from './tokens.ts'

test('every folder of rules/ with figures is one subject on the public page', () => {
  const shown = lawGroups.flatMap(figuresOf)
  expect(shown).toHaveLength(lawFigures.length)
  expect(new Set(shown.map(({ name }) => name)).size).toBe(lawFigures.length)
  expect(lawGroups.filter((group) => figuresOf(group).length === 0)).toEqual([])
})

test('a scale is a table: steps under one head, regions beside each other, a name and a value otherwise', () => {
  expect(
    lawTables([
      { upTo: 16_720, rate: 0.25 },
      { upTo: null, rate: 0.5 },
    ]),
  ).toEqual([
    {
      caption: '',
      columns: ['tot', 'tarief'],
      rows: [
        ['€\u00a016.720', '25\u00a0%'],
        ['daarboven', '50\u00a0%'],
      ],
    },
  ])
  expect(lawTables([1, 2, 3])).toEqual([{ caption: '', columns: [], rows: [['1', '2', '3']] }])
  // Eight amounts beside each other would not fit on a phone.
  expect(lawTables([1, 2, 3, 4, 5, 6, 7, 8])[0]?.rows).toHaveLength(8)
  expect(lawTables({ vlaanderen: { lijn: 0.03, andere: 0.07 }, brussel: { lijn: 0.03 } })).toEqual([
    {
      caption: '',
      columns: ['', 'rechte lijn en partners', 'andere'],
      rows: [
        ['Vlaanderen', '3\u00a0%', '7\u00a0%'],
        ['Brussel', '3\u00a0%', ''],
      ],
    },
  ])
  expect(lawTables({ vast: 100, schijven: [{ upTo: null, rate: 0.1 }] })).toEqual([
    { caption: '', columns: [], rows: [['vast', '100']] },
    { caption: 'schijven', columns: ['tot', 'tarief'], rows: [['daarboven', '10\u00a0%']] },
  ])
  expect(lawTables(0.3)).toEqual([])
})

test('every value of every figure has a table without a gap in it, or is one value', () => {
  for (const { name, figure } of lawFigures)
    for (const row of figure.rows)
      for (const table of lawTables(row.value)) {
        const widths = new Set(table.rows.map((cells) => cells.length))
        expect(widths.size, name).toBe(1)
        if (table.columns.length > 0) expect([...widths], name).toEqual([table.columns.length])
        expect(table.rows.flat().join(' '), name).not.toMatch(/\[object|NaN|undefined/)
      }
})
