/** An answer under the box: what it is, what was understood, and what is still an example. */
import type { Reading } from '#calculators/ask/ask.ts'
import type { Raw, RawCell } from '#calculators/kernel/read.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { readSituation } from '#site/calculator/state/situation.ts'
import { answerOf, type PageAnswer, type PageCase, pageCase, type Part, typedFrom } from '#site/search/page-answer.ts'

/** Of the examples an answer rests on, so many are named. */
const NAMED = 4

function put<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

/** Bold parts of a sentence stand between stars. */
const plain = (text: string) => text.replaceAll('**', '')

type Ready = { readonly said: string; readonly link: string; readonly body: readonly HTMLElement[] }

/** A control for one field, where its chip stood. Null: this field is for the page itself. */
function control({ field }: Part, now: RawCell, done: (text: RawCell | null) => void): HTMLElement | null {
  if (field.kind === 'rows' || field.kind === 'date' || field.kind === 'month') return null
  if (field.kind === 'choice') {
    const select = put('select', 'ask-edit')
    select.setAttribute('aria-label', field.label)
    for (const { value, label } of field.options) {
      const option = put('option', '', label)
      option.value = value
      option.selected = value === now
      select.append(option)
    }
    select.addEventListener('change', () => done(select.value))
    select.addEventListener('blur', () => done(null))
    return select
  }
  const input = put('input', 'ask-edit')
  input.setAttribute('aria-label', field.label)
  input.value = String(now)
  input.inputMode = field.kind === 'text' ? 'text' : 'decimal'
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    done(event.key === 'Enter' ? input.value : null)
  })
  input.addEventListener('change', () => done(input.value))
  input.addEventListener('blur', () => done(null))
  return input
}

/** The focus never leaves the form in between: that would close the box. */
function swap(from: HTMLElement, to: HTMLElement): void {
  const held = document.activeElement === from
  from.before(to)
  if (held) to.focus()
  from.remove()
}

type Change = (key: string, text: RawCell) => void

function chip(part: Part, typed: Raw, link: string, change: Change): HTMLElement {
  const { key, field, text } = part
  const now = typed[key]
  const isOff = field.kind === 'toggle' && now === false
  const button = put('button', 'ask-chip', isOff ? `niet: ${text}` : text)
  button.type = 'button'
  button.dataset.field = key
  button.addEventListener('click', () => {
    if (typeof now === 'boolean') return change(key, !now)
    let open = true
    const edit =
      typeof now === 'string'
        ? control(part, now, (next) => {
            if (!open) return
            open = false
            if (next !== null && next !== now) change(key, next)
            else if (edit !== null) swap(edit, button)
          })
        : null
    if (edit === null) return location.assign(link)
    button.after(edit)
    edit.focus()
    button.remove()
  })
  return button
}

const list = (label: string, parts: readonly Node[]): HTMLElement => {
  const line = put('p', 'ask-read', `${label} `)
  for (const [place, part] of parts.entries()) line.append(...(place === 0 ? [] : [' ']), part)
  return line
}

function figures({ outcome }: PageAnswer, page: PageCase): readonly HTMLElement[] {
  if (outcome.status === 'uncovered') return [put('p', 'ask-sentence', outcome.message)]
  if (outcome.status === 'invalid') {
    const [path = '', message = ''] = Object.entries(outcome.errors)[0] ?? []
    const [key = '', , column = ''] = path.split('.')
    const field = page.calculator.inputs[key]
    const cell = field?.kind === 'rows' ? field.columns[column]?.label : undefined
    const label = [field?.label, cell?.toLowerCase()].filter(Boolean).join(', ')
    return [put('p', 'ask-sentence', `${label}: ${message}`)]
  }
  const { headline, sentence, notices } = outcome.report
  // The first is what the page took where nothing was said: "van 3 kinderen kennen we de geboortemaand niet".
  const warned = notices.find(({ tone }) => tone === 'warning')
  return [
    put('p', 'ask-label', headline.label),
    put('p', 'ask-figure', showFigure(headline)),
    put('p', 'ask-sentence', plain(sentence)),
    ...(warned === undefined ? [] : [put('p', 'ask-read', plain(warned.text))]),
    // What the law asks beside credit holds here too.
    ...(page.meta.warning === undefined ? [] : [put('p', 'ask-read', page.meta.warning)]),
  ]
}

function examples({ outcome }: PageAnswer): readonly HTMLElement[] {
  if (outcome.status !== 'ok') return []
  const made = outcome.report.assumed.filter(({ origin }) => origin === 'example')
  if (made.length === 0) return []
  const shown = made.slice(0, NAMED).map(({ text }) => put('i', '', text))
  const more = made.length - shown.length
  return [list('Nog een voorbeeld:', more > 0 ? [...shown, put('i', '', `en nog ${more}`)] : shown)]
}

/** The mail holds the sentence; it leaves the device only when the visitor sends it. */
function mistake(question: string, { meta, path }: PageCase): HTMLElement {
  const link = put('a', '', 'Verkeerd begrepen?')
  const body = `Ik vroeg: ${question}\nJullie begrepen: ${path}\nIk bedoelde: `
  link.href = `mailto:${meta.contact}?subject=${encodeURIComponent('Vraag fout begrepen')}&body=${encodeURIComponent(body)}`
  return put('p', 'ask-read', link)
}

async function readyAnswer(
  page: PageCase,
  typed: Raw,
  question: string,
  unused: readonly string[],
  again: (typed: Raw, field: string) => void,
): Promise<Ready> {
  const answer = await answerOf(page, typed, readSituation())
  const { understood, kept, raw, link, outcome } = answer
  const change: Change = (key, text) => again({ ...typed, [key]: text }, key)
  const chips = (parts: readonly Part[]) => parts.map((part) => chip(part, raw, link, change))
  const situation = kept.length > 0 ? [list('Uit je situatie:', chips(kept))] : []
  const rest = unused.length > 0 ? [put('p', 'ask-read', `Niet gebruikt: ${unused.join(', ')}`)] : []
  const top = figures(answer, page)
  const said = [
    ...top.map((line) => line.textContent),
    `Begrepen: ${understood.map(({ text }) => text).join(', ')}`,
    ...(kept.length > 0 ? [`Uit je situatie: ${kept.map(({ text }) => text).join(', ')}`] : []),
    ...rest.map((line) => line.textContent),
    ...(outcome.status === 'ok' ? [] : ['Kijk de gegevens na op de pagina']),
  ].join('. ')
  return {
    said,
    link,
    body: [
      ...top,
      list('Begrepen:', chips(understood)),
      ...rest,
      ...situation,
      ...examples(answer),
      mistake(question, page),
    ],
  }
}

/** Works the answer out and has it shown; a field that is changed there works it out again. */
export async function startAnswer(
  path: string,
  { given, whole, unused }: Reading,
  question: string,
  show: (ready: Ready, changed?: string) => void,
): Promise<void> {
  const page = await pageCase(path)
  const left = unused.map(([from, to]) => question.slice(from, to))
  const fill = async (typed: Raw, changed?: string): Promise<void> =>
    show(await readyAnswer(page, typed, question, left, (next, field) => void fill(next, field)), changed)
  // What goes without saying is nothing beside what the visitor keeps.
  const facts = readSituation() ?? {}
  const isAsked = ([key]: readonly [string, unknown]) =>
    key in given || facts[page.calculator.inputs[key]?.fact ?? ''] === undefined
  await fill(typedFrom(page, Object.fromEntries(Object.entries(whole).filter(isAsked))))
}
