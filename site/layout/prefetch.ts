/** The page behind a link is fetched while a visitor points at it: going there is then a matter of drawing it. */

/** Milliseconds: a pointer that only passes by asks for nothing. */
const MEANT = 80

export function startPrefetch(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const point = ({ target }: Event) => {
    clearTimeout(waiting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link) return
    waiting = setTimeout(() => {
      import('#site/layout/fetch-ahead.ts').then(({ fetchAhead }) => fetchAhead(link)).catch(() => undefined)
    }, MEANT)
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, point, { passive: true })
}
