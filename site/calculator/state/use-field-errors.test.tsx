import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import type { Outcome } from '#calculators/kernel/calculator.ts'
import { TEST_DAY } from '#calculators/kernel/testing.ts'
import calculator from '#calculators/sparen/deposito-calculator/calculator.ts'
import { useFieldErrors } from '#site/calculator/state/use-field-errors.ts'

const situation = { today: TEST_DAY, market: builtInMarket }
const cell = 'stortingen.0.bedrag'
const message = 'Vul een bedrag in.'
const nothingWrong: Outcome = { status: 'invalid', errors: {}, values: {} }
const cellWrong: Outcome = { status: 'invalid', errors: { [cell]: message }, values: {} }

/** A cell is left, the page renders with the answer of before, and then with the answer to what was typed. */
function Page({ isCurrent }: { readonly isCurrent: boolean }) {
  const [render, setRender] = useState(0)
  const isAnswered = render === 2
  const { errors, onLeave } = useFieldErrors(
    calculator,
    {},
    situation,
    isAnswered ? cellWrong : nothingWrong,
    isAnswered || isCurrent,
  )
  if (render === 0) onLeave(cell)
  if (!isAnswered) setRender(render + 1)
  return errors[cell] ?? 'Geen fout.'
}

test('a cell that was left keeps its mark while the answer on screen is to earlier keys', () => {
  expect(renderToString(<Page isCurrent={false} />)).toBe(message)
})

test('a cell that was right when it was left is not marked at the next key in it', () => {
  expect(renderToString(<Page isCurrent />)).toBe('Geen fout.')
})
