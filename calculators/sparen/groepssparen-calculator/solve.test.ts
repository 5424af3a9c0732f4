import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor } from '#calculators/kernel/testing.ts'
import { roundCents } from '#finance/money.ts'
import calculator from './calculator.ts'
import { contributions, type Member, runPot, turnAdvantage } from './model-pot.ts'

const member = fc.record({
  name: fc.constant('x'),
  weight: fc.integer({ min: 1, max: 5_000 }),
  from: fc.integer({ min: 1, max: 4 }),
  until: fc.constantFrom(null, null, 8),
  missed: fc.constant<readonly number[]>([]),
}) satisfies fc.Arbitrary<Member>
const group = fc
  .array(member, { minLength: 2, maxLength: 8 })
  .map((list) => [...list, { name: 'blijver', weight: 10, from: 1, until: null, missed: [] }])
const goal = fc.integer({ min: 100, max: 50_000 })
const MONTHS = 18

describe('groepssparen-calculator', () => {
  test('the parts of those who stay add up to the pot, to the cent', () => {
    fc.assert(
      fc.property(group, goal, (members, target) => {
        const perMonth = contributions(members, target, MONTHS, 0.001)!
        const { pot, results } = runPot(members, perMonth, MONTHS, 0.001)
        const shares = results
          .filter((result) => result.leftIn === null)
          .reduce((total, result) => roundCents(total + result.share), 0)
        expect(shares).toBe(pot)
        expect(pot).toBeGreaterThanOrEqual(target - 0.01)
      }),
    )
  })

  test('the order of members is irrelevant and a member with weight 0 changes nobody', () => {
    fc.assert(
      fc.property(group, goal, (members, target) => {
        const forward = contributions(members, target, MONTHS, 0.001)!
        const backward = contributions(members.toReversed(), target, MONTHS, 0.001)!
        expect(backward.toReversed()).toEqual(forward)
        const extra = contributions(
          [...members, { name: 'nul', weight: 0, from: 1, until: null, missed: [] }],
          target,
          MONTHS,
          0.001,
        )!
        expect(extra.slice(0, -1)).toEqual(forward)
      }),
    )
  })

  test('whoever leaves gets their own money with its interest, no more and no less', () => {
    const members: Member[] = [
      { name: 'A', weight: 1, from: 1, until: 6, missed: [] },
      { name: 'B', weight: 1, from: 1, until: null, missed: [] },
    ]
    const alone = runPot([{ ...members[0]!, until: null }], [50], 6, 0.002)
    const together = runPot(members, [50, 50], 12, 0.002)
    expect(together.results[0]!.share).toBe(alone.pot)
  })

  test('in a turn-taking group the advantages add up to nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 30 }), fc.integer({ min: 10, max: 500 }), (members, stake) => {
        const total = Array.from({ length: members }, (_, index) =>
          turnAdvantage(members, stake, index + 1, 0.003),
        ).reduce((sum, value) => sum + value, 0)
        expect(Math.abs(total)).toBeLessThanOrEqual(0.005 * members + 1e-9)
        expect(turnAdvantage(members, stake, 1, 0.003)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('missed payments show up as arrears', () => {
    const result = reportFor(calculator, {
      doelbedrag: 1200,
      datum: '2027-11',
      verdeling: 'vrij',
      rente: 0,
      bijdragen: [
        { naam: 'A', bijdrage: 50 },
        { naam: 'B', bijdrage: 50 },
      ],
      afwijkingen: [{ naam: 'A', gemisteMaanden: '11, 12' }],
    })
    expect(numberOf(result, 'achterstand')).toBe(100)
    expect(numberOf(result, 'tekort')).toBe(100)
  })

  test('a missed payment raises nobody’s share: it is the debt of whoever missed it', () => {
    fc.assert(
      fc.property(group, goal, fc.integer({ min: 1, max: 12 }), (members, target, month) => {
        const careless = members.map((each, index) => (index === 0 ? { ...each, missed: [month] } : each))
        const agreed = contributions(members, target, MONTHS, 0.001)!
        expect(contributions(careless, target, MONTHS, 0.001)).toEqual(agreed)
        const [first, ...others] = runPot(careless, agreed, MONTHS, 0.001).results
        expect(others.every((result) => result.arrears === 0)).toBe(true)
        const due = month >= members[0]!.from && month <= (members[0]!.until ?? MONTHS)
        expect(first!.arrears).toBe(due ? agreed[0] : 0)
      }),
    )
  })

  test('missed months can be named, and an unclear list is refused at its own cell', () => {
    const input = (gemisteMaanden: string) => ({
      doelbedrag: 1200,
      datum: '2027-11',
      rente: 0,
      deelnemers: [{ naam: 'A' }, { naam: 'B' }],
      afwijkingen: [{ naam: 'A', gemisteMaanden }],
    })
    const result = reportFor(calculator, input('3, 7'))
    expect(numberOf(result, 'achterstand')).toBe(100)
    const paid = result.tables.find((table) => table.key === 'maanden')!.rows.map((row) => row[1])
    expect(paid.flatMap((amount, index) => (amount === 0 ? [index + 1] : []))).toEqual([3, 7])
    expect(errorsFor(calculator, input('maart'))['afwijkingen.0.gemisteMaanden']).toContain('komma')
  })

  test('a group of one or a date in the past is refused', () => {
    expect(errorsFor(calculator, { deelnemers: [{ naam: 'A' }] }).deelnemers).toContain('minstens 2')
    expect(errorsFor(calculator, { datum: '2026-10' }).datum).toContain('toekomst')
    const unknown = { afwijkingen: [{ naam: 'Zoë', stoptNa: 3 }] }
    expect(errorsFor(calculator, unknown)['afwijkingen.0.naam']).toContain('niet bij de deelnemers')
    const twice = { afwijkingen: [{ naam: 'An', stoptNa: 3 }, { naam: 'an' }] }
    expect(errorsFor(calculator, twice)['afwijkingen.1.naam']).toContain('één rij')
  })

  test('a share by income asks for at least one income', () => {
    const people = (inkomen: number) => ({
      verdeling: 'inkomen',
      inkomens: [
        { naam: 'Jan', inkomen: 0 },
        { naam: 'Els', inkomen },
      ],
    })
    expect(errorsFor(calculator, people(0)).inkomens).toContain('minstens één persoon een inkomen')
    expect(errorsFor(calculator, people(1_900))).toEqual({})
  })
})

test('taking turns adds no interest to anybody', () => {
  const assumed = (modus: string) => reportFor(calculator, { modus }).assumptions.join(' ')
  expect(assumed('doel')).toContain('ieders deel')
  expect(assumed('beurtrol')).not.toContain('ieders deel')
})
