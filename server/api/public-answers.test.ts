import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '#server/pages/resource.ts'
import { someBank, startTestServer, type TestServer } from '#server/testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(async () => server.close())

const paths = [
  '/api/banks',
  '/api/products',
  '/api/rates',
  '/api/rates.csv',
  '/api/market',
  '/api/changes',
  '/api/openapi.json',
  '/veranderingen.xml',
  '/cijfers.xml',
]

function ready(path: string): Resource {
  const resource = server.parts.answers.ready(path)
  if (resource === undefined) throw new Error(`${path} is not ready`)
  return resource
}

describe('answers that are the same for everyone', () => {
  it('are not ready before the database was read, and then all are', async () => {
    expect(server.parts.answers.ready('/api/banks')).toBeUndefined()
    await server.parts.data.read()
    for (const path of paths) expect(ready(path).path).toBe(path)
    expect(server.parts.answers.ready('/api/banks?scope=admin')).toBeUndefined()
    expect(server.parts.answers.ready('/api/audit')).toBeUndefined()
  })

  it.each(paths)('%s is the same with and without the fast path, in all encodings', async (path) => {
    const answer = await server.send('GET', path)
    const resource = ready(path)
    const text = await answer.text()
    expect(answer.headers.get('etag')).toBe(resource.etag)
    expect(resource.identity.body.toString('utf8')).toBe(text)
    if (resource.br === undefined || resource.gzip === undefined) throw new Error('not compressed')
    expect(brotliDecompressSync(resource.br.body).toString('utf8')).toBe(text)
    expect(gunzipSync(resource.gzip.body).toString('utf8')).toBe(text)
    for (const [name, value] of resource.identity.headers) expect(answer.headers.get(name), name).toBe(value)
  })

  it('only the feed of the open figures may be read by pages of others', async () => {
    const open = await Promise.all(
      paths.map(async (path) => (await server.send('GET', path)).headers.get('access-control-allow-origin')),
    )
    expect(paths.filter((_, index) => open[index] !== null)).toEqual(['/cijfers.xml'])
  })

  it('are made once per data version, and never shown after a change', async () => {
    const before = ready('/api/banks')
    expect(ready('/api/banks')).toBe(before)
    const cookie = await server.login()
    await server.send('POST', '/api/banks', { body: someBank, cookie })
    expect(server.parts.answers.ready('/api/banks')).toBeUndefined()
    expect(await (await server.send('GET', '/api/banks')).text()).toContain('Proefbank')
    expect(ready('/api/banks').identity.body.toString('utf8')).toContain('Proefbank')
    expect(ready('/api/banks').etag).not.toBe(before.etag)
  })
})
