/** Where nothing is measured and no ad is shown, one line says so to whoever comes in. It asks nothing and keeps nothing. */

/** Long enough to read twice. What it says is on the privacy page too. */
const READ_AFTER = 8000

export function sayNothingToChoose(line: HTMLElement): void {
  // Whoever comes from a page of ours has seen it.
  if (document.referrer.startsWith(location.origin)) return
  const leave = () => {
    line.hidden = true
  }
  line.hidden = false
  setTimeout(leave, READ_AFTER)
  for (const touch of ['pointerdown', 'keydown', 'scroll']) addEventListener(touch, leave, { once: true })
}
