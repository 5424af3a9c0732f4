/** Everything below the fold: charts, tables, steps, grounds, next steps. Redrawn when the answer changes, not on every key. */
import { useCallback, useEffect } from 'react'
import { plural } from '#calculators/kernel/format.ts'
import { encodeLink } from '#calculators/kernel/link.ts'
import type { NextStep, Report, Table } from '#calculators/kernel/report.ts'
import type { LawUse } from '#rules/kernel/dated.ts'
import { MistakeMail } from '#site/calculator/report/MistakeMail.tsx'
import { Folded } from '#site/calculator/report/Folded.tsx'
import { Grounds } from '#site/calculator/report/Grounds.tsx'
import { PrintSheet, type PrintSheetProps } from '#site/calculator/export/PrintSheet.tsx'
import type { PageMeta, Sisters } from '#site/calculator/state/props.ts'
import { ReportTable } from '#site/calculator/report/ReportTable.tsx'
import { Settled } from '#site/calculator/report/Settled.tsx'
import { bringSources, Sourced } from '#site/calculator/report/sources.tsx'
import { Steps } from '#site/calculator/report/Steps.tsx'
import { ChartFigure } from '#site/charts/ChartFigure.tsx'
import { saveFile } from '#site/ui/save-file.ts'

function carried(carry: NextStep['carry']): string {
  const text = (value: string | number | boolean) =>
    typeof value === 'number' ? String(value).replace('.', ',') : value
  const raw = Object.fromEntries(Object.entries(carry ?? {}).map(([key, value]) => [key, text(value)]))
  // The receiving page knows its own fields; here each is written as plain text.
  const inputs = Object.fromEntries(
    Object.keys(raw).map((key) => [key, { kind: 'text', label: key, start: '', maxLength: 200 } as const]),
  )
  const fragment = encodeLink(inputs, raw, {})
  return fragment === '' ? '' : `#${fragment}`
}

export function NextSteps({ next, sisters }: { readonly next: readonly NextStep[]; readonly sisters: Sisters }) {
  const known = next.flatMap((step) => {
    const category = sisters[step.slug]
    return category ? [{ ...step, category }] : []
  })
  if (known.length === 0) return null
  return (
    <section id="neem-mee" className="no-print">
      <h2>Neem je cijfers mee</h2>
      <ul className="next">
        {known.map((step) => (
          <li key={step.slug} data-category={step.category}>
            <a className="card" href={`/${step.category}/${step.slug}${carried(step.carry)}`}>
              {step.text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Letter({ letter }: { readonly letter: NonNullable<Report['letter']> }) {
  const text = [letter.title, ...letter.paragraphs].join('\n\n')
  return (
    <Folded id="brief" title={letter.title}>
      <div className="letter">
        {letter.paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
      <div className="acts no-print">
        <button type="button" className="btn" onClick={() => void navigator.clipboard.writeText(text)}>
          Kopieer de tekst
        </button>
        <button type="button" className="btn" onClick={() => saveFile('brief.txt', text)}>
          Download als tekst
        </button>
      </div>
    </Folded>
  )
}

type TableProps = {
  readonly id: string
  readonly folded: boolean
  readonly table: Table
  readonly fileName: string
  readonly onSpreadsheet: () => void
}

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
    <section id={id}>
      <h2>{table.title}</h2>
      <Settled className="card">{content}</Settled>
    </section>
  )
}

type StepsProps = { readonly steps: Report['steps']; readonly uses: readonly LawUse[]; readonly real: boolean }

function StepsSection({ steps, uses, real }: StepsProps) {
  const title = `Zo rekenen we: ${plural(steps.length, 'stap', 'stappen')} met jouw cijfers`
  const onOpen = useCallback(() => void bringSources(uses), [uses])
  const show = useCallback((found: readonly LawUse[]) => <Steps steps={steps} uses={found} />, [steps])
  return (
    <Folded id="zo-rekenen-we" title={title} onOpen={onOpen}>
      {real && <p className="src">De stappen staan in euro’s van dan.</p>}
      <Sourced uses={uses} show={show} />
    </Folded>
  )
}

export type SectionsProps = {
  readonly report: Report
  readonly uses: readonly LawUse[]
  readonly meta: PageMeta
  readonly sisters: Sisters
  readonly rulesDay: string
  readonly real: boolean
  readonly market: { readonly asOf: string } | null
  readonly onSpreadsheet: () => void
  readonly print: PrintSheetProps
  /** Called once all of it works. */
  readonly onAlive: () => void
}

export function ReportSections(props: SectionsProps) {
  const { report, uses, meta, sisters, real, print, onSpreadsheet, onAlive } = props
  useEffect(onAlive, [onAlive])
  return (
    <>
      <Settled className="print-only">
        <PrintSheet {...print} />
      </Settled>
      {report.charts.length > 0 && (
        <section id="grafiek" aria-label="Grafieken">
          <h2 className="visually-hidden">Grafieken</h2>
          {report.charts.map((chart, index) => (
            <ChartFigure key={chart.key} chart={chart} folded={index > 0} fileName={meta.slug} />
          ))}
        </section>
      )}
      {report.tables.map((table, index) => (
        <TableSection
          key={table.key}
          id={index === 0 ? 'tabel' : `tabel-${table.key}`}
          folded={index > 0}
          table={table}
          fileName={`${meta.slug}-${table.key}`}
          onSpreadsheet={onSpreadsheet}
        />
      ))}
      {report.letter && <Letter letter={report.letter} />}
      {report.steps.length > 0 && <StepsSection steps={report.steps} uses={uses} real={real} />}
      <Grounds {...props} changedOn={meta.changedOn}>
        <MistakeMail {...props} />
      </Grounds>
      <Settled>
        <NextSteps next={report.next} sisters={sisters} />
      </Settled>
    </>
  )
}
