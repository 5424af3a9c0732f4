/** Structural tests over every legal figure of the house. */
import { describe, expect, test } from 'vitest'
import { type Dated, isDated } from '#rules/kernel/dated.ts'

const modules = import.meta.glob<Record<string, unknown>>(['../*/*.ts', '!../*/*.test.ts'], { eager: true })
const figures = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))
    .map(([name, figure]) => ({ path, name, figure })),
)
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
const names = (found: typeof figures) => found.map(({ path, name }) => `${path}: ${name}`)

describe('all legal figures', () => {
  test('there are figures to check', () => {
    expect(figures.length).toBeGreaterThan(5)
  })

  test('each stands in a file of figures, apart from the formulas', () => {
    expect(names(figures.filter(({ path }) => !path.endsWith('.figures.ts')))).toEqual([])
  })

  test('each names a source that a visitor can look up, and no repository or blog', () => {
    const doubtful = /github|gitlab|open broncode|blog|reddit|nestor|app-?broncode|uit geheugen|\bAI\b/i
    expect(names(figures.filter(({ figure }) => figure.source.trim().length < 3))).toEqual([])
    expect(
      names(
        figures.filter(({ figure }) =>
          figure.rows.some((row) => doubtful.test(`${row.source ?? ''} ${figure.source}`)),
        ),
      ),
    ).toEqual([])
  })

  test('each has real dates and was checked on a real day', () => {
    expect(
      names(figures.filter(({ figure }) => !isDay(figure.checkedOn) || figure.rows.some((row) => !isDay(row.from)))),
    ).toEqual([])
    expect(names(figures.filter(({ figure }) => figure.knownTo !== undefined && !isDay(figure.knownTo)))).toEqual([])
  })

  test('labels and export names are unique: a figure lives once', () => {
    const labels = figures.map(({ figure }) => figure.label)
    const exports = figures.map(({ name }) => name)
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([])
    expect(exports.filter((name, index) => exports.indexOf(name) !== index)).toEqual([])
  })

  test('a figure that is fixed each year covers the running year', () => {
    expect(
      names(
        figures.filter(
          ({ figure }) =>
            figure.knownTo !== undefined && figure.knownTo < '2026-12-31' && figure.rows.at(-1)?.value !== null,
        ),
      ),
    ).toEqual([])
  })

  test('numbers are finite and rates are fractions', () => {
    const numeric = figures.flatMap(({ path, name, figure }) =>
      figure.rows.map((row) => ({ path, name, unit: figure.unit, value: row.value })),
    )
    expect(numeric.filter(({ value }) => typeof value === 'number' && !Number.isFinite(value))).toEqual([])
    expect(
      numeric.filter(({ unit, value }) => unit === 'tarief' && typeof value === 'number' && (value < 0 || value > 2)),
    ).toEqual([])
  })
})
