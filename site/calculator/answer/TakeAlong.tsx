/** What a visitor can do with the answer: share it, keep it, take it along, print it. */
import { useState } from 'react'
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'
import type { Download, Report } from '#calculators/kernel/report.ts'
import { keep, type Keeping as Kept } from '#site/calculator/keep/kept.ts'
import { Keeping } from '#site/calculator/keep/Keeping.tsx'
import { calculationOf } from '#site/calculator/keep/of-answer.ts'
import type { PageMeta } from '#site/calculator/state/props.ts'
import { mayKeep } from '#site/calculator/state/situation-key.ts'
import type { Answer } from '#site/calculator/state/use-answer.ts'
import { saveFile } from '#site/ui/save-file.ts'

type Props = {
  readonly report: Report
  readonly answer: Answer
  readonly calculator: AnyCalculator
  readonly meta: PageMeta
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
}

async function saveCalendar({ name, events, madeOn }: Download) {
  const { calendarFile } = await import('#calculators/kernel/calendar.ts')
  saveFile(name, calendarFile(events, madeOn), 'text/calendar')
}

/** One page, or everything: every table, step and source opened. The style sheet looks at the attribute. */
async function printPage(whole: boolean) {
  const root = document.documentElement
  root.toggleAttribute('data-print-whole', whole)
  addEventListener('afterprint', () => root.removeAttribute('data-print-whole'), { once: true })
  try {
    const { bringSourcesForPaper } = await import('#site/calculator/report/sources.tsx')
    await bringSourcesForPaper()
  } catch {
    // Without a connection the sheet does without sources.
  }
  print()
}

export function TakeAlong({ report, answer, calculator, meta, onShare, onSpreadsheet }: Props) {
  // While a field is wrong there is nothing to keep or to take along.
  const answered = answer.wrong === null
  const [kept, setKept] = useState<Kept | null>(null)
  const onKeep = () => setKept(keep(calculationOf(meta, calculator, answer, report)))
  const acts = [
    { name: 'Delen', act: onShare, always: true },
    ...(mayKeep() ? [{ name: 'Bewaren', act: onKeep }] : []),
    { name: 'Excel', act: onSpreadsheet },
    { name: 'Afdrukken', act: () => void printPage(false) },
    { name: 'Alles afdrukken', act: () => void printPage(true) },
    ...report.downloads.map((download) => ({ name: download.label, act: () => void saveCalendar(download) })),
  ]
  return (
    <>
      <div className="acts take-along no-print">
        {acts.map(({ name, act, ...one }) => (
          <button key={name} type="button" className="btn" disabled={!answered && !('always' in one)} onClick={act}>
            {name}
          </button>
        ))}
      </div>
      {kept && <Keeping key={kept.kept?.id} {...kept} />}
    </>
  )
}
