/** No legal figure may be typed outside rules/: this looks for their values in the code of calculators and site. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isDated } from '#rules/dated.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

/** A value with three or more digits of its own is a fingerprint; 0.3 or 10 could be anything. */
const isDistinctive = (value: number) =>
  String(value).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length >= 3
const values = new Map(
  Object.values(modules)
    .flatMap((module) => Object.entries(module))
    .flatMap(([name, figure]) => (isDated(figure) ? figure.rows.map((row) => [row.value, name] as const) : []))
    .filter((entry): entry is [number, string] => typeof entry[0] === 'number' && isDistinctive(entry[0])),
)

/** Numbers that only look like a legal figure, by file ending. */
const coincidences: Readonly<Record<string, readonly number[]>> = {
  'belgische-beleggingsfiscaliteit-calculator/inputs.ts': [2040],
  'schuldenconsolidatie-calculator/inputs.ts': [0.0475],
  'pensioen-calculator/inputs.ts': [105],
  // The earliest year a date may have.
  'calculators/parse.ts': [1830],
}

const withoutWords = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/`(?:[^`\\]|\\.)*`/g, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')

const files = ['calculators', 'site'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|examples\.ts$|built-in-market\.ts$/.test(path))
    .map((path) => join(folder, path)),
)

describe('legal figures', () => {
  test('there are figures and files to compare', () => {
    expect(values.size).toBeGreaterThan(50)
    expect(files.length).toBeGreaterThan(50)
  })

  test('live in rules/ and nowhere else', () => {
    const found = files.flatMap((path) => {
      const allowed = Object.entries(coincidences).find(([ending]) => path.endsWith(ending))?.[1] ?? []
      const numbers =
        withoutWords(readFileSync(join(root, path), 'utf8')).match(/(?<![\w.-])\d[\d_]*(?:\.\d+)?(?![\w.])/g) ?? []
      return numbers
        .map((text) => Number(text.replaceAll('_', '')))
        .filter((value) => values.has(value) && !allowed.includes(value))
        .map((value) => `${path}: ${value} is ${values.get(value)}`)
    })
    expect(found).toEqual([])
  })
})
