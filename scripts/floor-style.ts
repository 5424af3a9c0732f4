/** CSS that the oldest browsers lack, where nothing guards it: no @supports around it, no older way before it. */
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'
import { isNewer, newer } from './floor-data.ts'

/** Keywords by property, and functions of values, that are newer than the floor. */
const newKeywords = new Map<string, string[]>()
const newFunctions = new Set<string>()
const oldFunctions = new Set<string>()
for (const [key, isNew] of newer) {
  const [, property, keyword] = /^css\.properties\.([a-z-]+)\.([a-z-]+)$/.exec(key) ?? []
  if (isNew && property !== undefined && keyword !== undefined)
    newKeywords.set(property, [...(newKeywords.get(property) ?? []), keyword])
  const [, name] = /^css\.types\.(?:[a-z-]+\.)*([a-z-]+)$/.exec(key) ?? []
  if (name !== undefined) (isNew ? newFunctions : oldFunctions).add(name)
}

export type Found = { readonly line: number; readonly what: string }

export function newerInStyle(css: string): Found[] {
  const found: Found[] = []
  const add = (node: ChildNode, what: string) => {
    if (!isGuarded(node)) found.push({ line: node.source?.start?.line ?? 0, what })
  }
  const root = parse(css)
  root.walkAtRules((rule) => atRule(rule).forEach((what) => add(rule, what)))
  root.walkRules((rule) => selector(rule).forEach((what) => add(rule, what)))
  root.walkDecls((declaration) => {
    if (!hasOlderWay(declaration)) value(declaration).forEach((what) => add(declaration, what))
  })
  return found
}

const atRule = ({ name, params }: AtRule): string[] => {
  const features = [...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature]) => `css.at-rules.${name}.${feature}`)
  return [`css.at-rules.${name}`, ...features].filter(isNewer)
}

const selector = (rule: Rule): string[] => {
  // A key frame has percentages for selectors.
  const pseudos = [...rule.selector.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`)
  const nested = rule.parent?.type === 'rule' || rule.selector.includes('&') ? ['css.selectors.nesting'] : []
  return [...pseudos, ...nested].filter(isNewer)
}

function value({ prop, value: text }: Declaration): string[] {
  if (prop.startsWith('--') || prop.startsWith('-')) return functionsIn(text)
  const plain = text.replace(/(["']).*?\1/g, '')
  const words = new Set(plain.match(/[a-z-]+(?!\()\b/g))
  const keywords = (newKeywords.get(prop) ?? []).filter((keyword) => words.has(keyword))
  return [
    ...(isNewer(`css.properties.${prop}`) ? [`css.properties.${prop}`] : []),
    ...keywords.map((keyword) => `css.properties.${prop}.${keyword}`),
    ...functionsIn(plain),
  ]
}

const functionsIn = (text: string): string[] =>
  [...text.matchAll(/([a-z-]+)\(/g)]
    .map(([, name = '']) => name)
    .filter((name) => newFunctions.has(name) && !oldFunctions.has(name))
    .map((name) => `${name}()`)

/** The same property earlier in the same rule: a browser that does not know this one keeps that. */
function hasOlderWay(declaration: Declaration): boolean {
  const before = declaration.parent?.nodes.slice(0, declaration.parent.nodes.indexOf(declaration)) ?? []
  return before.some((node) => node.type === 'decl' && node.prop === declaration.prop)
}

function isGuarded(node: ChildNode): boolean {
  for (let above = node.parent; above; above = above.parent as typeof above)
    if (above.type === 'atrule' && (above as AtRule).name === 'supports') return true
  return false
}
