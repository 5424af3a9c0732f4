/** What happens around a new release: chunks that are gone, and the service worker that keeps pages for offline use. */

const RELOADED_AT = 'herladen-op'
const ONCE_PER = 30_000

function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) < ONCE_PER) return false
    sessionStorage.setItem(RELOADED_AT, String(now))
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

/** A part of the page is missing, most likely because a new release took its place: load the page once more. */
export function recoverFromMissingChunk(now = Date.now()): void {
  if (mayReload(now)) location.reload()
  else showReloadBar()
}

export function watchPreloadErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    event.preventDefault()
    recoverFromMissingChunk()
  })
}

export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  addEventListener('load', () => {
    navigator.serviceWorker.register('/sw.js').catch(() => {
      // Private windows and blocked storage refuse it; the site works without.
    })
  })
}
