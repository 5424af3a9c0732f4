/**
 * The service worker. Online it changes nothing: pages come fresh from the server. Offline it answers with the
 * copy it kept: every page that was visited, and all calculators once the browser had a quiet moment.
 * VERSION stands for the release; the build fills it in.
 */
type Kept = { readonly pages: readonly string[]; readonly assets: readonly string[] }

const VERSION = '__VERSION__'
const CACHE = `rekenklaar-${VERSION}`
const SHELL = ['/offline', '/offline.json', '/zoekindex.json']
const PATIENCE = 4000

/** The part of a service worker that is used here: its types and those of a page exclude each other. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
type Message = Waiting & { readonly data: unknown }
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
  path.startsWith('/api/') || path.startsWith('/admin') || path === '/sw.js' || path === '/healthz'

const isHashed = (path: string) => path.startsWith('/_astro/')

async function keep(path: string): Promise<void> {
  const cache = await caches.open(CACHE)
  if (await cache.match(path)) return
  // A hashed file of an earlier release is the same file.
  const earlier = isHashed(path) ? await caches.match(path) : undefined
  const response = earlier ?? (await fetch(path))
  if (response.ok && !response.redirected) await cache.put(path, response)
}

async function keepEverything(): Promise<void> {
  const list = await caches.match('/offline.json')
  if (!list) return
  const { assets, pages } = (await list.json()) as Kept
  // One after the other: nobody waits for this, and the visitor's own requests go first.
  for (const path of [...assets, ...pages]) await keep(path).catch(() => undefined)
}

async function fresh(request: Request, path: string): Promise<Response> {
  const response = await fetch(request)
  if (response.ok && !response.redirected && response.type === 'basic') {
    const cache = await caches.open(CACHE)
    await cache.put(path, response.clone())
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
  const list = await caches.match('/offline.json')
  const { pages } = list ? ((await list.json()) as Kept) : { pages: [] }
  return pages.find((page) => page !== path && page.endsWith(path))
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

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('message', (event) => {
  if (event.data !== 'bewaar-alles') return
  event.waitUntil(
    keepEverything().then(async () => {
      // Only now: until everything of this release is here, an older copy is better than none.
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name.startsWith('rekenklaar-') && name !== CACHE).map((name) => caches.delete(name)),
      )
    }),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || isLive(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request, url.pathname))
  else event.respondWith(asset(request, url.pathname))
})
