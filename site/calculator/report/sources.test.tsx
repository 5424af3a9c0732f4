import { expect, test } from 'vitest'
import { dated, openLaw } from '#rules/kernel/dated.ts'
import { bringSources, wholeUse } from './sources.tsx'

test('law and what would replace it from the same day each get their own source', async () => {
  const rows = [
    { from: '2026-01-01', value: 10 },
    { from: '2026-01-01', value: 12, state: 'gestemd' },
  ] as const
  const details = { source: '', checkedOn: '2026-01-01', confidence: 'hoog' } as const
  const [law, bill] = rows
  const whole = dated(
    'som',
    'Som',
    'euro',
    [
      { ...law, note: 'wet' },
      { ...bill, note: 'ontwerp' },
    ],
    details,
  )
  const lean = dated('som', 'Som', 'euro', rows, details, async () => ({ whole }))
  const read = openLaw('2026-06-01')
  expect([read(lean), read.announced()(lean)]).toEqual([10, 12])
  await bringSources(read.uses)
  expect(read.uses.map(wholeUse).map(({ row }) => row.note)).toEqual(['wet', 'ontwerp'])
})
