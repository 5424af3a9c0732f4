/** The answer beside the form. Redrawn when the answer changes, not on every key. */
import { type Dispatch, memo, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import { ratesAge } from '#calculators/kernel/format.ts'
import { withScenario, type PageState } from '#site/calculator/state/page-link.ts'
import { BasisSwitch, RulesYear } from '#site/calculator/answer/ReportControls.tsx'
import { AnswerBody } from '#site/calculator/answer/AnswerBody.tsx'
import { Toolbar } from '#site/calculator/answer/Toolbar.tsx'
import { Uncovered } from '#site/calculator/answer/Uncovered.tsx'
import type { Answer } from '#site/calculator/state/use-answer.ts'

type Props = {
  readonly answer: Answer
  readonly today: string
  /** The day of the bank rates, on a page that uses them. */
  readonly ratesOf: string | null
  readonly setState: Dispatch<SetStateAction<PageState>>
  readonly onReset: () => void
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
  readonly onTool: (tool: string) => void
}

export const AnswerCard = memo(function AnswerCard(props: Props) {
  const { answer, today, ratesOf, setState, onReset, onShare, onSpreadsheet, onTool } = props
  const { outcome, good, report, wrong, state, years } = answer
  const onYear = useCallback((year: number | null) => setState((now) => ({ ...now, year })), [setState])
  // The pressed button goes away with its card: the focus moves on to the answer.
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current && outcome.status !== 'uncovered') document.getElementById('resultaat')?.focus()
    pressed.current = false
  }, [outcome.status])
  if (outcome.status === 'uncovered') {
    const press = (act: () => void) => {
      pressed.current = true
      act()
    }
    return (
      <Uncovered
        message={outcome.message}
        year={outcome.year}
        onYear={(year) => press(() => onYear(year))}
        onReset={() => press(onReset)}
      />
    )
  }
  if (!report || !good) return null
  const keep = () => {
    setState(withScenario)
    onTool('scenarios')
  }
  return (
    <AnswerBody
      report={report}
      wrong={wrong}
      age={ratesOf === null ? undefined : ratesAge(ratesOf, today)}
      basis={
        <BasisSwitch
          report={good.report}
          real={state.real}
          onReal={(next) => setState((now) => ({ ...now, real: next }))}
        />
      }
      rules={
        <RulesYear
          years={years}
          year={state.year}
          currentYear={Number(today.slice(0, 4))}
          today={wrong ? null : answer.byRulesOfToday}
          headline={report.headline}
          onYear={onYear}
        />
      }
      actions={
        <Toolbar
          report={report}
          answered={wrong === null}
          onKeep={keep}
          onShare={onShare}
          onSpreadsheet={onSpreadsheet}
        />
      }
    />
  )
})
