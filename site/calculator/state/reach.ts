/**
 * When the browser fetches the code of a calculator: once it has nothing else to do after the first paint. It runs when
 * the visitor reaches for it: the default case in the HTML is all there is to see before, and whoever only reads pays
 * for no computation. What is tapped meanwhile is carried out when the page works.
 */
import type { ClientDirective } from 'astro'
import { keepTaps } from './early-taps.ts'
import { HISTORY_KEY } from './history-key.ts'
import { FILES_KEY, mayKeep, SITUATION_KEY } from './situation-key.ts'

/** The first sign that somebody wants to use the calculator; a pointer that comes near is early enough to be ready. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const
/** The first moments belong to reading; then comes the first pause, on a busy device after this long. */
const READING = 2500
const LONGEST_WAIT = 5000

function keepsData(): boolean {
  try {
    const kept = (key: string) => localStorage.getItem(key) !== null
    return mayKeep() && (kept(SITUATION_KEY) || (kept(FILES_KEY) && document.querySelector('.files') !== null))
  } catch {
    return false
  }
}

/** Whoever saves data gets the code only when they reach for it. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

function whenIdle(run: () => void): void {
  const pause = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LONGEST_WAIT })
    else run()
  }
  const wait = () => setTimeout(pause, READING)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Too old already, or tried in vain (still-script.ts). */
const isStill = (element: HTMLElement) => 'still' in element.dataset

const reach: ClientDirective = (load, _options, element) => {
  let code: ReturnType<typeof load> | undefined
  const fetchCode = () => (code ??= load())
  const reached = () => {
    if (isStill(element)) return
    for (const sign of SIGNS) element.removeEventListener(sign, reached)
    removeEventListener('hashchange', reached)
    // Shows the spinner; CSS keeps it hidden before.
    element.dataset.reached = ''
    void fetchCode()
      .then(async (hydrate) => hydrate())
      .catch((error: unknown) => {
        // Code that cannot be read is too new for the browser; other code did not arrive.
        const detail = error instanceof SyntaxError ? '' : 'De rekenhulp kwam niet aan: laad de pagina opnieuw.'
        element.dispatchEvent(new CustomEvent('rekenklaar:stil', { detail }))
      })
  }
  for (const sign of SIGNS) element.addEventListener(sign, reached, { passive: true })
  addEventListener('hashchange', reached)
  keepTaps(element)
  // A link brings inputs along, a page that was left brings typed ones back, and a visitor may keep some: show them at once.
  const held: unknown = history.state
  if (location.hash !== '' || (typeof held === 'object' && held !== null && HISTORY_KEY in held) || keepsData())
    reached()
  else if (!savesData()) whenIdle(() => void (isStill(element) || fetchCode().catch(() => (code = undefined))))
}

export default reach
