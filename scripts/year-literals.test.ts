/**
 * A year in a sentence is wrong a year later. Texts and code name no year of their own: they take it from the law, from
 * a figure or from the day. What still has one is in a list that may only get shorter.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { namesUnder } from './files.ts'
import { root } from './setup.mjs'

/** Files that may contain a year as text. No file may be added. */
const stillWithYears: readonly string[] = [
  // The year of the copyright line is the specification's, word for word.
  'site/content/site.ts',
]

/** Years of this time; a day such as 2026-11-15 is a date, and in staatsbon 2023 or circulaire 2026/C/74 the year is part of a name. */
const YEAR = /(?<![\w.,-]|staatsbon (?:van )?)20[2-3]\d(?![\d]|-\d{2}|\/C\/)/g
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')
const yearsIn = (source: string): readonly string[] => withoutComments(source).match(YEAR) ?? []

const files = ['calculators', 'site'].flatMap((folder) =>
  namesUnder(join(root, folder))
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test(?:-support)?\.tsx?$|examples(?:-[a-z-]+)?\.ts$|built-in-market\.ts$/.test(path),
    )
    .map((path) => `${folder}/${path}`),
)
const found = files.filter((path) => yearsIn(readFileSync(join(root, path), 'utf8')).length > 0)

describe('year literals', () => {
  test.each([
    ["text: 'De regels van 2026'", ['2026']],
    ['years: [2025, 2026]', ['2025', '2026']],
    ["max: '2030-12-31' // since 2024", []],
    ['/* 2026 */ const amount = 12_026', []],
    ['law(voorheffingStaatsbon2023)', []],
    ["pick: 'staatsbon 2023|staatsbon van 2023'", []],
    ["title: 'circulaire 2026/C/74'", []],
  ])('%s', (code, years) => {
    expect(yearsIn(code)).toEqual(years)
  })

  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(300)
  })

  test('stand only in files that are still to do, and that list gets no longer', () => {
    const allowed = new Set<string>(stillWithYears)
    expect(found.filter((path) => !allowed.has(path))).toEqual([])
  })

  test('a file that has none any more, or is gone, leaves the list', () => {
    expect(stillWithYears.filter((path) => !found.includes(path))).toEqual([])
  })
})
