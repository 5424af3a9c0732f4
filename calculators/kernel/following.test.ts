import { expect, test, vi } from 'vitest'
import type { Env } from '#calculators/kernel/fields.ts'
import { following } from '#calculators/kernel/following.ts'
import type { Below } from '#calculators/kernel/report.ts'

const told: Below = { steps: [{ text: 'Eerst dit.' }], assumptions: ['Zo.'], excluded: [] }
const env = {} as Env

test('says nothing until its code is there, and fetches it once', async () => {
  const load = vi.fn<() => Promise<{ readonly below: () => Below }>>(async () => ({ below: () => told }))
  const below = following(load)
  expect(below({} as never, env)).toEqual({ steps: [], assumptions: [], excluded: [] })
  await below.arrive?.()
  await below.arrive?.()
  expect(below({} as never, env)).toBe(told)
  expect(load).toHaveBeenCalledTimes(1)
})

test('code that did not arrive may be asked for again', async () => {
  const load = vi
    .fn<() => Promise<{ readonly below: () => Below }>>(async () => ({ below: () => told }))
    .mockRejectedValueOnce(new TypeError('offline'))
  const below = following(load)
  await expect(below.arrive?.()).rejects.toThrow('offline')
  await below.arrive?.()
  expect(below({} as never, env)).toBe(told)
})
