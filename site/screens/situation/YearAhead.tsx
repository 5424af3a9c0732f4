/** The days of the year ahead that the cards name, as a list and as one file for a calendar. */
import { calendarFile } from '#calculators/kernel/calendar.ts'
import { longDate } from '#calculators/kernel/format.ts'
import type { CardAnswer } from '#calculators/situation/card-answer.ts'
import { saveFile } from '#site/ui/save-file.ts'

const datesOf = (answers: readonly CardAnswer[]) =>
  answers
    .flatMap((one) => (one.status === 'known' ? one.dates : []))
    .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))

export function YearAhead({ answers, today }: { readonly answers: readonly CardAnswer[]; readonly today: string }) {
  const dates = datesOf(answers)
  if (dates.length === 0) return null
  return (
    <div className="situ-group">
      <h3>Een jaar vooruit</h3>
      <ol className="situ-year">
        {dates.map(({ date, title }) => (
          <li key={`${date}${title}`}>
            <time dateTime={date}>{longDate(date)}</time> <span>{title}</span>
          </li>
        ))}
      </ol>
      <p className="no-print">
        <button
          type="button"
          className="btn"
          onClick={() => saveFile('mijn-jaar.ics', calendarFile(dates, today), 'text/calendar')}
        >
          Zet alles in je agenda
        </button>
      </p>
    </div>
  )
}
