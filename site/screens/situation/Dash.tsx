/** What the household looks like: a card per answer, and what would change. */
import { useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { eur, lowerFirst } from '#calculators/kernel/format.ts'
import { numberIn } from '#calculators/situation/card-answer.ts'
import { GROUP_TITLES, type CardGroup } from '#calculators/situation/card.ts'
import { cards } from '#calculators/situation/cards.ts'
import { type Chosen, decodeChosen } from '#calculators/situation/what-if.ts'
import type { FactLine } from '#site/content/facts-list.ts'
import { SituationCard } from '#site/screens/situation/SituationCard.tsx'
import { NextAnswers } from '#site/screens/situation/NextAnswers.tsx'
import { WhatIfBar } from '#site/screens/situation/WhatIfBar.tsx'
import { YearAhead } from '#site/screens/situation/YearAhead.tsx'
import { useAnswers } from '#site/situation/use-answers.ts'
import type { Answered } from '#site/situation/work.ts'

type Props = { readonly facts: FactTexts; readonly lines: readonly FactLine[]; readonly today: string }

export function Dash({ facts, lines, today }: Props) {
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => decodeChosen(location.hash))
  const { told, isFailed } = useAnswers(facts, chosen, today)
  const now = told?.now ?? null
  const later = told?.later ?? null
  const seen = (later ?? now)?.answers ?? []
  const isKnown = (key: string) =>
    [now, later].some((one) => one?.answers.some((answer) => answer.key === key && answer.status === 'known'))
  const groups = (Object.keys(GROUP_TITLES) as CardGroup[]).map((group) => ({
    group,
    own: cards.filter((card) => card.group === group && isKnown(card.key)),
  }))
  const count = seen.filter(({ status }) => status === 'known').length

  return (
    <section className="situ-dash" aria-labelledby="overzicht">
      <h2 id="overzicht" className="visually-hidden">
        Je overzicht
      </h2>
      <p role="status" className="visually-hidden">
        {count > 0 && (count === 1 ? '1 antwoord over jou' : `${count} antwoorden over jou`)}
      </p>
      {isFailed && (
        <p className="note note-warning">Niet alles kon geladen worden. Kijk je verbinding na en verander iets.</p>
      )}
      {now !== null && count > 0 && (
        <WhatIfBar facts={facts} now={now} later={later} chosen={chosen} onChoose={setChosen} today={today} />
      )}
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <div key={group} className="situ-group">
            <h3>{GROUP_TITLES[group]}</h3>
            <ul className="situ-cards">
              {own.map((card) => (
                <SituationCard key={card.key} card={card} now={now} later={later} />
              ))}
            </ul>
          </div>
        ))}
      {now?.typed['gewest'] !== undefined && now.typed['gewest'] !== now.facts['gewest'] && (
        <p className="note note-warning">
          Je postcode ligt niet in het gewest dat je koos. We rekenen met je postcode.
        </p>
      )}
      {seen.map((one) =>
        one.status === 'away' && one.refused !== undefined ? (
          <p key={one.key} className="note note-warning">
            {cards.find(({ key }) => key === one.key)?.title}: {lowerFirst(one.refused)}
          </p>
        ) : null,
      )}
      {now !== null && <Derived now={now} lines={lines} />}
      <NextAnswers answers={seen} lines={lines} count={count} />
      {now !== null && <YearAhead answers={now.answers} today={today} />}
    </section>
  )
}

/** What follows from the answers, so that nobody takes it for something typed. */
function Derived({ now, lines }: { readonly now: Answered; readonly lines: readonly FactLine[] }) {
  const found = lines.flatMap(({ fact, label, suffix, options, shape }) => {
    const text = now.facts[fact]
    if (text === undefined || Object.hasOwn(now.typed, fact)) return []
    const amount = shape?.kind === 'euro' ? numberIn(text) : undefined
    const plain = amount === undefined ? `${text} ${suffix}`.trim() : eur(amount)
    const shown = options.find(({ value }) => value === text)?.label ?? plain
    return [`${lowerFirst(label)} ${shown}`]
  })
  return found.length === 0 ? null : <p className="situ-derived">Afgeleid uit je antwoorden: {found.join('; ')}.</p>
}
