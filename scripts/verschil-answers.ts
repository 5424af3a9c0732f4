/**
 * Writes the answers of one checkout to a file. Runs inside an older checkout too, so it only leans on what all of them
 * have: a catalogue, calculators with examples beside them, and `runJson`. With a second file it answers those questions.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Asked = {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  readonly today: string
  readonly out: Readonly<Record<string, unknown>>
}
export type Answers = Readonly<Record<string, readonly Asked[]>>

type Figure = { readonly key: string; readonly value: unknown; readonly unit: string }
/** Older reports have `figures`, newer ones the other three. */
type Report = { headline: Figure } & Partial<Record<'figures' | 'key' | 'rest', Figure[]>> & {
    groups?: { figures: Figure[] }[]
  }
type Ok = { status: 'ok'; report: Report }
type Outcome = Ok | { status: 'invalid'; errors: Record<string, string> } | { status: 'uncovered'; message: string }
type Example = { title: string; input: Record<string, unknown>; today?: string }

const DAY = '2026-11-15'
const load = async <T>(path: string) => (await import(pathToFileURL(join(process.cwd(), path)).href)) as T
const kernel = existsSync('calculators/kernel/calculator.ts') ? 'calculators/kernel/' : 'calculators/'
const { runJson } = await load<{ runJson: (...args: unknown[]) => Outcome }>(`${kernel}calculator.ts`)
const { builtInMarket } = await load<{ builtInMarket: unknown }>('calculators/built-in-market.ts')
const { catalogue } = await load<{ catalogue: { slug: string; category: string }[] }>('calculators/catalogue.ts')

function outOf(outcome: Outcome): Record<string, unknown> {
  if (outcome.status === 'invalid') return { refused: JSON.stringify(outcome.errors) }
  if (outcome.status === 'uncovered') return { refused: outcome.message }
  const { headline, figures = [], key = [], groups = [], rest = [] } = outcome.report
  const all = [headline, ...figures, ...key, ...groups.flatMap((group) => group.figures), ...rest]
  return Object.fromEntries(all.map((figure) => [figure.key, figure.value]))
}

async function questionsOf(slug: string, category: string): Promise<Omit<Asked, 'out'>[]> {
  const { examples } = await load<{ examples: Example[] }>(`calculators/${category}/${slug}/examples.ts`)
  const worked = examples.map(({ title, input, today = DAY }) => ({ title, input, today }))
  return [{ title: 'Standaardgeval', input: {}, today: DAY }, ...worked]
}

const [file = '', questions] = process.argv.slice(2)
const asked = questions === undefined ? null : (JSON.parse(readFileSync(questions, 'utf8')) as Answers)
const answers: Record<string, Asked[]> = {}
for (const { slug, category } of catalogue) {
  const { default: calculator } = await load<{ default: unknown }>(`calculators/${category}/${slug}/calculator.ts`)
  const list = asked === null ? await questionsOf(slug, category) : (asked[slug] ?? [])
  answers[slug] = list.map(({ title, input, today }) => ({
    title,
    input,
    today,
    out: outOf(runJson(calculator, input, { today, market: builtInMarket })),
  }))
}
writeFileSync(file, JSON.stringify(answers))
