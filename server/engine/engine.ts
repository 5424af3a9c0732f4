/** The calculators for other programs: list, describe, compute. The API and the assistants' tools are thin layers on it. */
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#calculators/catalogue.ts'
import { type AnyCalculator, openEnv, type Situation } from '#calculators/kernel/calculator.ts'
import type { Inputs } from '#calculators/kernel/fields.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { answeredYears, answerProgram, describeCalculator } from '#calculators/kernel/program.ts'
import { ANNOUNCED, rulesDateOf } from '#calculators/kernel/rules.ts'
import { loadCalculator } from '#calculators/load.ts'
import { prepare, search as searchIn, type SearchEntry } from '#calculators/search.ts'
import type { ComputeRequest } from '#contract/compute.ts'
import type { V1Fault } from '#contract/v1.ts'
import { assistantTool, ownTools } from '#server/engine/assistant-tools.ts'
import { faultsIn, sentencesOf } from '#server/engine/faults.ts'
import { findFigures } from '#server/engine/figures.ts'
import { listOf, type toolNames, v1ListOf } from '#server/engine/list.ts'
import type { Computed, Refused, V1Computed } from '#server/engine/computed.ts'
import { answerQuestion } from '#server/engine/question.ts'
import { type Answered, chosenOf, v1AnswerOf, v1DescriptionOf } from '#server/engine/v1-answer.ts'
import { type FigureFilter, figureHistory, figureList, figureOnDay } from '#server/engine/v1-figures.ts'

export type EngineParts = {
  readonly today: () => string
  readonly market: () => Promise<Market>
  /** Where the site lives, so that a link reopens the case there. */
  readonly origin: string
  readonly version: string
}

export type Engine = ReturnType<typeof createEngine>

type Asked<Method extends (...args: never) => unknown> = (
  ...args: Parameters<Method>
) => Promise<Awaited<ReturnType<Method>>>
/** What may cost more than a lookup: the same questions whether they are answered here or in a thread. */
export type Tools = {
  readonly [Name in (typeof toolNames)[number]]: Asked<Engine[Name]>
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
): Situation | { readonly faults: readonly V1Fault[] } {
  const fault = (veld: string, boodschap: string): { readonly faults: readonly V1Fault[] } => ({
    faults: [{ veld, soort: 'vorm', boodschap }],
  })
  const day = request.datum === undefined ? { value: today } : parseDate(request.datum)
  if (!('value' in day)) return fault('datum', 'Geef een datum als JJJJ-MM-DD.')
  const { regels } = request
  if (regels === undefined) return { today: day.value, market }
  if (regels === ANNOUNCED) return { today: day.value, market, announced: true }
  if (/^\d{4}$/.test(regels)) return { today: day.value, market, rulesDate: rulesDateOf(Number(regels), day.value) }
  const rules = parseDate(regels)
  if (!('value' in rules)) return fault('regels', 'Geef een jaar als JJJJ, een datum als JJJJ-MM-DD of "aangekondigd".')
  return { today: day.value, market, rulesDate: rules.value }
}

const missingFault = ({ key, text }: { readonly key: string; readonly text: string }): V1Fault => ({
  veld: key,
  soort: 'ontbreekt',
  boodschap: `Ontbreekt. Zonder streng rekenen we met een voorbeeld: ${text}.`,
})

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

  async function describe(slug: string) {
    const meta = metas.get(slug)
    if (meta === undefined) return undefined
    const calculator = await calculatorOf(meta)
    return { ...describeCalculator(meta, calculator, { today: today(), market: await market() }), version }
  }

  async function run(
    slug: string,
    { invoer = {}, streng = false, ...when }: ComputeRequest,
  ): Promise<{ readonly status: 'ok'; readonly answered: Answered } | Refused> {
    const meta = metas.get(slug)
    if (meta === undefined) return { status: 'unknown' }
    const rates = await market()
    const situation = situationOf(when, today(), rates)
    if ('faults' in situation) return { status: 'invalid', faults: situation.faults }
    const calculator = await calculatorOf(meta)
    const outcome = answerProgram(meta, calculator, invoer, situation, streng)
    switch (outcome.status) {
      case 'ok': {
        const { answer } = outcome
        return {
          status: 'ok',
          answered: { calculator, answer, outcome: outcome.outcome, link: `${origin}${answer.link}`, version },
        }
      }
      case 'missing':
        return { status: 'invalid', faults: outcome.missing.map(missingFault) }
      case 'invalid': {
        const [regels] = Object.values(outcome.errors)
        const faults: readonly V1Fault[] =
          'years' in outcome
            ? [{ veld: 'regels', soort: 'jaar', boodschap: regels ?? '', jaren: [...outcome.years] }]
            : faultsIn(calculator.inputs, outcome.errors, openEnv(situation))
        return { status: 'invalid', faults }
      }
      case 'uncovered': {
        const jaren = [...answeredYears(calculator, invoer, { today: today(), market: rates })]
        return { status: 'invalid', faults: [{ veld: 'datum', soort: 'jaar', boodschap: outcome.message, jaren }] }
      }
    }
  }

  async function compute(slug: string, request: ComputeRequest): Promise<Computed> {
    const found = await run(slug, request)
    switch (found.status) {
      case 'ok':
        return { status: 'ok', answer: { ...found.answered.answer, link: found.answered.link, version } }
      case 'invalid':
        return { status: 'invalid', errors: sentencesOf(found.faults) }
      case 'unknown':
        return found
    }
  }

  /** `velden` names parts of the answer and outputs, with commas between them. */
  async function v1Compute(slug: string, request: ComputeRequest, velden?: string): Promise<V1Computed> {
    const meta = metas.get(slug)
    if (meta === undefined) return { status: 'unknown' }
    // A wrong name is said before anything is worked out.
    const chosen = chosenOf(velden, await calculatorOf(meta))
    if (!('parts' in chosen)) return { status: 'invalid', faults: chosen }
    const found = await run(slug, request)
    return found.status === 'ok' ? { status: 'ok', answer: v1AnswerOf(found.answered, chosen) } : found
  }

  async function v1Describe(slug: string) {
    const meta = metas.get(slug)
    if (meta === undefined) return undefined
    const calculator = await calculatorOf(meta)
    const description = describeCalculator(meta, calculator, { today: today(), market: await market() })
    return v1DescriptionOf(meta, calculator, description, { origin, version })
  }

  const inputsOf = async (slug: string): Promise<Inputs> => {
    const meta = metas.get(slug)
    return meta === undefined ? {} : (await calculatorOf(meta)).inputs
  }

  /** A question in plain Dutch. Nothing of it is kept. */
  const question = async (asked: string, velden?: string) =>
    answerQuestion(async (slug, request) => v1Compute(slug, request, velden), list(), inputsOf, asked, today())
  /** The calculators that answer a question, best first; all of them without one. */
  const v1Search = async (asked?: string) => v1ListOf(asked === undefined ? list() : await search(asked))
  /** By name or by words, those that are known on the day. */
  const v1FindFigures = async (asked: string, day = today()) => {
    const found = await Promise.all((await findFigures(asked)).map(async ({ name }) => figureOnDay(name, day)))
    return found.filter((one) => !('missing' in one))
  }
  /** The calculators that assistants have as tools of their own. */
  const assistantTools = async () => {
    const env = openEnv({ today: today(), market: await market() })
    const asked = ownTools.flatMap((slug) => metas.get(slug) ?? [])
    return Promise.all(asked.map(async (meta) => assistantTool(meta, await calculatorOf(meta), env)))
  }
  const v1Figure = async (id: string, day = today()) => figureOnDay(id, day)
  const v1Figures = async (filter: FigureFilter, day = today()) => figureList(filter, day)
  const v1History = async (id: string) => figureHistory(id, today())

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

  return {
    list,
    search,
    describe,
    compute,
    question,
    v1Compute,
    v1Describe,
    v1Search,
    v1FindFigures,
    assistantTools,
    v1Figure,
    v1Figures,
    v1History,
    warmUp,
  }
}
