import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { type Dated, isDated } from '#rules/kernel/dated.ts'
import { leanFiguresPlugin } from './lean-figures.ts'
import { root } from './setup.mjs'

type Module = Readonly<Record<string, unknown>>
const files = globSync('rules/*/*.figures.ts', { cwd: root }).toSorted()
const nameOf = (file: string) => file.replace(/^rules\//, '').replace(/\.figures\.ts$/, '')

/** Every figures file as a browser gets it. */
async function leanModules(): Promise<ReadonlyMap<string, Module>> {
  const folder = await mkdtemp(join(tmpdir(), 'lean-'))
  const input = Object.fromEntries(files.map((file) => [nameOf(file).replace('/', '-'), join(root, file)]))
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [leanFiguresPlugin],
    build: {
      outDir: folder,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { entryFileNames: '[name].mjs' } },
    },
  })
  const modules = await Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(join(folder, `${nameOf(file).replace('/', '-')}.mjs`)).href
      return [file, (await import(/* @vite-ignore */ address)) as Module] as const
    }),
  )
  await rm(folder, { recursive: true })
  return new Map(modules)
}

/** A formula is compared by what it is, not by its text. */
const plain = (_key: string, value: unknown) => (typeof value === 'function' ? 'formula' : value)

const computed = ({ kind, label, unit, knownTo, rows }: Dated<unknown>) => ({
  kind,
  label,
  unit,
  knownTo,
  rows: rows.map(({ from, value }) => [from, JSON.stringify(value, plain)]),
})

describe('P-01 legal figures in a browser', () => {
  test('have every value and date, the name of their file, and nothing of their provenance', async () => {
    const lean = await leanModules()
    let figures = 0
    for (const file of files) {
      const whole = (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Module
      for (const [name, figure] of Object.entries(whole).filter((entry) => isDated(entry[1]))) {
        const short = lean.get(file)?.[name] as Dated<unknown>
        expect(computed(short), `${file} ${name}`).toEqual(computed(figure as Dated<unknown>))
        expect([short.file, short.source, short.checkedOn], name).toEqual([nameOf(file), undefined, undefined])
        expect(short.rows.flatMap(({ proof, source }) => [proof, source].filter(Boolean))).toEqual([])
        figures += 1
      }
    }
    expect(figures).toBeGreaterThan(250)
  })

  test('have labels of their own, by which the whole is found', async () => {
    const modules = await Promise.all(
      files.map(async (file) => (await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)) as Module),
    )
    for (const module of modules) {
      const labels = Object.values(module)
        .filter(isDated)
        .map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
    }
  })
})
