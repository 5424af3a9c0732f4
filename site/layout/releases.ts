/** What happens around a new release: chunks that are gone, and the service worker that keeps pages for offline use. */

import type { Wish } from '#site/offline/kept.ts'

/** Of the last reload, so that there is never an endless row of them. */
const STAMP = 'chunk-herladen'
const ONCE_PER = 30_000

function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(STAMP) ?? 0) < ONCE_PER) return false
    sessionStorage.setItem(STAMP, String(now))
    return true
  } catch {
    // Without storage nobody can tell a first reload from an endless row of them.
    return false
  }
}

function showReloadBar(): void {
  if (document.querySelector('.reload-bar')) return
  const bar = document.createElement('div')
  bar.className = 'reload-bar note note-warning'
  bar.setAttribute('role', 'status')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'btn'
  button.textContent = 'Opnieuw laden'
  button.addEventListener('click', () => location.reload())
  bar.append('Een deel van de pagina kon niet geladen worden. ', button)
  document.body.append(bar)
}

/**
 * A part of the page is missing, most likely because a new release took its place: load the page once more. When
 * that did not help, the calculator shows its own message; other pages get a bar with a button.
 */
export function watchPreloadErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    if (mayReload(Date.now())) {
      event.preventDefault()
      location.reload()
    } else if (!document.querySelector('.calculator')) showReloadBar()
  })
}

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
