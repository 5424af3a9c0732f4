/** Calls and syntax in a script that the oldest browsers lack, where nothing guards them. */
import { isNewer, newer } from './floor-data.ts'
import { isNode, lineOf, nameOf, type Node, parse, walk } from './syntax.ts'

/** Interfaces whose members a page calls; those of devices, payments and the like share names with anything. */
const INTERFACES =
  /^api\.(?:Window|Document|Element|HTMLElement|HTML(?:Input|Form|Dialog|Details|Anchor|Select|Button|Template)Element|Node|Navigator|Event|EventTarget|AbortSignal|Blob|Clipboard|DOMRect|DOMTokenList|Headers|History|Location|Range|Request|Response|Selection|ShadowRoot|Storage|URLSearchParams|Animation|CSSStyleSheet|ResizeObserverEntry)\.([A-Za-z]+)$/
const BUILT_IN = /^javascript\.builtins\.[A-Za-z]+\.([A-Za-z]+)$/

/** Names of members that no browser of the floor has on any of these. */
const newMembers = new Set<string>()
const oldMembers = new Set<string>()
for (const [key, isNew] of newer) {
  const [, name] = BUILT_IN.exec(key) ?? INTERFACES.exec(key) ?? []
  if (name !== undefined) (isNew ? newMembers : oldMembers).add(name)
}
/** Names that stand alone: constructors, and what belongs to the window. */
const newGlobals = new Set<string>()
for (const [key, isNew] of newer) {
  const [, name] =
    /^(?:javascript\.builtins|api)\.([A-Z]\w+)$/.exec(key) ?? /^api\.(?:Window\.)?([a-z]\w+)$/.exec(key) ?? []
  if (isNew && name !== undefined) newGlobals.add(name)
}

/** Every word that is newer by itself, and every pair such as Map.groupBy. */
const suspects = new Set([...newMembers].filter((name) => !oldMembers.has(name)).concat([...newGlobals]))
for (const [key, isNew] of newer) {
  const [, pair] = /^(?:javascript\.builtins\.(\w+\.\w+)|api\.(\w+\.\w+)_static)$/.exec(key)?.filter(Boolean) ?? []
  if (isNew && pair !== undefined) suspects.add(pair)
}
/** Letters that newer syntax cannot be written without. */
const NEWER_SYNTAX = /\/[dgimsuy]*v[dgimsuy]*(?![\w/])|\(\?[ims-]|\busing\b|\bwith\s*\{/

/** Most code has no word that could be newer: it need not be parsed. */
const isSuspect = (code: string): boolean =>
  NEWER_SYNTAX.test(code) ||
  (code.match(/[\w$]+/g) ?? []).some((word) => suspects.has(word)) ||
  [...code.matchAll(/([\w$]+)\s*\.\s*(?=([\w$]+))/g)].some(([, object, name]) => suspects.has(`${object}.${name}`))

type Script = { readonly name: string; readonly code: string }
type Found = { readonly name: string; readonly line: number; readonly what: string }

/** What the scripts define themselves, and `own`, is no fault: a method of ours may be called as one of a newer browser. */
export function newerInScripts(scripts: readonly Script[], own: readonly string[] = []): Found[] {
  const parsed = scripts
    .filter(({ code }) => isSuspect(code))
    .map(({ name, code }) => ({ name, code, program: parse(name, code) }))
  const ours = new Set([...own, ...parsed.flatMap(({ program }) => definedIn(program))])
  const found: Found[] = []
  for (const { name, code, program } of parsed) {
    const declared = declaredIn(program)
    walk(program, (node, above) => {
      const what = newerPart(node, above, ours, declared)
      if (what !== null && !isGuarded(what.split('.').at(-1) ?? '', node, above, code))
        found.push({ name, line: lineOf(code, node), what })
    })
  }
  return found
}

function newerPart(node: Node, above: readonly Node[], own: ReadonlySet<string>, declared: ReadonlySet<string>) {
  const parent = above.at(-1)
  if (node.type === 'MemberExpression' && node.computed !== true) {
    const [object, name] = [
      isNode(node.object) && node.object.type === 'Identifier' ? nameOf(node.object) : '',
      nameOf(node),
    ]
    if (!declared.has(object) && isNewer(`javascript.builtins.${object}.${name}`)) return `${object}.${name}`
    if (!declared.has(object) && isNewer(`api.${object}.${name}_static`)) return `${object}.${name}`
    const isOurs = own.has(name) || oldMembers.has(name) || newer.get(`api.${object}.${name}_static`) === false
    const isCalled = parent?.type === 'CallExpression' && parent.callee === node
    const isOfBrowser = ['navigator', 'document', 'window', 'globalThis'].includes(object)
    return newMembers.has(name) && !isOurs && (isCalled || isOfBrowser) ? `.${name}` : null
  }
  if (node.type === 'Identifier' && newGlobals.has(nameOf(node)) && !declared.has(nameOf(node)))
    return isReference(node, parent) ? nameOf(node) : null
  return newerSyntax(node)
}

/** What the build does not rewrite. */
function newerSyntax(node: Node): string | null {
  const regex = node.regex as { pattern: string; flags: string } | undefined
  if (regex?.flags.includes('v') && isNewer('javascript.builtins.RegExp.unicodeSets')) return 'RegExp flag v'
  if (regex && /\(\?[ims]+(?:-[ims]+)?:/.test(regex.pattern) && isNewer('javascript.regular_expressions.modifier'))
    return 'RegExp modifier'
  if (node.type === 'VariableDeclaration' && String(node.kind).endsWith('using')) return 'using'
  const isImport = node.type === 'ImportDeclaration' && Array.isArray(node.attributes) && node.attributes.length > 0
  return isImport && isNewer('javascript.statements.import.import_attributes') ? 'import attributes' : null
}

const isReference = (node: Node, parent: Node | undefined): boolean =>
  !(parent?.type === 'MemberExpression' && parent.property === node && parent.computed !== true) &&
  !(parent?.type === 'Property' && parent.key === node && parent.value !== node) &&
  !/^(?:TS|Import|Export|JSX|MethodDefinition|PropertyDefinition|Labeled|Break|Continue)/.test(parent?.type ?? '')

/** Names that a file binds: parameters, variables, functions, classes, imports. */
function declaredIn(program: Node): Set<string> {
  const names = new Set<string>()
  const bind = (pattern: unknown) =>
    walk(pattern, (node) => {
      if (node.type === 'Identifier') names.add(nameOf(node))
    })
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' || /^(?:Function|Class)/.test(node.type)) bind(node.id)
    if (Array.isArray(node.params)) bind(node.params)
    if (/^Import\w*Specifier$/.test(node.type)) bind(node.local)
  })
  return names
}

/** Names of properties and methods that code defines. */
function definedIn(program: Node): string[] {
  const names: string[] = []
  walk(program, (node) => {
    if (/^(?:Property|MethodDefinition|PropertyDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type))
      names.push(nameOf(node.key))
    if (node.type === 'AssignmentExpression') names.push(nameOf(node.left))
    if (node.type === 'ExportSpecifier') names.push(nameOf(node.exported))
  })
  return names
}

/** Asked for first, called with `?.`, or inside a try: the code has another way for browsers without it. */
function isGuarded(name: string, node: Node, above: readonly Node[], code: string): boolean {
  const asks = (part: unknown) => isNode(part) && code.slice(part.start, part.end).includes(name)
  return above.some((one, index) => {
    const below = above[index + 1] ?? node
    if (one.type === 'UnaryExpression' && one.operator === 'typeof') return true
    if (one.type === 'CallExpression' && one.optional === true && one.callee === node) return true
    if (one.type === 'TryStatement') return one.block === below && isNode(one.handler)
    if (one.type === 'IfStatement' || one.type === 'ConditionalExpression') return asks(one.test)
    if (one.type === 'LogicalExpression') return asks(one.left)
    // if (!(name in x)) return, earlier in the same block.
    const before = Array.isArray(one.body) ? one.body.filter(isNode).filter(({ end }) => end <= below.start) : []
    return before.some(({ type, test }) => type === 'IfStatement' && asks(test))
  })
}
