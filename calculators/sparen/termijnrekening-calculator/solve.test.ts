import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import deposito from '#calculators/sparen/deposito-calculator/calculator.ts'
import { shownFigures } from '#calculators/kernel/report.ts'
import { errorsFor, numberOf, outFor, reportFor } from '#calculators/kernel/testing.ts'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { TERM_BANKS } from '#calculators/sparen/term-banks.ts'
import calculator from './calculator.ts'

const input = fc.record({
  bedrag: fc.integer({ min: 10_000, max: 50_000_000 }).map((cents) => cents / 100),
  rente: fc.integer({ min: 0, max: 1000 }).map((basisPoints) => basisPoints / 100),
  looptijd: fc.integer({ min: 1, max: 10 }),
})

describe('termijnrekening-calculator', () => {
  test('net interest is gross minus withholding and grows with the amount', () => {
    fc.assert(
      fc.property(input, fc.constantFrom('jaarlijks', 'gekapitaliseerd'), (values, uitbetaling) => {
        const out = outFor(calculator, { ...values, uitbetaling })
        expect(out.nettoInterest).toBeCloseTo(Number(out.brutoInterest) - Number(out.roerendeVoorheffing), 8)
        const double = outFor(calculator, { ...values, bedrag: Math.min(1_000_000, values.bedrag * 2), uitbetaling })
        expect(double.nettoInterest).toBeGreaterThanOrEqual(Number(out.nettoInterest))
      }),
    )
  })

  test('capitalising never gives less than paying out, and the same for one year', () => {
    fc.assert(
      fc.property(input, (values) => {
        const net = (uitbetaling: string) => Number(outFor(calculator, { ...values, uitbetaling }).nettoInterest)
        const [paid, kept] = [net('jaarlijks'), net('gekapitaliseerd')]
        // Ten yearly roundings of half a cent against one.
        expect(kept).toBeGreaterThanOrEqual(paid - 0.06)
        if (values.looptijd === 1) expect(kept).toBe(paid)
      }),
    )
  })

  test('one year gives the same cents as a deposit of twelve months', () => {
    fc.assert(
      fc.property(input, ({ bedrag, rente }) => {
        const term = outFor(calculator, { bedrag, rente, looptijd: 1 })
        const short = outFor(deposito, { bedrag, rente, looptijd: 12 })
        expect(term.nettoInterest).toBe(short.nettoInterest)
      }),
    )
  })

  test('the formula of interest that stays comes to the interest it stands under', () => {
    const first = (input: Record<string, unknown>) => {
      const amounts = { bedrag: 10_000, looptijd: 2, rente: 3, uitbetaling: 'gekapitaliseerd' }
      const { text = '', formula } = reportFor(calculator, { ...amounts, ...input }).steps[0] ?? {}
      return [text, formula].map((each) => each?.replaceAll('\u00a0', ' '))
    }
    // 10.000 × 1,03² = 10.609; half a year of 3 % on that is 159,14: 10.768,14 in all.
    const [text, formula] = first({ extraMaanden: 6 })
    expect(text).toContain('€ 768,14')
    expect(formula).toContain('€ 10.000,00 × (1 + 3,00 %)^2 × (1 + 3,00 % × 6 ÷ 12) − € 10.000,00')
    expect(first({})[1]).toContain('€ 10.000,00 × (1 + 3,00 %)^2 − € 10.000,00')
    // What is left after tax each year gives no gross interest.
    expect(first({ belastingMoment: 'jaarlijks' })[1]).toBeUndefined()
  })

  test('the parts of a ladder have one exemption together on the savings account beside it', () => {
    const saver = { basisrente: 1.5, premie: 0.5, rente: 2 }
    const apart = (bedrag: number, looptijd: number) =>
      numberOf(reportFor(calculator, { ...saver, bedrag, looptijd }), 'verschil')
    const report = reportFor(calculator, {
      ...saver,
      bedrag: 300_000,
      ladder: '3',
      ladderRentes: [1, 2, 3].map((jaren) => ({ jaren, rente: 2 })),
    })
    // Two exemptions less in the first year and one in the second are about 460 euro of tax.
    const ladder = numberOf(report, 'ladderVerschil')
    const more = ladder - [1, 2, 3].reduce((sum, years) => sum + apart(100_000, years), 0)
    expect(more).toBeGreaterThan(400)
    expect(more).toBeLessThan(700)
    const rows = report.tables.find(({ key }) => key === 'ladder')!.rows
    expect(rows.reduce((sum, row) => sum + Number(row[3]), 0)).toBeCloseTo(ladder, 2)
  })

  test('the ladder splits the amount to the cent and frees a rung each year', () => {
    const ladder = reportFor(calculator, { bedrag: 10_000.01, ladder: '3' }).tables.find(
      (table) => table.key === 'ladder',
    )!
    expect(ladder.rows.map((row) => row[1])).toEqual([3333.34, 3333.34, 3333.33])
    expect(ladder.rows.map((row) => row[0])).toEqual(['2027-11-15', '2028-11-15', '2029-11-15'])
  })

  test('a rate of the visitor goes into the rung of its term, and the steps call it theirs', () => {
    const typed = reportFor(calculator, { bedrag: 30_000, looptijd: 3, rente: 4.1, ladder: '3' })
    expect(typed.tables.find(({ key }) => key === 'ladder')!.rows.map((row) => row[4])[2]).toBe(0.041)
    const labels = typed.steps[0]?.sum?.map(({ label }) => label) ?? []
    expect(labels.map((label) => label.includes('jouw'))).toEqual([false, false, true, false])
    expect(typed.notices).toEqual([])
    const beyond = reportFor(calculator, { bedrag: 30_000, looptijd: 7, rente: 4.1, ladder: '3' })
    expect(beyond.notices.map(({ text }) => text).join()).toContain('past bij geen deel van je ladder')
  })

  test('every bank with a term account can be picked, and gives its own rate', () => {
    const offers = builtInMarket.offers.filter(({ type }) => type === 'termijnrekening')
    expect(TERM_BANKS.map(({ label }) => label)).toEqual(
      [...new Set(offers.map(({ bankShort }) => bankShort))].toSorted(),
    )
    for (const { value, label } of TERM_BANKS) {
      const report = reportFor(calculator, { bedrag: 10_000, looptijd: 3, bank: value })
      const own = offers.find(
        ({ bankShort, minTerm, minAmount, maxAmount }) =>
          bankShort === label && minTerm === 36 && (minAmount ?? 0) <= 10_000 && (maxAmount ?? Infinity) >= 10_000,
      )
      expect(numberOf(report, 'gebruikteRente') / 100, label).toBeCloseTo(own?.rate ?? 0, 10)
      expect(report.sentence).toContain(label)
    }
  })

  test('a bank that has no such term is not given a rate: the middle of the list, and a word about it', () => {
    const report = reportFor(calculator, { bedrag: 10_000, looptijd: 4, bank: 'beobank' })
    expect(numberOf(report, 'gebruikteRente')).toBe(
      numberOf(reportFor(calculator, { bedrag: 10_000, looptijd: 4 }), 'gebruikteRente'),
    )
    expect(report.notices[0]?.text).toContain('Beobank heeft in onze lijst niet elke looptijd')
    const ladder = reportFor(calculator, { bedrag: 30_000, ladder: '3', bank: 'beobank' })
    expect(ladder.notices.map(({ text }) => text).join()).toContain('niet elke looptijd')
  })

  test('a savings account at the equal rate ends on the same amount', () => {
    const report = reportFor(calculator, { bedrag: 60_000, looptijd: 4, rente: 3 })
    const again = reportFor(calculator, {
      bedrag: 60_000,
      looptijd: 4,
      rente: 3,
      basisrente: Number(numberOf(report, 'gelijkeSpaarrente').toFixed(4)),
      premie: 0,
    })
    expect(Math.abs(numberOf(again, 'verschil'))).toBeLessThan(0.5)
  })

  test('stopping after the end is refused', () => {
    expect(errorsFor(calculator, { looptijd: 1, vervroegdNa: 12 }).vervroegdNa).toContain('maar 1\u00a0jaar')
    expect(errorsFor(calculator, { looptijd: 1, extraMaanden: 6, vervroegdNa: 18 }).vervroegdNa).toContain('18 maanden')
  })

  test('eighteen months earn a year and a half of interest, and the savings account no second premium', () => {
    const report = reportFor(calculator, {
      bedrag: 10_000,
      looptijd: 1,
      extraMaanden: 6,
      rente: 2,
      basisrente: 1,
      premie: 1,
    })
    expect(numberOf(report, 'brutoInterest')).toBe(300)
    // Base 12,88 + 100,13 + 37,67, one premium of 100,00 and 0,13 on the interest credited on 1 January.
    expect(numberOf(report, 'spaarrekening')).toBe(10_250.81)
  })

  test('tax at each addition never leaves more than tax at the end, and the same for one year', () => {
    fc.assert(
      fc.property(input, (values) => {
        const run = (belastingMoment: string) =>
          Number(outFor(calculator, { ...values, uitbetaling: 'gekapitaliseerd', belastingMoment }).nettoInterest)
        expect(run('jaarlijks')).toBeLessThanOrEqual(run('einde') + 0.06)
        if (values.looptijd === 1) expect(run('jaarlijks')).toBe(run('einde'))
      }),
    )
  })

  test('interest paid before 2017 keeps the rate of its year', () => {
    const report = reportFor(calculator, { bedrag: 10_000, looptijd: 4, rente: 1, startdatum: '2013-06-01' })
    expect(report.tables[0]!.rows.map((row) => row[2])).toEqual([25, 25, 27, 30])
  })

  test('what is already at the bank counts for the guarantee', () => {
    const flagged = (alBijBank: number) =>
      reportFor(calculator, { bedrag: 60_000, alBijBank }).notices.some((notice) => notice.tone === 'law')
    expect(flagged(40_000)).toBe(false)
    expect(flagged(40_001)).toBe(true)
  })

  test('with a ladder the ladder is the answer, without one the term is', () => {
    const spread = reportFor(calculator, { ladder: '3' })
    expect(spread.headline.key).toBe('ladderNetto')
    expect(spread.sentence).toContain('ladder')
    expect(spread.downloads).toHaveLength(1)
    expect(reportFor(calculator).headline.key).toBe('eindbedrag')
  })

  test('each term of the list has one verdict: net interest less what the savings account gives', () => {
    const input = { bedrag: 10_000, basisrente: 0.5, premie: 0.5 }
    const { rows } = reportFor(calculator, input).tables.find((table) => table.key === 'looptijden')!
    expect(rows.length).toBeGreaterThan(4)
    for (const [name, difference, net, rate] of rows) {
      const again = reportFor(calculator, {
        ...input,
        looptijd: Number(String(name).split(' ')[0]),
        rente: Number((Number(rate) * 100).toFixed(6)),
      })
      expect(numberOf(again, 'nettoInterest')).toBe(net)
      expect(numberOf(again, 'verschil')).toBe(difference)
    }
  })

  test('a ladder stands beside the best account, rung by rung', () => {
    const given = { bedrag: 42_000, ladder: '5' }
    const ladder = reportFor(calculator, given)
    const rungs = [1, 2, 3, 4, 5].map((looptijd) => outFor(calculator, { bedrag: 8_400, looptijd }).besteNetto)
    const best = rungs.reduce<number>((sum, net) => sum + Number(net), 0)
    expect(numberOf(ladder, 'verschilBeste')).toBeCloseTo(numberOf(ladder, 'ladderNetto') - best, 2)
    expect(ladder.sentence).toMatch(/de beste zonder voorwaarden, is het €.[\d.,]+ meer/)
    expect(reportFor(calculator, { ...given, basisrente: 0.6, premie: 0.9 }).sentence).toContain('0,60')
  })

  test('an account that nobody gave is not called the visitor’s', () => {
    const labels = (input: object) => shownFigures(reportFor(calculator, { ...input })).map(({ label }) => label)
    expect(labels({})).toContain('Verschil met een gewone spaarrekening')
    expect(labels({})).not.toContain('Verschil met je spaarrekening')
    expect(labels({ basisrente: 1.5, premie: 1 })).toContain('Verschil met je spaarrekening')
    expect(reportFor(calculator, { rente: 0 }).sentence).toMatch(/geen(\*\*)? rente, aan/)
  })
})

test('stopping early is about one term, and says so beside a ladder', () => {
  const told = (ladder: string) => JSON.stringify(reportFor(calculator, { ladder, vervroegdNa: 12 }))
  expect(told('5')).toContain('Zet je alles op één looptijd en vraag je het na 1')
  expect(told('geen')).not.toContain('Zet je alles')
})

test('interest that was paid at several rates names the first and the last of them', () => {
  // 25 % in 2014 and 2015, 27 % in 2016, 30 % since 2017 (art. 269 WIB 92): 2 × 75 + 81 + 2 × 90.
  const report = reportFor(calculator, { bedrag: 10_000, looptijd: 5, rente: 3, startdatum: '2013-06-30' })
  expect(numberOf(report, 'roerendeVoorheffing')).toBe(411)
  expect(report.steps[1]?.text).toBe(
    'Bij elke uitbetaling gaat er 25\u00a0% tot 30\u00a0% af: samen **€\u00a0411,00**.',
  )
})
