import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Dated, isDated } from '#rules/kernel/dated.ts'
import { leanFigures } from './lean-figures.ts'
import { root } from './setup.mjs'

type Figures = Readonly<Record<string, unknown>>

const files = globSync('rules/*/*.figures.ts', { cwd: root }).toSorted()

const original = async (file: string): Promise<Figures> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Figures

/** The lean copy as a module, with lean neighbours: the address of its code. */
function leanAddress(file: string, named: boolean): string {
  const code = stripTypeScriptTypes(leanFigures(readFileSync(join(root, file), 'utf8'), basename(file), named))
  const placed = code.replaceAll(/'#(\w+\/[\w/.-]+)'/g, (_, path: string) => {
    const address = path.endsWith('.figures.ts') ? leanAddress(path, named) : pathToFileURL(join(root, path)).href
    return JSON.stringify(address)
  })
  return `data:text/javascript,${encodeURIComponent(placed)}`
}
const lean = async (file: string, named = false): Promise<Figures> =>
  (await import(/* @vite-ignore */ leanAddress(file, named))) as Figures

/** What a calculator computes with. */
const core = ({ label, unit, rows, knownTo, checkedOn }: Dated<unknown>) => ({
  label,
  unit,
  knownTo,
  checkedOn,
  rows: rows.map(({ from, value }) => ({ from, value: JSON.stringify(value) ?? String(value) })),
})

const datedOnly = (figures: Figures) =>
  Object.entries(figures).filter((entry): entry is [string, Dated<unknown>] => isDated(entry[1]))

const cores = (figures: readonly (readonly [string, Dated<unknown>])[]) =>
  Object.fromEntries(figures.map(([name, figure]) => [name, core(figure)]))

describe('figures as they travel with a calculator', () => {
  test('there are files to make lean', () => expect(files.length).toBeGreaterThan(40))

  test.each(files)('%s computes with the same values and leaves the grounds to the original', async (file) => {
    const whole = datedOnly(await original(file))
    const copies = datedOnly(await lean(file))
    expect(cores(copies)).toEqual(cores(whole))
    for (const [name, figure] of copies) {
      const given = [figure, ...figure.rows].flatMap((part) => Object.entries(part))
      const parts = given.filter(([, value]) => value !== undefined).map(([part]) => part)
      expect(parts, name).toContain('original')
      for (const ground of ['source', 'article', 'proof', 'note', 'confidence', 'url', 'eli'])
        expect(parts, name).not.toContain(ground)
    }
  })

  test('what a helper was given for a ground alone does not travel', () => {
    const code = `const known = (article: string, extra = {}) => ({ article, checkedOn: '2026-01-01', ...extra })
export const a = dated('a', 'A', 'euro', [{ from: '2026-01-01', value: 1 }], known('art. 1', { knownTo: 'x' }))`
    expect(leanFigures(code, 'a.figures.ts')).toContain("known(0, { knownTo: 'x' })")
    expect(leanFigures(code, 'a.figures.ts', true)).toContain("known('art. 1', { knownTo: 'x' })")
    expect(leanFigures(code.replace('article, checkedOn', 'unit: article, checkedOn'), 'a.figures.ts')).toContain(
      "known('art. 1'",
    )
  })

  test('source and article stay where a calculator writes them in its own table', async () => {
    const file = 'rules/wonen/notaris.figures.ts'
    const whole = datedOnly(await original(file))
    const copies = datedOnly(await lean(file, true))
    const names = (figures: typeof whole) =>
      Object.fromEntries(figures.map(([key, { source, article }]) => [key, { source, article }]))
    expect(names(copies)).toEqual(names(whole))
    expect(copies.some(([, { confidence, note }]) => confidence ?? note)).toBe(false)
  })

  test('a figure that nobody reads leaves nothing behind: its calls are marked as free of effects', () => {
    const code = leanFigures("const a = dated('x', 'euro', [row(1)], { source: 's' })", 'a.figures.ts')
    expect(code).toContain("/* @__PURE__ */ dated('x', 'euro', [/* @__PURE__ */ row(1)], { }, original)")
  })

  test('a label names one figure of its file: the original is found by it', async () => {
    for (const file of files) {
      const labels = datedOnly(await original(file)).map(([, { label }]) => label)
      expect(new Set(labels).size, file).toBe(labels.length)
    }
  })
})
