/**
 * A legal figure has two halves: values by date, which a computation needs, and where they come from (source, article,
 * proof, note), which only the list of legal figures shows. In the browser `X.figures.ts` has the first half and the
 * name of its file; `X.figures.ts?heel` is the whole, fetched with the list (site/calculator/report/whole-law.ts).
 */
import type { Plugin } from 'vite'

const FIGURES = /\/rules\/([a-z-]+\/[a-z-]+)\.figures\.ts$/
const PROVENANCE = new Set(
  'source article eli url proof derived note checkedOn confidence follows seenOn says'.split(' '),
)

/** What we read of a syntax tree: nodes know where they stand in the text. */
type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>
type Edit = { readonly start: number; readonly end: number; readonly text: string }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node.name : undefined)

function* edits(node: Node, code: string): Generator<Edit> {
  if (node.type === 'Property') {
    const name = nameOf(node.key)
    // A value is the figure itself, whatever its parts are called.
    if (name === 'value') return
    if (typeof name === 'string' && PROVENANCE.has(name)) {
      const comma = /^\s*,/.exec(code.slice(node.end))?.[0].length ?? 0
      yield { start: node.start, end: node.end + comma, text: '' }
      return
    }
  }
  for (const child of childrenOf(node)) yield* edits(child, code)
  const details =
    node.type === 'CallExpression' && nameOf(node.callee) === 'dated' ? childrenOf(node).at(-1) : undefined
  if (details?.type === 'ObjectExpression') yield insert(details.start + 1, 'file: FILE, ')
  else if (details) {
    yield insert(details.start, '{ file: FILE, ...')
    yield insert(details.end, ' }')
  }
}

const insert = (at: number, text: string): Edit => ({ start: at, end: at, text })

/** The text of a figures file without its second half. */
export function leanFigures(code: string, tree: unknown, file: string): string {
  if (!isNode(tree)) throw new TypeError(`${file}: no syntax tree`)
  const parts = [...edits(tree, code)].toSorted((a, b) => a.start - b.start)
  let at = 0
  const kept = parts.map(({ start, end, text }) => {
    const before = code.slice(at, start) + text
    at = end
    return before
  })
  return `const FILE = '${file}'\n${kept.join('')}${code.slice(at)}`
}

export const leanFiguresPlugin: Plugin = {
  name: 'lean-figures',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  /** The whole of one file builds on the whole of another. */
  async resolveId(source, importer) {
    if (!importer?.endsWith('.figures.ts?heel') || !source.endsWith('.figures.ts')) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && `${found.id}?heel`
  },
  transform(code, id) {
    if (id.endsWith('/data/places-at-hand.ts')) return { code: 'export {}', map: null }
    const file = FIGURES.exec(id)?.[1]
    return file === undefined ? null : { code: leanFigures(code, this.parse(code, { lang: 'ts' }), file), map: null }
  },
}
