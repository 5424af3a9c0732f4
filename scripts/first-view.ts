/** Which files of the build a browser fetches for the first view of a page, read from the HTML and the files it names. */
import { posix } from 'node:path'

export type FirstView = {
  readonly css: string[]
  readonly js: string[]
  /** All scripts once the visitor uses what the page offers. */
  readonly inUse: string[]
  /** Charts and tables: what arrives once the answer stands. */
  readonly after: string[]
  readonly fonts: string[]
  readonly images: string[]
}

/** Reads a file of the build by its path without a leading slash. */
type Read = (path: string) => Promise<string>

export async function firstView(path: string, html: string, read: Read): Promise<FirstView> {
  // A page without scripts gets no <noscript> content, one with scripts does not show it.
  const markup = html.replace(/<!--[\s\S]*?-->|<noscript>[\s\S]*?<\/noscript>/g, '')
  const links = tags(markup, 'link')
  const rel = (name: string) => links.filter((link) => link.rel?.split(' ').includes(name))
  // An island that waits for the visitor to reach for it is no part of the first view; `inUse` counts it.
  const islands = tags(markup, 'astro-island')
  const modulesOf = (island: Readonly<Record<string, string | undefined>>) => [
    island['component-url'],
    island['renderer-url'],
    island['before-hydration-url'],
  ]

  const css = local(rel('stylesheet').map((link) => link.href))
  const entries = local([
    ...tags(markup, 'script').map((script) => script.src),
    ...rel('modulepreload').map((link) => link.href),
    ...islands.filter((island) => island.client !== 'reach').flatMap(modulesOf),
    ...inlineImports(markup),
  ])
  const fonts = local([
    ...rel('preload')
      .filter((link) => link.as === 'font')
      .map((link) => link.href),
    ...(await Promise.all(css.map(async (file) => fontsOf(file, await read(file))))).flat(),
  ])
  const images = local(
    tags(markup, 'img')
      .filter((image) => image.loading !== 'lazy')
      .map((image) => image.src),
  )
  const all = local([...entries.map((entry) => `/${entry}`), ...islands.flatMap(modulesOf)])
  const inUse = await moduleGraph(path, all, read)
  const sections = (await Promise.all(inUse.map(async (file) => sectionsOf(file, await read(file))))).flat()
  const after = await moduleGraph(path, sections, read)
  return {
    css,
    js: await moduleGraph(path, entries, read),
    inUse,
    after: after.filter((file) => !inUse.includes(file)),
    fonts,
    images,
  }
}

/** True when the chunk of the page's own calculator is among the files: otherwise its size would go unseen. */
export function loadsCalculator(path: string, codes: readonly string[]): boolean {
  return codes.some((code) => lazyCalculator(path, code).length > 0)
}

/** The given modules and everything they import at once, plus the chunk that the page's own calculator is loaded from. */
export async function moduleGraph(path: string, entries: readonly string[], read: Read): Promise<string[]> {
  const seen = new Set<string>()
  const queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const code = await read(file)
    const imported = [...staticImports(code), ...lazyCalculator(path, code)]
    for (const specifier of imported) queue.push(resolve(file, specifier))
  }
  return [...seen]
}

function staticImports(code: string): string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{0,2}\/[^"']+)["']/g)].map(([, specifier = '']) => specifier)
}

/** `import.meta.glob` leaves a map from source path to dynamic import: find the entry of this page's calculator. */
function lazyCalculator(path: string, code: string): string[] {
  const source = `${path.slice(1)}/calculator.ts`
  const at = code.search(new RegExp(`/${source.replaceAll(/[.]/g, '\\.')}["'\`]\\s*:`))
  if (at === -1) return []
  const chunk = /import\(\s*["'`]([^"'`]+)["'`]/.exec(code.slice(at, at + source.length + 200))
  return chunk?.[1] === undefined ? [] : [chunk[1]]
}

/** The part of a calculator page with its charts and tables, and what its own calculator puts there. */
function sectionsOf(file: string, code: string): string[] {
  const found = code.matchAll(/import\(\s*["'`]([^"'`]*\/(?:ReportSections|below)\.[^"'`]+)["'`]/g)
  return [...found].map(([, specifier = '']) => resolve(file, specifier))
}

function inlineImports(markup: string): string[] {
  const inline = [...markup.matchAll(/<script(?![^>]*\ssrc=)[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.flatMap(([, code = '']) => staticImports(code))
}

function fontsOf(file: string, css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/g)]
  return urls.map(([, url = '']) => `/${resolve(file, url)}`)
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith('/') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)
}

/** Paths of this site, each once, without leading slash, query and fragment. */
function local(urls: readonly (string | undefined)[]): string[] {
  const own = urls.filter((url) => url !== undefined).filter((url) => /^\/(?!\/)/.test(url))
  return [...new Set(own.map((url) => url.slice(1).replace(/[?#].*$/, '')))]
}

function tags(markup: string, name: string): Record<string, string | undefined>[] {
  return [...markup.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([a-z-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
        ([, key = '', double, single, bare]) => [key, double ?? single ?? bare ?? ''],
      ),
    ),
  )
}
