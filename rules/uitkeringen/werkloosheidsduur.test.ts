import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { maandenOverbrugging, overbruggingPerMaand } from './overbruggingsrecht.ts'
import { invaliditeitZelfstandige } from './uitkeringen.ts'
import { duurWerkloosheid, langeLoopbaan, vasteWerkloosheid } from './werkloosheidsduur.ts'

const march = openLaw('2026-03-01')
const now = openLaw('2026-11-15')

describe('how long unemployment is paid', () => {
  test('twelve months, and one per 104 days beyond the 312 of the admission, to 24 after five years', () => {
    // Art. 114, § 1: 3 years are 936 days; (936 − 312) ÷ 104 = 6 months more.
    // 1,33 is what people type for sixteen months: 416 days, so one month more.
    const years = [0, 0.99, 1, 1.33, 1.34, 3, 4.99, 5, 40]
    expect(years.map((jaren) => duurWerkloosheid(now, jaren).months)).toEqual([0, 0, 12, 13, 13, 18, 23, 24, 24])
  })

  test('the fixed amounts of March 2026 are those of the RVA: 69,59, 56,40, 29,27 and 41,54 a day', () => {
    const day = (household: 'gezinslast' | 'alleenstaand' | 'samenwonend', lang = false) =>
      Math.round((vasteWerkloosheid(march, household, 3_000, lang).netto / 26) * 100) / 100
    expect([day('gezinslast'), day('alleenstaand'), day('samenwonend'), day('samenwonend', true)]).toEqual([
      69.59, 56.4, 29.27, 41.54,
    ])
    // A long career changes nothing for the others.
    expect(day('alleenstaand', true)).toBe(56.4)
  })

  test('no end from 55 on with 31 years of work in 2026, 35 from 2030 on', () => {
    expect(langeLoopbaan(now, 31, 55)).toEqual({ lang: true, zonderEinde: true })
    expect(langeLoopbaan(now, 31, 54)).toEqual({ lang: true, zonderEinde: false })
    expect(langeLoopbaan(now, 31, null)).toEqual({ lang: true, zonderEinde: false })
    expect(langeLoopbaan(now, 30.9, 60).lang).toBe(false)
    expect(langeLoopbaan(openLaw('2027-01-01'), 31, 60).lang).toBe(false)
    expect(langeLoopbaan(openLaw('2031-05-01'), 35, 60).zonderEinde).toBe(true)
  })
})

describe('self-employed', () => {
  test('overbruggingsrecht: 1.317,52 and 1.646,38 at the spilindex 147,31, with the index since', () => {
    expect(overbruggingPerMaand(openLaw('2021-07-01'), 'samenwonend').bruto).toBe(1317.52)
    expect(overbruggingPerMaand(openLaw('2021-07-01'), 'gezinslast').bruto).toBe(1646.38)
    // Seven steps of 2 % until December 2022: × 1,1487.
    expect(overbruggingPerMaand(openLaw('2023-06-30'), 'alleenstaand').bruto).toBe(1513.44)
    // July 2023: 2 % more beside the index (ministerraad of 23 December 2022).
    expect(overbruggingPerMaand(openLaw('2023-07-01'), 'alleenstaand').bruto).toBe(1543.7)
    // Published for May 2024 (UCM), and twelve steps in all since 147,31: × 1,2682.
    expect(overbruggingPerMaand(now, 'alleenstaand').bruto).toBe(1738.46)
    expect(overbruggingPerMaand(openLaw('2024-05-01'), 'gezinslast').bruto).toBe(2047.18)
    expect(overbruggingPerMaand(openLaw('2024-05-01'), 'alleenstaand').bruto).toBe(1638.26)
    expect(overbruggingPerMaand(now, 'gezinslast').bruto).toBe(2172.4)
  })

  test('until 2022: twelve months for one event, at most 12 over a career or 24 from sixty quarters on', () => {
    const months = (jaren: number, used: number) => maandenOverbrugging(openLaw('2022-12-31'), jaren, used)
    expect([months(0.5, 0), months(1, 0), months(10, 5), months(10, 20)]).toEqual([0, 12, 7, 0])
    expect([months(15, 0), months(15, 12), months(15, 18), months(14.9, 12)]).toEqual([12, 12, 6, 0])
  })

  test('since 2023: a year, and after it at least three months for each new event', () => {
    const months = (jaren: number, used: number) => maandenOverbrugging(now, jaren, used)
    expect([months(0.5, 0), months(1, 0), months(10, 5), months(10, 20)]).toEqual([0, 12, 7, 3])
    expect([months(15, 0), months(15, 12), months(20, 18)]).toEqual([12, 3, 3])
  })

  test('after a year who lives with others gets more once the illness counts for the pension', () => {
    // RSVZ, amounts of 1 November 2023: 76,42, 60,56 and 46,45, or 51,93.
    const law = openLaw('2023-11-01')
    const day = (household: 'gezinslast' | 'alleenstaand' | 'samenwonend', counted: boolean) =>
      Math.round((invaliditeitZelfstandige(law, household, counted).netto / 26) * 100) / 100
    expect([day('gezinslast', true), day('alleenstaand', true), day('samenwonend', true)]).toEqual([
      76.42, 60.56, 51.93,
    ])
    expect([day('gezinslast', false), day('alleenstaand', false), day('samenwonend', false)]).toEqual([
      76.42, 60.56, 46.45,
    ])
  })
})
