/** What a credit page says another way of paying costs or saves, entered on the page that is about that way. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES } from '#calculators/claims.test-support.ts'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import { outOf } from '#calculators/pages.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

const compound = asking('samengestelde-interest-berekenen')
const credit = asking('persoonlijke-lening-berekenen')

describe('a car paid with own money', () => {
  test('has gained the instalments put aside each month, less the same money left on the account', () => {
    fc.assert(
      fc.property(
        fc.record({
          prijs: money(8_000, 60_000),
          jkp: rate(0, 8),
          years: whole(1, 5),
          spaarrente: rate(0, 4),
        }),
        ({ years, ...of }) => {
          const input = { ...of, eigenInbreng: 0, looptijd: 12 * years }
          const { maandlast, laatsteAfbetaling, voordeelEigenGeld } = outOf('autolening-berekenen', input)
          const saved = (startbedrag: number, inleg: number) =>
            Number(compound({ startbedrag, inleg, rente: of.spaarrente, duur: years }, 'eindkapitaal'))
          const rebuilt = saved(0, Number(maandlast)) + Number(laatsteAfbetaling) - Number(maandlast)
          expect(Math.abs(Number(voordeelEigenGeld) - (rebuilt - saved(of.prijs, 0)))).toBeLessThan(0.02)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('a credit line beside an ordinary loan', () => {
  test('costs more by its own interest, less that of a loan on its page', () => {
    let stated = 0
    fc.assert(
      fc.property(
        fc.record({ opname: money(500, 5_000), jkp: rate(5, 14), bedrag: money(60, 500), jkpLening: rate(2, 12) }),
        (of) => {
          const out = outOf('doorlopend-krediet-calculator', { ...of, kredietlijn: 5_000 })
          if (out.verschilLening === null) return
          stated++
          const asked = { bedrag: of.opname, jkp: of.jkpLening, looptijd: Number(out.maanden) }
          const looptijd = Math.min(asked.looptijd, Number(credit(asked, 'maxLooptijd')))
          const interest = Number(credit({ ...asked, looptijd }, 'totaleRente'))
          expect(out.verschilLening).toBeCloseTo(Number(out.totaleRente) - interest, 2)
        },
      ),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(CASES / 2)
  })
})

describe('a loan paid back early', () => {
  test('saves the interest of what is left as a loan of its own, less the fee', () => {
    fc.assert(
      fc.property(
        fc.record({ bedrag: money(3_000, 50_000), looptijd: whole(13, 84), jkp: rate(1, 9) }),
        whole(1, 12),
        (of, vervroegdNa) => {
          const { saldoVervroegd, vergoedingVervroegd, winstVervroegd } = outOf('persoonlijke-lening-berekenen', {
            ...of,
            vervroegdNa,
          })
          const rest = of.looptijd - vervroegdNa
          const interest = Number(credit({ bedrag: saldoVervroegd, looptijd: rest, jkp: of.jkp }, 'totaleRente'))
          // The instalment of the rest may be a cent off.
          expect(Math.abs(Number(winstVervroegd) - (interest - Number(vergoedingVervroegd)))).toBeLessThan(
            0.01 * rest + 0.02,
          )
        },
      ),
      drawing(CASES),
    )
  })
})

describe('a car that is kept longer than a lease', () => {
  test('costs less from the month that is named on, and not in the month before', () => {
    let stated = 0
    fc.assert(
      fc.property(
        fc.record({
          prijs: money(15_000, 50_000),
          looptijd: whole(24, 60),
          verkoopwaarde: whole(20, 60),
          gebruik: money(1_000, 3_000),
          jkpAutolening: rate(1, 7),
        }),
        whole(14, 22),
        (of, thousandths) => {
          const input = { ...of, maandbedrag: Math.round((of.prijs * thousandths) / 1_000) }
          const { kantelMaand } = outOf('leasingkrediet-calculator', input)
          if (typeof kantelMaand !== 'number') return
          stated++
          const paid = (month: number) => {
            const asked = { bedrag: of.prijs, looptijd: of.looptijd, jkp: of.jkpAutolening }
            if (month >= of.looptijd) return Number(credit(asked, 'totaleRente'))
            const early = outOf('persoonlijke-lening-berekenen', { ...asked, vervroegdNa: month })
            return month * Number(early.maandlast) + Number(early.saldoVervroegd) - of.prijs
          }
          /** The lease for so many months, less the car bought with the same loan and sold then. */
          const dearer = (month: number) => {
            const value = (100 * (of.verkoopwaarde / 100) ** (month / of.looptijd)).toFixed(4)
            const { kostLease, kostKopen } = outOf('leasingkrediet-calculator', {
              ...input,
              looptijd: month,
              verkoopwaarde: Number(value),
              jkpAutolening: 0,
            })
            return Number(kostLease) - Number(kostKopen) - paid(month)
          }
          expect(dearer(kantelMaand)).toBeGreaterThan(-0.05)
          // Shorter than a year is not looked at.
          if (kantelMaand > 12) expect(dearer(kantelMaand - 1)).toBeLessThan(0.05)
        },
      ),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(CASES / 4)
  })
})
