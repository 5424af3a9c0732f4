/** Choices about the answer itself, under the questions: euros of then or of today, and the rules of which year. */
import { type Dispatch, memo, type SetStateAction, startTransition, useEffect, useRef, useState } from 'react'
import type { AnyCalculator, Situation } from '#calculators/kernel/calculator.ts'
import type { Figure, Report } from '#calculators/kernel/report.ts'
import type { Choices, choicesFor } from '#calculators/kernel/rule-choices.ts'
import { ANNOUNCED, type Rules } from '#calculators/kernel/rules.ts'
import { showCell, showFigure } from '#calculators/kernel/units.ts'
import { canDeflate } from '#site/calculator/state/horizon.ts'
import { type PageState, rulesIn } from '#site/calculator/state/page-link.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
import { useRested } from '#site/calculator/state/use-settled.ts'

type BasisProps = { readonly report: Report; readonly real: boolean; readonly onReal: (real: boolean) => void }

function BasisSwitch({ report, real, onReal }: BasisProps) {
  if (!canDeflate(report)) return null
  return (
    <div className="f">
      <span className="f-label" id="_basis-naam">
        Bedragen in euro’s van
      </span>
      <div className="seg" role="radiogroup" aria-labelledby="_basis-naam">
        {(['dan', 'vandaag'] as const).map((basis) => (
          <label key={basis}>
            <input
              type="radio"
              name="_basis"
              autoComplete="off"
              value={basis}
              checked={real === (basis === 'vandaag')}
              onChange={() => onReal(basis === 'vandaag')}
            />
            <span>{basis}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

type RulesProps = {
  readonly choices: Choices
  readonly rules: Rules | null
  readonly currentYear: number
  /** The headline by the rules of today, when others are chosen. */
  readonly today: Figure | null
  readonly headline: Figure
  readonly onRules: (rules: Rules | null) => void
}

/** Said from the side of today: "nu is het € 10 meer". */
function difference(chosen: Figure, today: Figure): string {
  if (typeof chosen.value !== 'number' || typeof today.value !== 'number') return ''
  const by = today.value - chosen.value
  if (Math.abs(by) < 1e-9) return ', evenveel'
  return `, dat is ${showCell(Math.abs(by), chosen.unit, chosen.decimals)} ${by > 0 ? 'meer' : 'minder'}`
}

function RulesSwitch({ choices, rules, currentYear, today, headline, onRules }: RulesProps) {
  const years = new Set([currentYear, ...choices.years, ...(typeof rules === 'number' ? [rules] : [])])
  const isAnnounced = rules === ANNOUNCED
  return (
    <div className="f rules-year">
      <label className="f-label" htmlFor="_regels">
        Rekenen volgens de regels van
      </label>
      <select
        id="_regels"
        className="select"
        autoComplete="off"
        value={rules ?? currentYear}
        onChange={({ target }) => onRules(target.value === String(currentYear) ? null : rulesIn(target.value))}
      >
        {(choices.announced || isAnnounced) && <option value={ANNOUNCED}>straks, zoals aangekondigd</option>}
        {[...years]
          .toSorted((a, b) => b - a)
          .map((one) => (
            <option key={one} value={one}>
              {one === currentYear ? `${one} (nu)` : one}
            </option>
          ))}
      </select>
      {today && (
        <p className="rules-difference">
          {headline.label} {isAnnounced ? 'zoals aangekondigd, nog geen wet' : `met de regels van ${rules}`}:{' '}
          {showFigure(headline)}. Met de regels van nu: {showFigure(today)}
          {difference(headline, today)}.
        </p>
      )}
    </div>
  )
}

/** The rules that give this case another answer, tried once the visitor rests; of the first case they are known. */
function useRuleChoices({ now }: Answer, calculator: AnyCalculator, base: Situation, atFirst: Choices): Choices {
  const rested = useRested(now, 400)
  const first = useRef(now)
  const [choices, setChoices] = useState(atFirst)
  // Fetched while there is a network, before anything asks for it.
  const code = useRef<Promise<typeof choicesFor | null>>(null)
  useEffect(() => {
    code.current = import('#calculators/kernel/rule-choices.ts').then(
      (module) => module.choicesFor,
      () => null,
    )
  }, [])
  useEffect(() => {
    if (rested.status !== 'ok' || rested === first.current) return
    let isOld = false
    void code.current?.then((choose) => {
      if (isOld || choose === null) return
      startTransition(() => setChoices(choose(calculator, rested.values, base, rested)))
    })
    return () => {
      isOld = true
    }
  }, [rested, calculator, base])
  return choices
}

type Props = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly base: Situation
  readonly choices: Choices
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export const ReportControls = memo(function ReportControls(props: Props) {
  const { answer, calculator, base, setState } = props
  const { outcome, good, report, wrong, state } = answer
  const choices = useRuleChoices(answer, calculator, base, props.choices)
  if (!report || !good || outcome.status === 'uncovered') return null
  return (
    <div className="report-controls no-print">
      <BasisSwitch report={good.report} real={state.real} onReal={(real) => setState((now) => ({ ...now, real }))} />
      {(choices.years.length > 0 || choices.announced || state.rules !== null) && (
        <RulesSwitch
          choices={choices}
          rules={state.rules}
          currentYear={Number(base.today.slice(0, 4))}
          today={wrong ? null : answer.byRulesOfToday}
          headline={report.headline}
          onRules={(rules) => setState((now) => ({ ...now, rules }))}
        />
      )}
    </div>
  )
})
