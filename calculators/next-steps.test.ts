/** A next step is followed: what arrives there is what the page before answered with. */
import { expect, test } from 'vitest'
import { runJson } from '#calculators/kernel/run.ts'
import { reportFor, situation, taken } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'

type Input = Readonly<Record<string, unknown>>

const carried = (slug: string, input: Input, to: string): Input => taken(reportFor(pageOf(slug), input), to, pageOf(to))

test('a card with a small balance arrives as a credit line that holds it, and as a loan that may run so long', () => {
  for (const saldo of [1, 150, 1_249.99, 6_000]) {
    const line = runJson(
      pageOf('doorlopend-krediet-calculator'),
      carried('kredietkaart-calculator', { saldo }, 'doorlopend-krediet-calculator'),
      situation(),
    )
    expect(line).toMatchObject({ status: 'ok', values: { opname: saldo } })
    const loan = carried('kredietkaart-calculator', { saldo }, 'persoonlijke-lening-berekenen')
    expect(reportFor(pageOf('persoonlijke-lening-berekenen'), loan).sentence).not.toContain('mag niet')
  }
})
