import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { kredietVoorLageActiviteit } from '#rules/loon/arbeidskorting.ts'

describe('credits beside the wage', () => {
  const law = openLaw('2025-06-01')

  test('art. 289ter: nothing up to 6.550, 880 from 8.740 to 21.860, nothing from 28.420 on', () => {
    const only = (income: number) => ({ activiteit: income, beroep: income, totaal: income })
    const of = (income: number) => kredietVoorLageActiviteit(law, only(income), 'zelfstandige')
    expect([0, 6_550, 7_645, 8_740, 21_860, 25_140, 28_420, 40_000].map(of)).toEqual([0, 0, 440, 880, 880, 440, 0, 0])
    expect(kredietVoorLageActiviteit(law, only(10_000), 'meewerkend')).toBe(400)
    expect(kredietVoorLageActiviteit(law, only(10_000), 'ambtenaar')).toBe(970)
    // Half of the professional income is a pension; and a total in the falling part allows half.
    const mixed = { activiteit: 10_000, beroep: 20_000, totaal: 20_000 }
    expect(kredietVoorLageActiviteit(law, mixed, 'zelfstandige')).toBe(440)
    expect(kredietVoorLageActiviteit(law, { ...only(10_000), totaal: 26_780 }, 'zelfstandige')).toBe(220)
  })

  test('art. 289ter in 2024: the bases of the law times 1,9483, to ten euro', () => {
    const of = (income: number) =>
      kredietVoorLageActiviteit(
        openLaw('2024-12-31'),
        { activiteit: income, beroep: income, totaal: income },
        'zelfstandige',
      )
    expect([6_350, 8_480, 21_200, 24_375, 27_550].map(of)).toEqual([0, 860, 860, 430, 0])
  })
})
