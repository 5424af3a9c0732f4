import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { firstView } from './first-view.ts'
import { measureBox, measureSite, overBudget, type PageSize } from './size.ts'

const files: Record<string, string> = {
  '_astro/app.css': "@font-face{src:url(/_astro/fraunces.woff2)format('woff2')}body{color:#111}",
  '_astro/fraunces.woff2': 'x'.repeat(500),
  '_astro/menu.js': 'console.log("menu")',
  '_astro/client.js': 'import{a as b}from"./react.js";export{b}',
  '_astro/react.js': 'export const a=1',
  '_astro/island.js':
    'import{a}from"./react.js";const m={"../../calculators/sparen/deposito-calculator/calculator.ts":()=>p(()=>import("./calculator.B1.js"),[]),"../../calculators/sparen/kasbon-calculator/calculator.ts":()=>p(()=>import("./calculator.C2.js"),[])};',
  '_astro/calculator.B1.js': 'import"./finance.js";export default 1',
  '_astro/calculator.C2.js': 'export default 2',
  '_astro/finance.js': 'export const f=1',
  '_astro/later.js': 'export const later=1',
}
const html = `<!doctype html><html><head>
  <link rel="stylesheet" href="/_astro/app.css"><link href=/_astro/fraunces.woff2 rel=preload as=font>
  <script type="module" src="/_astro/menu.js"></script><!-- <script src="/_astro/gone.js"></script> -->
  </head><body><img src="/a.png" loading="lazy"><img src='/b.svg'><a href="/_astro/later.js">x</a>
  <astro-island uid="1" component-url="/_astro/island.js" component-export="Calculator" renderer-url="/_astro/client.js" client="load"></astro-island>
  </body></html>`

const read = async (path: string) => Promise.resolve(files[path] ?? '')

test('finds scripts, island, renderer, static imports and only the calculator of the page', async () => {
  const view = await firstView('/sparen/deposito-calculator', html, read)
  expect(view.js.toSorted()).toEqual(
    ['calculator.B1', 'client', 'finance', 'island', 'menu', 'react'].map((name) => `_astro/${name}.js`),
  )
  expect(view.css).toEqual(['_astro/app.css'])
  expect(view.fonts).toEqual(['_astro/fraunces.woff2'])
  expect(view.images).toEqual(['b.svg'])
})

test('an island that waits for the visitor counts in use, not in the first view', async () => {
  const view = await firstView('/sparen/deposito-calculator', html.replace('client="load"', 'client="reach"'), read)
  expect(view.js).toEqual(['_astro/menu.js'])
  expect(view.inUse.toSorted()).toEqual(
    ['calculator.B1', 'client', 'finance', 'island', 'menu', 'react'].map((name) => `_astro/${name}.js`),
  )
})

test('a page without islands loads its script only', async () => {
  const view = await firstView('/', html.replace(/<astro-island[\s\S]*<\/astro-island>/, ''), read)
  expect(view.js).toEqual(['_astro/menu.js'])
})

const folder = mkdtempSync(join(tmpdir(), 'rekenklaar-size-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('measures every page of a build in brotli bytes', async () => {
  for (const [path, content] of Object.entries({
    ...files,
    'b.svg': '<svg/>',
    'sparen/index.html': html,
    '404.html': html,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const pages = await measureSite(folder)
  expect(pages.map(({ path }) => path)).toEqual(['/404', '/sparen'])
  const [page] = pages
  expect(page?.fonts).toBe(500)
  expect(page?.html).toBeLessThan(html.length)
  expect(page?.total).toBe((page?.html ?? 0) + (page?.css ?? 0) + (page?.js ?? 0) + 500 + (page?.images ?? 0))
  expect(page?.requests).toBe(8)
})

const sized = (path: string, js: number, inUse = js): PageSize => ({
  path,
  calculator: false,
  requests: 3,
  html: 1,
  css: 1,
  js,
  inUse,
  own: 0,
  after: 1,
  fonts: 0,
  images: 0,
  total: js + 2,
})

test('a page over its budget, a missing page and an empty build are errors', () => {
  expect(overBudget([sized('/', 12_001)])).toContain('/: js is 12.0 kB, the budget is 12 kB')
  expect(overBudget([sized('/', 12_000)])).not.toContain('/: js is 12.0 kB, the budget is 12 kB')
  expect(overBudget([sized('/sparen/deposito-calculator', 12_100)]).join()).toContain('the budget is 12 kB')
  expect(overBudget([sized('/sparen/deposito-calculator', 1, 100_100)]).join()).toContain('the budget is 100 kB')
  expect(overBudget([sized('/', 1)])).toContain('/sparen: the build has no such page')
  expect(overBudget([sized('/sparen/deposito-calculator', 1)])).toContain(
    '/sparen/deposito-calculator: the code of its calculator was not found in its scripts',
  )
  expect(overBudget([])).toEqual(['No page was measured.'])
})

test('a file of a calculator has 12 kB and its charts 25 kB, after the answer', async () => {
  const path = '/sparen/deposito-calculator'
  const over = (change: Partial<PageSize>) => overBudget([{ ...sized(path, 1), ...change }]).join()
  expect(over({ own: 12_001 })).toContain(`${path}: own is 12.0 kB, the budget is 12 kB`)
  expect(over({ after: 25_001 })).toContain(`${path}: after is 25.0 kB, the budget is 25 kB`)
  expect(over({ own: 12_000, after: 25_000 })).not.toContain('the budget is')
  expect(over({ after: 0 })).toContain(`${path}: its charts and tables do not follow the answer`)

  const later = {
    ...files,
    '_astro/react.js': 'import("./ReportSections.A1.js");following(()=>import(`./below.B2.js`));export const a=1',
  }
  const sections = 'import"./react.js";import"./chart.js"'
  const view = await firstView(path, html, async (file) =>
    Promise.resolve(file === '_astro/ReportSections.A1.js' ? sections : (later[file as keyof typeof later] ?? '')),
  )
  expect(view.after.toSorted()).toEqual(['_astro/ReportSections.A1.js', '_astro/below.B2.js', '_astro/chart.js'])
  expect(view.inUse).not.toContain('_astro/chart.js')
})

test('style, fonts, HTML, the whole and the number of requests have their own limits', () => {
  const over = (change: Partial<PageSize>) => overBudget([{ ...sized('/', 1), ...change }]).join()
  expect(over({ css: 15_001 })).toContain('/: css is 15.0 kB, the budget is 15 kB')
  expect(over({ fonts: 32_001 })).toContain('/: fonts is 32.0 kB, the budget is 32 kB')
  expect(over({ html: 20_001 })).toContain('/: html is 20.0 kB, the budget is 20 kB')
  expect(over({ total: 180_001 })).toContain('/: total is 180.0 kB, the budget is 180 kB')
  expect(over({ requests: 13 })).toContain('/: 13 requests, the budget is 12')
  expect(over({ css: 15_000, fonts: 32_000, html: 20_000, total: 180_000, requests: 12 })).not.toContain(
    'the budget is',
  )
})

test('the box is its code with all that this draws along, and its words', async () => {
  const box = mkdtempSync(join(tmpdir(), 'rekenklaar-box-'))
  const weigh = async (drawn: string) => {
    for (const [name, content] of Object.entries({
      '_astro/search-box.A.js': `import"./${drawn}"`,
      '_astro/question.A.js': 'import"./rekenen.A.js"',
      '_astro/rekenen.A.js': 'y'.repeat(5000),
      '_astro/react.A.js': Array.from({ length: 400 }, (_, index) => index ** 3).join(' '),
      'vraagboek.json': '[]',
    })) {
      mkdirSync(dirname(join(box, name)), { recursive: true })
      writeFileSync(join(box, name), content)
    }
    return measureBox(box)
  }
  const small = await weigh('rekenen.A.js')
  expect(small).toBeLessThan(200)
  expect(await weigh('react.A.js')).toBeGreaterThan(small + 500)
  rmSync(box, { recursive: true })
})
