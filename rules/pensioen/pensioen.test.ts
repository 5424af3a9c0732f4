import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpi } from '#data/series/cpi.ts'
import { addDays, monthsBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  ambtenarenpensioen,
  ingangsdatum,
  minimumpensioen,
  opbouwWerknemer,
  opbouwZelfstandige,
  vroegsteLeeftijd,
  wettelijkeDatum,
  wettelijkeLeeftijd,
} from '#rules/pensioen/pensioen.ts'
import { loonplafond, minimumpensioenBedrag } from '#rules/pensioen/pensioen.figures.ts'
import { malusfactor, malustarief, oudePensioenbonus, voldoetAanLoopbaan } from '#rules/pensioen/pensioenhervorming.ts'

const now = openLaw('2026-11-15')

describe('the wage ceiling', () => {
  const healthOf = (year: number): number => {
    const first = monthsBetween(`${cpi.health.from}-01`, `${year}-01-01`)
    return cpi.health.values.slice(first, first + 12).reduce((total, value) => total + value, 0) / 12
  }
  const ceiling = (year: number) => openLaw(`${year}-12-31`)(loonplafond)

  test('every published amount since 2021 follows from that of 2024, the factor of art. 7 and the health index', () => {
    const factors = { 2021: 1.0443, 2022: 1.0691, 2023: 1.0946, 2024: 1.1165, 2025: 1.1165 }
    const wrong = Object.entries(factors).flatMap(([year, factor]) => {
      const computed = ((ceiling(2024) * factor) / 1.1165) * (healthOf(Number(year)) / healthOf(2024))
      const published = ceiling(Number(year))
      return Math.abs(published - computed) < 0.2 ? [] : [`${year}: ${published}, by the law ${computed}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('when the pension can start', () => {
  test('the legal age follows from the birth date: 65, 66 or 67', () => {
    expect(wettelijkeLeeftijd(now, '1959-12-31')).toBe(65)
    expect(wettelijkeLeeftijd(now, '1960-01-01')).toBe(66)
    expect(wettelijkeLeeftijd(now, '1963-12-31')).toBe(66)
    expect(wettelijkeLeeftijd(now, '1964-01-01')).toBe(67)
    expect(wettelijkeDatum(now, '1964-01-01')).toBe('2031-02-01')
    expect(wettelijkeDatum(now, '1963-12-31')).toBe('2030-01-01')
  })

  test('the legal date never comes earlier for someone born later', () => {
    const birth = fc.integer({ min: 0, max: 25_000 }).map((days) => addDays('1945-01-01', days))
    fc.assert(
      fc.property(birth, fc.integer({ min: 1, max: 400 }), (born, days) => {
        expect(wettelijkeDatum(now, addDays(born, days)) >= wettelijkeDatum(now, born)).toBe(true)
      }),
    )
  })

  test('early: 60 with 44 years, 61 or 62 with 43, 63 with 42, else the legal age', () => {
    const from = (startAge: number) => (months: number) => months / 12 - startAge
    expect(vroegsteLeeftijd(now, '1970-06-01', from(16))).toBe(60 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(18))).toBe(61 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(19))).toBe(62 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(20))).toBe(63 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(23))).toBe(65 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(30))).toBe(67 * 12)
    expect(vroegsteLeeftijd(now, '1970-06-01', from(18), [{ leeftijd: 60, jaren: 42 }])).toBe(60 * 12)
    expect(ingangsdatum('1970-06-15', 60 * 12)).toBe('2030-07-01')
  })
})

describe('how much', () => {
  test('a year at the ceiling of 2021 builds up 852,60 euro', () => {
    const law = openLaw('2021-12-31')
    expect(opbouwWerknemer(law, 70_000, 'alleenstaande')).toBeCloseTo(852.6, 2)
    expect(law(loonplafond)).toBe(63_944.74)
  })

  test('a year at the ceiling of 2017 builds up 742 euro, 928 at the family rate (Contassur)', () => {
    const of = (gezin: 'alleenstaande' | 'gezin') => roundCents(opbouwWerknemer(now, 60_000, gezin, 55_657.47))
    expect([of('alleenstaande'), of('gezin')]).toEqual([742.1, 927.62])
  })

  test('a mean wage of 1.919 euro gives 1.151,40 a month after 45 years', () => {
    expect(opbouwWerknemer(now, 1_919 * 12, 'alleenstaande') * (45 / 12)).toBeCloseTo(1_151.4, 2)
    expect(opbouwWerknemer(now, 1_919 * 12, 'gezin') * (45 / 12)).toBeCloseTo(1_439.25, 2)
  })

  test('part-time work lowers the ceiling in the same measure', () => {
    expect(opbouwWerknemer(now, 200_000, 'alleenstaande', undefined, 0.5)).toBeCloseTo(
      opbouwWerknemer(now, 200_000, 'alleenstaande') / 2,
      8,
    )
  })

  test('a self-employed year counts for 69 % up to 2020 and in full since 2021', () => {
    expect(opbouwZelfstandige(now, 30_000, 'alleenstaande', 2020)).toBeCloseTo(276, 6)
    expect(opbouwZelfstandige(now, 30_000, 'alleenstaande', 2021)).toBeCloseTo(400, 6)
  })

  test('a civil servant gets 1/60 a year, at most 75 % and at most the absolute maximum', () => {
    expect(ambtenarenpensioen(now, 4_500, 40)).toBeCloseTo(3_000, 6)
    expect(ambtenarenpensioen(now, 4_000, 50)).toBe(3_000)
    expect(ambtenarenpensioen(now, 20_000, 45)).toBe(8_291.6)
    // 46.882,74 × 2,0807 before the amount was frozen at 99.499,24 a year.
    expect(ambtenarenpensioen(openLaw('2024-07-01'), 20_000, 45)).toBe(8_129.08)
  })

  test('the minimum is a base of the year times the index: the published amounts follow from it', () => {
    // RSVZ, November 2023: 20.437,44 and 25.538,78 a year; PensionStat, March 2024; Jobat and Trends, May 2024.
    const on = (day: string) => Object.values(openLaw(day)(minimumpensioenBedrag))
    expect(on('2023-11-15')).toEqual([1_703.12, 2_128.23])
    expect(on('2024-03-01')[0]).toBe(1_738.54)
    expect(on('2024-05-01')).toEqual([1_773.35, 2_215.99])
    // In September 2026 two percent of at most 2.000 euro.
    const [, march] = on('2026-03-01')
    const [, september] = on('2026-09-01')
    expect((september ?? 0) - (march ?? 0)).toBeCloseTo(40, 9)
  })

  test('the minimum needs 30 years, and worked days by year of birth: 1.250 for 1963 to 5.000 from 1970 on', () => {
    const law = openLaw('2024-06-01')
    expect(minimumpensioen(law, 'alleenstaande', 45, 14_040, 1980)).toBe(1_773.35)
    expect(minimumpensioen(law, 'gezin', 36, 11_000, 1980)).toBe(1_772.79)
    expect(minimumpensioen(law, 'alleenstaande', 29.9, 11_000, 1980)).toBeNull()
    expect(minimumpensioen(now, 'alleenstaande', 32, 4_999, 1975)).toBeNull()
    expect(minimumpensioen(now, 'alleenstaande', 32, 4_999, 1970)).toBeNull()
    expect(minimumpensioen(now, 'alleenstaande', 30, 5_000, 1970)).toBe(1_254.61)
    expect(minimumpensioen(now, 'alleenstaande', 30, 4_250, 1969)).toBe(1_254.61)
    expect(minimumpensioen(now, 'alleenstaande', 30, 4_249, 1969)).toBeNull()
    expect(minimumpensioen(now, 'alleenstaande', 30, 1_250, 1963)).toBe(1_254.61)
    expect(minimumpensioen(now, 'alleenstaande', 30, 1_249, 1963)).toBeNull()
    expect(minimumpensioen(now, 'alleenstaande', 30, 0, 1962)).toBe(1_254.61)
    expect(minimumpensioen(now, 'alleenstaande', 50, 15_000, 1980)).toBe(1_881.92)
  })
})

describe('bonus and malus', () => {
  test('the bonus of July 2023 for one, two and three years, and for a long career', () => {
    const law = openLaw('2023-07-15')
    expect([12, 24, 36].map((months) => oudePensioenbonus(law, months, 40))).toEqual([3_775, 11_325, 22_650])
    expect(oudePensioenbonus(law, 36, 43)).toBe(33_975)
    // ABVV and Cannaerts at the index of May 2024: 3.927,51, then 7.855,02 and 11.782,53 a year.
    expect([12, 24, 36].map((months) => oudePensioenbonus(openLaw('2024-07-01'), months, 40))).toEqual([
      3_927.51, 11_782.53, 23_565.06,
    ])
  })

  test('what was built up by the end of 2025 counts for at most eighteen months, at the index of today', () => {
    expect(oudePensioenbonus(now, 12, 40)).toBe(4_167.98)
    expect(oudePensioenbonus(now, 0, 44)).toBe(0)
    // 4.167,98 and half of 8.335,96; a long career starts at 43 years: one and a half times 12.503,93.
    expect(oudePensioenbonus(now, 36, 42.9)).toBe(8_335.96)
    expect(oudePensioenbonus(now, 36, 43)).toBe(18_755.9)
  })

  test('the malus and the bonus are 2, 4 or 5 % by birth year, each with its own years', () => {
    const rates = (kind: 'malus' | 'bonus', years: readonly number[]) =>
      years.map((year) => malustarief(now, year, kind))
    // Art. 5bis KB 23 December 1996.
    expect(rates('malus', [1961, 1965, 1966, 1974, 1975])).toEqual([0.02, 0.02, 0.04, 0.04, 0.05])
    expect(rates('bonus', [1955, 1962, 1963, 1972, 1973])).toEqual([0.02, 0.02, 0.04, 0.04, 0.05])
  })

  test('two years early costs 10 % without 35 worked years, nothing with them, and nothing before 2027', () => {
    const base = { birthYear: 1975, startsOn: '2040-01-01', legalOn: '2042-01-01', earliestOn: '2038-01-01' }
    expect(malusfactor(now, { ...base, loopbaan: { jaren: 34, dagen: 9_000 } })).toBeCloseTo(0.9, 10)
    expect(malusfactor(now, { ...base, loopbaan: { jaren: 40, dagen: 7_019 } })).toBeCloseTo(0.9, 10)
    expect(malusfactor(now, { ...base, loopbaan: { jaren: 35, dagen: 7_020 } })).toBe(1)
    const short = { jaren: 20, dagen: 4_000 }
    expect(malusfactor(now, { ...base, startsOn: '2026-12-01', loopbaan: short })).toBe(1)
    // Seven months of 5 % are 2,92 %, to the second decimal.
    expect(malusfactor(now, { ...base, startsOn: '2041-06-01', loopbaan: short })).toBeCloseTo(0.9708, 10)
    // Who could go early before 2027 has none.
    expect(malusfactor(now, { ...base, earliestOn: '2027-01-01', loopbaan: short })).toBe(1)
    // At the legal age itself there is neither.
    const full = { jaren: 40, dagen: 9_000 }
    for (const loopbaan of [short, full])
      expect(malusfactor(now, { ...base, startsOn: base.legalOn, loopbaan })).toBe(1)
    const late = { ...base, startsOn: '2043-07-01' }
    expect(malusfactor(now, { ...late, loopbaan: full })).toBeCloseTo(1.075, 10)
    expect(malusfactor(now, { ...late, loopbaan: { jaren: 30, dagen: 9_000 } })).toBe(1)
    // Only months since January 2026 earn a bonus: twelve of 2 %.
    const born1958 = { birthYear: 1958, startsOn: '2027-01-01', legalOn: '2023-06-01', earliestOn: '2021-06-01' }
    expect(malusfactor(now, { ...born1958, loopbaan: full })).toBeCloseTo(1.02, 10)
    expect(voldoetAanLoopbaan(now, { jaren: 35, dagen: 7_020 })).toBe(true)
  })
})
