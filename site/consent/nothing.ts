/** Where nothing is measured and no ad is shown, one line says so to who comes in. It asks nothing and keeps nothing. */

/** Long enough to read twice. What it says is on the privacy page too. */
const READ_AFTER = 8000
const touches = ['pointerdown', 'keydown', 'scroll'] as const

/** Whoever comes from a page of ours has seen it. */
const comesFromUs = () => document.referrer.startsWith(`${location.origin}/`)

export function sayNothingToChoose(line: HTMLElement): void {
  if (comesFromUs()) return
  const touched = new AbortController()
  const leave = () => {
    touched.abort()
    line.hidden = true
  }
  line.hidden = false
  setTimeout(leave, READ_AFTER)
  for (const touch of touches) addEventListener(touch, leave, { passive: true, signal: touched.signal })
}
