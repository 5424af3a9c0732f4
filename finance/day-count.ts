// The part of a year between two dates, by the conventions of bonds and savings accounts.

import { dayNumber, daysBetween, daysInMonth, isLeapYear, parts, type PlainDate, toDayNumber, year } from './dates.ts'

/** 30/360 is the American rule of Excel's basis 0; 30E/360 the European one; act/act splits by calendar year (ISDA). */
export type DayCount = 'act/365' | 'act/360' | '30/360' | '30E/360' | 'act/act'

/** Days from one date to another by the 30/360 rules, American (Excel's DAYS360) or European. */
export function days360(from: PlainDate, to: PlainDate, european = false): number {
  const a = parts(from)
  const b = parts(to)
  let { d: d1 } = a
  let { d: d2 } = b
  if (european) {
    d1 = Math.min(d1, 30)
    d2 = Math.min(d2, 30)
  } else {
    const fromEndsFebruary = a.m === 2 && a.d === daysInMonth(a.y, 2)
    if (fromEndsFebruary && b.m === 2 && b.d === daysInMonth(b.y, 2)) d2 = 30
    if (fromEndsFebruary || d1 === 31) d1 = 30
    if (d2 === 31 && d1 === 30) d2 = 30
  }
  return (b.y - a.y) * 360 + (b.m - a.m) * 30 + d2 - d1
}

/** The part of a year between two dates; negative when to is before from. */
export function dayCountFraction(from: PlainDate, to: PlainDate, convention: DayCount): number {
  if (from > to) return -dayCountFraction(to, from, convention) + 0
  switch (convention) {
    case 'act/365':
      return daysBetween(from, to) / 365
    case 'act/360':
      return daysBetween(from, to) / 360
    case '30/360':
      return days360(from, to) / 360
    case '30E/360':
      return days360(from, to, true) / 360
    case 'act/act':
      return actualActual(from, to)
  }
}

function actualActual(from: PlainDate, to: PlainDate): number {
  const first = year(from)
  const last = year(to)
  const daysIn = (y: number): number => (isLeapYear(y) ? 366 : 365)
  if (first === last) return daysBetween(from, to) / daysIn(first)
  const head = (dayNumber(first + 1, 1, 1) - toDayNumber(from)) / daysIn(first)
  const tail = (toDayNumber(to) - dayNumber(last, 1, 1)) / daysIn(last)
  return head + (last - first - 1) + tail
}
