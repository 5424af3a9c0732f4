/** The page behind a link is fetched while a visitor points at it: going there is then a matter of drawing it. */

/** Milliseconds: a pointer that only passes by asks for nothing. */
const MEANT = 80
const asked = new Set<string>()

/** Whoever saves data, or has little of it, fetches a page when they open it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

function fetchAhead({ origin, pathname, search, download }: HTMLAnchorElement): void {
  const page = pathname + search
  const isElsewhere = origin === location.origin && page !== location.pathname + location.search
  if (!isElsewhere || download !== '' || asked.has(page) || savesData()) return
  asked.add(page)
  const hint = document.createElement('link')
  if (hint.relList.supports('prefetch')) {
    hint.rel = 'prefetch'
    hint.href = page
    document.head.append(hint)
  } else fetch(page, { priority: 'low' }).catch(() => undefined)
}

export function startPrefetch(): void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const point = ({ target }: Event) => {
    clearTimeout(waiting)
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) waiting = setTimeout(fetchAhead, MEANT, link)
  }
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, point, { passive: true })
}
