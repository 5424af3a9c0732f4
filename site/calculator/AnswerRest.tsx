/** What follows the answer and the form: what to know, the picture, tables, grounds, and the amount in the header. */
import {
  type Dispatch,
  lazy,
  memo,
  type SetStateAction,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { ratesAge } from '#calculators/kernel/format.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { AnswerNotes } from '#site/calculator/answer/AnswerBody.tsx'
import { HeadAnswer } from '#site/calculator/answer/HeadAnswer.tsx'
import { LiveAnswer } from '#site/calculator/answer/LiveAnswer.tsx'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { LaterSections } from '#site/calculator/report/LaterSections.tsx'
import type { MoveActs } from '#site/calculator/report/Moves.tsx'
import { encodePage, type PageState, withAside, withChange } from '#site/calculator/state/page-link.ts'
import type { PageMeta, Sisters } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'

const ShareDialog = lazy(async () => ({
  default: (await import('#site/calculator/tools/ShareDialog.tsx')).ShareDialog,
}))

const nothing = () => undefined

type Props = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly market: Market
  readonly sisters: Sisters
  readonly today: string
  /** The day of the bank rates, on a page that uses them. */
  readonly ratesOf: string | null
  readonly sharing: boolean
  readonly onShared: () => void
  readonly onSpreadsheet: () => void
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export const AnswerRest = memo(function AnswerRest(props: Props) {
  const { answer, calculator, meta, market, sisters, today, ratesOf, sharing, onShared, onSpreadsheet, setState } =
    props
  const { outcome, good, report, real, wrong, raw, start, state, situation } = answer
  const { carried } = state
  const { inputs } = calculator

  // The server does not know the address; it is filled in once the page is alive.
  const [address, setAddress] = useState('')
  useEffect(() => setAddress(`${location.origin}/${meta.category}/${meta.slug}`), [meta])
  const link = useCallback(
    () => (address === '' ? '' : `${address}#${encodePage(inputs, state, start)}`),
    [address, inputs, state, start],
  )
  const print = useMemo(
    () => ({ inputs, raw, values: outcome.values, today, link }),
    [inputs, raw, outcome.values, today, link],
  )
  const acts = useMemo<MoveActs>(
    () => ({
      onFill: (change) => setState((now) => withChange(now, start, change)),
      onAside: (key, aside) => setState((now) => withAside(now, key, aside)),
    }),
    [setState, start],
  )
  const rulesDay = situation.rulesDate ?? today
  const sections = useMemo(
    () =>
      report && good
        ? {
            report,
            known: wrong === null,
            uses: good.uses,
            meta,
            sisters,
            carried,
            today,
            rulesDay,
            real,
            market,
            onSpreadsheet,
            print,
            acts,
          }
        : null,
    [report, wrong, good, meta, sisters, carried, today, rulesDay, real, market, onSpreadsheet, print, acts],
  )
  const said = report && outcome.status === 'ok' ? `${report.headline.label}: ${showFigure(report.headline)}.` : ''
  return (
    <>
      <LiveAnswer text={said} />
      {report && good && sections && outcome.status !== 'uncovered' && (
        <>
          <HeadAnswer report={report} wrong={wrong} />
          <AnswerNotes
            report={report}
            wrong={wrong}
            age={ratesOf === null ? undefined : ratesAge(ratesOf, today)}
            warning={meta.warning}
          />
          <ErrorBoundary onReset={nothing}>
            <LaterSections stale={wrong !== null} wanted={sections} />
          </ErrorBoundary>
          {sharing && (
            <Suspense fallback={null}>
              <ShareDialog link={link()} title={meta.pageTitle} onClose={onShared} />
            </Suspense>
          )}
        </>
      )}
    </>
  )
})
