import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { ProgramAnswer } from '#calculators/kernel/program.ts'
import { loadCalculator } from '#calculators/load.ts'
import { calculatorDescription, computeAnswer, type ComputeRequest } from '#contract/compute.ts'
import { type V1Answer, v1Answer, v1QuestionAnswer } from '#contract/v1.ts'
import { createEngine } from '#server/engine/engine.ts'
import { ownTools } from '#server/engine/assistant-tools.ts'
import { findFigures } from '#server/engine/figures.ts'
import { createMcpServer } from '#server/engine/mcp.ts'
import { compiledOnce, quickStart } from '#server/testing-process.ts'

const today = () => '2026-11-15'
const engine = createEngine({
  today,
  market: () => Promise.resolve(builtInMarket),
  origin: 'https://voorbeeld.be',
  version: '2.0.0',
})

describe('the engine', () => {
  it('lists every calculator, and describes and computes each as its page does', async () => {
    expect(engine.list().map((one) => one.slug)).toEqual(catalogue.map((meta) => meta.slug))
    for (const { slug, category } of catalogue) {
      expect(calculatorDescription.safeParse(await engine.describe(slug)).error, slug).toBeUndefined()
      const computed = await engine.compute(slug, {})
      if (computed.status !== 'ok') throw new Error(`${slug}: ${JSON.stringify(computed)}`)
      // What travels is JSON: this is how another program reads it.
      const answer = JSON.parse(JSON.stringify(computed.answer)) as ProgramAnswer
      expect(computeAnswer.safeParse(answer).error, slug).toBeUndefined()
      const page = runJson(await loadCalculator(category, slug), {}, { today: today(), market: builtInMarket })
      expect(page.status === 'ok' && page.report.sentence.replaceAll('**', ''), slug).toBe(answer.sentence)
      expect(answer.link, slug).toMatch(new RegExp(`^https://voorbeeld\\.be/${category}/${slug}(#|$)`))
    }
  })

  it('names the field that is wrong, the date that is none and the year that we do not know', async () => {
    const errorsOf = async (slug: string, request: ComputeRequest) => {
      const computed = await engine.compute(slug, request)
      return computed.status === 'invalid' ? computed.errors : {}
    }
    expect((await errorsOf('deposito-calculator', { invoer: { bedrag: -1 } }))['bedrag']).toContain('tussen')
    expect((await errorsOf('deposito-calculator', { datum: 'morgen' }))['datum']).toContain('JJJJ-MM-DD')
    expect((await errorsOf('registratierechten-berekenen', { regels: '1950' }))['regels']).toContain('Kies uit 2018')
    expect(await engine.compute('bestaat-niet', {})).toEqual({ status: 'unknown' })
  })

  it('tries every calculator after the start, and lets requests in between', async () => {
    let asked = 0
    const market = () => {
      asked++
      return Promise.resolve(builtInMarket)
    }
    const fresh = createEngine({ today, market, origin: 'https://voorbeeld.be', version: '2.0.0' })
    let others = 0
    const timer = setInterval(() => others++, 1)
    await fresh.warmUp(1)
    clearInterval(timer)
    expect(asked).toBe(catalogue.length)
    expect(others).toBeGreaterThanOrEqual(catalogue.length)
  })

  it('reads the rules of a year and of a day', async () => {
    const of = async (regels: string) => {
      const computed = await engine.compute('deposito-calculator', { invoer: { startdatum: '2014-02-01' }, regels })
      return computed.status === 'ok' ? computed.answer.rulesDate : computed
    }
    expect(await of('2024')).toBe('2024-12-31')
    expect(await of('2025-06-01')).toBe('2025-06-01')
  })
})

describe('figures of the law', () => {
  it('are found by name and by words, with article, date and whether they are provisional', async () => {
    expect(await engine.v1FindFigures('spaarvrijstelling', '2023-06-01')).toMatchObject([
      { waarde: 980, voorlopig: false },
    ])
    expect(await engine.v1FindFigures('spaarvrijstelling', '2026-06-01')).toMatchObject([{ waarde: 1020 }])
    expect((await findFigures('roerende voorheffing gewoon tarief'))[0]?.name).toBe('roerendeVoorheffing')
    expect(await findFigures('xyzzy')).toEqual([])
  })
})

type Result = Awaited<ReturnType<Client['callTool']>>
const textOf = (result: Result) => (result.content[0]?.type === 'text' ? result.content[0].text : '')

/** Five plain sentences, each answered by one call: which page, and its answer with what the sentence says. */
const sentences = [
  'hoeveel hou ik netto over van 3200 euro bruto',
  'wat levert 20.000 euro op in een deposito van 6 maanden aan 1,9%',
  'hoeveel betaal ik per maand voor een lening van 250000 euro op 20 jaar aan 3,2 procent',
  'hoeveel registratierechten betaal ik op een huis van 300.000 euro in Vlaanderen',
  'hoeveel groeit 5000 euro aan 4% op 10 jaar',
]

async function pageAnswer(slug: string, invoer: Readonly<Record<string, unknown>>, day: string) {
  const meta = catalogue.find((one) => one.slug === slug)
  if (!meta) throw new Error(slug)
  const page = runJson(await loadCalculator(meta.category, slug), invoer, { today: day, market: builtInMarket })
  return page.status === 'ok' ? page.report.sentence.replaceAll('**', '') : page.status
}

/** What each of the tools answered. The client itself checks structured content against the schema of its tool. */
async function useTools(client: Client) {
  const { tools } = await client.listTools()
  const call = async (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })
  const data = async (name: string, args: Record<string, unknown>) => (await call(name, args)).structuredContent ?? {}
  const found = (await data('zoek', { vraag: 'wat brengt een deposito op' })) as { rekenhulpen: { slug: string }[] }
  const described = (await data('beschrijf', { slug: 'deposito-calculator' })) as { velden: { sleutel: string }[] }
  const invoer = { bedrag: 12_500, looptijd: 12, rente: 2.15, spaarrente: 0.25, spaarpremie: 1.5 }
  const computed = await call('bereken', { slug: 'deposito-calculator', invoer, datum: '2026-11-15' })
  const answer = v1Answer.parse(computed.structuredContent)
  const own = v1Answer.parse(await data('deposito-calculator', { ...invoer, _datum: '2026-11-15' }))
  const wrong = await call('bereken', { slug: 'deposito-calculator', invoer: { looptijd: 13 } })
  const choice = await call('registratierechten-berekenen', { gewest: 'Vlaanderenland', tuin: 1 })
  const figures = (await data('cijfer', { vraag: 'spaarvrijstelling', datum: '2020-01-01' })) as {
    cijfers: { waarde: number }[]
  }
  const asked = []
  for (const vraag of sentences) {
    const { rekenhulp, antwoord, invoer: read } = v1QuestionAnswer.parse(await data('vraag', { vraag }))
    const page = await pageAnswer(rekenhulp ?? '', read, antwoord?.datum ?? '')
    asked.push(antwoord?.zin === page ? rekenhulp : `${vraag}: ${antwoord?.zin} / ${page}`)
  }
  const resources = (await client.listResources()).resources.map(({ uri }) => uri)
  const templates = (await client.listResourceTemplates()).resourceTemplates.map(({ uriTemplate }) => uriTemplate)
  const [history] = (await client.readResource({ uri: 'rekenklaar://cijfers/spaarvrijstelling' })).contents
  const prompts = (await client.listPrompts()).prompts.map(({ name }) => name)
  const prompt = await client.getPrompt({ name: 'geldvraag', arguments: { vraag: 'wat kost lenen?' } })
  await client.close()
  return {
    tools: tools.map((tool) => tool.name).toSorted(),
    schemas: tools.every((tool) => tool.outputSchema !== undefined && tool.inputSchema.properties !== undefined),
    first: found.rekenhulpen[0]?.slug,
    asksAmount: described.velden.some(({ sleutel }) => sleutel === 'bedrag'),
    net: answer.uitkomsten?.['nettoInterest'],
    difference: answer.uitkomsten?.['verschil'],
    leftOut: (answer.nietMeegerekend ?? []).length > 0,
    asText: textOf(computed) === JSON.stringify(computed.structuredContent),
    same: JSON.stringify(own) === JSON.stringify(answer),
    refused: wrong.isError === true && textOf(wrong).includes('termijnrekening'),
    choices: choice.isError === true && /gewest: Kies uit: .*brussel.*\ntuin: Onbekend veld/s.test(textOf(choice)),
    exemption: figures.cijfers[0]?.waarde,
    asked,
    resources,
    templates,
    history: (JSON.parse(history && 'text' in history ? history.text : '{}') as { id: string }).id,
    prompts,
    prompt: JSON.stringify(prompt.messages).includes('wat kost lenen?'),
  }
}

const EXPECTED = {
  tools: ['bereken', 'beschrijf', 'cijfer', 'vraag', 'zoek', ...ownTools].toSorted(),
  schemas: true,
  first: 'deposito-calculator',
  asksAmount: true,
  net: 188.12,
  difference: -30.63,
  leftOut: true,
  asText: true,
  same: true,
  refused: true,
  choices: true,
  exemption: 980,
  asked: [
    'bruto-netto-calculator',
    'deposito-calculator',
    'hypothecaire-lening-berekenen',
    'registratierechten-berekenen',
    'samengestelde-interest-berekenen',
  ],
  resources: ['rekenklaar://rekenhulpen', 'rekenklaar://cijfers'],
  templates: ['rekenklaar://rekenhulpen/{slug}', 'rekenklaar://cijfers/{id}'],
  history: 'spaarvrijstelling',
  prompts: ['geldvraag', 'vergelijk', 'wat-verandert'],
  prompt: true,
}

describe('tools for assistants', () => {
  it('answer over HTTP', async () => {
    const own = await engine.assistantTools()
    expect(own).toHaveLength(15)
    const handler = createMcpHandler(() => createMcpServer(engine, '2.0.0', own))
    const client = new Client({ name: 'proef', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (url, init) => handler.fetch(new Request(url, init)),
    })
    await client.connect(transport)
    expect(await useTools(client)).toEqual(EXPECTED)
  })

  it('answer over stdio, from the command', async () => {
    const client = new Client({ name: 'proef', version: '1.0.0' })
    const command = { command: process.execPath, args: [quickStart, 'bin/mcp.ts'], env: compiledOnce }
    await client.connect(new StdioClientTransport(command))
    expect(await useTools(client)).toEqual(EXPECTED)
  })

  it('refuse a name in the wrong place and a value of another kind, by field and in Dutch', async () => {
    const own = await engine.assistantTools()
    const handler = createMcpHandler(() => createMcpServer(engine, '2.0.0', own))
    const client = new Client({ name: 'proef', version: '1.0.0' })
    const fetch = async (url: string | URL, init?: RequestInit) => handler.fetch(new Request(url, init))
    await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }))
    const said = async (name: string, args?: Record<string, unknown>) => {
      const result = await client.callTool({ name, ...(args === undefined ? {} : { arguments: args }) })
      return [result.isError, textOf(result)]
    }
    const slug = 'deposito-calculator'
    // Without its wrapper the amount would be left out and an example answered.
    expect(await said('bereken', { slug, bedrag: 50_000 })).toEqual([
      true,
      'Onbekend veld: bedrag. De velden van de rekenhulp staan onder "invoer".',
    ])
    expect(await said('bereken', { slug, invoer: { bedrag: [5] } })).toEqual([
      true,
      'bedrag: Deze waarde is niet geldig.',
    ])
    expect(await said(slug, { bedrag: [5] })).toEqual([true, 'bedrag: Deze waarde is niet geldig.'])
    expect(await said('vraag', { vraag: 'x' })).toEqual([true, 'vraag: Stel een vraag van 2 tot 400 tekens.'])
    expect(await said('zoek')).toEqual([true, 'vraag: Dit veld is verplicht.'])
    expect(await said('cijfer', { vraag: 'spaarvrijstelling', jaar: 2025 })).toEqual([true, 'Onbekend veld: jaar.'])
    await client.close()
  })

  it('have schemas that take every field and refuse what is none, and promise the outputs that come back', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    for (const { slug, input, outputs } of await engine.assistantTools()) {
      const takes = ajv.compile(input)
      expect([slug, takes({}), takes({ bestaatNiet: 1 })]).toEqual([slug, true, false])
      const computed = await engine.v1Compute(slug, {})
      if (computed.status !== 'ok') throw new Error(slug)
      const { uitkomsten, invoer } = JSON.parse(JSON.stringify(computed.answer)) as V1Answer
      const promised = ajv.compile(outputs)
      expect([slug, promised(uitkomsten), promised.errors]).toEqual([slug, true, null])
      // What the answer says it computed with can be sent again.
      expect([slug, takes(invoer), takes.errors]).toEqual([slug, true, null])
    }
  })
})
