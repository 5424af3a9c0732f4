/**
 * What a visitor downloads on the first view of every built page, brotli, against the budgets below.
 * Fails when a page is over budget, when an expected page is missing and when nothing was measured.
 */
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogue } from '#calculators/catalogue.ts'
import { embedPrefix, isEmbed } from '#contract/embed.ts'
import { brotliOf } from './compress.ts'
import { namesUnder } from './files.ts'
import { type FirstView, firstView, loadsCalculator, moduleGraph } from './first-view.ts'
import { root } from './setup.mjs'

/**
 * `js` is what the first view loads, `inUse` what has arrived once a visitor uses the calculator, `own` the largest file
 * of that which not every calculator has, `after` the charts and tables that follow the answer.
 */
type Budget = {
  readonly html: number
  readonly css: number
  readonly js: number
  readonly inUse: number
  readonly own: number
  readonly after: number
  readonly fonts: number
  readonly total: number
}
export type PageSize = { readonly path: string; readonly calculator: boolean; readonly requests: number } & Record<
  keyof FirstView | 'html' | 'own' | 'total',
  number
>

const page: Budget = { html: 20, css: 15, js: 12, inUse: 12, own: 12, after: 25, fonts: 32, total: 180 }
/** What the device keeps: there is nothing to read before their code is there, and one has a style sheet of its own. */
const ownPages = new Set(['/mijn-situatie', '/mijn-berekeningen'])
const mostRequests = (path: string) => (ownPages.has(path) ? 15 : 12)

/** Pages that are above the budget, with the most they may weigh. What is back within it leaves this list; nothing comes in. */
const owed: Readonly<Record<string, Partial<Budget>>> = {
  '/beleggen/etf-calculator': { after: 25.5 },
  '/planning/zelfstandige-netto-berekenen': { after: 25.7, html: 20.6 },
}

/** Kilobytes (1000 bytes) per page; the total includes fonts and images that are not lazy. */
function usualBudget(path: string): Budget {
  if (path === '/admin') return { ...page, js: 150, inUse: 150, own: 150 }
  if (ownPages.has(path)) return { ...page, js: 90, inUse: 90, own: 60 }
  // Names every figure of the law, so that one search finds any of them.
  if (path === '/cijfers-en-bronnen') return { ...page, html: 22 }
  if (isEmbed(path)) return usualBudget(calculatorOf(path))
  return calculatorPaths.has(path) ? { ...page, inUse: 100 } : page
}
const budgetOf = (path: string): Budget => ({ ...usualBudget(path), ...owed[calculatorOf(path)] })

/** A page of the list that has become light enough: it must leave the list, so that it stays so. */
function paidBack(pages: readonly PageSize[]): string[] {
  return pages.flatMap((measured) => {
    const usual = usualBudget(measured.path)
    const parts = Object.keys(owed[measured.path] ?? {}) as (keyof Budget)[]
    return parts
      .filter((part) => measured[part] <= usual[part] * 1000)
      .map((part) => `${measured.path}: ${part} is within the budget again, take it off the list`)
  })
}

/** An embed has the code of its calculator's own page. */
const embeds = new Map(catalogue.map(({ category, slug }) => [`${embedPrefix}${slug}`, `/${category}/${slug}`]))
const calculatorOf = (path: string): string => embeds.get(path) ?? path

const calculatorPaths = new Set(catalogue.map(({ category, slug }) => `/${category}/${slug}`))
const specPaths =
  '/ /sparen /lenen /beleggen /planning /overige /over-ons /privacy /voorwaarden /sitemap /admin /404'.split(' ')

const expectedPaths = [...specPaths, ...calculatorPaths, ...embeds.keys()]

export async function measureSite(folder: string): Promise<PageSize[]> {
  const names = namesUnder(folder)
  const text = async (path: string) => readFile(join(folder, path), 'utf8')
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = async (asset: string): Promise<number> => {
    const measured = sizes.get(asset) ?? compressedSize(join(folder, asset))
    sizes.set(asset, measured)
    return measured
  }
  const sum = async (assets: readonly string[]) => (await Promise.all(assets.map(sizeOf))).reduce((a, b) => a + b, 0)

  const views: { readonly name: string; readonly path: string; readonly view: FirstView }[] = []
  for (const name of names.filter((file) => file.endsWith('.html')).toSorted()) {
    const path = `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
    views.push({ name, path, view: await firstView(calculatorOf(path), await text(name), text) })
  }
  const ofCalculators = views.filter(({ path }) => calculatorPaths.has(path)).map(({ view }) => view.inUse)
  const everywhere = (file: string) => ofCalculators.every((files) => files.includes(file))

  const pages: PageSize[] = []
  for (const { name, path, view } of views) {
    const own = await Promise.all(view.inUse.filter((file) => !everywhere(file)).map(sizeOf))
    const [html, css, js, inUse, after, fonts, images] = await Promise.all([
      sizeOf(name),
      sum(view.css),
      sum(view.js),
      sum(view.inUse),
      sum(view.after),
      sum(view.fonts),
      sum(view.images),
    ])
    const requests = 1 + view.css.length + view.js.length + view.fonts.length + view.images.length
    const calculator = loadsCalculator(calculatorOf(path), await Promise.all(view.inUse.map(text)))
    pages.push({
      path,
      calculator,
      requests,
      html,
      css,
      js,
      inUse,
      own: Math.max(0, ...own),
      after,
      fonts,
      images,
      total: html + css + js + fonts + images,
    })
  }
  return pages
}

/** The copy that the build has compressed, else what brotli would make of it; fonts and pictures are compressed already. */
async function compressedSize(file: string): Promise<number> {
  const copy = await stat(`${file}.br`).catch(() => undefined)
  if (copy !== undefined) return copy.size
  const content = await readFile(file)
  return /\.(?:woff2?|png|jpe?g|webp|avif)$/.test(file) ? content.length : (await brotliOf(content)).length
}

export function overBudget(pages: readonly PageSize[]): string[] {
  const errors = pages.flatMap((measured) =>
    (Object.entries(budgetOf(measured.path)) as [keyof Budget, number][])
      .filter(([part, limit]) => measured[part] > limit * 1000)
      .map(
        ([part, limit]) => `${measured.path}: ${part} is ${kilobytes(measured[part])} kB, the budget is ${limit} kB`,
      ),
  )
  const chatty = pages
    .filter(({ path, requests }) => requests > mostRequests(path))
    .map(({ path, requests }) => `${path}: ${requests} requests, the budget is ${mostRequests(path)}`)
  const missing = expectedPaths.filter((path) => !pages.some((measured) => measured.path === path))
  const calculators = pages.filter(({ path }) => calculatorPaths.has(calculatorOf(path)))
  const empty = calculators.filter(({ calculator }) => !calculator)
  const bare = calculators.filter(({ after }) => after === 0)
  if (pages.length === 0) return ['No page was measured.']
  return [
    ...errors,
    ...chatty,
    ...paidBack(pages),
    ...missing.map((path) => `${path}: the build has no such page`),
    ...empty.map(({ path }) => `${path}: the code of its calculator was not found in its scripts`),
    ...bare.map(({ path }) => `${path}: its charts and tables do not follow the answer in a file of their own`),
  ]
}

/** What every calculator has in a file, and what its page fetches after the answer: not of the box. */
const ofCalculators = /\/(?:laden|rekenen|rolldown-runtime|kopieren)\./
/** The box that takes a question: its code, and what it knows of all pages. Of one page it fetches half a kilobyte more. */
const boxBudget = 40

export async function measureBox(folder: string): Promise<number> {
  const scripts = (await readdir(join(folder, '_astro'))).filter((name) => name.endsWith('.js'))
  const parts = scripts.filter((name) => /^(?:search-box|question)\./.test(name))
  if (parts.length < 2) throw new Error('The box that takes a question is not in the build.')
  const entries = parts.map((name) => `_astro/${name}`)
  const code = await moduleGraph('/', entries, async (path) => readFile(join(folder, path), 'utf8'))
  const files = [...code.filter((file) => !ofCalculators.test(file)), 'vraagboek.json']
  const sizes = await Promise.all(files.map(async (file) => compressedSize(join(folder, file))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

if (import.meta.main) {
  const pages = await measureSite(join(root, 'dist', 'client'))
  const parts = ['html', 'css', 'js', 'inUse', 'own', 'after', 'fonts', 'images', 'total'] as const
  console.log(`${'kB brotli'.padEnd(48)}${parts.map((part) => part.padStart(8)).join('')}${'requests'.padStart(10)}`)
  for (const measured of pages) {
    const cells = parts.map((part) => kilobytes(measured[part]).padStart(8)).join('')
    console.log(`${measured.path.padEnd(48)}${cells}${String(measured.requests).padStart(10)}`)
  }
  const box = await measureBox(join(root, 'dist', 'client'))
  console.log(`${'the box that takes a question'.padEnd(48)}${kilobytes(box).padStart(8)}`)
  const errors = [
    ...overBudget(pages),
    ...(box > boxBudget * 1000 ? [`The box is ${kilobytes(box)} kB, the budget is ${boxBudget} kB`] : []),
  ]
  for (const error of errors) console.error(error)
  console.log(`${pages.length} pages measured, ${errors.length} problems.`)
  process.exitCode = errors.length > 0 ? 1 : 0
}
