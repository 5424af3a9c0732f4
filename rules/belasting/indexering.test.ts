/** Art. 178 WIB 92: each indexed amount is the base of the law times one coefficient a year, to ten euro. */
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { belastingschijven, belastingvrijeSom, schijvenVrijeSom } from '#rules/belasting/personenbelasting.figures.ts'
import { bestaansmiddelenKind, toeslagenVrijeSom, toeslagLaagInkomen } from '#rules/belasting/ten-laste.figures.ts'

type Pair = readonly [base: number, amount: number]

/** The coefficients of four decimals that give all these amounts from their bases. */
function coefficients(pairs: readonly Pair[]): readonly number[] {
  const [base, amount] = pairs[0] ?? [1, 1]
  const about = Math.round((amount / base) * 10_000)
  return Array.from({ length: 41 }, (_, index) => (about - 20 + index) / 10_000).filter((coefficient) =>
    pairs.every(([from, to]) => Math.round((from * coefficient) / 10) * 10 === to),
  )
}

const years = [2021, 2022, 2023, 2024, 2025, 2026]

describe('indexed amounts of income tax', () => {
  test.each(years)('the tax-free sum and its supplements of %i follow from art. 131 to 133', (year) => {
    const law = openLaw(`${year}-12-31`)
    const { kinderen, kindBovenVier, kindOnderDrie, anderePersoon, zorgbehoevende } = law(toeslagenVrijeSom)
    const { bedrag, volledigTot, nulVanaf, minimumInkomen } = law(toeslagLaagInkomen)
    const [one, two, three, four] = kinderen
    const pairs: readonly Pair[] = [
      [4_785, law(belastingvrijeSom)],
      [870, one],
      [2_240, two],
      [5_020, three],
      [8_120, four],
      [3_100, kindBovenVier],
      [325, kindOnderDrie],
      [870, anderePersoon],
      [2_610, zorgbehoevende],
      [565, bedrag],
      [8_445, volledigTot],
      [10_700, nulVanaf],
      [1_800, minimumInkomen],
    ]
    expect(coefficients(pairs)).not.toEqual([])
  })

  // Art. 141 WIB 92, law of 18 December 2025, art. 38: 5.265 euro for a child.
  test.each([2025, 2026])('what a child may earn in %i follows from art. 141', (year) => {
    const law = openLaw(`${year}-12-31`)
    expect(
      coefficients([
        [4_785, law(belastingvrijeSom)],
        [8_445, law(toeslagLaagInkomen).volledigTot],
        [5_265, law(bestaansmiddelenKind)],
      ]),
    ).not.toEqual([])
  })

  test.each(years)('the scales of %i follow from art. 130 and 134', (year) => {
    const law = openLaw(`${year}-12-31`)
    const limits = (scale: readonly { readonly upTo: number | null }[]) => scale.flatMap(({ upTo }) => upTo ?? [])
    const pair = (bases: readonly number[], amounts: readonly number[]) =>
      bases.map((base, index): Pair => [base, amounts[index] ?? 0])
    const pairs = [
      ...pair([8_120, 14_330, 24_800], limits(law(belastingschijven))),
      ...pair([5_705, 8_120, 13_530, 24_800], limits(law(schijvenVrijeSom))),
    ]
    expect(coefficients(pairs)).not.toEqual([])
  })
})
