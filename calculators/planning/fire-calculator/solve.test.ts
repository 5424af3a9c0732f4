import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'
import { rateTest, runHistory, shareLasted } from './model-history.ts'
import { type FirePlan, needAt, pensionAt, yearsToTarget } from './model-plan.ts'

const plain = { pensioen: 0, meerwaardebelasting: false }
const person = fc.record({
  geboortejaar: fc.integer({ min: 1970, max: 2004 }),
  nettoInkomen: fc.integer({ min: 1_500, max: 6_000 }),
  uitgaven: fc.integer({ min: 800, max: 3_500 }),
  vermogen: fc.integer({ min: 0, max: 400_000 }),
})
const yearsTo = (input: Record<string, unknown>) => {
  const years = valueOf(reportFor(calculator, input), 'jarenTotFire')
  return typeof years === 'number' ? years : Infinity
}

describe('fire-calculator', () => {
  test('the classic need is yearly spending divided by the withdrawal rate', () => {
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 8_000 }), fc.integer({ min: 20, max: 80 }), (uitgaven, tenths) => {
        const report = reportFor(calculator, { ...plain, uitgaven, opnamepercentage: tenths / 10 })
        const wanted = (uitgaven * 12) / (tenths / 1_000)
        expect(numberOf(report, 'fireGetal')).toBeCloseTo(wanted, 4)
        expect(Math.abs(numberOf(report, 'benodigdKapitaal') - wanted)).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })

  test('without pension and taxes the two phases cost as much as the classic rule', () => {
    const two = reportFor(calculator, plain)
    expect(Math.abs(numberOf(two, 'benodigdKapitaal') - numberOf(two, 'fireGetal'))).toBeLessThanOrEqual(1)
  })

  test('all euros times k leaves the years unchanged', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 2, max: 5 }), (input, k) => {
        const small = { ...input, meerwaardebelasting: false, pensioen: 1_200, socialeBijdragen: 60 }
        const large = {
          ...small,
          nettoInkomen: input.nettoInkomen * k,
          uitgaven: input.uitgaven * k,
          vermogen: input.vermogen * k,
          pensioen: 1_200 * k,
          socialeBijdragen: 60 * k,
        }
        expect(yearsTo(large)).toBe(yearsTo(small))
      }),
      { numRuns: 30 },
    )
  })

  test('who is already there needs 0 years', () => {
    const report = reportFor(calculator, { vermogen: 2_000_000 })
    expect(numberOf(report, 'jarenTotFire')).toBe(0)
    expect(numberOf(report, 'fireLeeftijd')).toBe(34)
  })

  test('more savings never make it later', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 1, max: 1_000 }), (input, more) => {
        const maandelijksBelegd = Math.max(0, input.nettoInkomen - input.uitgaven)
        expect(yearsTo({ ...input, maandelijksBelegd: maandelijksBelegd + more })).toBeLessThanOrEqual(
          yearsTo({ ...input, maandelijksBelegd }),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('the parts of the need add up, and the bridge runs to the legal age', () => {
    const report = reportFor(calculator)
    const parts = ['brugKapitaal', 'laterKapitaal', 'belastingReserve'].map((key) => numberOf(report, key))
    expect(parts.reduce((a, b) => a + b, 0)).toBe(numberOf(report, 'benodigdKapitaal'))
    expect(numberOf(report, 'fireLeeftijd') + numberOf(report, 'brugJaren')).toBe(67)
    expect(numberOf(reportFor(calculator, { geboortejaar: 1962 }), 'pensioenleeftijd')).toBe(66)
  })

  test('fewer working years make the pension smaller, in proportion', () => {
    const report = reportFor(calculator)
    const worked = 11 + numberOf(report, 'jarenTotFire')
    expect(numberOf(report, 'pensioenBijStop')).toBeCloseTo((1_700 * worked) / 44, 8)
  })

  test('the bridge of seven years and what comes after it, with a pension that is not scaled', () => {
    const plan: FirePlan = {
      age: 60,
      year: 2026,
      capital: 300_000,
      savedPerYear: 0,
      realReturn: 0.045,
      withdrawalRate: 0.04,
      inflation: 0.02,
      spending: 24_000,
      untilPension: 0,
      sideIncome: 0,
      pensionAge: 67,
      pension: 18_000,
      partner: null,
      careerYears: 38,
      untilAge: 95,
      tax: null,
    }
    // 24.000 × (1 − 1,04^−7) ÷ 4 % and 6.000 ÷ 4 % ÷ 1,04^7; all 45 years worked when one stops at 67.
    expect(needAt({ ...plan, pension: (18_000 * 45) / 38 }, 60, 1)).toMatchObject({
      bridge: 144_049,
      later: 113_988,
      total: 258_037,
    })
    expect(pensionAt(plan, 67)).toBe(18_000)
  })

  test('the capital in the card is the capital in the table of variants, whole euros that add up', () => {
    fc.assert(
      fc.property(person, (input) => {
        const report = reportFor(calculator, input)
        const [full] = report.tables[0]!.rows
        expect(full![1]).toBe(valueOf(report, 'fireLeeftijd'))
        if (full![1] !== null) expect(full![2]).toBe(numberOf(report, 'benodigdKapitaal'))
      }),
      { numRuns: 30 },
    )
  })

  test('the pension is asked first and decides: without it one stops later', () => {
    expect(calculator.inputs.pensioen).not.toHaveProperty('refine')
    expect(yearsTo({ pensioen: 0 })).toBeGreaterThan(yearsTo({}))
    expect(reportFor(calculator).sentence).toContain('pensioen per maand')
    expect(reportFor(calculator).assumed.map(({ key }) => key)).not.toContain('loopbaanjaren')
  })

  test('tax on gains raises the need, two exemptions lower it again, and none is due on a gain below the exemption', () => {
    const need = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { uitgaven: 4_000, nettoInkomen: 8_000, ...input }), 'belastingReserve')
    expect(need({ meerwaardebelasting: false })).toBe(0)
    expect(need({})).toBeGreaterThan(0)
    expect(need({ partner: [{ geboortejaar: 1992, nettoInkomen: 0, pensioen: 0 }] })).toBeLessThan(need({}))
    const modest = reportFor(calculator, { uitgaven: 700, nettoInkomen: 1_500 })
    expect(numberOf(modest, 'belastingEersteJaar')).toBe(0)
  })

  test('barista income makes stopping possible earlier, and coast asks less than stopping now', () => {
    const normal = yearsTo({})
    expect(yearsTo({ type: 'barista' })).toBeLessThan(normal)
    const coast = reportFor(calculator, { type: 'coast', vermogen: 0, coastLeeftijd: 62 })
    expect(coast.headline.key).toBe('coastVanaf')
    expect(numberOf(coast, 'coastVanaf')).toBeLessThan(62)
  })

  test('reaching the coast number today means that saving may stop today', () => {
    const coast = { type: 'coast', coastLeeftijd: 60 }
    const number = Math.ceil(numberOf(reportFor(calculator, coast), 'coastGetal'))
    const at = (vermogen: number) => valueOf(reportFor(calculator, { ...coast, vermogen }), 'coastVanaf')
    expect(at(number)).toBe(34)
    expect(at(number - 2_000)).not.toBe(34)
  })

  test('history: withdrawing less never fails more, and nothing ever fails at 0 %', () => {
    const test = { span: 'alles', years: 30, stocks: 0.6, indexed: true } as const
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 30 }), (tenths, more) => {
        const low = rateTest(test, tenths / 1_000).share ?? 0
        const high = rateTest(test, (tenths + more) / 1_000).share ?? 0
        expect(high).toBeLessThanOrEqual(low)
      }),
    )
    expect(shareLasted(runHistory(test, 1, []))).toBe(1)
  })

  test('history: the balances of a window agree with whether it lasted', () => {
    const windows = runHistory({ span: 'trinity', years: 30, stocks: 1, indexed: true }, 100, Array(30).fill(6))
    expect(windows).toHaveLength(41)
    expect(windows[0]?.start).toBe(1926)
    for (const window of windows) expect(window.balances).toHaveLength(31)
    expect(windows.some((window) => !window.lasted && window.balances.at(-1) === 0)).toBe(true)
  })

  test('who spends everything is told so, and never stops before the plan ends when there is nothing', () => {
    const report = reportFor(calculator, { nettoInkomen: 1_500, uitgaven: 3_000, vermogen: 0 })
    expect(report.notices.some((notice) => notice.text.includes('zonder inleg'))).toBe(true)
    expect(valueOf(report, 'fireLeeftijd')).toBeNull()
    expect(report.sentence).toContain('niet stoppen')
  })

  test('a plan that ends before today is refused', () => {
    expect(errorsFor(calculator, { geboortejaar: 1950, planTot: 75 }).geboortejaar).toContain('76')
  })

  test('the formula for years agrees with saving year by year', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 1_000, max: 60_000 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 40 }),
        (start, perYear, percent, years) => {
          let capital = start
          for (let n = 0; n < years; n++) capital = capital * (1 + percent / 100) + perYear
          expect(yearsToTarget(capital, start, perYear, percent / 100)).toBeCloseTo(years, 6)
        },
      ),
    )
    expect(yearsToTarget(100, 0, 0, 0)).toBeNull()
    expect(yearsToTarget(100, 50, 0, -0.01)).toBeNull()
    expect(yearsToTarget(100, 150, 0, 0)).toBe(0)
  })

  test('lean is the same as spending a fifth less after stopping, and keeps the other variants as they are', () => {
    const lean = reportFor(calculator, { type: 'lean' })
    const less = reportFor(calculator, { uitgavenNaFire: 1_520 })
    expect(numberOf(lean, 'benodigdKapitaal')).toBe(numberOf(less, 'benodigdKapitaal'))
    expect(lean.tables[0]?.rows).toEqual(reportFor(calculator, {}).tables[0]?.rows)
    expect(lean.tables[0]?.rows[1]?.[1]).toBe(valueOf(lean, 'fireLeeftijd'))
  })
})

/** Cooley, Hubbard and Walz, AAII Journal, February 1998: American shares from 1926 to 1995, whole percents. */
describe('the Trinity study', () => {
  const share = (rate: number, stocks: number, indexed: boolean, years = 30) =>
    (rateTest({ span: 'trinity', years, stocks, indexed }, rate / 100).share ?? 0) * 100

  test('row 46: table 1, only shares, a fixed amount, thirty years', () => {
    const published = { 3: 100, 4: 98, 5: 95, 6: 90, 7: 85, 8: 78, 9: 68, 10: 54, 12: 34 }
    for (const [rate, percent] of Object.entries(published))
      expect(Math.abs(share(Number(rate), 1, false) - percent), rate).toBeLessThanOrEqual(0.5)
    // The study has prices of the end of the year, our series means of January: one period of 41 ends otherwise.
    expect(Math.abs(share(11, 1, false) - 49)).toBeLessThanOrEqual(3)
  })

  test('row 48: the number of overlapping periods by length', () => {
    const periods = { 15: 56, 20: 51, 25: 46, 30: 41 }
    for (const [years, count] of Object.entries(periods))
      expect(rateTest({ span: 'trinity', years: Number(years), stocks: 1, indexed: false }, 0.04).windows).toBe(count)
  })

  test('table 3, four percent that follows inflation: 95 % with shares alone, 98 % with a quarter of bonds', () => {
    expect(Math.abs(share(4, 1, true) - 95)).toBeLessThanOrEqual(0.5)
    expect(Math.abs(share(4, 0.75, true) - 98)).toBeLessThanOrEqual(0.5)
  })

  test('table 1, 75 % shares and six percent: 95 %', () => {
    // Corporate bonds in the study, ten-year government bonds here: one period of 41 ends otherwise.
    expect(Math.abs(share(6, 0.75, false) - 95)).toBeLessThanOrEqual(2.5)
  })
})

test('who lives on less than the pension needs no capital, and reads of none', () => {
  const { sentence } = reportFor(calculator, {
    geboortejaar: 1960,
    uitgaven: 1_400,
    vermogen: 900_000,
    pensioen: 1_700,
  })
  expect(sentence).toContain('dan dekt het pensioen je uitgaven van €\u00a01.400')
  expect(sentence).not.toContain('met €\u00a00 ')
})

test('whoever saves until the day of stopping is not told that saving may end then', () => {
  const coast = { geboortejaar: 1985, nettoInkomen: 3_500, uitgaven: 2_500, type: 'coast', coastLeeftijd: 60 }
  const report = reportFor(calculator, { ...coast, beleggingen: 60_000 })
  expect(valueOf(report, 'coastVanaf')).toBe(60)
  expect(report.sentence).toMatch(/^Om op 60 jaar te stoppen, spaar je tot dan\./)
  expect(reportFor(calculator, { ...coast, beleggingen: 200_000 }).sentence).toMatch(/^Vanaf \*\*4\d jaar/)
})

test('the sentence names what is still earned beside the capital', () => {
  const report = reportFor(calculator, { geboortejaar: 1980, type: 'barista', baristaInkomen: 1_000 })
  expect(report.sentence).toMatch(/Tot 67 jaar verdien je €\s1\.000 per maand bij\.$/)
})

test('nobody of 74 is told to stop at 65', () => {
  const old = { geboortejaar: 1952, nettoInkomen: 1_800, uitgaven: 1_500, beleggingen: 50_000, pensioen: 1_600 }
  expect(JSON.stringify(reportFor(calculator, old))).not.toContain('Om op 65 jaar te stoppen')
})

test('whoever is past the age to coast to is not told to save until then', () => {
  const old = reportFor(calculator, { geboortejaar: 1955, type: 'coast' })
  expect(old.sentence).not.toContain('Om op 65 jaar te stoppen')
  expect([...old.key, ...old.groups.flatMap(({ figures }) => figures)].map(({ note }) => note)).not.toContain(
    'Om op 65 jaar te stoppen',
  )
  expect(reportFor(calculator, { type: 'coast' }).sentence).toContain('op 67 jaar te stoppen')
})

test('who stops when the pension starts has no bridge, and who has enough waits no years', () => {
  const words = (input: Record<string, unknown>) =>
    reportFor(calculator, { geboortejaar: 1960, uitgaven: 2_000, pensioen: 1_700, ...input })
      .steps.map(({ text }) => text)
      .join(' ')
  const late = words({ beleggingen: 500_000 })
  expect(late).toContain('naast je pensioen volstaat')
  expect(late).toContain('**nu al**')
  expect(late).not.toMatch(/(?<!\d)0.jaar/)
})

test('who spends more than comes in has nothing left, and no sum says otherwise', () => {
  const [first] = reportFor(calculator, { nettoInkomen: 2_800, uitgaven: 3_000 }).steps
  expect(first).toMatchObject({ text: 'Je houdt **niets** per maand over om te beleggen.' })
  expect(first?.formula).toBeUndefined()
})

test('without the tax on gains its assumptions are gone, and it is named as left out', () => {
  const { assumptions, excluded } = reportFor(calculator, { meerwaardebelasting: false })
  expect([...assumptions, ...excluded].join(' ')).not.toContain('vrijstelling')
  expect(excluded).toContain('Meerwaardebelasting op je verkopen.')
})

test('the pension page gets the age at which this plan stops, as far as that page goes', () => {
  const stop = (input: Record<string, unknown>) =>
    reportFor(calculator, { uitgaven: 2_500, nettoInkomen: 4_500, ...input }).next.find(
      ({ slug }) => slug === 'pensioen-calculator',
    )?.carry?.['stopleeftijd']
  expect(stop({ geboortejaar: 1975, beleggingen: 400_000, type: 'coast', coastLeeftijd: 58 })).toBe(58)
  // That page begins at 40.
  for (const beleggingen of [50_000, 150_000, 200_000, 1_500_000]) {
    const input = { geboortejaar: 1980, uitgaven: 2_500, nettoInkomen: 4_500, beleggingen }
    const age = numberOf(reportFor(calculator, input), 'fireLeeftijd')
    expect(age).toBeLessThan(60)
    expect(stop(input)).toBe(Math.max(40, age))
  }
})

test('the assumptions name the pension age that is used, and call nothing careful that is not', () => {
  const of = (input: Record<string, number>) => reportFor(calculator, input).assumptions.join(' ')
  expect(of({ pensioenleeftijd: 63 })).toContain('op 63 jaar')
  expect(of({ rendement: 4, opnamepercentage: 3 })).toContain('voorzichtiger')
  expect(of({ rendement: 3, opnamepercentage: 4 })).not.toContain('voorzichtiger')
})
