/** The calculators for other programs: list, describe, compute. The API and the assistants' tools are thin layers on it. */
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator, type Situation } from '#calculators/kernel/calculator.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { answerProgram, describeCalculator, type ProgramAnswer } from '#calculators/kernel/program.ts'
import { loadCalculator } from '#calculators/load.ts'
import { prepare, search as searchIn, type SearchEntry } from '#calculators/search.ts'
import type { ComputeRequest } from '#contract/compute.ts'
import { answerQuestion } from '#server/engine/question.ts'
import { figureOn, findFigures } from '#server/engine/figures.ts'

export type EngineParts = {
  readonly today: () => string
  readonly market: () => Promise<Market>
  /** Where the site lives, so that a link reopens the case there. */
  readonly origin: string
  readonly version: string
}

type Answered = ProgramAnswer & { readonly version: string }
export type Computed =
  | { readonly status: 'ok'; readonly answer: Answered }
  | { readonly status: 'invalid'; readonly errors: Readonly<Record<string, string>> }
  | { readonly status: 'unknown' }

export type Engine = ReturnType<typeof createEngine>

type Asked<Method extends (...args: never) => unknown> = (
  ...args: Parameters<Method>
) => Promise<Awaited<ReturnType<Method>>>
/** What may cost more than a lookup: the same questions whether they are answered here or in a thread. */
export type Tools = {
  readonly [Name in 'search' | 'figures' | 'describe' | 'compute' | 'question']: Asked<Engine[Name]>
}

const pages = prepare(
  catalogue.map((meta): SearchEntry => [
    meta.slug,
    meta.pageTitle,
    meta.question,
    [meta.breadcrumbTitle, ...meta.synonyms].join(', '),
    meta.category,
    meta.faqs.map((faq) => faq.question).join(' '),
  ]),
)

const metas: ReadonlyMap<string, Meta> = new Map(catalogue.map((meta) => [meta.slug, meta]))

/** Milliseconds for requests between two tries. */
const warmUpPause = 5

/** The day and the rules somebody asks for; a message by name where one of them is no date. */
function situationOf(
  request: Pick<ComputeRequest, 'datum' | 'regels'>,
  today: string,
  market: Market,
): Situation | { readonly errors: Readonly<Record<string, string>> } {
  const day = request.datum === undefined ? { value: today } : parseDate(request.datum)
  if (!('value' in day)) return { errors: { datum: 'Geef een datum als JJJJ-MM-DD.' } }
  const { regels } = request
  if (regels === undefined) return { today: day.value, market }
  if (regels === ANNOUNCED) return { today: day.value, market, announced: true }
  if (/^\d{4}$/.test(regels)) return { today: day.value, market, rulesDate: rulesDateOf(Number(regels), day.value) }
  const rules = parseDate(regels)
  if (!('value' in rules))
    return { errors: { regels: 'Geef een jaar als JJJJ, een datum als JJJJ-MM-DD of "aangekondigd".' } }
  return { today: day.value, market, rulesDate: rules.value }
}

const missingTexts = (missing: readonly { readonly key: string; readonly text: string }[]) =>
  Object.fromEntries(
    missing.map(({ key, text }) => [key, `Ontbreekt. Zonder streng rekenen we met een voorbeeld: ${text}.`]),
  )

export const listOf = (origin: string) =>
  catalogue.map(({ slug, category, pageTitle, question }) => ({
    slug,
    category,
    title: pageTitle,
    question,
    address: `${origin}/${category}/${slug}`,
  }))

export function createEngine({ today, market, origin, version }: EngineParts) {
  const loaded = new Map<string, Promise<AnyCalculator>>()
  /** Asking the module loader for what it has already costs as much as a small answer. */
  const calculatorOf = async ({ category, slug }: Meta): Promise<AnyCalculator> => {
    const known = loaded.get(slug) ?? loadCalculator(category, slug)
    loaded.set(slug, known)
    return known
  }

  const list = () => listOf(origin)

  /** The calculators that answer a question, best first. */
  const search = async (question: string) => {
    const all = list()
    return searchIn(pages, question, 5).flatMap(([slug]) => all.filter((one) => one.slug === slug))
  }

  /** Figures of the law by name or by words, as they stand on a day. */
  const figures = async (question: string, day = today()) =>
    (await findFigures(question)).map((one) => figureOn(one, day))

  async function describe(slug: string) {
    const meta = metas.get(slug)
    if (meta === undefined) return undefined
    const calculator = await calculatorOf(meta)
    return { ...describeCalculator(meta, calculator, { today: today(), market: await market() }), version }
  }

  async function compute(slug: string, { invoer = {}, streng = false, ...when }: ComputeRequest): Promise<Computed> {
    const meta = metas.get(slug)
    if (meta === undefined) return { status: 'unknown' }
    const situation = situationOf(when, today(), await market())
    if ('errors' in situation) return { status: 'invalid', errors: situation.errors }
    const calculator = await calculatorOf(meta)
    const outcome = answerProgram(meta, calculator, invoer, situation, streng)
    switch (outcome.status) {
      case 'ok':
        return { status: 'ok', answer: { ...outcome.answer, link: `${origin}${outcome.answer.link}`, version } }
      case 'missing':
        return { status: 'invalid', errors: missingTexts(outcome.missing) }
      case 'invalid':
        return { status: 'invalid', errors: outcome.errors }
      case 'uncovered':
        return { status: 'invalid', errors: { regels: `${outcome.message} Reken met regels ${outcome.year}.` } }
    }
  }

  /** A question in plain Dutch. Nothing of it is kept. */
  const question = async (asked: string) => answerQuestion(compute, list(), asked, today())

  /**
   * The default case of every calculator, one at a time: requests are answered in between. After some sixty rounds the
   * code has been compiled, and an answer costs half of what the first ones did.
   */
  async function warmUp(rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      for (const slug of metas.keys()) {
        JSON.stringify(await compute(slug, {}))
        await pause(warmUpPause)
      }
    }
  }

  return { list, search, figures, describe, compute, question, warmUp }
}
