/** Visitors: pages, rate pages, files, the API and the feed, from several people at once, with and without a cached copy. */
import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { catalogue } from '#calculators/catalogue.ts'
import { post } from '../ask.ts'
import type { Diary } from './diary.ts'
import type { Weather } from './trouble.ts'

type Got = { readonly status: number; readonly text: string; readonly etag: string; readonly type: string }

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const apiPaths = ['/api/banks', '/api/products', '/api/rates', '/api/rates.csv', '/api/market', '/api/changes']
const otherPaths = ['/veranderingen.xml', '/sitemap.xml', '/api/openapi.json', '/api/banks/kbc']

async function fetchText(url: string, etag: string): Promise<Got> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: etag === '' ? {} : { 'If-None-Match': etag } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject).on('end', () => {
        const { etag: tag = '', 'content-type': type = '' } = response.headers
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8'), etag: tag, type })
      })
    }).on('error', reject)
  })
}

export async function pagesOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  if (pages.length < 60) throw new Error(`the sitemap has only ${pages.length} pages`)
  return pages
}

/** Every page of the sitemap, and every file the pages of the build ask for first. */
export async function addressesOf(origin: string): Promise<readonly string[]> {
  const pages = await pagesOf(origin)
  const home = await (await fetch(`${origin}/`)).text()
  const files = [...home.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path = '']) => path)
  return [...new Set([...pages, ...files, ...apiPaths, ...otherPaths])]
}

function kindOf(path: string): string {
  return path.startsWith('/api/') ? 'API' : path.startsWith('/_astro/') ? 'files' : 'pages'
}

/** What is wrong with an answer; undefined when it is as it should be. */
function wrongWith(got: Got): string | undefined {
  if (got.status === 304) return got.text === '' ? undefined : '304 with a body'
  if (got.status !== 200) return `status ${got.status}`
  if (got.type.startsWith('text/html') && !got.text.trimEnd().endsWith('</html>')) return 'half a page'
  if (got.type.startsWith('application/json')) {
    try {
      JSON.parse(got.text)
    } catch {
      return 'half an answer'
    }
  }
  return undefined
}

/** Nobody there, or an honest refusal: allowed for the API where things break, never for a page or a file. */
const refusals = new Set(['status 502', 'status 503', 'status 504'])

/** One visitor until the signal: goes from address to address, with a short rest in between. */
export async function visit(
  origin: string,
  addresses: readonly string[],
  diary: Diary,
  signal: AbortSignal,
  weather: Weather,
): Promise<void> {
  const seen = new Map<string, string>()
  while (!signal.aborted) {
    const path = addresses[Math.floor(Math.random() * addresses.length)] ?? '/'
    const known = Math.random() < 0.3 ? (seen.get(path) ?? '') : ''
    const started = performance.now()
    try {
      const got = await fetchText(origin + path, known)
      diary.note(kindOf(path), performance.now() - started)
      const wrong = wrongWith(got)
      const isRefusal = refusals.has(wrong ?? '') && kindOf(path) === 'API' && weather.mayRefuse
      if (isRefusal) diary.note('API, refused', 0)
      else if (wrong !== undefined) diary.fault(`GET ${path}: ${wrong}`)
      seen.set(path, got.etag)
    } catch (error) {
      diary.fault(`GET ${path}: ${String(error)}`)
    }
    await pause(20)
  }
}

/** A program that asks one calculator after the other; it may be told that it asks too much. */
export async function compute(origin: string, diary: Diary, signal: AbortSignal, weather: Weather): Promise<void> {
  for (let count = 0; !signal.aborted; count++) {
    const { slug = '' } = catalogue[count % catalogue.length] ?? {}
    const started = performance.now()
    const status = await post(`${origin}/api/rekenhulpen/${slug}`, '{}').catch(() => 0)
    diary.note(status === 200 ? 'computations' : 'computations, refused', performance.now() - started)
    const isRefusal = status === 429 || (weather.mayRefuse && [0, 502, 503, 504].includes(status))
    if (status !== 200 && !isRefusal) diary.fault(`compute ${slug}: status ${status}`)
    await pause(status === 429 ? 2000 : 250)
  }
}
