/** A legal value as lines of text: one line for a number, one per step for a scale. */
import { gewestNaam } from '#rules/kernel/gewest.ts'
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import { showLaw } from '#calculators/kernel/units.ts'
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
  if (plainCounts.has(key)) return num(value)
  if (value > 0 && value < 1) return pct(value, 3, 0)
  if (limits.has(key) && value > 200) return eur(value, Number.isInteger(value) ? 0 : 2)
  return num(value, Math.abs(value) >= 1000 ? 2 : 6)
}

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
      name === 'upTo' && part === null ? 'daarboven' : `${nameOf(name)} ${scalar(part, name)}`,
    )
    return [`${prefix}${parts.join(', ')}`]
  }
  return entries.flatMap(([name, part]) => linesOf(part, name, `${prefix}${nameOf(name)}: `))
}

export function lawLines(value: unknown, unit: LawUnit): readonly string[] {
  if (isGroup(value)) return linesOf(value, '', '')
  if (typeof value === 'string') return [scalar(value, '')]
  return [showLaw(value, unit)]
}
