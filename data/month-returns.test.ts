import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'

const records = (name: string) => parseRecords(readFileSync(new URL(name, import.meta.url), 'utf8'))
const months = records('beurs-maandrendement.csv')
const known = (column: string) =>
  new Map(months.filter((row) => row[column] !== '').map((row) => [row['maand'] ?? '', Number(row[column])]))

describe('returns per month', () => {
  test('of American shares are those of the dollar index at the rate of each month', () => {
    const numbers = (file: string, column: string) =>
      new Map(records(file).map((row) => [row['maand'] ?? '', Number(row[column])]))
    const dollars = numbers('sp500-shiller-maand.csv', 'totaalrendement_index')
    const rates = numbers('eur-per-usd-maand.csv', 'eur_per_usd')
    const euro = [...dollars].flatMap(([month, value]) => {
      const rate = rates.get(month)
      return rate === undefined || value === 0 ? [] : [{ month, value: value * rate }]
    })
    const wanted = euro
      .slice(1)
      .map(({ month, value }, index) => [month, (value / (euro[index]?.value ?? 1) - 1) * 100])
    const told = [...known('amerika_pct')]
    expect(told.map(([month]) => month)).toEqual(wanted.map(([month]) => month))
    told.forEach(([month, percent], index) =>
      expect(Math.abs(percent - Number(wanted[index]?.[1])), month).toBeLessThan(0.0051),
    )
  })

  test.each(['wereld_pct', 'groeilanden_pct', 'europa_pct', 'staatsobligaties_euro_pct'])(
    '%s: twelve months give the year, but for the rounding of each month',
    (column) => {
      const monthly = known(column)
      let compared = 0
      for (const row of records('beurs-jaarrendement-klassen.csv')) {
        const own = [...monthly].filter(([month]) => month.startsWith(row['jaar'] ?? ''))
        if (row[column] === '' || own.length < 12) continue
        compared += 1
        const grown = own.reduce((value, [, percent]) => value * (1 + percent / 100), 1)
        expect(Math.abs((grown - 1) * 100 - Number(row[column])), row['jaar']).toBeLessThan(0.6)
      }
      expect(compared).toBeGreaterThanOrEqual(15)
    },
  )
})
