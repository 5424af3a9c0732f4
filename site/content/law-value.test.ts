import { expect, test } from 'vitest'
import { lawLines } from './law-value.ts'
import { lawFigures } from './tokens.ts'

test('a number is one line, a scale one line per step', () => {
  expect(lawLines(0.15, 'tarief')).toEqual(['15\u00a0%'])
  expect(
    lawLines(
      [
        { upTo: 16_720, rate: 0.25 },
        { upTo: null, rate: 0.5 },
      ],
      'schaal',
    ),
  ).toEqual(['tot €\u00a016.720, tarief 25\u00a0%', 'daarboven, tarief 50\u00a0%'])
  expect(lawLines({ vlaanderen: { lijn: 0.03 }, brussel: { lijn: 0.03 } }, 'schaal')).toEqual([
    'Vlaanderen: rechte lijn en partners 3\u00a0%',
    'Brussel: rechte lijn en partners 3\u00a0%',
  ])
  expect(lawLines(null, 'tarief')).toEqual(['opgeheven'])
  expect(lawLines('2025-12-31', 'formule')).toEqual(['31/12/2025'])
})

test('every value of every figure can be written out', () => {
  for (const { name, figure } of lawFigures) {
    for (const row of figure.rows) {
      const lines = lawLines(row.value, figure.unit)
      expect(lines.length, name).toBeGreaterThan(0)
      expect(lines.join(' '), name).not.toMatch(/\[object|NaN|undefined/)
    }
  }
})
