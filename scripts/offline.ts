/** Writes the service worker and the list of what it may keep, with the bytes each costs a visitor. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isEmbed, isHostPage } from '#contract/embed.ts'
import { compareText } from '#finance/list.ts'
import type { Kept } from '#site/offline/kept.ts'
import { compressFile } from './compress.ts'
import { namesUnder } from './files.ts'
import { firstView } from './first-view.ts'
import { plainScript } from './plain-script.ts'

const isHidden = (path: string) =>
  path === '/404' || path === '/offline' || path.startsWith('/admin') || isEmbed(path) || isHostPage(path)

/** Names of hashed files that a text mentions. */
function mentioned(text: string): readonly string[] {
  return [...text.matchAll(/["'`(](?:\.\/|\/?_astro\/)([\w.~-]+\.(?:js|css|woff2))["'`)]/g)].map(
    (match) => match[1] ?? '',
  )
}

/** Everything the pages can ever ask for: their own files, and what those load in turn. */
function reachable(folder: string, start: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const file = join(folder, '_astro', name)
    if (found.has(name) || !existsSync(file)) continue
    found.add(name)
    if (!name.endsWith('.woff2')) waiting.push(...mentioned(readFileSync(file, 'utf8')))
  }
  return [...found].toSorted().map((name) => `/_astro/${name}`)
}

/** The entries of the list of all calculators: a page needs its own, which it names itself. */
const ofOthers = /calculator\.ts[`"']:\(\)=>[^`"']*?import\([^)]*\)/g

/**
 * What reads files of a broker or a question in words, and what derives facts from a kept situation: large, and kept only
 * when all is asked for, or once a visit fetched it.
 */
const onlyOnDemand = ['open-file', 'universal', 'browser', 'FilePanel', 'question', 'xlsx', 'cards', 'derive-work']
const isOnDemand = (file: string) => onlyOnDemand.includes(/\/([\w-]+)\.[\w-]+\.js$/.exec(file)?.[1] ?? '')

/** The parts of the reader of questions; what one page asks stands under its name. */
const wordsOf = (path: string) => `/vraagboek/${path.split('/').at(-1) ?? ''}.json`

/** Files and what they load in turn, also later: charts, tables. */
function withLaterParts(folder: string, files: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const waiting = [...files]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || isOnDemand(file) || !existsSync(join(folder, file))) continue
    found.add(file)
    const code = file.endsWith('.js') ? readFileSync(join(folder, file), 'utf8') : ''
    waiting.push(...mentioned(code.replaceAll(ofOthers, '')).map((name) => `_astro/${name}`))
  }
  return [...found]
}

function weightOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

async function listOf(folder: string): Promise<Kept> {
  const files = namesUnder(folder).filter((name) => name.endsWith('.html'))
  const pages = files
    .map((file) => ({ file, path: file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}` }))
    .filter(({ path }) => !isHidden(path))
    .toSorted((a, b) => compareText(a.path, b.path))
  const texts = files
    .filter((file) => !file.startsWith('admin'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const book = namesUnder(folder).filter((name) => /^vraagboek\/[\w-]+\.json$/.test(name))
  const assets = [...reachable(folder, texts.flatMap(mentioned)), ...book.toSorted().map((name) => `/${name}`)]
  // Under another name it would be kept with every page.
  const gone = onlyOnDemand.filter((name) => !assets.some((path) => path.startsWith(`/_astro/${name}.`)))
  if (gone.length > 0)
    throw new Error(`Not in the build: ${gone.join(', ')}. Name these parts anew in scripts/offline.ts.`)
  const places = new Map(assets.map((path, place) => [path, place]))
  const read = async (path: string) => Promise.resolve(readFileSync(join(folder, path), 'utf8'))
  const weighed = await Promise.all(
    pages.map(async ({ file, path }): Promise<Kept['pages'][number]> => {
      const view = await firstView(path, readFileSync(join(folder, file), 'utf8'), read)
      const files = withLaterParts(folder, [...view.css, ...view.inUse, ...view.fonts])
      const needed = [...files.map((name) => `/${name}`), wordsOf(path)].flatMap((name) => places.get(name) ?? [])
      return [path, weightOf(join(folder, file)), [...new Set(needed)]]
    }),
  )
  return { pages: weighed, assets: assets.map((path) => [path, weightOf(join(folder, path))]) }
}

export async function writeOffline(folder: string): Promise<{ pages: number; assets: number; bytes: number }> {
  const list = await listOf(folder)
  const text = JSON.stringify(list)
  const hash = createHash('sha256').update(text)
  for (const [path] of list.pages) hash.update(readFileSync(join(folder, path === '/' ? 'index.html' : `${path}.html`)))
  const version = hash.digest('hex').slice(0, 12)
  const code = await plainScript('site/offline/worker.ts', (source) => source.replace('__VERSION__', version))
  for (const [name, content] of [
    ['offline.json', text],
    ['sw.js', code],
  ] as const) {
    writeFileSync(join(folder, name), content)
    await compressFile(join(folder, name))
  }
  const bytes = [...list.pages, ...list.assets].reduce((sum, [, weight]) => sum + weight, 0)
  return { pages: list.pages.length, assets: list.assets.length, bytes }
}
