/** What follows below form and answer: the bar on a phone, the parts of the page, tools, charts, tables, grounds. */
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
import type { Market } from '#calculators/kernel/market.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import { ErrorBoundary } from '#site/calculator/ErrorBoundary.tsx'
import { LaterSections } from '#site/calculator/report/LaterSections.tsx'
import { LiveAnswer } from '#site/calculator/answer/LiveAnswer.tsx'
import { encodePage, type PageState } from '#site/calculator/state/page-link.ts'
import type { PageMeta, Sisters } from '#site/calculator/state/props.ts'
import { PhoneBar } from '#site/calculator/answer/AnswerBody.tsx'
import { leverNames, ToolRow } from '#site/calculator/answer/ToolRow.tsx'
import type { Answer } from '#site/calculator/state/use-answer.ts'

const Tools = lazy(async () => ({ default: (await import('#site/calculator/tools/Tools.tsx')).Tools }))
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
  readonly tool: string | null
  readonly onTool: (tool: string | null) => void
  readonly sharing: boolean
  readonly onShared: () => void
  readonly onSpreadsheet: () => void
  readonly setState: Dispatch<SetStateAction<PageState>>
}

export const AnswerRest = memo(function AnswerRest(props: Props) {
  const { answer, calculator, meta, market, sisters, today, tool, onTool, sharing, onShared, onSpreadsheet, setState } =
    props
  const { outcome, good, report, real, wrong, raw, start, state, situation } = answer
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
  const rulesDay = situation.rulesDate ?? today
  const sections = useMemo(
    () =>
      report && good
        ? {
            report,
            uses: good.uses,
            meta,
            sisters,
            rulesDay,
            real,
            market: meta.usesMarket ? market : null,
            onSpreadsheet,
            print,
          }
        : null,
    [report, good, meta, sisters, rulesDay, real, market, onSpreadsheet, print],
  )
  const covered = outcome.status !== 'uncovered'
  const said = report && outcome.status === 'ok' ? `${report.headline.label}: ${showFigure(report.headline)}.` : ''
  return (
    <>
      <LiveAnswer text={said} />
      {report && good && sections && covered && (
        <>
          <PhoneBar report={report} wrong={wrong} />
          <ToolRow levers={leverNames(inputs, good.values)} tool={tool} onTool={onTool} />
          {tool && (
            <ErrorBoundary onReset={() => onTool(null)}>
              <Suspense fallback={<p className="spinner">Even laden...</p>}>
                <Tools tool={tool} answer={answer} calculator={calculator} setState={setState} />
              </Suspense>
            </ErrorBoundary>
          )}
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
