import { expect, test } from 'vitest'
import { allFigures, endingBy } from './jaarwisseling.ts'

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
