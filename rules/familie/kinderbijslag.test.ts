import { describe, expect, test } from 'vitest'
import { roundCents, roundedSum } from '#finance/money.ts'
import {
  brusselBasis,
  brusselGeboorte,
  brusselJaartoeslag,
  brusselSociaal,
  kinderbijslagGrenzen,
  wallonieBasis,
  wallonieJaartoeslag,
  wallonieToeslagen,
  wallonieWees,
} from '#rules/familie/kinderbijslag.figures.ts'
import { type Bijslaggezin, heeftRecht, type Kind, kinderbijslag } from '#rules/familie/kinderbijslag.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'

const now = openLaw('2026-11-15')
const kind = (geboren: string): Kind => ({ geboren, wees: 'geen', hogerOnderwijs: false, zorgtoeslag: 0 })
const gezin = (regio: Bijslaggezin['regio'], geboren: readonly string[], inkomen = 100_000): Bijslaggezin => ({
  regio,
  kinderen: geboren.map(kind),
  inkomen,
  alleenstaand: false,
  verhoogdeTegemoetkoming: false,
})
const basisOf = (maand: string, of: Bijslaggezin) => kinderbijslag(now, maand, of).map(({ basis }) => basis)

const on = (day: string, amounts: readonly number[]) =>
  amounts.map((amount) => roundCents(amount * spilcoefficient(openLaw(day)(indexsprongen), '105,10')))

describe('the Brussels amounts of the ordinance follow the index, as offices printed them', () => {
  const { tot11, vanaf12, hogerOnderwijs } = now(brusselBasis)
  const { een, twee, tweeAlleen, drie, drieAlleen, tussen } = now(brusselSociaal)
  const yearly = now(brusselJaartoeslag)
  const birth = now(brusselGeboorte)

  test('Brussels Family, March 2020: totals of a child born before 2020, whose base was 10 euro lower', () => {
    // Base and supplement are ten euro higher from twelve on.
    const totals = [een, twee, tweeAlleen, drie, drieAlleen].map(([under, over]) =>
      on('2020-03-01', [tot11 - 10 + under!, vanaf12 - 10 + over!]),
    )
    expect(totals).toEqual([
      [183.6, 204],
      [214.2, 234.6],
      [224.4, 244.8],
      [255, 275.4],
      [275.4, 295.8],
    ])
    // Between the limits; from twelve on the source prints 175 and 222, which is no amount of the ordinance.
    expect(on('2020-03-01', [tot11 - 10 + tussen.twee, tot11 - 10 + tussen.drie])).toEqual([168.3, 216.24])
  })

  test('Parentia, May 2024: base, July and birth', () => {
    expect(on('2024-05-01', [tot11, vanaf12, hogerOnderwijs])).toEqual([182.85, 195.04, 207.23])
    expect(on('2024-05-01', [...yearly.leeftijd, yearly.hogerOnderwijs])).toEqual([24.38, 36.57, 60.95, 97.52])
    expect(on('2024-05-01', [birth.eerste, birth.volgende])).toEqual([1_340.9, 609.5])
  })
})

describe('the Walloon amounts of the decree follow the index, as offices printed them', () => {
  const { tot17, vanaf18 } = now(wallonieBasis)
  const { sociaal, alleenstaand, grootGezin } = now(wallonieToeslagen)

  test('Parentia, March 2020', () => {
    const day = '2020-03-01'
    expect(on(day, [tot17, vanaf18, now(wallonieWees)])).toEqual([158.1, 168.3, 357])
    expect(on(day, sociaal)).toEqual([56.1, 25.5])
    expect(on(day, grootGezin)).toEqual([35.7, 20.4])
    expect(on(day, alleenstaand)).toEqual([20.4, 10.2])
    expect(on(day, now(wallonieJaartoeslag)).slice(0, 3)).toEqual([20.4, 30.6, 51])
  })

  test('Parentia, from December 2022 on', () => {
    expect(on('2022-12-01', [tot17, vanaf18])).toEqual([181.61, 193.33])
    // Moncredit.info, January 2026.
    expect(on('2026-01-01', [tot17])).toEqual([192.73])
  })

  test('Droits Quotidiens, May 2024, with the limits of income', () => {
    expect(on('2024-05-01', sociaal)).toEqual([67.05, 30.48])
    expect(on('2024-05-01', alleenstaand)).toEqual([24.38, 12.19])
    expect(openLaw('2025-06-30')(kinderbijslagGrenzen).wallonie).toEqual([33_887.51, 54_685.5])
  })
})

describe('who counts', () => {
  test('from the month after birth up to and including that of the twenty-fifth birthday', () => {
    expect(['2003-01', '2003-02', '2028-01', '2028-02'].map((maand) => heeftRecht('2003-01', maand))).toEqual([
      false,
      true,
      true,
      false,
    ])
    // Born on the leap day or at the end of the year: a month is a month.
    expect(['2028-02', '2028-03', '2053-02', '2053-03'].map((maand) => heeftRecht('2028-02', maand))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(['2008-12', '2009-01'].map((maand) => heeftRecht('2008-12', maand))).toEqual([false, true])
  })

  test('none to eight children of the Flemish system of today: each the same base', () => {
    for (let count = 0; count <= 8; count++) {
      const born = Array.from({ length: count }, (_, index) => `20${19 + (index % 7)}-0${1 + index}`)
      expect(basisOf('2026-11', gezin('vlaanderen', born))).toEqual(born.map(() => 184.62))
    }
  })

  test('born in December 2018 or January 2019: the old or the new base in Flanders, a year later in Wallonia', () => {
    const old = (regio: 'vlaanderen' | 'wallonie', geboren: string) =>
      kinderbijslag(now, '2026-11', gezin(regio, [geboren]))[0]?.oud
    expect([old('vlaanderen', '2018-12'), old('vlaanderen', '2019-01')]).toEqual([true, false])
    expect([old('wallonie', '2019-12'), old('wallonie', '2020-01')]).toEqual([true, false])
  })

  test('the social supplement holds up to the limit itself in Flanders, below it in Wallonia', () => {
    const sociaal = (regio: 'vlaanderen' | 'wallonie', inkomen: number, count: number) =>
      roundedSum(
        kinderbijslag(now, '2026-11', gezin(regio, Array<string>(count).fill('2021-01'), inkomen)).map(
          (each) => each.sociaal,
        ),
      )
    expect([40_701.59, 40_701.6, 47_485.19, 47_485.2].map((income) => sociaal('vlaanderen', income, 2))).toEqual([
      147.36, 74.62, 74.62, 0,
    ])
    expect([76_560.64, 76_560.65].map((income) => sociaal('vlaanderen', income, 3))).toEqual([255.66, 0])
    const [low, high] = now(kinderbijslagGrenzen).wallonie
    expect(sociaal('wallonie', roundCents(low! - 0.01), 1)).toBeGreaterThan(sociaal('wallonie', low!, 1))
    expect(sociaal('wallonie', high!, 1)).toBe(0)
  })
})
