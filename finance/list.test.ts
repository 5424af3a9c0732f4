import { expect, test } from 'vitest'
import { at, compareText, last } from './list.ts'

test('an item that is there, also when it is empty', () => {
  expect(at(['a', 'b'], 1)).toBe('b')
  expect(at([0, null], 0)).toBe(0)
  expect(last([0, null])).toBeNull()
  expect(last([1, 2, 3])).toBe(3)
})

test('an item that is not there is a mistake', () => {
  expect(() => at([1, 2], 2)).toThrow(new RangeError('no item 2 in a list of 2'))
  expect(() => at([1, 2], -1)).toThrow(RangeError)
  expect(() => at([1, 2], 0.5)).toThrow(RangeError)
  expect(() => last([])).toThrow(RangeError)
})

test('texts in one order everywhere, equal ones as equal', () => {
  expect(['b', 'a', 'B', 'a-1', 'é'].toSorted(compareText)).toEqual(['B', 'a', 'a-1', 'b', 'é'])
  expect(compareText('a', 'a')).toBe(0)
})
