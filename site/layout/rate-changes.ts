/** Fills the list of changed bank rates on /veranderingen. The server knows them; the page was built before. */
import type { RateChange } from '#contract/changes.ts'

const SHOWN = 12
const PATIENCE = 5000

function isChange(value: unknown): value is RateChange {
  if (typeof value !== 'object' || value === null) return false
  const { sentence, validFrom, source } = value as Readonly<Record<string, unknown>>
  return typeof sentence === 'string' && typeof validFrom === 'string' && typeof source === 'string'
}

/** Written out here: the shared formatter comes in one file with all that calculators need. */
const dateText = (date: string) => date.split('-').toReversed().join('/')

function item(change: RateChange): HTMLLIElement {
  const line = document.createElement('li')
  const sentence = document.createElement('p')
  sentence.textContent = change.sentence
  const details = document.createElement('p')
  details.className = 'dated'
  details.textContent = `Geldig sinds ${dateText(change.validFrom)}. Bron: ${change.source}.`
  line.append(sentence, details)
  return line
}

/** Leaves the links of the page as they are when the server has nothing to say. */
async function showRateChanges(place: HTMLElement): Promise<void> {
  const response = await fetch(`/api/changes?limit=${SHOWN}`, { signal: AbortSignal.timeout(PATIENCE) })
  if (!response.ok) return
  const body: unknown = await response.json()
  const changes = Array.isArray(body) ? body.filter(isChange) : []
  if (changes.length === 0) return
  const list = document.createElement('ul')
  list.className = 'rate-changes'
  list.append(...changes.map(item))
  place.prepend(list)
}

const place = document.querySelector<HTMLElement>('[data-rate-changes]')
if (place) {
  showRateChanges(place).catch(() => {
    // Offline or the server is busy: the links lead to the rates themselves.
  })
}
