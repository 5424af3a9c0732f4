/**
 * Where the page gets a calculator's code. The code is a chunk of its own; the server has it before it renders,
 * the browser suspends until the chunk is there and leaves the prerendered default case on screen meanwhile.
 *
 * There is no Suspense boundary around the page on purpose: React streams a boundary of more than 12,8 kB as a
 * hidden block with an inline script, which a policy with hashed scripts refuses and a visitor without script
 * never sees. A root that suspends while it hydrates simply keeps the server's HTML.
 */
import { use } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { loadCalculator } from '#calculators/load.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import type { RowsEditor } from '#site/calculator/form/RowsEditor.tsx'
import type * as Sections from '#site/calculator/report/sections-root.tsx'

const entries = new Map<string, Promise<AnyCalculator>>()

let rowsEditor: typeof RowsEditor | null = null

/** The editor of lists comes along with a calculator that has one. */
async function loadWithEditor(category: Category, slug: string): Promise<AnyCalculator> {
  const calculator = await loadCalculator(category, slug)
  if (Object.values(calculator.inputs).some((field) => field.kind === 'rows'))
    rowsEditor = (await import('#site/calculator/form/RowsEditor.tsx')).RowsEditor
  return calculator
}

/** Here before a form with a list is drawn. */
export function loadedRowsEditor(): typeof RowsEditor {
  if (!rowsEditor) throw new Error('The editor of lists is not loaded.')
  return rowsEditor
}

function entryOf(category: Category, slug: string): Promise<AnyCalculator> {
  const key = `${category}/${slug}`
  const known = entries.get(key)
  if (known) return known
  const entry = loadWithEditor(category, slug)
  entry.then(
    (calculator) => {
      // React reads a promise that says its state without suspending: the server renders in one go.
      void Object.assign(entry, { status: 'fulfilled', value: calculator })
    },
    () => {
      entries.delete(key)
    },
  )
  entries.set(key, entry)
  return entry
}

type SectionsModule = typeof Sections
let sections: SectionsModule | null = null

/** Charts, tables and steps: a chunk that the browser asks for once the form works. */
export async function loadSections(): Promise<SectionsModule> {
  sections = await import('#site/calculator/report/sections-root.tsx')
  return sections
}

/** The sections if their code is here: always on the server, in the browser only later. */
export function loadedSections(): SectionsModule | null {
  return sections
}

/** Await this before rendering on the server: the page then renders in one go. */
export async function prepareCalculator(category: Category, slug: string): Promise<void> {
  await Promise.all([entryOf(category, slug), loadSections()])
}

/**
 * The calculator, suspending until its chunk is there. `use` is called on every render, also when the code is here:
 * React repeats a render that suspended and takes the hooks after a missing `use` for a fault.
 */
export function useCalculatorSource(category: Category, slug: string): AnyCalculator {
  return use(entryOf(category, slug))
}
