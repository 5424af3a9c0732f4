import { expect, test } from 'vitest'
import { allFigures, endingBy, movedIn, readArguments } from './jaarwisseling.ts'

test('a figure that is fixed each year is listed before its last known day, one that is not never', async () => {
  const figures = await allFigures()
  expect(figures.length).toBeGreaterThan(300)
  const names = (day: string) => endingBy(figures, day).map(({ name }) => name)
  expect(names('2026-12-31')).toContain('belastingschijven')
  expect(names('2026-12-30')).not.toContain('belastingschijven')
  expect(names('2099-12-31')).not.toContain('rszWerknemer')
  const days = endingBy(figures, '2029-12-31').map(({ figure }) => figure.knownTo ?? '')
  expect(days).toEqual(days.toSorted())
})

test('a new year is one number: with the mean prices of 2025 every computed amount of 2026 comes out again', async () => {
  const figures = await allFigures()
  const lines = movedIn(2027, figures, (id) => (id === 'jaargemiddelde' ? 135.3 : null))
  const moved = lines.filter((line) => line.includes('indexBelasting') || line.includes('jaargemiddelde'))
  expect(moved.length).toBeGreaterThan(15)
  for (const line of moved) {
    const [, before, after] = /: (.*) -> (.*) \(/.exec(line) ?? []
    expect(after, line).toBe(before)
  }
  // The range of the coefficient that is expected for 2027, and what was voted or published for that year.
  const expected = movedIn(2027, figures, () => null)
  expect(expected.find((line) => line.startsWith('meerwaardevrijstelling'))).toContain('10000 -> 10280 tot 10330')
  expect(expected.find((line) => line.startsWith('onderhoudsgeldAftrek'))).toContain('0.6 -> 0.5 op 2027-01-01')
  // Nothing is expected for a later year yet; what is given for it is worked out.
  const later = (given: number | null) => movedIn(2028, figures, (id) => (id === 'jaargemiddelde' ? given : null))
  expect(later(null).filter((line) => line.startsWith('belastingschijven'))).toEqual([])
  expect(later(142).filter((line) => line.startsWith('belastingschijven'))).toHaveLength(1)
})

test('a wrong word, a day that is none and a coefficient that no figure has are refused', () => {
  const read = (...words: readonly string[]) => readArguments(words, new Set(['jaargemiddelde']))
  expect(read('--datum=2026-11-15')).toEqual({ today: '2026-11-15', days: 90 })
  const asked = read('2027', '--jaargemiddelde=139.5')
  expect(asked && 'given' in asked && asked.given('jaargemiddelde')).toBe(139.5)
  for (const words of [['27'], ['2027', '2028'], ['--datum=onzin'], ['--dagen=veel'], ['--dagen=1', '--dagen=2']])
    expect(read(...words), words.join(' ')).toBeNull()
  for (const word of ['--jaargemiddelde=x', '--onzin=3', '--dagen=9', 'x']) expect(read('2027', word), word).toBeNull()
})
