import { describe, expect, it } from 'vitest'
import { slotsOf } from '#server/http/slots.ts'
import { startTestServer } from '#server/testing.ts'

describe('places at work', () => {
  it('are kept for pages when the API is full', () => {
    const slots = slotsOf(8)
    const api = Array.from({ length: 8 }, () => slots.enter('api')).filter((slot) => slot !== undefined)
    expect(api).toHaveLength(6)
    expect([slots.enter('page'), slots.enter('page'), slots.enter('page')].map((slot) => slot !== undefined)).toEqual([
      true,
      true,
      false,
    ])
    api[0]?.leave()
    expect(slots.taken()).toBe(7)
  })

  it('are free while a body is still arriving, and taken again after it', async () => {
    const slots = slotsOf(1)
    const slot = slots.enter('api')
    expect(slots.enter('api')).toBeUndefined()
    await slot?.whileAway(() => {
      expect(slots.taken()).toBe(0)
      return Promise.resolve()
    })
    expect(slots.taken()).toBe(1)
    await expect(slot?.whileAway(() => Promise.reject(new Error('weg')))).rejects.toThrow('weg')
    expect(slots.taken()).toBe(1)
  })

  it('that are full are counted in the log, not written down one by one', async () => {
    const server = await startTestServer('sqlite', { env: { MAX_PENDING_REQUESTS: '1' } })
    const cookie = await server.login()
    server.logs.length = 0
    const asked = Array.from({ length: 30 }, async () => server.send('GET', '/api/banks?scope=admin', { cookie }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    const refused = statuses.filter((status) => status === 503).length
    expect(refused).toBeGreaterThan(0)
    expect(server.logs.filter((line) => line.includes('"event":"request"')).length).toBe(30 - refused)
    expect(server.logs.join('')).not.toContain('"level":"error"')
    server.parts.refusals.tell()
    expect(server.logs.at(-1)).toContain(`"overload":${refused}`)
    await server.close()
  })
})
