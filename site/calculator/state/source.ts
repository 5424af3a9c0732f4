/**
 * Code that is a chunk of its own: a calculator, the editor of lists, the place for files, charts and tables. The server has it before it
 * renders; in the browser whoever needs it waits for it, with the prerendered default case on screen meanwhile.
 */
import { use } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Category } from '#calculators/kernel/meta.ts'
import type { FileDrop } from '#site/calculator/form/files/FileDrop.tsx'
import { FILE_PAGES } from '#site/calculator/form/files/pages.ts'
import type { RowsEditor } from '#site/calculator/form/RowsEditor.tsx'

type Chunk<T> = { readonly here: () => T | null; readonly load: () => Promise<T> }

function chunk<T>(fetchCode: () => Promise<T>): Chunk<T> {
  let here: T | null = null
  let coming: Promise<T> | null = null
  return {
    here: () => here,
    load: () => (coming ??= fetchCode().then((code) => (here = code))),
  }
}

/** The component that calls this calls no other hook: React would count them differently once there is no waiting. */
function useChunk<T>({ here, load }: Chunk<T>): T {
  return here() ?? use(load())
}

const rowsEditor = chunk<typeof RowsEditor>(
  async () => (await import('#site/calculator/form/RowsEditor.tsx')).RowsEditor,
)
const fileDrop = chunk<typeof FileDrop>(async () => (await import('#site/calculator/form/files/FileDrop.tsx')).FileDrop)

/** A chunk for each calculator. */
function perCalculator<T>(
  fetchCode: (calculator: AnyCalculator) => Promise<T>,
): (calculator: AnyCalculator) => Chunk<T> {
  const made = new WeakMap<AnyCalculator, Chunk<T>>()
  return (calculator) => {
    const known = made.get(calculator) ?? chunk(async () => fetchCode(calculator))
    made.set(calculator, known)
    return known
  }
}

/** What a calculator has to say below its answer. */
const below = perCalculator(async (calculator) => {
  await calculator.below?.arrive?.()
  return calculator
})
/** And the code that draws it. */
const sections = perCalculator(async (calculator) => {
  const [code] = await Promise.all([import('#site/calculator/report/ReportSections.tsx'), below(calculator).load()])
  return code.ReportSections
})
export type CalculatorModule = { readonly default: AnyCalculator }
/** The code of each calculator of a category, by where it stands. */
type Places = Readonly<Record<string, () => Promise<CalculatorModule>>>
const places = new Map<Category, Places>()
const calculators = new Map<string, Chunk<AnyCalculator>>()

const placeOf = (category: Category, slug: string) => `../../../calculators/${category}/${slug}/calculator.ts`

/** Where the code of a category is. A page knows its own alone: the list of all calculators weighs more than a kilobyte. */
export function comesFrom(category: Category, calculators: Places): void {
  places.set(category, calculators)
}

function calculatorChunk(category: Category, slug: string): Chunk<AnyCalculator> {
  const key = `${category}/${slug}`
  const known = calculators.get(key)
  if (known) return known
  const made = chunk(async () => {
    const load = places.get(category)?.[placeOf(category, slug)]
    if (!load) throw new Error(`Nothing says where ${key} is.`)
    const { default: calculator } = await load()
    // The editor comes along with a calculator that has a list.
    if (Object.values(calculator.inputs).some((field) => field.kind === 'rows')) await rowsEditor.load()
    if (FILE_PAGES.has(slug)) await fileDrop.load()
    return calculator
  })
  calculators.set(key, made)
  return made
}

/** Await this before rendering on the server: React then renders the page in one go. */
export async function prepareCalculator(category: Category, slug: string): Promise<void> {
  const { loadCalculator } = await import('#calculators/load.ts')
  comesFrom(category, { [placeOf(category, slug)]: async () => ({ default: await loadCalculator(category, slug) }) })
  const calculator = await calculatorChunk(category, slug).load()
  await sections(calculator).load()
}

export const useCalculator = (category: Category, slug: string) => useChunk(calculatorChunk(category, slug))
export const useRowsEditor = () => useChunk(rowsEditor)
export const useFileDrop = () => useChunk(fileDrop)

/** The calculator once it can tell everything. */
export const useWhole = (calculator: AnyCalculator) => useChunk(below(calculator))

export const loadSections = async (calculator: AnyCalculator) => sections(calculator).load()
/** Waits for ever when the code does not arrive: the server's HTML then stays on screen. */
const sectionsOrNothing = perCalculator(async (calculator) =>
  loadSections(calculator).catch(async () => new Promise<never>(() => undefined)),
)
export const useSections = (calculator: AnyCalculator) =>
  useChunk({ here: sections(calculator).here, load: sectionsOrNothing(calculator).load })

/** Code that did not arrive is asked for again. */
export function forgetFailure(category: Category, slug: string): void {
  if (!calculatorChunk(category, slug).here()) calculators.delete(`${category}/${slug}`)
}
