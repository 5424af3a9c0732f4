/** The answer: what to know first, headline, sentence, key figures, what it rests on. Stays in view beside the form. */
import { Fragment, memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { openField } from '#site/calculator/form/open-field.ts'
import { Settled } from '#site/calculator/report/Settled.tsx'
import type { Wrong } from '#site/calculator/state/calculation.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { Rich } from '#site/ui/Rich.tsx'

/** Stands for every number while a field is wrong: an answer to something else would be worse than none. */
const NO_ANSWER = '–'

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

function FigureList({ figures, known = true }: { readonly figures: readonly Figure[]; readonly known?: boolean }) {
  if (figures.length === 0) return null
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <FigureLine key={figure.key} figure={figure} known={known} />
      ))}
    </dl>
  )
}

function FigureGroups({ groups }: Pick<Report, 'groups'>) {
  return groups.map(({ title, figures }) => (
    <div key={title} className="figure-group">
      <h3>{title}</h3>
      <FigureList figures={figures} />
    </div>
  ))
}

/** What accounts for the answer, by group. */
function AllFigures({ groups }: Pick<Report, 'groups'>) {
  const count = groups.reduce((sum, group) => sum + group.figures.length, 0)
  if (count === 0) return null
  return (
    <details className="fold">
      <summary>Alle cijfers ({count})</summary>
      <Settled>
        <FigureGroups groups={groups} />
      </Settled>
    </details>
  )
}

/** Folded fields that decide and were not filled in, each a link that opens its field. */
function AssumedLine({ assumed }: Pick<Report, 'assumed'>) {
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

/** The address stays what it was. */
function followToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  openField(event.currentTarget.hash.slice(1))
}

/** Long amounts step down a size, so that the headline never breaks. */
function headlineSize(text: string): string {
  if (text.length > 16) return 'headline headline-small'
  return text.length > 11 ? 'headline headline-middle' : 'headline'
}

function WrongField({ wrong }: { readonly wrong: Wrong }) {
  return (
    <p className="sentence wrong-field">
      <a href={`#${wrong.path}`} onClick={followToField}>
        {wrong.name}
      </a>
      : {wrong.message}
    </p>
  )
}

type Props = {
  readonly report: Report
  /** The first field that stands in the way of an answer. */
  readonly wrong: Wrong | null
  /** The age of the bank rates, where the telling does not say it better. */
  readonly age: string | undefined
  readonly basis: ReactNode
  readonly rules: ReactNode
  readonly actions: ReactNode
}

export const AnswerBody = memo(function AnswerBody({ report, wrong, age, basis, rules, actions }: Props) {
  const headline = wrong ? NO_ANSWER : showFigure(report.headline)
  return (
    <section className="card answer" id="resultaat" tabIndex={-1} aria-labelledby="resultaat-titel">
      <h2 className="visually-hidden" id="resultaat-titel">
        Resultaat
      </h2>
      {report.provisional && <p className="age">{report.provisional}</p>}
      {(report.age ?? age) && <p className="age">{report.age ?? age}</p>}
      <p className="headline-label">{report.headline.label}</p>
      <p className={headlineSize(headline)}>{headline}</p>
      {wrong ? (
        <WrongField wrong={wrong} />
      ) : (
        <p className="sentence">
          <Rich text={report.sentence} />
        </p>
      )}
      {basis}
      <FigureList figures={report.key} known={!wrong} />
      {!wrong && <AssumedLine assumed={report.assumed} />}
      {!wrong && report.notices.length > 0 && (
        <div className="notices">
          {report.notices.map((notice) => (
            <Notice key={notice.text} tone={notice.tone}>
              <Rich text={notice.text} />
            </Notice>
          ))}
        </div>
      )}
      {actions}
      {rules}
      {!wrong && <AllFigures groups={report.groups} />}
    </section>
  )
})

type BarProps = { readonly report: Report; readonly wrong: Wrong | null }

/** On a phone the headline stays at the bottom of the screen until the card itself is in view. */
export function PhoneBar({ report, wrong }: BarProps) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const card = document.getElementById('resultaat')
    if (!card) return
    const observer = new IntersectionObserver((entries) => setAway(entries.some((entry) => entry.isIntersecting)))
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return (
    <a className={away ? 'phone-bar away' : 'phone-bar'} href="#resultaat">
      <span>{report.headline.label}</span>
      <strong>{wrong ? NO_ANSWER : showFigure(report.headline)}</strong>
      {wrong && <span className="phone-bar-why">kijk {wrong.name.toLowerCase()} na</span>}
    </a>
  )
}
