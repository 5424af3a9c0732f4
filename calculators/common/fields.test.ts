import { describe, expect, test } from 'vitest'
import { geboortejaar } from '#calculators/common/fields.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { readRaw, startValues } from '#calculators/kernel/read.ts'
import { situation } from '#calculators/kernel/testing.ts'

const inputs = { jaar: geboortejaar({ age: 34, ages: [16, 76] }) }
const read = (today: string, typed: string) => readRaw(inputs, { jaar: typed }, openEnv(situation(today)))

describe('a year of birth', () => {
  test('starts at an age, so that it moves with the year', () => {
    const start = (today: string) => startValues(inputs, openEnv(situation(today)))['jaar']
    expect([start('2026-11-15'), start('2027-01-02')]).toEqual([1992, 1993])
  })

  test('has bounds that are ages, and the message names the years of today', () => {
    expect(read('2026-11-15', '1950').errors).toEqual({})
    expect(read('2027-01-02', '1950').errors).toEqual({ jaar: 'Vul een getal in tussen 1951 en 2011.' })
    expect(read('2026-11-15', '2011').errors).toEqual({ jaar: 'Vul een getal in tussen 1950 en 2010.' })
    expect(read('2027-01-02', '2011').values).toEqual({ jaar: 2011 })
  })
})
