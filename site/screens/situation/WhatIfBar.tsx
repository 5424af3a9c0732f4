/** Chips that change facts, and what that does to the money of the household. */
import { useState } from 'react'
import type { FactTexts } from '#calculators/kernel/facts.ts'
import { eur, num } from '#calculators/kernel/format.ts'
import { parseNumber } from '#calculators/kernel/parse.ts'
import {
  amountOf,
  changed,
  type Chosen,
  encodeChosen,
  movedBy,
  MOST_CHOSEN,
  type WhatIf,
  whatIfs,
} from '#calculators/situation/what-if.ts'
import { encodeFacts } from '#site/calculator/state/facts-link.ts'
import type { Answered } from '#site/situation/work.ts'
import { Icon } from '#site/ui/Icon.tsx'

type Props = {
  readonly facts: FactTexts
  readonly now: Answered
  readonly later: Answered | null
  readonly chosen: readonly Chosen[]
  readonly onChoose: (chosen: readonly Chosen[]) => void
  readonly today: string
}

const words = (text: string, { rules }: WhatIf, one: Chosen, today: string) =>
  text.replace('{}', rules === 'next' ? String(Number(today.slice(0, 4)) + 1) : num(amountOf(one), 2))

type SumProps = {
  readonly now: Answered
  readonly later: Answered
  readonly chosen: readonly Chosen[]
  readonly text: string
}
function Sum({ now, later, chosen, text }: SumProps) {
  const by = movedBy(now, later, chosen)
  const figures = ({ answers }: Answered) =>
    answers.flatMap((one) => (one.status === 'known' ? [one.figure.value] : []))
  const moves = String(figures(now)) !== String(figures(later))
  // A pension that changes moves nothing of this year.
  if (moves && (by === null || Math.abs(by) < 0.5)) return <p className="situ-sum">Als {text}, dan verandert dit.</p>
  if (by === null || figures(later).length === 0)
    return <p className="situ-sum">Vul meer in om te zien wat er verandert als {text}.</p>
  if (Math.abs(by) < 0.5) return <p className="situ-sum">Als {text}, dan blijft er elk jaar evenveel over.</p>
  const way = by > 0 ? 'meer' : 'minder'
  return (
    <p className="situ-sum">
      Als {text}, dan is er gemiddeld{' '}
      <b>
        {eur(Math.abs(by) / 12)} per maand {way}
      </b>
      , of {eur(Math.abs(by))} per jaar.
    </p>
  )
}

export function WhatIfBar({ facts, now, later, chosen, onChoose, today }: Props) {
  const [link, setLink] = useState('')
  const typed = Object.fromEntries(Object.entries(facts).filter(([, text]) => text.trim() !== ''))
  const isChosen = (key: string) => chosen.some((one) => one.key === key)
  // On top of what is chosen already.
  const fits = (key: string) => isChosen(key) || changed(typed, now.facts, [...chosen, { key }], today) !== null
  const possible = whatIfs.filter(({ key }) => fits(key))
  function toggle(key: string) {
    setLink('')
    onChoose(isChosen(key) ? chosen.filter((one) => one.key !== key) : [...chosen.slice(1 - MOST_CHOSEN), { key }])
  }
  const text = chosen
    .flatMap((one) => {
      const whatIf = whatIfs.find(({ key }) => key === one.key)
      return whatIf ? [words(whatIf.text, whatIf, one, today)] : []
    })
    .join(' en ')
  return (
    <div className="situ-what">
      <p id="wat-als" className="situ-what-label">
        Wat als … <span>kies er hoogstens twee</span>
      </p>
      <div className="chips no-print" role="group" aria-labelledby="wat-als">
        {possible.map((whatIf) => (
          <button
            key={whatIf.key}
            type="button"
            className="chip"
            aria-pressed={isChosen(whatIf.key)}
            onClick={() => toggle(whatIf.key)}
          >
            {words(whatIf.label, whatIf, chosen.find(({ key }) => key === whatIf.key) ?? { key: whatIf.key }, today)}
            {isChosen(whatIf.key) && <Icon name="cross" />}
          </button>
        ))}
      </div>
      {chosen.map((one) => (
        <AmountField
          key={one.key}
          one={one}
          onChange={(amount) => onChoose(chosen.map((held) => (held.key === one.key ? { ...held, amount } : held)))}
        />
      ))}
      <div role="status">{later !== null && <Sum now={now} later={later} chosen={chosen} text={text} />}</div>
      {later !== null && (
        <p className="situ-acts no-print">
          <button type="button" className="link-button" onClick={() => onChoose([])}>
            Terug naar nu
          </button>
          <button type="button" className="link-button" onClick={() => print()}>
            Druk af
          </button>
          <button
            type="button"
            className="link-button"
            onClick={() =>
              setLink(`${location.origin}${location.pathname}#${encodeFacts(typed)}&${encodeChosen(chosen)}`)
            }
          >
            Maak een link
          </button>
        </p>
      )}
      {link !== '' && (
        <div className="f no-print">
          <label className="f-label" htmlFor="wat-als-link">
            Wie deze link heeft, ziet je gegevens en deze vergelijking. Ze gaan niet naar onze server.
          </label>
          <span className="in in-free">
            <input id="wat-als-link" type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
          </span>
        </div>
      )}
    </div>
  )
}

function AmountField({ one, onChange }: { readonly one: Chosen; readonly onChange: (amount: number) => void }) {
  const amount = whatIfs.find(({ key }) => key === one.key)?.amount
  const [text, setText] = useState(() => num(amountOf(one), 2))
  if (amount === undefined) return null
  const { label, min, max, unit } = amount
  const id = `wat-als-${one.key}`
  const read = (typed: string) => {
    const parsed = parseNumber(typed, 'plain', 2)
    return 'value' in parsed && parsed.value >= min && parsed.value <= max ? parsed.value : null
  }
  const wrong = read(text) === null
  function change(typed: string) {
    setText(typed)
    const value = read(typed)
    if (value !== null) onChange(value)
  }
  return (
    <div className="f no-print">
      <div className="f-text">
        <label className="f-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <span className="in">
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-fout` : undefined}
          onChange={(event) => change(event.target.value)}
        />
        <span aria-hidden="true">{unit}</span>
      </span>
      {wrong && (
        <p className="f-error" id={`${id}-fout`}>
          Vul een bedrag in van {num(min)} tot {num(max)}.
        </p>
      )}
    </div>
  )
}
