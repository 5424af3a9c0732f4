import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { type Kredietsoort, maximaleJkp } from '#rules/krediet/consumentenkrediet.figures.ts'

const FORMS: Readonly<Record<string, Kredietsoort>> = {
  lening_of_verkoop_op_afbetaling: 'lening',
  financieringshuur: 'financieringshuur',
  kredietopening_met_kaart: 'kaart',
  kredietopening_zonder_kaart: 'zonderKaart',
}

describe('maximum JKP', () => {
  test('every row of the published tables since June 2016 is in the rules', () => {
    const rows = parseRecords(
      readFileSync(new URL('../../data/consumenten-krediet-max-jkp.csv', import.meta.url), 'utf8'),
    ).filter((row) => (row.geldig_vanaf ?? '') >= '2016-06-01')
    expect(rows.length).toBeGreaterThan(60)
    const wrong = rows.filter((row) => {
      const brackets = openLaw(row.geldig_vanaf ?? '')(maximaleJkp)
      const bracket = brackets.find((each) => each.upTo === null || each.upTo >= Number(row.bedrag_van))
      return Math.abs((bracket?.[FORMS[row.krediettype ?? ''] ?? 'lening'] ?? 0) * 100 - Number(row.max_jkp_pct)) > 1e-9
    })
    expect(wrong).toEqual([])
  })
})
