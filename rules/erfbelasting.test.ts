import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/dated.ts'
import { erfbelasting, type Erfgenaam } from '#rules/erfbelasting.ts'
import type { Gewest } from '#rules/gewest.ts'

const law = openLaw('2026-06-01')
const heir = (
  verwantschap: Erfgenaam['verwantschap'],
  roerend: number,
  onroerend = 0,
  gezinswoning = 0,
): Erfgenaam => ({ naam: 'x', verwantschap, roerend, onroerend, gezinswoning })
const tax = (gewest: Gewest, ...heirs: Erfgenaam[]) => erfbelasting(law, gewest, heirs).map((part) => part.belasting)

describe('inheritance tax', () => {
  test('row 40: Flanders 2026, a child, a partner and a brother', () => {
    expect(tax('vlaanderen', heir('kind', 0, 200_000))).toEqual([15_000])
    expect(tax('vlaanderen', heir('partner', 100_000))).toEqual([750])
    expect(tax('vlaanderen', heir('broerZus', 150_000))).toEqual([62_000])
  })

  test('in Flanders movable and immovable goods of a child are taxed apart', () => {
    expect(tax('vlaanderen', heir('kind', 50_000, 50_000))).toEqual([3_000])
    expect(tax('brussel', heir('kind', 50_000, 50_000))).toEqual([3_000 - 450 + 2_500])
  })

  test('the family home is free for the partner in every region', () => {
    for (const gewest of ['vlaanderen', 'brussel', 'wallonie'] as const)
      expect(tax(gewest, heir('partner', 0, 400_000, 400_000))).toEqual([0])
  })

  test('Flemish others share one scale over the sum, divided to the cent', () => {
    // 100.000 together: 8.750 + 18.000 + 13.750 = 40.500.
    expect(tax('vlaanderen', heir('andere', 50_000), heir('andere', 50_000))).toEqual([20_250, 20_250])
    const thirds = tax('vlaanderen', heir('andere', 33_333.33), heir('andere', 33_333.33), heir('oomNeef', 33_333.34))
    expect(Math.round(thirds.reduce((sum, each) => sum + each, 0) * 100) / 100).toBe(40_500)
  })

  test('the partner allowance was 50.000 before 2026', () => {
    expect(erfbelasting(openLaw('2025-12-31'), 'vlaanderen', [heir('partner', 100_000)])[0]!.belasting).toBe(1_500)
  })

  test('Wallonia and Brussels exempt a first part in the direct line', () => {
    expect(tax('wallonie', heir('kind', 25_000))).toEqual([0])
    expect(tax('wallonie', heir('kind', 125_001))[0]).toBeGreaterThan(tax('wallonie', heir('kind', 125_000))[0]!)
    expect(tax('brussel', heir('kind', 15_000))).toEqual([0])
    expect(tax('brussel', heir('broerZus', 12_500))).toEqual([2_500])
  })

  test('M-37 tax is never negative, never above the share, and never falls when the share grows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Gewest>('vlaanderen', 'brussel', 'wallonie'),
        fc.constantFrom('partner', 'kind', 'broerZus', 'oomNeef', 'andere'),
        fc.integer({ min: 0, max: 1_000_000 }),
        (gewest, relation, amount) => {
          const [due] = tax(gewest, heir(relation, amount))
          expect(due).toBeGreaterThanOrEqual(0)
          expect(due).toBeLessThanOrEqual(amount)
          expect(tax(gewest, heir(relation, amount + 1000))[0]).toBeGreaterThanOrEqual(due!)
        },
      ),
    )
  })
})
