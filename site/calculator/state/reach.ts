/**
 * When the browser fetches the code of a calculator: as soon as the visitor reaches for it. Until then the default case
 * in the HTML is all there is to see, and whoever only reads the page does not pay for code.
 */
import type { ClientDirective } from 'astro'
import { HISTORY_KEY } from './history-key.ts'
import { PROFILE_KEY } from './profile-key.ts'

/** The first sign that somebody wants to use the calculator; a pointer that comes near is early enough to be ready. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const

function keepsData(): boolean {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null
  } catch {
    return false
  }
}

const reach: ClientDirective = (load, _options, element) => {
  const start = () => {
    for (const sign of SIGNS) element.removeEventListener(sign, start)
    removeEventListener('hashchange', start)
    // Shows the spinner; CSS keeps it hidden before.
    element.dataset.reached = ''
    void load().then(async (hydrate) => hydrate())
  }
  for (const sign of SIGNS) element.addEventListener(sign, start, { passive: true })
  addEventListener('hashchange', start)
  // A link brings inputs along, a page that was left brings typed ones back, and a visitor may keep some: show them at once.
  const held: unknown = history.state
  if (location.hash !== '' || (typeof held === 'object' && held !== null && HISTORY_KEY in held) || keepsData()) start()
}

export default reach
