/** Lighthouse (mobile preset) on the kinds of pages or on all of them, beside our own bars. Slow: only by name. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { snippetOf } from '#site/embed/snippet.ts'
import { chromiumOnPath } from '../scripts/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import { type Line, skipped } from './line.ts'
import { pagesOf } from './long-run/visitors.ts'
import { answering, startOurs, stopProcess } from './processes.ts'
import { tool } from './tools.ts'

const kinds = [
  '/',
  '/sparen',
  '/sparen/deposito-calculator',
  '/sparen/hoogste-spaarrente-belgie',
  '/privacy',
  '/bestaat-niet',
]
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

/** What we read of Lighthouse's report. */
type Scored = { readonly score: number | null; readonly numericValue?: number }
type Report = {
  readonly categories: Readonly<Record<string, Scored>>
  readonly audits: Readonly<Record<string, Scored>>
}
type Measured = { readonly path: string; readonly lhr: Report }

/** Addresses, or paths of the site, to look at. */
async function measure(pathsOf: (origin: string) => Promise<readonly string[]>, chromium: string): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-lighthouse-'))
  const children: ChildProcess[] = []
  try {
    const origin = await startOurs(join(folder, 'data'), children)
    const port = await freePort()
    const quiet = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
    const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const profile = `--user-data-dir=${join(folder, 'profile')}`
    const args = ['--headless=new', `--remote-debugging-port=${port}`, profile, ...quiet, ...rootFlags, 'about:blank']
    children.push(spawn(chromium, args, { stdio: 'ignore' }))
    await answering(`http://localhost:${port}`, '/json/version')
    const measured: Measured[] = []
    for (const path of await pathsOf(origin)) {
      const look = async () => lighthouseOf(new URL(path, origin).href, port)
      // A shared machine slows down for seconds at a time: a page below the bar is looked at again.
      let lhr = await look()
      for (let again = 0; again < 2 && isSlow(lhr); again++) lhr = faster(lhr, await look())
      measured.push({ path, lhr })
    }
    return measured
  } finally {
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

const speedOf = (lhr: Report) => lhr.categories.performance?.score ?? 0
const isSlow = (lhr: Report) => speedOf(lhr) * 100 < bars.performance
const faster = (one: Report, other: Report) => (speedOf(other) > speedOf(one) ? other : one)

const execute = promisify(execFile)

async function lighthouseOf(url: string, port: number): Promise<Report> {
  const args = [
    tool('lighthouse/cli/index.js'),
    url,
    `--port=${port}`,
    `--only-categories=${Object.keys(bars).join(',')}`,
    // A page that is not found answers 404, which Lighthouse otherwise refuses to measure.
    '--ignore-status-code',
    '--no-enable-error-reporting',
    '--output=json',
    '--quiet',
  ]
  // A page that could not be measured ends with an error and a report without scores: the other pages go on.
  const { stdout } = await execute(process.execPath, args, { maxBuffer: 100_000_000 }).catch(
    (failure: unknown) => failure as { readonly stdout: string },
  )
  return JSON.parse(stdout) as Report
}

const noBrowser = [skipped('Lighthouse', 'skipped: no Chromium on the PATH')]

/** One page of each kind, with all we look at. */
export async function lighthouseLines(): Promise<Line[]> {
  const chromium = chromiumOnPath()
  if (chromium === undefined) return noBrowser
  return (await measure(async () => kinds, chromium)).flatMap(pageLines)
}

/** The pages of the sitemap, or those that the expression in PAGES finds. */
async function chosenPages(origin: string): Promise<readonly string[]> {
  const wanted = new RegExp(process.env.PAGES ?? '')
  return (await pagesOf(origin)).filter((path) => wanted.test(path))
}

/** Every page: its performance and largest paint, and the lowest of all pages for the other categories. */
export async function everyPageLines(): Promise<Line[]> {
  const chromium = chromiumOnPath()
  if (chromium === undefined) return noBrowser
  const measured = await measure(chosenPages, chromium)
  const pages = measured.flatMap(({ path, lhr }) => [
    scoreLine(`${path} performance`, 'performance', [lhr]),
    paintLine(path, lhr),
  ])
  const others = (['accessibility', 'best-practices', 'seo'] as const).map((category) => {
    const scoreOf = ({ lhr }: Measured) => lhr.categories[category]?.score ?? 0
    const [lowest] = measured.toSorted((a, b) => scoreOf(a) - scoreOf(b))
    const name = `${category}, lowest of ${measured.length} pages: ${lowest?.path ?? 'none'}`
    return scoreLine(name, category, lowest === undefined ? [] : [lowest.lhr])
  })
  return [...pages, ...others]
}

/** A page on another origin with three calculators: it must not move when they arrive. */
export async function hostLines(): Promise<Line[]> {
  const chromium = chromiumOnPath()
  if (chromium === undefined) return noBrowser
  const port = await freePort()
  const slugs = ['deposito-calculator', 'pensioensparen-calculator', 'hypothecaire-lening-berekenen']
  let html = ''
  const host = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
  })
  host.listen(port, '127.0.0.1')
  try {
    const measured = await measure(async (origin) => {
      const wishes = { theme: '', accent: '', compact: false, start: '' } as const
      const blocks = slugs.map((slug) => snippetOf({ origin, slug, path: `/${slug}`, title: slug }, wishes))
      html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elders</title><meta name="description" content="Een andere site"></head><body><h1>Een andere site</h1>${blocks.join('<p>tekst</p>')}</body></html>`
      return [`http://127.0.0.1:${port}/`]
    }, chromium)
    return measured.flatMap(({ lhr }) => {
      const shift = lhr.audits['cumulative-layout-shift']
      const than = 'our bar; three calculators on a page of another origin'
      return [
        { name: 'host page, layout shift, score', unit: '', ours: points(shift?.score), reference: 100, than },
        { name: 'host page, layout shift', unit: '', ours: shift?.numericValue, reference: 0, than, lowIsGood: true },
        scoreLine('host page, performance', 'performance', [lhr]),
      ]
    })
  } finally {
    host.close()
  }
}

function scoreLine(name: string, category: keyof typeof bars, results: readonly Report[]): Line {
  const scores = results.map((lhr) => points(lhr.categories[category]?.score))
  const ours = scores.includes(undefined) ? undefined : Math.min(...scores.map((score) => score ?? 0))
  return { name, unit: '', ours, reference: bars[category], than: 'our bar' }
}

function paintLine(path: string, lhr: Report): Line {
  return {
    name: `${path} largest paint`,
    unit: 'ms',
    ours: lhr.audits['largest-contentful-paint']?.numericValue,
    reference: 1500,
    than: 'our bar',
    lowIsGood: true,
  }
}

function pageLines({ path, lhr }: Measured): Line[] {
  const scores = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((category) =>
    scoreLine(`${path} ${category}`, category, [lhr]),
  )
  const blocked = lhr.audits['total-blocking-time']?.numericValue
  return [
    ...scores,
    paintLine(path, lhr),
    {
      name: `${path} blocking time`,
      unit: 'ms',
      ours: blocked === undefined ? undefined : Math.max(1, blocked),
      reference: 100,
      than: 'our bar',
      lowIsGood: true,
    },
  ]
}

/** No score means that the measurement failed, usually on a machine that was too busy. */
function points(score: number | null | undefined): number | undefined {
  return score === null || score === undefined ? undefined : Math.round(score * 100)
}
