import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import calculator from './calculator.ts'

const input = { gewest: 'vlaanderen', ondertekend: '2020-04-10', start: '2020-05-01', vanaf: '2026-05-01' }

describe('huurindexatie-berekenen', () => {
  test('the new rent grows in step with the base rent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5000 }), fc.constantFrom('c', 'd', 'f'), (basishuur, epc) => {
        const once = numberOf(reportFor(calculator, { ...input, basishuur, epc }), 'nieuweHuur')
        const twice = numberOf(reportFor(calculator, { ...input, basishuur: basishuur * 2, epc }), 'nieuweHuur')
        expect(Math.abs(twice - 2 * once)).toBeLessThanOrEqual(0.011)
      }),
    )
  })

  test('a worse label never gives a higher rent', () => {
    const rent = (epc: string) => numberOf(reportFor(calculator, { ...input, epc }), 'nieuweHuur')
    expect(rent('c')).toBeGreaterThan(rent('d'))
    expect(rent('d')).toBeGreaterThan(rent('e'))
    expect(rent('e')).toBe(rent('geen'))
  })

  test('an index that is not published yet is the headline, and the rent of the year before is no new rent', () => {
    const waiting = { ...input, ondertekend: '2020-11-01', start: '2020-12-01', vanaf: '2026-12-01' }
    const report = reportFor(calculator, waiting)
    expect([report.headline.key, report.headline.value]).toEqual(['wachtOp', '2026-11'])
    expect(report.sentence).toContain('november 2026')
    expect(numberOf(report, 'huurTotDan')).toBeGreaterThan(800)
    expect(report.letter).toBeUndefined()
    expect(reportFor(calculator, { ...waiting, nieuweIndex: 103.5 }).headline.key).toBe('nieuweHuur')
  })

  test('the letter never asks more than three months back', () => {
    const late = reportFor(calculator, { ...input, vanaf: '2026-05-01' }).letter!
    expect(late.paragraphs.join(' ')).toContain('vanaf 01/08/2026')
    // Three months after the anniversary nothing is lost yet.
    const soon = reportFor(calculator, { ...input, vanaf: '2026-05-01' }, situation('2026-08-20')).letter!
    expect(soon.paragraphs.join(' ')).toContain('vanaf 01/05/2026')
  })

  test('an index of another base year than the one chosen is refused', () => {
    expect(errorsFor(calculator, { ...input, nieuweIndex: 139.33 }).nieuweIndex).toContain('basisjaar')
    expect(errorsFor(calculator, { ...input, nieuweIndex: 139.33, basisNieuweIndex: '2013' })).toEqual({})
  })

  test('a first year, a signature after the start or a start whose index is not out yet are refused', () => {
    expect(
      errorsFor(calculator, { ...input, start: '2026-01-01', ondertekend: '2025-12-01', vanaf: '2026-06-01' }).vanaf,
    ).toContain('01/01/2027')
    const late = reportFor(calculator, { ...input, ondertekend: '2020-06-01' })
    expect(late.notices[0]?.text).toContain('voor of op de startdatum')
    expect(numberOf(late, 'aanvangsindex')).toBe(
      numberOf(reportFor(calculator, { ...input, ondertekend: input.start }), 'aanvangsindex'),
    )
    const later = { ...input, ondertekend: '2026-10-01', start: '2026-10-01', vanaf: '2027-10-01' }
    expect(errorsFor(calculator, later).start).toContain('september 2026')
  })

  test('every contract since the health index began finds its first index', () => {
    const rent = (ondertekend: string, start: string) =>
      numberOf(reportFor(calculator, { ...input, ondertekend, start }), 'aanvangsindex')
    expect([rent('1994-02-01', '1994-03-01'), rent('2010-04-01', '2010-05-01')]).toEqual([69.81, 92.83])
  })

  test('an index that is typed takes the place of the series, on its own base year', () => {
    const old = { ...input, ondertekend: '2010-04-01', start: '2010-05-01' }
    const one = reportFor(calculator, { ...old, aanvangsindex: 110.22 })
    const other = reportFor(calculator, { ...old, aanvangsindex: 133.11, basisAanvangsindex: '2004' })
    expect(numberOf(one, 'nieuweHuur')).toBe(1011.29)
    // 133,11 on the base 2004 is 110,22 on the base 2013.
    expect(numberOf(other, 'nieuweHuur')).toBeCloseTo(1011.29, 0)
    const later = { ...input, vanaf: '2026-11-15', ondertekend: '2020-10-10', start: '2020-11-01' }
    const typed = reportFor(calculator, { ...later, nieuweIndex: 103.5, basisNieuweIndex: '2025' })
    expect(numberOf(typed, 'nieuweIndex')).toBeCloseTo(103.5 * 1.3557, 6)
    expect(typed.headline.key).toBe('nieuweHuur')
  })

  test('Brussels and Wallonia say when indexing is allowed, and the Walloon letter starts from the limited rent', () => {
    expect(reportFor(calculator, { ...input, gewest: 'brussel' }).notices.at(-1)?.text).toContain('EPB-certificaat')
    const walloon = reportFor(calculator, { ...input, gewest: 'wallonie', epc: 'e' })
    expect(walloon.letter?.paragraphs.join(' ')).toContain('beperkte indexering')
  })

  test('the letter holds the indices and the new rent', () => {
    const letter = reportFor(calculator, { ...input, basishuur: 800, epc: 'c' }).letter!
    expect(letter.paragraphs.join(' ')).toContain('139,33')
    expect(letter.paragraphs.join(' ')).toContain('1.011,29')
  })
})

test('an anniversary of long ago was asked for then, and that is what the answer supposes', () => {
  const of = (vanaf: string) =>
    reportFor(calculator, { start: '2016-06-15', vanaf, epc: 'c' }).assumptions.find((one) =>
      one.includes('verhuurder'),
    )
  expect(of('2023-06-20')).toBe('De verhuurder vroeg de indexering op 20/06/2023.')
  expect(of(TEST_DAY)).toBe('De verhuurder vraagt de indexering op 15/11/2026.')
  const late = reportFor(calculator, { start: '2016-06-15', vanaf: '2023-12-01', epc: 'c' })
  expect(late.sentence).toContain('een vraag op 01/12/2023 werkt niet zo ver terug')
})

test('a date of signature that nobody gave is not in the letter, and is said where it decides', () => {
  const rent = { start: '2024-02-29', vanaf: '2026-03-05' }
  const of = (gewest: string) => reportFor(calculator, { ...rent, gewest })
  expect(of('vlaanderen').letter?.paragraphs[0]).toContain('contract ingegaan op 29/02/2024')
  expect(of('vlaanderen').notices.some(({ text }) => text.includes('alsof dat op'))).toBe(false)
  expect(of('brussel').notices[0]?.text).toContain('alsof dat op 29/02/2024')
  expect(numberOf(of('brussel'), 'aanvangsindex')).toBe(130.19)
})

test('a first indexation that waits for its index leaves the base rent, not that of an earlier one', () => {
  const report = reportFor(calculator, {
    basishuur: 850,
    gewest: 'vlaanderen',
    start: '2025-12-01',
    vanaf: '2026-12-01',
  })
  expect(report.key.find(({ key }) => key === 'huurTotDan')?.note).toBe('De basishuur')
})

test('while the index is waited for, the highest rent of now goes along to renting or buying', () => {
  const report = reportFor(calculator, { basishuur: 800, start: '2019-11-01', vanaf: '2026-11-15' })
  const carried = report.next.find(({ slug }) => slug === 'huren-of-kopen-calculator')?.carry
  expect(Number(carried?.huur)).toBe(Math.round(numberOf(report, 'huurTotDan')))
  expect(numberOf(report, 'huurTotDan')).toBeGreaterThan(800)
})
