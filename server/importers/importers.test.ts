import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Market } from '#calculators/kernel/market.ts'
import { download } from '#server/importers/download.ts'
import { ecbSeries, readEcbCsv } from '#server/importers/ecb.ts'
import { runImporter, scheduleImporters } from '#server/importers/run.ts'
import { databaseKinds, startTestServer, type TestServer } from '#server/testing.ts'

/** The CSV of the portal with detail=dataonly: key, one column per dimension, period and value. */
function ecbAnswer(key: string, months: number): string {
  const dotted = key.replace('/', '.')
  const rows = Array.from({ length: months }, (_, i) => {
    const month = `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
    return `${dotted},M,BE,B,${month},${(2 + Math.floor(i / 6) * 0.25).toFixed(2)}`
  })
  return `KEY,FREQ,REF_AREA,BS_REP_SECTOR,TIME_PERIOD,OBS_VALUE\n${rows.join('\n')}\n`
}

type Replay = (request: IncomingMessage, response: ServerResponse, count: number) => void

let replay: Server
let requests: string[]
let play: Replay
let base: string

beforeEach(async () => {
  requests = []
  replay = createServer((request, response) => {
    requests.push(request.url ?? '')
    play(request, response, requests.length)
  })
  await new Promise<void>((resolve) => replay.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(replay.address() as AddressInfo).port}`
})
afterEach(() => {
  replay.closeAllConnections()
  replay.close()
})

const quick = { firstWaitMs: 1, attempts: 3 }
/** Every series with this many months from January 2024 on; the first six have this value. */
const ecbOf =
  (months: number, first: string): Replay =>
  (request, response) => {
    const key = (request.url ?? '').split('?')[0]?.slice('/data/'.length) ?? ''
    response
      .writeHead(200, { 'Content-Type': 'text/csv' })
      .end(ecbAnswer(key, months).replaceAll(',2.00\n', `,${first}\n`))
  }
const goodEcb = ecbOf(24, '2.00')

describe.each(databaseKinds)('importers on %s', (kind) => {
  let server: TestServer
  const start = async () => {
    server = await startTestServer(kind, {
      env: { ECB_ENDPOINT: `${base}/data`, IMPORTERS: 'ecb' },
    })
  }
  const points = async (series: string) =>
    server.database
      .query()
      .selectFrom('series_points')
      .selectAll()
      .where('series', '=', series)
      .orderBy('period')
      .execute()
  afterEach(async () => server.close())

  it('bring ECB series into the market, with their source, and nothing new the second time', async () => {
    await start()
    play = goodEcb
    expect(await runImporter(server.parts, 'ecb', quick)).toBe(48)
    expect(requests).toHaveLength(ecbSeries.length)
    expect(requests[0]).toContain('format=csvdata')
    const market = (await (await server.send('GET', '/api/market')).json()) as Market
    const imported = market.levels.filter((level) => level.series === 'olo_10j' && level.month === '2025-12')
    expect(imported).toEqual([
      {
        series: 'olo_10j',
        month: '2025-12',
        rate: 0.0275,
        source: 'ECB Data Portal, IRS.M.BE.L.L40.CI.0000.EUR.N.Z',
      },
    ])
    expect(await runImporter(server.parts, 'ecb', quick)).toBe(0)
    const audit = await server.database
      .query()
      .selectFrom('audit')
      .selectAll()
      .where('object_type', '=', 'reeks')
      .execute()
    expect(audit).toHaveLength(1)
  })

  it('keep nothing of a set of series when one of them is wrong', async () => {
    await start()
    const before = await points('woonkrediet_nieuw_meer_dan_10j_vast')
    play = (request, response, count) =>
      count === 2 ? response.end('<html>onderhoud</html>') : goodEcb(request, response, count)
    await expect(runImporter(server.parts, 'ecb', quick)).rejects.toThrow('not the CSV')
    expect(await points('woonkrediet_nieuw_meer_dan_10j_vast')).toEqual(before)
  })

  it('refuse an answer that lost points we already had', async () => {
    await start()
    play = goodEcb
    await runImporter(server.parts, 'ecb', quick)
    const before = await points('olo_10j')
    play = ecbOf(18, '2.00')
    await expect(runImporter(server.parts, 'ecb', quick)).resolves.toBe(0)
    play = ecbOf(18, '2.01')
    await expect(runImporter(server.parts, 'ecb', quick)).rejects.toThrow('known points are missing')
    expect(await points('olo_10j')).toEqual(before)
  })

  it('are off unless switched on', async () => {
    server = await startTestServer(kind)
    scheduleImporters(server.parts)
    expect(server.parts.config.importers).toEqual([])
    expect(requests).toEqual([])
  })
})

describe('download', () => {
  const get = (timeoutMs = 10_000) => download(`${base}/x`, { fetch, ...quick, timeoutMs })

  it('tries again after errors and silence, and then succeeds', async () => {
    play = (_, response, count) => {
      if (count === 1) response.writeHead(503).end()
      else if (count === 2) setTimeout(() => response.end('te laat'), 3000)
      else response.end('goed')
    }
    expect((await get(1000)).toString()).toBe('goed')
    expect(requests).toHaveLength(3)
  })

  it('stops after the last attempt', async () => {
    play = (_, response) => response.writeHead(500).end()
    await expect(get()).rejects.toThrow('status 500 after 3 attempts')
  })

  it('does not repeat a request that is wrong in itself', async () => {
    play = (_, response) => response.writeHead(404).end()
    await expect(get()).rejects.toThrow('status 404')
    expect(requests).toHaveLength(1)
  })

  it('notices half an answer', async () => {
    play = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' })
      response.write('half')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(get()).rejects.toThrow('after 3 attempts')
  })

  it('follows no redirect and takes no endless answer', async () => {
    play = (_, response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()
    await expect(get()).rejects.toThrow('after 3 attempts')
    play = (_, response) => response.end(Buffer.alloc(2000))
    await expect(download(`${base}/x`, { fetch, ...quick, maxBytes: 1000 })).rejects.toThrow('more than 1000 bytes')
  })
})

describe('formats', () => {
  const [series] = ecbSeries
  if (series === undefined) throw new Error('no series')
  const good = ecbAnswer(series.key, 24)

  it('finds ECB columns by name, skips empty values and refuses another series', () => {
    const wide = good.replaceAll(',BE,', ',BE,"a, b",').replace('REF_AREA,', 'REF_AREA,TITLE,')
    expect(readEcbCsv(wide, series, 'x').points).toHaveLength(24)
    expect(readEcbCsv(good.replace(',2.00\n', ',\n'), series, 'x').points).toHaveLength(23)
    expect(() => readEcbCsv(good.replace('MIR.M.BE', 'MIR.M.NL'), series, 'x')).toThrow('another series')
    expect(() => readEcbCsv(good.slice(0, -3), series, 'x')).toThrow('stops halfway')
    expect(() => readEcbCsv('{"title":"Not Found"}', series, 'x')).toThrow('not the CSV')
  })
})
