/** No legal figure may be typed outside rules/: this looks for their values in the code of calculators and site. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Dated, isDated } from '#rules/kernel/dated.ts'
import { modulesOf } from '../../scripts/modules.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const modules = await modulesOf<Record<string, unknown>>('rules/*/*.ts')
const figures = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))

/** Every number in a value, also those of a table. */
const numbersOf = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersOf)
      : []

/** A value with three or more digits of its own is a fingerprint; 0.3 or 10 could be anything. */
const isDistinctive = (value: number) =>
  String(value).replace('.', '').replace(/^0+/, '').replace(/0+$/, '').length >= 3
const distinctive = new Map(
  figures
    .flatMap(([name, { rows }]) => rows.flatMap((row) => numbersOf(row.value)).map((value) => [value, name] as const))
    .filter(([value]) => isDistinctive(value)),
)
/** An amount that is too round to be a fingerprint is one where something is compared with it. */
const amounts = new Map(
  figures
    .filter(([, { unit }]) => unit.startsWith('euro'))
    .flatMap(([name, { rows }]) => rows.map((row) => [Number(row.value), name] as const))
    .filter(([value]) => value >= 100),
)

/** Numbers that only look like a legal figure, by file ending. */
const coincidences: Readonly<Record<string, readonly number[]>> = {
  // Years of birth.
  'belgische-beleggingsfiscaliteit-calculator/inputs.ts': [2040],
  'schuldenconsolidatie-calculator/inputs.ts': [0.0475],
  'pensioen-calculator/inputs.ts': [105],
  // By how much a figure is moved to see whether it matters, and what counts as an amount.
  'calculators/kernel/matters.ts': [1.03, 100],
  // The earliest year a date may have.
  'calculators/kernel/parse.ts': [1830],
  'hoogste-spaarrente-belgie/calculator.ts': [2030],
  // Incomes of the table.
  'sociale-bijdragen-zelfstandige-calculator/solve.ts': [125_000],
  // Number of a joint committee.
  'eindejaarsbonus-calculator/sectors.ts': [111],
  // Kilometres, years and months.
  'leasingkrediet-calculator/cost.ts': [100_000],
  'levensverzekeraar-calculator/calculator.ts': [100],
  'persoonlijke-lening-berekenen/model.ts': [1_200],
  'noodfonds-calculator/calculator.ts': [1_200],
  'kinderrekening-calculator/growth.ts': [1_200],
  // Where cents stop on an axis.
  'kasbon-calculator/tell.ts': [10_000],
  // Postcodes of the regions.
  'calculators/ask/people.ts': [1_300, 4_000, 4_760],
  'calculators/ask/mark.ts': [1_000, 1_300, 4_000],
  // Below this nobody borrows for a home.
  'huren-of-kopen-calculator/tell.ts': [1_000],
  // Percents and months without their unit; hundredths.
  'calculators/ask/assign.ts': [100, 480],
  // Ages, months and cents; how large a number of years, months or days may be.
  'calculators/ask/values.ts': [100, 105, 1_000, 12_000],
  // What an exchange rate cannot be.
  'calculators/broker-files/layouts/revolut.ts': [10_000],
  // Pixels, and the width of letters.
  'site/screens/ToolCard.tsx': [104],
  'site/charts/scene.ts': [1.03],
  'site/charts/kinds/strips.ts': [1.03],
  // Where a scale or a text changes its unit.
  'site/charts/scale.ts': [1_000, 100_000, 1_000_000],
  'site/content/law-value.ts': [200, 1_000],
}

/** Comments and quoted words go; of a template the words go and the expressions stay. */
const withoutWords = (source: string) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, '')
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) => template.match(/\$\{[^}]*\}/g)?.join(' ') ?? '')

const NUMBER = /(?<![\w.-])\d[\d_]*(?:\.\d+)?(?![\w.])/g
const COMPARED = /(?<=[<>]=?\s*)\d[\d_]*(?![\w.])/g
const values = (code: string, pattern: RegExp) =>
  (code.match(pattern) ?? []).map((text) => Number(text.replaceAll('_', '')))

const legalFiguresIn = (source: string): readonly (readonly [number, string])[] => {
  const code = withoutWords(source)
  const named = (found: readonly number[], figure: ReadonlyMap<number, string>) =>
    found.flatMap((value) => [figure.get(value)].flatMap((name) => (name ? [[value, name] as const] : [])))
  return [...named(values(code, NUMBER), distinctive), ...named(values(code, COMPARED), amounts)]
}

const files = ['calculators', 'site'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test(?:-support)?\.tsx?$|examples(?:-[a-z-]+)?\.ts$|built-in-market\.ts$/.test(path),
    )
    .map((path) => join(folder, path)),
)

describe('legal figures', () => {
  test('there are figures and files to compare', () => {
    expect(distinctive.size).toBeGreaterThan(500)
    expect(amounts.size).toBeGreaterThan(50)
    expect(files.length).toBeGreaterThan(50)
  })

  test.each([
    ['a distinctive amount', 'const free = 1_020', 1_020],
    ['one inside a text', 'text: `je hebt ${eur(1_020)} vrij`', 1_020],
    ['a round amount in a comparison', 'if (amount < 200) return null', 200],
  ])('%s is seen', (_, code, value) => {
    expect(legalFiguresIn(code)).toEqual([[value, expect.any(String)]])
  })

  test('words and other uses of round numbers are not', () => {
    expect(
      legalFiguresIn("/* 1020 */ const text = `1020 ${name} 1020`; const max = 200 // 1020\nconst x = '1020'"),
    ).toEqual([])
  })

  test('live in rules/ and nowhere else', () => {
    const found = files.flatMap((path) => {
      const allowed = Object.entries(coincidences).find(([ending]) => path.endsWith(ending))?.[1] ?? []
      return legalFiguresIn(readFileSync(join(root, path), 'utf8'))
        .filter(([value]) => !allowed.includes(value))
        .map(([value, name]) => `${path}: ${value} is ${name}`)
    })
    expect(found).toEqual([])
  })
})
