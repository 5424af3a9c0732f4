/** What follows the answer and the form: what to know, the picture, tables, grounds, and the amount in the header. */
import {
  type ComponentType,
  type Dispatch,
  lazy,
  memo,
  type SetStateAction,
  Suspense,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { ratesAge } from '#calculators/kernel/format.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { AnswerNotes } from '#site/calculator/answer/AnswerBody.tsx'
import type { HeadAnswerProps } from '#site/calculator/answer/HeadAnswer.tsx'
import { LiveAnswer } from '#site/calculator/answer/LiveAnswer.tsx'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { LaterSections } from '#site/calculator/report/LaterSections.tsx'
import type { PageState } from '#site/calculator/state/page-link.ts'
import type { PageMeta, Sisters } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('#site/calculator/tools/ShareDialog.tsx')).ShareDialog,
}))

/** Comes with the charts and tables: nobody has scrolled past the answer before. */
const HeadAnswer = lazy(async (): Promise<{ readonly default: ComponentType<HeadAnswerProps> }> => ({
  default: (await import('#site/calculator/report/ReportSections.tsx').catch(() => null))?.HeadAnswer ?? (() => null),
}))

const nothing = () => undefined

type Props = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly market: Market
  readonly sisters: Sisters
  readonly today: string
  /** The day of the bank rates; empty where none are used. */
  readonly ratesOf: string
  readonly sharing: boolean
  readonly onShared: () => void
  readonly onSpreadsheet: () => void
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export const AnswerRest = memo(function AnswerRest(props: Props) {
  const { answer, calculator, meta, market, sisters, today, ratesOf, sharing, onShared, onSpreadsheet, setState } =
    props
  const { outcome, good, report, wrong, start, state } = answer
  const { inputs } = calculator

  // The server does not know the address; it is filled in once the page is alive.
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(`${location.origin}/${meta.category}/${meta.slug}`), [meta])
  const sections = useMemo(
    () => ({ answer, calculator, meta, sisters, today, market, address, onSpreadsheet, setState }),
    [answer, calculator, meta, sisters, today, market, address, onSpreadsheet, setState],
  )
  const said = report && outcome.status === 'ok' ? `${report.headline.label}: ${showFigure(report.headline)}.` : ''
  return (
    <>
      <LiveAnswer text={said} />
      {report && good && outcome.status !== 'uncovered' && (
        <>
          {address !== '' && (
            <Suspense>
              <HeadAnswer report={report} wrong={wrong} />
            </Suspense>
          )}
          <AnswerNotes report={report} wrong={wrong} age={ratesOf && ratesAge(ratesOf, today)} warning={meta.warning} />
          <ErrorBoundary onReset={nothing}>
            <LaterSections stale={wrong !== null} wanted={sections} />
          </ErrorBoundary>
          {sharing && (
            <Suspense fallback={null}>
              <ShareDialog page={{ address, inputs, state, start }} title={meta.pageTitle} onClose={onShared} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
})
