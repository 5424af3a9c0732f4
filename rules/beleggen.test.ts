import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fifo } from '#finance/lots.ts'
import { beurstaks, beurstarief, fondsklasse } from '#rules/beurstaks.ts'
import { openLaw } from '#rules/dated.ts'
import { dividendTerug } from '#rules/dividendvrijstelling.ts'
import { effectentaks, effectentaksKnik } from '#rules/effectentaks.ts'
import {
  aanmerkelijkBelang,
  ingehoudenMeerwaarde,
  meerwaarde,
  meerwaardebelasting,
  speculatiebelasting,
  vrijstellingVan,
} from '#rules/meerwaardebelasting.ts'
import { reynderstaks } from '#rules/reynderstaks.ts'
import { naBuitenland } from '#rules/roerende-voorheffing.ts'

const law2026 = openLaw('2026-11-15')
const law2025 = openLaw('2025-12-31')
const cents = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100)

describe('roerende voorheffing and dividends', () => {
  test('A27, A29, A31, A33: Belgian tax comes on what is left after the foreign tax', () => {
    expect(naBuitenland(law2026, 100, 0.15).net).toBe(59.5)
    expect(naBuitenland(law2026, 100, 0.128).net).toBe(61.04)
    expect(naBuitenland(law2026, 100, 0.25).net).toBe(52.5)
    expect(naBuitenland(law2026, 10_000, 0.3).net).toBe(4900)
    expect(naBuitenland(law2026, 100, 0.26375)).toEqual({ foreign: 26.37, border: 73.63, belgian: 22.09, net: 51.54 })
    expect(naBuitenland(law2026, 100, 0.35).net).toBe(45.5)
  })

  test('A25, B6: the exemption gives back at most 249,90 euro, 240 euro up to 2023', () => {
    const dividend = { amount: 1833, rate: 0.3, exemptible: true }
    expect(dividendTerug(law2026, [dividend]).total).toBe(249.9)
    expect(dividendTerug(openLaw('2023-06-01'), [dividend]).total).toBe(240)
    expect(dividendTerug(law2026, [dividend], 2).total).toBe(499.8)
    expect(dividendTerug(law2026, [dividend], 1, 833).total).toBe(0)
  })

  test('the exemption goes to the highest rate first and never to funds', () => {
    const result = dividendTerug(law2026, [
      { amount: 600, rate: 0.15, exemptible: true },
      { amount: 5000, rate: 0.3, exemptible: false },
      { amount: 500, rate: 0.3, exemptible: true },
    ])
    expect(result.exempt).toEqual([333, 0, 500])
    expect(result.reclaim).toEqual([49.95, 0, 150])
  })
})

describe('beurstaks', () => {
  test('B10, B12: 0,12 % on buying and on selling', () => {
    expect(beurstaks(law2026, 10_000, 'laag') + beurstaks(law2026, 12_000, 'laag')).toBeCloseTo(26.4, 10)
    expect(beurstaks(law2026, 10_000, fondsklasse({ inEer: true, bijFsma: true, distribueert: true }))).toBe(12)
  })

  test('Bolero: 25 shares at 58 euro cost 5,08 euro of tax each way, rounded to the cent', () => {
    expect(beurstaks(law2026, 25 * 58, 'midden')).toBe(5.08)
  })

  test('three questions give the class of a fund', () => {
    expect(fondsklasse({ inEer: false, bijFsma: true, distribueert: false })).toBe('midden')
    expect(fondsklasse({ inEer: true, bijFsma: true, distribueert: false })).toBe('hoog')
    expect(fondsklasse({ inEer: true, bijFsma: false, distribueert: false })).toBe('laag')
  })

  test('the tax never passes the maximum of its class and never falls when the order grows', () => {
    fc.assert(
      fc.property(cents(5_000_000), cents(1000), fc.constantFrom('laag', 'midden', 'hoog'), (amount, more, tob) => {
        const { cap } = beurstarief(law2026, tob)
        expect(beurstaks(law2026, amount, tob)).toBeLessThanOrEqual(cap)
        expect(beurstaks(law2026, amount + more, tob)).toBeGreaterThanOrEqual(beurstaks(law2026, amount, tob))
      }),
    )
    expect(beurstaks(law2026, 2_000_000, 'hoog')).toBe(4000)
    expect(beurstaks(law2026, 2_000_000, 'geen')).toBe(0)
  })
})

describe('effectentaks', () => {
  test('A23: an average of 943.333,33 euro is below the threshold', () => {
    expect(effectentaks(law2026, [980_000, 900_000, 950_000])).toMatchObject({ average: 943_333.33, tax: 0 })
  })

  test('Triodos: three reference dates in 2021 at 0,15 %', () => {
    const law = openLaw('2021-09-30')
    expect(effectentaks(law, [1_560_000, 1_670_000, 1_340_000]).tax).toBe(2285)
    expect(effectentaks(law, [990_000, 1_200_000, 1_150_000]).tax).toBe(1670)
  })

  test('the cap of 10 % stops biting at 1.015.228,43 euro (0,15 %) and 1.030.927,84 euro (0,30 %)', () => {
    expect(effectentaksKnik(law2025)).toBeCloseTo(1_015_228.43, 2)
    expect(effectentaksKnik(law2026)).toBeCloseTo(1_030_927.84, 2)
    expect(effectentaks(law2026, [1_000_100])).toMatchObject({ tax: 10, capped: true })
    expect(effectentaks(law2026, [1_040_000])).toMatchObject({ tax: 3120, capped: false })
  })

  test('one euro more never costs more than ten cents more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 900_000, max: 2_000_000 }), (value) => {
        const step = effectentaks(law2026, [value + 1]).tax - effectentaks(law2026, [value]).tax
        expect(step).toBeGreaterThanOrEqual(-1e-9)
        expect(step).toBeLessThanOrEqual(0.1 + 1e-6)
      }),
    )
  })
})

describe('reynderstaks', () => {
  const fund = { gain: 1000, bondShare: 0.4, boughtOn: '2020-01-01' }
  test('30 % on the bond part of the gain', () => {
    expect(reynderstaks(law2026, fund)).toEqual({ applies: true, interest: 400, tax: 120 })
  })
  test('more than 10 % for what was bought from 2018 on, more than 25 % before', () => {
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.1 }).applies).toBe(false)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.11 }).applies).toBe(true)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.2, boughtOn: '2017-12-31' }).applies).toBe(false)
    expect(reynderstaks(law2026, { ...fund, bondShare: 0.26, boughtOn: '2017-12-31' }).applies).toBe(true)
  })
  test('the published interest part goes before the share, a loss is not taxed, full distribution is outside', () => {
    expect(reynderstaks(law2026, { ...fund, tisGain: 250 }).tax).toBe(75)
    expect(reynderstaks(law2026, { ...fund, gain: -500 }).tax).toBe(0)
    expect(reynderstaks(law2026, { ...fund, paysOutInterest: true }).tax).toBe(0)
  })
})

describe('meerwaardebelasting', () => {
  const lot = { boughtOn: '2023-03-01', cost: 100, photo: 120, soldOn: '2026-09-15', proceeds: 150, ownPrice: true }

  test('A11, Bolero: bought 100, photo 120, sold 150 gives a taxable gain of 30', () => {
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

  test('A15: 1.000.000 bought, photo 800.000, sold 1.100.000 in 2029: 100.000 taxable, 9.000 tax', () => {
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

  test('A19: 20.000 euro of one person is taxed above 10.000; a couple that shares it pays nothing', () => {
    expect(meerwaardebelasting(law2026, { year: 2026, net: 20_000 }).tax).toBe(1000)
    expect(meerwaardebelasting(law2026, { year: 2026, net: 20_000, persons: 2 }).tax).toBe(0)
    expect(meerwaardebelasting(law2026, { year: 2025, net: 20_000 }).tax).toBe(0)
  })

  test('A21: six years without use carry 6.000 over; 2032 can use 5.000 and 1.000 goes on to 2033', () => {
    let carried = 0
    for (let year = 2026; year <= 2031; year++) {
      carried = meerwaardebelasting(law2026, { year, net: 0, carried }).carriedOut
    }
    expect(carried).toBe(6000)
    const year2032 = meerwaardebelasting(law2026, { year: 2032, net: 20_000, carried })
    expect(year2032).toMatchObject({ carriedUsed: 5000, taxable: 5000, carriedOut: 1000 })
  })

  test('nothing carried over counts in 2026, and the exemption of a later year is the last known one', () => {
    expect(meerwaardebelasting(law2026, { year: 2026, net: 15_000, carried: 3000 }).carriedUsed).toBe(0)
    expect(vrijstellingVan(law2026, 2031)).toBe(10_000)
  })

  test('M-37 tax lies between nothing and the gain, and one euro more gain never costs more than ten cents', () => {
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
  })

  test('speculation costs 33 % and the municipal tax on it', () => {
    expect(speculatiebelasting(law2026, 10_000, 0.07)).toEqual({ tax: 3300, surcharge: 231 })
  })
})

describe('first in, first out', () => {
  const lots = [
    { asset: 'A', date: '2026-02-10', units: 100, price: 25 },
    { asset: 'A', date: '2026-01-10', units: 100, price: 20 },
  ]
  test('A17, Saxo: 100 pieces at 20, then 100 at 25; a sale of 100 takes the ones of 20', () => {
    const { slices, left } = fifo(lots, [{ asset: 'A', date: '2028-03-01', units: 100, price: 40 }])
    expect(slices.map(({ lot, units }) => [lot.price, units])).toEqual([[20, 100]])
    expect(left.map(({ units }) => units)).toEqual([100])
  })

  test('units are conserved, and what was not bought in time is reported as missing', () => {
    const units = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(fc.array(units, { maxLength: 6 }), fc.array(units, { maxLength: 6 }), (bought, sold) => {
        const own = bought.map((n, i) => ({ asset: 'A', date: `2026-01-0${i + 1}`, units: n, price: 1 }))
        const sales = sold.map((n, i) => ({ asset: 'A', date: `2026-02-0${i + 1}`, units: n, price: 1 }))
        const { slices, left, short } = fifo(own, sales)
        const add = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
        expect(add(slices.map((s) => s.units)) + add(left.map((l) => l.units))).toBe(add(bought))
        expect(add(slices.map((s) => s.units)) + add(short)).toBe(add(sold))
      }),
    )
    expect(fifo(lots, [{ asset: 'A', date: '2026-01-01', units: 5, price: 1 }]).short).toEqual([5])
  })
})
