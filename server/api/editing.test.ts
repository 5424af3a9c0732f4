import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ManagedBank } from '#contract/bank.ts'
import type { RateChange } from '#contract/changes.ts'
import type { Market } from '#calculators/kernel/market.ts'
import type { ManagedProduct } from '#contract/product.ts'
import type { ManagedRate, RateHistoryPoint } from '#contract/rate.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { databaseKinds, someBank, quickHashes, startTestServer, type TestServer } from '#server/testing.ts'

type Stored = { id: string; version: number }

describe.each(databaseKinds)('editing on %s', (kind) => {
  let server: TestServer
  let cookie: string
  const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T
  const get = async <T>(path: string) => json<T>(server.send('GET', path, { cookie }))
  const post = (path: string, body: unknown, headers = {}) => server.send('POST', path, { body, cookie, headers })
  const put = (path: string, row: Stored, body: unknown) =>
    server.send('PUT', `${path}/${row.id}`, { body, cookie, headers: { 'If-Match': `"${row.version}"` } })
  const remove = (path: string, row: Stored, query = '') =>
    server.send('DELETE', `${path}/${row.id}${query}`, { cookie, headers: { 'If-Match': `"${row.version}"` } })
  const count = async (table: 'banks' | 'products' | 'rates' | 'audit' | 'rate_history') => {
    const row = await server.database
      .query()
      .selectFrom(table)
      .select((value) => value.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    return Number(row.n)
  }

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
    cookie = await server.login()
  })
  afterEach(async () => server.close())

  it('starts with the 42 banks and 138 current rates of the data files, the rest as history', async () => {
    expect([await count('banks'), await count('products'), await count('rates'), await count('rate_history')]).toEqual([
      42, 208, 138, 307,
    ])
    expect(await get<unknown[]>('/api/banks')).toHaveLength(39)
    expect(await get<unknown[]>('/api/banks?scope=admin')).toHaveLength(42)
    expect(await get<unknown[]>('/api/products')).toHaveLength(138)
  })

  it('gives calculators the market of the build, from the database', async () => {
    const market = await get<Market>('/api/market')
    expect(market.offers).toEqual(builtInMarket.offers)
    expect(market.levels).toEqual(builtInMarket.levels)
    expect(market.asOf).toBe('2026-09-21')
  })

  it('asks once more before a rate jumps, saves it when it is meant, and takes a single edit back', async () => {
    const rates = async () => get<ManagedRate[]>('/api/rates?scope=admin')
    const rate = (await rates()).find((row) => row.id === 'keytrade-azur') as ManagedRate
    const { id, version, productId, rateType, loyaltyBonus, source } = rate
    const input = { productId, rateType, loyaltyBonus, source, baseRate: 7.77 }
    const asked = await put('/api/rates', rate, input)
    expect([asked.status, await asked.json()]).toMatchObject([
      409,
      { code: 'confirm', fields: { baseRate: [expect.stringContaining('7,77')] } },
    ])
    expect((await rates()).find((row) => row.id === id)?.version).toBe(version)
    const headers = { 'If-Match': `"${version}"` }
    const sure = await server.send('PUT', `/api/rates/${id}?sure=true`, { body: input, cookie, headers })
    expect(sure.status).toBe(200)
    const [entry] = await get<{ id: string; kind: string }[]>('/api/bin')
    expect(entry?.kind).toBe('wijziging')
    expect((await post(`/api/bin/${entry?.id}/restore`, {})).status).toBe(200)
    expect((await rates()).find((row) => row.id === id)).toMatchObject({
      baseRate: rate.baseRate,
      version: version + 2,
    })
    expect(await count('rate_history')).toBe(307)
    const bank = (await (await post('/api/banks', someBank)).json()) as ManagedBank
    expect((await put('/api/banks', bank, { ...someBank, name: 'Even anders' })).status).toBe(200)
    const [edit] = await get<{ id: string }[]>('/api/bin')
    expect((await post(`/api/bin/${edit?.id}/restore`, {})).status).toBe(200)
    expect(await get<ManagedBank>(`/api/banks/${bank.id}?scope=admin`)).toMatchObject({ ...someBank, version: 3 })
  })

  it('takes a DELETE or a logout without a body and without a type', async () => {
    const bare = { 'Content-Type': '', 'Content-Length': '' }
    expect((await server.send('DELETE', '/api/banks/weg', { cookie, headers: bare })).status).toBe(428)
    expect((await server.send('POST', '/api/auth/logout', { cookie, headers: bare })).status).toBe(204)
  })

  it('shows the public only the fields of the contract', async () => {
    const keys = async (path: string) => Object.keys((await get<object[]>(path))[0] ?? {})
    expect(await keys('/api/banks')).toEqual([
      'id',
      'name',
      'shortName',
      'website',
      'type',
      'bic',
      'phone',
      'email',
      'description',
      'isActive',
    ])
    expect(await keys('/api/products')).toEqual([
      'id',
      'bankId',
      'name',
      'productType',
      'description',
      'regulated',
      'minAmount',
      'maxAmount',
      'maxMonthlyDeposit',
      'minTerm',
      'maxTerm',
      'isActive',
    ])
    expect(await keys('/api/rates')).toEqual([
      'id',
      'productId',
      'rateType',
      'baseRate',
      'loyaltyBonus',
      'promotionalRate',
      'promotionalPeriod',
      'validFrom',
      'checkedOn',
      'source',
      'confidence',
      'note',
      'totalRate',
    ])
  })

  it('public lists have a tag, a cache rule and 304', async () => {
    const first = await server.send('GET', '/api/banks')
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(first.headers.get('x-data-status')).toBe('actueel')
    const again = await server.send('GET', '/api/banks', {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('adds, changes and deletes a bank, with an audit row each and a new public list at once', async () => {
    const created = await post('/api/banks', someBank)
    const bank = (await created.json()) as ManagedBank
    expect([created.status, created.headers.get('location'), created.headers.get('etag')]).toEqual([
      201,
      `/api/banks/${bank.id}`,
      '"1"',
    ])
    expect(await get<unknown[]>('/api/banks')).toHaveLength(40)
    const changed = await put('/api/banks', bank, { ...someBank, name: 'Andere naam' })
    expect([changed.status, changed.headers.get('etag')]).toEqual([200, '"2"'])
    expect(await get<object>(`/api/banks/${bank.id}`)).toMatchObject({ name: 'Andere naam' })
    expect((await remove('/api/banks', { ...bank, version: 2 })).status).toBe(204)
    expect((await remove('/api/banks', { ...bank, version: 2 })).status).toBe(404)
    expect(await get<unknown[]>('/api/banks')).toHaveLength(39)
    const { entries } = await get<{ entries: { action: string; objectType: string; before: unknown }[] }>('/api/audit')
    expect(entries.filter((entry) => entry.objectType === 'bank').map((entry) => entry.action)).toEqual(
      expect.arrayContaining(['toevoegen', 'wijzigen', 'verwijderen']),
    )
    expect(entries.filter((entry) => entry.objectType === 'bank')).toHaveLength(3)
  })

  it('a change needs the version it was based on, and loses against a newer one', async () => {
    const bank = (await (await post('/api/banks', someBank)).json()) as ManagedBank
    expect((await server.send('PUT', `/api/banks/${bank.id}`, { body: someBank, cookie })).status).toBe(428)
    expect((await server.send('DELETE', `/api/banks/${bank.id}`, { cookie })).status).toBe(428)
    expect((await put('/api/banks', bank, { ...someBank, name: 'Eerste' })).status).toBe(200)
    const late = await put('/api/banks', bank, { ...someBank, name: 'Tweede' })
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({ code: 'changed_by_other', current: { name: 'Eerste', version: 2 } })
    expect((await remove('/api/banks', bank)).status).toBe(412)
  })

  it('of ten simultaneous changes exactly one wins', async () => {
    const bank = (await (await post('/api/banks', someBank)).json()) as ManagedBank
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, writer) => put('/api/banks', bank, { ...someBank, name: `Schrijver ${writer}` })),
    )
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ])
  })

  it('a bank with products is not deleted unless everything on it goes too', async () => {
    const kbc = (await get<ManagedBank[]>('/api/banks?scope=admin')).find((bank) => bank.id === 'kbc') as ManagedBank
    const refused = await remove('/api/banks', kbc)
    expect(refused.status).toBe(409)
    const body = (await refused.json()) as { code: string; dependents: { name: string }[] }
    expect([body.code, body.dependents.map(({ name }) => name).includes('KBC-Start2Save')]).toEqual(['in_use', true])
    const historyBefore = await count('rate_history')
    expect((await remove('/api/banks', kbc, '?cascade=true')).status).toBe(204)
    expect(await count('rates')).toBe(133)
    expect(await count('rate_history')).toBe(historyBefore + 5)
    expect((await remove('/api/banks', kbc, '?cascade=true')).status).toBe(404)
  })

  it('ten equal posts make one bank', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/banks', someBank)))
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ])
    const refused = answers.find((answer) => answer.status === 409)
    expect(await refused?.json()).toMatchObject({ fields: { shortName: ['Er is al een bank met deze korte naam.'] } })
  })

  it('ten equal posts with one idempotency key all get the same answer', async () => {
    const headers = { 'Idempotency-Key': 'poging-12345678' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('/api/banks', someBank, headers)))
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 201))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Stored).id))
    expect(new Set(ids).size).toBe(1)
    const other = await post('/api/banks', { ...someBank, name: 'Anders' }, headers)
    expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([422, 'key_reused'])
  })

  it('text that looks like SQL is just text', async () => {
    const name = "'); DROP TABLE banks;--"
    const bank = (await (await post('/api/banks', { ...someBank, name })).json()) as ManagedBank
    expect(await get<object>(`/api/banks/${bank.id}`)).toMatchObject({ name })
    expect((await get<unknown[]>("/api/banks?scope=admin&x=');--")).length).toBe(43)
  })

  it('refuses a wrong body with a message per field', async () => {
    const answer = await post('/api/banks', { ...someBank, website: 'javascript:alert(1)', version: 9 })
    expect(answer.status).toBe(400)
    const body = (await answer.json()) as { code: string; fields: Record<string, string[]> }
    expect([body.code, Object.keys(body.fields).toSorted()]).toEqual(['invalid_input', ['', 'website']])
  })

  it('a failure halfway leaves nothing behind, not even the audit row', async () => {
    const before = [await count('banks'), await count('audit')]
    const work = server.database.changePublicData(async (change) => {
      await change.updateTable('banks').set({ name: 'half' }).execute()
      throw new Error('halfway')
    })
    await expect(work).rejects.toThrow('halfway')
    expect([await count('banks'), await count('audit')]).toEqual(before)
    expect((await get<ManagedBank[]>('/api/banks?scope=admin')).some((bank) => bank.name === 'half')).toBe(false)
  })

  it('a new rate is current, public and in the history, with today as its date', async () => {
    const product = (await (
      await post('/api/products', {
        bankId: 'triodos',
        name: 'Spaarplan',
        productType: 'spaarrekening',
        regulated: true,
      })
    ).json()) as ManagedProduct
    const rate = { productId: product.id, rateType: 'standard', baseRate: 1.1, loyaltyBonus: 0.2, source: 'triodos.be' }
    const stored = (await (await post('/api/rates', rate)).json()) as ManagedRate
    expect(stored).toMatchObject({ validFrom: '2026-11-15', checkedOn: '2026-11-15', totalRate: 1.3, version: 1 })
    expect((await post('/api/rates', rate)).status).toBe(409)
    const market = await get<Market>('/api/market')
    expect(market.asOf).toBe('2026-11-15')
    expect(market.offers.find((offer) => offer.id === stored.id)).toMatchObject({
      baseRate: 0.011,
      loyaltyBonus: 0.002,
      rate: null,
    })
    server.wait(1000)
    const changed = (await (await put('/api/rates', stored, { ...rate, baseRate: 1.5 })).json()) as ManagedRate
    expect(changed.version).toBe(2)
    const points = await get<RateHistoryPoint[]>(`/api/products/${product.id}/history`)
    expect(points.map((point) => point.totalRate)).toEqual([1.3, 1.7])
    const [change] = await get<RateChange[]>('/api/changes?limit=1')
    expect(change).toMatchObject({ kind: 'gestegen', before: 1.3, after: 1.7, bankName: 'Triodos' })
    expect(change?.sentence).toBe('Triodos Spaarplan: 1,70\u00a0% (was 1,30\u00a0%).')
    expect((await remove('/api/products', { ...product, version: 1 })).status).toBe(409)
    server.wait(1000)
    expect((await remove('/api/rates', changed)).status).toBe(204)
    expect((await get<RateChange[]>('/api/changes?limit=1'))[0]?.kind).toBe('verwijderd')
  })

  it('checking a rate again without changing it moves the check date, not the history', async () => {
    const before = await count('rate_history')
    const rate = (await get<ManagedRate[]>('/api/rates?scope=admin')).find(
      (row) => row.id === 'keytrade-azur',
    ) as ManagedRate
    const { productId, rateType, baseRate, loyaltyBonus, source } = rate
    const answer = await put('/api/rates', rate, { productId, rateType, baseRate, loyaltyBonus, source })
    expect(await answer.json()).toMatchObject({ validFrom: '2026-05-11', checkedOn: '2026-11-15' })
    expect(await count('rate_history')).toBe(before)
  })

  it('a bank that is made inactive takes its offers out of the public lists', async () => {
    const bank = (await get<ManagedBank[]>('/api/banks?scope=admin')).find((row) => row.id === 'crelan') as ManagedBank
    const { id: _, version: __, createdAt: ___, updatedAt: ____, ...fields } = bank
    expect((await put('/api/banks', bank, { ...fields, isActive: false })).status).toBe(200)
    expect(await get<unknown[]>('/api/products')).toHaveLength(125)
    expect((await get<Market>('/api/market')).offers).toHaveLength(125)
    expect((await server.send('GET', '/api/banks/crelan')).status).toBe(404)
  })

  it('refuses a product of an unknown bank and a rate of an unknown product', async () => {
    const product = { bankId: 'bestaat-niet', name: 'X', productType: 'kasbon' }
    expect(await (await post('/api/products', product)).json()).toMatchObject({
      fields: { bankId: expect.anything() as unknown },
    })
    const rate = { productId: 'bestaat-niet', rateType: 'standard', baseRate: 1, source: 'x' }
    expect(await (await post('/api/rates', rate)).json()).toMatchObject({
      fields: { productId: expect.anything() as unknown },
    })
  })

  it('the download of all rates can be sent back and changes nothing', async () => {
    const csv = await (await server.send('GET', '/api/rates.csv')).text()
    expect(csv.split('\r\n')).toHaveLength(140)
    const result = await json<object>(post('/api/rates/import', { csv, dryRun: false }))
    expect(result).toMatchObject({ applied: true, added: 0, changed: 0, unchanged: 138, errors: [] })
  })

  it('the feed is Atom and names the newest change first', async () => {
    const answer = await server.send('GET', '/veranderingen.xml')
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
    expect(text.match(/<entry>/g)).toHaveLength(50)
    expect(text).not.toContain('& ')
  })
})
