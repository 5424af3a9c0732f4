import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { etfByIsin, registeredOn } from '#data/etfs.ts'
import { etfs } from '#data/series/etfs.ts'

/** Letters count as two digits; every second digit from the right is doubled. */
function isIsin(isin: string): boolean {
  const digits = [...isin].map((sign) => parseInt(sign, 36)).join('')
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^[A-Z]{2}[A-Z0-9]{9}\d$/.test(isin) && sum % 10 === 0
}

describe('exchange traded funds', () => {
  test('are 62, each with a valid ISIN that occurs once', () => {
    expect(etfs).toHaveLength(62)
    expect(new Set(etfs.map(({ isin }) => isin)).size).toBe(62)
    expect(etfs.filter(({ isin }) => !isIsin(isin))).toEqual([])
    expect(isIsin('IE00B4L5Y984')).toBe(false)
  })

  test('IWDA, VWCE, a fund with bonds, gold and one where the class is not sure', () => {
    expect(etfByIsin('ie00b4l5y983')).toMatchObject({ ter: 0.002, accumulating: true, registered: false, tob: 'laag' })
    expect(etfByIsin('IE00BK5BQT80')).toMatchObject({ accumulating: true, registered: true, tob: 'hoog' })
    expect(etfByIsin('IE00BMVB5P51')).toMatchObject({ bondShare: 0.4 })
    expect(etfByIsin('IE00B4ND3602')).toMatchObject({ accumulating: null, registered: null, tob: 'midden' })
    expect(etfByIsin('IE00B4K48X80')).toMatchObject({ tob: null, confidence: 'laag' })
    expect(etfByIsin('BE0000000000')).toBe(null)
  })

  test('the class follows from paying out and from the list of the FSMA', () => {
    const sure = etfs.filter(({ tob, registered, accumulating }) => ![tob, registered, accumulating].includes(null))
    expect(sure.length).toBeGreaterThan(55)
    expect(
      sure.filter(({ tob, registered, accumulating }) => (tob === 'hoog') !== (accumulating && registered)),
    ).toEqual([])
  })
})

test('every registration in the file was looked up on the day the pages name', () => {
  const rows = parseRecords(readFileSync(new URL('./etf.csv', import.meta.url), 'utf8'))
  expect(new Set(rows.map((row) => row['peildatum_registratie']))).toEqual(new Set([registeredOn]))
})
