/**
 * After a deploy a chunk of the old release may be gone: reload once, never in a loop. What was typed comes
 * back from the history entry.
 */
const STAMP = 'chunk-herladen'
const WAIT = 30_000

/** True when a reload may help: the last one was not a moment ago. Without storage we cannot know, so we do not. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STAMP) ?? 0)
    if (Date.now() - last < WAIT) return false
    sessionStorage.setItem(STAMP, String(Date.now()))
    return true
  } catch {
    return false
  }
}

function onPreloadError(event: Event) {
  if (!mayReload()) return
  event.preventDefault()
  location.reload()
}

export function watchChunks(): void {
  addEventListener('vite:preloadError', onPreloadError)
}
