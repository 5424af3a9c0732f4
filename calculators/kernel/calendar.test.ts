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

test('a file made again with a day more, or with another amount, doubles no event', () => {
  const day = (title: string) => ({ date: '2027-05-15', title })
  const before = idsOf('Premie €\u00a012,50 verworven', [day('Premie €\u00a03 verworven')])
  const after = idsOf('Betaal', [day('Premie €\u00a01.250 verworven'), day('Premie €\u00a03 verworven')])
  expect(new Set(before).size).toBe(2)
  expect(after.slice(1)).toEqual(before)
})
