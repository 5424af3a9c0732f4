/** Calendar files (RFC 5545) with whole-day events, for dates a visitor wants to remember. */
import { addDays } from '#finance/dates.ts'

export type CalendarEvent = { readonly date: string; readonly title: string }

const compact = (date: string) => date.replaceAll('-', '')
const escapeText = (text: string) => text.replace(/[\\;,]/g, (char) => `\\${char}`).replace(/\n/g, '\\n')

/** A part of the id of an event: an agenda takes two events with one id, in whichever files, for the same one. */
const markOf = (title: string) =>
  [...title].reduce((mark, sign) => (Math.imul(mark, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 0).toString(36)

/** `madeOn` comes in so that the file is the same for the same input. */
export function calendarFile(events: readonly CalendarEvent[], madeOn: string): string {
  const lines = events.flatMap(({ date, title }, index) => [
    'BEGIN:VEVENT',
    `UID:${compact(date)}-${index}-${markOf(title)}@rekenklaar`,
    `DTSTAMP:${compact(madeOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(date)}`,
    `DTEND;VALUE=DATE:${compact(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rekenklaar//NL', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
