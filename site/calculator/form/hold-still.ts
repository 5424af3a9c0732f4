/**
 * Nothing moves under a pointer that is down: leaving a field closes its slider and shows its message, and what was
 * being pressed would slip away before the click. Until the release the row stays as it is and what follows waits.
 */
export function holdStill(): { readonly whenStill: (run: () => void) => void; readonly stop: () => void } {
  let isDown = false
  let row: Element | null | undefined
  let waiting: (() => void)[] = []
  const press = () => {
    isDown = true
    row = document.activeElement?.closest('.f')
    row?.toggleAttribute('data-held', true)
  }
  const settle = () => {
    isDown = false
    row?.removeAttribute('data-held')
    const ready = waiting
    waiting = []
    for (const run of ready) run()
  }
  // The click follows the release.
  const release = () => setTimeout(settle)
  addEventListener('pointerdown', press, { capture: true })
  addEventListener('pointerup', release)
  addEventListener('pointercancel', release)
  return {
    whenStill(run) {
      if (isDown) waiting.push(run)
      else run()
    },
    stop() {
      removeEventListener('pointerdown', press, { capture: true })
      removeEventListener('pointerup', release)
      removeEventListener('pointercancel', release)
    },
  }
}
