/**
 * Every unit once: what stands behind a field, how it is read out and typed, how a value is shown. Fields, outputs,
 * columns, legal figures and the back office all use this table. In code a rate is a fraction; at the edges (screen,
 * link, JSON) it is what a person types: 0.0325 is 3,25.
 */
import { asPercent, dateText, duration, eur, longDate, num, pct } from '#calculators/kernel/format.ts'
import {
  ASK,
  type NumberKind,
  type Parsed,
  parseDate,
  parseMonth,
  parseNumber,
  parseTerm,
  parseYear,
} from '#calculators/kernel/parse.ts'

type NumberUnit =
  | 'euro'
  /** Euro where cents would be false precision. */
  | 'euro0'
  | 'percent'
  /** A difference between two percentages. */
  | 'points'
  | 'number'
  /** A price index: two decimals, as it is published. */
  | 'index'
  | 'months'
  | 'years'
  | 'weeks'
  | 'days'
  /** A calendar year or year of birth: never with a grouping dot. */
  | 'year'
export type TextUnit = 'date' | 'month' | 'text'
export type Unit = NumberUnit | TextUnit

export type Cell = number | string | null

type UnitWords = {
  /** Behind the field. */
  readonly suffix: string
  /** In the accessible name of the field, where a suffix is not read out. */
  readonly spoken: string
  /** The name of the unit for other programs. */
  readonly name: string
  /** What to type, when nothing stands there. */
  readonly ask: string
  readonly reads: NumberKind
}

const number = (words: Partial<UnitWords>): UnitWords => ({
  suffix: '',
  spoken: '',
  name: '',
  ask: ASK.plain,
  reads: 'plain',
  ...words,
})
const EURO = number({ spoken: 'in euro', name: 'euro', ask: ASK.money, reads: 'money' })

export const UNITS: Readonly<Record<Unit, UnitWords>> = {
  euro: EURO,
  euro0: EURO,
  percent: number({
    suffix: '%',
    spoken: 'in procent',
    name: '%',
    ask: ASK.percent,
    reads: 'percent',
  }),
  points: number({ suffix: 'procentpunt', spoken: 'in procentpunt', name: 'procentpunt', reads: 'percent' }),
  number: number({}),
  index: number({}),
  months: number({ suffix: 'maanden', spoken: 'in maanden', name: 'maanden', ask: 'Vul een aantal maanden in.' }),
  years: number({ suffix: 'jaar', spoken: 'in jaar', name: 'jaar', ask: 'Vul een aantal jaren in.' }),
  weeks: number({ suffix: 'weken', spoken: 'in weken', name: 'weken', ask: 'Vul een aantal weken in.' }),
  days: number({ suffix: 'dagen', spoken: 'in dagen', name: 'dagen', ask: 'Vul een aantal dagen in.' }),
  year: number({ spoken: 'als jjjj', name: 'JJJJ', ask: 'Vul een jaartal in, bijvoorbeeld 1990.' }),
  date: number({
    spoken: 'als dd/mm/jjjj',
    name: 'JJJJ-MM-DD',
    ask: 'Vul een datum in, bijvoorbeeld 15/11/2019.',
  }),
  month: number({ spoken: 'als mm/jjjj', name: 'JJJJ-MM', ask: 'Vul een maand in, bijvoorbeeld 11/2019.' }),
  text: number({ ask: '' }),
}

const isRate = (unit: Unit) => unit === 'percent' || unit === 'points'

/** The number a visitor sees for a value in code. */
export function toEdge<T>(unit: Unit, value: T): T | number {
  return isRate(unit) && typeof value === 'number' ? asPercent(value) : value
}

/** The value in code for the number a visitor types; the division keeps 2,5 % exactly 0.025. */
export function fromEdge(unit: Unit, typed: number): number {
  return isRate(unit) ? Number((typed / 100).toFixed(10)) : typed
}

/** What the field around a text knows of it: how precise it may be, and which years and dates it accepts. */
type Around = { readonly decimals?: number; readonly fits?: (value: string | number) => boolean }

/** A typed text in this unit, in edge units. */
export function parseIn(unit: Unit, text: string, { decimals, fits }: Around = {}): Parsed<number | string> {
  switch (unit) {
    case 'date':
      return parseDate(text, fits)
    case 'month':
      return parseMonth(text, fits)
    case 'text':
      return { value: text.trim() }
    case 'months':
    case 'years':
      return parseTerm(text, unit, decimals ?? 0)
    case 'year':
      return parseYear(text, fits ?? (() => true))
    default:
      return parseNumber(text, UNITS[unit].reads, decimals)
  }
}

/** How a value is written in its field: what a person would type, with grouping dots. */
export function typedText(unit: Unit, value: number | string, decimals: number): string {
  if (typeof value === 'string') {
    if (unit === 'date') return dateText(value)
    return unit === 'month' ? value.split('-').toReversed().join('/') : value
  }
  if (unit === 'year') return String(value)
  const typed = toEdge(unit, value)
  const cents = unit === 'euro' && !Number.isInteger(typed) ? 2 : 0
  return num(typed, decimals, cents)
}

export const counted = (value: number, one: string, many: string, decimals: number) =>
  `${num(value, decimals)} ${value === 1 ? one : many}`

/** Below zero with the sign that amounts and percentages have. */
const signed = (value: number, decimals: number) => num(value, decimals).replace('-', '\u2212')

export function showCell(value: Cell, unit: Unit, decimals?: number): string {
  if (value === null) return '–'
  if (typeof value === 'string') {
    if (unit === 'date') return dateText(value)
    // A month and its year stay on one line.
    return unit === 'month' ? longDate(value).replace(' ', '\u00a0') : value
  }
  switch (unit) {
    case 'euro':
      return eur(value, decimals ?? 2)
    case 'euro0':
      return eur(value, decimals ?? 0)
    case 'percent':
      return pct(value, decimals ?? 2)
    case 'points':
      return `${signed(asPercent(value), decimals ?? 2)} procentpunt`
    case 'index':
      return num(value, decimals ?? 2, decimals ?? 2)
    case 'months':
      return duration(value)
    case 'years':
      return `${num(value, decimals ?? 1)} jaar`
    case 'weeks':
      return counted(value, 'week', 'weken', decimals ?? 1)
    case 'days':
      return counted(value, 'dag', 'dagen', decimals ?? 0)
    case 'year':
      return String(value)
    default:
      return signed(value, decimals ?? 2)
  }
}

/** How much more or less, with its sign: two percentages differ by points. */
export function showDifference(by: number, unit: Unit, decimals?: number): string {
  return `${by > 0 ? '+' : '−'}\u00a0${showCell(Math.abs(by), unit === 'percent' ? 'points' : unit, decimals)}`
}

export function showFigure(figure: {
  readonly value: Cell
  readonly unit: Unit
  readonly decimals?: number
  readonly lacking?: true
}): string {
  return showCell(figure.lacking ? null : figure.value, figure.unit, figure.decimals)
}
