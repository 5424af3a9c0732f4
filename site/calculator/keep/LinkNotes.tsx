/** What there is to say of the link a page was opened with: fields we do not know, or a calculation that was kept. */
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { longDate } from '#calculators/kernel/format.ts'
import {
  type Calculation,
  changeKept,
  type Kept,
  readKept,
  sameAnswer,
  withAnswer,
} from '#site/calculator/keep/kept.ts'
import { calculationOf } from '#site/calculator/keep/of-answer.ts'
import { decodePage, FRESH_STATE, type PageState } from '#site/calculator/state/page-link.ts'
import { encodePage } from '#site/calculator/state/encode-page.ts'
import type { PageMeta } from '#site/calculator/state/props.ts'
import { mayKeep } from '#site/calculator/state/situation-key.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'

export type LinkNotesProps = {
  /** Keys of the link that this calculator does not know. */
  readonly unknown: readonly string[]
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly setState: Dispatch<SetStateAction<PageState>>
}

/** What the answer of today has to say to the one that was kept. */
export function sinceThen(kept: Kept, now: Calculation | null, touched: boolean): string {
  if (touched) return 'Je veranderde er iets aan.'
  const changed =
    now !== null && now.version > kept.version ? ` We pasten deze rekenhulp aan op ${longDate(now.version)}.` : ''
  if (now === null) return `Toen was het antwoord ${kept.headline}; met deze gegevens is er vandaag geen antwoord.`
  if (sameAnswer(now.headline, kept.headline)) return 'Het antwoord is nog hetzelfde.'
  const why = changed === '' ? ' De regels, de cijfers of de dag zijn anders dan toen.' : changed
  return `Toen was het antwoord ${kept.headline}, vandaag is het ${now.headline}.${why}`
}

function KeptNote({
  id,
  answer,
  calculator,
  meta,
  setState,
}: Omit<LinkNotesProps, 'unknown'> & { readonly id: string }) {
  const [kept, setKept] = useState<Kept | undefined>()
  const [updated, setUpdated] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  useEffect(() => setKept(mayKeep() ? readKept().find((one) => one.id === id) : undefined), [id])
  const { report, wrong, state, start } = answer
  if (!kept || kept.path !== `/${meta.category}/${meta.slug}`) return null
  const now = report && wrong === null ? calculationOf(meta, calculator, answer, report) : null
  const link = (of: PageState) => encodePage(calculator.inputs, of, start)
  const touched = link(state) !== link(decodePage(calculator.inputs, kept.link) ?? FRESH_STATE)
  const differs = now !== null && (touched || !sameAnswer(now.headline, kept.headline))
  function update() {
    if (now === null) return
    const change = changeKept(withAnswer(id, now))
    setKept(change.list.find((one) => one.id === id))
    setRefused(change.refused)
    setUpdated(change.refused === null)
  }
  return (
    <div className="note note-info kept-note no-print">
      <p>
        <b>{kept.name}</b>, bewaard op {longDate(belgianDay(new Date(kept.on)))}.{' '}
        <span role="status">{updated && !differs ? 'Bewaard zoals het nu is.' : sinceThen(kept, now, touched)}</span>
      </p>
      {refused !== null && <p role="alert">{refused}</p>}
      <p>
        {differs && (
          <>
            <button type="button" className="link-button" onClick={update}>
              Bewaar het zoals het nu is
            </button>{' '}
          </>
        )}
        <a href="/mijn-berekeningen">Mijn berekeningen</a>{' '}
        <button type="button" className="link-button" onClick={() => setState(({ kept: _, ...rest }) => rest)}>
          Sluit
        </button>
      </p>
    </div>
  )
}

export function LinkNotes({ unknown, ...props }: LinkNotesProps) {
  const { kept } = props.answer.state
  return (
    <>
      {unknown.length > 0 && (
        <p className="note note-info">
          Deze link bevat gegevens die we niet kennen ({unknown.join(', ')}). We rekenen zonder.
        </p>
      )}
      {kept !== undefined && <KeptNote id={kept} {...props} />}
    </>
  )
}
