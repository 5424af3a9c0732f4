/** The answer: what it is, the amount, one sentence, and the tools that belong to the number. */
import { Fragment, memo, type MouseEvent, type ReactNode } from 'react'
import { dateText } from '#calculators/kernel/format.ts'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { openField } from '#site/calculator/form/open-field.ts'
import type { Wrong } from '#site/calculator/state/calculation.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { Rich } from '#site/ui/Rich.tsx'

/** Stands for every number while a field is wrong: an answer to something else would be worse than none. */
export const NO_ANSWER = '–'

/** The address stays what it was. */
function followToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  openField(event.currentTarget.hash.slice(1))
}

/** Long amounts step down a size, so that the headline never breaks; words are a name, not a number. */
function headlineSize(text: string): string {
  if (text.length > 16) return 'headline headline-name'
  return text.length > 9 ? 'headline headline-middle' : 'headline'
}

/** "€ 2.309,09" with its cents small. */
function Amount({ text }: { readonly text: string }) {
  const parts = /^(€.*\d)(,\d\d)$/.exec(text)
  if (!parts) return text
  return (
    <>
      {parts[1]}
      <span className="cents">{parts[2]}</span>
    </>
  )
}

function WrongField({ wrong }: { readonly wrong: Wrong }) {
  return (
    <p className="sentence wrong-field">
      Kijk na:{' '}
      <a href={`#${wrong.path}`} onClick={followToField}>
        {wrong.name}
      </a>
      {/* A question ends by itself. */}
      {wrong.name.endsWith('?') ? ' ' : '. '}
      {wrong.message}
    </p>
  )
}

/** A full dot up to two months old, a grey one up to six, an open one after. */
function Fresh({ of, today }: { readonly of: string; readonly today: string }) {
  const days = (Date.parse(today) - Date.parse(of)) / 86_400_000
  const age = days <= 60 ? 'fresh fresh-new' : days <= 183 ? 'fresh' : 'fresh fresh-old'
  return <span className={age}>rentes van {dateText(of)}</span>
}

type Props = {
  readonly report: Report
  /** The first field that stands in the way of an answer. */
  readonly wrong: Wrong | null
  /** The day of the bank rates; empty where none are used. */
  readonly ratesOf: string
  readonly today: string
  /** The chips and the tool that is open. */
  readonly children: ReactNode
}

export const AnswerBody = memo(function AnswerBody({ report, wrong, ratesOf, today, children }: Props) {
  const headline = wrong ? NO_ANSWER : showFigure(report.headline)
  return (
    <section className="answer" id="resultaat" tabIndex={-1} aria-labelledby="resultaat-titel">
      <h2 className="visually-hidden" id="resultaat-titel">
        Resultaat
      </h2>
      <p className="headline-label">
        <span>
          {report.example && <span className="example-mark">Voorbeeld · </span>}
          {report.headline.label}
        </span>
        {ratesOf && <Fresh of={ratesOf} today={today} />}
      </p>
      <p className={headlineSize(headline)}>
        <Amount text={headline} />
      </p>
      {wrong ? (
        <WrongField wrong={wrong} />
      ) : (
        <p className="sentence">
          <Rich text={report.sentence} />
        </p>
      )}
      {children}
    </section>
  )
})

/** Folded fields that decide and were not filled in, each a link that opens its field. */
function AssumedLine({ assumed: all }: Pick<Report, 'assumed'>) {
  // What is in the form says itself where it comes from.
  const assumed = all.filter(({ folded }) => folded)
  if (assumed.length === 0) return null
  return (
    <p className="assumed">
      Gerekend met:{' '}
      {assumed.map(({ key, text }, index) => (
        <Fragment key={key}>
          {index > 0 && ' · '}
          <a href={`#${key}`} onClick={followToField}>
            {text}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

type NotesProps = {
  readonly report: Report
  readonly wrong: Wrong | null
  /** The age of the bank rates, where the telling does not say it better. */
  readonly age: string | undefined
  /** The sentence the law asks for beside credit. */
  readonly warning: string | undefined
}

/** What to know about the answer, in plain lines: limits of the law first. */
export const AnswerNotes = memo(function AnswerNotes({ report, wrong, age, warning }: NotesProps) {
  const order = { law: 0, warning: 1, info: 2 } as const
  const notices = wrong ? [] : report.notices.toSorted((a, b) => order[a.tone] - order[b.tone])
  const old = report.age ?? age
  return (
    <div className="notes">
      {warning && <p className="credit-warning">{warning}</p>}
      {notices.map((notice) => (
        <Notice key={notice.text} tone={notice.tone}>
          <Rich text={notice.text} />
        </Notice>
      ))}
      {report.provisional && <p className="age">{report.provisional}</p>}
      {old && <p className="age">{old}</p>}
      {!wrong && <AssumedLine assumed={report.assumed} />}
    </div>
  )
})

function FigureLine({ figure, known }: { readonly figure: Figure; readonly known: boolean }) {
  return (
    <div>
      <dt>
        {figure.label}
        {figure.note && <small>{figure.note}</small>}
      </dt>
      <dd>{known ? showFigure(figure) : NO_ANSWER}</dd>
    </div>
  )
}

type ListProps = { readonly figures: readonly Figure[]; readonly known: boolean }

export function FigureList({ figures, known }: ListProps) {
  if (figures.length === 0) return null
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <FigureLine key={figure.key} figure={figure} known={known} />
      ))}
    </dl>
  )
}
