import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { showFigure } from '#calculators/kernel/units.ts'
import calculator from './calculator.ts'

const euros = (max: number) => fc.integer({ min: 0, max })
const percentage = fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 10)

describe('samengestelde-interest-berekenen', () => {
  test('growing a plus b years is growing b years from what a years gave', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 100, max: 50_000 }),
        percentage,
        (a, b, start, rente) => {
          const run = (startbedrag: number, duur: number) =>
            numberOf(reportFor(calculator, { startbedrag, inleg: 0, rente, duur }), 'eindkapitaal')
          const once = run(start, a + b)
          if (once > 9_000_000) return
          expect(Math.abs(run(run(start, a), b) - once)).toBeLessThanOrEqual(once * 1e-6 + 0.2)
        },
      ),
    )
  })

  test('crediting more often never lowers the result, with continuous as the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 50_000 }),
        percentage,
        fc.integer({ min: 1, max: 40 }),
        (startbedrag, rente, duur) => {
          const finals = ['jaar', 'halfjaar', 'kwartaal', 'maand', 'dag', 'continu'].map((bijschrijving) =>
            numberOf(reportFor(calculator, { startbedrag, inleg: 0, rente, duur, bijschrijving }), 'eindkapitaal'),
          )
          for (const [index, value] of finals.entries())
            if (index > 0) expect(value).toBeGreaterThanOrEqual(finals[index - 1]! - 0.005)
          expect(Math.abs(finals[5]! - startbedrag * Math.exp((rente / 100) * duur))).toBeLessThan(
            finals[5]! * 1e-6 + 0.01,
          )
        },
      ),
    )
  })

  test('each unknown, put back, gives the wanted capital', () => {
    fc.assert(
      fc.property(
        euros(20_000),
        fc.integer({ min: 10, max: 500 }),
        fc.integer({ min: 1, max: 80 }),
        fc.integer({ min: 2, max: 30 }),
        (startbedrag, inleg, tenths, duur) => {
          const rente = tenths / 10
          const eindkapitaal = numberOf(reportFor(calculator, { startbedrag, inleg, rente, duur }), 'eindkapitaal')
          const known = { startbedrag, inleg, rente, duur, eindkapitaal }
          expect(numberOf(reportFor(calculator, { ...known, zoek: 'startbedrag' }), 'startbedrag')).toBeCloseTo(
            startbedrag,
            1,
          )
          expect(numberOf(reportFor(calculator, { ...known, zoek: 'inleg' }), 'inleg')).toBeCloseTo(inleg, 1)
          expect(numberOf(reportFor(calculator, { ...known, zoek: 'rente' }), 'rente')).toBeCloseTo(rente, 2)
          expect(
            Math.abs(numberOf(reportFor(calculator, { ...known, zoek: 'tijd' }), 'tijd') - duur),
          ).toBeLessThanOrEqual(1 / 12 + 1e-6)
        },
      ),
    )
  })

  test('the layers add up to the capital', () => {
    fc.assert(
      fc.property(euros(20_000), euros(500), percentage, (startbedrag, inleg, rente) => {
        if (startbedrag + inleg === 0) return
        const report = reportFor(calculator, { startbedrag, inleg, rente })
        expect(numberOf(report, 'ingelegd') + numberOf(report, 'interest')).toBeCloseTo(
          numberOf(report, 'eindkapitaal'),
          8,
        )
        expect(numberOf(report, 'ingelegd')).toBe(startbedrag + 240 * inleg)
        for (const { cells } of report.tables[0]!.groups ?? []) {
          const [, capital, paid, simple, compound] = cells.map(Number)
          expect(paid! + simple! + compound!).toBeCloseTo(capital!, 8)
        }
      }),
    )
  })

  test('a goal out of reach says so instead of inventing a number', () => {
    const report = reportFor(calculator, { zoek: 'tijd', startbedrag: 1000, inleg: 0, rente: 0, eindkapitaal: 2000 })
    expect(valueOf(report, 'oplossing')).toBeNull()
    expect(report.sentence).toContain('haal je')
  })

  test('a goal below what is there needs nothing', () => {
    const report = reportFor(calculator, { zoek: 'inleg', startbedrag: 10_000, eindkapitaal: 5_000, duur: 5 })
    expect(numberOf(report, 'inleg')).toBe(0)
    expect(errorsFor(calculator, { startbedrag: 0, inleg: 0 }).startbedrag).toContain('startbedrag of een inleg')
  })

  test('the table folds the months of each year, and a year ends where its last month does', () => {
    const { rows, groups = [] } = reportFor(calculator, { duur: 2.5 }).tables[0]!
    expect(groups.map((group) => group.size)).toEqual([12, 12, 6])
    expect(groups.map((group) => group.cells[1])).toEqual([rows[11]![1], rows[23]![1], rows[29]![1]])
  })

  test('taxed as savings interest, the page tells from which year the exemption is passed', () => {
    const told = (startbedrag: number) =>
      reportFor(calculator, { startbedrag, inleg: 0, rente: 2, belasting: 'spaarrente' }).notices[0]!.text
    expect(told(10_000)).toContain('nooit boven die grens')
    expect(told(50_000)).toContain('vanaf jaar 3')
    expect(told(60_000)).toContain('vanaf jaar 1')
    expect(told(10_000)).toContain('betaalt niets')
  })

  test('savings interest is taxed only above the exemption of each holder, and each unknown can still be found', () => {
    const plan = { startbedrag: 150_000, inleg: 300, rente: 2, duur: 8, belasting: 'spaarrente' }
    const one = reportFor(calculator, plan)
    const two = reportFor(calculator, { ...plan, titularissen: 2 })
    const none = reportFor(calculator, { ...plan, belasting: 'geen' })
    expect(numberOf(one, 'eindkapitaal')).toBeLessThan(numberOf(two, 'eindkapitaal'))
    expect(numberOf(two, 'eindkapitaal')).toBeLessThan(numberOf(none, 'eindkapitaal'))
    expect(numberOf(one, 'ingelegd') + numberOf(one, 'interest')).toBeCloseTo(numberOf(one, 'eindkapitaal'), 1)
    const known = { ...plan, eindkapitaal: numberOf(one, 'eindkapitaal') }
    expect(numberOf(reportFor(calculator, { ...known, zoek: 'startbedrag' }), 'startbedrag')).toBeCloseTo(150_000, 0)
    expect(numberOf(reportFor(calculator, { ...known, zoek: 'inleg' }), 'inleg')).toBeCloseTo(300, 1)
    expect(numberOf(reportFor(calculator, { ...known, zoek: 'rente' }), 'rente')).toBeCloseTo(2, 3)
    const time = numberOf(reportFor(calculator, { ...known, zoek: 'tijd' }), 'tijd')
    expect(Math.abs(time - 8)).toBeLessThanOrEqual(1 / 12 + 1e-6)
  })

  test('every number of months, written as years in four decimals, counts as many deposits', () => {
    const paid = (duur: number) =>
      numberOf(reportFor(calculator, { startbedrag: 0, inleg: 1, duur: Number(duur.toFixed(4)) }), 'ingelegd')
    const months = Array.from({ length: 40 }, (_, index) => index + 1)
    expect(months.map((month) => paid(month / 12))).toEqual(months)
  })

  test('a duration of nothing is refused', () => {
    expect(errorsFor(calculator, { duur: 0 }).duur).toContain('meer dan nul')
  })

  test('at a negative rate the words speak of a cost, not of interest on interest', () => {
    const report = reportFor(calculator, { startbedrag: 10_000, inleg: 100, rente: -1, duur: 10 })
    expect(report.sentence).toContain('negatieve rente')
    expect(JSON.stringify([report.sentence, report.key, report.charts, report.tables])).not.toContain('Rente op rente')
  })

  test('a sum one already has needs no time, and paying in more than the goal is no missed goal', () => {
    const time = { zoek: 'tijd', startbedrag: 5_000 }
    expect(errorsFor(calculator, { ...time, eindkapitaal: 5_000 })).toHaveProperty('eindkapitaal')
    expect(valueOf(reportFor(calculator, { ...time, eindkapitaal: 5_001 }), 'tijd')).toBeGreaterThan(0)
    const rate = { zoek: 'rente', startbedrag: 5_000, inleg: 150, duur: 20, eindkapitaal: 1_000 }
    expect(reportFor(calculator, rate).sentence).toMatch(/legt zelf al €.41\.000,00 in, meer dan €.1\.000,00/)
  })

  test.each([
    [{ startbedrag: 1_000, eindkapitaal: 1_001 }, '1\u00a0maand'],
    // 5.000 × 1,04^(212 ÷ 12) is 9.997,52: a month short.
    [{ startbedrag: 5_000, inleg: 0, rente: 4, eindkapitaal: 10_000 }, '17\u00a0jaar en 9\u00a0maanden'],
    [{ startbedrag: 10_000, inleg: 0, rente: 5, eindkapitaal: 20_000 }, '14\u00a0jaar en 3\u00a0maanden'],
    [{ startbedrag: 10_000, inleg: 0, rente: 5, eindkapitaal: 11_025 }, '2\u00a0jaar'],
    [{ startbedrag: 1_000, inleg: 50, inlegPer: 'week', eindkapitaal: 1_001 }, '1\u00a0maand'],
  ] as const)('the time for %j is %s, above the sentence and in it', (asked, time) => {
    const report = reportFor(calculator, { zoek: 'tijd', ...asked })
    expect(showFigure(report.headline)).toBe(time)
    expect(report.sentence).toContain(`na **${time}**`)
  })

  test('a goal that is reached without it asks no deposit', () => {
    const given = { zoek: 'inleg', startbedrag: 50_000, eindkapitaal: 20_000 }
    expect(reportFor(calculator, given).sentence).toContain('hoef je **niets** in te leggen')
    expect(reportFor(calculator, { ...given, startbedrag: 500 }).sentence).toContain('per maand in')
  })

  test('a negative rate is not taxed: the tax gives nothing back', () => {
    const negative = { startbedrag: 10_000, inleg: 0, rente: -2, duur: 5, duurMaanden: 0 }
    const report = reportFor(calculator, { ...negative, belasting: 'gewoon' })
    expect(report.headline.value).toBeCloseTo(10_000 * 0.98 ** 5, 2)
    expect(report.notices).toEqual([])
    expect(report.steps[0]!.text).not.toContain('na belasting')
    const beside = reportFor(calculator, { ...negative, rente: 1, belasting: 'gewoon', tweedeRente: -2 })
    expect(beside.key.find(({ key }) => key === 'tweedeEindkapitaal')?.value).toBeCloseTo(10_000 * 0.98 ** 5, 2)
  })

  test('the deposit or the sum that is looked for reaches what is wanted, and a cent less does not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('inleg', 'startbedrag'),
        fc.integer({ min: 10_000, max: 500_000 }),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 80 }),
        (zoek, eindkapitaal, duur, tenths) => {
          const plan = { duur, rente: tenths / 10, inleg: 0, startbedrag: 0 }
          const amount = numberOf(reportFor(calculator, { ...plan, zoek, eindkapitaal }), zoek)
          const reached = (value: number) =>
            numberOf(reportFor(calculator, { ...plan, [zoek]: Number(value.toFixed(2)) }), 'eindkapitaal')
          expect(reached(amount)).toBeGreaterThanOrEqual(eindkapitaal)
          expect(reached(amount - 0.02)).toBeLessThan(eindkapitaal)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('without deposits no step adds them up', () => {
  const said = reportFor(calculator, { inleg: 0 })
    .steps.map(({ text }) => text)
    .join(' ')
  expect(said).not.toContain('De inleg van')
})

test('a deposit that rises says so, in the answer and in the step', () => {
  const found = reportFor(calculator, { zoek: 'inleg', inlegStijging: 3 })
  const step = found.steps.find(({ text }) => text.startsWith('De inleg'))!
  for (const text of [found.sentence, step.text]) expect(text).toMatch(/\(elk jaar 3.% meer\)/)
  expect(step.formula).toContain('1,03^(volle jaren)')
  expect(reportFor(calculator, { zoek: 'inleg' }).sentence).not.toContain('elk jaar')
})
