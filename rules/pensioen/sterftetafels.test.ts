import { describe, expect, test } from 'vitest'
import { deathRate, lifeExpectancy } from '#finance/lifetable.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { type Tafel, wettelijkeTafel } from '#rules/pensioen/sterftetafels.ts'

const law = openLaw('2026-11-15')
const q = (tafel: Tafel, age: number) => 1_000 * deathRate(wettelijkeTafel(law, tafel), age)

describe('legal life tables', () => {
  test('every table begins with 1.000.000 lives', () => {
    for (const tafel of ['MK', 'FK', 'MR', 'FR', 'XK', 'XR'] as const)
      expect(wettelijkeTafel(law, tafel).alive[0]).toBeCloseTo(1_000_000, 1)
  })

  test('the unisex table gives the chances of dying that follow from the decree', () => {
    const known = { 30: 1.432, 35: 1.842, 40: 2.524, 45: 3.663, 50: 5.56, 60: 13.966 }
    for (const [age, chance] of Object.entries(known)) expect(q('XK', Number(age))).toBeCloseTo(chance, 3)
    expect(q('MK', 40)).toBeCloseTo(3.317, 3)
    expect(q('FK', 40)).toBeCloseTo(1.748, 3)
  })

  test('the tables for death are safe: lives of 69,9 and 75,3 years', () => {
    expect(lifeExpectancy(wettelijkeTafel(law, 'MK'), 0)).toBeCloseTo(69.9, 1)
    expect(lifeExpectancy(wettelijkeTafel(law, 'FK'), 0)).toBeCloseTo(75.3, 1)
  })

  test('the tables for living let people live longer than those for death, at every age', () => {
    for (let age = 20; age <= 90; age += 5) {
      expect(q('XR', age)).toBeLessThan(q('XK', age))
      expect(q('XK', age)).toBeLessThan(q('MK', age))
      expect(q('XK', age)).toBeGreaterThan(q('FK', age))
    }
  })
})
