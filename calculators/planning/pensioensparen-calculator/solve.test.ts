import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'
import { type Plan, runPlan } from './model.ts'

const now = situation('2026-11-15')
const warns = (storting: number) =>
  reportFor(calculator, { storting }, now).notices.some((notice) => notice.tone === 'warning')

describe('pensioensparen-calculator', () => {
  test('the benefit drops just above the first ceiling, and the page warns in the loss zone only', () => {
    const benefit = (storting: number) => numberOf(reportFor(calculator, { storting }, now), 'belastingvoordeel')
    expect(benefit(1_049.99)).toBe(315)
    expect(benefit(1_050)).toBe(315)
    expect(benefit(1_050.01)).toBe(262.5)
    expect(benefit(1_350)).toBe(337.5)
    expect([1_049.99, 1_050, 1_050.01, 1_200, 1_260, 1_260.01, 1_350].map(warns)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  test('the page about the pension, in euros of today, takes the capital in euros of today', () => {
    const input = { geboortejaar: 1990, startleeftijd: 36, uitkeringsleeftijd: 66, storting: 1_050 }
    const taken = (inflatie: number) =>
      reportFor(calculator, { ...input, inflatie }, now).next[0]?.carry?.['pensioensparen']
    const net = numberOf(reportFor(calculator, input, now), 'nettoKapitaal')
    expect(taken(0)).toBe(Math.round(net))
    expect(taken(2)).toBe(Math.round(net / 1.02 ** 30))
  })

  test('the loss zone moves with the year', () => {
    const in2024 = situation('2024-06-01')
    const in2018 = situation('2018-06-01')
    expect(valueOf(reportFor(calculator, { storting: 1_020 }, in2024), 'omslagpunt')).toBe(1_224)
    expect(reportFor(calculator, { storting: 1_021 }, in2024).notices[0]?.tone).toBe('warning')
    expect(reportFor(calculator, { storting: 1_153 }, in2018).notices.some((one) => one.tone === 'warning')).toBe(false)
  })

  test('money in is money out: start, deposits and return minus costs and end tax make the net capital', () => {
    const plans = fc.record({
      storting: fc.integer({ min: 0, max: 105_000 }).map((cents) => cents / 100),
      rendement: fc.integer({ min: -20, max: 80 }).map((tenths) => tenths / 10),
      geboortejaar: fc.integer({ min: 1972, max: 2005 }),
      vorm: fc.constantFrom('fonds', 'verzekering'),
      stortmoment: fc.constantFrom('januari', 'gespreid', 'december'),
    })
    fc.assert(
      fc.property(plans, (input) => {
        const report = reportFor(calculator, input, now)
        const parts = report.steps.find((step) => step.sum?.at(-1)?.label === 'Netto kapitaal')?.sum ?? []
        const total = parts.slice(0, -1).reduce((all, part) => all + part.value, 0)
        expect(parts).toHaveLength(6)
        expect(total).toBeCloseTo(numberOf(report, 'nettoKapitaal'), 6)
        const rows = report.tables[0]?.rows ?? []
        const column = (place: number) => rows.reduce((all, row) => all + Number(row[place]), 0)
        expect(column(4)).toBeCloseTo(numberOf(report, 'totaalGestort'), 6)
        expect(column(7)).toBeCloseTo(numberOf(report, 'eindbelasting'), 6)
      }),
      { numRuns: 40 },
    )
  })

  test('higher costs never give more, and more return never less', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 900 }),
        fc.constantFrom('fonds', 'verzekering'),
        (cost, rate, vorm) => {
          const net = (lopendeKost: number, rendement: number) =>
            numberOf(
              reportFor(calculator, { vorm, lopendeKost: lopendeKost / 100, rendement: rendement / 100 }, now),
              'nettoKapitaal',
            )
          expect(net(cost + 20, rate)).toBeLessThanOrEqual(net(cost, rate))
          expect(net(cost, rate + 50)).toBeGreaterThanOrEqual(net(cost, rate))
        },
      ),
      { numRuns: 30 },
    )
  })

  test('the end tax of a fund does not depend on what the fund earns; that of an insurance does', () => {
    const tax = (vorm: string, rendement: number) =>
      numberOf(reportFor(calculator, { vorm, rendement }, now), 'eindbelasting')
    expect(tax('fonds', 1)).toBe(tax('fonds', 8))
    expect(tax('verzekering', 8)).toBeGreaterThan(tax('verzekering', 1))
  })

  test('profit sharing of an insurance stays out of the end tax', () => {
    const tax = (winstdeling: number) =>
      numberOf(reportFor(calculator, { vorm: 'verzekering', rendement: 3, winstdeling }, now), 'eindbelasting')
    expect(tax(1)).toBeLessThan(tax(0))
  })

  test('deposits after sixty bring the reduction without a new end tax', () => {
    const early = reportFor(calculator, { geboortejaar: 1990, uitkeringsleeftijd: 60 }, now)
    const late = reportFor(calculator, { geboortejaar: 1990, uitkeringsleeftijd: 65 }, now)
    expect(numberOf(late, 'eindbelasting')).toBe(numberOf(early, 'eindbelasting'))
    expect(numberOf(late, 'voordeelNaEindbelasting')).toBe(5 * 337.05)
    expect(numberOf(early, 'voordeelNaEindbelasting')).toBe(0)
  })

  test('a contract begun at 57 is taxed on its tenth birthday', () => {
    const report = reportFor(calculator, { geboortejaar: 1969, uitkeringsleeftijd: 67 }, now)
    expect(numberOf(report, 'leeftijdEindbelasting')).toBe(67)
    expect(numberOf(report, 'eindbelasting')).toBeGreaterThan(0)
  })

  test('who is over sixty with an old contract has paid the end tax already', () => {
    const report = reportFor(
      calculator,
      { geboortejaar: 1964, startleeftijd: 30, alGespaard: 40_000, uitkeringsleeftijd: 66 },
      now,
    )
    expect(numberOf(report, 'eindbelasting')).toBe(0)
    expect(numberOf(report, 'totaalGestort')).toBe(3 * 1_050)
  })

  test('the return that an ETF needs makes both equal when it is filled in', () => {
    const report = reportFor(calculator, {}, now)
    const needed = Number(numberOf(report, 'nodigEtfRendement').toFixed(4))
    const again = reportFor(calculator, { etfRendement: needed }, now)
    expect(Math.abs(numberOf(again, 'verschilEtf'))).toBeLessThan(5)
    expect(again.sentence).toContain('even ver')
  })

  test('the ETF follows the return of the page unless it has its own', () => {
    const of = (input: Record<string, number>) => numberOf(reportFor(calculator, input, now), 'etfKapitaal')
    expect(of({ rendement: 3 })).toBe(of({ rendement: 3, etfRendement: 3 }))
    expect(of({ rendement: 3 })).toBeLessThan(of({ rendement: 5 }))
  })

  test('one verdict: sentence, figure and returns name the same winner', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1972, max: 2004 }),
        fc.constantFrom('fonds', 'verzekering'),
        (rate, cost, geboortejaar, vorm) => {
          const report = reportFor(
            calculator,
            { rendement: rate / 10, lopendeKost: cost / 10, geboortejaar, vorm, uitkeringsleeftijd: 65 },
            now,
          )
          const ahead = numberOf(report, 'verschilEtf')
          const ours = numberOf(report, 'nettoRendement') - numberOf(report, 'etfRendement')
          if (report.sentence.includes('even ver')) return
          expect(report.sentence.includes('dan wint pensioensparen')).toBe(ahead > 0)
          expect(ours > 0).toBe(ahead > 0)
          expect(numberOf(report, 'voorsprong')).toBe(Math.abs(ahead))
        },
      ),
      { numRuns: 60 },
    )
  })

  test('an ETF without costs or taxes grows as a savings formula', () => {
    const plan: Plan = {
      birthYear: 1976,
      firstYear: 2026,
      payoutAge: 60,
      startAge: 50,
      deposit: 1_000,
      saved: 0,
      paidBefore: null,
      prepaidTax: 0,
      form: 'verzekering',
      rate: 0.04,
      profitShare: 0,
      entryFee: 0,
      runningCost: 0,
      municipal: 0.07,
      moment: 0,
      etfRate: 0.05,
      etfCost: 0,
      etfTax: false,
      carried: 0,
    }
    // 1.000 × 1,05 × (1,05^10 − 1) ÷ 0,05.
    expect(runPlan(openLaw('2026-11-15'), plan).etf.net).toBe(13_206.79)
  })

  test('without deposits there is nothing to gain and no return', () => {
    const report = reportFor(calculator, { storting: 0 }, now)
    expect(numberOf(report, 'nettoKapitaal')).toBe(0)
    expect(valueOf(report, 'nettoRendement')).toBeNull()
  })

  test('the law stops deposits above the second ceiling, before 18 and contracts under ten years', () => {
    expect(errorsFor(calculator, { storting: 1_351 }, now).storting).toContain('1.350')
    expect(errorsFor(calculator, { geboortejaar: 2010 }, now).geboortejaar).toContain('18 jaar')
    expect(errorsFor(calculator, { geboortejaar: 1962, uitkeringsleeftijd: 65 }, now).uitkeringsleeftijd).toContain(
      '74',
    )
    expect(errorsFor(calculator, { geboortejaar: 1950 }, now).geboortejaar).toContain('76')
    expect(errorsFor(calculator, { startleeftijd: 50 }, now).startleeftijd).toContain('toekomst')
    expect(errorsFor(calculator, { geboortejaar: 1960 }, now).startleeftijd).toContain('tot je 64')
  })

  test('who gives only a year of birth gets an answer up to the last age to begin, whatever it is', () => {
    for (let geboortejaar = 1962; geboortejaar <= 2008; geboortejaar += 1) {
      const report = reportFor(calculator, { geboortejaar }, now)
      const start = 2026 - geboortejaar
      expect(report.sentence).toContain(`op ${Math.max(65, start + 10)} jaar`)
    }
    // Saving since 30: the contract is long past ten years, so it pays at 65 or next year.
    expect(reportFor(calculator, { geboortejaar: 1960, startleeftijd: 30 }, now).sentence).toContain('op 67 jaar')
  })

  test('what was saved before is no return in the picture', () => {
    const layers = reportFor(calculator, { storting: 0, alGespaard: 20_000 }).charts.find(({ key }) => key === 'lagen')
    if (layers?.kind !== 'stacked') throw new Error('no picture of the layers')
    expect(layers.series[0]).toMatchObject({ label: 'Al gespaard en gestort' })
    expect(layers.series[0]?.values.at(-1)).toBe(20_000)
  })

  test('what is in pension saving stays there on both sides: only new deposits are weighed against the ETF', () => {
    const input = { geboortejaar: 1968, startleeftijd: 40, storting: 1_350 }
    const fresh = reportFor(calculator, input, now)
    const saver = reportFor(calculator, { ...input, alGespaard: 22_000 }, now)
    // 22.000 kept for 2 years at 5 % less 1,2 %, end tax of 8 % on 22.000 at 4,75 %, and 5 years more.
    const year = 1.05 * (1 - 0.012)
    const stays = (22_000 * year ** 2 - 0.08 * 22_000 * 1.0475 ** 2) * year ** 5
    expect(numberOf(saver, 'etfKapitaal') - numberOf(fresh, 'etfKapitaal')).toBeCloseTo(stays, 0)
    expect(Math.abs(numberOf(saver, 'verschilEtf') - numberOf(fresh, 'verschilEtf'))).toBeLessThan(0.05)
    expect(saver.sentence).toContain('dan wint pensioensparen')
    expect(numberOf(saver, 'besteStorting')).toBe(1_050)
  })

  test('without a new deposit nothing is weighed against the ETF', () => {
    const report = reportFor(calculator, { storting: 0, alGespaard: 20_000 }, now)
    expect(report.charts.map(({ key }) => key)).toEqual(['lagen'])
    expect(report.steps.map(({ text }) => text).join(' ')).not.toContain('ETF')
  })

  test('past the last age a deposit is no part of the answer: no tax back, no step and no table of it', () => {
    // Art. 145/9 WIB 92: only payments up to the year of the 64th birthday count.
    const report = (geboortejaar: number) =>
      reportFor(calculator, { geboortejaar, startleeftijd: 30, alGespaard: 70_000, storting: 1_200 }, now)
    const late = report(1961)
    expect(late.sentence).toMatch(/^Zonder nieuwe stortingen heb je/)
    for (const key of ['voordeelMetGemeente', 'belastingvoordeel', 'stortingPerMaand', 'totaalGestort', 'verliesFuik'])
      expect(numberOf(late, key)).toBe(0)
    expect(late.steps.map(({ text }) => text).join(' ')).not.toMatch(/Je stort|instapkost/)
    expect(late.tables.map(({ key }) => key)).toEqual(['jaren'])
    expect(numberOf(report(1962), 'voordeelMetGemeente')).toBe(321)
  })

  test('in the year of the end tax the answer says that it takes it as gone, later that it is', () => {
    const said = (geboortejaar: number) =>
      reportFor(calculator, { geboortejaar, startleeftijd: 30, alGespaard: 70_000 }, now)
        .notices.map(({ text }) => text)
        .join(' ')
    expect(said(1967)).not.toContain('eindbelasting valt dit jaar')
    expect(said(1966)).toContain('De eindbelasting valt dit jaar')
    expect(said(1966)).not.toContain('al gevallen')
    expect(said(1965)).toContain('al gevallen')
  })
})
