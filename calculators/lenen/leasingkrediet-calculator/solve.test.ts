import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { annuityPayment } from '#finance/loan.ts'
import { effective, monthlyActuarial } from '#finance/rate.ts'
import calculator from './calculator.ts'

const prijs = fc.integer({ min: 5_000, max: 80_000 })
const rente = fc.integer({ min: 0, max: 1_000 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 12, max: 84 })
const OPTION = { vorm: 'financieringshuur', gezocht: 'maandbedrag' }

describe('leasingkrediet-calculator', () => {
  test('without a purchase option the rent is the instalment of an ordinary loan', () => {
    fc.assert(
      fc.property(prijs, rente, looptijd, (price, rate, months) => {
        const report = reportFor(calculator, {
          ...OPTION,
          prijs: price,
          rente: rate,
          looptijd: months,
          aankoopoptie: 0,
        })
        const loan = annuityPayment(price, monthlyActuarial(effective(rate / 100)), months)
        expect(Math.abs(numberOf(report, 'maandbedrag') - loan)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
    )
  })

  test('rents and option, discounted at the rate, are worth the financed amount', () => {
    fc.assert(
      fc.property(
        prijs,
        rente,
        looptijd,
        fc.integer({ min: 0, max: 60 }),
        fc.constantFrom('vooraf', 'achteraf'),
        (price, rate, months, aankoopoptie, betaaltijdstip) => {
          const report = reportFor(calculator, {
            ...OPTION,
            prijs: price,
            rente: rate,
            looptijd: months,
            aankoopoptie,
            betaaltijdstip,
          })
          const v = 1 / (1 + rate / 100) ** (1 / 12)
          const shift = betaaltijdstip === 'vooraf' ? 0 : 1
          let worth = numberOf(report, 'aankoopoptie') * v ** months
          for (let month = 0; month < months; month++) worth += numberOf(report, 'maandbedrag') * v ** (month + shift)
          // The rent is rounded to the cent, so at most half a cent per month.
          expect(Math.abs(worth - price)).toBeLessThanOrEqual(0.005 * months + 0.01)
        },
      ),
    )
  })

  test('the JKP behind a rent gives that rent back', () => {
    fc.assert(
      fc.property(prijs, looptijd, fc.integer({ min: 0, max: 50 }), (price, months, aankoopoptie) => {
        const maandbedrag = Math.round((price * (1.08 - aankoopoptie / 100)) / months)
        const input = { vorm: 'financieringshuur', prijs: price, looptijd: months, aankoopoptie }
        const jkp = numberOf(reportFor(calculator, { ...input, gezocht: 'jkp', maandbedrag }), 'jkp')
        if (jkp > 25) return
        const back = numberOf(
          reportFor(calculator, { ...input, gezocht: 'maandbedrag', rente: jkp.toFixed(4) }),
          'maandbedrag',
        )
        expect(Math.abs(back - maandbedrag)).toBeLessThanOrEqual(0.02)
      }),
      { numRuns: 40 },
    )
  })

  test('the three ways add up from their parts', () => {
    const { rows } = reportFor(calculator).tables[0]!
    expect(rows.length).toBe(3)
    for (const [, total, car, interest, use, extra] of rows)
      expect(Number(total)).toBeCloseTo(Number(car) + Number(interest) + Number(use) + Number(extra), 6)
  })

  test('a JKP or term above the legal maximum for financieringshuur is flagged, not for a business', () => {
    const law = (input: Record<string, unknown>) =>
      reportFor(calculator, { vorm: 'financieringshuur', gezocht: 'maandbedrag', ...input }).notices.some(
        ({ tone }) => tone === 'law',
      )
    expect(law({ rente: 9.9 })).toBe(false)
    expect(law({ rente: 10.5 })).toBe(true)
    expect(law({ rente: 5, looptijd: 132 })).toBe(true)
    expect(law({ rente: 10.5, btw: 'exclusief' })).toBe(false)
  })

  test('private lease is called rent and has no JKP', () => {
    const report = reportFor(calculator)
    expect(valueOf(report, 'jkp')).toBeNull()
    expect(report.notices.some(({ text }) => text.includes('geen krediet'))).toBe(true)
  })

  test('at the tipping kilometres renting and buying cost about the same', () => {
    const contract = { maandbedrag: 390, contractKilometers: 15_000, meerkilometer: 0.1 }
    const kilometers = numberOf(reportFor(calculator, contract), 'kantelKilometers')
    const at = reportFor(calculator, { ...contract, kilometers })
    expect(Math.abs(numberOf(at, 'verschilPerMaand'))).toBeLessThan(2)
  })

  test('ending a lease early costs the agreed part of the remaining rent', () => {
    const report = reportFor(calculator, { maandbedrag: 400, looptijd: 48, stopNaMaand: 24, verbreking: 35 })
    expect(numberOf(report, 'kostVerbreking')).toBe(3_360)
    expect(valueOf(reportFor(calculator, { looptijd: 48, stopNaMaand: 60 }), 'kostVerbreking')).toBeNull()
  })

  test('impossible contracts are refused with the reason', () => {
    expect(errorsFor(calculator, { voorschot: 28_000 }).voorschot).toContain('kleiner')
    expect(
      errorsFor(calculator, { vorm: 'financieringshuur', voorschot: 20_000, aankoopoptie: 40 }).aankoopoptie,
    ).toContain('kleiner')
    expect(errorsFor(calculator, { kilometers: 20_000, contractKilometers: 15_000 }).meerkilometer).toContain(
      'contract',
    )
    expect(errorsFor(calculator, { stopNaMaand: 12 }).verbreking).toContain('contract')
  })

  test('the sentence names who is cheaper, whichever way it goes', () => {
    const cheapLease = { maandbedrag: 450, jkpAutolening: 0 }
    expect(reportFor(calculator, cheapLease).sentence).toContain('**Leasen is')
    expect(reportFor(calculator, { ...cheapLease, maandbedrag: 550 }).sentence).toContain('**Kopen met een lening is')
    expect(reportFor(calculator, { ...cheapLease, maandbedrag: 430, gebruik: 1_310 }).sentence).toContain('evenveel')
  })

  test('a share typed with decimals stands in the text as it counts', () => {
    const report = reportFor(calculator, { stopNaMaand: 9, verbreking: 2.5, verkoopwaarde: 45.25 })
    // 39 months of 519 euro × 2,5 %.
    expect(report.notices.map(({ text }) => text).join()).toMatch(/€\s506,03: 2,5\s% van de resterende huur/)
    expect(report.sentence).toMatch(/45,25\s% van de prijs/)
  })
})
