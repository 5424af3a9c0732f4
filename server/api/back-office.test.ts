import { setTimeout as pause } from 'node:timers/promises'
import { daysBetween } from '#finance/dates.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuditPage } from '#contract/audit.ts'
import type { ManagedBank } from '#contract/bank.ts'
import type { BinEntry } from '#contract/bin.ts'
import type { Queue } from '#contract/queue.ts'
import type { ManagedRate, RateHistoryPoint } from '#contract/rate.ts'
import type { RateImportResult } from '#contract/rate-import.ts'
import { readCsv } from '#data/csv.ts'
import { startOfDay } from '#server/dates.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { takeTurn } from '#server/importers/run.ts'
import { databaseKinds, someBank, quickHashes, startTestServer, type TestServer } from '#server/testing.ts'
import { until } from '#server/testing-process.ts'

describe.each(databaseKinds)('the back office on %s', (kind) => {
  let server: TestServer
  let cookie: string
  const get = async <T>(path: string) => (await (await server.send('GET', path, { cookie })).json()) as T
  const post = (path: string, body: unknown) => server.send('POST', path, { body, cookie })
  const matching = (row: { version: number }) => ({ 'If-Match': `"${row.version}"` })
  const rateOf = async (id: string) => {
    const found = (await get<ManagedRate[]>('/api/rates?scope=admin')).find((rate) => rate.id === id)
    if (found === undefined) throw new Error(`no rate ${id}`)
    return found
  }
  const inputOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, totalRate: _____, ...input }: ManagedRate) =>
    input
  const history = async (id: string) => get<RateHistoryPoint[]>(`/api/products/${id}/history?scope=admin`)
  const everything = async () => {
    const query = server.database.query()
    const plain = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, version: 0, updated_at: '' }))
    return JSON.stringify([
      plain(await query.selectFrom('banks').selectAll().orderBy('id').execute()),
      plain(await query.selectFrom('products').selectAll().orderBy('id').execute()),
      plain(await query.selectFrom('rates').selectAll().orderBy('id').execute()),
      await query.selectFrom('rate_history').selectAll().orderBy('id').execute(),
    ])
  }

  beforeEach(async () => {
    server = await startTestServer(kind, { hashes: quickHashes })
    cookie = await server.login()
  })
  afterEach(async () => server.close())

  it('the queue has every rate that nobody checked for 45 days, oldest first, and every product without a rate', async () => {
    const queue = await get<Queue>('/api/queue')
    const rates = await get<ManagedRate[]>('/api/rates?scope=admin')
    expect([queue.today, queue.importers]).toEqual(['2026-11-15', []])
    expect(queue.stale.length + rates.filter((rate) => daysBetween(rate.checkedOn, queue.today) <= 45).length).toBe(
      rates.length,
    )
    expect(queue.stale.length).toBeGreaterThan(100)
    const days = queue.stale.map((item) => item.days)
    expect(days).toEqual(days.toSorted((a, b) => b - a))
    expect(Math.min(...days)).toBeGreaterThan(45)
    const products = await server.database.query().selectFrom('products').select('id').execute()
    expect(products.length).toBeGreaterThan(200)
    const inactive = await server.database.query().selectFrom('banks').select('id').where('is_active', '=', 0).execute()
    const hidden = await server.database
      .query()
      .selectFrom('products')
      .select('id')
      .where(
        'bank_id',
        'in',
        inactive.map((bank) => bank.id),
      )
      .execute()
    expect(queue.missing).toHaveLength(products.length - rates.length - hidden.length)
    expect(queue.missing.some((item) => item.last !== null)).toBe(true)
  })

  it('"Nagekeken, ongewijzigd" for a selection: today as date, out of the queue, no history, in the audit', async () => {
    const before = await get<Queue>('/api/queue')
    const points = await everything().then((text) => (JSON.parse(text) as unknown[][])[3]?.length)
    const rates = before.stale.slice(0, 3).map(({ rate }) => ({ id: rate.id, version: rate.version }))
    const products = before.missing.slice(0, 2).map(({ productId }) => productId)
    expect(await (await post('/api/queue/check', { rates, products })).json()).toEqual({ checked: 5 })
    const after = await get<Queue>('/api/queue')
    expect([after.stale.length, after.missing.length]).toEqual([before.stale.length - 3, before.missing.length - 2])
    expect((await rateOf(rates[0]?.id ?? '')).checkedOn).toBe('2026-11-15')
    expect(await everything().then((text) => (JSON.parse(text) as unknown[][])[3]?.length)).toBe(points)
    const audit = await get<AuditPage>('/api/audit?kind=rente')
    expect(audit.entries.filter((entry) => entry.action === 'nakijken')).toHaveLength(3)
    server.wait(46 * 86_400_000)
    cookie = await server.login()
    expect((await get<Queue>('/api/queue')).stale).toHaveLength(before.stale.length)
  })

  it('a check of a rate that somebody changed meanwhile is refused as a whole', async () => {
    const [one, two] = (await get<Queue>('/api/queue')).stale.map(({ rate }) => rate)
    if (one === undefined || two === undefined) throw new Error('no stale rates')
    const rates = [
      { id: one.id, version: one.version },
      { id: two.id, version: two.version + 1 },
    ]
    expect((await post('/api/queue/check', { rates })).status).toBe(412)
    expect((await rateOf(one.id)).version).toBe(one.version)
    expect((await post('/api/queue/check', {})).status).toBe(400)
  })

  it('an importer that fails is in the queue until it works again', async () => {
    await server.close()
    server = await startTestServer(kind, {
      hashes: quickHashes,
      env: { IMPORTERS: 'ecb' },
      fetch: () => Promise.reject(new TypeError('fetch failed')),
    })
    cookie = await server.login()
    await takeTurn(server.parts, 'ecb', { attempts: 1 })
    const { importers } = await get<Queue>('/api/queue')
    expect(importers).toMatchObject([{ name: 'ecb', problem: 'de server gaf geen bruikbaar antwoord' }])
  })

  it('a correction replaces the entry of that date, a change adds one', async () => {
    const rate = await rateOf('keytrade-azur')
    const points = await history('keytrade-azur')
    const put = async (row: ManagedRate, values: object, query = '') =>
      (await (
        await server.send('PUT', `/api/rates/${row.id}${query}`, {
          body: { ...inputOf(row), ...values },
          cookie,
          headers: matching(row),
        })
      ).json()) as ManagedRate
    const news = (await get<unknown[]>('/api/changes?limit=500')).length
    server.wait(1000)
    const corrected = await put(rate, { baseRate: 0.61 }, '?correction=true')
    expect(corrected).toMatchObject({ baseRate: 0.61, validFrom: rate.validFrom })
    const repaired = await history('keytrade-azur')
    expect(repaired).toHaveLength(points.length)
    expect(repaired.at(-1)).toMatchObject({ baseRate: 0.61, validFrom: rate.validFrom })
    expect(await get<unknown[]>('/api/changes?limit=500')).toHaveLength(news)
    const { entries } = await get<AuditPage>('/api/audit?kind=rente&record=azur')
    expect(entries[0]).toMatchObject({ action: 'corrigeren', sentence: 'corrigeerde de rente van Azur (Keytrade)' })
    expect(entries[0]?.changes).toContainEqual({ field: 'Basisrente', before: '0,80\u00a0%', after: '0,61\u00a0%' })
    await put(corrected, { baseRate: 0.7, validFrom: '2026-11-15' })
    expect(await history('keytrade-azur')).toHaveLength(points.length + 1)
  })

  it('a deleted bank comes back whole, once, and the public history knows nothing of it', async () => {
    const before = await everything()
    const kbc = (await get<ManagedBank[]>('/api/banks?scope=admin')).find((bank) => bank.id === 'kbc') as ManagedBank
    const gone = await server.send('DELETE', '/api/banks/kbc?cascade=true', { cookie, headers: matching(kbc) })
    expect(gone.status).toBe(204)
    expect(await everything()).not.toBe(before)
    const [entry] = await get<BinEntry[]>('/api/bin')
    if (entry === undefined) throw new Error('nothing in the bin')
    expect(entry).toMatchObject({ kind: 'bank', name: kbc.name })
    expect(entry.contents).toContain('KBC-Start2Save')
    expect(entry.until.slice(0, 10)).toBe('2026-12-15')
    const both = await Promise.all([post(`/api/bin/${entry.id}/restore`, {}), post(`/api/bin/${entry.id}/restore`, {})])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await everything()).toBe(before)
    expect(await get<BinEntry[]>('/api/bin')).toEqual([])
    const again = (await get<ManagedBank[]>('/api/banks?scope=admin')).find((bank) => bank.id === 'kbc')
    expect(again?.version).toBe(kbc.version + 1)
    const actions = (await get<AuditPage>('/api/audit?record=kbc')).entries.map((row) => row.action)
    expect(actions).toEqual(expect.arrayContaining(['verwijderen', 'terugzetten']))
  })

  it('says why something cannot come back, and leaves it in the bin', async () => {
    const bank = (await (await post('/api/banks', someBank)).json()) as ManagedBank
    await server.send('DELETE', `/api/banks/${bank.id}`, { cookie, headers: matching(bank) })
    await post('/api/banks', someBank)
    const [entry] = await get<BinEntry[]>('/api/bin')
    const refused = await post(`/api/bin/${entry?.id}/restore`, {})
    expect(refused.status).toBe(409)
    expect(await get<BinEntry[]>('/api/bin')).toHaveLength(1)
    const rate = await rateOf('keytrade-azur')
    await server.send('DELETE', `/api/rates/${rate.id}`, { cookie, headers: matching(rate) })
    const keytrade = (await get<ManagedBank[]>('/api/banks?scope=admin')).find((row) => row.id === 'keytrade')
    await server.send('DELETE', '/api/banks/keytrade?cascade=true', { cookie, headers: matching(keytrade ?? rate) })
    const rateEntry = (await get<BinEntry[]>('/api/bin')).find((each) => each.kind === 'rente')
    const orphan = await post(`/api/bin/${rateEntry?.id}/restore`, {})
    expect([orphan.status, ((await orphan.json()) as { error: string }).error]).toEqual([
      409,
      'Het product van deze rente is ook verwijderd. Zet eerst het product terug.',
    ])
  })

  it('the bin is emptied after thirty days', async () => {
    const rate = await rateOf('keytrade-azur')
    await server.send('DELETE', `/api/rates/${rate.id}`, { cookie, headers: matching(rate) })
    vi.useFakeTimers({ toFake: ['setInterval'] })
    await keepHouse(server.parts)
    const anHourPasses = async () => {
      vi.advanceTimersByTime(3_600_000)
      await new Promise((resolve) => setTimeout(resolve, 300))
    }
    const kept = async () => server.database.query().selectFrom('undo').select('id').execute()
    server.setTime('2026-12-15T09:59:00Z')
    await anHourPasses()
    expect(await kept()).toHaveLength(1)
    server.setTime('2026-12-15T10:01:00Z')
    await anHourPasses()
    await until(async () => (await kept()).length === 0)
    vi.useRealTimers()
  })

  const fifty = () =>
    'bank;product;producttype;soort;basisrente_pct;geldig_sinds;bron\r\n'.concat(
      ...Array.from(
        { length: 50 },
        (_, at) =>
          `Triodos;Proef ${at + 1};termijnrekening;gewoon;1,${String(at).padStart(2, '0')};1/11/2026;triodos.be\r\n`,
      ),
    )

  it('an import of fifty rates is taken back as a whole, with what it changed and corrected', async () => {
    const before = await everything()
    const csv = `${fifty()}Keytrade;Azur;spaarrekening;gewoon;0,77;;keytrade.be\r\n`
    const result = (await (
      await post('/api/rates/import', { csv, name: 'rentes.csv', dryRun: false })
    ).json()) as RateImportResult
    expect(result).toMatchObject({ applied: true, added: 50, changed: 1, errors: [] })
    const [entry] = await get<BinEntry[]>('/api/bin')
    expect(entry).toMatchObject({ id: result.undo, kind: 'invoer', name: 'rentes.csv' })
    expect(entry?.contents).toHaveLength(51)
    server.wait(1000)
    expect((await post(`/api/bin/${result.undo}/restore`, {})).status).toBe(200)
    expect(await everything()).toBe(before)
    const audit = await get<AuditPage>('/api/audit?kind=rentebestand')
    expect(audit.entries.map((row) => row.action)).toEqual(['terugdraaien', 'invoeren'])
  })

  it('an import is not taken back over a later change', async () => {
    const csv =
      'bank,product,producttype,soort,basisrente_pct,geldig_sinds,bron\nKeytrade,Azur,spaarrekening,gewoon,0.9,2026-05-11,x\n'
    const preview = (await (await post('/api/rates/import', { csv })).json()) as RateImportResult
    expect(preview.lines[0]?.action).toBe('corrigeren')
    const points = await history('keytrade-azur')
    const { undo } = (await (await post('/api/rates/import', { csv, dryRun: false })).json()) as RateImportResult
    expect(await history('keytrade-azur')).toHaveLength(points.length)
    const rate = await rateOf('keytrade-azur')
    const put = { body: { ...inputOf(rate), baseRate: 0.95 }, cookie, headers: matching(rate) }
    expect((await server.send('PUT', `/api/rates/${rate.id}`, put)).status).toBe(200)
    const kept = await everything()
    expect((await post(`/api/bin/${undo}/restore`, {})).status).toBe(409)
    expect(await everything()).toBe(kept)
    // Also when that change is itself taken back: the row has moved on, and the answer says so.
    const later = (await get<BinEntry[]>('/api/bin')).find((entry) => entry.kind === 'wijziging')
    expect((await post(`/api/bin/${later?.id}/restore`, {})).status).toBe(200)
    const refused = (await (await post(`/api/bin/${undo}/restore`, {})).json()) as { error: string }
    expect(refused.error).toContain('is sindsdien gewijzigd of teruggedraaid. Alles blijft zoals het is')
  })

  describe('a change that is under way', () => {
    /** What somebody else does in a transaction that ends a moment later. */
    const underWay = async (work: Parameters<typeof server.database.changePublicData<unknown>>[0]) => {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
      const done = server.database.changePublicData(async (change) => {
        await work(change)
        begin()
        await pause(200)
      })
      await begun
      return { done }
    }

    it('is not lost when another is taken back', async () => {
      const rate = await rateOf('keytrade-azur')
      const put = { body: { ...inputOf(rate), baseRate: 0.9 }, cookie, headers: matching(rate) }
      expect((await server.send('PUT', `/api/rates/${rate.id}`, put)).status).toBe(200)
      const [entry] = await get<BinEntry[]>('/api/bin')
      const columns = { base_rate: 0.95, version: rate.version + 2 }
      const { done } = await underWay((change) =>
        change.updateTable('rates').set(columns).where('id', '=', rate.id).execute(),
      )
      expect((await post(`/api/bin/${entry?.id}/restore`, {})).status).toBe(409)
      await done
      expect(await rateOf('keytrade-azur')).toMatchObject({ baseRate: 0.95, version: rate.version + 2 })
    })

    it('is not lost when its product is deleted', async () => {
      const product = await get<{ id: string; version: number }>('/api/products/keytrade-azur?scope=admin')
      const columns = { name: 'Azuur', version: product.version + 1 }
      const { done } = await underWay((change) =>
        change.updateTable('products').set(columns).where('id', '=', product.id).execute(),
      )
      const path = `/api/products/${product.id}?cascade=true`
      expect((await server.send('DELETE', path, { cookie, headers: matching(product) })).status).toBe(412)
      await done
      expect((await rateOf('keytrade-azur')).productId).toBe(product.id)
    })
  })

  it('columns with other names are guessed, chosen, and the rest is left aside', async () => {
    const csv =
      'Bank;Naam van het product;Producttype;Soort;Basisrente (%);Bron;Eigen nota\r\nKeytrade;Azur;spaarrekening;gewoon;0,8;x;y\r\n'
    const first = (await (await post('/api/rates/import', { csv })).json()) as RateImportResult
    expect(first.errors.length).toBeGreaterThan(0)
    expect(first.headers).toHaveLength(7)
    expect(first.columns).toEqual({
      bank: 'Bank',
      producttype: 'Producttype',
      soort: 'Soort',
      basisrente_pct: 'Basisrente (%)',
      bron: 'Bron',
    })
    const columns = { ...first.columns, product: 'Naam van het product' }
    const second = (await (await post('/api/rates/import', { csv, columns })).json()) as RateImportResult
    expect(second).toMatchObject({ changed: 1, errors: [] })
  })

  it('the files for Excel come back unchanged, as CSV and as workbook', async () => {
    const unchanged = (await get<ManagedRate[]>('/api/rates?scope=admin')).length
    const answer = await server.send('GET', '/api/export/rates.csv', { cookie })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const csv = new TextDecoder().decode(bytes)
    expect(csv).toContain('bank;product;')
    expect(csv).toMatch(/;\d,\d+;/)
    expect(csv).toMatch(/;\d{2}\/\d{2}\/\d{4};/)
    expect(await (await post('/api/rates/import', { csv })).json()).toMatchObject({ unchanged, errors: [] })
    const book = await server.send('GET', '/api/export/rates.xlsx', { cookie })
    expect(book.headers.get('content-disposition')).toBe('attachment; filename="rekenklaar-rentes-2026-11-15.xlsx"')
    const xlsx = Buffer.from(await book.arrayBuffer()).toString('base64')
    expect(await (await post('/api/rates/import', { xlsx })).json()).toMatchObject({ unchanged, errors: [] })
  })

  it('the log is filtered by person, record, kind and period, and downloads as it is shown', async () => {
    await post('/api/banks', someBank)
    await server.send('POST', '/api/auth/login', { body: { email: 'ander@voorbeeld.be', password: 'x' } })
    const sentences = async (query: string) =>
      (await get<AuditPage>(`/api/audit?${query}`)).entries.map((entry) => `${entry.actor} ${entry.sentence}`)
    // A typed address is not kept in the log: it may be a mistyped password.
    expect(await sentences('person=ander@voorbeeld.be')).toEqual([])
    expect(await sentences('person=onbekend')).toEqual(['onbekend probeerde in te loggen'])
    expect(await sentences('record=PROEFB')).toEqual(['beheer@voorbeeld.be voegde toe: de bank Proefbank'])
    expect(await sentences('record=%25')).toEqual([])
    expect(await sentences('kind=bank&from=2026-11-15&to=2026-11-15')).toHaveLength(1)
    expect(await sentences('kind=bank&to=2026-11-14')).toEqual([])
    expect((await server.send('GET', '/api/audit?kind=onzin', { cookie })).status).toBe(400)
    const file = await (await server.send('GET', '/api/export/audit.csv?kind=bank', { cookie })).text()
    const lines = readCsv(file)
    expect(lines.find((line) => line.values['veld'] === 'Naam')?.values).toMatchObject({
      wie: 'beheer@voorbeeld.be',
      wat: 'voegde toe: de bank Proefbank',
      oud: '',
      nieuw: 'Proefbank',
    })
  })

  it('a website without https:// gets it, and a script does not', async () => {
    const made = await post('/api/banks', { ...someBank, website: 'testux.be' })
    expect(((await made.json()) as ManagedBank).website).toBe('https://testux.be')
    expect((await post('/api/banks', { ...someBank, shortName: 'Ander', website: 'javascript:alert(1)' })).status).toBe(
      400,
    )
  })

  it('says truly where it runs', async () => {
    expect(await get<object>('/api/environment')).toEqual({
      host: 'rekenklaar.test',
      kind: 'productie',
      database: kind,
    })
  })
})

describe('Belgian days', () => {
  it('begin at 22 or 23 hours the day before, also around the change of the clock', () => {
    expect(startOfDay('2026-07-01')).toBe('2026-06-30T22:00:00.000Z')
    expect(startOfDay('2026-11-15')).toBe('2026-11-14T23:00:00.000Z')
    expect(startOfDay('2026-10-25')).toBe('2026-10-24T22:00:00.000Z')
    expect(startOfDay('2026-10-25', 1)).toBe('2026-10-25T23:00:00.000Z')
  })
})
