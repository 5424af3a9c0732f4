import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { addDays, dayOfWeek } from '#finance/dates.ts'
import calculator from './calculator.ts'

const day = (from: string) => fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(from, days))

describe('opzegtermijn-calculator', () => {
  test('notice starts on a Monday after the letter and ends on a Sunday', () => {
    fc.assert(
      fc.property(day('2018-06-01'), fc.constantFrom('aangetekend', 'afgegeven'), (kennisgeving, wijze) => {
        const report = reportFor(calculator, { inDienst: '2018-05-01', kennisgeving, wijze })
        const begin = String(valueOf(report, 'begin'))
        expect(dayOfWeek(begin)).toBe(1)
        expect(begin > kennisgeving).toBe(true)
        expect(dayOfWeek(String(valueOf(report, 'einde')))).toBe(0)
      }),
    )
  })

  test('longer service never shortens the notice, and resigning is never longer than being dismissed after a year', () => {
    fc.assert(
      fc.property(day('2014-01-01'), (inDienst) => {
        const of = (wie: string, since = inDienst) =>
          numberOf(reportFor(calculator, { wie, inDienst: since, kennisgeving: '2026-06-01' }), 'weken')
        expect(
          of('werkgever', addDays(inDienst, -1) < '2014-01-01' ? inDienst : addDays(inDienst, -1)),
        ).toBeGreaterThanOrEqual(of('werkgever'))
        expect(of('werknemer')).toBeLessThanOrEqual(Math.max(13, of('werkgever')))
      }),
    )
  })

  test('in service before 2014: a higher clerk has a month for each year begun, then the weeks since 2014', () => {
    const report = reportFor(calculator, {
      inDienst: '2004-01-01',
      kennisgeving: '2026-11-16',
      profiel2013: 'hogereBediende',
    })
    expect(numberOf(report, 'maandenDeel1')).toBe(10)
    // 12 years since 2014: 3 × 13 weeks.
    expect(numberOf(report, 'wekenDeel2')).toBe(39)
    expect(valueOf(report, 'einde')).toBe('2028-06-21')
    expect(report.notices.some((notice) => notice.tone === 'warning')).toBe(true)
  })

  test('a lower clerk has three months for each five years begun, and resigning has its own maxima', () => {
    const old = { inDienst: '2002-07-01', kennisgeving: '2026-11-16', profiel2013: 'hogereBediende' }
    expect(numberOf(reportFor(calculator, { ...old, profiel2013: 'lagereBediende' }), 'maandenDeel1')).toBe(9)
    const before = { ...old, kennisgeving: '2023-10-16', wie: 'werknemer' }
    const resigning = reportFor(calculator, before)
    expect([numberOf(resigning, 'maandenDeel1'), numberOf(resigning, 'wekenDeel1')]).toEqual([4.5, 0])
    // Four and a half months of a twelfth of 3.400 × 13,92.
    expect(numberOf(resigning, 'vergoeding')).toBe(4.5 * 3_944)
    // Part 1 alone passes thirteen weeks, so nothing comes on top.
    expect(numberOf(resigning, 'wekenDeel2')).toBe(0)
    const top = reportFor(calculator, { ...before, inDienst: '1995-01-01', profiel2013: 'topBediende' })
    expect(numberOf(top, 'maandenDeel1')).toBe(6)
    // One and a half month and ten weeks pass thirteen weeks: brought back to thirteen, until a Sunday.
    const short = reportFor(calculator, {
      wie: 'werknemer',
      inDienst: '2012-01-01',
      kennisgeving: '2020-11-16',
      profiel2013: 'hogereBediende',
    })
    expect([numberOf(short, 'weken'), valueOf(short, 'begin'), valueOf(short, 'einde')]).toEqual([
      13,
      '2020-11-23',
      '2021-02-21',
    ])
    // Below thirteen weeks the two parts add up: one and a half month and four weeks.
    const sum = reportFor(calculator, {
      wie: 'werknemer',
      inDienst: '2012-01-01',
      kennisgeving: '2015-06-01',
      profiel2013: 'hogereBediende',
    })
    expect([numberOf(sum, 'maandenDeel1'), numberOf(sum, 'wekenDeel2'), numberOf(sum, 'weken')]).toEqual([1.5, 4, 10.5])
    expect(numberOf(reportFor(calculator, { ...old, profiel2013: 'zelfInvullen', weken2013: 8 }), 'wekenDeel1')).toBe(8)
  })

  test('since 28 October 2023 nobody who resigns works longer than thirteen weeks', () => {
    const old = { wie: 'werknemer', inDienst: '2002-07-01', wijze: 'afgegeven', profiel2013: 'hogereBediende' }
    const after = reportFor(calculator, { ...old, kennisgeving: '2023-10-28' })
    expect(numberOf(after, 'weken')).toBe(13)
    expect(after.notices.some((notice) => notice.text.includes('13\u00a0weken'))).toBe(true)
    expect(numberOf(reportFor(calculator, { ...old, kennisgeving: '2023-10-27' }), 'weken')).toBeGreaterThan(13)
    // A worker with fourteen days of part 1: 2 + 13 is brought back to 13.
    expect(
      numberOf(reportFor(calculator, { ...old, kennisgeving: '2026-01-05', profiel2013: 'arbeider' }), 'weken'),
    ).toBe(13)
  })

  test('a worker of before 2014 has days for part 1, by the general rules', () => {
    const days = (inDienst: string) =>
      numberOf(reportFor(calculator, { inDienst, kennisgeving: '2026-11-16', profiel2013: 'arbeider' }), 'wekenDeel1')
    expect(['2013-08-01', '2012-01-01', '2010-01-01', '2004-06-01', '1993-01-01'].map(days)).toEqual([
      4, 5.71, 5, 6, 16,
    ])
  })

  test('a counter notice is short and has its own letter', () => {
    const weeks = (inDienst: string) =>
      numberOf(reportFor(calculator, { wie: 'tegenopzeg', inDienst, kennisgeving: '2026-11-16' }), 'weken')
    expect(['2026-10-01', '2026-07-01', '2026-02-01', '2020-01-01', '2001-01-01'].map(weeks)).toEqual([1, 2, 3, 4, 4])
    expect(reportFor(calculator, { wie: 'tegenopzeg' }).letter?.title).toBe('Tegenopzeg')
  })

  test('notice until the pension age stops at 26 weeks', () => {
    const old = { inDienst: '2014-01-06', kennisgeving: '2030-06-03' }
    expect(numberOf(reportFor(calculator, { ...old, pensioen: true }), 'weken')).toBe(26)
    expect(numberOf(reportFor(calculator, { ...old, inDienst: '2028-01-06', pensioen: true }), 'weken')).toBe(12)
  })

  test('breaking at once counts the seniority on that day and starts nothing on a Monday', () => {
    const input = { inDienst: '2020-11-20', kennisgeving: '2026-11-18' }
    expect(numberOf(reportFor(calculator, input), 'weken')).toBe(21)
    const broken = reportFor(calculator, { ...input, vorm: 'verbreken' })
    expect(numberOf(broken, 'weken')).toBe(18)
    expect(valueOf(broken, 'begin')).toBe('2026-11-18')
  })

  test('a contract from June 2026 stops at 52 weeks', () => {
    const report = reportFor(calculator, { inDienst: '2026-06-01', kennisgeving: '2050-06-06' })
    expect(numberOf(report, 'weken')).toBe(52)
    expect(report.notices.some((notice) => notice.text.includes('52\u00a0weken'))).toBe(true)
    expect(numberOf(reportFor(calculator, { inDienst: '2026-05-31', kennisgeving: '2050-06-06' }), 'weken')).toBe(66)
  })

  test('a letter handed over by an employer is flagged; resigning gives a letter to print', () => {
    expect(reportFor(calculator, { wijze: 'afgegeven' }).notices[0]?.tone).toBe('law')
    expect(reportFor(calculator, { wie: 'werknemer' }).letter?.paragraphs.join(' ')).toContain('maandag')
    expect(reportFor(calculator, {}).letter).toBeUndefined()
  })

  test('a letter before the first working day is refused', () => {
    expect(errorsFor(calculator, { inDienst: '2026-12-01', kennisgeving: '2026-11-15' }).kennisgeving).toContain(
      'eerste werkdag',
    )
  })

  test('the calendar file has both dates', () => {
    const download = reportFor(calculator, { kennisgeving: '2026-11-16' }).downloads[0]
    expect(download?.events[0]?.date).toBe('2026-11-23')
  })

  test('outplacement takes four weeks of pay off from thirty weeks on, and only when the employer breaks', () => {
    const left = (input: Record<string, unknown>) =>
      valueOf(reportFor(calculator, { inDienst: '2015-01-05', ...input }), 'vergoedingNaOutplacement')
    expect(left({ kennisgeving: '2024-01-08' })).toBeGreaterThan(0)
    expect(left({ kennisgeving: '2023-01-09' })).toBeNull()
    expect(left({ kennisgeving: '2024-01-08', wie: 'werknemer' })).toBeNull()
  })

  test('with thirty weeks of notice there is a budget for training since 11 June 2026', () => {
    const told = (input: Record<string, unknown>) =>
      JSON.stringify(reportFor(calculator, { inDienst: '2015-01-05', ...input }).notices)
    // Art. 39ter of the law of 3 July 1978.
    expect(told({ kennisgeving: '2026-06-11' })).toContain('budget van €\u00A01.800')
    expect(told({ kennisgeving: '2026-06-10' })).not.toContain('budget')
    expect(told({ kennisgeving: '2026-06-11', wie: 'werknemer' })).not.toContain('budget')
  })

  test('who was in service before 2014 and does not say as what, is told what is assumed', () => {
    const old = { inDienst: '2004-01-01', kennisgeving: '2026-11-16' }
    expect(reportFor(calculator, old).notices[0]?.text).toContain('al in dienst. We rekenen met een bediende')
    expect(numberOf(reportFor(calculator, old), 'weken')).toBe(
      numberOf(reportFor(calculator, { ...old, profiel2013: 'lagereBediende' }), 'weken'),
    )
    expect(errorsFor(calculator, { ...old, wie: 'tegenopzeg' })).toEqual({})
    expect(errorsFor(calculator, { ...old, inDienst: '2014-01-01' })).toEqual({})
    const clerk = reportFor(calculator, { ...old, profiel2013: 'hogereBediende' })
    expect(clerk.sentence).toContain('10\u00a0maanden en 39\u00a0weken')
    expect(clerk.headline.note).toBe('10\u00a0maanden en 39\u00a0weken')
  })

  test('the RVA pays a dismissed worker what the new rules would have given for all years', () => {
    const of = (input: Record<string, unknown>) =>
      reportFor(calculator, {
        inDienst: '1995-01-02',
        kennisgeving: '2026-11-16',
        profiel2013: 'arbeider',
        ...input,
      })
    const paid = of({})
    expect(numberOf(paid, 'weken') + numberOf(paid, 'compensatieWeken')).toBeCloseTo(73, 1)
    expect(numberOf(paid, 'compensatieNetto')).toBeGreaterThan(1_000)
    expect(valueOf(of({ wie: 'werknemer' }), 'compensatieWeken')).toBeNull()
    expect(valueOf(of({ profiel2013: 'lagereBediende' }), 'compensatieWeken')).toBeNull()
    // In 2014 only from twenty years of service on.
    expect(valueOf(of({ inDienst: '2000-01-03', kennisgeving: '2014-06-02' }), 'compensatieWeken')).toBeNull()
  })

  test('a severance is taxed at the average rate of the year before, so never more than the next euro', () => {
    const of = (input: Record<string, unknown>) =>
      reportFor(calculator, { inDienst: '2019-03-01', kennisgeving: '2026-11-16', vorm: 'verbreken', ...input })
    fc.assert(
      fc.property(fc.integer({ min: 2_300, max: 9_000 }), (maandloon) => {
        const report = of({ maandloon })
        const gross = numberOf(report, 'vergoeding')
        const kept = numberOf(report, 'vergoedingNetto') / gross
        // After 13,07 % RSZ, between a top rate of 50 % with municipal tax and no tax at all.
        expect(kept).toBeGreaterThan(0.8693 * (1 - 0.5 * 1.08))
        expect(kept).toBeLessThan(0.8693)
      }),
      { numRuns: 20 },
    )
    expect(numberOf(of({ kinderen: 2 }), 'vergoedingNetto')).toBeGreaterThan(numberOf(of({}), 'vergoedingNetto'))
    expect(valueOf(of({ wie: 'werknemer' }), 'vergoedingNetto')).toBeNull()
  })

  test('one week is a week in the pictures too', () => {
    const { charts } = reportFor(calculator, { inDienst: '2026-10-01', kennisgeving: '2026-11-18' })
    expect(JSON.stringify(charts)).toMatch(/"Jij: 1\sweek"/)
    expect(JSON.stringify(charts)).toMatch(/"1\sweek opzeg"/)
  })

  test('a letter that is handed over is not headed as registered', () => {
    const heading = (wijze: string) => reportFor(calculator, { wie: 'werknemer', wijze }).letter?.paragraphs[0]
    expect(heading('aangetekend')).toBe('Aangetekend')
    expect(heading('afgegeven')).toMatch(/^\[Plaats\]/)
  })
})

test('weeks for the old years that are still to be filled in are asked for, not counted as 0 weeks', () => {
  const input = { inDienst: '2010-05-05', kennisgeving: '2026-12-31', profiel2013: 'zelfInvullen' }
  const open = reportFor(calculator, input)
  expect(open.sentence).not.toContain('0\u00a0weken')
  expect(open.notices.some(({ text }) => text.includes('vul de weken opzeg voor die jaren in'))).toBe(true)
  expect(open.steps.map(({ text }) => text).join(' ')).not.toContain('oude regels: **0')
  const filled = reportFor(calculator, { ...input, weken2013: 8 })
  expect(filled.sentence).toContain('8\u00a0weken en ')
})

test('without a wage no compensation of nothing is worked out', () => {
  const said = reportFor(calculator, { maandloon: 0 })
    .steps.map(({ text }) => text)
    .join(' ')
  expect(said).not.toContain('betaalt de andere')
})

test('a contract that is broken has one day for the diary, and no notice in it', () => {
  const events = (input: Record<string, unknown>) =>
    reportFor(calculator, { kennisgeving: '2026-11-16', wijze: 'afgegeven', ...input }).downloads.flatMap((one) =>
      one.events.map(({ date, title }) => `${date} ${title}`),
    )
  expect(events({ vorm: 'verbreken' })).toEqual(['2026-11-16 Je contract stopt'])
  expect(events({})).toHaveLength(2)
})

test('who resigns without working the notice hears that the employer is paid, not that money comes in', () => {
  const resigning = { wie: 'werknemer', inDienst: '2024-03-01', kennisgeving: '2026-11-16', maandloon: 2_800 }
  const report = reportFor(calculator, resigning)
  expect(report.sentence).toContain('betaal je je werkgever €\u00a04.497,23 bruto')
  expect(report.key.find(({ key }) => key === 'vergoeding')?.label).toBe('Wat jij betaalt zonder te werken, bruto')
  expect(reportFor(calculator, { ...resigning, vorm: 'verbreken' }).sentence).toContain('betaal je je werkgever')
  expect(reportFor(calculator, { ...resigning, wie: 'werkgever' }).sentence).toContain('is de vergoeding')
})
