import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { namesUnder } from './files.ts'
import { sameEverywhere } from './same-everywhere.ts'
import { root } from './setup.mjs'

const folders = ['finance', 'rules', 'data', 'calculators', 'contract', 'site', 'server', 'bin', 'scripts']
const sources = folders.flatMap((folder) =>
  namesUnder(join(root, folder))
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.') && !name.startsWith('series/'))
    .map((name) => `${folder}/${name}`),
)

test('no code reads back what a locale wrote, and every comparator knows equal', () => {
  expect(sources.length).toBeGreaterThan(900)
  expect(sources.flatMap((file) => sameEverywhere(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  [
    'the day of the browser as it once was',
    "const d = new Intl.DateTimeFormat('en-CA', { timeZone: 'x' }).format(now)",
  ],
  ['without a locale at all', 'const t = (1.5).toLocaleString()'],
  ['a written date that is cut up', "const y = day.toLocaleDateString('nl-BE').split('/')[2]"],
  ['a written date that is parsed', 'const t = Date.parse(format.format(now))'],
  ['less or more', 'const s = list.toSorted((a, b) => (a.date < b.date ? -1 : 1))'],
  ['more or less, after another order', 'const by = (a, b) => a.n - b.n || (a.id > b.id ? 1 : -1)'],
  ['yes or no', 'list.sort((a, b) => a > b)'],
])('%s is refused', (_, code) => {
  expect(sameEverywhere('sample.ts', code)).toHaveLength(1)
})

test.each([
  ["const f = new Intl.DateTimeFormat('nl-BE', {}); const shown = f.format(now)"],
  ["const f = new Intl.DateTimeFormat('en-US', {}); const parts = f.formatToParts(now)"],
  ['list.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))'],
  ['list.toSorted((a, b) => compare(a, b) * (descending ? -1 : 1))'],
  ['const step = (x) => (x < 0.7 ? -1 : 1)'],
])('%s is fine', (code) => {
  expect(sameEverywhere('sample.ts', code)).toEqual([])
})
