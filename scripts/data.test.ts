import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataModules, seriesFiles } from './data.ts'

describe('generated data modules', () => {
  test('are what the CSV files give: run `npm run data` after a change', () => {
    const root = new URL('../data/', import.meta.url)
    for (const [path, content] of Object.entries(dataModules()))
      expect(readFileSync(new URL(path, root), 'utf8'), path).toBe(content)
    expect(seriesFiles.length).toBeGreaterThan(2)
  })
})
