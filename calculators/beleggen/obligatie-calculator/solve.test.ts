import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { type Bond, cleanPrice, yieldFromPrice } from '#finance/bonds.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'
import { hold, type Holding } from './model-holding.ts'

const law = openLaw('2026-11-15')

/** A new issue in euro without any tax on its interest. */
const untaxed = (price: number, rate: number, maturity: string, frequency: 1 | 2 | 4 = 1, taxRate = 0): Holding => ({
  bond: {
    settlement: '2026-11-15',
    maturity,
    coupon: rate,
    frequency,
    basis: 'act/act',
    redemption: 100,
  } satisfies Bond,
  nominal: 1_000_000,
  fx: { buy: 1, photo: 1, end: 1 },
  price,
  fee: 0,
  tob: 'geen',
  taxRate: () => taxRate,
  bought: 'eigenDagen',
  sale: null,
  issue: { price: null, date: null },
  photo: null,
  persons: 1,
  used: 0,
})

const bare = { soort: 'uitgifte', aankoopdatum: '2026-11-15' }
const coupon = fc.integer({ min: 1, max: 1200 }).map((points) => points / 100)
const price = fc.integer({ min: 6000, max: 14_000 }).map((points) => points / 100)
const years = fc.integer({ min: 1, max: 30 })
const maturity = (n: number) => `${2026 + n}-11-15`

describe('obligatie-calculator', () => {
  test('a price of 100 on a coupon day yields the coupon', () => {
    fc.assert(
      fc.property(coupon, years, fc.constantFrom('1', '2', '4'), (rate, n, frequentie) => {
        const result = reportFor(calculator, { ...bare, koers: 100, coupon: rate, vervaldag: maturity(n), frequentie })
        expect(numberOf(result, 'genoteerdRendement')).toBeCloseTo(rate, 6)
      }),
    )
  })

  test('without tax and costs the net yield is the gross yield, whatever the coupon dates', () => {
    fc.assert(
      fc.property(
        coupon,
        fc.integer({ min: 10_000, max: 14_000 }),
        fc.integer({ min: 1, max: 28 }),
        fc.constantFrom(1, 2, 4),
        (rate, points, day, frequency) => {
          // Above par, so that no gain is taxed.
          const bond = untaxed(points / 100, rate / 100, `2031-04-${String(day).padStart(2, '0')}`, frequency)
          const quoted = yieldFromPrice(bond.bond, bond.price) ?? 0
          const gross = (1 + quoted / frequency) ** frequency - 1
          expect(hold(law, bond).netYield).toBeCloseTo(gross, 5)
        },
      ),
    )
  })

  test('a dearer bond yields less, and its price curve is convex', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const at = (value: number) =>
          reportFor(calculator, { ...bare, koers: value, coupon: rate, vervaldag: maturity(n) })
        const result = at(koers)
        expect(numberOf(at(koers + 1), 'brutoRendement')).toBeLessThan(numberOf(result, 'brutoRendement'))
        const up = numberOf(result, 'koersBijPlus1')
        const down = numberOf(result, 'koersBijMin1')
        expect(up).toBeLessThan(koers)
        expect(down).toBeGreaterThan(koers)
        expect((up + down) / 2).toBeGreaterThanOrEqual(koers - 1e-6)
      }),
    )
  })

  test('duration stays within the remaining time and equals it without coupons', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const input = { ...bare, koers, vervaldag: maturity(n) }
        expect(numberOf(reportFor(calculator, { ...input, coupon: rate }), 'duration')).toBeLessThanOrEqual(n + 1e-9)
        expect(numberOf(reportFor(calculator, { ...input, coupon: 0 }), 'duration')).toBeCloseTo(n, 8)
      }),
    )
  })

  test('clean price plus accrued interest is the dirty price, and the buyer pays exactly that and the costs', () => {
    fc.assert(
      fc.property(coupon, price, fc.integer({ min: 1, max: 28 }), (rate, koers, day) => {
        const vervaldag = `2031-04-${String(day).padStart(2, '0')}`
        const result = reportFor(calculator, {
          aankoopdatum: '2026-11-15',
          koers,
          coupon: rate,
          vervaldag,
          nominaal: 10_000,
        })
        expect(numberOf(result, 'vuileKoers') * 100).toBeCloseTo(koers * 100 + numberOf(result, 'verlopenRente'), 1)
        const parts = ['verlopenRente', 'beurstaks', 'makelaarsloonTotaal'].map((key) => numberOf(result, key))
        expect(numberOf(result, 'betaald')).toBeCloseTo(koers * 100 + parts.reduce((a, b) => a + b, 0), 6)
      }),
    )
  })

  test('tax and costs only lower the return, and the totals add up', () => {
    fc.assert(
      fc.property(coupon, price, years, (rate, koers, n) => {
        const result = reportFor(calculator, {
          koers,
          coupon: rate,
          vervaldag: maturity(n),
          aankoopdatum: '2026-11-15',
        })
        expect(numberOf(result, 'nettoRendement')).toBeLessThanOrEqual(numberOf(result, 'brutoRendement') + 0.02)
        expect(numberOf(result, 'ontvangen') - numberOf(result, 'betaald')).toBeCloseTo(
          numberOf(result, 'nettoWinst'),
          6,
        )
      }),
    )
  })

  test('of two bonds with the same gross yield the low coupon keeps more', () => {
    const table = reportFor(calculator, { ...bare, koers: 100, coupon: 4, vervaldag: '2036-11-15' }).tables.find(
      ({ key }) => key === 'coupons',
    )
    const nets = table?.rows.map((row) => Number(row[1])) ?? []
    expect(nets.length).toBeGreaterThan(3)
    expect(nets).toEqual(nets.toSorted((a, b) => b - a))
  })

  test('an early sale gives accrued interest and its own exchange tax', () => {
    const result = reportFor(calculator, {
      ...bare,
      soort: 'beurs',
      koers: 100,
      coupon: 3,
      vervaldag: '2030-11-15',
      verkoopdatum: '2027-05-15',
      verkoopkoers: 101,
    })
    expect(numberOf(result, 'brutoRente')).toBe(148.77)
    expect(numberOf(result, 'meerwaarde')).toBe(100)
  })

  test('without coupons the gain is interest', () => {
    const result = reportFor(calculator, { ...bare, koers: 90, coupon: 0, vervaldag: '2030-11-15' })
    expect(numberOf(result, 'roerendeVoorheffing')).toBe(300)
    expect(numberOf(result, 'meerwaarde')).toBe(0)
  })

  test('a maturity before the purchase is refused', () => {
    expect(errorsFor(calculator, { ...bare, vervaldag: '2026-11-15' }).vervaldag).toContain('latere')
    expect(errorsFor(calculator, { ...bare, verkoopdatum: '2026-11-01' }).verkoopdatum).toContain('na de aankoop')
  })

  test('interest and capital together are what the issuer pays back, whatever the issue price', () => {
    fc.assert(
      fc.property(
        price,
        fc.integer({ min: 5000, max: 13_000 }),
        fc.integer({ min: 0, max: 5 }),
        (koers, issue, rate) => {
          const result = reportFor(calculator, {
            ...bare,
            nominaal: 10_000,
            koers,
            coupon: rate,
            vervaldag: maturity(6),
            uitgiftekoers: issue / 100,
            uitgiftedatum: '2022-11-15',
          })
          const flows = result.tables.find((table) => table.key === 'stromen')?.rows ?? []
          const last = flows.at(-1) ?? []
          expect(Number(last[2]) + Number(last[4])).toBeCloseTo(10_000, 6)
          expect(numberOf(result, 'renteInKoers')).toBeGreaterThanOrEqual(0)
        },
      ),
    )
    expect(
      errorsFor(calculator, { ...bare, vervaldag: maturity(6), uitgiftedatum: '2027-01-01' }).uitgiftedatum,
    ).toContain('vroegere')
  })

  test('Wikifin (FSMA): 1.000 euro issued at 1.020, 4,5 % for five years: 225 of interest, 205 in all, 4,05 %', () => {
    const result = hold(law, { ...untaxed(102, 0.045, '2031-11-15'), nominal: 1000 })
    expect(result.flows.reduce((all, flow) => all + flow.gross, 0)).toBeCloseTo(225, 8)
    expect(result.difference).toBe(-20)
    expect(result.result).toBe(205)
    expect(result.netYield).toBeCloseTo(0.040501, 6)
  })

  test('Test-Aankoop, August 2012: 2,10 % for eight years at 21 % is 1,66 % net', () => {
    expect(hold(law, untaxed(100, 0.021, '2034-11-15', 1, 0.21)).netYield).toBeCloseTo(0.01659, 6)
  })

  test('Saxo Bank: without exchange tax, 750 of accrued interest and a coupon of 700 net is a loss of 50', () => {
    const { bond, ...rest } = untaxed(100, 0.1, '2026-07-01', 1, 0.3)
    const foreign = { ...bond, settlement: '2026-04-01', basis: '30/360' as const }
    expect(hold(law, { ...rest, bond: foreign, nominal: 10_000, bought: 'volleCoupon' }).result).toBe(-50)
  })

  test('WisFaq 62124: a coupon of 5 % for three years is worth 97,33 when the market asks 6 %', () => {
    expect(cleanPrice(untaxed(100, 0.05, '2029-11-15').bond, 0.06)).toBeCloseTo(97.327, 4)
  })

  test('an early sale asks for its price, another currency takes the rate of the photo day and says so', () => {
    expect(errorsFor(calculator, { ...bare, verkoopdatum: '2028-01-15' }).verkoopkoers).toContain('koers')
    const afterwards = { vervaldag: '2027-06-15', verkoopdatum: '2028-05-01', verkoopkoers: 104 }
    expect(errorsFor(calculator, { ...bare, ...afterwards }).verkoopdatum).toContain('al terugbetaald')
    expect(
      reportFor(calculator, { ...bare, munt: 'NOK' })
        .notices.map(({ text }) => text)
        .join(' '),
    ).toMatch(/1 euro = [\d,]+ NOK/)
  })

  test('a loss is a loss in the sentence, not a yield with a minus', () => {
    const { sentence } = reportFor(calculator, { koers: 135, coupon: 2 })
    expect(sentence).toContain('Je verliest')
    expect(sentence).not.toContain('−')
  })
})

test('a bond without coupon has interest only below par', () => {
  const told = (koers: number) =>
    reportFor(calculator, { coupon: 0, koers }).notices.some(({ text }) => text.includes('het hele verschil als rente'))
  expect([told(92), told(104)]).toEqual([true, false])
})

const stepsOf = (input: Record<string, unknown>) =>
  reportFor(calculator, input)
    .steps.map(({ text }) => text)
    .join(' ')

test('a bond without coupon has no first coupon and no accrued interest, and a loss on it counts as a loss', () => {
  const zero = { coupon: 0, koers: 101, vervaldag: '2030-01-01' }
  expect(stepsOf(zero)).toContain('Er zijn geen coupons.')
  expect(stepsOf(zero)).not.toContain('verlopen rente')
  expect(numberOf(reportFor(calculator, zero), 'meerwaarde')).toBe(-100)
  expect(numberOf(reportFor(calculator, { ...zero, koers: 80 }), 'meerwaarde')).toBe(0)
})

test('a loss has no term account that does as well', () => {
  const report = reportFor(calculator, { koers: 108, coupon: 4, vervaldag: '2028-02-29' })
  expect(report.key.map(({ key }) => key)).not.toContain('gelijkeTermijnrente')
})

test('a sale before the end is not weighed against the gross yield to the end', () => {
  const sold = { koers: 50, vervaldag: '2033-01-01', verkoopdatum: '2026-12-31', verkoopkoers: 95 }
  expect(reportFor(calculator, sold).sentence).not.toContain('tegen')
  expect(stepsOf(sold)).toContain('Je verkoopt voor de eerste coupon')
})

test('what is gained or lost on the currency is not put on the price alone, and at par there is neither', () => {
  expect(stepsOf({ munt: 'USD', muntAankoop: 1.1, muntEinde: 1.3, koers: 95 })).toContain(
    'krijgt 100: met de wisselkoers erbij een verlies van',
  )
  expect(stepsOf({ koers: 100 })).toContain('geen winst en geen verlies')
})

// 60.000 of gain in 2035: 10.000 of the year and 5.000 of nine years in which nothing was used.
test('what of the exemption is carried over on the way is said to rest on years without gains', () => {
  const report = reportFor(calculator, { koers: 70, coupon: 0.5, vervaldag: '2035-12-31', nominaal: 200_000 })
  expect(numberOf(report, 'vrijgesteld')).toBe(15_000)
  expect(report.assumptions.join(' ')).toContain('Tot dan gebruik je je vrijstelling op meerwaarden niet')
})

test('interest up to the photo day is in the value of that day, so only later interest is left out of the gain since', () => {
  // Issued at 80 for ten years from 15 June 2022: 2.000 interest over 3.653 days, 2.358 of them after 31 December 2025.
  const sold = (fotokoers: number) =>
    reportFor(calculator, {
      soort: 'uitgifte',
      nominaal: 10_000,
      koers: 80,
      coupon: 0,
      vervaldag: '2032-06-15',
      aankoopdatum: '2022-06-15',
      uitgiftekoers: 80,
      uitgiftedatum: '2022-06-15',
      fotokoers,
    })
  expect(numberOf(sold(88), 'roerendeVoorheffing')).toBe(600)
  expect(numberOf(sold(88), 'meerwaarde')).toBe(-90.99)
  expect(numberOf(sold(85), 'meerwaarde')).toBe(209.01)
})

test('what is paid does not come after years, and a low yield draws its lowest one once', () => {
  const { charts } = reportFor(calculator, { koers: 110, coupon: 2 })
  const strips = charts.flatMap((chart) => (chart.kind === 'strips' ? chart.strips : []))
  const [coupon, paid] = [strips[0]?.parts[0]?.label, strips.at(-1)?.parts[0]?.label]
  expect(strips.at(-1)?.label).toContain('Je betaalt')
  expect(paid).not.toBe(coupon)
  const yields = charts.flatMap((chart) => (chart.kind === 'line' ? chart.x.values : []))
  expect(yields[0]).toBe(-0.02)
  expect(new Set(yields).size).toBe(yields.length)
})

test('the picture says that most comes at the end only where it does, and subtracts what the end costs', () => {
  const picture = (given: object) => JSON.stringify(reportFor(calculator, { ...bare, ...given }).charts[0])
  expect(picture({ coupon: 3, vervaldag: maturity(5) })).toContain('het grootste deel op het einde')
  // Thirty coupons of twelve per cent, against one capital.
  expect(picture({ coupon: 12, vervaldag: maturity(30) })).not.toContain('het grootste deel')
  // A sale costs one per cent, and no coupon falls in its year.
  const low = picture({
    coupon: 0,
    makelaarsloonPercent: 1,
    vervaldag: maturity(5),
    verkoopdatum: maturity(2),
    verkoopkoers: 90,
  })
  expect(low).toMatch(/€\s[\d.,]+ − €/)
  expect(low).not.toContain('+ −')
})

test('a bond that loses takes no rate along to the next page, which would refuse it', () => {
  const carried = (koers: number) =>
    reportFor(calculator, { koers, coupon: 1, vervaldag: '2028-03-01', aankoopdatum: '2026-11-19' }).next.find(
      ({ slug }) => slug === 'reele-rente-berekenen',
    )?.carry
  expect(carried(112)).not.toHaveProperty('brutorente')
  expect(carried(98)).toHaveProperty('brutorente')
})
