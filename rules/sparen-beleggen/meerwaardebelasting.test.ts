import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import {
  aanmerkelijkBelang,
  bruikbareOverdracht,
  ingehoudenMeerwaarde,
  isBelast,
  meerwaarde,
  meerwaardebelasting,
  opgespaardeVrijstelling,
  speculatiebelasting,
  vrijstellingVan,
} from '#rules/sparen-beleggen/meerwaardebelasting.ts'

const law2026 = openLaw('2026-11-15')
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)

describe('meerwaardebelasting', () => {
  const lot = { boughtOn: '2023-03-01', cost: 100, photo: 120, soldOn: '2026-09-15', proceeds: 150, ownPrice: true }

  test('Bolero: bought 100, photo 120, sold 150 gives a taxable gain of 30', () => {
    expect(meerwaarde(law2026, lot)).toEqual({ base: 120, kind: 'foto', gain: 30, bankGain: 30 })
    expect(ingehoudenMeerwaarde(law2026, '2026-09-15', 30)).toBe(3)
    expect(ingehoudenMeerwaarde(law2026, '2026-05-31', 30)).toBe(0)
  })

  test('BNP Paribas Fortis: bought 300, photo 280, sold 320 gives 20 with proof and 40 without', () => {
    const sale = { ...lot, cost: 300, photo: 280, proceeds: 320, soldOn: '2027-04-01' }
    expect(meerwaarde(law2026, sale)).toMatchObject({ gain: 20, bankGain: 40, kind: 'historisch' })
    expect(meerwaarde(law2026, { ...sale, ownPrice: false }).gain).toBe(40)
    expect(meerwaarde(law2026, { ...sale, soldOn: '2031-01-01' }).gain).toBe(40)
  })

  test('Philippe: bought for 1.000.000, photo 800.000, sold for 900.000: the bank holds 10.000 back, nothing is due', () => {
    const sale = { ...lot, cost: 1_000_000, photo: 800_000, proceeds: 900_000 }
    const { gain, bankGain } = meerwaarde(law2026, sale)
    expect([gain, ingehoudenMeerwaarde(law2026, sale.soldOn, bankGain)]).toEqual([0, 10_000])
  })

  test('ordinary gains are taxed from the first day of 2026', () => {
    expect(isBelast(law2026, '2025-12-31')).toBe(false)
    expect(isBelast(law2026, '2026-01-01')).toBe(true)
  })

  test.each([
    // Bought on the photo day at the latest and sold after it: the photo value counts.
    { boughtOn: '2025-12-31', soldOn: '2026-01-01', base: 120, kind: 'foto', gain: 30 },
    { boughtOn: '2026-01-01', soldOn: '2026-01-01', base: 100, kind: 'aankoop', gain: 50 },
    { boughtOn: '2025-12-31', soldOn: '2025-12-31', base: 100, kind: 'aankoop', gain: 50 },
    { boughtOn: '2024-01-01', soldOn: '2025-06-30', base: 100, kind: 'aankoop', gain: 50 },
  ])('bought $boughtOn and sold $soldOn starts from $base', ({ boughtOn, soldOn, base, kind, gain }) => {
    const sale = { ...lot, boughtOn, soldOn }
    expect(meerwaarde(law2026, sale)).toEqual({ base, kind, gain, bankGain: gain })
  })

  test('without a known photo value the purchase price counts', () => {
    const found = { base: 100, kind: 'aankoop', gain: 50, bankGain: 50 }
    expect(meerwaarde(law2026, { ...lot, photo: null })).toEqual(found)
  })

  test('art. 102, § 4: the own price counts only when it is higher, up to the last day of 2030, on a gain', () => {
    const sale = { ...lot, cost: 300, photo: 280, proceeds: 320, soldOn: '2030-12-31' }
    expect(meerwaarde(law2026, sale)).toEqual({ base: 300, kind: 'historisch', gain: 20, bankGain: 40 })
    const onPhoto = { base: 280, kind: 'foto', gain: 40, bankGain: 40 }
    expect(meerwaarde(law2026, { ...sale, soldOn: '2031-01-01' })).toEqual(onPhoto)
    expect(meerwaarde(law2026, { ...sale, cost: 280 })).toEqual(onPhoto)
    expect(meerwaarde(law2026, { ...sale, proceeds: 280 })).toEqual({ ...onPhoto, gain: 0, bankGain: 0 })
    expect(meerwaarde(law2026, { ...sale, proceeds: 270 })).toEqual({ ...onPhoto, gain: -10, bankGain: -10 })
    expect(meerwaarde(law2026, { ...sale, proceeds: 290 }).gain).toBe(0)
  })

  test('1.000.000 bought, photo 800.000, sold 1.100.000 in 2029: 100.000 taxable, 9.000 tax', () => {
    const sale = { ...lot, cost: 1_000_000, photo: 800_000, proceeds: 1_100_000, soldOn: '2029-05-01' }
    expect(meerwaarde(law2026, sale).gain).toBe(100_000)
    expect(meerwaardebelasting(law2026, { year: 2029, net: 100_000 }).tax).toBe(9000)
  })

  test('the own price brings a gain to zero but never makes a loss', () => {
    fc.assert(
      fc.property(cents(1000), cents(1000), cents(1000), (cost, photo, proceeds) => {
        const { gain } = meerwaarde(law2026, { ...lot, cost, photo, proceeds })
        const onPhoto = proceeds - photo
        expect(gain).toBeLessThanOrEqual(onPhoto + 1e-6)
        if (onPhoto >= 0) expect(gain).toBeGreaterThanOrEqual(0)
        else expect(gain).toBeCloseTo(onPhoto, 6)
      }),
    )
  })

  test('20.000 euro of one person is taxed above 10.000; a couple that shares it pays nothing', () => {
    expect(meerwaardebelasting(law2026, { year: 2026, net: 20_000 }).tax).toBe(1000)
    expect(meerwaardebelasting(law2026, { year: 2026, net: 20_000, persons: 2 }).tax).toBe(0)
    expect(meerwaardebelasting(law2026, { year: 2025, net: 20_000 }).tax).toBe(0)
  })

  test('six years without use carry 6.000 over; 2032 can use 5.000 and 1.000 goes on to 2033', () => {
    let carried = 0
    for (let year = 2026; year <= 2031; year++) {
      carried = meerwaardebelasting(law2026, { year, net: 0, carried }).carriedOut
    }
    expect(carried).toBe(6000)
    const year2032 = meerwaardebelasting(law2026, { year: 2032, net: 20_000, carried })
    expect(year2032).toMatchObject({ carriedUsed: 5000, taxable: 5000, carriedOut: 1000 })
  })

  test('two people use at most 10.000 euro of what they carried over, one person 5.000', () => {
    expect(bruikbareOverdracht(law2026, 2033, 12_000, 2)).toBe(10_000)
    expect(bruikbareOverdracht(law2026, 2033, 12_000)).toBe(5000)
    expect(bruikbareOverdracht(law2026, 2027, 1000)).toBe(1000)
    expect(bruikbareOverdracht(law2026, 2026, 1000)).toBe(0)
  })

  test('what other gains of the year used of the exemption is gone', () => {
    // 10.000 − 4.000 is left: 7.000 − 6.000 is taxed at 10 %; nothing is left to carry over.
    expect(meerwaardebelasting(law2026, { year: 2026, net: 7000, used: 4000 })).toEqual({
      exemption: 6000,
      exempt: 6000,
      carriedUsed: 0,
      taxable: 1000,
      tax: 100,
      room: 0,
      carriedOut: 0,
    })
    expect(meerwaardebelasting(law2026, { year: 2026, net: 0, used: 12_000 })).toMatchObject({
      exemption: 0,
      carriedOut: 0,
    })
  })

  test('the room of a year is its exemption and the usable carry-over, less what the gains take of both', () => {
    const room = (net: number, carried: number, persons = 1, year = 2027) =>
      meerwaardebelasting(law2026, { year, net, carried, persons }).room
    expect(room(20_000, 2000, 2)).toBe(2000)
    expect(room(10_400, 1000)).toBe(600)
    expect(room(11_000, 1000)).toBe(0)
    expect(room(4000, 0)).toBe(6000)
    expect(room(-500, 0)).toBe(10_500)
    // Six thousand carried over, of which five count in one year.
    expect(room(0, 6000, 1, 2032)).toBe(15_000)
    expect(room(0, 0, 1, 2025)).toBe(0)
  })

  test('nothing carried over counts in 2026, and the exemption of a later year is the last known one', () => {
    expect(meerwaardebelasting(law2026, { year: 2026, net: 15_000, carried: 3000 }).carriedUsed).toBe(0)
    expect([2026, 2027, 2031].map((year) => vrijstellingVan(law2026, year))).toEqual([10_000, 10_000, 10_000])
    expect(() => vrijstellingVan(law2026, 2025)).toThrow('pas vanaf 01/01/2026')
  })

  test('tax lies between nothing and the gain, and one euro more gain never costs more than ten cents', () => {
    fc.assert(
      fc.property(cents(200_000), cents(5000), (net, carried) => {
        const tax = meerwaardebelasting(law2026, { year: 2027, net, carried }).tax
        const more = meerwaardebelasting(law2026, { year: 2027, net: net + 1, carried }).tax
        expect(tax).toBeGreaterThanOrEqual(0)
        expect(tax).toBeLessThanOrEqual(net)
        expect(more - tax).toBeGreaterThanOrEqual(-1e-6)
        expect(more - tax).toBeLessThanOrEqual(0.11)
      }),
    )
    expect(meerwaardebelasting(law2026, { year: 2026, net: -5000 }).tax).toBe(0)
  })

  test('a significant holding: 3 million of gain costs 31.250 euro, and earlier gains fill the low slices', () => {
    expect(aanmerkelijkBelang(law2026, 3_000_000).tax).toBe(31_250)
    expect(aanmerkelijkBelang(law2026, 1_000_000).tax).toBe(0)
    expect(aanmerkelijkBelang(law2026, 1_000_000, 1_000_000).tax).toBe(12_500)
    // From 2 to 3 million: 500.000 at 1,25 % and 500.000 at 2,5 %.
    expect(aanmerkelijkBelang(law2026, 1_000_000, 2_000_000).tax).toBe(6250 + 12_500)
    // 18.750 up to 2,5 million, 62.500 up to 5, 250.000 up to 10, then 10 %.
    expect(aanmerkelijkBelang(law2026, 11_000_000).tax).toBe(18_750 + 62_500 + 250_000 + 100_000)
  })

  test('two owners of a significant holding each have a scale of their own', () => {
    // Each 1.500.000: the first million is free, 500.000 at 1,25 % is 6.250; twice.
    expect(aanmerkelijkBelang(law2026, 3_000_000, 0, 2).tax).toBe(12_500)
    expect(aanmerkelijkBelang(law2026, 1_000_000, 2_000_000, 2).tax).toBe(12_500)
    expect(aanmerkelijkBelang(law2026, 3_000_000, 0, 2).exempt).toBe(2_000_000)
    expect(aanmerkelijkBelang(law2026, 500_000, 800_000).exempt).toBe(200_000)
  })

  test('years without a sale save up exemption, 1.000 euro each and per person', () => {
    expect(opgespaardeVrijstelling(law2026, 2026, 2026)).toBe(0)
    expect(opgespaardeVrijstelling(law2026, 2026, 2029)).toBe(3000)
    expect(opgespaardeVrijstelling(law2026, 2026, 2036, 2)).toBe(20_000)
  })

  test('speculation costs 33 % and the municipal tax on it', () => {
    expect(speculatiebelasting(law2026, 10_000, 0.07)).toEqual({ tax: 3300, surcharge: 231 })
  })
})
