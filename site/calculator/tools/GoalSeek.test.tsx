import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { months } from '#calculators/kernel/fields.ts'
import { figure } from '#calculators/kernel/testing.ts'
import type { Unit } from '#calculators/kernel/units.ts'
import { Found, NotFound } from '#site/calculator/tools/GoalSeek.tsx'

const input = { path: 'looptijd', label: 'Looptijd', field: months({ label: 'Looptijd', start: 12 }), value: 12 }
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .trim()

function said(unit: Unit, goal: number, reached: number, months = 24, decimals?: number): string {
  const asked = { figure: figure('uit', 'Uitkomst', 1, unit, { decimals }), goal, input, text: String(months) }
  const answer = { found: true, input: months, figure: reached } as const
  return words(renderToString(<Found asked={{ ...asked, answer }} onFill={() => {}} />))
}

test('two percentages differ by points, also in a goal that cannot be met', () => {
  expect(said('percent', 0.05, 0.0475)).toContain('dat is 0,25 procentpunt te weinig')
})

test('what is too much by nothing that shows is reached', () => {
  expect(said('euro0', 41_354.8, 41_354.45)).toContain('Zet “Looptijd” op 24 maanden in plaats van 12 maanden')
  expect(said('euro0', 41_355, 41_352)).toContain('dat is € 3 te weinig')
})

test('a goal that is there already asks for no change', () => {
  const now = said('euro', 100, 100, 12)
  expect(now).toContain('“Looptijd” staat al op 12 maanden. Uitkomst: € 100,00.')
  expect(now).not.toContain('Vul dit in')
})

test('a field that moves nothing one can see changes nothing', () => {
  const asked = { figure: figure('uit', 'Uitkomst', 0.0196, 'percent'), goal: 0, input, text: '' }
  const answer = { found: false, lowest: 0.019_59, highest: 0.019_61 } as const
  expect(words(renderToString(<NotFound asked={{ ...asked, answer }} />))).toContain('verandert niets aan')
})
