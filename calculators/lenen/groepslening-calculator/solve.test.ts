import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isShown } from '#calculators/kernel/fields.ts'
import { errorsFor, numberOf, reportFor, taken, valueOf } from '#calculators/kernel/testing.ts'
import homeLoan from '#calculators/lenen/hypothecaire-lening-berekenen/calculator.ts'
import calculator from './calculator.ts'
import { euroInWords, inWords } from './tell-words.ts'

const bedrag = fc.integer({ min: 1_000, max: 400_000 })
const rente = fc.integer({ min: 0, max: 900 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 13, max: 360 })
const person = fc.record({
  naam: fc.constant('p'),
  aandeel: fc.integer({ min: 1, max: 100 }),
  inkomen: fc.integer({ min: 500, max: 6_000 }),
  inbreng: fc.integer({ min: 0, max: 50_000 }),
})
const people = fc.array(person, { minLength: 2, maxLength: 6 })
const sleutel = fc.constantFrom('gelijk', 'inkomen', 'aandeel')
/** The list that belongs to a way of dividing, without the columns it does not ask. */
const group = (
  key: string,
  list: readonly { naam: string; aandeel: number; inkomen: number; inbreng: number }[],
): Record<string, unknown> => ({
  sleutel: key,
  ...(key === 'gelijk' && { gelijken: list.map(({ naam, inbreng }) => ({ naam, inbreng })) }),
  ...(key === 'aandeel' && { eigenaars: list.map(({ naam, aandeel, inbreng }) => ({ naam, aandeel, inbreng })) }),
  ...(key === 'inkomen' && { personen: list.map(({ naam, inkomen, inbreng }) => ({ naam, inkomen, inbreng })) }),
})
const cents = (value: unknown) => Math.round(Number(value) * 100)
const column = (result: ReturnType<typeof reportFor>, index: number) =>
  result.tables[0]!.rows.map((row) => cents(row[index]))
const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0)

describe('groepslening-calculator', () => {
  test('twice the loan asks twice the instalment and twice the share', () => {
    fc.assert(
      fc.property(bedrag, rente, looptijd, fc.integer({ min: 2, max: 5 }), (amount, rate, months, k) => {
        const one = reportFor(calculator, { bedrag: amount, rente: rate, looptijd: months })
        const more = reportFor(calculator, { bedrag: amount * k, rente: rate, looptijd: months })
        expect(Math.abs(numberOf(more, 'maandlast') - k * numberOf(one, 'maandlast'))).toBeLessThanOrEqual(
          0.005 * (k + 1) + 1e-9,
        )
        expect(Math.abs(numberOf(more, 'jouwDeel') - k * numberOf(one, 'jouwDeel'))).toBeLessThanOrEqual(0.02 * (k + 1))
      }),
      { numRuns: 50 },
    )
  })

  test('a loan of A plus B costs what A and B cost apart', () => {
    fc.assert(
      fc.property(bedrag, bedrag, rente, looptijd, (a, b, rate, months) => {
        const term = (amount: number) =>
          numberOf(reportFor(calculator, { bedrag: amount, rente: rate, looptijd: months }), 'maandlast')
        expect(Math.abs(term(a + b) - term(a) - term(b))).toBeLessThanOrEqual(0.015 + 1e-9)
      }),
      { numRuns: 50 },
    )
  })

  test('shares add up to the instalment and the loan to the cent, before and after someone stops', () => {
    fc.assert(
      fc.property(bedrag, rente, people, sleutel, (amount, rate, personen, key) => {
        const result = reportFor(calculator, { bedrag: amount, rente: rate, ...group(key, personen) })
        const instalment = cents(numberOf(result, 'maandlast'))
        expect(total(column(result, 1))).toBe(instalment)
        expect(total(column(result, 4))).toBe(cents(amount))
        expect(total(column(result, 2))).toBe(instalment)
        expect(column(result, 2)[1]).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  test('the order of the members changes nobody, and a member without a share changes nobody', () => {
    fc.assert(
      fc.property(bedrag, people, (amount, personen) => {
        const shares = (list: Parameters<typeof group>[1]) =>
          column(reportFor(calculator, { bedrag: amount, ...group('inkomen', list), stopper: 1 }), 1)
        const one = shares(personen)
        expect(shares(personen.toReversed()).toSorted((a, b) => a - b)).toEqual(one.toSorted((a, b) => a - b))
        expect(shares([...personen, { naam: 'nul', aandeel: 0, inkomen: 0, inbreng: 0 }])).toEqual([...one, 0])
      }),
      { numRuns: 50 },
    )
  })

  test('too much and too little own money cancel out', () => {
    fc.assert(
      fc.property(people, sleutel, (personen, key) => {
        const rows = reportFor(calculator, group(key, personen)).tables[1]!.rows
        expect(total(rows.map((row) => cents(row[1])))).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  test('own money put in too much comes back over the term, without interest to the cent', () => {
    fc.assert(
      fc.property(people, sleutel, looptijd, (personen, key, months) => {
        const result = reportFor(calculator, { ...group(key, personen), looptijd: months, renteIntern: 0 })
        const monthly = numberOf(result, 'verrekeningPerMaand')
        expect(Math.abs(monthly * months - numberOf(result, 'inbrengVerrekening'))).toBeLessThanOrEqual(
          0.005 * months + 0.001,
        )
        expect(Object.is(monthly, -0)).toBe(false)
      }),
    )
  })

  test('a private loan ends at zero and the borrower pays the loan plus the interest', () => {
    fc.assert(
      fc.property(
        bedrag,
        rente,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('jaarlijks', 'maandelijks', 'einde'),
        (amount, rate, jaren, aflossing) => {
          const result = reportFor(calculator, {
            soort: 'onderling',
            bedrag: amount,
            renteOnderling: rate,
            jaren,
            aflossing,
          })
          expect(numberOf(result, 'totaalTerug')).toBeCloseTo(amount + numberOf(result, 'totaleRente'), 6)
          expect(result.tables[0]!.rows.at(-1)![5]).toBe(0)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('joint liability is always named, with the whole instalment', () => {
    const result = reportFor(calculator)
    expect(result.notices[0]!.text).toContain('hoofdelijk')
    expect(numberOf(result, 'deelBijUitval')).toBe(numberOf(result, 'maandlast'))
  })

  test('the acknowledgement holds amount, words, rate, names and dates', () => {
    const { letter } = reportFor(calculator, {
      soort: 'onderling',
      bedrag: 12_345.5,
      renteOnderling: 2,
      uitlener: 'An Peeters',
      lener: 'Jan Peeters',
      datum: '2026-11-15',
      jaren: 5,
    })
    const text = letter!.paragraphs.join(' ')
    for (const part of [
      'twaalfduizend driehonderdvijfenveertig euro en vijftig cent',
      'An Peeters',
      'Jan Peeters',
      '15 november 2026',
      '15/11/2031',
    ])
      expect(text).toContain(part)
  })

  test('proof in writing is asked from 3.500 euro on', () => {
    const law = (amount: number) =>
      reportFor(calculator, { soort: 'onderling', bedrag: amount }).notices.some(({ tone }) => tone === 'law')
    expect(law(3_499)).toBe(false)
    expect(law(3_500)).toBe(true)
  })

  test('only what the way of dividing needs is asked', () => {
    const asked = (key: string) =>
      Object.entries(calculator.inputs).flatMap(([name, field]) =>
        field.kind === 'rows' && isShown(field, { soort: 'samen', sleutel: key })
          ? [[name, ...Object.keys(field.columns)]]
          : [],
      )
    expect(asked('gelijk')).toEqual([['gelijken', 'naam', 'inbreng']])
    expect(asked('inkomen')).toEqual([['personen', 'naam', 'inkomen', 'inbreng']])
    expect(asked('aandeel')).toEqual([['eigenaars', 'naam', 'aandeel', 'inbreng']])
    // Without incomes nothing is said about them.
    const columns = (key: string) => reportFor(calculator, { sleutel: key }).tables[0]!.columns.map((one) => one.key)
    expect(columns('gelijk')).not.toContain('last')
    expect(columns('inkomen')).toContain('last')
  })

  test('what a contract must say is said as a condition', () => {
    const { notices, assumptions } = reportFor(calculator)
    expect(notices[0]!.text).toMatch(/^Als je contract .*hoofdelijk/)
    expect(assumptions[0]).toMatch(/^Als je contract een vaste rente/)
  })

  test('a stopper outside the list and empty weights are refused, and a loan ends with its last month', () => {
    expect(errorsFor(calculator, { stopper: 3 }).stopper).toContain('2 personen')
    // Nobody chose the thirteenth month of a loan of twelve: then it is the last one.
    expect(
      reportFor(calculator, { looptijd: 12 })
        .steps.map(({ text }) => text)
        .join(' '),
    ).toContain('vanaf maand 12,')
    expect(errorsFor(calculator, { personen: [{ inkomen: 0 }, { inkomen: 0 }] }).personen).toContain('inkomen')
    expect(valueOf(reportFor(calculator, { stopper: 1 }), 'deelBijUitval')).toBe(0)
  })
})

describe('amounts in words', () => {
  test('are written as in Dutch, with trema and spaces after duizend and miljoen', () => {
    const wanted: readonly [number, string][] = [
      [0, 'nul'],
      [1, 'een'],
      [13, 'dertien'],
      [21, 'eenentwintig'],
      [22, 'tweeëntwintig'],
      [33, 'drieëndertig'],
      [88, 'achtentachtig'],
      [100, 'honderd'],
      [105, 'honderdvijf'],
      [999, 'negenhonderdnegenennegentig'],
      [1_000, 'duizend'],
      [1_250, 'duizend tweehonderdvijftig'],
      [50_000, 'vijftigduizend'],
      [101_001, 'honderdeenduizend een'],
      [2_300_050, 'twee miljoen driehonderdduizend vijftig'],
    ]
    for (const [value, text] of wanted) expect(inWords(value)).toBe(text)
    expect(euroInWords(50_000)).toBe('vijftigduizend euro')
    expect(euroInWords(0.01)).toBe('nul euro en een cent')
  })

  test('two different amounts never read the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 9_999_999 }), (a, b) => {
        expect(inWords(a) === inWords(b)).toBe(a === b)
      }),
    )
  })

  test('a share that stays the same when somebody stops is not said to rise', () => {
    const eigenaars = [
      { naam: 'An', aandeel: 100, inbreng: 0 },
      { naam: 'Bo', aandeel: 0, inbreng: 0 },
    ]
    const { sentence } = reportFor(calculator, { sleutel: 'aandeel', eigenaars })
    expect(sentence).toContain('Valt Bo weg, dan verandert dat niet.')
  })
})

test('when I fall away the words speak to me, and of the one who is left', () => {
  const { sentence, steps } = reportFor(calculator, { stopper: 1 })
  expect(sentence).toMatch(/Val jij weg, dan betaalt Bo/)
  const said = steps.map(({ text }) => text).join(' ')
  expect(said).toMatch(/Val jij weg vanaf maand 13, dan is de hele maandlast voor wie overblijft.*Jouw deel daarin/)
  expect(said).not.toMatch(/Valt Ik|van Ik/)
})

test('the whole loan has the same instalment on its own page, also with a rate divided by twelve', () => {
  const own = reportFor(calculator, { bedrag: 150_000, looptijd: 180, rente: 3, renteomzetting: 'proportioneel' })
  const there = reportFor(homeLoan, taken(own, 'hypothecaire-lening-berekenen', homeLoan))
  // 150.000 × 0,0025 ÷ (1 − 1,0025^−180)
  expect(numberOf(there, 'maandlast')).toBe(1_035.87)
})
