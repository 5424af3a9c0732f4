import { describe, expect, test } from 'vitest'
import { openLaw } from '#rules/kernel/dated.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { ontslagAnciennieteitPc200, premieElektro, premieUrenMetaal } from '#rules/loon/eindejaarspremie.figures.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'

const now = openLaw('2026-11-15')

describe('year-end premium', () => {
  test('the published case of the electricians fund, line by line', () => {
    const bruto = Math.round(30_788.32 * now(premieElektro) * 100) / 100
    expect(bruto).toBe(2_564.67)
    expect(nettoPremie(now, bruto, 0, { statuut: 'arbeider', children: 0, sectorfonds: true })).toMatchObject({
      rsz: 362.02,
      belastbaar: 2_202.65,
      tarief: 0.2,
      voorheffing: 440.53,
      netto: 1_762.12,
    })
  })

  test('of a premium of 3.000 euro a clerk keeps 1.554,83', () => {
    const yearly = jaarloonNaRsz(now, 3_000)
    expect(nettoPremie(now, 3_000, yearly, { statuut: 'bediende', children: 0, sectorfonds: false })).toMatchObject({
      rsz: 392.1,
      tarief: 0.4038,
      voorheffing: 1_053.07,
      netto: 1_554.83,
    })
  })

  test('every line of a premium of a manual worker with two children', () => {
    // RSZ 13,07 % of 2.160. Up to 22.470 euro a year is free, so 470 of it; (1.717,69 − 470) × 35,33 % × 80 %.
    expect(nettoPremie(now, 2_000, 22_000, { statuut: 'arbeider', children: 2, sectorfonds: false })).toEqual({
      bruto: 2_000,
      rsz: 282.31,
      belastbaar: 1_717.69,
      tarief: 0.3533,
      voorheffing: 352.65,
      netto: 1_717.69 - 352.65,
      schaal: {
        schijf: { tot: 23_580, vakantiegeld: 0.313, andere: 0.3533 },
        tarief: 0.3533,
        vrij: 470,
        verminderingTarief: 0.2,
        bedrag: 352.65,
      },
    })
  })

  test('the premium of the metal sector is 165 hours of pay', () => {
    expect(12.3425 * now(premieUrenMetaal)).toBeCloseTo(2_036.51, 2)
  })

  test('resigning: five years until 2025, three since 2026', () => {
    expect(openLaw('2025-12-31')(ontslagAnciennieteitPc200)).toBe(5)
    expect(now(ontslagAnciennieteitPc200)).toBe(3)
  })
})
