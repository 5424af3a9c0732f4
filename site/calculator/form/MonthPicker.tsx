/** The browser's own calendar beside a month one can also type. */
import { useRef } from 'react'

type Props = {
  /** What is in the field now, as 06/1985. */
  readonly text: string
  readonly onPick: (text: string) => void
}

/** 1985-06 or 1985-06-15 as 06/1985. */
const typed = (picked: string) => picked.split('-').slice(0, 2).toReversed().join('/')

export function MonthPicker({ text, onPick }: Props) {
  const native = useRef<HTMLInputElement>(null)
  const open = () => {
    const calendar = native.current
    if (!calendar) return
    // A browser without a calendar of months makes this a text field: any day of the month will do then.
    if (calendar.type === 'text') calendar.type = 'date'
    const month = /^(\d{2})\/(\d{4})$/.exec(text)
    if (month) calendar.value = `${month[2]}-${month[1]}${calendar.type === 'date' ? '-01' : ''}`
    calendar.showPicker()
  }
  return (
    <div className="month-picker">
      <button type="button" aria-label="Kies in de kalender" onClick={open}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3.5 5.5h13v11h-13zM3.5 8.5h13M7 3v4M13 3v4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
      <input
        ref={native}
        type="month"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          if (target.value !== '') onPick(typed(target.value))
        }}
      />
    </div>
  )
}
