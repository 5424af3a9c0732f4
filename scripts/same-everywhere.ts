/**
 * What one browser does differently from the other without being newer: a locale's way of writing that code reads back,
 * and a comparator that never says "equal". The first made 58 calculators die in a browser with other language data, the
 * second put equal rows in another order.
 */
import { isNode, lineOf, nameOf, type Node, parse, walk } from './syntax.ts'

const SORTS = new Set(['sort', 'toSorted'])
const RELATIONS = new Set(['<', '>', '<=', '>='])
const WRITES = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString', 'format'])
/** What is written for a reader is written in their language; a text in any other is written to be read by code. */
const READERS_LOCALE = 'nl-BE'
/** Of this one only the parts are asked, by name. */
const ONLY_PARTS = 'en-US'
const READS = new Set(['split', 'slice', 'substring', 'replace', 'replaceAll', 'match', 'matchAll', 'indexOf', 'at'])
const READERS = new Set(['Number', 'parseInt', 'parseFloat', 'parse', 'Date'])

/** Without one of these words, or a choice between two times one, there is nothing to look for: most code need not be parsed. */
const SUSPECT = /toLocale|\bformat\b|Format\b|\bsort\b|\btoSorted\b|\?\s*[-+(\s]*1\b/

export function sameEverywhere(file: string, code: string): string[] {
  if (!SUSPECT.test(code)) return []
  const program = parse(file, code)
  const faults: string[] = []
  const report = (node: Node, what: string) => faults.push(`${file}:${lineOf(code, node)} ${what}`)
  walk(program, (node, above) => {
    if (neverEqual(node, above)) report(node, 'compares without a case for equal')
    if (foreignLocale(node)) report(node, 'writes a date or number in the way of another locale')
    if (writesText(node) && isReadBack(node, above)) report(node, 'reads back what a locale wrote')
  })
  return faults
}

const isUnit = (node: unknown): boolean => {
  if (!isNode(node)) return false
  return node.type === 'UnaryExpression' ? isUnit(node.argument) : node.type === 'Literal' && node.value === 1
}
const isRelation = (node: unknown): node is Node =>
  isNode(node) && node.type === 'BinaryExpression' && RELATIONS.has(String(node.operator))

const isFunction = (node: Node) => /Function/.test(node.type)
const parameters = (node: Node): number => (Array.isArray(node.params) ? node.params.length : 0)

function neverEqual(node: Node, above: readonly Node[]): boolean {
  // a < b ? -1 : 1, in a function of two.
  if (
    node.type === 'ConditionalExpression' &&
    isRelation(node.test) &&
    isUnit(node.consequent) &&
    isUnit(node.alternate)
  )
    return above.some((one) => isFunction(one) && parameters(one) === 2)
  // sort((a, b) => a > b): yes or no, where less, equal or more is asked.
  if (node.type !== 'CallExpression' || !SORTS.has(nameOf(node.callee)) || !Array.isArray(node.arguments)) return false
  return node.arguments.filter(isNode).some(({ body }) => isRelation(body))
}

function foreignLocale(node: Node): boolean {
  const [locale] = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
  const isFormat = node.type === 'NewExpression' && /(?:DateTime|Number)Format$/.test(nameOf(node.callee))
  const isWriting = node.type === 'CallExpression' && nameOf(node.callee).startsWith('toLocale')
  // Upper and lower case take a locale too, and write no date.
  if (isWriting && nameOf(node.callee).endsWith('Case')) return false
  return isWriting || (isFormat && nameOf(locale) !== ONLY_PARTS) ? nameOf(locale) !== READERS_LOCALE : false
}

function writesText(node: Node): boolean {
  if (node.type !== 'CallExpression' || !isNode(node.callee) || node.callee.type !== 'MemberExpression') return false
  return WRITES.has(nameOf(node.callee))
}

function isReadBack(node: Node, above: readonly Node[]): boolean {
  const parent = above.at(-1)
  if (parent === undefined) return false
  if (parent.type === 'MemberExpression' && parent.object === node) return READS.has(nameOf(parent))
  const isCall = parent.type === 'CallExpression' || parent.type === 'NewExpression'
  return isCall && parent.callee !== node && READERS.has(nameOf(parent.callee))
}
