import { describe, expect, it } from 'vitest'
import { numbersOfFile, rateNumbers, rowOfNumbers } from '#contract/rate-columns.ts'
import { readConfig } from '#server/config.ts'
import { changesOf } from '#server/changes.ts'
import type { RateHistoryRow } from '#server/database/tables.ts'
import { createResource } from '#server/pages/resource.ts'
import { startTestServer, testFiles } from '#server/testing.ts'

const row: RateHistoryRow = {
  id: '1',
  product_id: 'p',
  bank_name: 'KBC',
  product_name: 'KBC-Start2Save',
  product_type: 'spaarrekening',
  rate_type: 'standard',
  ...rowOfNumbers(rateNumbers, { ...numbersOfFile(rateNumbers, () => null), baseRate: 1, loyaltyBonus: 1 }),
  total_rate: 2,
  valid_from: '2025-01-01',
  checked_on: '2025-01-01',
  source: 'kbc.be',
  confidence: 'hoog',
  note: '',
  action: 'seed',
  recorded_at: '2026-11-15T00:00:00.000Z',
}

describe('changes', () => {
  it('are the steps between points of one product, newest first, without points where nothing changed', () => {
    const history = [
      row,
      { ...row, id: '2', valid_from: '2025-06-01', total_rate: 2.5 },
      { ...row, id: '3', valid_from: '2025-07-01', total_rate: 2.5 },
      { ...row, id: '4', valid_from: '2026-01-01', total_rate: 1.75 },
      { ...row, id: '5', product_id: 'q', product_name: 'Andere', total_rate: 9 },
    ]
    expect(changesOf(history).map(({ id, kind, before, after }) => [id, kind, before, after])).toEqual([
      ['4', 'gedaald', 2.5, 1.75],
      ['2', 'gestegen', 2, 2.5],
      ['1', 'nieuw', null, 2],
      ['5', 'nieuw', null, 9],
    ])
  })

  it('know when a half-known rate makes up or down impossible to say', () => {
    const history = [row, { ...row, id: '2', valid_from: '2025-06-01', total_rate: null }]
    expect(changesOf(history)[0]).toMatchObject({
      kind: 'aangepast',
      sentence: 'KBC-Start2Save: rente aangepast (was 2,00\u00a0%).',
    })
  })
})

describe('the feed', () => {
  it('also has the legal figures the build publishes, up to today', async () => {
    const files = testFiles(readConfig({}))
    const laws = [
      { from: '2027-01-01', label: 'Later', before: '1', after: '2', source: 'wet' },
      { from: '2026-11-14', label: 'Vrijstelling & co', before: '€ 980', after: '€ 1.020', source: 'art. 21 WIB' },
    ]
    const identity = Buffer.from(JSON.stringify(laws))
    const path = '/wetswijzigingen.json'
    files.byPath.set(
      path,
      createResource({
        path,
        contentType: 'application/json',
        cacheControl: 'no-cache',
        headers: [],
        bodies: { identity },
      }),
    )
    const server = await startTestServer('sqlite', { files, withoutAdmin: true })
    const feed = await (await server.send('GET', '/veranderingen.xml')).text()
    await server.close()
    expect(feed).not.toContain('Later')
    const titles = [...feed.matchAll(/<entry>\s*<id>[^<]*<\/id>\s*<title>([^<]*)/g)].map(([, title]) => title)
    expect(titles[0]).toBe('Vrijstelling &amp; co: € 1.020 (was € 980).')
    expect(titles).toHaveLength(50)
  })
})
