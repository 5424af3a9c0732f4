import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Report } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, reportFor, taken, valueOf } from '#calculators/kernel/testing.ts'
import { meta } from './meta.ts'
import rentOrBuy from '#calculators/lenen/huren-of-kopen-calculator/calculator.ts'
import capacity from '#calculators/lenen/kredietcapaciteit-calculator/calculator.ts'
import loanCalculator from '#calculators/lenen/hypothecaire-lening-berekenen/calculator.ts'
import { purchaseCosts } from '#calculators/models/home-purchase.ts'
import { roundedSum } from '#finance/money.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'

const gewest = fc.constantFrom('vlaanderen', 'wallonie', 'brussel')
const prijs = fc.integer({ min: 50_000, max: 1_000_000 })
const eigenInbreng = fc.integer({ min: 0, max: 400_000 })

const column = (result: Report, key: string, name: string): number[] => {
  const table = result.tables.find((candidate) => candidate.key === key)
  const index = table?.columns.findIndex((candidate) => candidate.key === name) ?? -1
  return table ? table.rows.map((row) => row[index] as number) : []
}

describe('woningkrediet-simulator', () => {
  test('the debt never rises, is never negative and ends at exactly 0,00', () => {
    fc.assert(
      fc.property(
        prijs,
        eigenInbreng,
        gewest,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 1500 }),
        (price, own, region, looptijd, basisPoints) => {
          const result = reportFor(calculator, {
            prijs: price,
            eigenInbreng: own,
            gewest: region,
            looptijd,
            rente: basisPoints / 100,
          })
          const balances = column(result, 'schuld', 'saldo')
          if (balances.length === 0) expect(numberOf(result, 'leenbedrag')).toBe(0)
          else expect(balances.at(-1)).toBe(0)
          expect(balances.every((balance, year) => balance >= 0 && balance <= (balances[year - 1] ?? Infinity))).toBe(
            true,
          )
        },
      ),
    )
  })

  test('own money and loan together pay everything, credit deed included, to the cent', () => {
    fc.assert(
      fc.property(prijs, eigenInbreng, gewest, fc.boolean(), (price, own, region, enigeEigenWoning) => {
        const result = reportFor(calculator, { prijs: price, eigenInbreng: own, gewest: region, enigeEigenWoning })
        const loan = numberOf(result, 'leenbedrag')
        if (loan > 0) expect(loan + own).toBeCloseTo(numberOf(result, 'projectkost'), 2)
        else expect(own).toBeGreaterThanOrEqual(numberOf(result, 'projectkost'))
      }),
    )
  })

  test('the own money named for 90 % brings the loan to 90 % of the value', () => {
    fc.assert(
      fc.property(prijs, gewest, (price, region) => {
        const needed = numberOf(reportFor(calculator, { prijs: price, gewest: region, eigenInbreng: 0 }), 'nodigVoor90')
        const result = reportFor(calculator, { prijs: price, gewest: region, eigenInbreng: needed })
        expect(numberOf(result, 'kwotiteit')).toBeLessThanOrEqual(90 + 1e-4)
        expect(numberOf(result, 'kwotiteit')).toBeGreaterThan(89.9)
      }),
    )
  })

  test('what has to be paid on each date adds up to the project', () => {
    const result = reportFor(calculator, { type: 'grond', bouwkost: 250_000, renovatie: 10_000 })
    const dates = column(result, 'betaalkalender', 'bedrag').reduce((total, amount) => total + amount, 0)
    expect(dates).toBeCloseTo(numberOf(result, 'projectkost'), 2)
  })

  test('a second home costs more tax than an only home in every region', () => {
    for (const region of ['vlaanderen', 'wallonie', 'brussel']) {
      const tax = (enigeEigenWoning: boolean) =>
        numberOf(reportFor(calculator, { gewest: region, enigeEigenWoning }), 'registratie')
      expect(tax(false)).toBeGreaterThan(tax(true))
    }
  })

  test('a loan above the threshold of the National Bank is mentioned with the own money that is missing', () => {
    const texts = reportFor(calculator, { eigenInbreng: 10_000 }).notices.map((notice) => notice.text)
    expect(texts.some((text) => text.includes('Nationale Bank'))).toBe(true)
  })

  test('land worth more than the new building is refused, and enough own money means no loan', () => {
    expect(errorsFor(calculator, { type: 'nieuwbouw', prijs: 100_000, grondwaarde: 100_001 }).grondwaarde).toContain(
      'grond',
    )
    const result = reportFor(calculator, { eigenInbreng: 1_000_000 })
    expect(numberOf(result, 'leenbedrag')).toBe(0)
    expect(numberOf(result, 'maandlast')).toBe(0)
  })

  test('the instalment is to the cent that of the loan page', () => {
    fc.assert(
      fc.property(
        prijs,
        fc.integer({ min: 5, max: 30 }),
        fc.integer({ min: 0, max: 800 }),
        (price, looptijd, points) => {
          const loan = { looptijd, rente: points / 100 }
          const here = reportFor(calculator, { prijs: price, eigenInbreng: 20_000, ...loan })
          const there = reportFor(loanCalculator, { leenbedrag: numberOf(here, 'leenbedrag'), ...loan })
          expect(numberOf(here, 'maandlast')).toBe(numberOf(there, 'maandlast'))
          expect(numberOf(here, 'totaleRente')).toBe(numberOf(there, 'totaleRente'))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('own money pays the advance first, then the deed, and never more than there is', () => {
    fc.assert(
      fc.property(prijs, eigenInbreng, (price, own) => {
        const result = reportFor(calculator, { prijs: price, eigenInbreng: own })
        const atDeed = numberOf(result, 'eigenGeldBijAkte')
        expect(atDeed).toBeGreaterThanOrEqual(0)
        expect(atDeed).toBeLessThanOrEqual(Math.max(0, own - numberOf(result, 'voorschot')) + 0.001)
        expect(atDeed + numberOf(result, 'leningBijAkte')).toBeCloseTo(numberOf(result, 'bijAkte'), 2)
      }),
      { numRuns: 40 },
    )
  })

  test('property tax and other costs make the housing cost; without them there is none to show', () => {
    expect(valueOf(reportFor(calculator), 'woonlast')).toBeNull()
    const known = reportFor(calculator, { onroerendeVoorheffing: 1_200, andereWoonkosten: 200 })
    expect(numberOf(known, 'woonlast') - numberOf(known, 'maandlast')).toBeCloseTo(300, 6)
  })

  test('demolition and rebuilding in 2021 at a rate of 6 % cost 512.900 with tax and VAT', () => {
    // Het Laatste Nieuws: 205.000, demolition 20.000 with VAT in it, building 260.000 and 6 % VAT.
    const costs = purchaseCosts(openLaw('2021-06-01'), {
      gewest: 'vlaanderen',
      goed: 'heropbouw',
      prijs: 205_000,
      bouwkost: 260_000,
      lageBtw: true,
      aandeelEigenWoning: 1,
      eigenTarief: 0.06,
      datumAkte: '2021-06-01',
    })
    expect([costs.registratie.belasting, costs.btw]).toEqual([12_300, 15_600])
    expect(205_000 + costs.registratie.belasting + 20_000 + 260_000 + costs.btw).toBe(512_900)
  })

  test('works are in every total that names them', () => {
    fc.assert(
      fc.property(prijs, fc.integer({ min: 0, max: 100_000 }), gewest, (price, renovatie, region) => {
        const at = (works: number) => reportFor(calculator, { prijs: price, gewest: region, renovatie: works })
        expect(numberOf(at(renovatie), 'prijsMetBelasting') - numberOf(at(0), 'prijsMetBelasting')).toBeCloseTo(
          renovatie,
          6,
        )
      }),
      { numRuns: 40 },
    )
  })

  test('each region and each kind of buyer has its own words', () => {
    const told = (input: Record<string, unknown>) => JSON.stringify(reportFor(calculator, input))
    expect(told({ gewest: 'wallonie' })).not.toContain('Registratiebelasting')
    expect(told({ gewest: 'brussel' })).toContain('Registratierechten')
    const second = reportFor(calculator, { enigeEigenWoning: false, eigenInbreng: 40_000 })
    expect(second.notices.map(({ text }) => text).join(' ')).not.toContain('starters')
    expect(told({ type: 'nieuwbouw', gewest: 'vlaanderen' })).not.toContain('12\u00a0%')
  })

  test('a bad energy label brings the renovation duty in Flanders, a warning elsewhere', () => {
    const duty = (input: Record<string, unknown>) =>
      reportFor(calculator, { epc: 'slecht', ...input })
        .notices.map(({ text }) => text)
        .join(' ')
    expect(duty({ datumAkte: '2024-06-01' })).toContain('binnen 5\u00a0jaar')
    expect(duty({ datumAkte: '2026-06-01' })).toContain('binnen 6\u00a0jaar')
    expect(duty({ gewest: 'brussel' })).toContain('energielabel')
    expect(duty({ epc: 'goed' })).not.toContain('label')
  })

  test('the rate follows the quotity: more than 80 % costs more', () => {
    const used = (eigenInbreng: number) => numberOf(reportFor(calculator, { eigenInbreng }), 'gebruikteRente')
    expect(used(20_000)).toBeGreaterThan(used(150_000))
  })

  test('the share of the price that the FAQ names is what the page computes for homes of 200,000 to 500,000 euro', () => {
    const answer = meta.faqs.find(({ question }) => question.startsWith('Hoeveel eigen geld'))?.answer ?? ''
    const ranges = [...answer.matchAll(/(\d+) tot (\d+) %/g)].map(([, from, to]) => [Number(from), Number(to)] as const)
    const cases = [
      { gewest: 'vlaanderen', enigeEigenWoning: true },
      { gewest: 'wallonie', enigeEigenWoning: true },
      { gewest: 'vlaanderen', enigeEigenWoning: false },
      { gewest: 'wallonie', enigeEigenWoning: false },
    ]
    const named = [ranges[0], ranges[1], ranges[2], ranges[2]]
    for (const [index, given] of cases.entries())
      for (const price of [200_000, 300_000, 500_000])
        for (const part of [0.1, 0.3]) {
          const report = reportFor(calculator, { ...given, prijs: price, eigenInbreng: price * part })
          const share = (numberOf(report, 'projectkost') / price - 1) * 100
          expect(share).toBeGreaterThan((named[index]?.[0] ?? NaN) - 0.5)
          expect(share).toBeLessThan((named[index]?.[1] ?? NaN) + 0.5)
        }
  })

  test('one income is not called that of two', () => {
    const told = (inkomen2: number) => reportFor(calculator, { inkomen1: 2_000, inkomen2 }).sentence
    expect(told(0)).toContain('bij je inkomen')
    expect(told(1_900)).toContain('bij jullie inkomen')
    const { groups } = reportFor(calculator, { inkomen1: 2_000, inkomen2: 0 })
    expect(groups.flatMap(({ figures }) => figures.map(({ label }) => label)).join()).not.toContain('jullie')
  })
})

test('the surface limit of a builder is not that of the buyer of a rebuilt home', () => {
  const told = (type: string) =>
    JSON.stringify(reportFor(calculator, { type, bouwkost: 250_000, btwTarief: 'heropbouw' }).notices)
  expect(told('nieuwbouw')).toContain('175 m², als de verkoper zelf afbrak en herbouwde')
  expect(told('heropbouw')).toContain('200 m², als je zelf bouwt')
})

test('renting or buying has the purchase costs of this page, also where it does not ask what they rest on', () => {
  const cases = [
    { aandeelEigenWoning: 50 },
    { prijs: 230_000, kernstad: true },
    { prijs: 450_000, gewest: 'brussel', klassensprong: 3 },
  ]
  for (const input of cases) {
    const own = reportFor(calculator, input)
    const there = reportFor(rentOrBuy, taken(own, 'huren-of-kopen-calculator', rentOrBuy))
    const bank = 350
    expect(numberOf(there, 'aankoopkosten')).toBe(
      roundedSum([numberOf(own, 'aankoopkosten'), numberOf(own, 'kredietakte'), bank]),
    )
  }
})

test('what fits an income is what the page about borrowing power lends on it, also where living money decides', () => {
  const home = { prijs: 250_000, eigenInbreng: 60_000, rente: 3.5, looptijd: 20 }
  for (const [inkomen1, inkomen2] of [
    [1_150, 0],
    [1_500, 0],
    [2_400, 0],
    [1_000, 900],
    [2_000, 1_800],
  ] as const) {
    const own = numberOf(reportFor(calculator, { ...home, inkomen1, inkomen2 }), 'passendeLening')
    const ontleners = inkomen2 > 0 ? 'twee' : 'een'
    const lent = reportFor(capacity, { ontleners, inkomen1, inkomen2, rente: 3.5, looptijd: 20 })
    expect(own).toBe(Math.floor(numberOf(lent, 'leenbedrag')))
  }
  // The instalment is no third of 1.400, but leaves less than 1.200 to live on.
  const small = { prijs: 100_000, eigenInbreng: 60_000, inkomen1: 1_400, rente: 0, looptijd: 20 }
  const told = reportFor(calculator, small)
  expect(numberOf(told, 'nodigInkomen')).toBe(Math.ceil(numberOf(told, 'maandlast') + 1_200))
})
