/**
 * npm run jaarwisseling: which legal figures end soon, which calculators read them and where to look them up; and
 * whether the price series crossed a spilindex that rules/ does not know yet.
 * Options: --dagen=90, --datum=JJJJ-MM-DD.
 * npm run jaarwisseling -- 2027: what that year brings. Every figure with a row of that year, and every computed figure with
 * what the coefficients that are expected (`expected`) or given (--jaargemiddelde=139.5) make of it, old and new with the rule.
 */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator } from '#calculators/kernel/calculator.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { Example } from '#calculators/kernel/example.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { loadCalculator } from '#calculators/load.ts'
import { addDays } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { expectedOf } from '#rules/kernel/coming.ts'
import { type Dated, isDated, lawRows, openLaw } from '#rules/kernel/dated.ts'
import { lawAddress } from '#rules/kernel/proof.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { missingSteps } from '#rules/kernel/spil-steps.ts'
import { belgianToday } from './calendar-days.ts'
import { namesUnder } from './files.ts'
import { root } from './setup.mjs'
import { refuse } from './usage.ts'

const load = async <T>(file: string) => (await import(pathToFileURL(join(root, file)).href)) as T

export type Named = { readonly name: string; readonly file: string; readonly figure: Dated<unknown> }

export async function allFigures(): Promise<readonly Named[]> {
  const files = namesUnder(join(root, 'rules'))
    .filter((path) => path.endsWith('.figures.ts'))
    .toSorted()
  const modules = await Promise.all(
    files.map(async (file) => ({ file, module: await load<Record<string, unknown>>(`rules/${file}`) })),
  )
  return modules.flatMap(({ file, module }) =>
    Object.entries(module).flatMap(([name, figure]) => (isDated(figure) ? [{ name, file, figure }] : [])),
  )
}

/** Figures whose last known day lies within these days, or is past already. */
export function endingBy(figures: readonly Named[], day: string): readonly Named[] {
  return figures
    .filter(({ figure: { knownTo, rows } }) => knownTo !== undefined && knownTo <= day && rows.at(-1)?.value !== null)
    .toSorted((a, b) => (a.figure.knownTo ?? '').localeCompare(b.figure.knownTo ?? '') || a.file.localeCompare(b.file))
}

/** What a calculator read in its default case and in its worked examples. */
async function readBy(meta: Meta, calculator: AnyCalculator, today: string): Promise<ReadonlySet<string>> {
  const { examples } = await load<{ examples: readonly Example[] }>(
    `calculators/${meta.category}/${meta.slug}/examples.ts`,
  )
  const cases = [
    { input: {}, today },
    ...examples.map((example) => ({ input: example.input, today: example.today ?? today })),
  ]
  const ids = cases.flatMap(({ input, today: day }) => {
    const outcome = runJson(calculator, input, { today: day, market: builtInMarket })
    return outcome.status === 'ok' ? outcome.uses.map(({ figure }) => figure.id) : []
  })
  return new Set(ids)
}

async function readers(today: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>()
  for (const meta of catalogue) {
    const calculator = await loadCalculator(meta.category, meta.slug)
    for (const id of await readBy(meta, calculator, today)) found.set(id, [...(found.get(id) ?? []), meta.slug])
  }
  return found
}

function describe({ name, file, figure }: Named, slugs: readonly string[]): string {
  const row = at(figure.rows, figure.rows.length - 1)
  const address = lawAddress(figure, row)
  return [
    `${name} (rules/${file}), bekend tot ${figure.knownTo}`,
    `  ${figure.label}: ${JSON.stringify(row.value).slice(0, 90)} sinds ${row.from}${row.derived ? ', afgeleid' : ''}`,
    `  opzoeken: ${row.source ?? figure.source}${figure.article ? `, ${figure.article}` : ''}${address ? ` · ${address}` : ''}`,
    `  gelezen door: ${slugs.join(', ') || 'geen voorbeeld leest het'}`,
  ].join('\n')
}

/** Whole: a scale that is cut off hides the limit that moved. */
const short = (value: unknown): string => JSON.stringify(value).replaceAll('"', '')

/** One line per figure that moves in this year: what it was, what it becomes and by which rule. */
export function movedIn(year: number, all: readonly Named[], given: (id: string) => number | null): readonly string[] {
  const figures = new Map(all.map(({ name, figure }) => [name, figure]))
  return all.flatMap(({ name, figure }) => {
    const rows = lawRows(figure)
    const known = figure.rows.filter(({ from }) => from.startsWith(String(year)))
    if (known.length > 0)
      return known.map((row) => {
        const before = rows.findLast(({ from }) => from < row.from)
        return `${name}: ${short(before?.value ?? null)} -> ${short(row.value)} op ${row.from} (${row.state ?? 'wet'}; ${row.source ?? figure.source})`
      })
    const coming = figure.indexed && expectedOf(figures, figure.indexed.by, year, given)
    if (!coming || !figure.indexed || figure.knownTo === undefined || figure.knownTo >= `${year}-01-01`) return []
    const [low, high] = [short(figure.indexed.again(coming.low)), short(figure.indexed.again(coming.high))]
    const to = low === high ? low : `${low} tot ${high}`
    return [
      `${name}: ${short(last(rows).value)} -> ${to} (${figure.indexed.by} ${coming.low === coming.high ? coming.low : `${coming.low} tot ${coming.high}`}; ${figure.article ?? figure.source})`,
    ]
  })
}

const HELP =
  'Gebruik: npm run jaarwisseling -- [--dagen=90] [--datum=JJJJ-MM-DD], of -- JJJJ [--cijfer=getal], zoals --jaargemiddelde=139.5'

type Asked =
  | { readonly year: number; readonly given: (id: string) => number | null }
  | { readonly today: string; readonly days: number }

/** Null for a word we do not know, an option given twice, or a value that is no number or day. */
export function readArguments(args: readonly string[], coefficients: ReadonlySet<string>): Asked | null {
  const years = args.filter((arg) => /^\d{4}$/.test(arg)).map(Number)
  const given = new Map(
    args.flatMap((arg) => [...arg.matchAll(/^--([a-z]+)=(.+)$/gi)].map(([, k = '', v = '']) => [k, v])),
  )
  if (years.length > 1 || years.length + given.size !== args.length) return null
  const [year] = years
  if (year !== undefined) {
    const isRight = [...given].every(([id, value]) => coefficients.has(id) && Number(value) > 0)
    return isRight ? { year, given: (id) => (given.has(id) ? Number(given.get(id)) : null) } : null
  }
  const day = parseDate(given.get('datum') ?? belgianToday())
  const days = Number(given.get('dagen') ?? 90)
  const isKnown = [...given.keys()].every((name) => name === 'datum' || name === 'dagen')
  return isKnown && 'value' in day && Number.isInteger(days) && days >= 0 && days <= 3650
    ? { today: day.value, days }
    : null
}

function printYear(year: number, figures: readonly Named[], given: (id: string) => number | null): void {
  const lines = movedIn(year, figures, given)
  console.log(`${lines.length} cijfers bewegen in ${year}:\n${lines.join('\n')}`)
}

async function main(): Promise<void> {
  const figures = await allFigures()
  const coefficients = new Set(figures.flatMap(({ figure }) => figure.indexed?.by ?? []))
  const asked = readArguments(process.argv.slice(2), coefficients) ?? refuse(HELP)
  if ('year' in asked) return printYear(asked.year, figures, asked.given)
  const { today, days } = asked
  const ending = endingBy(figures, addDays(today, days))
  const slugs = await readers(today)
  // Unlike a write to stdout, this is silent when `head` has seen enough.
  console.log(
    `${ending.length} van ${figures.length} cijfers lopen af binnen ${days} dagen na ${today} of zijn al voorlopig.\n`,
  )
  for (const named of ending) console.log(`${describe(named, slugs.get(named.name) ?? [])}\n`)
  const steps = missingSteps(openLaw(today))
  const newest = at(indexsprongen.rows, indexsprongen.rows.length - 1).from
  const byBase = figures
    .filter(({ figure }) => figure.rows.some((row) => row.derived && row.from === newest))
    .map(({ name }) => name)
  console.log(
    steps.length === 0
      ? 'Spilindex: elke overschrijding in de prijsreeks staat in rules/kernel/spil.figures.ts.'
      : `Spilindex: rules/kernel/spil.figures.ts mist een stap op ${steps.join(' en ')}.`,
  )
  console.log(`  volgen vanzelf: ${byBase.join(', ')}`)
}

if (import.meta.main) await main()
