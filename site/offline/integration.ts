/** Writes the service worker and the list of files it may keep, after everything else is built. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { minify, transformWithOxc } from 'vite'

const isHidden = (path: string) => path === '/404' || path === '/offline' || path.startsWith('/admin')

/** Names of hashed files that a text mentions. */
function mentioned(text: string): readonly string[] {
  return [...text.matchAll(/["'`(](?:\.\/|\/?_astro\/)([\w.~-]+\.(?:js|css|woff2))["'`)]/g)].map(
    (match) => match[1] ?? '',
  )
}

/** Everything a page can ever ask for: its own files, and what those load in turn. */
async function reachable(folder: string, start: readonly string[]): Promise<readonly string[]> {
  const found = new Set<string>()
  const waiting = [...start]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    const text = await readFile(`${folder}_astro/${name}`, 'utf8').catch(() => undefined)
    if (text === undefined) continue
    found.add(name)
    if (!name.endsWith('.woff2')) waiting.push(...mentioned(text))
  }
  return [...found].toSorted()
}

export const offline: AstroIntegration = {
  name: 'offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir)
      const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.html')).toSorted()
      const pages = files
        .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
        .filter((path) => !isHidden(path))
      const texts = await Promise.all(
        files.filter((file) => !file.startsWith('admin')).map((file) => readFile(folder + file, 'utf8')),
      )
      const assets = (await reachable(folder, texts.flatMap(mentioned))).map((name) => `/_astro/${name}`)
      const list = JSON.stringify({ pages, assets })
      const version = createHash('sha256').update(list).update(texts.join('')).digest('hex').slice(0, 12)
      const source = await readFile(new URL('./worker.ts', import.meta.url), 'utf8')
      const plain = await transformWithOxc(source.replace('__VERSION__', version), 'worker.ts')
      const { code: script } = await minify('sw.js', plain.code)
      await writeFile(`${folder}offline.json`, list)
      await writeFile(`${folder}sw.js`, script)
      logger.info(`${pages.length} pages and ${assets.length} files can be kept`)
    },
  },
}
