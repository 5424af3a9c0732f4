import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { bestAccount, bestMonthlyAccount, isUnconditional, myAccount } from '#calculators/common/savings.ts'
import { accountHint, spaarpremie, spaarrente } from '#calculators/common/savings-fields.ts'
import { startValue } from '#calculators/kernel/fields.ts'
import type { Market, Offer } from '#calculators/kernel/market.ts'
import { openEnv } from '#calculators/kernel/calculator.ts'
import { situation } from '#calculators/kernel/testing.ts'
import { referenceAccounts } from '#data/reference-rates.ts'

const market: Market = builtInMarket
const empty: Market = { ...market, offers: [] }
const keytrade = market.offers.find(({ product }) => product === 'High Fidelity')!
const withOffer = (change: Partial<Offer>): Market => ({
  ...market,
  offers: [...market.offers, { ...keytrade, id: 'proef', bank: 'Proefbank', baseRate: 0.03, ...change }],
})

describe('the savings accounts pages start from', () => {
  test('mine is the ordinary account of the largest bank, elsewhere the best without conditions', () => {
    expect(myAccount({ market })).toEqual(referenceAccounts.mine)
    expect(bestAccount({ market })).toEqual(referenceAccounts.best)
  })

  test('mine is that of the next large bank when the largest has none, and the reference when no bank has', () => {
    const without = (...banks: string[]): Market => ({
      ...market,
      offers: market.offers.filter(({ bankShort }) => !banks.includes(bankShort)),
    })
    expect(myAccount({ market: without('BNP Paribas Fortis') })).toMatchObject({ product: 'KBC-Spaarrekening' })
    expect(myAccount({ market: without('BNP Paribas Fortis', 'KBC') })).toMatchObject({
      product: 'Belfius Spaarrekening',
      base: 0.003,
      premium: 0.003,
    })
    expect([
      myAccount({ market: empty }),
      bestAccount({ market: empty }),
      bestMonthlyAccount({ market: empty }),
    ]).toEqual([referenceAccounts.mine, referenceAccounts.best, null])
  })

  test('a better account becomes "elsewhere" at once', () => {
    expect(bestAccount({ market: withOffer({}) })).toMatchObject({ bank: 'Proefbank', base: 0.03, premium: 0.015 })
  })

  test.each<[string, Partial<Offer>]>([
    ['not regulated', { regulated: false }],
    ['a monthly maximum', { maxMonthlyDeposit: 500 }],
    ['a smallest balance', { minAmount: 125_000 }],
    ['a largest balance', { maxAmount: 25_000 }],
    ['a lowest age', { minAge: 18 }],
    ['a highest age', { maxAge: 25 }],
    ['new money', { newMoney: true }],
    ['category B', { category: 'B' }],
    ['category C', { category: 'C' }],
    ['a doubtful rate', { confidence: 'laag' }],
    ['no known base rate', { baseRate: null }],
    ['for young people', { type: 'jongerenspaarrekening' }],
  ])('an account with a condition is no reference: %s', (_, change) => {
    expect(bestAccount({ market: withOffer(change) })).toEqual(referenceAccounts.best)
    expect(myAccount({ market: withOffer({ bankShort: 'BNP Paribas Fortis', ...change }) })).toEqual(
      referenceAccounts.mine,
    )
  })

  test('the best monthly account takes a limited amount each month, but asks nothing else', () => {
    const nibc = { product: 'NIBC Opti', base: 0.02, premium: 0.015, perMonth: 500, checkedOn: '2026-08-19' }
    expect(bestMonthlyAccount({ market })).toMatchObject(nibc)
    expect(bestMonthlyAccount({ market: withOffer({ maxMonthlyDeposit: 300 }) })).toMatchObject({ perMonth: 300 })
    expect(bestMonthlyAccount({ market: withOffer({ maxMonthlyDeposit: 300, maxAge: 25 }) })).toMatchObject(nibc)
  })

  test('of the list at least fifteen accounts are without conditions', () => {
    expect(
      market.offers.filter((offer) => offer.type === 'spaarrekening' && isUnconditional(offer)).length,
    ).toBeGreaterThan(15)
  })

  test('the fields start from my account and name bank, product, both rates and date', () => {
    const env = openEnv(situation())
    expect([startValue(spaarrente.start, env), startValue(spaarpremie.start, env)]).toEqual([0.003, 0.002])
    const hint =
      'Start: BNP Paribas Fortis, Spaarrekening, 0,30 % + 0,20 % premie, nagekeken op 20/06/2026 (mogelijk verouderd). Vul je eigen tarief in.'
    const plain = (text: unknown) => String(text).replaceAll('\u00a0', ' ')
    expect(plain(startValue(spaarrente.hint!, env))).toBe(hint)
    expect(plain(startValue(spaarpremie.hint!, env))).toBe(hint)
    expect(plain(accountHint(referenceAccounts.best, '2026-09-30'))).toMatch(/nagekeken op 21\/09\/2026\.$/)
  })
})
