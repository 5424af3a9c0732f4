import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { addDays } from '#finance/dates.ts'
import calculator from './calculator.ts'

const one = (bedrag: number, datum: string, standOp: string, premie = 1.5, basisrente = 0.5) =>
  reportFor(calculator, { bewegingen: [{ datum, soort: 'storting', bedrag }], standOp, premie, basisrente })

describe('loyalty-bonus-calculator', () => {
  test('the day before twelve months nothing is earned, on the day itself everything', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 700 }), (bedrag, shift) => {
        const datum = addDays('2023-01-01', shift)
        const full = `${Number(datum.slice(0, 4)) + 1}${datum.slice(4)}`.replace('-02-29', '-02-28')
        expect(numberOf(one(bedrag, datum, addDays(full, -1)), 'verworven')).toBe(0)
        expect(numberOf(one(bedrag, datum, full), 'verworven')).toBeCloseTo(Math.round(bedrag * 1.5 + 1e-9) / 100, 8)
      }),
    )
  })

  test('base interest and premium do not touch each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 50_000 }), fc.integer({ min: 1, max: 800 }), (bedrag, days) => {
        const until = addDays('2024-03-01', days)
        const input = {
          bewegingen: [{ datum: '2024-03-01', soort: 'storting', bedrag }],
          standOp: until,
          rentesBlijven: 'weg',
        }
        const both = reportFor(calculator, { ...input, premie: 1, basisrente: 0.8 })
        const baseOnly = reportFor(calculator, { ...input, premie: 0, basisrente: 0.8 })
        const premiumOnly = reportFor(calculator, { ...input, premie: 1, basisrente: 0 })
        expect(numberOf(both, 'basisrenteBedrag')).toBe(numberOf(baseOnly, 'basisrenteBedrag'))
        expect(numberOf(both, 'verworven')).toBe(numberOf(premiumOnly, 'verworven'))
      }),
    )
  })

  test('the best day is never dearer than today', () => {
    const result = reportFor(calculator)
    const wait = result.tables.find((table) => table.key === 'opnamedag')!
    const best = valueOf(result, 'besteDag')
    const cost = wait.rows.find((row) => row[0] === best)?.[1]
    expect(Number(cost)).toBeLessThanOrEqual(numberOf(result, 'verliesVandaag'))
  })

  test('taking out more than there is gives a warning and no negative balance', () => {
    const result = reportFor(calculator, {
      bewegingen: [
        { datum: '2025-01-01', soort: 'storting', bedrag: 500 },
        { datum: '2025-02-01', soort: 'opname', bedrag: 800 },
      ],
    })
    expect(numberOf(result, 'saldo')).toBeGreaterThanOrEqual(0)
    expect(result.notices.some((notice) => notice.text.includes('€\u00a0300,00'))).toBe(true)
  })

  test('an empty list asks for a deposit', () => {
    expect(errorsFor(calculator, { bewegingen: [] }).bewegingen).toBe('Voeg minstens één storting toe.')
  })

  test('the calendar holds one event per day, and none for a premium below a euro', () => {
    const events = reportFor(calculator).downloads[0]!.events
    expect(events).toHaveLength(1)
    const bewegingen = [1_000, 2_000].map((bedrag) => ({ datum: '2026-03-01', soort: 'storting', bedrag }))
    const together = reportFor(calculator, { bewegingen, premie: 1 }).downloads[0]!.events
    expect(together.map(({ title }) => title)).toEqual([expect.stringContaining('30,00')])
  })

  test('who takes more than there is has no average balance below zero', () => {
    const bewegingen = [
      { datum: '2026-01-01', soort: 'storting', bedrag: 1_000 },
      { datum: '2026-02-01', soort: 'opname', bedrag: 5_000 },
    ]
    const text = JSON.stringify(reportFor(calculator, { bewegingen, opname: 0 }).steps)
    expect(text).not.toMatch(/gemiddelde saldo van −/)
  })

  test('interest above the exemption is taxed at 15 % in the year', () => {
    const result = one(200_000, '2025-01-01', '2026-12-31', 0, 1)
    expect(numberOf(result, 'belasting')).toBeGreaterThan(0)
  })

  test('interest of an old year is taxed with the exemption of that year, whatever today is', () => {
    const year = (from: string) =>
      numberOf(
        reportFor(calculator, {
          bewegingen: [{ datum: `${from}-01-01`, soort: 'storting', bedrag: 200_000 }],
          basisrente: 1,
          premie: 0.25,
          standOp: `${from}-12-31`,
        }),
        'belasting',
      )
    const interest = 200_000 * 0.01
    expect(year('2017')).toBeCloseTo(((interest * 364) / 365 - 1880) * 0.15, 1)
    expect(year('2023')).toBeCloseTo(((interest * 364) / 365 - 980) * 0.15, 1)
    expect(year('2025')).toBeCloseTo(((interest * 364) / 365 - 1020) * 0.15, 1)
  })

  test('with value date the next day a deposit taken out the same day earns nothing and leaves nothing', () => {
    const result = reportFor(calculator, {
      bewegingen: [
        { datum: '2025-03-01', soort: 'storting', bedrag: 5000 },
        { datum: '2025-03-01', soort: 'opname', bedrag: 5000 },
        { datum: '2025-06-01', soort: 'storting', bedrag: 100 },
      ],
      basisrente: 1,
      premie: 1,
      standOp: '2025-12-31',
      valuta: 'volgendeDag',
    })
    expect(numberOf(result, 'saldo')).toBe(100)
    expect(numberOf(result, 'verloren')).toBe(0)
    expect(valueOf(result, 'volgendePremieOp')).toBe('2026-06-02')
  })

  test('value date the next day never earns more than value date the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 700 }), fc.integer({ min: 100, max: 50_000 }), (days, bedrag) => {
        const run = (valuta: string) =>
          numberOf(
            reportFor(calculator, {
              bewegingen: [{ datum: '2024-06-15', soort: 'storting', bedrag }],
              basisrente: 1,
              premie: 1,
              standOp: addDays('2024-06-15', days),
              valuta,
            }),
            'nettoRente',
          )
        expect(run('volgendeDag')).toBeLessThanOrEqual(run('zelfdeDag'))
      }),
    )
  })

  test('a transfer within the bank keeps the year running; a fourth in a year or a small one is flagged', () => {
    const run = (count: number, bedrag: number) =>
      reportFor(calculator, {
        bewegingen: [
          { datum: '2025-01-01', soort: 'storting', bedrag: 10_000 },
          ...Array.from({ length: count }, (_, index) => ({
            datum: `2025-0${index + 2}-01`,
            soort: 'overdracht',
            bedrag,
            premie: 1,
          })),
        ],
        basisrente: 0,
        premie: 1,
        standOp: '2026-01-01',
      })
    const flagged = (count: number, bedrag: number) =>
      run(count, bedrag).notices.some((n) => n.text.includes('overschrijvingen'))
    expect(numberOf(run(3, 1000), 'verworven')).toBe(100)
    expect(numberOf(run(3, 1000), 'saldo')).toBe(10_000)
    expect([flagged(3, 500), flagged(4, 500), flagged(1, 499)]).toEqual([false, true, true])
  })

  test('a statement of a bank, with a minus for a withdrawal, is read as it stands', () => {
    const lines = [
      { datum: '2025-01-10', bedrag: 5000 },
      { datum: '2025-03-01', bedrag: -1200.5 },
      { datum: '2025-06-01', bedrag: 300 },
    ]
    const input = { premie: 1, basisrente: 0, standOp: '2026-02-01' }
    const pasted = reportFor(calculator, { ...input, bewegingen: lines })
    const typed = reportFor(calculator, {
      ...input,
      bewegingen: lines.map(({ datum, bedrag }) => ({
        datum,
        bedrag: Math.abs(bedrag),
        soort: bedrag < 0 ? 'opname' : 'storting',
      })),
    })
    expect(numberOf(pasted, 'saldo')).toBe(numberOf(typed, 'saldo'))
    expect(numberOf(pasted, 'verworven')).toBe(numberOf(typed, 'verworven'))
    expect(errorsFor(calculator, { maandelijks: 50 }).maandelijksVanaf).toContain('Vanaf welke dag')
  })

  test('the headline is what there is, and the sentence names the premium that matters and its date, not with the first small one', () => {
    const result = reportFor(calculator, {
      bewegingen: [
        { datum: '2026-01-10', soort: 'storting', bedrag: 20 },
        { datum: '2026-03-01', soort: 'storting', bedrag: 8000 },
      ],
      premie: 1.5,
      standOp: '2026-11-15',
    })
    expect(result.headline).toMatchObject({ key: 'opgebouwd', value: 85.4 })
    expect(result.sentence).toMatch(/De grootste premie, €.120,00, is vol op 01\/03\/2027/)
  })

  test('money put in today has a premium year, and an account without premium says so', () => {
    expect(one(4_000, '2026-11-15', '2026-11-15').sentence).toMatch(/nog niets verworven.*is vol op 15\/11\/2027/)
    expect(one(4_000, '2026-11-15', '2026-11-15', 0).sentence).toContain('geen getrouwheidspremie')
  })

  test('a deposit of today: one running year in the singular, and no yield over no time', () => {
    const report = reportFor(calculator, {
      bewegingen: [{ datum: '2026-11-15', soort: 'storting', bedrag: 5_000, premie: null }],
      standOp: '2026-11-15',
    })
    expect(report.charts[0]!.sentence).toMatch(/^Er loopt 1 premiejaar; het is vol op/)
    expect(report.steps.some(({ text }) => text.startsWith('Samen is dat'))).toBe(false)
  })

  test('money that comes later earned nothing yet, in words', () => {
    const later = reportFor(calculator, { bewegingen: [{ datum: '2035-01-01', bedrag: 5_000 }] })
    expect(later.sentence).toBe('Je verdiende nog **geen** premie. Er loopt nu geen premiejaar.')
    expect(later.notices.map(({ text }) => text)).toEqual([
      'Er staat nu niets op de rekening: er valt niets op te nemen.',
    ])
  })
})

test('many full years add up to the premium that was earned, and what is nothing has no step of its own', () => {
  const bewegingen = Array.from({ length: 12 }, (_, month) => ({
    datum: `2024-${String(month + 1).padStart(2, '0')}-05`,
    soort: 'storting',
    bedrag: 1_000,
    premie: 1,
  }))
  const report = reportFor(calculator, { bewegingen, opname: 0 })
  const sum = report.steps.find(({ text }) => text.startsWith('Volle premiejaren'))?.sum ?? []
  const parts = sum.slice(0, -1).reduce((total, { value }) => total + value, 0)
  expect(parts).toBeCloseTo(numberOf(report, 'verworven'), 6)
  expect(sum[0]?.label).toBe('Vroegere premiejaren')
  expect(report.steps.some(({ text }) => text.startsWith('Neem je vandaag'))).toBe(false)
  const young = reportFor(calculator, { bewegingen: [{ datum: '2026-06-01', soort: 'storting', bedrag: 1_000 }] })
  expect(young.steps.map(({ text }) => text)).toContain('Volle premiejaren leverden je **nog niets** op.')
})

test('a balance of another day speaks of that day, not of today', () => {
  const said = (standOp: string) => JSON.stringify(reportFor(calculator, { standOp }))
  expect(said('2026-11-15')).toContain('Neem je vandaag')
  expect(said('2026-12-31')).toMatch(
    /Neem je op 31\/12\/2026 .* Verlies als je op 31\/12\/2026 opneemt|Verlies als je op/,
  )
  expect(said('2026-12-31')).not.toMatch(/Neem je (nu|vandaag)|als je vandaag/)
})

test('interest of other banks is named where the tax of this account follows from it', () => {
  const step = (alOntvangen: number) =>
    reportFor(calculator, { alOntvangen, basisrente: 5, premie: 1 }).steps.find(({ text }) => text.includes('roerende'))
  expect(step(900)?.text).toContain('wat overblijft van je vrijstelling')
})

test('without an amount to take off there is no best day for it and no table of what it costs', () => {
  const report = (opname: number) => reportFor(calculator, { opname })
  expect(valueOf(report(0), 'besteDag')).toBeNull()
  expect(report(0).tables.map(({ key }) => key)).toEqual(['premies'])
  expect(report(0).key.map(({ key }) => key)).not.toContain('verliesVandaag')
  expect(report(500).tables.map(({ key }) => key)).toEqual(['premies', 'opnamedag'])
  expect(report(500).key.map(({ key }) => key)).toContain('verliesVandaag')
})
