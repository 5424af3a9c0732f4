/** The answer: headline, sentence, figures, notices. Stays in view beside the form. */
import { Fragment, memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { Notice } from '#site/ui/Notice.tsx'
import { Rich } from '#site/ui/Rich.tsx'

function FigureLine({ figure }: { readonly figure: Figure }) {
  return (
    <div>
      <dt>
        {figure.label}
        {figure.note && <small>{figure.note}</small>}
      </dt>
      <dd>{showFigure(figure)}</dd>
    </div>
  )
}

function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <FigureLine key={figure.key} figure={figure} />
      ))}
    </dl>
  )
}

/** What accounts for the answer, by group. */
function AllFigures({ groups }: Pick<Report, 'groups'>) {
  const count = groups.reduce((sum, group) => sum + group.figures.length, 0)
  if (count === 0) return null
  return (
    <details className="fold">
      <summary>Alle cijfers ({count})</summary>
      {groups.map(({ title, figures }) => (
        <section key={title}>
          <h3>{title}</h3>
          <FigureList figures={figures} />
        </section>
      ))}
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
          <a href={`#${key}`} onClick={openField}>
            {text}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** The fold must be open before the field can take the focus; the address stays what it was. */
function openField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  const field = document.getElementById(event.currentTarget.hash.slice(1))
  const fold = field?.closest('details')
  if (fold) fold.open = true
  field?.focus()
}

/** Long amounts step down a size, so that the headline never breaks. */
function headlineSize(text: string): string {
  if (text.length > 16) return 'headline headline-small'
  return text.length > 11 ? 'headline headline-middle' : 'headline'
}

type Props = {
  readonly report: Report
  /** The form is not complete: this is the answer from before. */
  readonly stale: boolean
  readonly controls: ReactNode
  readonly actions: ReactNode
  readonly onShowErrors: () => void
}

export const ResultCard = memo(function ResultCard({ report, stale, controls, actions, onShowErrors }: Props) {
  const headline = showFigure(report.headline)
  return (
    <section className="card result" id="resultaat" tabIndex={-1} aria-labelledby="resultaat-titel">
      <h2 className="visually-hidden" id="resultaat-titel">
        Resultaat
      </h2>
      {stale && (
        <p className="note note-info stale-note">
          Vul het formulier verder in: hieronder staat nog de vorige uitkomst.{' '}
          <button type="button" className="link-button" onClick={onShowErrors}>
            Wat ontbreekt er?
          </button>
        </p>
      )}
      <div className={stale ? 'stale' : undefined}>
        <p className="headline-label">{report.headline.label}</p>
        <p className={headlineSize(headline)}>{headline}</p>
        <p className="sentence">
          <Rich text={report.sentence} />
        </p>
        {controls}
        <FigureList figures={report.key} />
        <AssumedLine assumed={report.assumed} />
        <AllFigures groups={report.groups} />
      </div>
      {actions}
      {report.notices.length > 0 && (
        <div className="notices">
          {report.notices.map((notice) => (
            <Notice key={notice.text} tone={notice.tone}>
              <Rich text={notice.text} />
            </Notice>
          ))}
        </div>
      )}
    </section>
  )
})

/** On a phone the headline stays at the bottom of the screen until the card itself is in view. */
export function PhoneBar({ report, stale }: { readonly report: Report; readonly stale: boolean }) {
  const [away, setAway] = useState(false)
  useEffect(() => {
    const card = document.getElementById('resultaat')
    if (!card) return
    const observer = new IntersectionObserver((entries) => setAway(entries.some((entry) => entry.isIntersecting)))
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return (
    <a className={`phone-bar${stale ? ' stale' : ''}${away ? ' away' : ''}`} href="#resultaat">
      <span>{report.headline.label}</span>
      <strong>{showFigure(report.headline)}</strong>
    </a>
  )
}
