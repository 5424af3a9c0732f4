import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { omittedRows, publishedRows } from '#calculators/published.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = ['calculators', 'rules', 'finance'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('examples.ts') || path.endsWith('.test.ts'))
    .map((path) => join(folder, path)),
)
const identifier = '[HAB]?\\d+[a-z]?'

/** Row identifiers an examples file lists, or a test title starts with ("H46 …", "row 15: …"). */
function rowsIn(path: string): readonly string[] {
  const source = readFileSync(join(root, path), 'utf8')
  const listed = [...source.matchAll(/\brow: '([^']+)'/g)].map((match) => match[1] ?? '')
  const titled = path.endsWith('.test.ts')
    ? [
        ...source.matchAll(
          new RegExp(`test\\(\\s*['"\`](?:rows? )?(${identifier}(?:(?:, | and )${identifier})*)[ :]`, 'g'),
        ),
      ].map((match) => match[1] ?? '')
    : []
  return [...listed, ...titled].flatMap((text) => text.split(/, | and | /))
}

describe('published examples', () => {
  const covered = new Set(files.flatMap(rowsIn))

  test('every collected example is reproduced by a calculator or a rule', () => {
    const missing = publishedRows.filter((row) => !covered.has(row))
    process.stdout.write(
      `Published examples: ${publishedRows.length - missing.length} of ${publishedRows.length} covered, ${Object.keys(omittedRows).length} left out with a reason.\n`,
    )
    expect(missing).toEqual([])
  })

  test('the list is whole: more than a hundred rows, none twice', () => {
    expect(publishedRows.length).toBeGreaterThanOrEqual(100)
    expect(new Set(publishedRows).size).toBe(publishedRows.length)
  })
})
