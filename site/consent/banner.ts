/** Brings the banner of the page to life: shows it, keeps room for it, and passes on the choice. */
import type { Choice } from '#site/consent/record.ts'

export type BannerOptions = { readonly focus: boolean; readonly choose: (choice: Choice) => void }

/** Returns a function that hides the banner again. */
export function showBanner({ focus, choose }: BannerOptions): () => void {
  const banner = document.querySelector<HTMLElement>('#cookie-banner')
  if (!banner) return () => undefined
  const own = banner.querySelector<HTMLElement>('[data-own-choice]')
  const ownButton = banner.querySelector<HTMLButtonElement>('[data-consent="kiezen"]')
  const boxes = [...banner.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')]
  const isTicked = (name: string) => boxes.some((box) => box.name === name && box.checked)

  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return
    const button = event.target.closest<HTMLButtonElement>('[data-consent]')
    switch (button?.dataset.consent) {
      case 'weigeren':
        return choose({ analytics: false, advertising: false })
      case 'aanvaarden':
        return choose({ analytics: true, advertising: true })
      case 'bewaren':
        return choose({ analytics: isTicked('analytics'), advertising: isTicked('advertising') })
      case 'kiezen':
        if (!own || !ownButton) return
        own.hidden = !own.hidden
        ownButton.setAttribute('aria-expanded', String(!own.hidden))
        break
      default:
    }
  }

  /** The page must be able to scroll past the banner, and a focused element may not end up behind it. */
  const root = document.documentElement
  const room = new ResizeObserver(() => {
    root.style.setProperty('--banner-height', `${Math.ceil(banner.getBoundingClientRect().height)}px`)
  })

  for (const box of boxes) box.checked = false
  if (own) own.hidden = true
  ownButton?.setAttribute('aria-expanded', 'false')
  banner.hidden = false
  root.classList.add('with-banner')
  room.observe(banner)
  banner.addEventListener('click', onClick)
  if (focus) banner.focus()

  return () => {
    const held = banner.contains(document.activeElement)
    room.disconnect()
    banner.removeEventListener('click', onClick)
    banner.hidden = true
    root.classList.remove('with-banner')
    root.style.removeProperty('--banner-height')
    // Whoever chose by keyboard goes on at the start of the page instead of nowhere.
    if (held) document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
}
