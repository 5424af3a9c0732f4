import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const price = fc.integer({ min: 100, max: 50_000 }).map((cents) => cents / 100)
const pieces = fc.integer({ min: 1, max: 40 })
const fee = fc.integer({ min: 0, max: 3000 }).map((cents) => cents / 100)

describe('aandelen-calculator', () => {
  test('the break-even price put back gives a result of nothing', () => {
    fc.assert(
      fc.property(pieces, price, fee, fc.boolean(), (aantal, aankoopkoers, makelaarsloon, taxed) => {
        const input = {
          aantal,
          aankoopkoers,
          makelaarsloon,
          dividend: 0,
          fotokoers: aankoopkoers,
          alGebruikt: taxed ? 10_000 : 0,
        }
        const even = numberOf(reportFor(calculator, input), 'breakEvenKoers')
        const again = numberOf(reportFor(calculator, { ...input, verkoopkoers: Number(even.toFixed(4)) }), 'nettoWinst')
        // The field holds four decimals, so each share may be 0,00005 off.
        expect(Math.abs(again)).toBeLessThanOrEqual(0.02 + aantal * 0.00006)
      }),
    )
  })

  test('the page about one dividend takes the dividend of one year, and none where there is none', () => {
    const taken = (dividend: number) =>
      reportFor(calculator, { aantal: 300, aankoopdatum: '2018-05-14', fotokoers: 41, dividend }).next[1]?.carry?.[
        'bedrag'
      ]
    expect(taken(1.1)).toBe(330)
    expect(taken(0)).toBeUndefined()
  })

  test('costs only lower the result', () => {
    fc.assert(
      fc.property(pieces, price, price, fee, (aantal, aankoopkoers, verkoopkoers, makelaarsloon) => {
        const input = { aantal, aankoopkoers, verkoopkoers, fotokoers: null, dividend: 0 }
        const bare = numberOf(reportFor(calculator, { ...input, makelaarsloon: 0, beurstaks: 'geen' }), 'nettoWinst')
        const full = numberOf(reportFor(calculator, { ...input, makelaarsloon }), 'nettoWinst')
        expect(full).toBeLessThanOrEqual(bare + 1e-9)
      }),
    )
  })

  test('a higher sale price never gives less', () => {
    fc.assert(
      fc.property(pieces, price, price, (aantal, aankoopkoers, verkoopkoers) => {
        const at = (koers: number) =>
          numberOf(
            reportFor(calculator, {
              aantal,
              aankoopkoers,
              fotokoers: aankoopkoers,
              verkoopkoers: koers,
              alGebruikt: 9000,
            }),
            'nettoWinst',
          )
        expect(at(verkoopkoers + 1)).toBeGreaterThanOrEqual(at(verkoopkoers))
      }),
    )
  })

  test('a part sale takes the oldest pieces, and only their gain is taxed', () => {
    const report = reportFor(calculator, {
      aantal: 10,
      aankoopkoers: 20,
      aankoopdatum: '2026-01-10',
      fotokoers: null,
      loten: [{ datum: '2026-03-10', aantal: 10, koers: 25 }],
      verkochtAantal: 15,
      verkoopkoers: 40,
      dividend: 0,
    })
    expect(numberOf(report, 'belastbareMeerwaarde')).toBe(10 * 20 + 5 * 15)
  })

  test('an exemption that is used up makes January cheaper, and the page says by how much', () => {
    const report = reportFor(calculator, {
      aantal: 1000,
      aankoopkoers: 58,
      aankoopdatum: '2024-03-15',
      fotokoers: 60,
      verkoopkoers: 70,
      alGebruikt: 10_000,
    })
    const table = report.tables.find(({ key }) => key === 'moment')
    expect(table?.rows.map((row) => row[1])).toEqual([1000, 500, 0])
    expect(report.notices.some(({ text }) => text.includes('1.000,00'))).toBe(true)
  })

  test('a sale in 2025 has no capital gains tax, and the same day has no yearly return', () => {
    const report = reportFor(calculator, {
      aantal: 10_000,
      aankoopdatum: '2024-03-15',
      verkoopkoers: 500,
      verkoopdatum: '2025-10-01',
    })
    expect(numberOf(report, 'meerwaardebelasting')).toBe(0)
    expect(valueOf(reportFor(calculator, { aankoopdatum: '2026-11-15' }), 'jaarrendement')).toBeNull()
  })

  test('prices in dollar are taxed in euro, exchange gains included', () => {
    const report = reportFor(calculator, {
      aantal: 100,
      aankoopkoers: 100,
      aankoopdatum: '2024-03-01',
      fotokoers: 85,
      verkoopkoers: 100,
      munt: 'USD',
      muntAankoop: 1.25,
      muntVerkoop: 1,
    })
    expect(numberOf(report, 'belastbareMeerwaarde')).toBe(1500)
    expect(numberOf(report, 'koerswinst')).toBe(2000)
    expect(report.sentence).toMatch(/vanaf een koers van [\d,]+ USD/)
    const pounds = reportFor(calculator, { munt: 'GBP' })
    expect(pounds.notices[0]?.text).toContain('1 euro = 0,8726 GBP')
  })

  test('selling before buying or more than one has is refused', () => {
    expect(errorsFor(calculator, { aankoopdatum: '2026-10-01', verkoopdatum: '2026-09-01' }).verkoopdatum).toContain(
      'na de aankoop',
    )
    expect(errorsFor(calculator, { verkochtAantal: 26 }).verkochtAantal).toContain('25')
  })

  test('worthless shares give the whole loss and no tax', () => {
    const report = reportFor(calculator, { verkoopkoers: 0, dividend: 0, makelaarsloon: 0 })
    expect(numberOf(report, 'nettoWinst')).toBe(-1455.08)
    expect(numberOf(report, 'meerwaardebelasting')).toBe(0)
  })
})

// 1,04 dollar a share at 1,25 for a euro is 0,832.
test('a share in dollars is bought at the American tariff, and its dividend is in dollars', () => {
  const own = {
    aantal: 100,
    aankoopdatum: '2024-01-10',
    verkoopdatum: '2025-02-10',
    makelaar: 'DEGIRO',
    dividend: 1.04,
  }
  const euro = reportFor(calculator, own)
  const dollar = reportFor(calculator, { ...own, munt: 'USD', muntAankoop: 1.25, muntVerkoop: 1.25 })
  expect(numberOf(euro, 'brutoDividend')).toBe(104)
  expect(numberOf(dollar, 'brutoDividend')).toBe(83.2)
  expect(dollar.notices.map(({ text }) => text).join(' ')).toContain('Verenigde Staten')
  const bolero = reportFor(calculator, { ...own, makelaar: 'Bolero', munt: 'USD' }).notices.map(({ text }) => text)
  expect(bolero.join(' ')).toContain('voor Amerikaanse aandelen kennen we niet')
})

test('what was sold before today is not offered in January', () => {
  const told = (verkoopdatum: string) =>
    reportFor(
      calculator,
      { aantal: 310, aankoopkoers: 44.15, aankoopdatum: '2026-01-12', verkoopkoers: 112.4, verkoopdatum },
      situation('2026-11-18'),
    ).notices.some(({ text }) => text.includes('scheelt'))
  expect([told('2026-10-12'), told('2026-11-18'), told('2026-12-01')]).toEqual([false, true, true])
})

const today = (input: Record<string, unknown>) =>
  reportFor(calculator, { aankoopdatum: '2026-01-12', ...input }, situation('2026-11-18'))
const saidOf = (input: Record<string, unknown>) =>
  today(input)
    .notices.map(({ text }) => text)
    .join(' ')

// Half of 1.200.000 twice at 0,35 % is twice the maximum of 1.600; 20.000 × 10 % saved of which 1.600 goes to the beurstaks.
test('selling half in January names what the second order costs, and is not named when that is more than it saves', () => {
  const large = { aantal: 10_000, aankoopkoers: 100, verkoopkoers: 120, titularissen: 2 }
  expect(saidOf(large)).toContain('De tweede order kost dan €\u00a01.600,00 extra')
  expect(saidOf({ ...large, titularissen: 1 })).not.toContain('Helft')
})

test('one share is not sold by halves, and what is sold already is not weighed against January', () => {
  const momentsOf = (input: Record<string, unknown>) =>
    today(input).tables.find(({ key }) => key === 'moment')?.rows.length
  expect(momentsOf({ aantal: 1 })).toBe(2)
  expect(momentsOf({ aantal: 2 })).toBe(3)
  expect(momentsOf({ verkoopdatum: '2026-11-17' })).toBeUndefined()
})

test('nothing is held back at a broker that leaves the tax on gains to you, or of which we do not know it', () => {
  const sold = { aantal: 1000, aankoopkoers: 10, verkoopkoers: 15 }
  expect(numberOf(today({ ...sold, makelaar: 'DEGIRO' }), 'ingehoudenMeerwaarde')).toBe(0)
  expect(numberOf(today({ ...sold, makelaar: 'Trade Republic' }), 'ingehoudenMeerwaarde')).toBe(0)
  expect(numberOf(today({ ...sold, makelaar: 'Bolero' }), 'ingehoudenMeerwaarde')).toBe(500)
})

test('a free share has no return on what was paid and no break-even price', () => {
  const { sentence } = today({ aankoopkoers: 0 })
  expect(sentence).not.toContain('van wat je betaalde')
  expect(sentence).not.toContain('uit de kosten')
})

test('the price of the photo day is asked for when an older lot among the others is sold', () => {
  const older = { loten: [{ datum: '2024-05-05', aantal: 50, koers: 8 }] }
  expect(today(older).sentence).toContain('We kennen de koers van')
  expect(today({ ...older, fotokoers: 20 }).sentence).not.toContain('We kennen de koers van')
})

test('a loss is told as a loss, without a sign', () => {
  const chart = (input: Record<string, unknown>) => today(input).charts[0]?.sentence
  expect(chart({ verkoopkoers: 50 })).toMatch(/^Na €\u00a0200,00 koersverlies en de kosten verlies je €/u)
  expect(chart({ verkoopkoers: 58.1 })).toMatch(/^Ondanks €\u00a02,50 koerswinst verlies je €/u)
})

test('an order without beurstaks has no maximum of nothing', () => {
  const labels = today({ beurstaks: 'geen' }).steps.flatMap(({ sum }) => sum?.map(({ label }) => label) ?? [])
  expect(labels.join(' ')).not.toContain('maximum')
})

test('the page on all sales of the year gets the exemption that was used before, with what this sale uses', () => {
  const used = (alGebruikt: number) =>
    reportFor(calculator, {
      aantal: 100,
      aankoopkoers: 300,
      aankoopdatum: '2026-02-16',
      verkoopkoers: 350,
      verkoopdatum: '2026-11-19',
      alGebruikt,
    }).next[0]?.carry?.['alGebruikt']
  expect(used(0)).toBe(5_000)
  // Only 1.000 of the 5.000 is still exempt.
  expect(used(9_000)).toBe(10_000)
})
