import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  kinderenVoorKrediet,
  kindertoeslag,
  laagInkomen,
  niemandTenLaste,
  type TenLaste,
  toeslagKinderen,
  toeslagTenLaste,
} from '#rules/belasting/ten-laste.ts'
import { toeslagenVrijeSom } from '#rules/belasting/ten-laste.figures.ts'

const law2024 = openLaw('2024-12-31')
const law2025 = openLaw('2025-12-31')
const amounts = law2025(toeslagenVrijeSom)
const family = (people: Partial<TenLaste>): TenLaste => ({ ...niemandTenLaste, ...people })

describe('supplements of income year 2025', () => {
  test('art. 132: 1.980, 5.110, 11.440 and 18.510 euro, then 7.070 for each further child', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((count) => kindertoeslag(amounts, count))).toEqual([
      0, 1_980, 5_110, 11_440, 18_510, 25_580, 32_650,
    ])
  })

  test('a disabled child counts twice, a child under three gives 740 euro more', () => {
    expect(toeslagKinderen(amounts, family({ kinderen: 1, kinderenHandicap: 1 }))).toBe(5_110)
    expect(toeslagKinderen(amounts, family({ kinderen: 3, kinderenHandicap: 2 }))).toBe(25_580)
    expect(toeslagKinderen(amounts, family({ kinderen: 2, kinderenOnderDrie: 2 }))).toBe(5_110 + 1_480)
  })

  test('art. 132bis: a parent keeps half of what the shared children add', () => {
    const shared = (kinderen: number, kinderenCoOuderschap: number) =>
      toeslagKinderen(amounts, family({ kinderen, kinderenCoOuderschap }))
    expect(shared(1, 1)).toBe(990)
    expect(shared(2, 2)).toBe(2_555)
    // One own child and two shared ones: 1.980 + (11.440 - 1.980) / 2.
    expect(shared(3, 2)).toBe(6_710)
    expect(shared(3, 0)).toBe(11_440)
  })

  test('art. 132bis: the double count of a disabled child and the supplement under three are halved as well', () => {
    const shared = (people: Partial<TenLaste>) => toeslagKinderen(amounts, family(people))
    // A disabled child counts for two: half of 5.110.
    expect(shared({ kinderen: 1, kinderenHandicap: 1, kinderenCoOuderschap: 1 })).toBe(2_555)
    expect(shared({ kinderen: 1, kinderenOnderDrie: 1, kinderenCoOuderschap: 1 })).toBe(1_360)
    // Of two children the one who is not shared is taken for the disabled and the small one.
    expect(shared({ kinderen: 2, kinderenHandicap: 1, kinderenCoOuderschap: 1 })).toBe((11_440 + 5_110) / 2)
    expect(shared({ kinderen: 2, kinderenOnderDrie: 1, kinderenCoOuderschap: 1 })).toBe((5_110 + 1_980) / 2 + 740)
  })

  test('art. 134: for the credit a disabled child counts twice and a shared one for half', () => {
    expect(kinderenVoorKrediet(family({ kinderen: 3 }))).toBe(3)
    expect(kinderenVoorKrediet(family({ kinderen: 3, kinderenHandicap: 1 }))).toBe(4)
    expect(kinderenVoorKrediet(family({ kinderen: 1, kinderenHandicap: 1, kinderenCoOuderschap: 1 }))).toBe(1)
    expect(kinderenVoorKrediet(family({ kinderen: 3, kinderenHandicap: 1, kinderenCoOuderschap: 2 }))).toBe(3)
  })

  test('art. 132 and 133: other people, a relative in need of care, and a parent alone', () => {
    const total = (people: Partial<TenLaste>, alone = false) => toeslagTenLaste(amounts, family(people), alone)
    expect(total({})).toBe(0)
    expect(total({}, true)).toBe(0)
    expect(total({ andere: 2 })).toBe(3_960)
    expect(total({ andere: 1 }, true)).toBe(1_980)
    expect(total({ zorgbehoevenden: 2 })).toBe(11_900)
    expect(total({ kinderen: 1 })).toBe(1_980)
    expect(total({ kinderen: 1 }, true)).toBe(3_960)
    expect(total({ kinderen: 2, andere: 1, zorgbehoevenden: 1 }, true)).toBe(5_110 + 1_980 + 5_950 + 1_980)
  })
})

describe('parent alone with a low income (art. 133)', () => {
  test.each([
    { belastbaar: 0, eigen: 4_100, extra: 1_290 },
    { belastbaar: 0, eigen: 4_099.99, extra: 0 },
    { belastbaar: 19_250, eigen: 15_000, extra: 1_290 },
    // Per euro above 19.250: 1.290 / 5.140.
    { belastbaar: 19_764, eigen: 15_000, extra: 1_161 },
    { belastbaar: 21_820, eigen: 15_000, extra: 645 },
    { belastbaar: 24_390, eigen: 15_000, extra: 0 },
    { belastbaar: 30_000, eigen: 15_000, extra: 0 },
  ])('$belastbaar euro taxable, $eigen earned: $extra', ({ belastbaar, eigen, extra }) => {
    const { toeslag, opvangtarief } = laagInkomen(law2025, belastbaar, eigen)
    expect(toeslag).toBe(extra)
    // The same part is left of the 30 % more for day care.
    expect(opvangtarief).toBeCloseTo(0.3 * (extra / 1_290), 10)
  })

  test('FOD Financiën: from 3.980 euro earned and below 23.650 euro taxable in 2024', () => {
    expect(laagInkomen(law2024, 10_000, 3_980)).toEqual({ toeslag: 1_250, opvangtarief: 0.3 })
    expect(laagInkomen(law2024, 10_000, 3_979.99).toeslag).toBe(0)
    expect(laagInkomen(law2024, 23_640, 20_000).toeslag).toBeGreaterThan(0)
    expect(laagInkomen(law2024, 23_650, 20_000).toeslag).toBe(0)
  })
})
