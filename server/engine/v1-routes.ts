/** Version 1 of the interface for other programs. What it promises is in docs/api-v1.md. */
import type * as z from 'zod'
import { categories } from '#calculators/kernel/meta.ts'
import { parseDate } from '#calculators/kernel/parse.ts'
import { check } from '#contract/check.ts'
import { mostBodyBytes } from '#contract/compute.ts'
import {
  apiChanges,
  apiVersion,
  mostBatchBytes,
  type v1Answers,
  v1BatchAsSent,
  type V1Fault,
  type v1Index,
  type v1List,
  v1Prefix,
  v1Question,
  v1Request,
} from '#contract/v1.ts'
import type { Refused, V1Computed } from '#server/engine/computed.ts'
import type { Tools } from '#server/engine/engine.ts'
import { listOf, v1ListOf } from '#server/engine/list.ts'
import { languageFor, refusalOf } from '#server/engine/v1-refusal.ts'
import { productVersion } from '#server/engine/version.ts'
import { readBody } from '#server/http/body.ts'
import type { App, Context, Parts } from '#server/http/environment.ts'
import { Problem, problems } from '#server/http/problem.ts'

const wrong = (...faults: readonly V1Fault[]) => new Problem(422, 'invalid_input', 'Kijk de invoer na.', { faults })

/** Parameters that the address does not know are refused: a typing error would otherwise change the answer in silence. */
function parametersOf(context: Context, known: readonly string[]): Readonly<Record<string, string>> {
  const given = context.req.query()
  const strange = Object.keys(given).filter((name) => !known.includes(name))
  if (strange.length > 0)
    throw wrong(
      ...strange.map((veld) => ({ veld, soort: 'onbekend' as const, boodschap: 'Onbekend veld.', bekend: [...known] })),
    )
  return given
}

function dayIn(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const day = parseDate(text)
  if ('value' in day) return day.value
  throw wrong({ veld: 'datum', soort: 'vorm', boodschap: 'Geef een datum als JJJJ-MM-DD.' })
}

function oneOf(veld: string, value: string | undefined, known: readonly string[]): string | undefined {
  if (value === undefined || known.includes(value)) return value
  const keuzes = known.map((waarde) => ({ waarde, label: waarde }))
  throw wrong({ veld, soort: 'keuze', boodschap: 'Kies een van de mogelijkheden.', keuzes })
}

/** What was computed, or the refusal it stands for. */
function accepted<Ok extends { readonly status: 'ok' }>(computed: Ok | Refused): Ok {
  switch (computed.status) {
    case 'ok':
      return computed
    case 'invalid':
      throw wrong(...computed.faults)
    case 'unknown':
      throw problems.notFound()
  }
}

const answered = (computed: V1Computed) => accepted(computed).answer

/** JSON that was written in the thread. */
export const sendJson = (context: Context, json: Uint8Array<ArrayBuffer>): Response =>
  context.body(json, 200, { 'Content-Type': 'application/json' })

type Batched = z.infer<typeof v1Answers>['antwoorden'][number]

/** One after the other, each paid for by what it took; a wrong case does not stop the others. */
async function answerBatch(context: Context, tools: Tools, slug: string): Promise<readonly Batched[]> {
  const { velden } = parametersOf(context, ['velden'])
  const { gevallen } = await readBody(context, v1BatchAsSent, mostBatchBytes)
  const language = languageFor(context)
  const answers: Batched[] = []
  for (const geval of gevallen) {
    try {
      const asked = check(v1Request, geval)
      if (!asked.ok) throw problems.invalid(asked.fields)
      answers.push(answered(await tools.v1Compute(slug, asked.value, velden)))
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'not_found') throw error
      // Nothing was answered yet: the whole question can wait.
      if (answers.length === 0 && error.status !== 422) throw error
      answers.push({ fout: refusalOf(error, language) })
      Object.entries(error.extra.headers ?? {}).forEach(([name, value]) => context.header(name, value))
    }
  }
  return answers
}

/**
 * One output as bare text, for a cell of a spreadsheet: the fields are in the address. The day and the rules have a line
 * before their name, as in a shared link, because some calculators have fields called so.
 */
async function answerCell(context: Context, tools: Tools, slug: string, uitkomst: string): Promise<string> {
  const { streng, _datum: datum, _regels: regels, ...invoer } = context.req.query()
  const strict = oneOf('streng', streng, ['ja', 'nee']) === 'ja'
  const asked = check(v1Request, { invoer, datum, regels, streng: strict })
  if (!asked.ok) throw problems.invalid(asked.fields)
  const { uitkomsten } = answered(await tools.v1Compute(slug, asked.value, uitkomst))
  const value = uitkomsten?.[uitkomst]
  if (uitkomsten === undefined || !Object.hasOwn(uitkomsten, uitkomst)) throw problems.notFound()
  return value === null || value === undefined ? '' : String(value)
}

const addresses: Readonly<Record<string, string>> = {
  'alle rekenhulpen': `GET ${v1Prefix}/rekenhulpen`,
  'velden en uitkomsten van een rekenhulp': `GET ${v1Prefix}/rekenhulpen/{slug}`,
  'een geval': `POST ${v1Prefix}/rekenhulpen/{slug}`,
  'tot 100 gevallen': `POST ${v1Prefix}/rekenhulpen/{slug}/reeks`,
  'één uitkomst als tekst': `GET ${v1Prefix}/rekenhulpen/{slug}/{uitkomst}?{veld}={waarde}`,
  'een vraag in gewone taal': `POST ${v1Prefix}/vraag`,
  'cijfers uit de wet': `GET ${v1Prefix}/cijfers`,
  'een cijfer op een dag': `GET ${v1Prefix}/cijfers/{id}?datum=JJJJ-MM-DD`,
  'de geschiedenis van een cijfer': `GET ${v1Prefix}/cijfers/{id}/geschiedenis`,
  OpenAPI: 'GET /rekenhulpen.openapi.json',
}

function addCalculators(app: App, { door, config }: Parts): void {
  const one = `${v1Prefix}/rekenhulpen/:slug`
  app.get(v1Prefix, (context) => {
    door.count(context.get('address'))
    return context.json({
      versie: apiVersion,
      motor: productVersion,
      wijzigingen: apiChanges.map(({ version, on, text }) => ({ versie: version, op: on, tekst: text })),
      adressen: addresses,
    } satisfies z.infer<typeof v1Index>)
  })
  app.get(`${v1Prefix}/rekenhulpen`, async (context) => {
    const { categorie, zoek } = parametersOf(context, ['categorie', 'zoek'])
    const category = oneOf('categorie', categorie, categories)
    const tools = door.for(context.get('address'))
    if (zoek === undefined) door.count(context.get('address'))
    const all = zoek === undefined ? v1ListOf(listOf(config.publicOrigin)) : await tools.v1Search(zoek.slice(0, 200))
    const rekenhulpen = all.filter((each) => (category ?? each.categorie) === each.categorie)
    return context.json({ versie: apiVersion, motor: productVersion, rekenhulpen } satisfies z.infer<typeof v1List>)
  })
  app.get(one, async (context) => {
    parametersOf(context, [])
    const description = await door.for(context.get('address')).v1Describe(context.req.param('slug'))
    if (description === undefined) throw problems.notFound()
    return context.json(description)
  })
  app.post(one, async (context) => {
    const { velden } = parametersOf(context, ['velden'])
    const request = await readBody(context, v1Request, mostBodyBytes)
    const tools = door.packedFor(context.get('address'))
    const { json } = accepted(await tools.v1Compute(context.req.param('slug'), request, velden))
    return sendJson(context, json)
  })
  app.post(`${one}/reeks`, async (context) => {
    const slug = context.req.param('slug')
    const antwoorden = await answerBatch(context, door.for(context.get('address')), slug)
    return context.json({ versie: apiVersion, rekenhulp: slug, antwoorden })
  })
  app.get(`${one}/:uitkomst`, async (context) => {
    const { slug, uitkomst } = context.req.param()
    return context.text(await answerCell(context, door.for(context.get('address')), slug, uitkomst))
  })
}

function addQuestions(app: App, { door }: Parts): void {
  const ask = async (context: Context, asked: unknown) => {
    const question = check(v1Question, asked)
    if (!question.ok) throw problems.invalid(question.fields)
    return context.json(await door.for(context.get('address')).question(question.value.vraag))
  }
  app.get(`${v1Prefix}/vraag`, async (context) => {
    // "q" was the name before there was a promise.
    const { vraag, q } = parametersOf(context, ['vraag', 'q'])
    return ask(context, { vraag: vraag ?? q ?? '' })
  })
  app.post(`${v1Prefix}/vraag`, async (context) => {
    parametersOf(context, [])
    return ask(context, await readBody(context, v1Question, mostBodyBytes))
  })
}

function addFigures(app: App, { door }: Parts): void {
  app.get(`${v1Prefix}/cijfers`, async (context) => {
    const asked = parametersOf(context, ['zoek', 'onderwerp', 'eenheid', 'stand', 'datum'])
    const { datum, zoek, ...words } = asked
    const filter = { ...words, zoek: zoek?.slice(0, 200) }
    const found = await door.for(context.get('address')).v1Figures(filter, dayIn(datum))
    if ('missing' in found) throw wrong(found.missing)
    return context.json(found)
  })
  app.get(`${v1Prefix}/cijfers/:id`, async (context) => {
    const { datum } = parametersOf(context, ['datum'])
    const found = await door.for(context.get('address')).v1Figure(context.req.param('id'), dayIn(datum))
    if ('missing' in found) throw found.missing === 'unknown' ? problems.notFound() : wrong(found.missing)
    return context.json(found)
  })
  app.get(`${v1Prefix}/cijfers/:id/geschiedenis`, async (context) => {
    parametersOf(context, [])
    const found = await door.for(context.get('address')).v1History(context.req.param('id'))
    if (found === undefined) throw problems.notFound()
    return context.json(found)
  })
}

export function addV1Routes(app: App, parts: Parts): void {
  addCalculators(app, parts)
  addQuestions(app, parts)
  addFigures(app, parts)
}
