/** The button "Bewaar alle rekenhulpen op dit toestel": only there when the browser can, and says what it costs. */
import type { Kept, Progress, Wish } from '#site/offline/kept.ts'

function isProgress(data: unknown): data is Progress {
  return typeof data === 'object' && data !== null && typeof Reflect.get(data, 'kept') === 'number'
}

async function megabytes(): Promise<string> {
  const { pages, assets } = (await (await fetch('/offline.json')).json()) as Kept
  const bytes = [...pages, ...assets].reduce((sum, [, weight]) => sum + weight, 0)
  return (bytes / 1_000_000).toLocaleString('nl-BE', { maximumFractionDigits: 1 })
}

export async function offerToKeepAll(place: HTMLElement): Promise<void> {
  const button = place.querySelector('button')
  const status = place.querySelector('[role="status"]')
  if (!('serviceWorker' in navigator) || button === null || status === null) return
  const registration = await navigator.serviceWorker.ready
  status.textContent = `Je downloadt eenmalig ongeveer ${await megabytes()} MB.`
  place.hidden = false
  button.addEventListener('click', () => {
    button.disabled = true
    status.textContent = 'Bezig met bewaren.'
    registration.active?.postMessage({ keep: 'everything' } satisfies Wish)
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isProgress(data)) return
    const { kept, of, isDone } = data
    button.disabled = !isDone || kept === of
    if (!isDone) status.textContent = `${kept} van ${of} bestanden bewaard.`
    else if (kept === of) status.textContent = 'Alle rekenhulpen staan op dit toestel. Ze werken ook zonder verbinding.'
    else status.textContent = `${kept} van ${of} bestanden bewaard. De rest lukte niet: probeer het straks opnieuw.`
  })
}
