/** Fetches a page that somebody is about to open. Its code is fetched by the first of them. */
const asked = new Set<string>()

/** Whoever saves data, or has little of it, fetches a page when they open it. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

export function fetchAhead({ origin, pathname, search, download }: HTMLAnchorElement): void {
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
