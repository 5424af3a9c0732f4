import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numberOf, reportFor } from '#calculators/kernel/testing.ts'
import capacity from '#calculators/lenen/kredietcapaciteit-calculator/calculator.ts'
import duties from '#calculators/lenen/registratierechten-berekenen/calculator.ts'
import { roundCents } from '#finance/money.ts'
import calculator from './calculator.ts'
import { maintenanceOf, renardCost } from './model.ts'

const region = fc.constantFrom('vlaanderen', 'wallonie', 'brussel')
const relation = fc.constantFrom('gehuwd', 'wettelijk', 'wettelijkLaat', 'feitelijk')

describe('uitkoop-woning-berekenen', () => {
  test('the parts add up to the cent, and the loan pays exactly what is needed', () => {
    fc.assert(
      fc.property(
        region,
        relation,
        fc.integer({ min: 50_000, max: 900_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (gewest, relatie, waarde, schuld, eigenGeld) => {
          const report = reportFor(calculator, { gewest, relatie, waarde, schuld, eigenGeld })
          const of = (key: string) => numberOf(report, key)
          const costs =
            of('verdeelrecht') +
            of('akteVerdeling') +
            of('kredietakte') +
            of('dossier') +
            of('wederbelegging') +
            of('handlichting')
          expect(of('kosten')).toBeCloseTo(costs, 6)
          expect(of('totaal')).toBeCloseTo(Math.max(0, of('som')) + of('kosten'), 6)
          if (of('nieuweLening') > 0)
            expect(of('nieuweLening')).toBeCloseTo(of('som') + of('kosten') + schuld - eigenGeld, 1)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('what income carries is what the page about borrowing capacity says, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_000 }),
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 0, max: 800 }),
        (inkomen, kinderen, lasten) => {
          const terms = { rente: 3.5, looptijd: 20 }
          const own = reportFor(calculator, { inkomen, kinderen, lasten, ...terms })
          const sister = reportFor(capacity, {
            ontleners: 'een',
            inkomen1: inkomen,
            kinderen,
            lopendeKredieten: lasten,
            ...terms,
          })
          expect(numberOf(own, 'draagkracht')).toBe(numberOf(sister, 'maandlastMax'))
          expect(numberOf(own, 'hoogsteLening')).toBe(numberOf(sister, 'leenbedrag'))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('the deeds are those of the page about duties, to the cent', () => {
    for (const waarde of [150_000, 275_000, 610_000]) {
      const own = reportFor(calculator, { waarde })
      const krediet = numberOf(own, 'nieuweLening')
      const sister = reportFor(duties, { prijs: waarde, krediet, enigeEigenWoning: false })
      expect(numberOf(own, 'akteVerdeling')).toBe(numberOf(sister, 'aktekosten'))
      expect(numberOf(own, 'kredietakte')).toBe(numberOf(sister, 'kredietakte'))
    }
  })

  test('the debt does not lower the duty', () => {
    const of = (schuld: number) => numberOf(reportFor(calculator, { schuld, relatie: 'feitelijk' }), 'verdeelrecht')
    expect(of(0)).toBe(of(300_000))
  })

  test('both shares together are the whole surplus', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 60_000 }), (share, inbrengEx) => {
        const given = { waarde: 300_000, schuld: 100_000, inbrengEx }
        const ex = numberOf(reportFor(calculator, { ...given, aandeelEx: share }), 'som')
        const mine = numberOf(
          reportFor(calculator, { ...given, aandeelEx: 100 - share, inbrengEx: 0, inbrengIk: inbrengEx }),
          'som',
        )
        expect(ex + mine).toBeCloseTo(200_000, 1)
      }),
      { numRuns: 40 },
    )
  })

  test('a loan that runs on asks less new money, and both instalments count against the income', () => {
    const fresh = reportFor(calculator, { rente: 3.5 })
    const on = reportFor(calculator, { rente: 3.5, lening: 'doorlopen', maandlastNu: 900 })
    expect(numberOf(on, 'nieuweLening')).toBeLessThan(numberOf(fresh, 'nieuweLening') - 180_000)
    expect(numberOf(on, 'maandlast')).toBeCloseTo(numberOf(on, 'maandlastNieuw') + 900, 6)
    expect(numberOf(on, 'draagkracht')).toBe(numberOf(fresh, 'draagkracht'))
  })

  test('an income of nothing carries nothing', () => {
    expect(reportFor(calculator, { inkomen: 0 }).sentence).toContain('je inkomen draagt niets.')
  })
})

describe('what the page says', () => {
  test('an income that nobody gave is called an example, in the sentence and in the warning', () => {
    const { sentence, notices } = reportFor(calculator, { waarde: 350_000, schuld: 180_000 })
    expect(sentence).toContain('je inkomen van €\u00a02.600 (voorbeeld) draagt maar')
    expect(notices.map(({ text }) => text)).toContainEqual(
      expect.stringContaining('voor je inkomen van €\u00a02.600 (voorbeeld). Meer'),
    )
    expect(reportFor(calculator, { inkomen: 2_700 }).sentence).toContain('je inkomen van €\u00a02.700 draagt maar')
  })

  test('an ex who pays because of own money hears nothing of a loan above the value', () => {
    const { sentence } = reportFor(calculator, { waarde: 300_000, schuld: 100_000, inbrengIk: 250_000 })
    expect(sentence).toMatch(/^Je eigen geld is meer dan wat er te verdelen is: je ex moet jou €\u00a025\.000 betalen/)
  })

  test('the drawn parts of the buyout are its whole cost, the old loan included', () => {
    for (const input of [{}, { schuld: 0 }, { eigenGeld: 400_000 }, { lening: 'doorlopen', maandlastNu: 800 }]) {
      const report = reportFor(calculator, input)
      const [drawn] = report.charts
      const parts = drawn?.kind === 'split' ? (drawn.rows[1]?.parts ?? []) : []
      expect(parts.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(numberOf(report, 'totaal'), 2)
    }
  })

  test('who pays with own money reads of no loan, and a share of what is left is called that', () => {
    const report = reportFor(calculator, {
      waarde: 240_000,
      schuld: 0,
      inbrengIk: 30_000,
      inbrengEx: 10_000,
      aandeelEx: 50,
      eigenGeld: 150_000,
    })
    expect(report.steps[0]?.text).toMatch(/^De woning is .* is eigen geld plus 50.% van de rest: \*\*€.110\.000,00/)
    expect(report.tables.find(({ key }) => key === 'wegen')).toMatchObject({
      note: 'Verkopen is gerekend zonder makelaar.',
      rows: [['Met eigen geld', 0, expect.any(Number), 0, 110_000, 0], expect.anything()],
    })
    expect(report.next.map(({ slug }) => slug)).not.toContain('hypothecaire-lening-berekenen')
  })

  test('without a value of the house there is a question and no figure of an answer', () => {
    const { key, groups, charts, tables, steps, notices } = reportFor(calculator, { waarde: 0 })
    expect([key, groups, charts, tables, steps, notices]).toEqual([[], [], [], [], [], []])
  })

  test('without an old loan no step pays one back', () => {
    const { steps } = reportFor(calculator, { schuld: 0 })
    expect(steps.map(({ text }) => text).join(' ')).not.toContain('oude')
  })
})

describe('maintenance, never one truth', () => {
  test('Knack: incomes of 40.000 and 60.000, benefit 3.436, a child of ten costs about 18.000', () => {
    expect(renardCost(103_436, 0.21, 1)).toBe(17_951.7)
    expect(Math.abs(renardCost(103_436, 0.21, 1) - 18_000)).toBeLessThan(50)
  })

  test('published shares of one to four children of ten: 17,36, 29,58, 38,64 and 45,64 %', () => {
    const shares = [1, 2, 3, 4].map((children) => renardCost(100, 0.21, children))
    for (const [index, wanted] of [17.36, 29.58, 38.64, 45.64].entries())
      expect(Math.abs((shares[index] ?? 0) - wanted)).toBeLessThanOrEqual(0.0151)
  })

  test('equal incomes and equal stay: nobody pays, by any method', () => {
    const equal = { income: 2_500, incomeEx: 2_500, benefit: 200, children: 2, stayEx: 0.5 }
    expect(maintenanceOf(equal).map(({ fromEx }) => fromEx)).toEqual([0, 0, 0, 0])
  })

  test('turned round, the same amount goes the other way', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 6_000 }),
        fc.integer({ min: 500, max: 6_000 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 0, max: 100 }),
        (income, incomeEx, children, stay) => {
          const here = maintenanceOf({ income, incomeEx, benefit: 180, children, stayEx: stay / 100 })
          const there = maintenanceOf({
            income: incomeEx,
            incomeEx: income,
            benefit: 180,
            children,
            stayEx: 1 - stay / 100,
          })
          expect(there.map(({ code }) => code)).toEqual(here.map(({ code }) => code))
          for (const [index, { fromEx }] of here.entries())
            expect(roundCents(fromEx + (there[index]?.fromEx ?? NaN))).toBeCloseTo(0, 1)
        },
      ),
      { numRuns: 80 },
    )
  })

  test('who hardly has the children: the rule of thumb stands beside, 10 % for one and a quarter for three', () => {
    const of = (children: number) =>
      maintenanceOf({ income: 2_000, incomeEx: 2_000, benefit: 0, children, stayEx: 0.15 }).at(-1)
    expect(of(1)).toMatchObject({ code: 'vuistregel', fromEx: 200 })
    expect(of(4)).toMatchObject({ code: 'vuistregel', fromEx: 500 })
  })

  test('the page shows methods only with children and both incomes, and never a single answer', () => {
    const tables = (input: object) =>
      reportFor(calculator, { ...input }).tables.filter(({ key }) => key === 'onderhoudsgeld')
    expect(tables({ kinderen: 2 })).toEqual([])
    expect(tables({ inkomenEx: 2_000 })).toEqual([])
    expect(tables({ kinderen: 2, inkomenEx: 2_000 })[0]?.rows.length).toBeGreaterThan(3)
  })

  test('without a value of the house the page asks for it, and an ex without a share gets nothing', () => {
    expect(reportFor(calculator, { waarde: 0 }).sentence).toBe('Vul in wat je woning vandaag waard is.')
    expect(reportFor(calculator, { aandeelEx: 0 }).sentence).toMatch(/^\*\*Niets\*\* gaat naar je ex/)
  })
})

test('no own money is spoken of that was not given, and no other loan where there is none', () => {
  const under = reportFor(calculator, { waarde: 300_000, schuld: 320_000, lening: 'doorlopen', maandlastNu: 1_200 })
  expect(under.steps.map(({ text }) => text).join(' ')).toContain('Je hoeft niets bij te lenen')
  expect(reportFor(calculator, { schuld: 0, lening: 'doorlopen' }).sentence).not.toContain('Met één nieuwe lening')
})
