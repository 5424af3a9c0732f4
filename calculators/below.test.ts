/** Calculators whose charts, tables and steps follow the answer: the answer alone must say the same as the whole report. */
import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { answerRaw, openEnv } from '#calculators/kernel/calculator.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import { wholeReport } from '#calculators/kernel/whole.ts'
import { loadCalculator } from '#calculators/load.ts'

const situation = { today: TEST_DAY, market: builtInMarket }
const loaded = await Promise.all(
  catalogue.map(async ({ category, slug }) => ({ slug, calculator: await loadCalculator(category, slug) })),
)
const apart = loaded.filter(({ calculator }) => calculator.below !== undefined)

test('there are such calculators', () => expect(apart.length).toBeGreaterThan(5))

test.each(apart)('$slug', ({ calculator }) => {
  const answered = answerRaw(calculator, startRaw(calculator.inputs, openEnv(situation)), situation)
  if (answered.status !== 'ok') throw new Error('The default case has no answer.')
  const lawBefore = answered.uses.length
  const whole = wholeReport(calculator, answered)
  const {
    charts: _c,
    tables: _t,
    next: _n,
    facts: _f,
    moves: _m,
    letter: _l,
    steps,
    assumptions,
    excluded,
    ...answer
  } = whole
  expect(answered.report).toEqual({
    ...answer,
    charts: [],
    tables: [],
    steps: [],
    assumptions: [],
    excluded: [],
    next: [],
    facts: {},
  })
  expect(steps.length * assumptions.length * excluded.length).toBeGreaterThan(0)
  // A sum that shows "in euro's van vandaag" decides by its charts and tables too: those stay with the answer.
  expect(whole.inflation).toBeUndefined()
  // What is told later cannot be refused, so it reads no law of its own.
  expect(answered.uses).toHaveLength(lawBefore)
})
