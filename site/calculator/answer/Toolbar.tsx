/** What a visitor can do with the answer: share it, keep it beside others, take it along, print it. */
import type { Download, Report } from '#calculators/kernel/report.ts'
import { saveFile } from '#site/ui/save-file.ts'

type Props = {
  readonly report: Report
  /** False while a field is wrong: there is nothing to keep or to take along. */
  readonly answered: boolean
  readonly onKeep: () => void
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
}

async function saveCalendar({ name, events, madeOn }: Download) {
  const { calendarFile } = await import('#calculators/kernel/calendar.ts')
  saveFile(name, calendarFile(events, madeOn), 'text/calendar')
}

/** Paper shows every list opened, sources included. */
async function printAll() {
  const { bringSourcesForPaper } = await import('#site/calculator/report/sources.tsx')
  await bringSourcesForPaper()
  print()
}

export function Toolbar({ report, answered, onKeep, onShare, onSpreadsheet }: Props) {
  return (
    <div className="no-print">
      <div className="answer-acts">
        <button type="button" className="btn" onClick={onShare}>
          Delen
        </button>
        <button type="button" className="btn" disabled={!answered} onClick={onKeep}>
          Bewaren
        </button>
        <button type="button" className="btn" disabled={!answered} onClick={onSpreadsheet}>
          Excel
        </button>
        <button type="button" className="btn" disabled={!answered} onClick={() => void printAll().catch(() => print())}>
          Afdrukken
        </button>
      </div>
      {report.downloads.length > 0 && (
        <div className="acts">
          {report.downloads.map((download) => (
            <button
              key={download.name}
              type="button"
              className="btn"
              disabled={!answered}
              onClick={() => void saveCalendar(download)}
            >
              {download.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
