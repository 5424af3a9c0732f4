import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseRecords } from '#data/csv.ts'
import { ACCOUNTS_WITHOUT_RATE, ONLINE_BANKS } from '#data/savings-market.ts'

const records = (file: string) => parseRecords(readFileSync(new URL(file, import.meta.url), 'utf8'))

describe('what savers ask of the market besides rates', () => {
  test('banks without branches are those of the file of banks', () => {
    const online = records('banken.csv').filter((bank) => bank['type'] === 'online' && bank['isActive'] === 'true')
    expect([...ONLINE_BANKS].toSorted()).toEqual(online.map((bank) => bank['shortName'] ?? '').toSorted())
  })

  test('accounts without a rate were seen this year and have no row we trust', () => {
    const savings = records('producten-rentes.csv').filter((row) => row['producttype'] === 'spaarrekening')
    const name = (row: Readonly<Record<string, string>>) => `${row['bank']}|${row['product']}`
    const current = new Set(savings.filter((row) => row['status'] === 'recent').map(name))
    const seen = savings.filter(
      // A rent deposit is not a choice for a saver.
      (row) =>
        (row['peildatum'] ?? '') >= '2026' && !current.has(name(row)) && !row['product']?.startsWith('Huurwaarborg'),
    )
    expect(ACCOUNTS_WITHOUT_RATE.map(({ bank, product, seenOn }) => `${bank}|${product}|${seenOn}`).toSorted()).toEqual(
      seen.map((row) => `${name(row)}|${row['peildatum']}`).toSorted(),
    )
  })
})
