/** The answer: headline, sentence, figures, notices. Stays in view beside the form. */
import { memo, type ReactNode, useEffect, useState } from 'react'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import { showFigure } from '#calculators/kernel/show.ts'
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

/** The first figures answer the question, the others account for it: more than so many fold away. */
const AT_ONCE = 10
/** Fewer than this behind a fold are not worth the click. */
const WORTH_FOLDING = 3

function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map((figure) => (
        <FigureLine key={figure.key} figure={figure} />
      ))}
    </dl>
  )
}

function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  const known = figures.filter((figure) => figure.value !== null)
  const rest = known.slice(AT_ONCE)
  if (rest.length < WORTH_FOLDING) return <FigureList figures={known} />
  return (
    <>
      <FigureList figures={known.slice(0, AT_ONCE)} />
      <details className="fold">
        <summary>Nog {rest.length} cijfers</summary>
        <FigureList figures={rest} />
      </details>
    </>
  )
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
        <Figures figures={report.figures} />
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
