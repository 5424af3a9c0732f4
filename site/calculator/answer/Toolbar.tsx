/** What a visitor can do with the answer: keep it, share it, print it, take it along. */
import { calendarFile } from '#calculators/kernel/calendar.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { saveFile } from '#site/ui/save-file.ts'

type Props = {
  readonly report: Report
  readonly nextScenario: string | null
  readonly onKeep: () => void
  readonly onShare: () => void
  readonly onSpreadsheet: () => void
}

export function Toolbar({ report, nextScenario, onKeep, onShare, onSpreadsheet }: Props) {
  return (
    <div className="acts no-print">
      <button type="button" className="btn btn-primary" disabled={nextScenario === null} onClick={onKeep}>
        {nextScenario === null ? "Drie scenario's bewaard" : `Bewaar als scenario ${nextScenario}`}
      </button>
      <button type="button" className="btn" onClick={onShare}>
        Deel link
      </button>
      <button type="button" className="btn" onClick={() => print()}>
        Afdrukken
      </button>
      {report.tables.length > 0 && (
        <button type="button" className="btn" onClick={onSpreadsheet}>
          Excel
        </button>
      )}
      {report.downloads.map((download) => (
        <button
          key={download.name}
          type="button"
          className="btn"
          onClick={() => saveFile(download.name, calendarFile(download.events, download.madeOn), 'text/calendar')}
        >
          {download.label}
        </button>
      ))}
    </div>
  )
}
