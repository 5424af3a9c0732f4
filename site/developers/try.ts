/** "Probeer het hier": sends what is in the form to the open engine, and shows what comes back. */
import { callForms, formNames, type FormName } from '#site/developers/call-forms.ts'
import { startCopying } from '#site/layout/copy.ts'

type Field = { readonly sleutel: string; readonly soort: string; readonly start?: unknown }

const MOST_FIELDS = 4

const addressOf = (slug: string) => `/api/v1/rekenhulpen/${encodeURIComponent(slug)}`

/** The first fields of a calculator with their start values: something to change. */
async function exampleOf(slug: string): Promise<string> {
  const { velden } = (await (await fetch(addressOf(slug))).json()) as { readonly velden: readonly Field[] }
  const shown = velden.filter(({ soort, start }) => soort !== 'lijst' && start !== undefined).slice(0, MOST_FIELDS)
  return JSON.stringify({ invoer: Object.fromEntries(shown.map(({ sleutel, start }) => [sleutel, start])) }, null, 2)
}

/** The call that was just answered, in every form. */
function showForms(slug: string, body: string, output: string): void {
  const request = JSON.parse(body) as Record<string, unknown>
  const forms = callForms({ origin: location.origin, slug, request, output })
  for (const name of Object.keys(formNames) as FormName[]) {
    const code = document.querySelector(`[data-call-form="${name}"] code`)
    if (code) code.textContent = forms[name]
  }
}

/** The headline of an answer: its key and its value. */
function headlineOf(answered: unknown): { readonly hoofd: string; readonly value: unknown } | undefined {
  if (typeof answered !== 'object' || answered === null || !('hoofd' in answered)) return undefined
  const { hoofd, uitkomsten } = answered as { readonly hoofd: string; readonly uitkomsten?: Record<string, unknown> }
  return { hoofd, value: uitkomsten?.[hoofd] }
}

startCopying()

const form = document.querySelector<HTMLFormElement>('[data-try]')
const slug = form?.querySelector('select')
const body = form?.querySelector('textarea')
const said = form?.querySelector('[data-try-said]')
const answer = form?.querySelector('[data-try-answer] code')
const result = document.querySelector('[data-call-result]')

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
    const headline = headlineOf(json)
    if (!headline) return
    showForms(slug.value, body.value, headline.hoofd)
    if (result) result.textContent = String(headline.value)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    send().catch(() => (said.textContent = 'De server antwoordde niet. Ben je verbonden met internet?'))
  })
}
