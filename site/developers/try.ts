/** "Probeer het hier": sends what stands in the form to the open engine, and shows what comes back. */
import { startCopying } from '#site/layout/copy.ts'

type Input = { readonly key: string; readonly kind: string; readonly start?: unknown }

const MOST_FIELDS = 4

const addressOf = (slug: string) => `/api/rekenhulpen/${encodeURIComponent(slug)}`

/** The first fields of a calculator with their start values: something to change. */
async function exampleOf(slug: string): Promise<string> {
  const { inputs } = (await (await fetch(addressOf(slug))).json()) as { readonly inputs: readonly Input[] }
  const shown = inputs.filter(({ kind, start }) => kind !== 'rows' && start !== undefined).slice(0, MOST_FIELDS)
  return JSON.stringify({ invoer: Object.fromEntries(shown.map(({ key, start }) => [key, start])) }, null, 2)
}

startCopying()

const form = document.querySelector<HTMLFormElement>('[data-try]')
const slug = form?.querySelector('select')
const body = form?.querySelector('textarea')
const said = form?.querySelector('[data-try-said]')
const answer = form?.querySelector('[data-try-answer] code')

if (form && slug && body && said && answer) {
  slug.addEventListener('change', () => {
    exampleOf(slug.value).then(
      (text) => (body.value = text),
      () => (said.textContent = 'De velden konden niet geladen worden.'),
    )
  })
  const send = async () => {
    said.textContent = 'Even rekenen…'
    const begun = performance.now()
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(addressOf(slug.value), { method: 'POST', headers, body: body.value })
    const json: unknown = await response.json()
    said.textContent = `Status ${response.status}, in ${Math.round(performance.now() - begun)} ms.`
    answer.textContent = JSON.stringify(json, null, 2)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send().catch(() => (said.textContent = 'De server antwoordde niet. Ben je verbonden met internet?'))
  })
}
