/** A legal value for people: as lines of text for a list, as tables for its own page. */
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import { isLawScalar, showLaw } from '#calculators/kernel/law-words.ts'
import type { LawUnit } from '#rules/kernel/dated.ts'

/** Names of steps and parts that would otherwise be shown as they are written in code. */
const words: Readonly<Record<string, string>> = {
  upTo: 'tot',
  rate: 'tarief',
  fraction: 'deel',
  months: 'maanden',
  floor: 'minstens',
  before: 'contract van voor',
  half: 'voor de helft',
  frozen: 'niet toegelaten',
  flat: 'vast bedrag',
  flatTo: 'tot',
  middleBase: 'daarna vast',
  middleRate: 'daarna tarief',
  middleTo: 'tot',
  topBase: 'daarboven vast',
  topRate: 'daarboven tarief',
  max: 'hoogstens',
  graceDays: 'dagen wachten',
  lijn: 'rechte lijn en partners',
  broerZus: 'broers en zussen',
  oomNeef: 'ooms, tantes, neven en nichten',
  belgie: 'België',
  ...gewestNaam,
}

function nameOf(key: string): string {
  return (
    words[key] ??
    key.replace(/([a-z])([A-Z0-9])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  )
}

const limits = new Set(['upTo', 'tot', 'boven', 'vanaf', 'totPrijs', 'volledigTot', 'nulVanaf', 'flatTo', 'middleTo'])
const plainCounts = new Set([
  'maanden',
  'months',
  'weken',
  'jaren',
  'leeftijd',
  'dagen',
  'aantal',
  'graceDays',
  'perKlasse',
  'vanafKlassen',
])

/** Between 0 and 1 a number of a scale is a rate; a border is an amount. */
function scalar(value: unknown, key: string): string {
  if (value === null) return 'onbeperkt'
  if (typeof value === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(value) ? dateText(value) : value
  if (typeof value === 'boolean') return value ? 'ja' : 'nee'
  if (typeof value !== 'number') return 'volgens de formule'
  if (key === 'totGeboortejaar') return String(value)
  if (plainCounts.has(key)) return num(value)
  if (value > 0 && value < 1) return pct(value, 3, 0)
  if (limits.has(key) && value > 200) return eur(value, Number.isInteger(value) ? 0 : 2)
  return num(value, Math.abs(value) >= 1000 ? 2 : 6)
}

/** The last step of a scale has no border. */
const OPEN_ENDS: ReadonlySet<string> = new Set(['upTo', 'totGeboortejaar'])

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null

function linesOf(value: unknown, key: string, prefix: string): readonly string[] {
  if (Array.isArray(value)) {
    return value.every((item) => !isGroup(item))
      ? [`${prefix}${value.map((item) => scalar(item, key)).join(' · ')}`]
      : value.flatMap((item) => linesOf(item, key, prefix))
  }
  if (!isGroup(value)) return [`${prefix}${scalar(value, key)}`]
  const entries = Object.entries(value)
  if (entries.every(([, part]) => !isGroup(part))) {
    // A step: its parts belong on one line.
    const parts = entries.map(([name, part]) =>
      OPEN_ENDS.has(name) && part === null ? 'daarboven' : `${nameOf(name)} ${scalar(part, name)}`,
    )
    return [`${prefix}${parts.join(', ')}`]
  }
  return entries.flatMap(([name, part]) => linesOf(part, name, `${prefix}${nameOf(name)}: `))
}

export function lawLines(value: unknown, unit: LawUnit): readonly string[] {
  if (isLawScalar(value)) return [showLaw(value, unit)]
  return linesOf(value, '', '')
}

export type LawTable = {
  readonly caption: string
  /** Empty when the rows are a name and a value. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** More values than this are put below each other: beside each other they do not fit on a phone. */
const WIDEST = 6

type Entries = readonly (readonly [string, unknown])[]

const entriesOf = (value: object): Entries => Object.entries(value).filter(([, part]) => part !== undefined)
const isFlat = (value: unknown): value is object =>
  isGroup(value) && entriesOf(value).every(([, part]) => !isGroup(part))

function cell(value: unknown, key: string): string {
  if (value === undefined) return ''
  return key === 'upTo' && value === null ? 'daarboven' : scalar(value, key)
}

/** Rows with the same parts under one head: steps of a scale, or regions beside each other. */
function grid(caption: string, named: boolean, rows: Entries): LawTable {
  const keys = [...new Set(rows.flatMap(([, part]) => (isGroup(part) ? entriesOf(part).map(([key]) => key) : [])))]
  const plain = rows.every(([, part]) => Array.isArray(part))
  return {
    caption,
    columns: plain ? [] : [...(named ? [''] : []), ...keys.map(nameOf)],
    rows: rows.map(([name, part]) => {
      const parts = new Map(isGroup(part) ? entriesOf(part) : [])
      return [...(named ? [nameOf(name)] : []), ...keys.map((key) => cell(parts.get(key), key))]
    }),
  }
}

const below = (caption: string, name: string) => (caption === '' ? nameOf(name) : `${caption}: ${nameOf(name)}`)

function tablesOf(value: unknown, key: string, caption: string): readonly LawTable[] {
  if (!isGroup(value)) return [{ caption, columns: [], rows: [[cell(value, key)]] }]
  if (Array.isArray(value)) {
    const items = value.map((item, index) => [String(index), item] as const)
    if (items.every(([, item]) => !isGroup(item))) {
      const cells = items.map(([, item]) => cell(item, key))
      return [{ caption, columns: [], rows: cells.length > WIDEST ? cells.map((text) => [text]) : [cells] }]
    }
    return items.every(([, item]) => isFlat(item))
      ? [grid(caption, false, items)]
      : items.flatMap(([, item]) => tablesOf(item, key, caption))
  }
  const entries = entriesOf(value)
  if (entries.every(([, part]) => isFlat(part) && !Array.isArray(part))) return [grid(caption, true, entries)]
  const single = entries.filter(([, part]) => !isGroup(part))
  const groups = entries.filter(([, part]) => isGroup(part))
  return [
    ...(single.length > 0
      ? [{ caption, columns: [], rows: single.map(([name, part]) => [nameOf(name), cell(part, name)]) }]
      : []),
    ...groups.flatMap(([name, part]) => tablesOf(part, name, below(caption, name))),
  ]
}

/** A scale or table of the law; nothing for a value that is one number or one word. */
export function lawTables(value: unknown): readonly LawTable[] {
  return isGroup(value) ? tablesOf(value, '', '') : []
}
