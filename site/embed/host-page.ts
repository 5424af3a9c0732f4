/** The page "Zet deze rekenhulp op je site": what is chosen changes the code and the example at once. */
import { placeData, snippetOf, startOf, type Wishes } from '#site/embed/snippet.ts'
import { startCopying } from '#site/layout/copy.ts'

const form = document.querySelector<HTMLFormElement>('[data-host-form]')
const code = document.querySelector<HTMLElement>('[data-host-code] code')
const example = document.querySelector<HTMLElement>('[data-host-example]')

function wishesOf(data: FormData): Wishes {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const theme = text('thema')
  return {
    theme: theme === 'licht' || theme === 'donker' ? theme : '',
    accent: text('eigen-kleur') === '' ? '' : text('accent'),
    compact: text('compact') !== '',
    start: startOf(text('start')),
  }
}

if (form && code && example) {
  const { slug = '', path = '', title = '', origin = '' } = form.dataset
  const link = example.querySelector('a')?.cloneNode(true) ?? document.createTextNode(title)
  let last = ''
  const show = () => {
    const wishes = wishesOf(new FormData(form))
    const snippet = snippetOf({ origin, slug, path, title }, wishes)
    if (snippet === last) return
    last = snippet
    code.textContent = snippet
    const place = document.createElement('div')
    Object.assign(place.dataset, placeData(slug, wishes))
    place.append(link.cloneNode(true))
    example.replaceChildren(place)
    dispatchEvent(new Event('rekenklaar'))
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  startCopying()
}
