/** One answer about the household: a door to its calculator, filled in. With a what-if: now and later. */
import { showDifference, showFigure } from '#calculators/kernel/units.ts'
import type { CardAnswer } from '#calculators/situation/card-answer.ts'
import type { Card } from '#calculators/situation/card.ts'
import type { Answered } from '#site/situation/work.ts'
import { Rich } from '#site/ui/Rich.tsx'

type KnownAnswer = Extract<CardAnswer, { status: 'known' }>

const answerOf = (answered: Answered | null, key: string): KnownAnswer | null => {
  const found = answered?.answers.find((one) => one.key === key)
  return found?.status === 'known' ? found : null
}
const show = ({ figure }: KnownAnswer) => showFigure(figure)
const valueOf = (one: KnownAnswer | null) => (typeof one?.figure.value === 'number' ? one.figure.value : 0)

/** "€ 2.309,09" with its cents small. */
function Amount({ text }: { readonly text: string }) {
  const parts = /^(.*\d)(,\d\d)$/.exec(text)
  if (!parts) return text
  return (
    <>
      {parts[1]}
      <span className="situ-cents">{parts[2]}</span>
    </>
  )
}

const share = (value: number, most: number) => `${most === 0 ? 0 : Math.round((Math.abs(value) / most) * 1000) / 10}%`

function Bars({ before, after }: { readonly before: number; readonly after: number }) {
  const most = Math.max(Math.abs(before), Math.abs(after))
  return (
    <svg className="situ-bars" width="100%" height="13" aria-hidden="true">
      <rect className="situ-before" width={share(before, most)} height="5" rx="2" />
      <rect className="situ-after" y="7" width={share(after, most)} height="6" rx="2" />
    </svg>
  )
}

function Moved({ before, after }: { readonly before: KnownAnswer | null; readonly after: KnownAnswer | null }) {
  if (before === null) return <p className="situ-moved">nu nog niet</p>
  if (after === null) return <p className="situ-moved">nu {show(before)}, dan niet meer</p>
  const by = valueOf(after) - valueOf(before)
  if (Math.abs(by) < 0.005) return <p className="situ-moved">blijft gelijk</p>
  return (
    <>
      <Bars before={valueOf(before)} after={valueOf(after)} />
      <p className="situ-moved">
        <span>nu {show(before)}</span> <b>{showDifference(by, after.figure.unit, after.figure.decimals)}</b>
      </p>
    </>
  )
}

type Props = { readonly card: Card; readonly now: Answered | null; readonly later: Answered | null }

export function SituationCard({ card, now, later }: Props) {
  const before = answerOf(now, card.key)
  const after = later === null ? before : answerOf(later, card.key)
  const shown = after ?? before
  if (shown === null) return null
  const rules = after === null ? null : (later?.rules ?? null)
  const link = `/${card.category}/${card.slug}#${shown.link}${rules === null ? '' : `&_regels=${rules}`}`
  return (
    <li className="situ-card" data-category={card.tone ?? card.category} data-card={card.key}>
      <a href={link}>
        <span className="situ-title">{card.title}</span>
        <span className="situ-value">{after === null ? '–' : <Amount text={show(after)} />}</span>
        <span className="situ-note">{shown.note}</span>
      </a>
      {later === null ? (
        <p className="situ-says">
          <Rich text={shown.sentence} />
        </p>
      ) : (
        <Moved before={before} after={after} />
      )}
    </li>
  )
}
