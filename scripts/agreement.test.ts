/** The command line, the API, the assistants' tools and the page give the same answer to the same case. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Example } from '#calculators/kernel/example.ts'
import type { Meta } from '#calculators/kernel/meta.ts'
import { forProgram, type ProgramAnswer } from '#calculators/kernel/program.ts'
import { figuresOf } from '#calculators/kernel/report.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'
import { loadCalculator } from '#calculators/load.ts'
import { startTestServer, type TestServer } from '#server/testing.ts'
import { outcomeFor, openFrame, situationFor } from '#site/calculator/state/calculation.ts'
import { decodePage, FRESH_STATE, givenOf } from '#site/calculator/state/page-link.ts'
import { pageMarket } from '#site/calculator/state/props.ts'
import { eur0 } from '#calculators/kernel/format.ts'
import type { ToldMoves } from '#calculators/kernel/report.ts'
import { main as bereken } from '../bin/bereken.ts'
import { modulesOf } from './modules.ts'

type Case = { readonly meta: Meta; readonly title: string; readonly input: Example['input']; readonly day: string }

const lists = await modulesOf<{ readonly examples: readonly Example[] }>('calculators/*/*/examples.ts')

const defaults: readonly Case[] = catalogue.map((meta) => ({ meta, title: 'default', input: {}, day: TEST_DAY }))
const worked: readonly Case[] = catalogue.flatMap((meta) =>
  (lists[`calculators/${meta.category}/${meta.slug}/examples.ts`]?.examples ?? []).map(
    ({ title, input, today = TEST_DAY }) => ({ meta, title, input, day: today }),
  ),
)
/** A hundred, spread over all of them. */
const step = worked.length / 100
const hundred = Array.from({ length: 100 }, (_, index) => worked[Math.floor(index * step)]).filter(
  (one) => one !== undefined,
)

let server: TestServer
let client: Client
beforeAll(async () => {
  server = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '100000000' }, withoutAdmin: true })
  client = new Client({ name: 'proef', version: '1.0.0' })
  const fetch = async (url: string | URL, init?: RequestInit) => server.app.request(String(url), init)
  await client.connect(new StreamableHTTPClientTransport(new URL('https://rekenklaar.test/mcp'), { fetch }))
})
afterAll(async () => {
  await client.close()
  await server.close()
})

async function byApi({ meta, input, day }: Case, prefix: '/api' | '/api/v1'): Promise<Record<string, unknown>> {
  const ask = async () =>
    server.app.request(`https://rekenklaar.test${prefix}/rekenhulpen/${meta.slug}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ invoer: input, datum: day }),
    })
  let answer = await ask()
  // A thread that reads its code on a busy machine: the service says so, and a program comes back.
  for (let turn = 0; turn < 30 && answer.status === 503; turn++) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    answer = await ask()
  }
  if (answer.status !== 200) throw new Error(await answer.text())
  return (await answer.json()) as Record<string, unknown>
}

async function byAssistant({ meta, input, day }: Case): Promise<unknown> {
  const call = { name: 'bereken', arguments: { slug: meta.slug, invoer: input, datum: day } }
  const { content } = await client.callTool(call)
  return content[0]?.type === 'text' ? JSON.parse(content[0].text) : content
}

async function byCommand({ meta, input, day }: Case): Promise<unknown> {
  return JSON.parse(await bereken([meta.slug, JSON.stringify(input), `--datum=${day}`]))
}

/** The report that the page draws when the link of an answer is opened there on the same day. */
async function byPage({ meta, day }: Case, link: string) {
  const calculator = await loadCalculator(meta.category, meta.slug)
  const base = { today: day, market: pageMarket(meta, (await server.parts.data.read()).data.market) }
  const { start } = openFrame(calculator, base)
  const state = decodePage(calculator.inputs, new URL(link).hash) ?? FRESH_STATE
  const outcome = outcomeFor(calculator, { ...start, ...state.typed }, situationFor(base, state.rules), givenOf(state))
  if (outcome.status !== 'ok') throw new Error(JSON.stringify(outcome))
  const report = wholeReport(calculator, outcome)
  return {
    sentence: report.sentence.replaceAll('**', ''),
    headline: report.headline.key,
    key: report.key.map(({ key }) => key),
    figures: Object.fromEntries(
      figuresOf(report).map(({ key, unit, value, decimals }) => [key, forProgram(unit, value, decimals)]),
    ),
    notices: report.notices,
    excluded: report.excluded,
    provisional: report.provisional,
  }
}

const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** How many figures the four agree on. */
async function agree(one: Case): Promise<number> {
  const api = (await byApi(one, '/api')) as unknown as ProgramAnswer
  const name = `${one.meta.slug}: ${one.title}`
  const assistant = await byAssistant(one)
  // An assistant gets the same answer without the parts that only a program reads.
  expect([name, await byApi(one, '/api/v1')]).toMatchObject([name, assistant])
  expect([name, assistant]).toMatchObject([name, { zin: api.sentence, hoofd: api.headline, uitkomsten: api.figures }])
  const { version, link, ...rest } = api as ProgramAnswer & { readonly version: string }
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect([name, await byCommand(one)]).toEqual([name, { ...rest, link: link.replace('https://rekenklaar.test', '') }])
  const { sentence, headline, key, figures, notices, excluded, provisional } = api
  expect(Object.keys(figures)).toContain(headline)
  const shown = travelled(await byPage(one, link))
  expect([name, shown]).toEqual([name, travelled({ sentence, headline, key, figures, notices, excluded, provisional })])
  return Object.keys(figures).length
}

describe('the same case has one answer', () => {
  it('there are a hundred worked examples, spread over the calculators', () => {
    expect([defaults.length, hundred.length]).toEqual([catalogue.length, 100])
    expect(new Set(hundred.map(({ meta }) => meta.slug)).size).toBeGreaterThan(40)
  })

  it('on the command line, over the API, for an assistant and on the page: all default cases', async () => {
    for (const one of defaults) expect(await agree(one)).toBeGreaterThan(0)
  })

  it('on the command line, over the API, for an assistant and on the page: a hundred examples', async () => {
    for (const one of hundred) expect(await agree(one)).toBeGreaterThan(0)
  })
})

it('the text of the command line says what each change would give', async () => {
  const words = ['pensioensparen-calculator', '{"instapkost":3}', '--datum=2026-11-15']
  const { moves } = JSON.parse(await bereken(words)) as { readonly moves: ToldMoves }
  const text = await bereken([...words, '--tekst'])
  expect(moves.each.length).toBeGreaterThan(0)
  for (const { text: change, after } of moves.each) expect(text).toContain(`Als ${change}: ${eur0(after)}`)
})
