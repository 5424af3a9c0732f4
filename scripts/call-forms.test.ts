/** The page for developers shows one call in five forms: each of them asks the server for the same answer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { v1Answer } from '#contract/v1.ts'
import { startTestServer, type TestServer } from '#server/testing.ts'
import { type Call, callForms, cellAddress } from '#site/developers/call-forms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite', { env: { COMPUTE_MS_PER_MINUTE: '100000000' }, withoutAdmin: true })
})
afterAll(async () => server.close())

const origin = 'https://rekenklaar.test'
const calls: readonly Call[] = [
  {
    origin,
    slug: 'deposito-calculator',
    request: { invoer: { bedrag: 10_000.5, looptijd: 6, rente: 2, ingehouden: true }, datum: '2026-11-15' },
    output: 'nettoInterest',
  },
  {
    origin,
    slug: 'registratierechten-berekenen',
    request: { invoer: { gewest: 'brussel' }, regels: '2025', streng: false },
    output: 'totaal',
  },
]

async function post(address: string, body: string): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json' }
  return (await server.app.request(address, { method: 'POST', headers, body })).json()
}

test('the address for a spreadsheet and the body for a program give the same number', async () => {
  for (const call of calls) {
    const usual = v1Answer.parse(await post(`${origin}/api/v1/rekenhulpen/${call.slug}`, JSON.stringify(call.request)))
    const asked = { ...call, output: usual.hoofd }
    const value = usual.uitkomsten?.[usual.hoofd]
    const cell = await server.app.request(cellAddress(asked))
    expect([call.slug, cell.status, Number(await cell.text())]).toEqual([call.slug, 200, value])
    const { curl, typescript, python, excel, sheets } = callForms(asked)
    const [, address = '', body = ''] = /curl -s '([^']+)'[\s\S]*-d '([^']+)'/.exec(curl) ?? []
    expect(v1Answer.parse(await post(address, body)).uitkomsten).toEqual({ [usual.hoofd]: value })
    expect([typescript.includes(address), python.includes(address)]).toEqual([true, true])
    expect([excel.includes(cellAddress(asked)), sheets.includes(cellAddress(asked))]).toEqual([true, true])
    expect(python).not.toMatch(/\b(?:true|false|null)\b/)
  }
})
