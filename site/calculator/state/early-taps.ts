/**
 * What a visitor taps before the page is alive is remembered and carried out once it is: a button is pressed again, a
 * form sent, a slider moved. What is in fields, choices and folds keeps itself in the document.
 */
import { ALIVE } from './alive-event.ts'

type Tap = { readonly target: Element; readonly again: () => void }

/** React forgets a value it did not see change: first another one in its own sight, then the wanted one behind its back. */
function moveSlider(slider: HTMLInputElement, value: string): void {
  slider.value = slider.min
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, value)
  slider.dispatchEvent(new Event('input', { bubbles: true }))
}

export function keepTaps(element: HTMLElement): void {
  let taps: Tap[] = []
  let alive = false
  const isDead = (target: Element) => !alive || target.closest('.sections:not([data-alive])') !== null
  const keep = (target: Element, again: () => void) => {
    taps = [...taps.filter((tap) => tap.target !== target), { target, again }]
  }
  const onTap = (event: Event) => {
    const target = event.target
    if (!(target instanceof Element) || !isDead(target)) return
    const button = target.closest('button')
    if (event.type === 'submit' && target instanceof HTMLFormElement) {
      event.preventDefault()
      keep(target, () => target.requestSubmit())
    } else if (event.type === 'click' && button) {
      event.preventDefault()
      keep(button, () => button.click())
    } else if (event.type === 'input' && target instanceof HTMLInputElement && target.type === 'range') {
      const { value } = target
      keep(target, () => moveSlider(target, value))
    }
  }
  const kinds = ['click', 'submit', 'input'] as const
  for (const kind of kinds) element.addEventListener(kind, onTap, { capture: true })
  element.addEventListener(ALIVE, () => {
    alive = true
    const ready = taps.filter(({ target }) => target.isConnected && !isDead(target))
    taps = taps.filter((tap) => !ready.includes(tap))
    for (const { again } of ready) again()
    if (element.querySelector('.sections:not([data-alive])')) return
    for (const kind of kinds) element.removeEventListener(kind, onTap, { capture: true })
  })
}
