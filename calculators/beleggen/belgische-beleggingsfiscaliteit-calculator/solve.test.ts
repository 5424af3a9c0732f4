import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import withholding from '#calculators/beleggen/roerende-voorheffing-calculator/calculator.ts'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { effectentaks } from '#rules/sparen-beleggen/effectentaks.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import calculator from './calculator.ts'

const empty = { inkomstenjaar: 2026, obligatiedeel: 40 }
const amount = fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100)
const field = fc.constantFrom(
  'spaarrente',
  'andereInterest',
  'dividenden',
  'dividendenFondsen',
  'fondswinst',
  'meerwaarden',
)

describe('belgische-beleggingsfiscaliteit-calculator', () => {
  test('the tax lies between nothing and the income, and a euro more never leaves less', () => {
    fc.assert(
      fc.property(field, amount, amount, (key, gross, minwaarden) => {
        const tax = (value: number) => numberOf(reportFor(calculator, { ...empty, [key]: value, minwaarden }), 'totaal')
        expect(tax(gross)).toBeGreaterThanOrEqual(0)
        expect(tax(gross)).toBeLessThanOrEqual(gross + 1e-9)
        expect(gross + 1 - tax(gross + 1)).toBeGreaterThanOrEqual(gross - tax(gross) - 1e-6)
      }),
    )
  })

  test('losses never make a negative tax and never count against interest or dividends', () => {
    fc.assert(
      fc.property(amount, amount, (minwaarden, dividenden) => {
        const without = numberOf(reportFor(calculator, { ...empty, dividenden }), 'totaal')
        expect(numberOf(reportFor(calculator, { ...empty, dividenden, minwaarden }), 'totaal')).toBe(without)
      }),
    )
  })

  test('a dividend costs the same here as on the page of the roerende voorheffing', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(2024, 2025, 2026), (bedrag, inkomstenjaar) => {
        const here = numberOf(
          reportFor(calculator, { ...empty, inkomstenjaar, dividenden: bedrag }),
          'belastingDividenden',
        )
        expect(here).toBe(numberOf(reportFor(withholding, { inkomst: 'dividend', bedrag }), 'definitieveVoorheffing'))
      }),
    )
  })

  test('withheld minus due is what comes back minus what one still pays', () => {
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (dividenden, meerwaarden, dividendenIngehouden) => {
        const meerwaardenIngehouden = dividendenIngehouden ? 'ja' : 'nee'
        const input = {
          ...empty,
          dividenden,
          meerwaarden,
          spaarrente: 1500,
          dividendenIngehouden,
          meerwaardenIngehouden,
        }
        const report = reportFor(calculator, input)
        const difference = numberOf(report, 'ingehouden') - numberOf(report, 'totaal')
        expect(numberOf(report, 'terugTeVragen') - numberOf(report, 'zelfTeBetalen')).toBeCloseTo(difference, 6)
      }),
    )
  })

  test('the year decides: no capital gains tax in 2025, other amounts in 2023', () => {
    const tax = (inkomstenjaar: number, key: string) =>
      numberOf(
        reportFor(calculator, { ...empty, inkomstenjaar, meerwaarden: 50_000, dividenden: 800, spaarrente: 1020 }),
        key,
      )
    expect(tax(2025, 'meerwaardebelasting')).toBe(0)
    expect(tax(2026, 'meerwaardebelasting')).toBe(4000)
    expect(tax(2023, 'belastingDividenden')).toBe(0)
    expect(tax(2023, 'belastingSpaarrente')).toBe(6)
    expect(tax(2026, 'belastingSpaarrente')).toBe(0)
  })

  test('savings at several banks: each gives the exemption, the return takes back the excess', () => {
    const report = reportFor(calculator, { ...empty, spaarrente: 2000, banken: 2 })
    expect(numberOf(report, 'belastingSpaarrente')).toBe(147)
    expect(numberOf(report, 'zelfTeBetalen')).toBe(147)
  })

  test('income without withholding becomes a task, each kind on its own', () => {
    const tasks = (input: Record<string, unknown>) =>
      reportFor(calculator, { ...empty, dividenden: 2000, meerwaarden: 15_000, ...input })
        .tables.find(({ key }) => key === 'takenlijst')
        ?.rows.map(([task]) => String(task)) ?? []
    expect(tasks({})).toEqual([
      'Voorheffing op je eerste dividenden terugvragen',
      'Te veel ingehouden belasting op winst terugvragen',
    ])
    expect(tasks({ dividendenIngehouden: false })).toEqual([
      'Te veel ingehouden belasting op winst terugvragen',
      'Rente en dividenden zonder inhouding aangeven',
    ])
    expect(tasks({ meerwaardenIngehouden: 'nee' })).toContain('Meerwaarden aangeven')
  })

  test('a code stands only where there is something to declare', () => {
    const codes = (input: Record<string, unknown>) =>
      JSON.stringify(reportFor(calculator, { ...empty, ...input }).tables.find(({ key }) => key === 'takenlijst')?.rows)
    expect(codes({ meerwaarden: 15_000 })).not.toContain('1437')
    expect(codes({ dividenden: 100 })).toContain('1437')
    expect(codes({})).toContain('Niets')
  })

  test('what is left to do is in the answer itself', () => {
    const said = (input: Record<string, unknown>) => reportFor(calculator, { ...empty, ...input }).sentence
    expect(said({ dividenden: 1250.4 })).toContain(
      'Te doen: vraag **€\u00a0249,90** voorheffing op je dividenden terug.',
    )
    expect(said({ dividenden: 1250.4, meerwaarden: 24_000, meerwaardenIngehouden: 'nee' })).toContain(
      'geef je meerwaarden aan en betaal **€\u00a01.400,00**',
    )
    expect(said({ spaarrente: 100 })).toContain('Je hoeft zelf niets te doen.')
  })

  test('the tax on what came in leaves out that on orders and on the account', () => {
    const account = Array.from({ length: 4 }, () => ({ waarde: 1_020_000 }))
    const share = (more: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { dividenden: 1_833, ...more }), 'druk')
    // 30 % of the 1.000 above the exemption, on 1.833.
    expect(share({})).toBeCloseTo(30_000 / 1_833, 4)
    expect(share({ effectenrekening: account })).toBe(share({}))
  })

  test('lines of a broker that leaves the tax to you bring the duty to report the account', () => {
    const said = (afrekening: string) =>
      reportFor(calculator, {
        regels: [{ datum: '2026-06-15', soort: 'dividend', naam: 'Apple', bedrag: 300, bron: 15, afrekening }],
      }).notices.some(({ text }) => text.includes('buitenlandse broker'))
    expect([said('bank'), said('taks'), said('zelf')]).toEqual([false, true, true])
  })

  test('carry-over is bounded by the years that exist', () => {
    const error = (inkomstenjaar: number, overgedragen: number, titularissen = 1) =>
      errorsFor(calculator, { inkomstenjaar, overgedragen, titularissen }).overgedragen
    expect(error(2026, 3000)).toContain('nog niets')
    expect(error(2027, 1000)).toBeUndefined()
    expect(error(2027, 1001)).toContain('1.000')
    expect(error(2027, 2000, 2)).toBeUndefined()
    expect(error(2028, 2001)).toContain('2.000')
  })

  test('Trends, 2017: a fund of 20 % bonds bought before 2018 stays under its own threshold of 25 %', () => {
    const law = openLaw('2025-12-31')
    expect(reynderstaks(law, { gain: 10_000, bondShare: 0.2, boughtOn: '2017-06-01' }).tax).toBe(0)
    expect(reynderstaks(law, { gain: 10_000, bondShare: 0.2, boughtOn: '2018-06-01' }).tax).toBe(600)
  })

  test('the securities account of 2026 at the rate of the programme law of 30 May 2026: 4.570 euro', () => {
    expect(effectentaks(openLaw('2026-09-30'), [1_560_000, 1_670_000, 1_340_000]).tax).toBe(4570)
  })

  test('profit on funds asks how much of them is bonds', () => {
    const dividend = { datum: '2026-05-05', soort: 'dividend', naam: 'A', bedrag: 100 }
    expect(errorsFor(calculator, { regels: [{ ...dividend, bron: 101 }] })['regels.0.bron']).toContain('niet meer')
    expect(errorsFor(calculator, { regels: [{ ...dividend, bron: 100 }] })).toEqual({})
    expect(errorsFor(calculator, { fondswinst: 100 }).obligatiedeel).toContain('procent')
  })

  test('nothing gives nothing', () => {
    expect(numberOf(reportFor(calculator, empty), 'totaal')).toBe(0)
  })
})

test('a year with nothing but a loss has no table of taxes without a line', () => {
  expect(reportFor(calculator, { minwaarden: 5000 }).tables.every(({ rows }) => rows.length > 0)).toBe(true)
})

test('what was held back stands in the overview, also where losses leave no gain', () => {
  const report = reportFor(calculator, { meerwaarden: 1000, minwaarden: 2000 })
  expect(report.tables.find(({ key }) => key === 'overzicht')?.rows).toEqual([
    ['Meerwaardebelasting', 0, 100, 100, 0, 0, 0.1],
  ])
  expect(report.steps.map(({ text }) => text).join(' ')).toContain('Ingehouden is €\u00a0100,00.')
})
