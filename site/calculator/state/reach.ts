/**
 * When the browser fetches the code of a calculator: once it has nothing else to do after the first paint, or at once
 * when the visitor reaches for it. Until then the default case in the HTML is all there is to see; what is tapped
 * meanwhile is carried out when the code is there.
 */
import type { ClientDirective } from 'astro'
import { keepTaps } from './early-taps.ts'
import { HISTORY_KEY } from './history-key.ts'
import { PROFILE_KEY } from './profile-key.ts'

/** The first sign that somebody wants to use the calculator; a pointer that comes near is early enough to be ready. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const
/** After everything of the first view has arrived; a busy device gets this long to settle. */
const LONGEST_WAIT = 5000
const WITHOUT_IDLE_CALLBACK = 1000

function keepsData(): boolean {
  try {
    return localStorage.getItem(PROFILE_KEY) !== null
  } catch {
    return false
  }
}

/** Whoever saves data gets the code only when he reaches for it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function whenIdle(run: () => void): void {
  const wait = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LONGEST_WAIT })
    else setTimeout(run, WITHOUT_IDLE_CALLBACK)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

const reach: ClientDirective = (load, _options, element) => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    void load().then(async (hydrate) => hydrate())
  }
  const reached = () => {
    for (const sign of SIGNS) element.removeEventListener(sign, reached)
    removeEventListener('hashchange', reached)
    // Shows the spinner; CSS keeps it hidden before.
    element.dataset.reached = ''
    start()
  }
  for (const sign of SIGNS) element.addEventListener(sign, reached, { passive: true })
  addEventListener('hashchange', reached)
  keepTaps(element)
  // A link brings inputs along, a page that was left brings typed ones back, and a visitor may keep some: show them at once.
  const held: unknown = history.state
  if (location.hash !== '' || (typeof held === 'object' && held !== null && HISTORY_KEY in held) || keepsData())
    reached()
  else if (!savesData()) whenIdle(start)
}

export default reach
