/**
 * An admin's day as a row of deeds over the real API, and what the database must look like after each of them. Every
 * state is known in full, so a state that is not in the list is half a deed.
 */
import type { Database } from '#server/database/database.ts'
import type { Query } from '#server/database/tables.ts'
import { startTestServer, type TestServer } from '#server/testing.ts'

export type Deed = { readonly deed: string; readonly bank: string }

const imported = 10

/** Bank, products, rates, first rate, points of history, entries of the bin, rows of the log: after each deed. */
const states: readonly (readonly [string, string])[] = [
  ['bank', '1 0 0 - 0 0 1'],
  ['product', '1 1 0 - 0 0 2'],
  ['rente', '1 1 1 1 1 0 3'],
  ['correctie', '1 1 1 2 1 0 4'],
  ['nakijken', '1 1 1 2 1 0 5'],
  ['invoer', `1 ${1 + imported} ${1 + imported} 2 ${1 + imported} 1 ${6 + 2 * imported}`],
  ['ongedaan', `1 1 1 2 1 0 ${7 + 4 * imported}`],
  ['verwijderen', `0 0 0 - 2 1 ${10 + 4 * imported}`],
  ['terugzetten', `1 1 1 2 1 0 ${13 + 4 * imported}`],
]

/** Hashing is not what is tried here, and would take most of the time. */
export const quickHashes = {
  hash: (password: string) => Promise.resolve(`quick:${password}`),
  verify: (stored: string | undefined, password: string) => Promise.resolve(stored === `quick:${password}`),
  isFull: () => false,
}

export type Home = { readonly dataDir: string; readonly databaseUrl: string | undefined }

export async function serverOn(kind: Database['kind'], home: Home, withoutAdmin: boolean): Promise<TestServer> {
  return startTestServer(kind, { on: { ...home, remove: async () => {} }, hashes: quickHashes, withoutAdmin })
}

type Row = { readonly id: string; readonly version: number; readonly undo?: string; readonly kind?: string }

export async function* workday(server: TestServer, cookie: string, name: string): AsyncGenerator<Deed> {
  const bank = `proef-${name}x`
  const send = async (method: string, path: string, body?: unknown, version?: number): Promise<unknown> => {
    const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` }
    const answer = await server.send(method, path, { body, cookie, headers })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
  const done = (deed: string): Deed => ({ deed, bank })

  const made = (await send('POST', '/api/banks', { name: bank, shortName: bank })) as Row
  yield done('bank')
  const fields = { bankId: made.id, name: `Rekening ${bank}`, productType: 'spaarrekening' }
  const product = (await send('POST', '/api/products', fields)) as Row
  yield done('product')
  const rate = { productId: product.id, rateType: 'standard', baseRate: 1, source: 'proef' }
  const first = (await send('POST', '/api/rates', rate)) as Row
  yield done('rente')
  const path = `/api/rates/${first.id}?correction=true`
  const corrected = (await send('PUT', path, { ...rate, baseRate: 2 }, first.version)) as Row
  yield done('correctie')
  await send('POST', '/api/queue/check', { rates: [{ id: first.id, version: corrected.version }] })
  yield done('nakijken')
  const lines = Array.from(
    { length: imported },
    (_, at) => `${bank},Invoer ${at} ${bank},kasbon,gewoon,${at / 10},proef\n`,
  )
  const csv = `bank,product,producttype,soort,basisrente_pct,bron\n${lines.join('')}`
  const result = (await send('POST', '/api/rates/import', { csv, name: `${bank}.csv`, dryRun: false })) as Row
  yield done('invoer')
  await send('POST', `/api/bin/${result.undo}/restore`, {})
  yield done('ongedaan')
  await send('DELETE', `/api/banks/${made.id}?cascade=true`, {}, made.version)
  yield done('verwijderen')
  const bin = (await send('GET', '/api/bin')) as readonly (Row & { readonly name: string })[]
  await send('POST', `/api/bin/${bin.find((entry) => entry.name === bank)?.id}/restore`, {})
  yield done('terugzetten')
}

async function stateOf(query: Query, bank: string): Promise<string> {
  const named = `%${bank}%`
  const banks = await query.selectFrom('banks').select('id').where('short_name', '=', bank).execute()
  const products = await query.selectFrom('products').select('id').where('name', 'like', named).execute()
  const rates = await query
    .selectFrom('rates')
    .innerJoin('products', 'products.id', 'rates.product_id')
    .select(['products.name', 'rates.base_rate'])
    .where('products.name', 'like', named)
    .execute()
  const points = await query.selectFrom('rate_history').select('id').where('product_name', 'like', named).execute()
  const bin = await query.selectFrom('undo').select('id').where('name', 'like', named).execute()
  const log = await query.selectFrom('audit').select('id').where('object_name', 'like', named).execute()
  const main = rates.find((rate) => rate.name === `Rekening ${bank}`)?.base_rate ?? '-'
  return [banks.length, products.length, rates.length, main, points.length, bin.length, log.length].join(' ')
}

/** Deeds that were confirmed and are not there, and banks that are in no state between two deeds. */
export async function findBroken(
  query: Query,
  confirmed: readonly Deed[],
): Promise<{ readonly lost: readonly string[]; readonly half: readonly string[] }> {
  const lost: string[] = []
  const half: string[] = []
  const promises = Map.groupBy(confirmed, (deed) => deed.bank)
  // Also those of which no confirmation arrived before the kill.
  const logged = await query.selectFrom('audit').select('object_name').where('object_type', '=', 'bank').execute()
  const stored = await query.selectFrom('banks').select('short_name').where('short_name', 'like', 'proef-%').execute()
  const banks = [...promises.keys(), ...logged.map((row) => row.object_name), ...stored.map((row) => row.short_name)]
  for (const bank of new Set(banks)) {
    const deeds = promises.get(bank) ?? []
    const state = await stateOf(query, bank)
    const reached = states.findIndex(([, expected]) => expected === state)
    const promised = states.findIndex(([deed]) => deed === deeds.at(-1)?.deed)
    if (reached === -1) half.push(`${bank}: ${state}`)
    else if (reached < promised)
      lost.push(`${bank}: ${states[promised]?.[0]} was confirmed, found ${states[reached]?.[0]}`)
  }
  return { lost, half }
}
