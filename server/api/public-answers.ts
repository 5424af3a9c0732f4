/**
 * Answers that are the same for every visitor, as files ready to be sent: lists, the download, the feed. Each is made
 * once per data version and day, when it is first asked for, and after that goes out like a page from memory.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { openApiDocument } from '#server/api/openapi.ts'
import { changeList, feedOf, lawChangesOf } from '#server/api/changes.ts'
import type { PublicAnswers, PublicPath } from '#server/api/public-paths.ts'
import { publicCaching } from '#server/api/public-copy.ts'
import type { Config } from '#server/config.ts'
import { toBank, toProduct, toRate } from '#server/database/rows.ts'
import { calendarOf } from '#server/dates.ts'
import { fixedSecurityHeaders, strictPolicy } from '#server/http/security-headers.ts'
import { createResource, type Resource } from '#server/pages/resource.ts'
import type { Site } from '#server/pages/site.ts'
import type { PublicData, PublicDataSource, Reading } from '#server/public-data.ts'
import { ratesAsCsv } from '#server/rate-files/columns.ts'

type Answer = {
  readonly contentType: string
  readonly headers?: readonly (readonly [string, string])[]
  readonly body: (data: PublicData, today: string) => string
}

export type PublicAnswersOptions = {
  readonly data: PublicDataSource
  readonly site: Site
  readonly config: Config
  readonly clock: () => Date
}

function json(body: (data: PublicData) => unknown): Answer {
  return { contentType: 'application/json; charset=utf-8', body: (data) => JSON.stringify(body(data)) }
}

function feed(body: Answer['body']): Answer {
  return { contentType: 'application/atom+xml; charset=utf-8', body }
}

function compressed(text: string) {
  const identity = Buffer.from(text, 'utf8')
  const br = brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { identity, br, gzip: gzipSync(identity, { level: 6 }) }
}

/** The only queries that mean something here: an admin's view, which asks for a session, and fewer changes. */
function asksForMore(path: string, query: string): boolean {
  if (query === '') return false
  const asked = new URLSearchParams(query)
  return asked.getAll('scope').includes('admin') || (path === '/api/changes' && asked.has('limit'))
}

export function publicAnswersOf({ data, site, config, clock }: PublicAnswersOptions): PublicAnswers {
  const today = calendarOf(clock)
  // The same for every data version, and the most work of all of these: made before anybody waits for it.
  const document = openApiDocument(config.publicOrigin)
  const answers: Readonly<Record<PublicPath, Answer>> = {
    '/api/banks': json(({ rows }) => rows.banks.map(toBank)),
    '/api/products': json(({ rows }) => rows.products.map(toProduct)),
    '/api/rates': json(({ rows }) => rows.rates.map(toRate)),
    '/api/rates.csv': {
      contentType: 'text/csv; charset=utf-8',
      headers: [['Content-Disposition', 'attachment; filename="rekenklaar-rentes.csv"']],
      body: ({ rows }) => ratesAsCsv(rows),
    },
    '/api/market': json(({ market }) => market),
    '/api/changes': json(({ changes }) => changeList(changes)),
    '/api/openapi.json': json(() => document),
    '/veranderingen.xml': feed(({ changes }, day) =>
      feedOf('/veranderingen.xml', changes, lawChangesOf(site, day), config.publicOrigin),
    ),
    // Part of the open figures, as /cijfers.json is.
    '/cijfers.xml': {
      ...feed((_, day) => feedOf('/cijfers.xml', [], lawChangesOf(site, day), config.publicOrigin)),
      headers: [['Access-Control-Allow-Origin', '*']],
    },
  }
  const byPath = new Map<string, Answer>(Object.entries(answers))
  const made = new Map<string, { readonly key: string; readonly resource: Resource }>()
  const security = [['Content-Security-Policy', strictPolicy(config)] as const, ...fixedSecurityHeaders]

  const make = (path: string, answer: Answer, reading: Reading, day: string): Resource =>
    createResource({
      path,
      contentType: answer.contentType,
      cacheControl: publicCaching,
      headers: [
        ...(answer.headers ?? []),
        ['X-Data-As-Of', reading.data.market.asOf],
        ['X-Data-Status', reading.freshness],
        ...security,
      ],
      bodies: compressed(answer.body(reading.data, day)),
    })

  const current = (path: string, answer: Answer, reading: Reading): Resource => {
    const day = today()
    const key = `${reading.data.version} ${day} ${reading.freshness}`
    const known = made.get(path)
    if (known?.key === key) return known.resource
    const resource = make(path, answer, reading, day)
    made.set(path, { key, resource })
    return resource
  }

  return {
    ready: (path, query = '') => {
      const answer = byPath.get(path)
      if (answer === undefined || asksForMore(path, query)) return undefined
      const reading = data.current()
      return reading.freshness === 'actueel' ? current(path, answer, reading) : undefined
    },
    find: async (path) => current(path, answers[path], await data.read()),
  }
}
