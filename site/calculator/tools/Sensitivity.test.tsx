import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerRaw, openEnv } from '#calculators/kernel/calculator.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import calculator from '#calculators/planning/bruto-netto-calculator/calculator.ts'
import { FRESH_STATE } from '#site/calculator/state/page-link.ts'
import { Sensitivity } from '#site/calculator/tools/Sensitivity.tsx'

test('what weighs most is told of an answer that lacks its wage without calling it zero', () => {
  const at = situation()
  const start = startRaw(calculator.inputs, openEnv(at))
  const good = answerRaw(calculator, { ...start, bruto: '0' }, at, { bruto: 'typed' })
  if (good.status !== 'ok') throw new Error(good.status)
  const props = { calculator, situation: at, start, good, real: false, state: FRESH_STATE, setState: () => {} }
  expect(renderToString(<Sensitivity {...props} />)).toContain('is nu <strong>–</strong>')
})
