/** Whole files, in the layouts brokers and exchanges document, from their text to the lots and the tax. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import crypto from '#calculators/beleggen/cryptocurrency-calculator/calculator.ts'
import etf from '#calculators/beleggen/etf-calculator/calculator.ts'
import year from '#calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/calculator.ts'
import gains from '#calculators/beleggen/meerwaardebelasting-calculator/calculator.ts'
import { type AnyCalculator, openEnv, type Outcome } from '#calculators/kernel/calculator.ts'
import { runRaw } from '#calculators/kernel/run.ts'
import { type Raw, type RawRow, startRaw } from '#calculators/kernel/read.ts'
import { numberOf, situation } from '#calculators/kernel/testing.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { guessMapping, guessSide, importedRows, namesIn, onlyNamed } from '#site/calculator/form/import/columns.ts'
import { decodeFile } from '#calculators/broker-files/sheet.ts'
import { readTable, type TextTable } from '#site/calculator/form/import/table-text.ts'

const fileOf = (name: string): TextTable => {
  const table = readTable(decodeFile(readFileSync(new URL(`./examples/${name}`, import.meta.url))))
  if (!table) throw new Error(`${name} has no rows`)
  return table
}

/** What the panel fills in without the visitor changing a column. */
function filled(calculator: AnyCalculator, key: string, table: TextTable): readonly RawRow[] {
  const field = calculator.inputs[key]
  if (field?.kind !== 'rows') throw new Error(`${key} is no list`)
  return importedRows(field, table, guessMapping(field, table), guessSide(field, table) ?? 'alles').rows
}
const run = (calculator: AnyCalculator, given: Raw): Outcome =>
  runRaw(calculator, { ...startRaw(calculator.inputs, openEnv(situation())), ...given }, situation())
function told(calculator: AnyCalculator, given: Raw): Report {
  const outcome = run(calculator, given)
  if (outcome.status === 'ok') return outcome.report
  throw new Error(outcome.status === 'invalid' ? JSON.stringify(outcome.errors) : outcome.message)
}
const asked = (calculator: AnyCalculator, given: Raw) => {
  const outcome = run(calculator, given)
  return outcome.status === 'invalid' ? outcome.errors : {}
}
const both = (calculator: AnyCalculator, table: TextTable) => ({
  loten: filled(calculator, 'loten', table),
  verkopen: filled(calculator, 'verkopen', table),
})
/** Name, gain, pieces, bought on and sold on of each slice. */
const slices = (report: Report, key: string) =>
  report.tables.find((table) => table.key === key)?.rows.map((row) => row.slice(0, 5))

describe('DEGIRO, Transactions.csv', () => {
  const table = fileOf('degiro.csv')

  test('buys and sales each to their list, dollars with the rate of the day, the photo value left open', () => {
    expect(table.layout?.broker).toBe('DEGIRO')
    const { loten, verkopen } = both(gains, table)
    expect(loten).toEqual([
      {
        effect: 'VOORBEELD INC',
        datum: '16/02/2026',
        aantal: '50',
        prijs: '120,5',
        foto: '',
        munt: 'USD',
        wisselkoers: '1,18',
      },
      {
        effect: 'WERELD UCITS ETF',
        datum: '12/03/2024',
        aantal: '100',
        prijs: '88,1234',
        foto: '',
        munt: 'EUR',
        wisselkoers: '',
      },
    ])
    expect(verkopen.map(({ aantal, prijs, munt, wisselkoers }) => [aantal, prijs, munt, wisselkoers])).toEqual([
      ['50', '400,25', 'USD', '1,16'],
      ['80', '215,5', 'EUR', ''],
    ])
  })

  // 80 × 215,50 − 80 × 88,1234 = 17.240,00 − 7.049,87; 20.012,50 / 1,16 − 6.025 / 1,18 = 17.252,16 − 5.105,93.
  // Together 22.336,36; less 10.000 a tenth of 12.336,36.
  test('lots and tax to the cent', () => {
    const report = told(gains, both(gains, table))
    expect(slices(report, 'loten')).toEqual([
      ['VOORBEELD INC', 12_146.23, 50, '2026-02-16', '2026-10-08'],
      ['WERELD UCITS ETF', 10_190.13, 80, '2024-03-12', '2026-10-05'],
    ])
    expect(numberOf(report, 'opbrengst')).toBe(34_492.16)
    expect(numberOf(report, 'belasting')).toBe(1233.64)
  })

  // With 130 on the photo day: 17.240 − 10.400 = 6.840; with the share 18.986,23; a tenth of 8.986,23.
  test('the photo value the visitor then types counts', () => {
    const { loten, verkopen } = both(gains, table)
    const typed = loten.map((lot) => (lot['munt'] === 'EUR' ? { ...lot, foto: '130' } : lot))
    expect(numberOf(told(gains, { loten: typed, verkopen }), 'belasting')).toBe(898.62)
  })

  test('prices of London in pence become pounds, at the rate that follows from the two values', () => {
    const [heading = ''] = readFileSync(new URL('./examples/degiro.csv', import.meta.url), 'utf8').split('\n')
    const pence = readTable(
      `${heading}\n02-03-2026,09:31,VOORBEELD PLC,GB0000000001,LSE,XLON,200,"1250,0000",GBX,"-250000,00",GBX,"-2941,18","85,0000","-7,35","-4,90","-2953,43",,x`,
    )
    const [lot] = pence ? filled(gains, 'loten', pence) : []
    expect(lot).toMatchObject({ aantal: '200', prijs: '12,5', munt: 'GBP', wisselkoers: '0,85' })
    expect(pence && filled(gains, 'verkopen', pence)).toEqual([])
  })
})

describe('Bolero, Portfolio Positions pasted from Excel', () => {
  const table = fileOf('bolero.tsv')

  test('positions at their average price; a foreign share without a day takes the rate of the photo day, cash is left out', () => {
    expect(table.layout?.broker).toBe('Bolero')
    expect(table.others).toBe(1)
    const loten = filled(gains, 'loten', table)
    expect(loten.map(({ effect, datum, aantal, prijs, munt }) => [effect, datum, aantal, prijs, munt])).toEqual([
      ['VOORBEELDBANK', '', '150', '62,5', 'EUR'],
      ['VOORBEELD INC', '', '40', '170,25', 'USD'],
    ])
    expect(filled(gains, 'verkopen', table)).toEqual([])
    expect(asked(gains, { loten, verkopen: [] })).toEqual({})
    const dated = loten.map((lot) => ({ ...lot, datum: '2/2/2026' }))
    expect(asked(gains, { loten: dated, verkopen: [] })).toEqual({})
  })

  // 150 × (145 − 62,50) = 12.375; less 10.000 a tenth of 2.375.
  test('with what was asked the tax is right to the cent', () => {
    const loten = filled(gains, 'loten', table).map((lot) => ({
      ...lot,
      datum: '2/2/2026',
      wisselkoers: lot['munt'] === 'USD' ? '1,18' : '',
    }))
    const sale = {
      effect: 'Voorbeeldbank',
      datum: '5/10/2026',
      aantal: '150',
      prijs: '145',
      munt: 'EUR',
      wisselkoers: '',
    }
    const report = told(gains, { loten, verkopen: [sale] })
    expect(slices(report, 'loten')).toEqual([['Voorbeeldbank', 12_375, 150, '2026-02-02', '2026-10-05']])
    expect(numberOf(report, 'belasting')).toBe(237.5)
  })
})

describe('Portfolio Performance, all transactions', () => {
  const table = fileOf('portfolio-performance.csv')

  test('the price is the value without costs and taxes; dividends and deliveries are no trades', () => {
    expect(table.layout?.broker).toBe('Portfolio Performance')
    expect(table.others).toBe(2)
    const { loten, verkopen } = both(gains, table)
    expect(loten.map(({ effect, aantal, prijs, munt }) => [effect, aantal, prijs, munt])).toEqual([
      ['Wereld ETF', '100', '100', 'EUR'],
      ['Voorbeeld Inc', '16,5', '145,454545', 'EUR'],
    ])
    expect(verkopen.map(({ aantal, prijs }) => [aantal, prijs])).toEqual([
      ['90', '300'],
      ['6,5', '200'],
    ])
  })

  // 90 × (300 − 100) = 18.000; 6,5 × 200 − 6,5 × 2.400 / 16,5 = 1.300 − 945,45; a tenth of 18.354,55 − 10.000.
  test('lots and tax to the cent', () => {
    const report = told(gains, both(gains, table))
    expect(slices(report, 'loten')).toEqual([
      ['Wereld ETF', 18_000, 90, '2026-01-12', '2026-09-14'],
      ['Voorbeeld Inc', 354.55, 6.5, '2026-04-02', '2026-10-01'],
    ])
    expect(numberOf(report, 'belasting')).toBe(835.46)
  })
})

describe('Bitvavo, transaction history', () => {
  const table = fileOf('bitvavo.csv')

  test('coins with all their decimals, fees in euro or in the coin; deposits and staking are no trades', () => {
    expect(table.layout?.broker).toBe('Bitvavo')
    expect(table.others).toBe(3)
    const { loten, verkopen } = both(crypto, table)
    expect(loten).toEqual([
      { munt: 'SHIB', datum: '03/02/2026', aantal: '50.000.000', prijs: '0,00000812', kost: '1,02', foto: '' },
      { munt: 'BTC', datum: '12/01/2026', aantal: '0,5', prijs: '60.000', kost: '75', foto: '' },
    ])
    expect(verkopen).toEqual([
      { munt: 'BTC', datum: '15/06/2026', aantal: '0,30000001', prijs: '95.000', kost: '71,25', soort: 'verkoop' },
      { munt: 'SHIB', datum: '15/06/2026', aantal: '50.000.000', prijs: '0,00002412', kost: '3,02', soort: 'verkoop' },
    ])
  })

  // 0,30000001 × 95.000 − 0,30000001 × 60.000 = 28.500,00 − 18.000,00; 1.206 − 406 = 800; a tenth of 11.300 − 10.000.
  test('lots and tax to the cent', () => {
    const report = told(crypto, both(crypto, table))
    expect(slices(report, 'verkopen')).toEqual([
      ['BTC', 10_500, 0.30000001, '2026-01-12', '2026-06-15'],
      ['SHIB', 800, 50_000_000, '2026-02-03', '2026-06-15'],
    ])
    expect(numberOf(report, 'belasting')).toBe(130)
  })
})

describe('Koinly, universal layout', () => {
  const table = fileOf('koinly.csv')

  test('a swap is a sale of one coin and a purchase of the other at what they were worth', () => {
    expect(table.layout?.broker).toBe('Koinly')
    expect(table.others).toBe(2)
    const { loten, verkopen } = both(crypto, table)
    expect(loten).toEqual([
      { munt: 'ETH', datum: '05/01/2026', aantal: '8', prijs: '2.500', kost: '20', foto: '' },
      { munt: 'BTC', datum: '01/04/2026', aantal: '0,12', prijs: '100.000', kost: '0', foto: '' },
    ])
    expect(verkopen.map(({ munt, aantal, prijs, kost, soort }) => [munt, aantal, prijs, kost, soort])).toEqual([
      ['ETH', '3', '4.000', '8', 'ruil'],
      ['BTC', '0,12', '87.500', '10', 'verkoop'],
      ['ETH', '4', '5.500', '22', 'verkoop'],
    ])
  })

  // 3 × (4.000 − 2.500) − 0,12 × (100.000 − 87.500) + 4 × (5.500 − 2.500) = 4.500 − 1.500 + 12.000; a tenth of 5.000.
  test('lots and tax to the cent', () => {
    const report = told(crypto, both(crypto, table))
    expect(slices(report, 'verkopen')).toEqual([
      ['ETH', 4500, 3, '2026-01-05', '2026-04-01'],
      ['BTC', -1500, 0.12, '2026-04-01', '2026-08-03'],
      ['ETH', 12_000, 4, '2026-01-05', '2026-09-01'],
    ])
    expect(numberOf(report, 'belasting')).toBe(500)
  })

  test('a swap without its worth has no price: the form asks for it', () => {
    const unpriced = readTable(
      'Date,Sent Amount,Sent Currency,Received Amount,Received Currency,Fee Amount,Fee Currency,Net Worth Amount,Net Worth Currency,Label,Description,TxHash\n2026-04-01 12:30:00 UTC,3,ETH,0.12,BTC,0.5,BNB,,,swap,Ruil,x',
    )
    expect(unpriced && filled(crypto, 'verkopen', unpriced)).toEqual([
      { munt: 'ETH', datum: '01/04/2026', aantal: '3', prijs: '', kost: '', soort: 'ruil' },
    ])
  })
})

// A price in dollars must not end up in a column of euros.
test('a list in euro takes the price in euro, a list with a currency the price as it was', () => {
  const table = fileOf('degiro.csv')
  const lots = filled(crypto, 'loten', table)
  expect(lots.map(({ prijs, foto }) => [prijs, foto])).toEqual([
    ['102,1186440678', ''],
    ['88,1234', ''],
  ])
})

test('a list about one fund asks which one of the file, a list with names or amounts takes them all', () => {
  const table = fileOf('degiro.csv')
  const names = (calculator: AnyCalculator, key: string) => {
    const field = calculator.inputs[key]
    return field?.kind === 'rows' ? namesIn(field, table) : null
  }
  expect(names(etf, 'loten')).toEqual(['VOORBEELD INC', 'WERELD UCITS ETF'])
  expect(names(gains, 'loten')).toEqual([])
  expect(names(year, 'verrichtingen')).toEqual([])
  expect(filled(etf, 'loten', onlyNamed(table, 'WERELD UCITS ETF'))).toEqual([
    { datum: '12/03/2024', aantal: '100', koers: '88,1234', foto: '' },
  ])
  // Orders of every name count for the exchange tax, each once and at its value in euro.
  const orders = filled(year, 'verrichtingen', table)
  expect(orders.map(({ bedrag, keren }) => [bedrag, keren])).toEqual([
    ['17.252,16', ''],
    ['17.240', ''],
    ['5.105,93', ''],
    ['8.812,34', ''],
  ])
})
