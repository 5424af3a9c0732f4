/** Makes a search field a combobox: results while typing, arrow keys, Enter, Escape. */
import type { SearchEntry } from '#calculators/search.ts'
import { prepare, type Prepared, search } from '#calculators/search.ts'

let index: Promise<readonly Prepared[]> | undefined

function loadIndex(): Promise<readonly Prepared[]> {
  index ??= fetch('/zoekindex.json')
    .then((response) => {
      if (!response.ok) throw new Error(`${response.status}`)
      return response.json() as Promise<readonly SearchEntry[]>
    })
    .then(prepare)
  // A failed load may be tried again at the next key.
  index.catch(() => {
    index = undefined
  })
  return index
}

function option(entry: SearchEntry, id: string): HTMLAnchorElement {
  const [path, name, question, , category] = entry
  const link = document.createElement('a')
  link.href = path
  link.id = id
  link.tabIndex = -1
  link.setAttribute('role', 'option')
  link.setAttribute('aria-selected', 'false')
  if (category) link.dataset.category = category
  const title = document.createElement('b')
  title.textContent = name
  const text = document.createElement('span')
  text.textContent = question
  link.append(title, text)
  return link
}

export function attachSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  if (!input) return
  const listId = `${input.id}-lijst`
  const list = document.createElement('div')
  list.className = 'search-results'
  list.id = listId
  list.hidden = true
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Gevonden pagina’s')
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  form.append(list, status)
  input.setAttribute('role', 'combobox')
  input.setAttribute('aria-autocomplete', 'list')
  input.setAttribute('aria-controls', listId)
  input.setAttribute('aria-expanded', 'false')

  let options: HTMLAnchorElement[] = []
  let active = -1

  const close = () => {
    list.hidden = true
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
  const message = (text: string) => {
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    // A listbox may only hold options, so the message stands in for one that cannot be chosen.
    paragraph.setAttribute('role', 'option')
    paragraph.setAttribute('aria-disabled', 'true')
    paragraph.setAttribute('aria-selected', 'false')
    list.replaceChildren(paragraph)
    status.textContent = text
  }
  const show = async () => {
    const query = input.value.trim()
    if (query === '') return close()
    try {
      const found = search(await loadIndex(), query)
      if (query !== input.value.trim()) return
      options = found.map((entry, place) => option(entry, `${listId}-${place}`))
      active = -1
      input.removeAttribute('aria-activedescendant')
      if (options.length === 0) message('Niets gevonden. Druk op Enter voor de lijst van alle pagina’s.')
      else {
        list.replaceChildren(...options)
        status.textContent = options.length === 1 ? '1 pagina gevonden' : `${options.length} pagina’s gevonden`
      }
    } catch {
      options = []
      message('Zoeken lukt nu niet. Druk op Enter voor de lijst van alle pagina’s.')
    }
    list.hidden = false
    input.setAttribute('aria-expanded', 'true')
  }

  input.addEventListener('input', () => void show())
  input.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return
      event.preventDefault()
      if (active === -1 && event.key === 'ArrowUp') select(options.length - 1)
      else select(active + (event.key === 'ArrowDown' ? 1 : -1))
    } else if (event.key === 'Escape' && !list.hidden) {
      event.stopPropagation()
      close()
    }
  })
  form.addEventListener('submit', (event) => {
    const target = options[active] ?? options[0]
    if (list.hidden || !target) return
    event.preventDefault()
    target.click()
  })
  form.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node) || !form.contains(event.relatedTarget)) close()
  })
  // Keeps the focus in the field while a result is pressed, so that the list does not close under the pointer.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  void loadIndex().catch(() => undefined)
  if (input.value.trim() !== '') void show()
}
