/** Doelzoeken: turn the calculation round. */
import { type FormEvent, useState } from 'react'
import { type NumberField, suffixOf } from '#calculators/kernel/fields.ts'
import { parseNumber } from '#calculators/kernel/parse.ts'
import { rawCell } from '#calculators/kernel/read.ts'
import { showCell } from '#calculators/kernel/units.ts'
import type { Figure } from '#calculators/kernel/report.ts'
import { type GoalAnswer, seekGoal } from '#site/calculator/tools/goal-seek.ts'
import { numberFigures, numberInputs, probe } from '#site/calculator/tools/probe.ts'
import type { ToolProps } from '#site/calculator/tools/Tools.tsx'
import { Notice } from '#site/ui/Notice.tsx'

type Asked = {
  readonly answer: GoalAnswer
  readonly figure: Figure
  readonly key: string
  readonly label: string
  readonly text: string
}

function unitName(figure: Figure | undefined): string {
  if (figure?.unit === 'percent') return 'in procent'
  return figure?.unit === 'euro' || figure?.unit === 'euro0' ? 'in euro' : ''
}

function withUnit(field: NumberField, text: string): string {
  return field.kind === 'euro' ? `€ ${text}` : `${text} ${suffixOf(field)}`.trimEnd()
}

export function GoalSeek({ calculator, situation, good, setState }: ToolProps) {
  const inputs = numberInputs(calculator.inputs, good.values)
  const figures = numberFigures(good.report)
  const [figureKey, setFigure] = useState(figures[0]?.key ?? '')
  const [inputKey, setInput] = useState(inputs[0]?.key ?? '')
  const [target, setTarget] = useState('')
  const [wrong, setWrong] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const figure = figures.find((one) => one.key === figureKey) ?? figures[0]
  const input = inputs.find((one) => one.key === inputKey) ?? inputs[0]
  if (!figure || !input) return <p>Deze berekening heeft geen getal om naar te zoeken.</p>

  function seek(event: FormEvent) {
    event.preventDefault()
    if (!figure || !input) return
    const parsed = parseNumber(target, figure.unit === 'percent' ? 'percent' : 'money', 4)
    if (!('value' in parsed)) {
      setWrong('error' in parsed ? parsed.error : 'Vul het bedrag of getal in dat je wilt bereiken.')
      return
    }
    setWrong('')
    const goal = figure.unit === 'percent' ? parsed.value / 100 : parsed.value
    const answer = seekGoal(input.field, input.value, goal, (value) =>
      probe(calculator, situation, good.values, { key: input.key, value }, figure.key),
    )
    const text = answer.found ? String(rawCell(input.field, answer.input)) : ''
    setAsked({ answer, figure, key: input.key, label: input.field.label, text })
  }

  const shown = (value: number) => showCell(value, figure.unit, figure.decimals)
  return (
    <form onSubmit={seek} noValidate className="tool-form">
      <div className="tool-fields">
        <div>
          <label htmlFor="doel-cijfer">Welk cijfer wil je bereiken?</label>
          <select
            id="doel-cijfer"
            className="select"
            value={figure.key}
            onChange={(event) => setFigure(event.target.value)}
          >
            {figures.map((one) => (
              <option key={one.key} value={one.key}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="doel-waarde">
            Doel<span className="visually-hidden">, {unitName(figure)}</span>
          </label>
          <div className={wrong ? 'in in-wrong' : 'in'}>
            {unitName(figure) === 'in euro' && (
              <span className="pre" aria-hidden="true">
                €
              </span>
            )}
            <input
              id="doel-waarde"
              type="text"
              autoComplete="off"
              spellCheck={false}
              value={target}
              aria-invalid={wrong !== '' || undefined}
              aria-describedby={wrong ? 'doel-fout' : undefined}
              onChange={(event) => setTarget(event.target.value)}
            />
            {figure.unit === 'percent' && <span aria-hidden="true">%</span>}
          </div>
          {wrong && (
            <p className="f-error" id="doel-fout">
              {wrong}
            </p>
          )}
        </div>
        <div>
          <label htmlFor="doel-invoer">Door wat te veranderen?</label>
          <select
            id="doel-invoer"
            className="select"
            value={input.key}
            onChange={(event) => setInput(event.target.value)}
          >
            {inputs.map((one) => (
              <option key={one.key} value={one.key}>
                {one.field.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="submit" className="btn btn-primary">
        Zoek
      </button>
      <div aria-live="polite">
        {asked?.answer.found && (
          <div className="tool-answer">
            <p>
              Met <strong>{`${asked.label} ${withUnit(input.field, asked.text)}`}</strong> wordt{' '}
              {asked.figure.label.toLowerCase()}{' '}
              {showCell(asked.answer.figure, asked.figure.unit, asked.figure.decimals)}.
            </p>
            <button
              type="button"
              className="btn"
              onClick={() => setState((now) => ({ ...now, typed: { ...now.typed, [asked.key]: asked.text } }))}
            >
              Vul dit in
            </button>
          </div>
        )}
        {asked && !asked.answer.found && (
          <Notice tone="warning">
            Er is geen waarde van {asked.label.toLowerCase()} waarmee je dit doel bereikt.
            {asked.answer.lowest !== null &&
              asked.answer.highest !== null &&
              ` Met dit veld kom je van ${shown(asked.answer.lowest)} tot ${shown(asked.answer.highest)}.`}
          </Notice>
        )}
      </div>
    </form>
  )
}
