import { expect, test, vi } from 'vitest'

type Fetching = { readonly request: unknown; respondWith(response: Promise<Response>): void }

/** What the service worker answers to these requests, over a network and a storage of our own. */
async function workerOver(network: () => Promise<Response>, put: () => Promise<void>) {
  const listeners = new Map<string, (event: Fetching) => void>()
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: (event: Fetching) => void) => listeners.set(name, listener),
  })
  vi.stubGlobal('location', { origin: 'https://rekenklaar.test' })
  vi.stubGlobal('fetch', network)
  const known = new Map([['/offline', 'Je bent offline']])
  vi.stubGlobal('caches', {
    open: async () => ({ put }),
    match: async (path: string) => (known.has(path) ? new Response(known.get(path)) : undefined),
  })
  vi.resetModules()
  await import('#site/offline/worker.ts')
  return async (path: string, mode: 'navigate' | 'no-cors') => {
    let answer: Promise<Response> | undefined
    const request = { url: `https://rekenklaar.test${path}`, method: 'GET', mode }
    listeners.get('fetch')?.({
      request,
      respondWith(response) {
        answer = response
      },
    })
    return answer === undefined ? null : (await answer).text()
  }
}

/** As a server of the same site answers. */
const served = (text: string) => async () => Object.defineProperty(new Response(text), 'type', { value: 'basic' })

test('on a device that is full, pages and files still come from the server', async () => {
  const full = async () => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError')
  }
  const ask = await workerOver(served('vers'), full)
  expect(await ask('/sparen', 'navigate')).toBe('vers')
  expect(await ask('/_astro/deel.js', 'no-cors')).toBe('vers')
})

test('what the server sends is kept, and the API is left to the network', async () => {
  const put = vi.fn<() => Promise<void>>(async () => undefined)
  const ask = await workerOver(served('vers'), put)
  expect(await ask('/sparen', 'navigate')).toBe('vers')
  expect(put).toHaveBeenCalledTimes(1)
  expect(await ask('/api/market', 'no-cors')).toBeNull()
  expect(await ask('/admin', 'navigate')).toBeNull()
})

test('without a network a page that was not kept says so', async () => {
  const none = async () => {
    throw new TypeError('no network')
  }
  const ask = await workerOver(none, async () => undefined)
  expect(await ask('/sparen', 'navigate')).toBe('Je bent offline')
})
