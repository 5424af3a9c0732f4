import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/testing.ts'
import calculator from './calculator.ts'

const heir = fc.record({
  naam: fc.constant('x'),
  verwantschap: fc.constantFrom('partner', 'kind', 'broerZus', 'oomNeef', 'andere'),
  roerend: fc.integer({ min: 0, max: 500_000 }),
  onroerend: fc.integer({ min: 0, max: 500_000 }),
  gezinswoning: fc.constant(0),
})
const heirs = fc.array(heir, { minLength: 1, maxLength: 5 })
const region = fc.constantFrom('vlaanderen', 'brussel', 'wallonie')

describe('erfbelasting-calculator', () => {
  test('M-38 the order of heirs is irrelevant and the parts add up to the total', () => {
    fc.assert(
      fc.property(heirs, region, (erfgenamen, gewest) => {
        const result = reportFor(calculator, { erfgenamen, gewest })
        expect(numberOf(reportFor(calculator, { erfgenamen: erfgenamen.toReversed(), gewest }), 'erfbelasting')).toBe(
          numberOf(result, 'erfbelasting'),
        )
        expect(numberOf(result, 'nettoErfenis') + numberOf(result, 'erfbelasting')).toBeCloseTo(
          numberOf(result, 'nalatenschap'),
          6,
        )
      }),
    )
  })

  test('debts never raise the tax', () => {
    fc.assert(
      fc.property(heirs, region, fc.integer({ min: 0, max: 400_000 }), (erfgenamen, gewest, schulden) => {
        const free = numberOf(reportFor(calculator, { erfgenamen, gewest }), 'erfbelasting')
        // Wallonia doubles its exemption below a limit, so a smaller share can only be cheaper.
        expect(numberOf(reportFor(calculator, { erfgenamen, gewest, schulden }), 'erfbelasting')).toBeLessThanOrEqual(
          free + 0.02,
        )
      }),
    )
  })

  test('splitting an inheritance over two children never costs more', () => {
    const one = numberOf(
      reportFor(calculator, { erfgenamen: [{ naam: 'a', verwantschap: 'kind', roerend: 300_000 }] }),
      'erfbelasting',
    )
    const two = numberOf(
      reportFor(calculator, {
        erfgenamen: [
          { naam: 'a', verwantschap: 'kind', roerend: 150_000 },
          { naam: 'b', verwantschap: 'kind', roerend: 150_000 },
        ],
      }),
      'erfbelasting',
    )
    expect(two).toBeLessThan(one)
  })

  test('a family home above the immovable part is refused at its own cell', () => {
    expect(
      errorsFor(calculator, { erfgenamen: [{ naam: 'a', verwantschap: 'partner', onroerend: 1, gezinswoning: 2 }] })[
        'erfgenamen.0.gezinswoning'
      ],
    ).toContain('niet meer')
  })
})
