import { expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { runJson } from '#calculators/kernel/run.ts'
import { loadCalculator } from '#calculators/load.ts'
import { postcodeFault, UNKNOWN_POSTCODE } from '#calculators/common/municipality-check.ts'

test('a postcode of a municipality and an open field are fine, another number is not', () => {
  for (const fine of ['', '9000', ' 1000 ']) expect(postcodeFault(fine), fine).toBeUndefined()
  // 1005 is that of an institution.
  for (const wrong of ['9999', '900', 'Gent', '1005']) expect(postcodeFault(wrong), wrong).toBe(UNKNOWN_POSTCODE)
})

test('a postcode goes before a region that contradicts it, and its question says so', async () => {
  const found: string[] = []
  for (const { category, slug } of catalogue) {
    const calculator = await loadCalculator(category, slug)
    const { postcode, gewest } = calculator.inputs
    if (postcode === undefined || gewest === undefined) continue
    found.push(slug)
    expect(postcode.hint, slug).toContain('gewest')
    const [said, other] = ['vlaanderen', 'wallonie'].map((region) => {
      const input = { postcode: '9000', gewest: region }
      const outcome = runJson(calculator, input, { today: '2026-11-15', market: builtInMarket })
      return outcome.status === 'ok' ? outcome.out : outcome
    })
    expect(other, slug).toEqual(said)
  }
  expect(found.length).toBeGreaterThan(5)
})
