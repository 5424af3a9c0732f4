/**
 * Pages that show bank rates. The build has them with its own snapshot; here they are rendered again with the rates
 * of the database, once per data version and day, and then served like any other file. When that fails the last good
 * rendering stays, and before the first one the file of the build.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Market } from '#calculators/kernel/market.ts'
import { calendarOf } from '#server/dates.ts'
import type { PolicyConfig } from '#server/http/security-headers.ts'
import { describeError, type Log } from '#server/log.ts'
import type { PublicDataSource } from '#server/public-data.ts'
import { pageResource } from '#server/pages/static-files.ts'
import type { Resource } from '#server/pages/resource.ts'

/** The complete HTML of a page with these rates in it. The day decides which rates are shown as possibly outdated. */
export type RenderPage = (path: string, market: Market, today: string) => Promise<string>

type Edition = { readonly version: string; readonly day: string }
type Rendered = { readonly edition: Edition; readonly resource: Resource; readonly olderCopy: Resource }

function isSame(a: Edition | undefined, b: Edition): boolean {
  return a !== undefined && a.version === b.version && a.day === b.day
}

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

async function compressed(html: string) {
  const identity = Buffer.from(html, 'utf8')
  // Quality 5 takes milliseconds where the build's 11 takes a second, for about a tenth more bytes.
  const br = await compressWithBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { identity, br, gzip: await compressWithGzip(identity, { level: 6 }) }
}

export type MarketPages = {
  /** The page if it is ready and up to date; undefined when `render` has to be awaited. */
  readonly ready: (path: string) => Resource | undefined
  readonly has: (path: string) => boolean
  readonly render: (path: string) => Promise<Resource | undefined>
  /** Renders every page in the background, so that the first visitor after a change does not wait. */
  readonly warmUp: () => Promise<void>
  readonly renderings: () => number
}

export type MarketPagesOptions = {
  readonly paths: readonly string[]
  readonly renderPage: RenderPage | undefined
  readonly data: PublicDataSource
  readonly config: PolicyConfig
  readonly log: Log
  readonly clock: () => Date
}

const giveUpAfter = 5000

export function marketPagesOf(options: MarketPagesOptions): MarketPages {
  const { data, config, log, renderPage } = options
  const paths = new Set(renderPage === undefined ? [] : options.paths)
  const rendered = new Map<string, Rendered>()
  const busy = new Map<string, Promise<void>>()
  const failed = new Map<string, Edition>()
  const today = calendarOf(options.clock)
  const editionOf = (market: Market): Edition => ({ version: market.version, day: today() })
  let renderings = 0

  const renderOnce = async (path: string, market: Market, edition: Edition) => {
    if (renderPage === undefined) return
    try {
      renderings++
      const bodies = await compressed(await withinTime(renderPage(path, market, today()), giveUpAfter))
      const asOf = ['X-Data-As-Of', market.asOf] as const
      rendered.set(path, {
        edition,
        resource: pageResource(path, bodies, config, { headers: [asOf, ['X-Data-Status', 'actueel']] }),
        olderCopy: pageResource(path, bodies, config, { headers: [asOf, ['X-Data-Status', 'oud']] }),
      })
      failed.delete(path)
    } catch (error) {
      failed.set(path, edition)
      log.error('rate page not rendered', { path, ...describeError(error) })
    }
  }

  const render = async (path: string): Promise<Resource | undefined> => {
    const { data: current, freshness } = await data.read()
    const edition = editionOf(current.market)
    if (!isSame(rendered.get(path)?.edition, edition) && !isSame(failed.get(path), edition)) {
      const key = `${path} ${edition.version} ${edition.day}`
      const job = busy.get(key) ?? renderOnce(path, current.market, edition).finally(() => busy.delete(key))
      busy.set(key, job)
      await job
    }
    const copy = rendered.get(path)
    return freshness === 'actueel' && isSame(copy?.edition, edition) ? copy?.resource : copy?.olderCopy
  }

  return {
    has: (path) => paths.has(path),
    renderings: () => renderings,
    ready: (path) => {
      const { data: current, freshness } = data.current()
      const copy = rendered.get(path)
      return freshness === 'actueel' && isSame(copy?.edition, editionOf(current.market)) ? copy?.resource : undefined
    },
    render,
    warmUp: async () => {
      for (const path of paths) await render(path)
    },
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
