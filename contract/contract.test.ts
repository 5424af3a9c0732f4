import { describe, expect, it } from 'vitest'
import { bankInput } from '#contract/bank.ts'
import { check } from '#contract/check.ts'
import { isDay } from '#contract/fields.ts'
import { loginInput, newPassword } from '#contract/session.ts'
import { productInput } from '#contract/product.ts'
import { rateInput, totalRate } from '#contract/rate.ts'

const bank = { name: 'KBC Bank', shortName: 'KBC' }
const product = { bankId: 'kbc', name: 'Spaarrekening', productType: 'spaarrekening' }
const rate = { productId: 'kbc-spaar', rateType: 'standard', baseRate: 1, source: 'kbc.be' }
const promotion = { ...rate, rateType: 'promotional', promotionalRate: 3, promotionalPeriod: 6 }

function errors(result: ReturnType<typeof check>): readonly string[] {
  return result.ok ? [] : Object.keys(result.fields)
}

describe('bank', () => {
  it('needs a name and a short name and is retail unless told otherwise', () => {
    const result = check(bankInput, bank)
    expect(result.ok && result.value.type).toBe('retail')
    expect(errors(check(bankInput, {}))).toEqual(['name', 'shortName'])
  })

  it.each([
    ['name', '', 'x'.repeat(121)],
    ['shortName', ' ', 'x'.repeat(41)],
    ['type', 'bank', null],
    ['bic', 'kredbebb', 'KREDBEB'],
    ['email', 'geen-adres', 'a@b'],
    ['phone', '12345', '012 34 56 ext'],
    ['website', 'kbc', 'ftp://kbc.be'],
    ['isActive', 'ja', 1],
  ])('refuses a wrong %s', (field, ...values) => {
    for (const value of values) expect(errors(check(bankInput, { ...bank, [field]: value }))).toEqual([field])
  })

  it.each(['KREDBEBB', 'ABNABE2AIPC', ''])('takes the BIC "%s"', (bic) => {
    expect(check(bankInput, { ...bank, bic }).ok).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>',
    ' JaVaScRiPt:alert(1)',
    '//evil',
    'https://user:pw@host',
    'https:evil',
    'http://a\\b',
  ])('refuses the website %s', (website) => {
    expect(errors(check(bankInput, { ...bank, website }))).toEqual(['website'])
  })

  it.each([
    ['testux.be', 'https://testux.be'],
    ['www.kbc.be/sparen?x=1', 'https://www.kbc.be/sparen?x=1'],
    ['http://kbc.be', 'http://kbc.be'],
  ])('completes the website %s', (website, whole) => {
    expect(check(bankInput, { ...bank, website })).toMatchObject({ ok: true, value: { website: whole } })
  })

  it.each(['https://www.kbc.be', 'http://kbc.be/pad?x=1', ''])('takes the website "%s"', (website) => {
    expect(check(bankInput, { ...bank, website }).ok).toBe(true)
  })

  it.each(['id', 'version', 'createdAt', 'isAdmin'])('refuses the unknown key %s', (key) => {
    const result = check(bankInput, { ...bank, [key]: 'x' })
    expect(result.ok || result.fields['']?.[0]).toBe(`Onbekend veld: ${key}.`)
  })

  it('refuses keys that reach a prototype', () => {
    const body: unknown = JSON.parse('{"name":"A","shortName":"B","__proto__":{"x":1}}')
    expect(check(bankInput, body).ok).toBe(false)
    expect(Reflect.get({}, 'x')).toBeUndefined()
  })
})

describe('product', () => {
  it('wants the smallest amount and term first', () => {
    expect(errors(check(productInput, { ...product, minAmount: 10, maxAmount: 5 }))).toEqual(['maxAmount'])
    expect(errors(check(productInput, { ...product, minTerm: 24, maxTerm: 12 }))).toEqual(['maxTerm'])
    expect(check(productInput, { ...product, minAmount: 5, maxAmount: 5, minTerm: 12, maxTerm: 12 }).ok).toBe(true)
  })

  it.each([
    ['minAmount', -1, 1_000_000_001, 0.005],
    ['maxTerm', -1, 601, 1.5],
    ['productType', 'crypto', '', null],
  ])('refuses a wrong %s', (field, ...values) => {
    for (const value of values) expect(errors(check(productInput, { ...product, [field]: value }))).toEqual([field])
  })
})

describe('rate', () => {
  it.each([
    ['baseRate', -5.0001, 25.1, 1.00001, '1', Number.NaN],
    ['loyaltyBonus', -6, 26],
    ['validFrom', '2026-02-30', '15/11/2026', '2026-1-1'],
    ['confidence', 'zeker'],
    ['source', '', ' '],
  ])('refuses a wrong %s', (field, ...values) => {
    for (const value of values) expect(errors(check(rateInput, { ...rate, [field]: value }))).toEqual([field])
  })

  it.each([-5, 0, 25, 1.2345, 0.1])('takes a base rate of %d %', (baseRate) => {
    expect(check(rateInput, { ...rate, baseRate }).ok).toBe(true)
  })

  it('has a promotional period if and only if it is promotional', () => {
    expect(check(rateInput, promotion).ok).toBe(true)
    expect(errors(check(rateInput, { ...promotion, promotionalPeriod: null }))).toEqual(['promotionalPeriod'])
    expect(errors(check(rateInput, { ...promotion, promotionalRate: null }))).toEqual(['promotionalRate'])
    expect(errors(check(rateInput, { ...rate, promotionalPeriod: 6 }))).toEqual(['promotionalPeriod'])
  })

  it('adds base rate and loyalty bonus without drift', () => {
    expect(totalRate({ baseRate: 0.1, loyaltyBonus: 0.2 })).toBe(0.3)
    expect(totalRate({ baseRate: 1.1, loyaltyBonus: null })).toBe(1.1)
    expect(totalRate({ baseRate: null, loyaltyBonus: null })).toBeNull()
  })
})

describe('session', () => {
  it('takes long passwords of any characters and refuses short ones', () => {
    expect(check(newPassword, 'zeventien tekens!').ok).toBe(true)
    expect(check(newPassword, 'é'.repeat(64)).ok).toBe(true)
    expect(check(newPassword, '14 tekens ...').ok).toBe(false)
    expect(check(newPassword, 'x'.repeat(1025)).ok).toBe(false)
  })

  it('needs an e-mail address that looks like one, and a password', () => {
    expect(errors(check(loginInput, { email: 'a', password: '' }))).toEqual(['email', 'password'])
  })
})

describe('messages', () => {
  it('are Dutch, also for what no field has words for', () => {
    const result = check(bankInput, 'tekst')
    expect(result.ok || result.fields['']).toEqual(['Deze waarde heeft niet de juiste vorm.'])
  })

  it('knows which days exist', () => {
    expect(['2024-02-29', '2026-12-31'].every(isDay)).toBe(true)
    expect(['2026-02-29', '2026-04-31', '2026-00-01', 'x'].some(isDay)).toBe(false)
  })
})
