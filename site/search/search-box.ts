/** The search box: pages while typing, and an answer under the box when what was typed is a question we can compute. */
import { prepare, type Prepared, search, type SearchEntry } from '#calculators/search.ts'
import { type Combobox, makeCombobox } from '#site/search/combobox.ts'
import type { Ask } from '#site/search/question.ts'
import { mayAsk, type Reply, replyTo, type Told } from '#site/search/reply.ts'

/** Fetched once; what failed may be tried again at the next key. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= load()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }
}

type Index = { readonly entries: readonly SearchEntry[]; readonly prepared: readonly Prepared[] }
const loadIndex = once(async (): Promise<Index> => {
  const response = await fetch('/zoekindex.json')
  if (!response.ok) throw new Error(`${response.status}`)
  const entries = (await response.json()) as readonly SearchEntry[]
  return { entries, prepared: prepare(entries) }
})
const loadAsk = once(async (): Promise<Ask> => {
  const [{ loadReader }, { entries }] = await Promise.all([import('#site/search/question.ts'), loadIndex()])
  return loadReader(entries)
})
const loadAnswers = once(() => import('#site/search/answer-view.ts'))

function option([path, name, question, , category]: SearchEntry, text = question): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = path
  if (category) link.dataset.category = category
  const title = document.createElement('b')
  title.textContent = name
  const under = document.createElement('span')
  under.textContent = text
  link.append(title, under)
  return link
}

/** Milliseconds of rest before an answer is worked out: its page and code may have to come first. */
const REST = 90
/** The same when page and code are there: only to let the next key go first. */
const SHORT_REST = 40
/** Milliseconds that the pages wait for the reader, so that they do not flash by. */
const SOON = 150

function startBox(box: Combobox): void {
  let turn = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Pages that gave an answer before. */
  const answered = new Set<string>()

  const pages = (entries: readonly SearchEntry[]) => {
    box.panel.hidden = true
    if (entries.length === 0) box.message('Niets gevonden. Druk op Enter voor de lijst van alle pagina’s.')
    else
      box.show(
        entries.map((entry) => option(entry)),
        entries.length === 1 ? '1 pagina gevonden' : `${entries.length} pagina’s gevonden`,
      )
  }

  const answer = async (told: Told, query: string, others: readonly HTMLAnchorElement[], mine: number) => {
    const { entry, reading } = told
    const [path, name, , , category] = entry
    try {
      const { startAnswer } = await loadAnswers()
      await startAnswer(path, reading, query, (ready, changed) => {
        answered.add(path)
        if (mine !== turn) return
        box.panel.dataset.category = category
        box.panel.replaceChildren(...ready.body)
        box.panel.hidden = false
        box.show([option([ready.link, 'Open met deze gegevens', name, '', category]), ...others], ready.said)
        if (changed !== undefined) box.panel.querySelector<HTMLElement>(`[data-field="${changed}"]`)?.focus()
      })
    } catch {
      // Without a connection the page itself may be kept: the list still leads there.
      if (mine === turn) pages([entry])
    }
  }

  /** Another reading: chosen, its answer comes in the place of the first. */
  const readingOption = (told: Told, query: string): HTMLAnchorElement => {
    const { entry, reading } = told
    const parts = [...new Set(Object.values(reading.because).map(([from, to]) => query.slice(from, to)))]
    if (parts.length === 0) return option(entry)
    const link = option(entry, `Begrepen: ${parts.join(' · ')}`)
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      turn += 1
      void answer(told, query, [], turn)
    })
    return link
  }

  const give = (reply: Reply, query: string, mine: number) => {
    if (reply.kind === 'pages') return pages(reply.pages)
    if (reply.kind === 'answer') {
      const others = [
        ...reply.others.map((told) => readingOption(told, query)),
        ...reply.pages.map((one) => option(one)),
      ]
      const wait = answered.has(reply.first.entry[0]) ? SHORT_REST : REST
      rest = setTimeout(() => void answer(reply.first, query, others, mine), wait)
      return
    }
    box.panel.hidden = true
    if (reply.kind === 'choice')
      box.message(
        'Wat bedoel je? Kies een berekening.',
        reply.others.map((told) => readingOption(told, query)),
      )
    else
      box.message(
        `Dit rekenen we niet uit.${reply.pages.length > 0 ? ' Dit komt het dichtst in de buurt:' : ''}`,
        reply.pages.map((entry) => option(entry)),
      )
  }

  const show = async () => {
    turn += 1
    const mine = turn
    clearTimeout(rest)
    const query = box.input.value.trim()
    if (query === '') {
      box.panel.hidden = true
      return box.close()
    }
    try {
      const { entries, prepared } = await loadIndex()
      if (mine !== turn) return
      const found = search(prepared, query)
      if (!mayAsk(query)) return pages(found)
      rest = setTimeout(() => pages(found), SOON)
      const asked = await loadAsk().then(
        (ask) => ask(query),
        () => null,
      )
      if (mine !== turn) return
      clearTimeout(rest)
      const pagesFor = (word: string) => search(prepared, word)
      const reply: Reply =
        asked === null ? { kind: 'pages', pages: found } : replyTo(query, asked, entries, found, pagesFor)
      give(reply, query, mine)
    } catch {
      if (mine !== turn) return
      box.panel.hidden = true
      box.message('Zoeken lukt nu niet. Druk op Enter voor de lijst van alle pagina’s.')
    }
  }

  box.input.addEventListener('input', () => void show())
  loadIndex().catch(() => undefined)
  if (box.input.value.trim() !== '') void show()
}

export function attachSearch(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  if (input) startBox(makeCombobox(form, input))
}
