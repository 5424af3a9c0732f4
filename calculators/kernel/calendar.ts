/** Calendar files (RFC 5545) with whole-day events, for dates a visitor wants to remember. */
import { addDays } from '#finance/dates.ts'

export type CalendarEvent = { readonly date: string; readonly title: string }

const compact = (date: string) => date.replaceAll('-', '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\n/g, '\\n')

/**
 * A part of the id of an event: an agenda takes two events with one id, in whichever files, for the same one. An amount in a
 * title is no part of it: a file made again after something was filled in replaces the event.
 */
const markOf = (title: string) =>
  [...title.replace(/€\s*[\d.,]+/g, '')]
    .reduce((mark, sign) => (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0)
    .toString(36)

/** `madeOn` comes in so that the file is the same for the same input. */
export function calendarFile(events: readonly CalendarEvent[], madeOn: string): string {
  const ids = events.map(({ date, title }) => `${compact(date)}-${markOf(title)}`)
  const lines = events.flatMap(({ date, title }, index) => [
    'BEGIN:VEVENT',
    // Its number among its equals, not in the file: an event that is added leaves the ids of the others.
    `UID:${ids[index]}-${ids.slice(0, index).filter((id) => id === ids[index]).length}@rekenklaar`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rekenklaar//NL', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
