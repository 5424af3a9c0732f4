/** Fetches a page of this site a moment early: a pointer rests on its link, the keyboard reaches it, a finger touches it. */
const SIGNS = ['pointerover', 'focusin', 'touchstart'] as const
/** Milliseconds a pointer has to stay; one that only passes asks for nothing. */
const REST = 80

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

function isFrugal(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

export function startPrefetch(): void {
  const asked = new Set([location.pathname])
  let timer = 0
  const soon = ({ type, target }: Event) => {
    clearTimeout(timer)
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== location.origin || link.download || asked.has(link.pathname) || isFrugal()) return
    timer = window.setTimeout(
      () => {
        asked.add(link.pathname)
        const hint = document.createElement('link')
        hint.rel = 'prefetch'
        hint.href = link.pathname
        document.head.append(hint)
      },
      type === 'touchstart' ? 0 : REST,
    )
  }
  for (const sign of SIGNS) document.addEventListener(sign, soon, { passive: true })
}
