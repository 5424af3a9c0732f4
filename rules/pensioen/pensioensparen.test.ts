import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { anticipatieveHeffing } from '#rules/pensioen/pensioensparen.figures.ts'
import {
  eindbelasting,
  fictieveWaarde,
  leeftijdEindbelasting,
  omslagpunt,
  voordeelPensioensparen,
} from '#rules/pensioen/pensioensparen.ts'

const in2018 = openLaw('2018-12-31')
const in2024 = openLaw('2024-12-31')
const now = openLaw('2026-11-15')

describe('pension saving', () => {
  test('1.310 euro in 2024 gives 327,50 euro', () => {
    expect(voordeelPensioensparen(in2024, 1_310).voordeel).toBe(327.5)
    expect(voordeelPensioensparen(in2024, 1_020).voordeel).toBe(306)
  })

  test('in 2025 and 2026: 315 at the first ceiling, 337,50 at the second, and 1.260 to catch up', () => {
    for (const law of [openLaw('2025-06-01'), now]) {
      expect(voordeelPensioensparen(law, 1_050).voordeel).toBe(315)
      expect(voordeelPensioensparen(law, 1_350).voordeel).toBe(337.5)
      expect(omslagpunt(law)).toBe(1_260)
    }
  })

  test('in 2018 the low rate catches up at 1.152 euro', () => {
    expect(omslagpunt(in2018)).toBe(1_152)
  })

  test('one cent above the first ceiling costs a sixth of the reduction, and the second ceiling is a limit', () => {
    expect(voordeelPensioensparen(now, 1_049.99)).toMatchObject({ voordeel: 315, fuik: false })
    expect(voordeelPensioensparen(now, 1_050)).toMatchObject({ voordeel: 315, fuik: false, tarief: 0.3 })
    expect(voordeelPensioensparen(now, 1_050.01)).toMatchObject({ voordeel: 262.5, fuik: true, tarief: 0.25 })
    expect(voordeelPensioensparen(now, 1_260)).toMatchObject({ voordeel: 315, fuik: true })
    expect(voordeelPensioensparen(now, 1_260.01).fuik).toBe(false)
    expect(voordeelPensioensparen(now, 1_350)).toMatchObject({ voordeel: 337.5, teVeel: 0 })
    expect(voordeelPensioensparen(now, 1_400)).toMatchObject({ voordeel: 337.5, teVeel: 50 })
  })

  test('the end tax falls at sixty, or after ten years for a contract begun at fifty-five or later', () => {
    expect(leeftijdEindbelasting(now, 30)).toBe(60)
    expect(leeftijdEindbelasting(now, 54)).toBe(60)
    expect(leeftijdEindbelasting(now, 55)).toBe(65)
    expect(leeftijdEindbelasting(now, 58)).toBe(68)
  })

  test('the base of a fund grows at 4,75 %, at 6,25 % for what was paid in before 1992', () => {
    expect(fictieveWaarde(now, 1_000, 2020, 10)).toBeCloseTo(1_590.52, 2)
    expect(fictieveWaarde(now, 1_000, 1990, 10)).toBeCloseTo(1_833.54, 2)
    expect(fictieveWaarde(now, 1_000, 1991, 1)).toBeCloseTo(1_062.5, 6)
    expect(fictieveWaarde(now, 1_000, 1992, 1)).toBeCloseTo(1_047.5, 6)
    expect(fictieveWaarde(now, 1_000, 1986, 1)).toBeCloseTo(1_062.5, 6)
  })

  test('what was collected from 2015 to 2019 comes off the end tax, never below zero', () => {
    expect(eindbelasting(now, 40_000)).toBe(3_200)
    expect(eindbelasting(now, 40_000, 900)).toBe(2_300)
    expect(eindbelasting(now, 1_000, 900)).toBe(0)
    expect(openLaw('2017-01-01')(anticipatieveHeffing)).toBe(0.01)
    expect(now(anticipatieveHeffing)).toBe(0)
  })

  test('the reduction is never more than the high rate on the first or the low rate on the second ceiling', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), (cents) => {
        expect(voordeelPensioensparen(now, cents / 100).voordeel).toBeLessThanOrEqual(337.5)
      }),
    )
  })
})
