import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { runJson } from '#calculators/kernel/run.ts'
import type { Market, Offer } from '#calculators/kernel/market.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { eur } from '#calculators/kernel/format.ts'
import { errorsFor, numberOf, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { ACCOUNTS_WITHOUT_RATE } from '#data/savings-market.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import calculator from './calculator.ts'
import { type Account, accountOf, bestFirst, type Plan, workOut } from './model-ranking.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { OWN_ACCOUNTS } from '#calculators/sparen/own-accounts.ts'

const withMarket = (market: Market, input: Record<string, unknown> = {}) => {
  const outcome = runJson(calculator, input, { ...situation(), market })
  if (outcome.status !== 'ok') throw new Error(outcome.status)
  return outcome.report
}
const plan = fc.record({
  startbedrag: fc.integer({ min: 1, max: 50_000 }),
  maandelijks: fc.integer({ min: 0, max: 500 }),
  looptijd: fc.integer({ min: 1, max: 36 }),
})
const rowsOf = (market: Market, input: Record<string, unknown>) => withMarket(market, input).tables[0]!.rows

describe('hoogste-spaarrente-belgie', () => {
  test('the order does not depend on the order of the data', () => {
    fc.assert(
      fc.property(
        plan,
        fc.shuffledSubarray([...builtInMarket.offers], { minLength: builtInMarket.offers.length }),
        (input, offers) => {
          expect(rowsOf({ ...builtInMarket, offers }, input)).toEqual(rowsOf(builtInMarket, input))
        },
      ),
      { numRuns: 15 },
    )
  })

  test('adding a worse account never changes the winner', () => {
    const worst: Offer = {
      ...builtInMarket.offers.find((offer) => offer.type === 'spaarrekening')!,
      id: 'zz',
      baseRate: 0,
      loyaltyBonus: 0,
      maxMonthlyDeposit: null,
    }
    fc.assert(
      fc.property(plan, (input) => {
        const more = { ...builtInMarket, offers: [worst, ...builtInMarket.offers] }
        expect(valueOf(withMarket(more, input), 'besteRekening')).toBe(
          valueOf(reportFor(calculator, input), 'besteRekening'),
        )
      }),
      { numRuns: 15 },
    )
  })

  test('dividing a sum looks at the accounts in the order that working out all of them gives', () => {
    const law = openLaw(situation().today)
    const accounts = builtInMarket.offers
      .filter((offer) => offer.regulated && offer.baseRate !== null)
      .map((offer, index) => accountOf(offer, index % 3 === 0 ? 1 : 0))
    fc.assert(
      fc.property(plan, fc.shuffledSubarray(accounts, { minLength: 5 }), (input, some) => {
        const { startbedrag: start, maandelijks: monthly, looptijd: months } = input
        const none = { withdrawal: 0, withdrawalMonth: 0, holders: 1, alreadyReceived: 0, today: law.date }
        const one: Plan = { start, monthly, months, ...none }
        const netOf = (account: Account) => workOut(law, account, one).net
        const nets = new Map(some.map((account) => [account, netOf(account)]))
        const sorted = some.toSorted((a, b) => (nets.get(b) ?? 0) - (nets.get(a) ?? 0))
        expect([...bestFirst(law, some, one)].map(({ id }) => id)).toEqual(sorted.map(({ id }) => id))
      }),
      { numRuns: 15 },
    )
  })

  test('the total shown is base plus premium of the best row', () => {
    const result = reportFor(calculator)
    const row = result.tables[0]!.rows[0]!
    expect(row[0]).toBe(valueOf(result, 'besteRekening'))
    expect(numberOf(result, 'totaalTarief')).toBeCloseTo(100 * (Number(row[2]) + Number(row[3])), 8)
  })

  test('an account with a monthly cap is greyed with the reason when the plan does not fit, and kept below the others', () => {
    const table = reportFor(calculator, { startbedrag: 10_000 }).tables[0]!
    const greyed = Object.keys(table.greyed ?? {}).map(Number)
    expect(greyed.length).toBeGreaterThan(0)
    expect(Math.min(...greyed)).toBe(table.rows.length - greyed.length)
    expect(Object.values(table.greyed ?? {})[0]).toContain('per maand storten')
  })

  test('with only a small monthly deposit the capped accounts compete and win', () => {
    const result = reportFor(calculator, { startbedrag: 0, maandelijks: 500, looptijd: 24 })
    expect(valueOf(result, 'besteRekening')).toContain('NIBC Opti')
  })

  test('under twelve months no premium is counted', () => {
    expect(numberOf(reportFor(calculator, { looptijd: 11 }), 'premiedeel')).toBe(0)
  })

  test('a rate older than 45 days is marked', () => {
    const marks = (report: Report) => {
      const { columns, rows } = report.tables[0]!
      const place = columns.findIndex((column) => column.key === 'gecontroleerd')
      return rows.map((row) => String(row[place]).includes('mogelijk verouderd'))
    }
    expect(marks(reportFor(calculator)).every(Boolean)).toBe(true)
    const fresh = {
      ...builtInMarket,
      offers: builtInMarket.offers.map((offer) => ({ ...offer, checkedOn: '2026-11-01' })),
    }
    expect(marks(withMarket(fresh)).some(Boolean)).toBe(false)
  })

  test('an account with a monthly maximum says so in its row', () => {
    const { columns, rows } = reportFor(calculator, { startbedrag: 0, maandelijks: 100 }).tables[0]!
    const place = columns.findIndex((column) => column.key === 'voorwaarden')
    expect(rows.filter((row) => /hoogstens .* per maand/.test(String(row[place]))).length).toBeGreaterThan(2)
  })

  test('an account with a condition we do not know is never the best', () => {
    const result = reportFor(calculator)
    const table = result.tables[0]!
    const boost = table.rows.findIndex((row) => String(row[0]).includes('Fortis: Spaarrekening Boost'))
    expect(table.greyed?.[boost]).toContain('voorwaarde')
    expect(valueOf(result, 'besteRekening')).not.toContain('Boost')
  })

  test('the filter leaves accounts that ask nothing, and an age opens those for that age', () => {
    const names = (input: Record<string, unknown>) =>
      reportFor(calculator, input).tables[0]!.rows.map((row) => String(row[0]))
    expect(valueOf(reportFor(calculator, { zonderVoorwaarden: true }), 'besteRekening')).toBe(
      'Keytrade Bank: High Fidelity',
    )
    expect(names({ zonderVoorwaarden: true }).some((name) => name.includes('Essential'))).toBe(false)
    expect(names({}).some((name) => name.includes('You Count'))).toBe(false)
    expect(names({ geboortejaar: 2000 }).some((name) => name.includes('You Count'))).toBe(true)
    expect(names({ geboortejaar: 1980 }).some((name) => name.includes('You Count'))).toBe(false)
  })

  test('an account without a known rate is listed as such', () => {
    const offers = builtInMarket.offers.map((offer, index) =>
      index === 0 ? { ...offer, baseRate: null, loyaltyBonus: null } : offer,
    )
    const { tables } = withMarket({ ...builtInMarket, offers })
    const unknown = tables.find((table) => table.key === 'onbekend')?.rows.map((row) => row[0])
    expect(unknown).toContain('Argenta Spaarbank: Getrouwheidsrekening')
    expect(unknown).toContain('Nagelmackers: Classic Spaarrekening')
    expect(unknown).toHaveLength(1 + ACCOUNTS_WITHOUT_RATE.length)
  })

  test('the own account comes from the list: every account of the market is in it, and each one is found', () => {
    const savings = builtInMarket.offers.filter(({ type }) => type.endsWith('spaarrekening'))
    const names = savings.map(({ bankShort, product }) => nameOf({ bank: bankShort, product }))
    expect(OWN_ACCOUNTS.map(({ label }) => label).toSorted()).toEqual(names.toSorted())
    for (const { value } of OWN_ACCOUNTS)
      expect(valueOf(reportFor(calculator, { mijnBank: value }), 'eigenNetto'), value).not.toBeNull()
  })

  test('the own account of the visitor is compared at its own rates; an older link with a bank gets the ordinary one', () => {
    const own = (mijnBank: string) => reportFor(calculator, { startbedrag: 10_000, mijnBank })
    const typed = (eigenBasisrente: number, eigenPremie: number) =>
      numberOf(reportFor(calculator, { startbedrag: 10_000, eigenBasisrente, eigenPremie }), 'eigenNetto')
    expect(numberOf(own('kbc-spaarrekening'), 'eigenNetto')).toBe(typed(0.4, 0.2))
    expect(numberOf(own('kbc'), 'eigenNetto')).toBe(typed(0.4, 0.2))
    expect(numberOf(own('ing-spaarrekening'), 'eigenNetto')).toBe(typed(0.1, 1.15))
    expect(own('kbc-spaarrekening').sentence).toContain('laat je')
    const elsewhere = builtInMarket.offers.filter((offer) => offer.bankShort !== 'KBC')
    expect(
      withMarket({ ...builtInMarket, offers: elsewhere }, { mijnBank: 'kbc-spaarrekening' }).notices.some((notice) =>
        notice.text.includes('Van deze rekening kennen we'),
      ),
    ).toBe(true)
  })

  test('an own account that is not regulated has no exemption', () => {
    const revolut = reportFor(calculator, { mijnBank: 'revolut-instant-access-savings-eur-ultra' })
    expect(numberOf(revolut, 'eigenNetto')).toBeCloseTo(157.9, 2)
  })

  test('the filters leave online banks, banks with branches or accounts to save on each month', () => {
    const banks = (input: Record<string, unknown>) =>
      reportFor(calculator, { startbedrag: 400, ...input }).tables[0]!.rows.map((row) => String(row[0]))
    const online = banks({ banken: 'online' })
    const branches = banks({ banken: 'kantoren' })
    expect(online.some((name) => name.startsWith('Keytrade'))).toBe(true)
    expect(online.some((name) => name.startsWith('KBC'))).toBe(false)
    expect(branches.some((name) => name.startsWith('KBC'))).toBe(true)
    expect([...online, ...branches].toSorted()).toEqual(banks({}).toSorted())
    const monthly = banks({ alleenPerMaand: true })
    expect(monthly.some((name) => name.includes('Start2Save'))).toBe(true)
    expect([...monthly, ...banks({ zonderPlafond: true })].toSorted()).toEqual(banks({}).toSorted())
    expect(errorsFor(calculator, { alleenPerMaand: true, zonderPlafond: true }).alleenPerMaand).toContain(
      'een van beide',
    )
  })

  test('dividing is advised when it pays, never otherwise, and is worth what it says', () => {
    expect(valueOf(reportFor(calculator, { startbedrag: 10_000, looptijd: 12 }), 'splitsWinst')).toBeNull()
    const result = reportFor(calculator, { startbedrag: 10_000, looptijd: 36 })
    expect(numberOf(result, 'splitsWinst')).toBeGreaterThan(0)
    expect(numberOf(result, 'splitsNetto') - numberOf(result, 'nettoOpbrengst')).toBeCloseTo(
      numberOf(result, 'splitsWinst'),
      8,
    )
    expect(result.notices[0]?.text).toContain('NIBC Opti')
  })

  test('what is saved each month goes over the accounts with a maximum, and none of them gets more than it takes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 550, max: 2_000 }), fc.integer({ min: 2, max: 36 }), (maandelijks, looptijd) => {
        const report = reportFor(calculator, { startbedrag: 0, maandelijks, looptijd })
        const rows = report.tables.find((table) => table.key === 'verdeling')?.rows ?? []
        for (const [name, , perMonth] of rows) {
          const offer = builtInMarket.offers.find(({ bank, product }) => nameOf({ bank, product }) === name)
          expect(Number(perMonth), String(name)).toBeLessThanOrEqual(offer?.maxMonthlyDeposit ?? maandelijks)
        }
        if (rows.length === 0) return
        expect(rows.reduce((total, row) => total + Number(row[2]), 0)).toBeCloseTo(maandelijks, 2)
        expect(numberOf(report, 'verdeeldWinst')).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 8 },
    )
    expect(numberOf(reportFor(calculator, { startbedrag: 0, maandelijks: 800 }), 'verdeeldWinst')).toBeGreaterThan(8)
  })

  test('a premium is taxed in the year it is paid, and the other way of booking is told with its amount', () => {
    // 120.000 at 0,50 % + 1,50 %: both premiums fall in 2028, the first on 1 January and the second at the end.
    const report = reportFor(calculator, { startbedrag: 120_000, looptijd: 24 })
    const other = report.notices.find(({ text }) => text.includes('wordt belast in het jaar'))
    expect(other?.text).toContain(eur(numberOf(report, 'voorheffing')))
    expect(report.steps.some(({ formula }) => formula?.includes('2028: '))).toBe(true)
    const small = reportFor(calculator, { startbedrag: 10_000, looptijd: 24 })
    expect(small.notices.some(({ text }) => text.includes('wordt belast in het jaar'))).toBe(false)
  })

  test('above the guarantee the plan has amounts per account: all of the money, at no bank more than is protected', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_001, max: 400_000 }),
        fc.integer({ min: 1, max: 24 }),
        (startbedrag, looptijd) => {
          const report = reportFor(calculator, { startbedrag, looptijd })
          const rows = report.tables.find((table) => table.key === 'verdeling')!.rows
          const perBank = new Map<string, number>()
          for (const [name, amount] of rows) {
            const bank = String(name).split(/[ :]/)[0]!
            perBank.set(bank, (perBank.get(bank) ?? 0) + Number(amount))
          }
          expect(Math.max(...perBank.values())).toBeLessThanOrEqual(100_000)
          expect([...perBank.values()].reduce((a, b) => a + b)).toBeCloseTo(startbedrag, 2)
        },
      ),
      { numRuns: 10 },
    )
  })

  test('less than a euro apart is equal, and an account the plan cannot use shows no amount', () => {
    const report = reportFor(calculator)
    expect(report.sentence).toContain('staan gelijk')
    const { rows, greyed } = report.tables[0]!
    for (const index of Object.keys(greyed ?? {})) expect(rows[Number(index)]![1]).toBeNull()
    expect(reportFor(calculator, { startbedrag: 40_000, mijnBank: 'keytrade-high-fidelity' }).sentence).toContain(
      'Dat is je eigen rekening',
    )
  })

  test('a paid plan is not in the list until its price is given, and then the price counts', () => {
    const best = (input: object) => reportFor(calculator, { looptijd: 6, ...input })
    expect(valueOf(best({}), 'besteRekening')).not.toContain('Revolut')
    expect(errorsFor(calculator, { betaaldPlan: 'Ultra' }).planKost).toContain('per maand')
    const free = numberOf(best({ betaaldPlan: 'Ultra', planKost: 0 }), 'nettoOpbrengst')
    expect(free - numberOf(best({ betaaldPlan: 'Ultra', planKost: 1 }), 'nettoOpbrengst')).toBeCloseTo(6, 8)
  })

  test('a non-regulated account pays 30 % from the first euro and has no exemption', () => {
    const offers = builtInMarket.offers
      .filter((offer) => offer.type === 'spaarrekening')
      .slice(0, 1)
      .map((offer) => ({ ...offer, regulated: false, baseRate: 0.02, loyaltyBonus: 0, maxMonthlyDeposit: null }))
    const result = withMarket({ ...builtInMarket, offers })
    const gross = numberOf(result, 'basisdeel')
    expect(numberOf(result, 'voorheffing')).toBeCloseTo(gross * 0.3, 1)
    expect(result.steps.at(-1)?.law).toEqual(['roerendeVoorheffing'])
    // Each year under the tax says what was taken of its interest: together the tax itself.
    const taxes = [...(result.steps.at(-1)?.formula ?? '').matchAll(/([\d.]+),(\d\d) belasting/g)]
    const cents = taxes.map(([, euros = '', rest = '']) => Number(euros.replaceAll('.', '') + rest))
    expect(cents.reduce((sum, each) => sum + each, 0) / 100).toBe(numberOf(result, 'voorheffing'))
  })

  test('own rates that no regulated account may have are flagged with the limit', () => {
    const flagged = (eigenBasisrente: number, eigenPremie: number) =>
      reportFor(calculator, { eigenBasisrente, eigenPremie }).notices.some((notice) =>
        notice.text.includes('hoogstens'),
      )
    expect(flagged(1, 1.5)).toBe(false)
    expect(flagged(1, 1.6)).toBe(true)
  })

  test('an empty market gives a sentence, not a crash', () => {
    const result = withMarket({ ...builtInMarket, offers: [] })
    expect(valueOf(result, 'nettoOpbrengst')).toBeNull()
    expect(result.sentence).toContain('geen rekeningen')
  })

  test('nothing to save is refused with what to do', () => {
    expect(errorsFor(calculator, { startbedrag: 0, maandelijks: 0 }).startbedrag).toContain(
      'startbedrag of een maandelijkse storting',
    )
    expect(errorsFor(calculator, { opname: 100, opnameMaand: 20 }).opnameMaand).toContain('na het einde')
    expect(errorsFor(calculator, { opname: 100 }).opnameMaand).toContain('hoeveel maanden')
  })

  test('no other account is said to give the most when the visitor has a better one', () => {
    const report = reportFor(calculator, {
      startbedrag: 20_000,
      looptijd: 12,
      eigenBasisrente: 5,
      eigenPremie: 1,
      banken: 'kantoren',
    })
    expect(report.sentence).toContain('het meest van de andere rekeningen')
    expect(report.charts[0]!.sentence).toContain('het meest van de andere rekeningen')
    expect(report.key.find(({ key }) => key === 'verschilEigenBank')?.label).toBe('Verschil met je eigen rekening')
  })

  test('a balance that a withdrawal takes below a minimum, or keeps below a maximum, counts', () => {
    const offer = builtInMarket.offers.find(({ type }) => type === 'spaarrekening')
    const bounds = { minAmount: 125_000, maxAmount: 150_000, maxMonthlyDeposit: null, minAge: null, maxAge: null }
    const offers = offer ? [{ ...offer, ...bounds, baseRate: 0.02, loyaltyBonus: 0 }] : []
    const reason = (input: Record<string, unknown>) =>
      withMarket({ ...builtInMarket, offers }, { looptijd: 24, ...input }).tables[0]?.greyed?.[0] ?? ''
    // 130.000 less 20.000 is 110.000; taken on the last day it stood there all the time.
    expect(reason({ startbedrag: 130_000 })).toBe('')
    expect(reason({ startbedrag: 130_000, opname: 20_000, opnameMaand: 6 })).toContain('Minstens')
    expect(reason({ startbedrag: 130_000, opname: 20_000, opnameMaand: 24 })).toBe('')
    // 140.000 and 1.000 a month would be 163.000; with 14.000 out after five months it is 149.000 at most.
    const monthly = { startbedrag: 140_000, maandelijks: 1_000 }
    expect(reason(monthly)).toContain('hoogstens')
    expect(reason({ ...monthly, opname: 14_000, opnameMaand: 5 })).toBe('')
  })

  test('a withdrawal above the balance gives nothing on the own account either, and no account can do it', () => {
    const report = reportFor(calculator, {
      startbedrag: 40_000,
      looptijd: 24,
      opname: 50_000,
      opnameMaand: 11,
      eigenBasisrente: 1,
      eigenPremie: 0.5,
    })
    expect(report.sentence).toContain('op geen enkele rekening')
    expect([...report.key, ...report.groups.flatMap(({ figures }) => figures)].map(({ key }) => key)).not.toContain(
      'eigenNetto',
    )
    expect(report.charts[0]).toMatchObject({ strips: [] })
    expect(report.steps.at(-1)?.text).toContain('Op geen enkele kan je plan')
  })

  test('accounts that refuse the plan are counted only when there are any', () => {
    const report = reportFor(calculator, { startbedrag: 0, maandelijks: 25, looptijd: 6, alleenPerMaand: true })
    expect(report.steps[0]!.text).not.toContain('Bij 0')
  })
})

test('interest of other banks is named where the tax on this account follows from it', () => {
  const step = (alOntvangen: number) =>
    reportFor(calculator, { alOntvangen, startbedrag: 200_000 }).steps.find(({ text }) => text.includes('wordt belast'))
  expect(step(900)?.text).toContain('wat overblijft van je vrijstelling')
  expect(step(0)?.text).not.toContain('overblijft')
})
