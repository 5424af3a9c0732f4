/**
 * The service worker. Online it changes nothing: pages come fresh from the server. Offline it answers with the copy it
 * kept: every page that was visited and, within a small budget, the others of its category. Everything only when the
 * visitor asks for it. VERSION stands for the release; the build fills it in.
 */
import type { Kept, Progress, Wish } from '#site/offline/kept.ts'

const VERSION = '__VERSION__'
const CACHE = `rekenklaar-${VERSION}`
const SHELL = ['/offline', '/offline.json', '/zoekindex.json', '/vraagboek.json']
const PATIENCE = 4000
/** Bytes that may be kept without being asked, the visited pages included. */
const BUDGET = 300_000
/** What the shell costs of it, rounded up. */
const SHELL_COST = 41_000
/** Not an address of the site: a note to ourselves, kept where it goes away together with what it is about. */
const ASKED = '/offline-gevraagd'

/** The part of a service worker that is used here: its types and those of a page exclude each other. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Client = { postMessage(message: Progress, options: object): void }
type Message = Waiting & { readonly data: unknown; readonly source: Client | null }
type Fetching = Event & { readonly request: Request; respondWith(response: Promise<Response>): void }
type Scope = {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: Message) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}

const worker = self as unknown as Scope

/** Never kept: they are only right when they are fresh. */
const isLive = (path: string) =>
  /^\/(?:api|insluiten)\//.test(path) || path.startsWith('/admin') || path === '/sw.js' || path === '/healthz'

const isHashed = (path: string) => path.startsWith('/_astro/')

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

async function keptList(): Promise<Kept> {
  const list = (await caches.match('/offline.json')) ?? (await fetch('/offline.json').catch(() => undefined))
  return list ? ((await list.clone().json()) as Kept) : { pages: [], assets: [] }
}

/** A hashed file of an earlier release is the same file. */
async function has(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return true
  const earlier = isHashed(path) ? await caches.match(path) : undefined
  if (earlier) await cache.put(path, earlier)
  return earlier !== undefined
}

async function keep(cache: Cache, path: string): Promise<void> {
  if (await has(cache, path)) return
  const response = await fetch(path)
  if (response.ok && !response.redirected) await cache.put(path, response)
}

/** The page itself, its category, then the rest of that category, as far as the budget goes. */
async function keepNearby(path: string): Promise<void> {
  if (savesData()) return
  const cache = await caches.open(CACHE)
  const { pages, assets } = await keptList()
  const category = `/${path.split('/')[1] ?? ''}`
  const order = (page: string) => (page === path ? 0 : page === category ? 1 : 2)
  const nearby = pages
    .filter(([page]) => page === path || page === category || (category !== '/' && page.startsWith(`${category}/`)))
    .toSorted(([a], [b]) => order(a) - order(b))
  const weights = new Map([...assets, ...pages].map(([file, bytes]) => [file, bytes]))
  const kept = (await cache.keys()).map((request) => weights.get(new URL(request.url).pathname) ?? 0)
  let spent = kept.reduce((sum, bytes) => sum + bytes, SHELL_COST)
  for (const [page, bytes, files] of nearby) {
    const wanted = [[page, bytes] as const, ...files.flatMap((place) => (assets[place] ? [assets[place]] : []))]
    const missing: (readonly [string, number])[] = []
    for (const one of wanted) if (!(await has(cache, one[0]))) missing.push(one)
    const cost = missing.reduce((sum, [, weight]) => sum + weight, 0)
    if (cost === 0 || spent + cost > BUDGET) continue
    spent += cost
    for (const [file] of missing) await keep(cache, file)
  }
}

async function keepEverything(tell: (progress: Progress) => void): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(ASKED, new Response('ja'))
  const { assets, pages } = await keptList()
  const paths = [...SHELL, ...assets.map(([path]) => path), ...pages.map(([path]) => path)]
  let kept = 0
  // One after the other: the visitor's own requests go first.
  for (const path of paths) {
    const isThere = await keep(cache, path).then(
      () => true,
      () => false,
    )
    if (isThere) kept++
    if (kept % 10 === 0) tell({ kept, of: paths.length, isDone: false })
  }
  tell({ kept, of: paths.length, isDone: true })
  if (kept === paths.length) await forget(1)
}

/** Copies of earlier releases, oldest first, until so many are left. An old copy is better than none. */
async function forget(left: number): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith('rekenklaar-'))
  const others = names.filter((name) => name !== CACHE)
  await Promise.all(others.slice(0, Math.max(0, others.length - left + 1)).map((name) => caches.delete(name)))
}

async function fresh(request: Request, path: string): Promise<Response> {
  const response = await fetch(request)
  if (response.ok && !response.redirected && response.type === 'basic') {
    const copy = response.clone()
    // A device that is full keeps no copy; the answer of the server is there all the same.
    const kept = caches.open(CACHE).then(async (cache) => cache.put(path, copy))
    await kept.catch(() => undefined)
  }
  return response
}

function within<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('too slow')), milliseconds)
    }),
  ])
}

/** /deposito-calculator is a redirect of the server; offline the list of pages knows where it leads. */
async function movedTo(path: string): Promise<string | undefined> {
  const { pages } = await keptList()
  return pages.find(([page]) => page !== path && page.endsWith(path))?.[0]
}

async function page(request: Request, path: string): Promise<Response> {
  const network = fresh(request, path)
  const kept = await caches.match(path)
  try {
    // Without a copy there is nothing to gain by giving up early.
    return await (kept ? within(network, PATIENCE) : network)
  } catch {
    network.catch(() => undefined)
    if (kept) return kept
    const moved = await movedTo(path)
    if (moved) return Response.redirect(moved, 302)
    return (await caches.match('/offline')) ?? Response.error()
  }
}

async function asset(request: Request, path: string): Promise<Response> {
  const kept = await caches.match(path)
  if (isHashed(path)) return kept ?? fresh(request, path)
  try {
    return await fresh(request, path)
  } catch (error) {
    if (kept) return kept
    throw error
  }
}

/** Whoever asked for everything once gets it of the next release too. */
async function wasAsked(): Promise<boolean> {
  return (await caches.match(ASKED)) !== undefined
}

function isWish(data: unknown): data is Wish {
  return typeof data === 'object' && data !== null && typeof Reflect.get(data, 'keep') === 'string'
}

async function grant(wish: Wish, tell: (progress: Progress) => void): Promise<void> {
  if (wish.keep === 'everything') return keepEverything(tell)
  await keepNearby(wish.path)
  // What is already there is not fetched again.
  if (!savesData() && (await wasAsked())) await keepEverything(() => undefined)
  await forget(2)
}

worker.addEventListener('install', (event) => {
  const shell = async () => (savesData() ? undefined : (await caches.open(CACHE)).addAll(SHELL))
  event.waitUntil(shell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (isWish(data)) event.waitUntil(grant(data, (progress) => source?.postMessage(progress, {})))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isLive(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
  else event.respondWith(asset(request, url.pathname))
})
