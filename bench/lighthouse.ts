/** Lighthouse (mobile preset) on the kinds of pages, beside our own bars. Slow, so only when asked for by name. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumOnPath } from '../scripts/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import { type Line, skipped } from './line.ts'
import { answering, startOurs, stopProcess } from './processes.ts'

const paths = [
  '/',
  '/sparen',
  '/sparen/deposito-calculator',
  '/sparen/hoogste-spaarrente-belgie',
  '/privacy',
  '/bestaat-niet',
]
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }

export async function lighthouseLines(): Promise<Line[]> {
  const chromium = chromiumOnPath()
  if (chromium === undefined) return [skipped('Lighthouse', 'skipped: no Chromium on the PATH')]
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
    const lines: Line[] = []
    for (const path of paths) lines.push(...(await pageLines(origin + path, path, port)))
    return lines
  } finally {
    await Promise.all(children.map(stopProcess))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function pageLines(url: string, path: string, port: number): Promise<Line[]> {
  const categories = Object.keys(bars)
  // A page that is not found answers 404, which Lighthouse otherwise refuses to measure.
  const result = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error', ignoreStatusCode: true })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${path}`)
  const { lhr } = result
  const scores = Object.entries(bars).map(([name, bar]) => ({
    name: `${path} ${name}`,
    unit: '',
    ours: points(lhr.categories[name]?.score),
    reference: bar,
    than: 'our bar',
  }))
  const blocked = lhr.audits['total-blocking-time']?.numericValue
  return [
    ...scores,
    {
      name: `${path} largest paint`,
      unit: 'ms',
      ours: lhr.audits['largest-contentful-paint']?.numericValue,
      reference: 1500,
      than: 'our bar',
      lowIsGood: true,
    },
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
