/**
 * Pages that show bank rates. The build has them with its own snapshot; here they are drawn again with the rates of the
 * database when a rate they show changes, and on a new day, and then served like any other file. While new ones are
 * drawn, one after the other, visitors get the last one: a second old at most, and nobody waits. Whoever saves rates
 * gets the newest. When drawing fails the last good page stays, and before the first one the file of the build.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Market } from '#calculators/kernel/market.ts'
import { calendarOf } from '#server/dates.ts'
import type { PolicyConfig } from '#server/http/security-headers.ts'
import { describeError, type Log } from '#server/log.ts'
import type { PublicDataSource } from '#server/public-data.ts'
import { pageResource } from '#server/pages/static-files.ts'
import { contentFor } from '#server/pages/rates-on-pages.ts'
import type { Resource } from '#server/pages/resource.ts'

/** The complete HTML of a page with these rates in it. The day decides which rates are shown as possibly outdated. */
export type RenderPage = (path: string, market: Market, today: string) => Promise<string>

type Rendered = { readonly edition: string; readonly resource: Resource; readonly olderCopy: Resource }

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

async function compressed(html: string) {
  const identity = Buffer.from(html, 'utf8')
  // Quality 5 takes milliseconds where the build's 11 takes a second, for about a tenth more bytes.
  const br = await compressWithBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { identity, br, gzip: await compressWithGzip(identity, { level: 6 }) }
}

export type MarketPages = {
  /** The page if it can be sent now; undefined when `render` has to be awaited. `isNewest` refuses one that lags. */
  readonly ready: (path: string, isNewest?: boolean) => Resource | undefined
  readonly has: (path: string) => boolean
  readonly render: (path: string) => Promise<Resource | undefined>
  /** Draws every page that is not up to date, so that the first visitor after a change does not wait. */
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
const gatherMs = 200

export function marketPagesOf(options: MarketPagesOptions): MarketPages {
  const { data, config, log, renderPage } = options
  const paths = new Set(renderPage === undefined ? [] : options.paths)
  const rendered = new Map<string, Rendered>()
  const busy = new Map<string, Promise<void>>()
  const failed = new Map<string, string>()
  const today = calendarOf(options.clock)
  const editionOf = (path: string, market: Market) =>
    `${today()} ${contentFor(path.slice(path.lastIndexOf('/') + 1), market)}`
  let renderings = 0

  const renderOnce = async (path: string, market: Market, edition: string) => {
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
    const edition = editionOf(path, current.market)
    if (rendered.get(path)?.edition !== edition && failed.get(path) !== edition) {
      const key = `${path} ${edition}`
      const job = busy.get(key) ?? renderOnce(path, current.market, edition).finally(() => busy.delete(key))
      busy.set(key, job)
      await job
    }
    const copy = rendered.get(path)
    return freshness === 'actueel' && copy?.edition === edition ? copy.resource : copy?.olderCopy
  }

  let isCatchingUp = false
  let isBehind = false
  const warmUp = async () => {
    isBehind = true
    if (isCatchingUp) return
    isCatchingUp = true
    try {
      while (isBehind) {
        // An admin saves more than once: one drawing for all of it.
        if (rendered.size > 0) await pause(gatherMs)
        isBehind = false
        for (const path of paths) {
          if ((await data.read()).freshness !== 'actueel') return
          const [before, started] = [renderings, performance.now()]
          await render(path)
          // Others get as much of the process as the drawing took.
          if (renderings > before) await pause(performance.now() - started)
        }
      }
    } finally {
      isCatchingUp = false
    }
  }
  data.onChange(() => {
    if (rendered.size > 0) warmUp().catch((error: unknown) => log.error('rate pages not drawn', describeError(error)))
  })

  return {
    has: (path) => paths.has(path),
    renderings: () => renderings,
    ready: (path, isNewest = false) => {
      const { data: current, freshness } = data.current()
      const copy = rendered.get(path)
      if (copy === undefined) return undefined
      if (freshness === 'actueel' && copy.edition === editionOf(path, current.market)) return copy.resource
      return isCatchingUp && !isNewest ? copy.resource : undefined
    },
    render,
    warmUp,
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
