/**
 * Writes the rows of the law, or the answers, of one checkout to a file. Runs inside an older checkout too, so it only
 * leans on what all of them have: files of figures, a catalogue, calculators with examples beside them, and `runJson`.
 * `rows <file>` writes the rows; `answers <file> <days>` every case on those days, with a third file those questions.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

export type Asked = {
  readonly title: string
  readonly input: Readonly<Record<string, unknown>>
  readonly today: string
  readonly out: Readonly<Record<string, unknown>>
}
export type Answers = Readonly<Record<string, readonly Asked[]>>
/** By the name of a figure: what holds from each day. */
export type Rows = Readonly<Record<string, readonly { readonly from: string; readonly value: unknown }[]>>

type Figure = { readonly key: string; readonly value: unknown; readonly unit: string }
/** Older reports have `figures`, newer ones the other three. */
type Report = { headline: Figure } & Partial<Record<'figures' | 'key' | 'rest', Figure[]>> & {
    groups?: { figures: Figure[] }[]
  }
type Ok = { status: 'ok'; report: Report }
type Outcome = Ok | { status: 'invalid'; errors: Record<string, string> } | { status: 'uncovered'; message: string }
type Example = { title: string; input: Record<string, unknown>; today?: string }

const load = async <T>(path: string) => (await import(pathToFileURL(join(process.cwd(), path)).href)) as T

async function rowsOfTheLaw(): Promise<Rows> {
  const modules = await Promise.all(
    globSync('rules/*/*.figures.ts').map((file) => load<Record<string, { kind?: string; rows?: Rows[string] }>>(file)),
  )
  const figures = modules.flatMap((module) => Object.entries(module))
  return Object.fromEntries(
    figures.flatMap(([name, figure]) =>
      figure.kind === 'dated' && figure.rows
        ? [[name, figure.rows.map(({ from, value }) => ({ from, value }))] as const]
        : [],
    ),
  )
}

function outOf(outcome: Outcome): Record<string, unknown> {
  if (outcome.status === 'invalid') return { refused: JSON.stringify(outcome.errors) }
  if (outcome.status === 'uncovered') return { refused: outcome.message }
  const { headline, figures = [], key = [], groups = [], rest = [] } = outcome.report
  const all = [headline, ...figures, ...key, ...groups.flatMap((group) => group.figures), ...rest]
  return Object.fromEntries(all.map((figure) => [figure.key, figure.value]))
}

async function questionsOf(slug: string, category: string, days: readonly string[]): Promise<Omit<Asked, 'out'>[]> {
  const { examples } = await load<{ examples: Example[] }>(`calculators/${category}/${slug}/examples.ts`)
  const [today = ''] = days
  const cases = [{ title: 'Standaardgeval', input: {} }, ...examples]
  return cases.flatMap((each: Example) =>
    days.map((day) => ({
      title: day === today ? each.title : `${each.title} (${day})`,
      input: each.input,
      today: day === today ? (each.today ?? today) : day,
    })),
  )
}

async function answersOn(days: readonly string[], asked: Answers | null): Promise<Answers> {
  const places = ['calculators/kernel/run.ts', 'calculators/kernel/calculator.ts', 'calculators/calculator.ts']
  const { runJson } = await load<{ runJson: (...args: unknown[]) => Outcome }>(places.find(existsSync) ?? '')
  const { builtInMarket } = await load<{ builtInMarket: unknown }>('calculators/built-in-market.ts')
  const { catalogue } = await load<{ catalogue: { slug: string; category: string }[] }>('calculators/catalogue.ts')
  const answers: Record<string, Asked[]> = {}
  for (const { slug, category } of catalogue) {
    const { default: calculator } = await load<{ default: unknown }>(`calculators/${category}/${slug}/calculator.ts`)
    const list = asked === null ? await questionsOf(slug, category, days) : (asked[slug] ?? [])
    answers[slug] = list.map(({ title, input, today }) => ({
      title,
      input,
      today,
      out: outOf(runJson(calculator, input, { today, market: builtInMarket })),
    }))
  }
  return answers
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const [what, file = '', days = '', questions] = process.argv.slice(2)
const written =
  what === 'rows'
    ? await rowsOfTheLaw()
    : await answersOn(read(days) as string[], questions === undefined ? null : (read(questions) as Answers))
writeFileSync(file, JSON.stringify(written))
