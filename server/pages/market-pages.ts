/**
 * Pages that show bank rates. The build has them with its own snapshot; here they are drawn again with the rates of the
 * database when a rate they show changes, and on a new day, and then served like any other file. A visitor gets the new
 * page, or the last one when drawing takes longer than a moment because much changed at once (after a start that of the
 * build, when drawing takes longer than five seconds). Whoever saves rates gets
 * the newest. When drawing fails the last good page stays, and before the first one the file of the build.
 */
import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Market } from '#calculators/kernel/market.ts'
import { isEmbed } from '#contract/embed.ts'
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
  /** The page if it is up to date; undefined when `render` or `soon` has to be awaited. */
  readonly ready: (path: string) => Resource | undefined
  readonly has: (path: string) => boolean
  readonly render: (path: string) => Promise<Resource | undefined>
  /** The same, but the last page when the new one is not there in a moment. */
  readonly soon: (path: string) => Promise<Resource | undefined>
  /** Draws every page that is not up to date, so that the first visitor after a change does not wait. */
  readonly warmUp: () => Promise<void>
  /** Draws again what visitors have seen; done when all of it is new. */
  readonly freshen: () => Promise<void>
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
const momentMs = 50
/** Right after a start, when there is no earlier page yet but the one of the build. */
const firstMs = 5000
const mostAttempts = 5

export function marketPagesOf(options: MarketPagesOptions): MarketPages {
  const { data, config, log, renderPage } = options
  const paths = new Set(renderPage === undefined ? [] : options.paths)
  const rendered = new Map<string, Rendered>()
  /** Pages in line; one leaves when its drawing begins, and is then drawn as the rates are at that moment. */
  const waiting = new Map<string, Promise<void>>()
  const failed = new Map<string, string>()
  const today = calendarOf(options.clock)
  const editionOf = (path: string, market: Market) =>
    `${today()} ${contentFor(path.slice(path.lastIndexOf('/') + 1), market)}`
  let renderings = 0

  const renderOnce = async (path: string) => {
    waiting.delete(path)
    const { market } = data.current().data
    const edition = editionOf(path, market)
    if (renderPage === undefined || rendered.get(path)?.edition === edition) return
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

  // One at a time, with room for other requests in between: a drawing takes this process some ten milliseconds.
  let last: Promise<unknown> = Promise.resolve()
  const draw = async (path: string): Promise<void> => {
    const known = waiting.get(path)
    if (known !== undefined) return known
    const turn = last.then(() => breathe()).then(() => renderOnce(path))
    last = turn
    waiting.set(path, turn)
    return turn
  }

  const render = async (path: string): Promise<Resource | undefined> => {
    for (let attempt = 0; ; attempt++) {
      const { data: current, freshness } = await data.read()
      const edition = editionOf(path, current.market)
      const copy = rendered.get(path)
      if (copy?.edition === edition) return freshness === 'actueel' ? copy.resource : copy.olderCopy
      // Rates that change all the time: the page is as new as it can be.
      if (failed.get(path) === edition || !paths.has(path) || attempt === mostAttempts) return copy?.olderCopy
      await draw(path)
    }
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
          // Nobody may ask for it in a frame: drawn when somebody does.
          if (isEmbed(path)) continue
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
    ready: (path) => {
      const { data: current, freshness } = data.current()
      const copy = rendered.get(path)
      return freshness === 'actueel' && copy?.edition === editionOf(path, current.market) ? copy.resource : undefined
    },
    render,
    soon: async (path) => {
      const copy = rendered.get(path)
      const newest = render(path)
      return Promise.race([
        newest,
        copy === undefined ? pause(firstMs, undefined, { ref: false }) : pause(momentMs, copy.resource),
      ])
    },
    warmUp,
    freshen: async () => void (await Promise.all([...rendered.keys()].map(render))),
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not ready after ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
