import { expect, test } from 'vitest'
import { titlesByRow } from './rows.ts'

test('finds row ids in titles and in data, not in comments', () => {
  const titles = titlesByRow(`
    // S-99 is only a remark
    test('S-01 and S-02 both hold', () => {})
    test.each([{ row: "N-03", text: '1,5' }])(\`$row reads it\`, () => {})
    const other = 'DS-01x'`)
  expect([...titles.keys()]).toEqual(['S-01', 'S-02', 'N-03'])
  expect(titles.get('S-02')).toEqual(['S-01 and S-02 both hold'])
})
