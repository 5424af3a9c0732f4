/** Starts the service worker, which keeps pages for use offline. */
import type { Wish } from '#site/offline/kept.ts'

/** Long enough for the page itself to be done with the network. */
const QUIET_AFTER = 8000

type Policies = {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

/** The one script that is loaded by its address. Browsers with trusted types take it from the one policy we have. */
function workerAddress(): string {
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined
  return policies?.createPolicy('rekenklaar', { createScriptURL: () => '/sw.js' }).createScriptURL('') ?? '/sw.js'
}

/**
 * Registers the worker and, once the page is done with the network, has it keep this page and a few of its category. It
 * keeps to a budget and to the visitor's wish to save data. All of it only at the push of a button.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => {
    navigator.serviceWorker
      .register(workerAddress())
      .then(() => navigator.serviceWorker.ready)
      .then(async (registration) => {
        const wish: Wish = { keep: 'nearby', path: location.pathname }
        setTimeout(() => registration.active?.postMessage(wish), QUIET_AFTER)
        const place = document.querySelector<HTMLElement>('[data-bewaar-alles]')
        if (place) await (await import('#site/offline/keep-all.ts')).offerToKeepAll(place)
      })
      .catch(() => {
        // Private windows and blocked storage refuse it; the site works without.
      })
  })
}
