import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { describe, expect, it } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/calculator.ts'
import type { ProgramAnswer } from '#calculators/kernel/program.ts'
import { loadCalculator } from '#calculators/load.ts'
import { calculatorDescription, computeAnswer, type ComputeRequest } from '#contract/compute.ts'
import { createEngine } from '#server/engine/engine.ts'
import { findFigures, figureOn } from '#server/engine/figures.ts'
import { createMcpServer } from '#server/engine/mcp.ts'

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
    const [byName] = await findFigures('spaarvrijstelling')
    if (!byName) throw new Error('not found')
    expect(figureOn(byName, '2023-06-01')).toMatchObject({ value: 980, provisional: false })
    expect(figureOn(byName, '2026-06-01')).toMatchObject({ value: 1020 })
    expect((await findFigures('roerende voorheffing gewoon tarief'))[0]?.name).toBe('roerendeVoorheffing')
    expect(await findFigures('xyzzy')).toEqual([])
  })
})

type Result = Awaited<ReturnType<Client['callTool']>>
const textOf = (result: Result) => (result.content[0]?.type === 'text' ? result.content[0].text : '')

/** What each of the four tools answered. */
async function useTools(client: Client) {
  const { tools } = await client.listTools()
  const call = async (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args })
  const found = JSON.parse(textOf(await call('zoek', { vraag: 'wat brengt een deposito op' }))) as { slug: string }[]
  const described = JSON.parse(textOf(await call('beschrijf', { slug: 'deposito-calculator' }))) as {
    inputs: { key: string }[]
  }
  const invoer = { bedrag: 12_500, looptijd: 12, rente: 2.15, spaarrente: 0.25, spaarpremie: 1.5 }
  const answer = JSON.parse(
    textOf(await call('bereken', { slug: 'deposito-calculator', invoer, datum: '2026-11-15' })),
  ) as ProgramAnswer
  const wrong = await call('bereken', { slug: 'deposito-calculator', invoer: { looptijd: 13 } })
  const figures = JSON.parse(textOf(await call('cijfer', { vraag: 'spaarvrijstelling', datum: '2020-01-01' }))) as {
    value: number
  }[]
  await client.close()
  return {
    tools: tools.map((tool) => tool.name).toSorted(),
    first: found[0]?.slug,
    asksAmount: described.inputs.some((input) => input.key === 'bedrag'),
    net: answer.figures['nettoInterest'],
    difference: answer.figures['verschil'],
    leftOut: answer.excluded.length > 0,
    refused: wrong.isError === true && textOf(wrong).includes('termijnrekening'),
    exemption: figures[0]?.value,
  }
}

const EXPECTED = {
  tools: ['bereken', 'beschrijf', 'cijfer', 'vraag', 'zoek'],
  first: 'deposito-calculator',
  asksAmount: true,
  net: 188.12,
  difference: -30.63,
  leftOut: true,
  refused: true,
  exemption: 980,
}

describe('tools for assistants', () => {
  it('answer over HTTP', async () => {
    const handler = createMcpHandler(() => createMcpServer(engine, '2.0.0'))
    const client = new Client({ name: 'proef', version: '1.0.0' })
    const transport = new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
      fetch: async (url, init) => handler.fetch(new Request(url, init)),
    })
    await client.connect(transport)
    expect(await useTools(client)).toEqual(EXPECTED)
  })

  it('answer over stdio, from the command', async () => {
    const client = new Client({ name: 'proef', version: '1.0.0' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args: ['bin/mcp.ts'] }))
    expect(await useTools(client)).toEqual(EXPECTED)
  })
})
