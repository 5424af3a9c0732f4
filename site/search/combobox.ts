/** A field with a list under it: arrow keys, Enter, Escape, and what a screen reader hears. */

export type Combobox = {
  readonly input: HTMLInputElement
  /** Between the field and the list: the answer. */
  readonly panel: HTMLElement
  /** Shows these; the words are read out. */
  show(options: readonly HTMLAnchorElement[], said: string): void
  /** Says something above the options, or instead of them. */
  message(text: string, options?: readonly HTMLAnchorElement[]): void
  close(): void
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  made.className = className
  return made
}

/** A listbox may only hold options, so a message is written as one that cannot be chosen. */
function messageOption(text: string): HTMLElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  paragraph.setAttribute('role', 'option')
  paragraph.setAttribute('aria-disabled', 'true')
  paragraph.setAttribute('aria-selected', 'false')
  return paragraph
}

export function makeCombobox(form: HTMLFormElement, input: HTMLInputElement): Combobox {
  const listId = `${input.id}-lijst`
  const results = element('div', 'search-results')
  results.hidden = true
  const panel = element('div', 'ask')
  panel.hidden = true
  const list = document.createElement('div')
  list.id = listId
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Gevonden pagina’s')
  const status = element('p', 'visually-hidden')
  status.setAttribute('role', 'status')
  results.append(panel, list)
  form.append(results, status)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', listId)
  input.setAttribute('aria-expanded', 'false')

  let options: readonly HTMLAnchorElement[] = []
  let active = -1
  /** Closed by the visitor: what arrives later does not open the list again. */
  let isLeft = false

  const close = () => {
    results.hidden = true
    active = -1
    input.setAttribute('aria-expanded', 'false')
    input.removeAttribute('aria-activedescendant')
  }
  const select = (next: number) => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = options.length === 0 ? -1 : (next + options.length) % options.length
    const chosen = options[active]
    chosen?.setAttribute('aria-selected', 'true')
    chosen?.scrollIntoView({ block: 'nearest' })
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id)
  }
  const put = (next: readonly HTMLAnchorElement[], message?: string) => {
    options = next
    active = -1
    input.removeAttribute('aria-activedescendant')
    for (const [place, one] of next.entries()) {
      one.id = `${listId}-${place}`
      one.tabIndex = -1
      one.setAttribute('role', 'option')
      one.setAttribute('aria-selected', 'false')
    }
    list.replaceChildren(...(message === undefined ? [] : [messageOption(message)]), ...next)
    results.hidden = isLeft
    input.setAttribute('aria-expanded', `${!isLeft}`)
  }

  input.addEventListener('input', () => void (isLeft = false))
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (results.hidden) return
      event.preventDefault()
      if (active === -1 && event.key === 'ArrowUp') select(options.length - 1)
      else select(active + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Escape') {
      isLeft = true
      if (results.hidden) return
      event.stopPropagation()
      close()
    }
  })
  form.addEventListener('submit', (event) => {
    const target = options[active] ?? options[0]
    if (results.hidden || !target) return
    event.preventDefault()
    target.click()
  })
  form.addEventListener('focusout', (event) => {
    const next = event.relatedTarget
    if (next instanceof Node && form.contains(next)) return
    // To nothing: a field of the panel that is replaced loses the focus too.
    isLeft ||= next !== null
    close()
  })
  document.addEventListener('pointerdown', ({ target }) => void (isLeft ||= !form.contains(target as Node | null)))
  input.addEventListener('focus', () => {
    // An answer that was left is still there.
    if (panel.hidden || input.value.trim() === '') return
    isLeft = false
    put(options)
  })
  // Keeps the focus in the field while a result is pressed, so that the list does not close under the pointer.
  results.addEventListener('pointerdown', (event) => {
    const isControl = event.target instanceof Element && event.target.closest('input, select') !== null
    if (!isControl) event.preventDefault()
  })

  return {
    input,
    panel,
    show(next, said) {
      put(next)
      if (!isLeft) status.textContent = said
    },
    message(text, next = []) {
      put(next, text)
      if (!isLeft) status.textContent = text
    },
    close,
  }
}
