import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRows, testFiles, titlesByRow } from './rows.ts'
import { root } from './setup.mjs'

test('finds row ids in titles and in data, not in comments', () => {
  const titles = titlesByRow(`
    // S-99 is only a remark
    test('S-01 and S-02 both hold', () => {})
    test.each([{ row: "N-03", text: '1,5' }])(\`$row reads it\`, () => {})
    const other = 'DS-01x'`)
  expect([...titles.keys()]).toEqual(['S-01', 'S-02', 'N-03'])
  expect(titles.get('S-02')).toEqual(['S-01 and S-02 both hold'])
})

test('every id in a title is a row of docs/quality-rows.json', () => {
  const rows = new Set(readRows().map(({ id }) => id))
  const named = testFiles().flatMap((file) => [...titlesByRow(readFileSync(join(root, file), 'utf8')).keys()])
  expect(named.length).toBeGreaterThan(rows.size)
  expect(named.filter((id) => !rows.has(id))).toEqual([])
})
