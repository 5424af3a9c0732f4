/** Zoek een doel: turn the calculation round. */
import { type FormEvent, useState } from 'react'
import { type NumberField, suffixOf } from '#calculators/kernel/fields.ts'
import { rawCell } from '#calculators/kernel/read.ts'
import type { Figure } from '#calculators/kernel/report.ts'
import { fromEdge, showCell, UNITS } from '#calculators/kernel/units.ts'
import { withPlace } from '#site/calculator/report/move-acts.ts'
import { isMoney } from '#site/calculator/state/horizon.ts'
import { type GoalAnswer, seekGoal } from '#site/calculator/tools/goal-seek.ts'
import {
  gapText,
  goalFigures,
  isSeen,
  parseGoal,
  probe,
  type TurnedInput,
  turnedInputs,
} from '#site/calculator/tools/probe.ts'
import type { ToolProps } from '#site/calculator/tools/tool-props.ts'
import { Notice } from '#site/ui/Notice.tsx'

type Asked = {
  readonly answer: GoalAnswer
  readonly figure: Figure
  readonly goal: number
  readonly input: TurnedInput
  readonly text: string
}

const shown = (figure: Figure, value: number | null) => showCell(value, figure.unit, figure.decimals)

function withUnit(field: NumberField, text: string): string {
  if (field.kind === 'months' && text === '1') return '1 maand'
  return field.kind === 'euro' && !field.unit ? `€\u00a0${text}` : `${text} ${suffixOf(field)}`.trimEnd()
}

/** A label may be a question or a sentence of its own ("De ETF wint met"): as a quotation it fits in any other. */
const quoted = (label: string) => `“${label}”`

/** To the last digit that is shown, or by how much not. */
export function Found({ asked, onFill }: { readonly asked: Asked; readonly onFill: () => void }) {
  const { answer, figure, goal, input, text } = asked
  if (!answer.found) return null
  const reached = shown(figure, answer.figure)
  const short = answer.figure - goal
  const isReached = reached === shown(figure, goal) || !isSeen(short, figure)
  const to = <strong>{withUnit(input.field, text)}</strong>
  if (isReached && answer.input === input.value)
    return (
      <p>
        {quoted(input.label)} staat al op {to}. {figure.label}: <strong>{reached}</strong>.
      </p>
    )
  return (
    <div className="tool-answer">
      {isReached ? (
        <p>
          Zet {quoted(input.label)} op {to}
          {input.value !== null && ` in plaats van ${withUnit(input.field, String(rawCell(input.field, input.value)))}`}
          . {figure.label}: <strong>{reached}</strong>.
        </p>
      ) : (
        <p>
          Precies {shown(figure, goal)} lukt niet. Het dichtst kom je met {quoted(input.label)} op {to}. {figure.label}:{' '}
          <strong>{reached}</strong>, dat is {gapText(short, figure)} te {short > 0 ? 'veel' : 'weinig'}.
        </p>
      )}
      <button type="button" className="btn" onClick={onFill}>
        Vul dit in
      </button>
    </div>
  )
}

export function NotFound({ asked }: { readonly asked: Asked }) {
  const { answer, figure, goal, input } = asked
  if (answer.found) return null
  const name = quoted(input.label)
  const fixed = answer.lowest !== null && shown(figure, answer.lowest) === shown(figure, answer.highest)
  return (
    <Notice tone="warning">
      {answer.lowest === null || answer.highest === null
        ? `Met een andere waarde voor ${name} kunnen we hier niet rekenen.`
        : fixed
          ? `${name} verandert niets aan ${quoted(figure.label)}. Kies een ander veld.`
          : `Geen waarde voor ${name} geeft ${shown(figure, goal)}. Met dit veld kom je van ${shown(figure, answer.lowest)} tot ${shown(figure, answer.highest)}.`}
    </Notice>
  )
}

export function GoalSeek({ calculator, situation, start, good, real, setState }: ToolProps) {
  const inputs = turnedInputs(calculator.inputs, good)
  const figures = goalFigures(good.report)
  const [figureKey, setFigure] = useState(figures[0]?.key ?? '')
  const [inputPath, setInput] = useState(inputs[0]?.path ?? '')
  const [target, setTarget] = useState('')
  const [wrong, setWrong] = useState('')
  const [asked, setAsked] = useState<Asked | null>(null)
  const figure = figures.find((one) => one.key === figureKey) ?? figures[0]
  const input = inputs.find((one) => one.path === inputPath) ?? inputs[0]
  if (!figure || !input) return <p>Deze berekening heeft geen getal om naar te zoeken.</p>

  function seek(event: FormEvent) {
    event.preventDefault()
    if (!figure || !input) return
    const parsed = parseGoal(figure.unit, target)
    if (!('value' in parsed) || typeof parsed.value !== 'number') {
      setAsked(null)
      setWrong('error' in parsed ? parsed.error : 'Vul het bedrag of getal in dat je wilt bereiken.')
      return
    }
    setWrong('')
    const goal = fromEdge(figure.unit, parsed.value)
    const answer = seekGoal(
      input.field,
      input.value ?? input.field.min,
      goal,
      (value) => probe(calculator, situation, good.values, { path: input.path, value }, figure.key, good),
      (value) => shown(figure, value) === shown(figure, goal),
    )
    const text = answer.found ? String(rawCell(input.field, answer.input)) : ''
    setAsked({ answer, figure, goal, input, text })
  }
  const fill = ({ input: { path }, text }: Asked) => setState((now) => withPlace(now, start, path, text))

  const spoken = UNITS[figure.unit].spoken
  return (
    <form onSubmit={seek} noValidate className="tool-form">
      {real && <p className="f-hint">Het doel en de uitkomst staan hier in euro’s van dan.</p>}
      <div className="tool-fields">
        <div>
          <label htmlFor="doel-cijfer">Welk cijfer wil je bereiken?</label>
          <select
            id="doel-cijfer"
            className="select"
            value={figure.key}
            onChange={(event) => {
              setFigure(event.target.value)
              setAsked(null)
            }}
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
            Doel<span className="visually-hidden">{spoken && `, ${spoken}`}</span>
          </label>
          <div className={wrong ? 'in in-wrong' : 'in'}>
            {isMoney(figure.unit) && (
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
            {UNITS[figure.unit].suffix && <span aria-hidden="true">{UNITS[figure.unit].suffix}</span>}
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
            value={input.path}
            onChange={(event) => {
              setInput(event.target.value)
              setAsked(null)
            }}
          >
            {inputs.map((one) => (
              <option key={one.path} value={one.path}>
                {one.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <button type="submit" className="btn btn-primary">
        Zoek
      </button>
      <div aria-live="polite">
        {asked && <Found asked={asked} onFill={() => fill(asked)} />}
        {asked && <NotFound asked={asked} />}
      </div>
    </form>
  )
}
