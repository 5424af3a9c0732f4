/** The syntax tree of a source file, for checks that a text search would get wrong. */
import { parseSync } from 'vite'

export type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value

/** Calls `visit` with every node and its ancestors, the nearest last; the list of them is only good during the call. */
export function walk(root: unknown, visit: (node: Node, above: readonly Node[]) => void): void {
  const above: Node[] = []
  const go = (part: unknown) => {
    if (Array.isArray(part)) for (const child of part) go(child)
    if (!isNode(part)) return
    visit(part, above)
    above.push(part)
    for (const name in part) if (typeof part[name] === 'object') go(part[name])
    above.pop()
  }
  go(root)
}

export function parse(file: string, code: string): Node {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return program as unknown as Node
}

/** The name of an identifier or the value of a text: of `a.b` and of `a['b']` it is b. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier' || node.type === 'PrivateIdentifier') return String(node.name)
  if (node.type === 'MemberExpression') return nameOf(node.property)
  if (node.type === 'ChainExpression') return nameOf(node.expression)
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

export const lineOf = (code: string, { start }: Node): number => code.slice(0, start).split('\n').length
