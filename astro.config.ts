/** How the site is built: static HTML with React islands, and one route the server renders with fresh bank rates. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import type { AstroIntegration } from 'astro'
import { defineConfig, passthroughImageService } from 'astro/config'
import type { BuildEnvironmentOptions, Plugin } from 'vite'
import { buildTarget } from './scripts/browser-floor.ts'
import { leanFigures } from './scripts/lean-figures.ts'

/** Astro skips folders that start with an underscore, so the route for fresh rates is added by hand. */
const marketRoute: AstroIntegration = {
  name: 'market-route',
  hooks: {
    'astro:config:setup'({ injectRoute }) {
      const entrypoint = './site/pages/_markt/[slug].astro'
      injectRoute({ pattern: '/_markt/[category]/[slug]', entrypoint, prerender: false })
    },
  },
}

/** `client:reach`: a calculator's code arrives when the visitor reaches for it. */
const reachDirective: AstroIntegration = {
  name: 'reach-directive',
  hooks: {
    'astro:config:setup'({ addClientDirective }) {
      addClientDirective({ name: 'reach', entrypoint: './site/calculator/state/reach.ts' })
    },
  },
}

/**
 * One file would be above 12 kB: the rules, formulas and data of these are a second one. It changes with the law and the
 * figures, the first one with the words. Shared among pay calculators it made each page half a kilobyte heavier.
 */
const inTwo = new Set([
  'aandelen-calculator',
  'auto-kosten-berekenen',
  'belastingplanning-calculator',
  'belgische-beleggingsfiscaliteit-calculator',
  'dollar-cost-averaging-calculator',
  'eindejaarsbonus-calculator',
  'etf-calculator',
  'hoogste-spaarrente-belgie',
  'hypothecaire-lening-berekenen',
  'kredietcapaciteit-calculator',
  'lening-herfinancieren',
  'levensverzekeraar-calculator',
  'meerwaardebelasting-calculator',
  'minder-werken-berekenen',
  'obligatie-calculator',
  'opbrengsteigendom-berekenen',
  'opzegtermijn-calculator',
  'pensioen-calculator',
  'schuldenconsolidatie-calculator',
  'sociale-bijdragen-zelfstandige-calculator',
  'spaarrekening-vergelijker',
  'termijnrekening-calculator',
  'uitkering-berekenen',
  'volgende-euro-berekenen',
  'woningkrediet-simulator',
  'zelfstandige-netto-berekenen',
])
const belowCalculator = /\/(?:rules|finance|data)\/[a-z0-9/-]+(?:\.figures)?\.ts\?van=([a-z-]+)$/

/**
 * What fetches the parts of a page. Named by what it is made from, before the build: the HTML then asks for it at once.
 * Found in the script that needs it, it would be one more trip over the network before the page is done.
 */
const loaderSources = ['package-lock.json', 'astro.config.ts', 'site/layout/releases.ts']
const loaderHash = createHash('sha256')
for (const file of loaderSources) loaderHash.update(readFileSync(new URL(file, import.meta.url)))
const loaderFile = `_astro/laden.${loaderHash.digest('base64url').slice(0, 7)}.js`
/** Seven signs (42 bits) tell every version of a file apart; files name each other often, and such names do not compress. */
const chunkFileNames = ({ name }: { readonly name: string }) =>
  name === 'laden' ? loaderFile : '_astro/[name].[hash:7].js'

/** What every calculator page needs, in two files: small ones would each pay for a request and compress worse. */
const sharedChunks = [
  // On its own, because pages without a calculator need it too.
  { name: 'laden', test: /vite\/preload-helper|\/site\/layout\/releases\.ts$/, priority: 2 },
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//, priority: 3 },
  {
    name: 'rekenen',
    // With what the visitor keeps, which the answers of the search read too, without the form.
    test: /\/(?:site\/calculator\/state\/situation|calculators\/(?:next|kernel\/(?:assumed|belgian-day|calculator|carry|facts|fields|following|format|link|market|matters|months|origin|outputs|parse|provisional|read|report|rules|spoken|units))|finance\/(?:money|dates|list)|rules\/kernel\/dated)\.ts$/,
    priority: 2,
  },
  // The back office uses these too: they must not draw the form along.
  { name: 'onderdelen', test: /\/site\/ui\/(?!save-file)/, priority: 2 },
  // Files that a visitor takes along and brings back: what makes a file loads this on demand.
  { name: 'bestand', test: /\/site\/(?:ui\/save-file|screens\/ReadBack)\.tsx?$/, priority: 1 },
  // The form and the answer. What opens later (charts, tools, files, import) and what decides when to start stay apart.
  {
    name: 'pagina',
    test: /\/site\/calculator\/(?:(?:form|answer|state)\/(?!import|files\/(?!pages)|TakeAlong|HeadAnswer|Uncovered|Row|rows|deflate|encode|reach|early|alive-event|[a-z]+-key)|[A-Z])[A-Za-z/-]+\.tsx?$/,
  },
  // Pages without a calculator copy too, and the box that takes a question writes links: without the charts and React.
  { name: 'kopieren', test: /\/(?:site\/layout\/copy-text|calculators\/kernel\/write-link)\.ts$/, priority: 2 },
  // The box of the search with the answers it gives, in one file; what others use of it without the box.
  { name: 'load', test: /\/calculators\/load\.ts$|dynamic_import_helper/, priority: 2 },
  { name: 'search', test: /\/calculators\/search\.ts$/, priority: 2 },
  { name: 'search-box', test: /\/site\/search\/(?:search-box|answer-view)\.ts$/ },
  // What follows the answer, in one file too; the tools and the exports use parts of it.
  {
    name: 'ReportSections',
    test: /\/(?:calculators\/kernel\/(?:whole|resolve-next|law-words)|rules\/kernel\/proof|site\/calculator\/(?:report\/(?:[FGMNRS][A-Za-z]+|Letter|sources|totals)|export\/PrintSheet|answer\/HeadAnswer|state\/encode-page)|site\/charts\/(?:ChartFigure|SceneSvg|data|draw|scale|scene|kinds\/[a-z-]+))\.tsx?$/,
  },
  {
    name: (id: string) => {
      const [, owner = ''] = belowCalculator.exec(id) ?? []
      return inTwo.has(owner) ? `regels-${owner}` : null
    },
    test: belowCalculator,
  },
  // The whole files of figures name laws by it; by itself, so that no calculator has it.
  { name: 'bronnen', test: /\/rules\/kernel\/sources\.ts$/, priority: 2 },
  // What the back office needs before somebody has logged in. Last: what others share is theirs.
  {
    name: 'beheer',
    test: /\/site\/admin\/(?:no-eval|LoginForm|Modal|query|api|toast)\.tsx?$|node_modules\/@tanstack\//,
  },
]

/**
 * What runs when a visitor reaches for a calculator and at the first key. With this remark Chromium compiles such a file
 * whole while it arrives, beside the page; others read over it. Without, each function is compiled when it is first
 * called, and the key waits. https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const usedAtOnce = /^(?:react|rekenen|pagina|calculator|regels-[a-z-]+|RowsEditor|ReportSections|ChartFigure)$/
const compileWhole = ({ name }: { readonly name: string }) =>
  usedAtOnce.test(name) ? '//# allFunctionsCalledOnLoad' : ''

/** Modules that are another one in a browser. */
const inBrowser: readonly { readonly id: string; readonly code: string }[] = [
  // A browser fetches the table of municipalities with the first postcode.
  { id: '/data/places-at-hand.ts', code: 'export {}' },
  // Nothing asks for a calculator that is not there.
  { id: 'dynamic_import_helper.js', code: 'export default (modules, path) => modules[path]()' },
  // What is left of Vite's helper without lists of files to fetch ahead: the event that releases.ts listens to.
  {
    id: 'vite/preload-helper.js',
    code: `export const __vitePreload = (load) => load().catch((error) => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error })
      dispatchEvent(event)
      if (!event.defaultPrevented) throw error
    })`,
  },
]

/** Astro takes only the output of our own settings for the browser; a plugin may say more. */
const leanClient: Plugin = {
  name: 'lean-client',
  configEnvironment: (name) => (name === 'client' ? { build: leanBuild } : null),
  applyToEnvironment: ({ name }) => name === 'client',
  transform(_code, id) {
    const other = inBrowser.find((one) => id.endsWith(one.id))
    return other ? { code: other.code, map: null } : null
  },
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.includes('__vite__mapDeps'))
        this.error(`${file.fileName} names files to fetch ahead (a style sheet?), which our loader does not do.`)
  },
}
const leanBuild: BuildEnvironmentOptions = {
  target: buildTarget,
  cssTarget: buildTarget,
  // The list of files to fetch ahead weighs more than the pause it saves: code arrives while the visitor reads.
  modulePreload: false,
  // These rooms only define: what nobody uses of them need not travel.
  rolldownOptions: {
    treeshake: {
      propertyReadSideEffects: false,
      moduleSideEffects: [{ test: /\/(?:finance|rules|data|calculators)\//, sideEffects: false }],
    },
  },
}

/** A copy of a module for one calculator, or a module in a calculator's own folder: whose it is. */
const ownerOf = /\?van=([a-z-]+)$|^\/calculators\/(?!kernel|common)[a-z]+\/([a-z-]+)\//
/** Rules, formulas, data, shared questions and moves; not what every page has in a file already, nor what keeps a table. */
const copied = [
  /^\/finance\/(?!money|dates|list)/,
  /^\/rules\/(?!kernel\/(?:dated|messages|sources|years))/,
  /^\/data\/(?!municipalities|places)/,
  /^\/calculators\/(?!kernel)[a-z]+\/[a-z-]+\.ts$/,
  /^\/calculators\/kernel\/(?:tell-)?moves\.ts$/,
]

/** In the place of below.ts, of a calculator that has one. */
const LATER = 'below.ts?later'

/** These put the source or the article of a figure in a table of their own. */
const tellsSources = new Set(['woningkrediet-simulator', 'roerende-voorheffing-calculator'])

/**
 * A calculator is one file with the rules and formulas it uses. Split by who shares what, a page fetched some twelve
 * files more, of a few hundred bytes, which compress badly and hold what only others use.
 */
const oneFileEach: Plugin = {
  name: 'one-file-each',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source === './below.ts' && importer?.endsWith('/calculator.ts')) return importer.replace(/[^/]+$/, LATER)
    const within = (id = '') => id.replace(this.environment.config.root, '')
    const [, copy, folder] = ownerOf.exec(within(importer)) ?? []
    const owner = copy ?? folder
    if (owner === undefined || options.kind === 'dynamic-import') return null
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
    const isCopied = resolved !== null && copied.some((part) => part.test(within(resolved.id)))
    return isCopied ? { ...resolved, id: `${resolved.id}?van=${owner}` } : resolved
  },
  // What stands below the answer follows it.
  load: (id) =>
    id.endsWith(`/${LATER}`)
      ? `import { following } from '#calculators/kernel/following.ts'
         export const below = following(() => import('./below.ts'))`
      : null,
  // What a list of legal figures shows besides their values comes with the original, once somebody opens the list.
  transform(code, id) {
    const [, file = '', owner = ''] = /([a-z-]+\.figures\.ts)\?van=([a-z-]+)$/.exec(id) ?? []
    return file === '' ? null : { code: leanFigures(code, file, tellsSources.has(owner)), map: null }
  },
}

export default defineConfig({
  site: process.env.PUBLIC_ORIGIN ?? 'http://localhost:3000',
  srcDir: './site',
  output: 'static',
  trailingSlash: 'never',
  compressHTML: true,
  adapter: node({ mode: 'middleware' }),
  // A stream would put a large Suspense boundary aside with an inline script, which our policy refuses.
  integrations: [react({ experimentalDisableStreaming: true }), marketRoute, reachDirective],
  build: { format: 'file', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  session: false,
  image: { service: passthroughImageService() },
  markdown: { syntaxHighlight: false },
  vite: {
    plugins: [tailwindcss(), leanClient, oneFileEach],
    define: { 'import.meta.env.LOADER': JSON.stringify(`/${loaderFile}`) },
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: { codeSplitting: { groups: sharedChunks }, postBanner: compileWhole, chunkFileNames },
          },
        },
      },
    },
  },
})
