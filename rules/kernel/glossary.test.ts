import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const code = globSync('rules/*/*.ts', { cwd: root })
  .map((file) => `${file}\n${readFileSync(new URL(file, root), 'utf8')}`)
  .join('\n')
  .toLowerCase()

test('every noun of the glossary is in rules/, once, in alphabetical order', () => {
  const rows = readFileSync(new URL('docs/glossary.md', root), 'utf8').match(/^\| `.*$/gm) ?? []
  const nouns = rows.map((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, noun = '']) => noun))
  expect(nouns.length).toBeGreaterThan(40)
  expect(nouns.flat().filter((noun) => !code.includes(noun.toLowerCase()))).toEqual([])
  const first = nouns.map(([noun = '']) => noun.toLowerCase())
  expect(first).toEqual([...new Set(first)].toSorted((a, b) => a.localeCompare(b)))
})
