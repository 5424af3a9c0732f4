/** Everything below the fold: charts, tables, steps, grounds, next steps. Redrawn when the answer changes, not on every key. */
import { type Dispatch, type SetStateAction, useEffect, useMemo } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import { plural } from '#calculators/kernel/format.ts'
import type { Market } from '#calculators/kernel/market.ts'
import { figureByKey, type Report, type Table } from '#calculators/kernel/report.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'
import type { LawUse } from '#rules/kernel/dated.ts'
import { FigureList } from '#site/calculator/answer/AnswerBody.tsx'
import { Letter } from '#site/calculator/report/Letter.tsx'
import { MistakeMail } from '#site/calculator/report/MistakeMail.tsx'
import { Folded } from '#site/calculator/report/Folded.tsx'
import { Grounds } from '#site/calculator/report/Grounds.tsx'
import { NextSteps } from '#site/calculator/report/NextSteps.tsx'
import { PrintSheet, type PrintSheetProps } from '#site/calculator/export/PrintSheet.tsx'
import { moveActs, Moves } from '#site/calculator/report/Moves.tsx'
import { linkTo } from '#site/calculator/state/encode-page.ts'
import type { PageState } from '#site/calculator/state/page-link.ts'
import type { PageMeta, Sisters } from '#site/calculator/state/props.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
import { ReportTable } from '#site/calculator/report/ReportTable.tsx'
import { Settled } from '#site/calculator/report/Settled.tsx'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'

export { HeadAnswer } from '#site/calculator/answer/HeadAnswer.tsx'

type TableProps = {
  readonly id: string
  readonly folded: boolean
  readonly table: Table
  readonly fileName: string
  readonly onSpreadsheet: () => void
}

/** With more columns than this a table takes the whole width of a desk. */
const HALF_WIDTH = 4

/** The first table stands open; the others wait under their title. */
function TableSection({ id, folded, table, fileName, onSpreadsheet }: TableProps) {
  const content = <ReportTable table={table} fileName={fileName} onSpreadsheet={onSpreadsheet} />
  if (folded) {
    return (
      <Folded id={id} title={table.title}>
        {content}
      </Folded>
    )
  }
  return (
    <section id={id} className={table.columns.length > HALF_WIDTH ? 'block block-wide' : 'block'}>
      <h2>{table.title}</h2>
      <Settled>{content}</Settled>
    </section>
  )
}

/** The figures one would write down, and folded the ones that account for them. */
function Figures({ report, known }: { readonly report: Report; readonly known: boolean }) {
  const count = report.groups.reduce((sum, group) => sum + group.figures.length, 0)
  if (report.key.length + count === 0) return null
  return (
    <section id="cijfers" className="block">
      <h2>In cijfers</h2>
      <Settled>
        <FigureList figures={report.key} known={known} />
      </Settled>
      {count > 0 && (
        <details className="fold">
          <summary>Nog {plural(count, 'cijfer', 'cijfers')}</summary>
          <Settled>
            {report.groups.map(({ title, figures }) => (
              <div key={title} className="figure-group">
                <h3>{title}</h3>
                <FigureList figures={figures} known={known} />
              </div>
            ))}
          </Settled>
        </details>
      )}
    </section>
  )
}

export type SectionsProps = {
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly sisters: Sisters
  readonly today: string
  readonly market: Market
  /** Of the page, without what was typed; empty before hydration. */
  readonly address: string
  readonly onSpreadsheet: () => void
  readonly setState: Dispatch<SetStateAction<PageState>>
  /** Called once all of it works. */
  readonly onAlive: () => void
}

export function ReportSections(props: SectionsProps) {
  const { answer, calculator, address, today } = props
  const { good, ofToday, wrong, raw, outcome, state, start } = answer
  const report = useMemo(() => {
    const whole = good && wholeReport(calculator, good)
    return whole && ofToday ? ofToday(whole) : whole
  }, [calculator, good, ofToday])
  const { inputs } = calculator
  const print = useMemo(
    () => ({ inputs, raw, values: outcome.values, today, link: () => linkTo({ address, inputs, state, start }) }),
    [inputs, raw, outcome.values, today, address, state, start],
  )
  if (!report || !good) return null
  return <Sections {...props} report={report} uses={good.uses} known={wrong === null} print={print} />
}

type Told = {
  readonly report: Report
  readonly uses: readonly LawUse[]
  /** False while a field is wrong: the report is the one from before. */
  readonly known: boolean
  readonly print: PrintSheetProps
}

function Sections({ report, known, uses, print, ...props }: SectionsProps & Told) {
  const { answer, meta, sisters, today, market, onSpreadsheet, onAlive, setState } = props
  const { situation, real, start, state } = answer
  const rulesDay = situation.rulesDate ?? today
  const acts = useMemo(() => moveActs(setState, start), [setState, start])
  useEffect(onAlive, [onAlive])
  const improved = report.moves && figureByKey(report, report.moves.output)
  const [picture, ...charts] = report.charts
  const [table, ...tables] = report.tables
  const tableProps = (one: Table) => ({ table: one, fileName: `${meta.slug}-${one.key}`, onSpreadsheet })
  const first = table && <TableSection id="tabel" folded={false} {...tableProps(table)} />
  const wide = table && table.columns.length > HALF_WIDTH
  const beside = charts.length > 0 || (table && !wide)
  return (
    <>
      <Settled className="print-only">
        <PrintSheet {...print} steps={report.steps} uses={uses} />
      </Settled>
      {picture && (
        <section id="grafiek" className="picture" aria-label="Grafiek">
          <h2 className="visually-hidden">Grafiek</h2>
          <ChartFigure chart={picture} fileName={meta.slug} />
        </section>
      )}
      <div className="rest">
        {report.moves && improved && <Moves moves={report.moves} output={improved} {...acts} />}
        {/* Two columns on a desk: figures and a narrow table left, further pictures right; a wide table below. */}
        <div className={beside ? 'column' : 'column block-wide'}>
          <Figures report={report} known={known} />
          {!wide && charts.length > 0 && first}
        </div>
        {beside && (
          <div className="column">
            {charts.map((chart) => (
              <section key={chart.key} className="block">
                <ChartFigure chart={chart} folded fileName={meta.slug} />
              </section>
            ))}
            {charts.length === 0 && first}
          </div>
        )}
        {wide && first}
        {(tables.length > 0 || report.letter) && (
          <div className="block block-wide folds">
            {tables.map((one) => (
              <TableSection key={one.key} id={`tabel-${one.key}`} folded {...tableProps(one)} />
            ))}
            {report.letter && <Letter letter={report.letter} />}
          </div>
        )}
        <Grounds
          report={report}
          uses={uses}
          rulesDay={rulesDay}
          real={real}
          changedOn={meta.changedOn}
          asOf={report.ofBanks ? market.asOf : ''}
        >
          <MistakeMail meta={meta} report={report} rulesDay={rulesDay} print={print} />
        </Grounds>
        <NextSteps
          next={report.next}
          facts={{ ...state.carried, ...report.facts }}
          sisters={sisters}
          today={today}
          market={market}
        />
      </div>
    </>
  )
}
