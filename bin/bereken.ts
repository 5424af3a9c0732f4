#!/usr/bin/env node
/** The calculators on the command line: npm run --silent bereken -- <slug> '{"bedrag":5000}' */
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { type Meta } from '#calculators/kernel/meta.ts'
import { type Situation } from '#calculators/kernel/calculator.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { answerProgram, describeCalculator } from '#calculators/kernel/program.ts'
import { type Report, shownFigures } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { loadCalculator } from '#calculators/load.ts'

const HELP = `Gebruik:
  bereken <slug> '<json>'   rekent en drukt het verslag af als JSON
  bereken <slug>            het standaardgeval
  bereken --lijst [slug]    alle rekenhulpen met hun invoer
Opties: --tekst (leesbare tekst), --streng (geen voorbeelden), --datum=JJJJ-MM-DD (de dag van vandaag), --regels=JJJJ, JJJJ-MM-DD of aangekondigd (de regels van dat jaar of die dag, of met wat gestemd of aangekondigd is)`

/** A mistake of the caller: one clear line, exit code 2. */
class UsageError extends Error {}

/** By its slug; the others there are where it is none. */
function metaOf(slug: string): Meta {
  const meta = catalogue.find((candidate) => candidate.slug === slug)
  if (meta) return meta
  const known = catalogue.map((candidate) => candidate.slug).join(', ')
  throw new UsageError(`Onbekende rekenhulp "${slug}". Kies uit: ${known}.`)
}

async function list(slugs: readonly string[], situation: Situation): Promise<unknown> {
  const chosen = slugs.length === 0 ? catalogue : slugs.map(metaOf)
  return Promise.all(
    chosen.map(async (meta) => describeCalculator(meta, await loadCalculator(meta.category, meta.slug), situation)),
  )
}

function asText(slug: string, report: Report): string {
  const figures = shownFigures(report).map((figure) => `${figure.label}: ${showFigure(figure)}`)
  const moved = shownFigures(report).find(({ key }) => key === report.moves?.output)
  const changes = moved
    ? report.moves?.each.map(({ text, after }) => `Als ${text}: ${showFigure({ ...moved, value: after })}`)
    : undefined
  const assumed = report.assumed.map(({ text }) => text).join(' · ')
  return [
    slug,
    '',
    ...(report.provisional === undefined ? [] : [report.provisional, '']),
    report.sentence.replaceAll('**', ''),
    '',
    ...figures,
    ...(changes?.length ? ['', ...changes] : []),
    ...(assumed === '' ? [] : ['', `Gerekend met: ${assumed}`]),
    '',
    ...report.notices.map((notice) => `! ${notice.text}`),
  ].join('\n')
}

function readInput(json: string | undefined): Record<string, unknown> {
  let input: unknown
  try {
    input = JSON.parse(json ?? '{}')
  } catch {
    throw new UsageError(`Dit is geen geldige JSON: ${json}`)
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new UsageError('Geef de invoer als JSON-object, bijvoorbeeld {"bedrag":5000}.')
  return input as Record<string, unknown>
}

function dateOption(options: ReadonlyMap<string, string>, name: string, or = ''): string | undefined {
  const given = options.get(name)
  if (given === undefined) return undefined
  const parsed = parseDate(given)
  if (!('value' in parsed)) throw new UsageError(`--${name} verwacht een datum als 2026-11-15${or}.`)
  return parsed.value
}

function rulesOption(options: ReadonlyMap<string, string>, day: string): string | undefined {
  const given = options.get('regels')
  return given !== undefined && /^\d{4}$/.test(given)
    ? rulesDateOf(Number(given), day)
    : dateOption(options, 'regels', `, een jaar of ${ANNOUNCED}`)
}

/** What the command prints for these words. */
export async function main(args: readonly string[]): Promise<string> {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const words = args.filter((arg) => !arg.startsWith('--'))
  const options = new Map(flags.map((flag) => flag.slice(2).split('=')).map(([name = '', value = '']) => [name, value]))
  const strange = [...options.keys()].find(
    (name) => !['lijst', 'tekst', 'datum', 'regels', 'streng', 'help'].includes(name),
  )
  if (strange !== undefined) throw new UsageError(`Onbekende optie --${strange}.\n${HELP}`)
  if (options.size < flags.length) throw new UsageError('Geef elke optie één keer.')
  const valued = flags.find((flag) => /^--(?:lijst|tekst|streng|help)=/.test(flag))
  if (valued !== undefined) throw new UsageError(`${valued.replace(/=.*/, '')} heeft geen waarde.`)
  const day = dateOption(options, 'datum') ?? belgianDay(new Date())
  const announced = options.get('regels') === ANNOUNCED
  const rulesDate = announced ? undefined : rulesOption(options, day)
  const situation: Situation = { today: day, rulesDate, announced, market: builtInMarket }
  if (options.has('lijst')) return JSON.stringify(await list(words, situation), null, 2)
  const [slug, json, ...more] = words
  if (slug === undefined || more.length > 0 || options.has('help')) throw new UsageError(HELP)
  const meta = metaOf(slug)
  const calculator = await loadCalculator(meta.category, slug)
  const outcome = answerProgram(meta, calculator, readInput(json), situation, options.has('streng'))
  if (outcome.status === 'uncovered') throw new UsageError(outcome.message)
  if (outcome.status === 'missing')
    throw new UsageError(outcome.missing.map(({ key, text }) => `${key}: ontbreekt (voorbeeld: ${text})`).join('\n'))
  if (outcome.status === 'invalid')
    throw new UsageError(
      Object.entries(outcome.errors)
        .map(([key, message]) => `${key}: ${message}`)
        .join('\n'),
    )
  return options.has('tekst') ? asText(slug, outcome.outcome.report) : JSON.stringify(outcome.answer, null, 2)
}

if (import.meta.main) {
  try {
    console.log(await main(process.argv.slice(2)))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 2
  }
}
