import { expect, test } from 'vitest'
import { honest, playwrightCount, stages, vitestCount } from './stages.ts'

test('a stage that ran no test, or broke outside its tests, has failed', () => {
  expect(honest({ passed: 0, failed: 0 }, 0).failed).toBe(1)
  expect(honest({ passed: 9, failed: 0 }, 1).failed).toBe(1)
  expect(honest({ passed: 9, failed: 2 }, 1).failed).toBe(2)
  expect(honest({ passed: 9, failed: 0 }, 0).failed).toBe(0)
  expect(honest({ passed: 0, failed: 0, skipped: 81 }, 0)).toEqual({ passed: 0, failed: 0, skipped: 81 })
  expect(honest({ passed: 0, failed: 0, skipped: 81 }, 1).failed).toBe(1)
})

test('counts come from the reports of Vitest and Playwright', () => {
  const vitest = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 }
  expect(vitestCount(vitest)).toEqual({ passed: 7, failed: 2, skipped: 4 })
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const suites = [
    { specs: [spec('a', 'expected')], suites: [{ specs: [spec('b', 'flaky'), spec('c', 'unexpected')] }] },
  ]
  const playwright = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, suites }
  expect(playwrightCount(playwright)).toEqual({ passed: 6, failed: 1, skipped: 2, again: ['b'] })
})

test('every stage needs stages that exist', () => {
  const names = new Set(stages.map(({ name }) => name))
  expect(names.size).toBe(stages.length)
  for (const name of stages.flatMap(({ needs = [] }) => needs)) expect(names).toContain(name)
})
