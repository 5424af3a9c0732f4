/** The answer beside the form. Redrawn when the answer changes, not on every key. */
import { type Dispatch, memo, type SetStateAction, useCallback, useEffect, useRef } from 'react'
import { MOST_SCENARIOS, type PageState } from '#site/calculator/page-link.ts'
import { BasisSwitch, RulesYear } from '#site/calculator/ReportControls.tsx'
import { ResultCard } from '#site/calculator/ResultCard.tsx'
import { Toolbar } from '#site/calculator/Toolbar.tsx'
import { Uncovered } from '#site/calculator/Uncovered.tsx'
import type { Answer } from '#site/calculator/use-answer.ts'

type Props = {
  readonly answer: Answer
  readonly today: string
  readonly setState: Dispatch<SetStateAction<PageState>>
  readonly onReset: () => void
  readonly onShowErrors: () => void
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
  readonly onTool: (tool: string) => void
}

export const AnswerCard = memo(function AnswerCard(props: Props) {
  const { answer, today, setState, onReset, onShowErrors, onShare, onSpreadsheet, onTool } = props
  const { outcome, good, report, stale, state, years } = answer
  const onYear = useCallback((year: number | null) => setState((now) => ({ ...now, year })), [setState])
  // The pressed button goes away with its card: the focus moves on to the answer.
  const pressed = useRef(false)
  useEffect(() => {
    if (pressed.current && outcome.status === 'ok') document.getElementById('resultaat')?.focus()
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
  const nextScenario = state.scenarios.length < MOST_SCENARIOS ? 'ABC'.charAt(state.scenarios.length) : null
  const keep = () => {
    if (nextScenario === null) return
    setState((now) => ({ ...now, scenarios: [...now.scenarios, { name: nextScenario, typed: now.typed }] }))
    onTool('scenarios')
  }
  return (
    <ResultCard
      report={report}
      stale={stale}
      onShowErrors={onShowErrors}
      controls={
        <>
          <BasisSwitch
            report={good.report}
            real={state.real}
            onReal={(next) => setState((now) => ({ ...now, real: next }))}
          />
          <RulesYear
            years={years}
            year={state.year}
            currentYear={Number(today.slice(0, 4))}
            today={answer.byRulesOfToday}
            headline={good.report.headline}
            onYear={onYear}
          />
        </>
      }
      actions={
        <Toolbar
          report={report}
          nextScenario={nextScenario}
          onKeep={keep}
          onShare={onShare}
          onSpreadsheet={onSpreadsheet}
        />
      }
    />
  )
})
