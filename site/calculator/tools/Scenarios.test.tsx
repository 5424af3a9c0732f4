import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { answerRaw, openEnv } from '#calculators/kernel/calculator.ts'
import { startRaw } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'
import calculator from '#calculators/sparen/deposito-calculator/calculator.ts'
import { FRESH_STATE } from '#site/calculator/state/page-link.ts'
import { Scenarios } from '#site/calculator/tools/Scenarios.tsx'

function beside(bedrag: string): string {
  const at = situation()
  const start = startRaw(calculator.inputs, openEnv(at))
  const good = answerRaw(calculator, start, at)
  if (good.status !== 'ok') throw new Error(good.status)
  const state = { ...FRESH_STATE, scenarios: [{ name: 'A', typed: { bedrag } }] }
  const props = { calculator, situation: at, start, good, real: false, state, setState: () => {} }
  return renderToString(<Scenarios {...props} />)
}

test('an amount of a link, which has no dots, differs only when it is another amount', () => {
  expect(beside('10000')).toContain('Gelijk aan nu')
  expect(beside('12000')).toContain('bedrag € 12.000')
})
