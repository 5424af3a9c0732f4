import { expect, test } from 'vitest'
import { roundTo, roundedSum } from '#finance/money.ts'
import { forfaitPassief } from '#rules/familie/erfpassief.figures.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { indexOf } from '#rules/kernel/prijsindex.ts'

test('the sums without proof follow the yearly mean of the prices since 2014 (art. 2.7.3.4.2 VCF)', () => {
  const law = openLaw('2026-11-16')
  const mean = (year: number) =>
    roundTo(
      roundedSum(
        Array.from(
          { length: 12 },
          (_, month) => indexOf(law, `${year}-${String(month + 1).padStart(2, '0')}`, 'cpi')?.value ?? 0,
        ),
      ) / 12,
      2,
    )
  for (const { from, value } of forfaitPassief.rows) {
    const index = roundTo(mean(Number(from.slice(0, 4)) - 1) / mean(2014), 4)
    expect(value, from).toEqual({
      schulden: roundTo(1_500 * index, 2),
      gemeenschap: roundTo(3_000 * index, 2),
      begrafenis: roundTo(6_000 * index, 2),
    })
  }
  expect(law(forfaitPassief)).toEqual({ schulden: 2_022.6, gemeenschap: 4_045.2, begrafenis: 8_090.4 })
})
