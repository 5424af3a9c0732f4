/**
 * A calculator in the browser computes with a legal figure: label, unit, rows, last known day. Where the law says so is
 * shown in lists that open on demand. The copy of a file of figures that travels with a calculator therefore leaves
 * source, article, proof and notes out and knows the way to the original, which has them.
 */
import { isNode, nameOf, type Node, parse, walk } from './syntax.ts'

const GROUNDS = ['proof', 'leaves', 'derived', 'eli', 'url', 'note', 'confidence', 'printed', 'seen', 'expected']
/** A few calculators write these in a table of their own. */
const NAMES = ['source', 'article']

type Edit = { readonly start: number; readonly end: number; readonly text: string }

/** The properties of an object that no value of the law needs. The base of a row belongs to its proof. */
function isGround(name: string, all: readonly string[], dropped: readonly string[]): boolean {
  return dropped.includes(name) || (name === 'base' && all.includes('from') && all.includes('value'))
}

/** What to cut out and what to put in. `within` is false inside a value: that is the law itself, whatever its parts are called. */
function editsOf(node: unknown, code: string, dropped: readonly string[], within = true): Edit[] {
  if (Array.isArray(node)) return node.flatMap((child) => editsOf(child, code, dropped, within))
  if (!isNode(node)) return []
  const inner = within && !(node.type === 'Property' && nameOf(node.key) === 'value')
  if (within && node.type === 'ObjectExpression' && Array.isArray(node.properties)) {
    const properties = node.properties.filter(isNode)
    const names = properties.map(({ key }) => nameOf(key))
    return properties.flatMap((property, index) =>
      isGround(names[index] ?? '', names, dropped)
        ? [{ start: property.start, end: properties[index + 1]?.start ?? node.end - 1, text: '' }]
        : editsOf(property, code, dropped, inner),
    )
  }
  const edits = Object.values(node).flatMap((child) => editsOf(child, code, dropped, inner))
  if (node.type !== 'CallExpression') return edits
  // Calls here only make values: a figure that nobody reads need not leave the calls of its rows behind.
  edits.push({ start: node.start, end: node.start, text: '/* @__PURE__ */ ' })
  if (nameOf(node.callee) !== 'dated') return edits
  // There may be a comma at the end of the arguments; an empty argument would be a mistake.
  const end = node.end - 1
  return [...edits, { start: end, end, text: /,\s*$/.test(code.slice(0, end)) ? 'original' : ', original' }]
}

/** What a helper was given only for a property that is gone: an article, a source. A nought takes its place. */
function idleArguments(program: unknown, edits: readonly Edit[]): Edit[] {
  const isGone = ({ start, end }: Node) => edits.some((edit) => edit.start <= start && end <= edit.end)
  const idle = new Map<string, readonly boolean[]>()
  walk(program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init) || node.init.type !== 'ArrowFunctionExpression') return
    const { params, body } = node.init
    const used = new Set<unknown>()
    walk(body, (inner) => {
      if (inner.type === 'Identifier' && !isGone(inner)) used.add(inner.name)
    })
    const names = (Array.isArray(params) ? params : []).map((param: unknown) =>
      isNode(param) && param.type === 'Identifier' ? param.name : null,
    )
    idle.set(
      nameOf(node.id),
      names.map((name) => name !== null && !used.has(name)),
    )
  })
  const found: Edit[] = []
  walk(program, (node) => {
    const places = node.type === 'CallExpression' ? idle.get(nameOf(node.callee)) : undefined
    const given = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
    for (const [index, argument] of given.entries())
      if (places?.[index] === true && argument.type === 'Literal' && !isGone(argument))
        found.push({ start: argument.start, end: argument.end, text: '0' })
  })
  return found
}

/** `file` is the name of the original, in the same folder; `named` keeps source and article of every figure. */
export function leanFigures(code: string, file: string, named = false): string {
  const program = parse(file, code)
  const edits = editsOf(program, code, named ? GROUNDS : [...GROUNDS, ...NAMES])
  const lean = [...edits, ...idleArguments(program, edits)]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
  return edits.some(({ text }) => text.endsWith('original'))
    ? `const original = () => import('./${file}')\n${lean}`
    : lean
}
