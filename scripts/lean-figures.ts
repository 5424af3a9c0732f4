/**
 * A calculator in the browser computes with a legal figure: label, unit, rows, last known day. Where the law says so is
 * shown in lists that open on demand. The copy of a file of figures that travels with a calculator therefore leaves
 * source, article, proof and notes out and knows the way to the original, which has them.
 */
import { parseSync } from 'vite'

const GROUNDS = new Set(['proof', 'derived', 'source', 'article', 'eli', 'url', 'note', 'confidence'])

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

const nameOf = (key: unknown): unknown => (isNode(key) ? (key.name ?? key.value) : undefined)

/** The base of a row belongs to its proof; elsewhere an amount is indexed from a base. */
function isGround(node: Node, names: readonly unknown[]): boolean {
  if (node.type !== 'Property') return false
  const name = String(nameOf(node.key))
  return GROUNDS.has(name) || (name === 'base' && names.includes('from') && names.includes('value'))
}

/** The pieces to cut out, and where a call of `dated` ends. */
function walk(node: unknown, cuts: [number, number][], ends: number[]): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, cuts, ends)
    return
  }
  if (!isNode(node)) return
  // A value is the law itself, whatever its parts are called.
  if (node.type === 'Property' && nameOf(node.key) === 'value') return
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'dated') ends.push(node.end - 1)
  if (node.type === 'ObjectExpression' && Array.isArray(node.properties)) {
    const properties = node.properties.filter(isNode)
    const names = properties.map(({ key }) => nameOf(key))
    for (const [index, property] of properties.entries()) {
      if (isGround(property, names)) cuts.push([property.start, properties[index + 1]?.start ?? node.end - 1])
      else walk(property, cuts, ends)
    }
    return
  }
  for (const child of Object.values(node)) walk(child, cuts, ends)
}

/** `file` is the name of the original, in the same folder. */
export function leanFigures(code: string, file: string): string {
  const cuts: [number, number][] = []
  const ends: number[] = []
  walk(parseSync(file, code).program, cuts, ends)
  if (ends.length === 0) return code
  const edits = [
    ...cuts.map(([start, end]) => ({ start, end, text: '' })),
    // A comma may stand at the end of the arguments; an empty argument would be a mistake.
    ...ends.map((end) => ({ start: end, end, text: /,\s*$/.test(code.slice(0, end)) ? 'original' : ', original' })),
  ].toSorted((a, b) => b.start - a.start)
  const lean = edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  return `const original = () => import('./${file}')\n${lean}`
}
