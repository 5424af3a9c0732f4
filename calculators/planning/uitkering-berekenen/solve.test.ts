import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, taken, valueOf } from '#calculators/kernel/testing.ts'
import slip from '#calculators/planning/bruto-netto-calculator/calculator.ts'
import buffer from '#calculators/planning/noodfonds-calculator/calculator.ts'
import calculator from './calculator.ts'

// Without one the page asks for it.
const wage = fc.integer({ min: 1, max: 12_000 })
const family = fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen')
const employee = fc.constantFrom('bediende', 'arbeider')
const table = (input: Record<string, unknown>, key: string) => {
  const found = reportFor(calculator, input).tables.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}
const column = (input: Record<string, unknown>, name: string) => {
  const { columns, rows } = table(input, 'maanden')
  const index = columns.findIndex(({ key }) => key === name)
  return rows.map((row) => Number(row[index]))
}

describe('uitkering-berekenen', () => {
  test('agrees to the cent with noodfonds, for the same months, family and costs', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('bediende', 'arbeider', 'zelfstandige'),
        family,
        wage,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 12 }),
        (statuut, gezin, brutoloon, kinderen, duur) => {
          const shared = { statuut, gezin, brutoloon, kinderen, vasteKosten: 1_800, levensonderhoud: 611.11 }
          const of = (situatie: string) =>
            reportFor(calculator, { ...shared, situatie, duur, partnerInkomen: 900.5, reden: 'moeilijkheden' })
          const [ill, out] = [of('ziekte'), of('ontslag')]
          const carried = taken(ill, 'noodfonds-calculator', buffer)
          const fund = reportFor(buffer, { ...carried, ziekteduur: duur, zoekduur: duur })
          expect(numberOf(ill, 'tekort')).toBe(numberOf(fund, 'gatZiekte'))
          expect(numberOf(out, 'tekort')).toBe(numberOf(fund, 'gatOntslag'))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('the wage of now is that of the pay slip', () => {
    fc.assert(
      fc.property(employee, family, wage, (statuut, gezin, bruto) => {
        const here = numberOf(reportFor(calculator, { statuut, gezin, brutoloon: bruto }), 'nettoNu')
        expect(here).toBe(numberOf(reportFor(slip, { statuut, gezin, bruto }), 'netto'))
      }),
      { numRuns: 20 },
    )
  })

  test('the months add up to what was received and to the shortage', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('ontslag', 'ziekte'),
        employee,
        family,
        wage,
        fc.integer({ min: 1, max: 60 }),
        (situatie, statuut, gezin, brutoloon, duur) => {
          const input = { situatie, statuut, gezin, brutoloon, duur, verzekering: 123.45 }
          const report = reportFor(calculator, input)
          const total = column(input, 'netto').reduce((all, one) => all + one, 0)
          const short = column(input, 'over').reduce((all, one) => all + Math.max(0, -one), 0)
          expect(numberOf(report, 'ontvangen')).toBeCloseTo(total, 6)
          expect(numberOf(report, 'tekort')).toBeCloseTo(short, 6)
          expect(numberOf(report, 'bruto') - numberOf(report, 'ingehouden')).toBeCloseTo(
            numberOf(report, 'uitkering'),
            6,
          )
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a benefit without work never rises with time, and never falls with the wage', () => {
    fc.assert(
      fc.property(family, wage, fc.integer({ min: 1, max: 45 }), (gezin, brutoloon, gewerkt) => {
        const at = (gross: number) => column({ gezin, gewerkt, brutoloon: gross, duur: 30 }, 'bruto')
        const [low, high] = [at(brutoloon), at(brutoloon + 250)]
        low.forEach((amount, index) => {
          expect(amount).toBeLessThanOrEqual(low[index - 1] ?? Number.POSITIVE_INFINITY)
          expect(high[index]).toBeGreaterThanOrEqual(amount)
        })
      }),
      { numRuns: 40 },
    )
  })

  test('four months of work more give a month of benefit more, until two years', () => {
    const months = (gewerkt: number) => numberOf(reportFor(calculator, { gewerkt }), 'maandenRecht')
    expect([1, 1.34, 2, 3, 5, 20].map(months)).toEqual([12, 13, 15, 18, 24, 24])
    expect(
      column({ gewerkt: 2, duur: 17 }, 'bruto')
        .slice(-3)
        .map((amount) => amount > 0),
    ).toEqual([true, false, false])
    expect(column({ gewerkt: 2, duur: 16 }, 'netto').filter((amount) => amount > 0)).toHaveLength(15)
  })

  test('without a right the answer says so before any number', () => {
    expect(reportFor(calculator, { gewerkt: 0.5 }).sentence).toContain('geen recht')
    const own = { statuut: 'zelfstandige' }
    expect(reportFor(calculator, { ...own, reden: 'vrijwillig' }).sentence).toContain('uit eigen keuze')
    expect(numberOf(reportFor(calculator, { ...own, reden: 'vrijwillig' }), 'uitkering')).toBe(0)
    expect(reportFor(calculator, { ...own, gewerkt: 0.5 }).sentence).toContain('geen recht')
    // Since 2023 a new event brings at least three months, also after the first twelve.
    expect(numberOf(reportFor(calculator, { ...own, opgenomen: 12, gewerkt: 20 }), 'maandenRecht')).toBe(3)
    expect(numberOf(reportFor(calculator, { ...own, opgenomen: 4 }), 'maandenRecht')).toBe(8)
  })

  test('who lives with an income counts as such, married or not', () => {
    const of = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { brutoloon: 2_300, ...input }), 'bruto')
    expect(of({ samenwonend: true })).toBe(of({ gezin: 'partnerMetInkomen' }))
    expect(of({ samenwonend: true, kinderen: 2 })).toBe(of({ samenwonend: true }))
    expect(of({ kinderen: 2 })).toBe(of({ gezin: 'partnerZonderInkomen' }))
  })

  test('the career for a right without an end rises with the year of the claim', () => {
    const end = (begin: string) => valueOf(reportFor(calculator, { gewerkt: 31, leeftijd: 60, begin }), 'maandenRecht')
    expect(end('2026-12')).toBeNull()
    expect(end('2027-01')).toBe(24)
    expect(
      reportFor(calculator, { gewerkt: 31 })
        .notices.map(({ text }) => text)
        .join(' '),
    ).toContain('55')
  })

  test('impossible careers are refused, other nonsense answers', () => {
    expect(Object.keys(errorsFor(calculator, { leeftijd: 30, gewerkt: 20 }))).toEqual(['leeftijd'])
    expect(numberOf(reportFor(calculator, { brutoloon: 0 }), 'uitkering')).toBe(0)
    expect(numberOf(reportFor(calculator, { brutoloon: 50_000, situatie: 'ziekte', duur: 60 }), 'uitkering')).toBe(
      2642.1,
    )
  })

  test('before the reform of March 2026 there is no answer for unemployment, for illness there is', () => {
    expect(() => reportFor(calculator, {}, situation('2026-02-15'))).toThrow('Duur van de werkloosheidsuitkering')
    expect(
      numberOf(reportFor(calculator, { situatie: 'ziekte' }, situation('2026-02-15')), 'uitkering'),
    ).toBeGreaterThan(0)
  })

  test('the sentence names the month in which the right ends', () => {
    const report = reportFor(calculator, { begin: '2026-11' }, situation('2026-11-16'))
    expect(report.sentence).toContain('Dat loopt tot en met oktober 2028.')
  })

  test('fewer days of temporary unemployment never leave less, and nothing is withheld from the pay between', () => {
    const of = (werklozeDagen: number) => reportFor(calculator, { situatie: 'tijdelijk', werklozeDagen })
    for (let days = 2; days <= 22; days += 1) {
      expect(numberOf(of(days), 'uitkering')).toBeLessThanOrEqual(numberOf(of(days - 1), 'uitkering'))
      expect(numberOf(of(days), 'ingehouden')).toBeCloseTo(numberOf(of(days), 'bruto') * 0.2675, 1)
    }
  })

  test('a self-employed person interrupted for two weeks gets half of the overbruggingsrecht', () => {
    const of = (werklozeDagen: number) =>
      numberOf(reportFor(calculator, { situatie: 'tijdelijk', statuut: 'zelfstandige', werklozeDagen }), 'bruto')
    expect(of(10)).toBeCloseTo(of(22) / 2, 2)
    expect(of(4)).toBe(0)
  })
})

test('after the last month the benefit covers nothing, which is said so', () => {
  const { sentence } = reportFor(calculator, { statuut: 'zelfstandige', vasteKosten: 1_600 })
  expect(sentence).toContain('Daarna heb je niets meer voor je kosten van €\u00a01.600,00.')
})

test('a benefit that never was does not end, and has no first month', () => {
  const none = { situatie: 'ontslag', statuut: 'bediende', gewerkt: 0 }
  expect(table(none, 'fasen').rows.map(([name]) => name)).toEqual(['Vanaf maand 1: geen uitkering'])
  expect(table({ ...none, gewerkt: 1 }, 'fasen').rows.at(-1)?.[0]).toMatch(/: geen uitkering meer$/)
  expect(reportFor(calculator, none).key.find(({ key }) => key === 'minder')?.note).toBeUndefined()
})

test('a self-employed person has no wage for the benefit to pass', () => {
  const own = { situatie: 'ontslag', statuut: 'zelfstandige', reden: 'faillissement', nettoInkomen: 1_000 }
  const said = reportFor(calculator, own).notices.map(({ text }) => text)
  expect(said).toContain(
    'De uitkering ligt hier boven je netto-inkomen. Bij je aangifte betaal je soms nog belasting bij.',
  )
})

test('a formula that gives a whole month says so beside a part of one, and no right has none', () => {
  const { steps } = reportFor(calculator, { situatie: 'tijdelijk', werklozeDagen: 2 })
  expect(steps.map(({ formula }) => formula).join()).toContain('voor een deel van de maand')
  const whole = reportFor(calculator, {}).steps
  expect(whole.map(({ formula }) => formula).join()).not.toContain('voor een deel')
  const none = reportFor(calculator, { gewerkt: 0 }).steps.find(({ text }) => text.startsWith('Met 0'))
  expect(none).toBeDefined()
  expect(none?.formula).toBeUndefined()
})

test('where the family changes nothing, the answer does not speak of it', () => {
  const of = (input: Record<string, unknown>) =>
    JSON.stringify(reportFor(calculator, { gezin: 'alleenstaand', ...input }))
  expect(of({ situatie: 'moederschap' })).not.toMatch(/alleenwonend|voor jouw gezin/)
  expect(of({ situatie: 'tijdelijk', brutoloon: 2_600 })).not.toMatch(/alleenwonend|minimum van je gezin/)
  expect(of({ situatie: 'tijdelijk', statuut: 'zelfstandige' })).toContain('alleenwonend')
})

test('less than a week of interruption gives a self-employed person nothing, which is said first', () => {
  const report = reportFor(calculator, {
    situatie: 'tijdelijk',
    statuut: 'zelfstandige',
    nettoInkomen: 2_200,
    werklozeDagen: 4,
  })
  expect(report.sentence).toMatch(/^Je krijgt \*\*niets\*\*: .* minder dan een week .* blijft €.1\.800,00 per maand\./)
})

test('nobody is unemployed from the pension age of the first month on', () => {
  const at = (leeftijd: number, begin: string) => errorsFor(calculator, { leeftijd, begin })['leeftijd']
  expect(at(66, '2026-11')).toContain('Vanaf 66 jaar')
  expect(at(65, '2024-12')).toContain('Vanaf 65 jaar')
  expect(at(65, '2026-11')).toBeUndefined()
  expect(at(66, '2030-03')).toBeUndefined()
  expect(reportFor(calculator, {}).excluded.join(' ')).toContain('het einde op je pensioenleeftijd')
})

test('a benefit that runs into the pension age says when it ends', () => {
  const of = (input: Record<string, unknown>) =>
    reportFor(calculator, { situatie: 'ontslag', brutoloon: 4_000, begin: '2026-12', ...input })
      .notices.map(({ text }) => text)
      .find((text) => text.includes('begint je pensioen'))
  // Born in December 1962 at the latest: 66, the legal age until January 2030, in December 2028.
  expect(of({ leeftijd: 64, gewerkt: 35, duur: 60 })).toContain('Je wordt 66 in december 2028 of in het jaar ervoor')
  expect(of({ leeftijd: 64, gewerkt: 35, duur: 25 })).toBeUndefined()
  // Born in December 1965 at the latest: 67 since February 2030.
  expect(of({ leeftijd: 61, gewerkt: 35, duur: 60 })).toBeUndefined()
  // The right itself ends before that age.
  expect(of({ leeftijd: 63, gewerkt: 20, duur: 60 })).toBeUndefined()
})

test('what is taken off the costs is what comes in', () => {
  const of = (input: Record<string, unknown>) => reportFor(calculator, input).steps.at(-1)?.formula
  expect(of({ gezin: 'alleenstaand' })).toBe('per maand: kosten − uitkering, nooit onder nul')
  expect(of({ situatie: 'ziekte', verzekering: 300, gezin: 'partnerMetInkomen', nettoPartner: 900 })).toBe(
    'per maand: kosten − uitkering − verzekering − inkomen van je partner, nooit onder nul',
  )
})

test('maternity rest has no maximum in its first thirty days, no minimum, and a last month of a part', () => {
  const input = { situatie: 'moederschap', brutoloon: 6_000 }
  const bounds = table(input, 'fasen').rows.map((row) => row.slice(-2))
  expect(bounds.map((pair) => pair.map((one) => one !== null))).toEqual([
    [false, false],
    [false, true],
    [false, true],
    [false, false],
  ])
  const formulas = reportFor(calculator, input).steps.map(({ formula }) => formula?.replaceAll('\u00a0', ' '))
  expect(formulas[0]).toBe('82 % × € 6.000,00')
  expect(formulas[2]).toBe('75 % × € 6.000,00, hoogstens € 3.715,46, voor een deel van de maand')
})

test('a self-employed person is not led to a pay slip', () => {
  const slugs = (statuut: string) => reportFor(calculator, { statuut, situatie: 'ziekte' }).next.map(({ slug }) => slug)
  expect(slugs('bediende')).toContain('bruto-netto-calculator')
  expect(slugs('zelfstandige')).not.toContain('bruto-netto-calculator')
})

test('who stops by choice is not told that a year of bridging right was used up', () => {
  const steps = reportFor(calculator, { statuut: 'zelfstandige', reden: 'vrijwillig' }).steps.map(({ text }) => text)
  expect(steps.join(' ')).toContain('heeft **geen** overbruggingsrecht')
  expect(steps.join(' ')).not.toContain('blijven er')
})
