import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Market } from '#calculators/kernel/market.ts'
import { download } from '#server/importers/download.ts'
import { ecbSeries, readEcbCsv } from '#server/importers/ecb.ts'
import { runImporter, scheduleImporters } from '#server/importers/run.ts'
import { readStatbel } from '#server/importers/statbel.ts'
import { readFromZip } from '#server/importers/zip.ts'
import { databaseKinds, startTestServer, type TestServer } from '#server/testing.ts'

/** The CSV of the portal with detail=dataonly: key, one column per dimension, period and value. */
function ecbAnswer(key: string, months: number): string {
  const dotted = key.replace('/', '.')
  const isDaily = dotted.startsWith('FM.D')
  const rows = Array.from({ length: months }, (_, i) => {
    const month = `${2024 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`
    return `${dotted},M,BE,B,${isDaily ? `${month}-15` : month},${(2 + Math.floor(i / 6) * 0.25).toFixed(2)}`
  })
  return `KEY,FREQ,REF_AREA,BS_REP_SECTOR,TIME_PERIOD,OBS_VALUE\n${rows.join('\n')}\n`
}

function statbelText(months: number): string {
  const lines = Array.from({ length: months }, (_, i) => {
    const year = 2023 + Math.floor(i / 12)
    return [2013, 2004].map(
      (base) =>
        `${year}|${(i % 12) + 1}|${(130 + i / 10).toFixed(2)}|${(131 + i / 10).toFixed(2)}|${base}|${i > 3 ? (130.5 + i / 10).toFixed(2) : ''}`,
    )
  })
  return `NM_YR|NM_MTH|MS_CPI_IDX|MS_HLTH_IDX|NM_BASE_YR|MS_SMOOTH_IDX\r\n${lines.flat().join('\r\n')}\r\n`
}

/** A zip as archivers write it: local header, data, directory, end. */
function zipOf(name: string, text: string): Buffer {
  const content = Buffer.from(text)
  const packed = deflateRawSync(content)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(content), 0)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(content.length, 8)
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  sizes.copy(local, 14)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt16LE(8, 10)
  sizes.copy(entry, 16)
  entry.writeUInt16LE(name.length, 28)
  const directoryAt = local.length + name.length + packed.length
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(directoryAt, 16)
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
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
const goodEcb: Replay = (request, response) => {
  const key = (request.url ?? '').split('?')[0]?.slice('/data/'.length) ?? ''
  response.writeHead(200, { 'Content-Type': 'text/csv' }).end(ecbAnswer(key, 24))
}
const goodStatbel: Replay = (_, response) => response.end(zipOf('CPI All base years.txt', statbelText(40)))

describe.each(databaseKinds)('importers on %s', (kind) => {
  let server: TestServer
  const start = async () => {
    server = await startTestServer(kind, {
      env: { ECB_ENDPOINT: `${base}/data`, STATBEL_ENDPOINT: `${base}/cpi.zip`, IMPORTERS: 'ecb,statbel' },
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
    expect(await runImporter(server.parts, 'ecb', quick)).toBeGreaterThan(100)
    expect(requests).toHaveLength(ecbSeries.length)
    expect(requests[0]).toContain('format=csvdata')
    const market = (await (await server.send('GET', '/api/market')).json()) as Market
    const newest = market.levels.findLast((level) => level.series === 'termijn_nieuw_tot_1j')
    expect(newest).toEqual({
      series: 'termijn_nieuw_tot_1j',
      month: '2025-12',
      rate: 0.0275,
      source: 'ECB Data Portal, MIR.M.BE.B.L22.F.R.A.2250.EUR.N',
    })
    expect(await points('ecb_depositorente')).toHaveLength(4)
    expect(await runImporter(server.parts, 'ecb', quick)).toBe(0)
    const audit = await server.database
      .query()
      .selectFrom('audit')
      .selectAll()
      .where('object_type', '=', 'reeks')
      .execute()
    expect(audit).toHaveLength(1)
  })

  it('bring the price and health index of Statbel', async () => {
    await start()
    play = goodStatbel
    expect(await runImporter(server.parts, 'statbel', quick)).toBe(40 + 40 + 36)
    const cpi = await points('cpi_2013')
    expect(cpi[0]).toMatchObject({ period: '2023-01', value: 130 })
    expect(cpi[0]?.source).toContain('Statbel')
  })

  it('keep nothing of a set of series when one of them is wrong', async () => {
    await start()
    play = (request, response, count) =>
      count === 5 ? response.end('<html>onderhoud</html>') : goodEcb(request, response, count)
    await expect(runImporter(server.parts, 'ecb', quick)).rejects.toThrow('not the CSV')
    expect(await points('ecb_depositorente')).toEqual([])
  })

  it('refuse an answer that lost points we already had', async () => {
    await start()
    play = goodStatbel
    await runImporter(server.parts, 'statbel', quick)
    play = (_, response) => response.end(zipOf('CPI.txt', statbelText(30)))
    await expect(runImporter(server.parts, 'statbel', quick)).resolves.toBe(0)
    play = (_, response) => response.end(zipOf('CPI.txt', statbelText(30).replace('130.00', '129.00')))
    await expect(runImporter(server.parts, 'statbel', quick)).rejects.toThrow('known points are missing')
    expect(await points('cpi_2013')).toHaveLength(40)
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
  const series = ecbSeries[3]
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

  it('reads Statbel with other separators and decimal commas, and refuses broken lines', () => {
    const text = statbelText(30)
    expect(readStatbel(text.replaceAll('|', ';').replaceAll('.', ','), 'x')[0]?.points).toHaveLength(30)
    expect(() => readStatbel(text.slice(0, -12), 'x')).toThrow('stops halfway')
    expect(() => readStatbel(text.replace('MS_HLTH_IDX', 'ANDERS'), 'x')).toThrow('MS_HLTH_IDX is missing')
    expect(() => readStatbel('<html>', 'x')).toThrow('not the price index file')
  })

  it('reads a zip, and refuses a truncated or damaged one', () => {
    const zip = zipOf('a.txt', 'hallo '.repeat(100))
    expect(readFromZip(zip, (name) => name === 'a.txt').toString()).toBe('hallo '.repeat(100))
    expect(() => readFromZip(zip.subarray(0, zip.length - 30), () => true)).toThrow('no end of archive')
    const damaged = Buffer.from(zip)
    // The checksum in the directory entry, which stands right before its name and the end record.
    damaged.writeUInt32LE(1, zip.length - 22 - 'a.txt'.length - 46 + 16)
    expect(() => readFromZip(damaged, () => true)).toThrow('checksum differs')
    expect(() => readFromZip(zip, () => false)).toThrow('not in the archive')
  })
})
