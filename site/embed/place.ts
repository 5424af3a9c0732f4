/**
 * The script that other sites load: it puts a calculator in every place that asks for one, and makes its frame as high as the
 * calculator says it is. The build makes /insluiten.js of it, one plain script of at most 2 kB. It keeps and reads nothing
 * there. A page that adds a place later says so with dispatchEvent(new Event('rekenklaar')).
 */
import type { FrameMessage } from '#site/embed/message.ts'

const { origin } = new URL((document.currentScript as HTMLScriptElement).src)

function heightIn(data: unknown): number {
  const key: keyof FrameMessage = 'rekenklaar'
  const said: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, key) : 0
  return typeof said === 'number' && said > 0 && said < 1e5 ? said : 0
}

function place(): void {
  for (const spot of document.querySelectorAll<HTMLElement>('[data-rekenklaar]:not([data-geplaatst])')) {
    const { rekenklaar = '', thema, accent, vorm, start = '' } = spot.dataset
    const query = new URLSearchParams()
    if (thema) query.set('thema', thema)
    if (vorm) query.set('vorm', vorm)
    if (accent) query.set('accent', accent.replace('#', ''))
    const frame = document.createElement('iframe')
    frame.title = spot.textContent.trim() || 'Rekenhulp van Rekenklaar'
    frame.loading = 'lazy'
    frame.allow = 'clipboard-write'
    frame.style.cssText = `display:block;width:100%;min-height:${vorm ? '480px' : '100vh'};border:0`
    // An empty fragment means the top of the frame, and a browser would scroll the page to it.
    const fragment = start === '' ? '' : `#${start}`
    frame.src = `${origin}/insluiten/${encodeURIComponent(rekenklaar)}?${query}${fragment}`
    addEventListener('message', (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return
      const height = heightIn(event.data)
      if (height === 0) return
      frame.style.height = `${height}px`
      frame.style.minHeight = '0'
      spot.style.minHeight = '0'
    })
    spot.dataset.geplaatst = ''
    spot.replaceChildren(frame)
  }
}

addEventListener('rekenklaar', place)
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', place)
place()
