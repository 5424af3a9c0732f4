import { expect, test } from 'vitest'
import { calendarFile } from '#calculators/kernel/calendar.ts'

const idsOf = (title: string, more: readonly { date: string; title: string }[] = []) =>
  calendarFile([{ date: '2027-05-15', title }, ...more], '2026-11-19').match(/^UID:.*$/gm) ?? []

test('days of two files never stand for the same one in an agenda, and the same file twice is one', () => {
  const [deposit = ''] = idsOf('Deposito loopt af')
  expect(idsOf('Kasbon loopt af')).not.toContain(deposit)
  expect(idsOf('Deposito loopt af')).toEqual([deposit])
})

test('two equal lines in one file stay two', () => {
  expect(new Set(idsOf('Betaal', [{ date: '2027-05-15', title: 'Betaal' }])).size).toBe(2)
})
