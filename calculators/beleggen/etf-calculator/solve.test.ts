import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import { etfs } from '#data/series/etfs.ts'
import { roundCents } from '#finance/money.ts'
import { type Law, openLaw } from '#rules/kernel/dated.ts'
import { franseBeurstaks } from '#rules/sparen-beleggen/beurstaks.figures.ts'
import calculator from './calculator.ts'
import { type Plan, runPlan } from './model-plan.ts'
import { lastOf } from './model-variants.ts'

const law = openLaw('2026-11-15')
const plan: Plan = {
  start: 10_000,
  monthly: 0,
  years: 5,
  rate: 0.07,
  ter: 0,
  distributes: false,
  dividendYield: 0.018,
  tob: 'geen',
  exitOnly: false,
  fee: () => 0,
  bondShare: 0,
  paysOutInterest: false,
  rhythm: 1,
  persons: 1,
  harvest: false,
  harvestFrom: 0,
  firstYear: 2026,
}
const endOf = (at: Law, changes: Partial<Plan>) => lastOf(runPlan(at, { ...plan, ...changes }).rows)
const years = fc.integer({ min: 1, max: 20 })
const amount = fc.integer({ min: 0, max: 50_000 })
const rate = fc.integer({ min: -300, max: 1200 }).map((basisPoints) => basisPoints / 100)

describe('etf-calculator', () => {
  test('without costs and under the rules of 2025 the plan is plain compounding', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 2000 }), rate, years, (bedragIneens, perMaand, rendement, duur) => {
        const rules = openLaw('2025-12-31')
        const { net } = endOf(rules, { start: bedragIneens, monthly: perMaand, rate: rendement / 100, years: duur })
        const monthly = (1 + rendement / 100) ** (1 / 12)
        let expected = bedragIneens
        for (let month = 0; month < duur * 12; month++) expected = (expected + perMaand) * monthly
        expect(Math.abs(net - expected)).toBeLessThanOrEqual(0.01 + expected * 1e-9)
      }),
      { numRuns: 40 },
    )
  })

  test('a dearer fund is never better', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 150 }),
        years,
        (bedragIneens, perMaand, ter, duur) => {
          const at = (points: number) =>
            numberOf(reportFor(calculator, { bedragIneens, perMaand, duur, ter: points / 100 }), 'nettoWinst')
          expect(at(ter + 10)).toBeLessThanOrEqual(at(ter) + 0.01)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('exchange tax counts on buying and on selling and stops at the maximum', () => {
    const report = reportFor(calculator, {
      inschrijving: 'fsma',
      bedragIneens: 1_000_000,
      perMaand: 0,
      duur: 1,
    })
    expect(numberOf(report, 'beurstaksAankoop')).toBe(4000)
    expect(numberOf(report, 'beurstaksVerkoop')).toBe(4000)
  })

  test('accumulating and distributing give the same before tax, and less after it', () => {
    const [acc, dist] = [false, true].map((distributes) => endOf(law, { distributes }))
    const gross = (dist?.net ?? 0) + (dist?.taxes.dividend ?? 0)
    expect(dist?.net).toBeLessThan(acc?.net ?? 0)
    expect(Math.abs(gross - (acc?.net ?? 0))).toBeLessThan(60)
  })

  test('all gains each year loses money with a dear fund; only what rose far wins', () => {
    const dear = { bedragIneens: 0, perMaand: 300, duur: 30, rendement: 5, inschrijving: 'fsma' }
    const { moves } = reportFor(calculator, dear)
    expect(moves?.each.map(({ keys }) => keys[0])).not.toContain('jaarlijks')
    expect(moves?.each[0]?.gain).toBeGreaterThan(1000)
    const changed = reportFor(calculator, { ...dear, ...moves?.each[0]?.change })
    expect(numberOf(changed, 'nettoWinst')).toBe(moves?.each[0]?.after)
  })

  test('what went in and what is left explain the profit, also with gains taken each year', () => {
    for (const verkoop of ['einde', 'jaarlijks']) {
      const report = reportFor(calculator, { verkoop, type: 'distribuerend', makelaar: 'Bolero' })
      const [net, paid, profit] = ['nettoEindbedrag', 'ingelegd', 'nettoWinst'].map((key) => numberOf(report, key))
      expect(profit).toBeCloseTo((net ?? 0) - (paid ?? 0), 2)
    }
  })

  test('more bonds than the threshold bring the Reynderstaks, exactly 10 % does not', () => {
    expect(numberOf(reportFor(calculator, { obligatiedeel: 10 }), 'reynderstaks')).toBe(0)
    expect(numberOf(reportFor(calculator, { obligatiedeel: 11 }), 'reynderstaks')).toBeGreaterThan(0)
  })

  test('a published interest part goes before the bond share, and the bank holds back only on the rest', () => {
    const sale = reportFor(calculator, { vraag: 'verkoop', obligatiedeel: 50, tis: 500 })
    expect(numberOf(sale, 'reynderstaks')).toBe(150)
    expect(numberOf(sale, 'ingehouden')).toBe(150)
  })

  test('where the fund is registered sets the class', () => {
    const tob = (input: Record<string, unknown>) =>
      reportFor(calculator, { ...input, bedragIneens: 10_000, perMaand: 0 })
    expect(numberOf(tob({}), 'beurstaksAankoop')).toBe(12)
    expect(numberOf(tob({ inschrijving: 'fsma' }), 'beurstaksAankoop')).toBe(132)
    expect(numberOf(tob({ inschrijving: 'buitenEer' }), 'beurstaksAankoop')).toBe(35)
  })

  test('nothing to invest or selling more than one has is refused; a falling market gives no tax', () => {
    expect(errorsFor(calculator, { bedragIneens: 0, perMaand: 0 }).bedragIneens).toContain('bedrag')
    expect(errorsFor(calculator, { vraag: 'verkoop', verkoopAantal: 500 }).verkoopAantal).toContain('meer stuks')
    const falling = reportFor(calculator, { rendement: -5, duur: 50 })
    expect(numberOf(falling, 'meerwaardebelasting')).toBe(0)
    expect(falling.moves?.each).toEqual([])
  })

  test('the account of 2 March 2026 has a French exchange tax of 9,67 on 2.418,30', () => {
    expect(roundCents(2418.3 * openLaw('2026-03-02')(franseBeurstaks))).toBe(9.67)
  })

  test('every fund of the list gives an answer, and a typed cost goes before that of the list', () => {
    for (const { isin } of etfs)
      expect(numberOf(reportFor(calculator, { fonds: isin }), 'nettoEindbedrag'), isin).toBeGreaterThan(0)
    const at = (ter?: number) =>
      numberOf(reportFor(calculator, { fonds: 'IE00B4L5Y983', ...(ter === undefined ? {} : { ter }) }), 'lopendeKosten')
    expect(at(0.2)).toBe(at())
    expect(at(0.5)).toBeGreaterThan(at())
  })

  test('the band of the past is ordered, and there is none for bonds or too long a plan', () => {
    const report = reportFor(calculator, {})
    expect(numberOf(report, 'historischLaag')).toBeLessThan(numberOf(report, 'historischMidden'))
    expect(numberOf(report, 'historischMidden')).toBeLessThan(numberOf(report, 'historischHoog'))
    expect(valueOf(reportFor(calculator, { obligatiedeel: 40 }), 'historischMidden')).toBeNull()
    expect(valueOf(reportFor(calculator, { duur: 50 }), 'historischMidden')).toBeNull()
  })

  test('a falling market is told as a loss', () => {
    const { sentence } = reportFor(calculator, { rendement: -3 })
    expect(sentence).toContain('verliest')
  })

  test('the tariff of the broker counts per order', () => {
    const fees = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { bedragIneens: 0, perMaand: 200, duur: 1, ...input }), 'makelaarsloonTotaal')
    // Bolero asks 2,50 up to 250 euro; the sale of about 2.490 euro costs 7,50.
    expect(fees({ makelaar: 'Bolero' })).toBe(12 * 2.5 + 7.5)
    expect(fees({ makelaar: 'Bolero', makelaarsloon: 1 })).toBe(13)
  })
})

describe('the past and the tax on bonds belong to this fund', () => {
  const of = (fonds: string, duur = 5) => reportFor(calculator, { fonds, duur })
  const EMIM = 'IE00BKM4GZ66'
  const IEAG = 'IE00B3DKXQ41'
  const AGGH = 'IE00BDBRDM35'

  test('emerging markets have their own past, over few years; over many there is none rather than an American one', () => {
    expect(of(EMIM).sentence).toContain('aandelen uit groeilanden')
    expect(of(EMIM).sentence).toContain('2010 tot 2025')
    expect(of(EMIM, 15).sentence).not.toContain('verleden')
    expect(of(EMIM, 15).assumptions.join(' ')).toContain('te kort voor 15 jaar')
    expect(reportFor(calculator, {}).sentence).toContain('Met Amerikaanse aandelen')
  })

  test('the record is that of the fund, after its own costs: it does not pay them twice', () => {
    const cheap = reportFor(calculator, { fonds: EMIM, duur: 5, ter: 0 })
    const dear = reportFor(calculator, { fonds: EMIM, duur: 5, ter: 1 })
    expect(numberOf(dear, 'historischMidden')).toBe(numberOf(cheap, 'historischMidden'))
  })

  test('a bond fund that pays out its interest bears no Reynderstaks, and the answer says why and how much it would be', () => {
    const paysOut = of(IEAG)
    expect(numberOf(paysOut, 'reynderstaks')).toBe(0)
    expect(paysOut.notices.map(({ text }) => text).join(' ')).toMatch(/prospectus.*Anders komt er €\u00a0\d/)
    expect(numberOf(of(AGGH), 'reynderstaks')).toBeGreaterThan(0)
    const sale = { vraag: 'verkoop', loten: [{ datum: '2026-01-10', aantal: 100, koers: 20 }], verkoopkoers: 40 }
    const soldPaysOut = reportFor(calculator, { ...sale, fonds: IEAG })
    expect(numberOf(soldPaysOut, 'reynderstaks')).toBe(0)
    expect(soldPaysOut.notices.map(({ text }) => text).join(' ')).toContain('volgens zijn prospectus')
    // All of the 2.000 gain is interest: 30 %.
    expect(numberOf(reportFor(calculator, { ...sale, fonds: AGGH }), 'reynderstaks')).toBe(600)
  })

  test('a dividend is named only where a fund pays one', () => {
    const named = (report: ReturnType<typeof of>) => report.assumptions.some((text) => text.includes('keert 1,80'))
    expect([named(of(EMIM)), named(of(IEAG))]).toEqual([false, true])
    expect(of(EMIM).assumptions.join(' ')).not.toContain('dividend')
    expect(of(IEAG).assumptions.join(' ')).toContain('Uitgekeerd dividend beleg je opnieuw')
  })

  test('headline, paid in and profit add up to the cent, whatever the fund', () => {
    for (const fonds of ['zelf', EMIM, IEAG, 'bank']) {
      const report = reportFor(calculator, { fonds, makelaar: 'Bolero', duur: 12 })
      expect(numberOf(report, 'nettoEindbedrag') - numberOf(report, 'ingelegd')).toBeCloseTo(
        numberOf(report, 'nettoWinst'),
        6,
      )
    }
  })
})

test('a lot without a day is answered as one from before the tax, and the answer says so', () => {
  const report = reportFor(calculator, {
    vraag: 'verkoop',
    loten: [{ aantal: 100, koers: 20, foto: 30 }],
    verkoopAantal: 50,
    verkoopkoers: 40,
  })
  expect(numberOf(report, 'meerwaarde')).toBe(500)
  expect(report.notices[0]?.text).toContain('zonder datum')
})

test('a loss in a flat market is not put on a falling one', () => {
  const flat = { bedragIneens: 1_000, perMaand: 0, duur: 1, rendement: 0, ter: 0 }
  expect(reportFor(calculator, flat).sentence).toContain('Je verliest €\u00a02, kosten en taksen inbegrepen.')
})

const soldSteps = (input: Record<string, unknown>) =>
  reportFor(calculator, { vraag: 'verkoop', ...input })
    .steps.map(({ text }) => text)
    .join(' ')

test('a sale at a loss, or of before the tax, is told as such', () => {
  expect(soldSteps({ verkoopkoers: 10 })).toContain('telt **€\u00a01.000,00** verlies')
  expect(soldSteps({ verkoopkoers: 10 })).toContain('Zo blijft er **geen** winst om te belasten')
  const old = { loten: [{ datum: '2019-06-03', aantal: 100, koers: 25 }] }
  expect(soldSteps({ ...old, verkoopdatum: '2025-12-31' })).toContain('nog **geen** meerwaardebelasting')
})

test('pieces of before the tax without a price of the photo day are named', () => {
  const said = (foto: number | null) =>
    reportFor(calculator, { vraag: 'verkoop', loten: [{ datum: '2019-06-03', aantal: 100, koers: 25, foto }] })
      .notices.map(({ text }) => text)
      .join(' ')
  expect(said(null)).toContain('zonder waarde op')
  expect(said(30)).not.toContain('zonder waarde op')
})

test('a broker that leaves the tax on gains to its client holds nothing back', () => {
  const held = (makelaar: string) => numberOf(reportFor(calculator, { vraag: 'verkoop', makelaar }), 'ingehouden')
  expect(held('Bolero')).toBe(200)
  expect(held('DEGIRO')).toBe(0)
})

test('the sentences of a plan that falls hold no amount with a sign', () => {
  const { steps } = reportFor(calculator, { rendement: -5 })
  const told = steps.map(({ text }) => text).join(' ')
  expect(told).not.toContain('−\u00a0€')
})

// Paid 30, worth 15 on the photo day, sold at 20: no gain with the own price, but a bank holds back 10 % of 100 × 5.
test('a broker holds back on the photo value, whatever was paid', () => {
  const report = reportFor(calculator, {
    vraag: 'verkoop',
    loten: [{ datum: '2019-03-01', aantal: 100, koers: 30, foto: 15 }],
    verkoopAantal: 100,
    verkoopkoers: 20,
    verkoopdatum: '2026-07-01',
  })
  expect(['meerwaardebelasting', 'ingehouden', 'terugTeVragen'].map((key) => numberOf(report, key))).toEqual([
    0, 50, 50,
  ])
})

test('a fund of bonds alone has no gain beside its interest, and costs above the gain leave no part of it', () => {
  const { steps } = reportFor(calculator, { obligatiedeel: 100 })
  expect(steps.map(({ text }) => text).join(' ')).toContain('waarvan €\u00a00 geen rente is')
  const dear = { makelaarsloon: 100, perMaand: 50, bedragIneens: 0, duur: 1 }
  expect(valueOf(reportFor(calculator, dear), 'behoudenPer100')).toBeNull()
  expect(reportFor(calculator, dear).sentence).toContain('Je verliest')
})

test('bonds that lost leave nothing to tax as interest, so nothing is taken off the gain since the photo day either', () => {
  // Art. 19bis WIB 92 taxes no loss. Paid 120, worth 95 on the photo day, sold at 100.
  const sold = (verkoopdatum: string, aantal: number) =>
    reportFor(calculator, {
      vraag: 'verkoop',
      obligatiedeel: 100,
      loten: [{ datum: '2019-03-01', aantal, koers: 120, foto: 95 }],
      verkoopAantal: aantal,
      verkoopkoers: 100,
      verkoopdatum,
    })
  // A bank holds back 10 % of 100 × 5; the higher own price gives it back.
  expect(numberOf(sold('2026-09-01', 100), 'ingehouden')).toBe(50)
  expect(numberOf(sold('2026-09-01', 100), 'terugTeVragen')).toBe(50)
  // After 2030 the own price counts no more: 10 % of 50.000 − 10.000.
  const late = sold('2031-03-01', 10_000)
  expect(numberOf(late, 'meerwaardebelasting')).toBe(4_000)
  expect(numberOf(late, 'reynderstaks')).toBe(0)
  expect(late.notices.map(({ text }) => text).join(' ')).not.toContain('telt als rente')
})
