/** What happens when a new release took the place of the one that is open: a part of the page is gone. */

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
