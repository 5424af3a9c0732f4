/** What a computation may cost with the worst input: whoever asks from outside chooses it. */
import { describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { worstOf } from '../scripts/worst-input.ts'
import { loadCalculator } from '#calculators/load.ts'

/**
 * Processor time, on any machine that runs the tests, however busy: five times the promise of `npm run bench:worst`, because
 * a thread that shares its core and its caches with others uses more of it for the same work. The thread that computes for
 * others ends a computation at 500 ms.
 */
const mostMs = 150
const tries = 12
const seed = 20_261_115

describe('the worst input that a short search finds', () => {
  it.each(catalogue.map(({ category, slug }) => [slug, category] as const))('%s', async (slug, category) => {
    const { ms, raw, accepted } = worstOf(await loadCalculator(category, slug), tries, seed, mostMs)
    expect(accepted).toBeGreaterThan(3)
    expect(ms, JSON.stringify(raw)).toBeLessThan(mostMs)
  })
})
