import { expect, test } from 'vitest'
import { carSizes, upkeep } from './car-use.ts'
import { cpi } from './series/cpi.ts'

const indexOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return cpi.cpi.values[(year - 1920) * 12 + number - 1] ?? 0
}

test('upkeep is the published amount with the index of consumer prices between its month and ours', () => {
  expect(cpi.cpi.from).toBe('1920-01')
  expect(upkeep.perYear).toBe(Math.round((upkeep.base.perYear * indexOf(upkeep.asOf)) / indexOf(upkeep.base.month)))
})

test('the CO2 of a typical car follows from its fuel: 20 g for a litre of petrol, 22,8 g for one of diesel', () => {
  for (const size of Object.values(carSizes)) {
    expect(size.benzine.co2).toBe(size.benzine.verbruik * 20)
    expect(size.hybride.co2).toBe(size.hybride.verbruik * 20)
    expect(Math.abs(size.diesel.co2 - size.diesel.verbruik * 22.8)).toBeLessThan(0.6)
    expect(size.elektrisch.co2).toBe(0)
  }
})
