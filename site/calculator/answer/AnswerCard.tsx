/** The answer beside the form. Redrawn when the answer changes, not on every key. */
import { type Dispatch, lazy, memo, type SetStateAction, Suspense, useEffect, useRef } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { AnswerBody } from '#site/calculator/answer/AnswerBody.tsx'
import { Chips, TAKE_ALONG } from '#site/calculator/answer/Chips.tsx'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import type { PageState } from '#site/calculator/state/page-link.ts'
import type { PageMeta } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'

const TakeAlong = lazy(async () => ({
  default: (await import('#site/calculator/answer/TakeAlong.tsx')).TakeAlong,
}))
/** Few cases lie outside the law we know. */
const Uncovered = lazy(async () => ({ default: (await import('#site/calculator/answer/Uncovered.tsx')).Uncovered }))
const Tools = lazy(async () => ({ default: (await import('#site/calculator/tools/Tools.tsx')).Tools }))

type Props = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly today: string
  /** The day of the bank rates; empty where none are used. */
  readonly ratesOf: string
  readonly tool: string | null
  readonly setState: Dispatch<SetStateAction<PageState>>
  readonly onReset: () => void
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
  readonly onTool: (tool: string | null) => void
}

export const AnswerCard = memo(function AnswerCard(props: Props) {
  const { answer, calculator, meta, today, ratesOf, tool, setState, onReset, onShare, onSpreadsheet, onTool } = props
  const { outcome, good, report, wrong } = answer
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
    const { message, year } = outcome
    return (
      <Suspense fallback={<p className="answer">{message}</p>}>
        <Uncovered
          message={message}
          year={year}
          onYear={(rules) => press(() => setState((now) => ({ ...now, rules })))}
          onReset={() => press(onReset)}
        />
      </Suspense>
    )
  }
  if (!report || !good) return null
  return (
    <AnswerBody report={report} wrong={wrong} ratesOf={ratesOf} today={today}>
      <Chips tool={tool} onTool={onTool} />
      {tool && (
        <ErrorBoundary onReset={() => onTool(null)}>
          <Suspense fallback={<p className="spinner">Even laden...</p>}>
            {tool === TAKE_ALONG ? (
              <TakeAlong
                report={report}
                answer={answer}
                calculator={calculator}
                meta={meta}
                onShare={onShare}
                onSpreadsheet={onSpreadsheet}
              />
            ) : (
              <Tools tool={tool} answer={answer} calculator={calculator} setState={setState} />
            )}
          </Suspense>
        </ErrorBoundary>
      )}
    </AnswerBody>
  )
})
