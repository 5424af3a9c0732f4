import { PMT } from '@formulajs/formulajs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, reportFor, valueOf } from '#calculators/kernel/testing.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { monthlyRate, printedRate } from '#calculators/models/month-rate.ts'
import { roundedSum } from '#finance/money.ts'
import calculator from './calculator.ts'

const leenbedrag = fc.integer({ min: 100_000, max: 100_000_000 }).map((cents) => cents / 100)
const rente = fc.integer({ min: 0, max: 1500 }).map((basisPoints) => basisPoints / 100)
const looptijd = fc.integer({ min: 1, max: 40 })
const aflossing = fc.constantFrom('annuiteit', 'vastKapitaal', 'alleenRente')

const column = (result: Report, key: string): number[] => {
  const table = result.tables.find((candidate) => candidate.key === 'aflossingstabel')!
  const index = table.columns.findIndex((candidate) => candidate.key === key)
  return table.rows.map((row) => row[index] as number)
}

const told = (result: Report) => result.notices.map(({ text }) => text).join(' ')

describe('hypothecaire-lening-berekenen', () => {
  test('the capital parts add up to the loan, to the cent, in every form', () => {
    fc.assert(
      fc.property(leenbedrag, rente, looptijd, aflossing, (bedrag, rate, years, form) => {
        const result = reportFor(calculator, { leenbedrag: bedrag, rente: rate, looptijd: years, aflossing: form })
        expect(roundedSum(column(result, 'kapitaal'))).toBe(bedrag)
      }),
    )
  })

  test('the balance never rises and ends at exactly 0,00, also with extra repayments', () => {
    fc.assert(
      fc.property(
        leenbedrag,
        rente,
        looptijd,
        fc.integer({ min: 1, max: 60_000 }),
        fc.constantFrom('korter', 'lager'),
        fc.constantFrom('eenmalig', 'jaarlijks', 'maandelijks'),
        (bedrag, rate, years, extraBedrag, extraGevolg, extraRitme) => {
          const result = reportFor(calculator, {
            leenbedrag: bedrag,
            rente: rate,
            looptijd: years,
            extraBedrag,
            extraGevolg,
            extraRitme,
          })
          const balances = column(result, 'saldo')
          expect(balances.at(-1)).toBe(0)
          expect(balances.every((balance, index) => balance <= (balances[index - 1] ?? bedrag))).toBe(true)
        },
      ),
    )
  })

  test('the instalment equals an independent PMT at the actuarial monthly rate', () => {
    fc.assert(
      fc.property(leenbedrag, rente, looptijd, (bedrag, rate, years) => {
        const monthly = (1 + rate / 100) ** (1 / 12) - 1
        const independent = -Number(PMT(monthly, years * 12, bedrag, 0, 0))
        const own = numberOf(reportFor(calculator, { leenbedrag: bedrag, rente: rate, looptijd: years }), 'maandlast')
        expect(Math.abs(own - independent)).toBeLessThanOrEqual(0.005 + independent * 1e-6)
      }),
    )
  })

  test('without costs the JKP is the yearly rate itself', () => {
    fc.assert(
      fc.property(leenbedrag, fc.integer({ min: 50, max: 1500 }), looptijd, (bedrag, basisPoints, years) => {
        const input = {
          leenbedrag: bedrag,
          rente: basisPoints / 100,
          looptijd: years,
          dossierkosten: 0,
          schattingskosten: 0,
          hypotheekkosten: false,
        }
        expect(Math.abs(numberOf(reportFor(calculator, input), 'jkp') - basisPoints / 100)).toBeLessThan(0.05)
      }),
    )
  })

  test('a variable loan stays between its lowest and highest instalment', () => {
    fc.assert(
      fc.property(
        rente,
        fc.integer({ min: 6, max: 30 }),
        fc.constantFrom('1-1-1', '3-3-3', '5-5-5'),
        fc.integer({ min: 0, max: 500 }),
        (rate, years, formule, points) => {
          const result = reportFor(calculator, {
            rente: rate,
            looptijd: years,
            formule,
            cap: points / 100,
            floor: points / 100,
          })
          const now = numberOf(result, 'maandlast')
          expect(numberOf(result, 'hoogsteMaandlast')).toBeGreaterThanOrEqual(now)
          expect(numberOf(result, 'laagsteMaandlast')).toBeLessThanOrEqual(now)
          expect(numberOf(result, 'hoogsteRente')).toBeLessThanOrEqual(2 * rate + 1e-9)
        },
      ),
    )
  })

  test('banks print 2,51 % a year as 0,2068 % a month', () => {
    expect(printedRate(monthlyRate(0.0251))).toBeCloseTo(0.002068, 9)
  })

  test('without a rate the reference follows the term and the quotity; a typed rate stays', () => {
    const used = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'gebruikteRente')
    expect(used({ looptijd: 25 })).toBeGreaterThan(used({ looptijd: 20 }))
    expect(used({ looptijd: 20, waarde: 300_000 })).toBeGreaterThan(used({ looptijd: 20, waarde: 400_000 }))
    expect(used({ looptijd: 25, rente: 3.1 })).toBe(3.1)
    expect(reportFor(calculator).sentence).toContain('richtwaarde')
    expect(reportFor(calculator, { rente: 3.1 }).sentence).not.toContain('richtwaarde')
  })

  test('a variable loan is never told as 240 times the same, and the highest instalment is in the card', () => {
    const result = reportFor(calculator, { rente: 3, formule: '5-5-5', indexStart: 2, indexNieuw: 3 })
    expect(result.sentence).toMatch(/60 keer .* en na de eerste herziening/)
    expect(result.sentence).not.toContain('240 keer')
    expect(result.key.map(({ key }) => key)).toContain('hoogsteMaandlast')
  })

  test('with both indices total, last instalment and schedule follow the revised rate; the JKP does not', () => {
    const loan = { leenbedrag: 250_000, looptijd: 20, rente: 3, formule: '5-5-5', cap: 2, floor: 2 }
    const flat = reportFor(calculator, loan)
    const revised = reportFor(calculator, { ...loan, indexStart: 2, indexNieuw: 3 })
    const after = numberOf(revised, 'herzieneMaandlast')
    const rows = revised.tables.find(({ key }) => key.startsWith('aflossing') || key === 'schema')!.rows
    expect(numberOf(revised, 'totaalBetaald')).toBeCloseTo(60 * numberOf(revised, 'maandlast') + 180 * after, -1)
    expect(Math.abs(numberOf(revised, 'laatsteAfbetaling') - after)).toBeLessThan(5)
    expect(rows.length).toBeGreaterThan(0)
    expect(numberOf(revised, 'totaleRente')).toBeGreaterThan(numberOf(flat, 'totaleRente'))
    expect(numberOf(revised, 'jkp')).toBe(numberOf(flat, 'jkp'))
  })

  test('every variable formula starts at a rate of its own, and the limits of the contract come first in the pictures', () => {
    const used = (formule: string) => numberOf(reportFor(calculator, { formule }), 'gebruikteRente')
    expect(used('1-1-1')).toBe(4.25)
    expect(used('5-5-5')).toBe(3.5)
    expect(used('vast')).toBe(3.75)
    expect(reportFor(calculator, { formule: '5-5-5' }).charts[0]?.key).toBe('veranderlijk')
  })

  test('one extra repayment that lowers the instalment is told as one drop', () => {
    const report = reportFor(calculator, { rente: 3, extraBedrag: 20_000, extraNa: 12, extraGevolg: 'lager' })
    expect(report.sentence).toMatch(/12 keer .* en na je extra aflossing 228 keer/)
    expect(report.sentence).not.toContain('dalende bedragen')
  })

  test('the bank check finds a rate divided by twelve, a cut cent and the own way', () => {
    const explain = (maandlastBank: number) =>
      told(reportFor(calculator, { leenbedrag: 170_000, looptijd: 20, rente: 2.93, maandlastBank }))
    expect(explain(936.87)).toContain('gedeeld door twaalf')
    expect(explain(933.6)).toContain('precies zoals wij')
    expect(explain(933.59)).toContain('naar beneden')
    expect(explain(1000)).toContain('geen bekende rekenwijze. Kijk')
  })

  test('the bank check knows rates cut to the decimals on paper, and stays silent where it cannot compare', () => {
    const loan = { leenbedrag: 200_000, looptijd: 20, rente: 2.874 }
    const cut = reportFor(calculator, { ...loan, maandlastBank: 1_092.54 })
    expect(told(cut)).toContain('jaarrente op twee decimalen')
    const three = { leenbedrag: 100_000, looptijd: 20, rente: 1.8, maandlastBank: 495.9 }
    expect(told(reportFor(calculator, three))).toContain('drie decimalen')
    const graced = reportFor(calculator, { ...loan, maandlastBank: 1_092.54, uitstel: 6 })
    expect(valueOf(graced, 'rekenwijzeBank')).toBeNull()
    expect(graced.notices.some(({ text }) => text.includes('rekenwijze van je bank'))).toBe(true)
  })

  test('an index per month and the same index per year give the same revision', () => {
    const loan = { rente: 2, formule: '5-5-5', cap: 2, floor: 2 }
    const revised = (input: object) => numberOf(reportFor(calculator, { ...loan, ...input }), 'herzieneMaandlast')
    const perMonth = { indexStart: 0.0827, indexNieuw: 0.1652, indexPer: 'maand' }
    // (1 + 0,0827 %)^12 − 1 = 0,9970 % and (1 + 0,1652 %)^12 − 1 = 2,0005 %, printed to four decimals.
    const perYear = { indexStart: 0.997, indexNieuw: 2.0005, indexPer: 'jaar' }
    expect(Math.abs(revised(perMonth) - revised(perYear))).toBeLessThan(0.05)
    expect(revised({ ...perYear, indexPer: 'rente' })).toBe(revised(perYear))
  })

  test('money drawn in slices: all of it is drawn and repaid, the end is 0,00 and without costs the JKP is the rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 400_000 }),
        fc.integer({ min: 50, max: 800 }),
        fc.integer({ min: 5, max: 30 }),
        fc.array(fc.record({ maand: fc.integer({ min: 1, max: 24 }), bedrag: fc.integer({ min: 1, max: 30_000 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        aflossing,
        (bedrag, points, years, schijven, form) => {
          const result = reportFor(calculator, {
            leenbedrag: bedrag,
            rente: points / 100,
            looptijd: years,
            schijven,
            aflossing: form,
            dossierkosten: 0,
            schattingskosten: 0,
            hypotheekkosten: false,
          })
          expect(roundedSum(column(result, 'opname'))).toBe(bedrag)
          expect(roundedSum(column(result, 'kapitaal'))).toBe(bedrag)
          expect(column(result, 'saldo').at(-1)).toBe(0)
          expect(Math.abs(numberOf(result, 'jkp') - points / 100)).toBeLessThan(0.02)
        },
      ),
      { numRuns: 50 },
    )
  })

  test('drawing later costs less interest than drawing at once and waiting, a commission raises the JKP', () => {
    const loan = { leenbedrag: 200_000, looptijd: 20, rente: 3 }
    const schijven = [{ maand: 12, bedrag: 150_000 }]
    const slices = reportFor(calculator, { ...loan, schijven })
    const waiting = reportFor(calculator, { ...loan, uitstel: 12 })
    expect(numberOf(slices, 'maandlast')).toBe(numberOf(waiting, 'maandlast'))
    expect(numberOf(slices, 'totaleRente')).toBeLessThan(numberOf(waiting, 'totaleRente'))
    const dearer = reportFor(calculator, { ...loan, schijven, reserveringscommissie: 0.1 })
    expect(numberOf(dearer, 'reserveringscommissie')).toBe(1_800)
    expect(numberOf(dearer, 'jkp')).toBeGreaterThan(numberOf(slices, 'jkp'))
    expect(
      errorsFor(calculator, { leenbedrag: 100_000, schijven: [{ maand: 3, bedrag: 100_001 }] }).schijven,
    ).toContain('meer dan de lening')
    expect(errorsFor(calculator, { looptijd: 1, schijven: [{ maand: 12, bedrag: 1_000 }] }).schijven).toContain('12')
  })

  test('repaying earlier saves interest and shortens the loan', () => {
    const result = reportFor(calculator, { extraBedrag: 20_000, extraNa: 24 })
    expect(numberOf(result, 'renteBespaard')).toBeGreaterThan(0)
    expect(numberOf(result, 'maandenKorter')).toBeGreaterThan(0)
  })

  test('the fee on extra repayments is three months of interest at most, nothing when the bank asks nothing', () => {
    const yearly = { leenbedrag: 100_000, rente: 4, looptijd: 10, extraBedrag: 1_000, extraRitme: 'jaarlijks' }
    const result = reportFor(calculator, yearly)
    const repaid = roundedSum(column(result, 'extra'))
    // 1.000 × (1,04^(1/12) − 1) × 3 = 9,82 each time: the periodic rate of the loan, art. VII.147/12 WER.
    expect(numberOf(result, 'wederbelegging')).toBeCloseTo((repaid / 1_000) * 9.82, 6)
    expect(numberOf(result, 'winstExtra')).toBe(
      roundedSum([numberOf(result, 'renteBespaard'), -numberOf(result, 'wederbelegging')]),
    )
    expect(numberOf(reportFor(calculator, { ...yearly, wederbeleggingMaanden: 0 }), 'wederbelegging')).toBe(0)
    expect(errorsFor(calculator, { wederbeleggingMaanden: 4 }).wederbeleggingMaanden).toContain('3 maanden')
  })

  test('an extra repayment after the end changes nothing and is said', () => {
    const result = reportFor(calculator, { looptijd: 5, extraBedrag: 1_000, extraNa: 61 })
    expect(valueOf(result, 'renteBespaard')).toBeNull()
    expect(result.notices.some(({ text }) => text.includes('al afgelost'))).toBe(true)
  })

  test('only a plain annuity is told as so many times the same amount', () => {
    const said = (input: Record<string, unknown>) => reportFor(calculator, input).sentence
    expect(said({ looptijd: 10, rente: 3 })).toMatch(/Je betaalt 119 keer .* en een laatste van/)
    expect(said({ looptijd: 10, uitstel: 12 })).toMatch(/eerst 12 keer .* daarna 108 keer/)
    expect(said({ looptijd: 10, aflossing: 'vastKapitaal' })).toContain('telkens minder')
    expect(said({ looptijd: 10, extraBedrag: 5_000, extraGevolg: 'lager', extraRitme: 'jaarlijks' })).toContain(
      'dalende bedragen',
    )
  })

  test('the table of other rates leaves the rate of a second part alone, also when rates are per quarter', () => {
    const delen = [{ bedrag: 50_000, rente: 1, looptijd: 10, aflossing: 'annuiteit' }]
    const perYear = { leenbedrag: 100_000, looptijd: 20, rente: 4.0604 }
    const perQuarter = { leenbedrag: 100_000, looptijd: 20, rente: 1, rentePer: 'kwartaal', delen }
    const table = (input: Record<string, unknown>) =>
      reportFor(calculator, input)
        .tables.find(({ key }) => key === 'rentes')!
        .rows.map((row) => row[1] as number)
    const second = numberOf(reportFor(calculator, { leenbedrag: 50_000, looptijd: 10, rente: 4.0604 }), 'maandlast')
    const single = table(perYear)
    expect(single).toHaveLength(5)
    for (const [index, payment] of table(perQuarter).entries())
      expect(Math.abs(payment - single[index]! - second)).toBeLessThan(0.05)
  })

  test('a rate per month, quarter or half-year that was left empty is the yearly reference, converted', () => {
    const perYear = reportFor(calculator, {})
    for (const rentePer of ['semester', 'kwartaal', 'maand']) {
      const other = reportFor(calculator, { rentePer })
      expect(numberOf(other, 'maandlast')).toBe(numberOf(perYear, 'maandlast'))
      expect(other.sentence).toBe(perYear.sentence)
    }
  })

  test('the step of the JKP names the yearly and monthly costs, and none when there are none', () => {
    const step = (input: Record<string, unknown>) =>
      reportFor(calculator, input)
        .steps.find(({ text }) => text.includes('JKP van'))!
        .text.replaceAll('\u00a0', ' ')
    expect(step({ schuldsaldo: 400 })).toContain('kosten en € 400,00 per jaar kom je')
    expect(step({ kostenPerMaand: 10 })).toContain('kosten en € 120,00 per jaar kom je')
    expect(step({ dossierkosten: 0, hypotheekkosten: false })).toContain('Zonder kosten kom je')
  })

  test('grace as long as the loan is refused, and so is grace on an interest-only loan', () => {
    expect(errorsFor(calculator, { looptijd: 1, uitstel: 12 }).uitstel).toContain('12 maanden')
    expect(errorsFor(calculator, { aflossing: 'alleenRente', uitstel: 6 }).uitstel).toContain('alleen rente')
  })

  test('extremes give a finite report: one year, 0 %, 15 %, five million', () => {
    for (const input of [
      { looptijd: 1, rente: 0, leenbedrag: 1_000 },
      { looptijd: 40, rente: 15, leenbedrag: 5_000_000, formule: '1-1-1', cap: 10, floor: 10 },
      { leenbedrag: 1_000, andereKosten: 1_000 },
    ]) {
      const result = reportFor(calculator, input)
      expect(Number.isFinite(numberOf(result, 'maandlast'))).toBe(true)
    }
    expect(valueOf(reportFor(calculator, { leenbedrag: 1_000, andereKosten: 1_000 }), 'jkp')).toBeNull()
  })

  test('without an amount no word is said of costs that are too large', () => {
    expect(told(reportFor(calculator, { leenbedrag: 0 }))).not.toContain('geen JKP')
  })

  test('with interest only at first, the first payment of capital is not called the first payment', () => {
    const { sentence } = reportFor(calculator, { rente: 3, looptijd: 20, aflossing: 'vastKapitaal', uitstel: 12 })
    expect(sentence).toMatch(/eerst 12\smaanden enkel rente en daarna 228 keer, de eerste keer/)
  })

  test('the instalment after an extra payment is promised no further than the revision', () => {
    const given = {
      formule: '5-5-5',
      rente: 3,
      indexStart: 2,
      indexNieuw: 3,
      extraBedrag: 10_000,
      extraGevolg: 'lager',
    }
    const before = reportFor(calculator, { ...given, extraNa: 12 }).sentence
    expect(before).toMatch(
      /12 keer €\s[\d.,]+ en na je extra aflossing €\s[\d.,]+ per maand, tot de rente herzien wordt/,
    )
    expect(reportFor(calculator, { ...given, extraNa: 72 }).sentence).toContain('want de rente wordt herzien')
  })

  test('the instalment after the revision is that of a loan that was paid down before', () => {
    const given = { formule: '5-5-5', rente: 3, indexStart: 2, indexNieuw: 3, extraGevolg: 'lager', extraNa: 12 }
    const paidDown = reportFor(calculator, { ...given, extraBedrag: 10_000 })
    const row = paidDown.tables.find(({ key }) => key === 'aflossingstabel')!.rows[60]!
    expect(row).toContain(numberOf(paidDown, 'herzieneMaandlast'))
    expect(numberOf(paidDown, 'herzieneMaandlast')).toBeLessThan(
      numberOf(reportFor(calculator, given), 'herzieneMaandlast'),
    )
  })

  test('a loan without interest is divided, not divided by nought', () => {
    const { sentence, steps } = reportFor(calculator, { leenbedrag: 12_000, looptijd: 1, rente: 0 })
    expect(sentence).toContain('Daarin zit **geen** rente op')
    expect(steps.map(({ formula }) => formula)).toContainEqual(expect.stringMatching(/^€\s12\.000,00 ÷ 12$/))
  })

  test('the limits of a variable rate count the extra repayments', () => {
    // 161.125,46 owed after 60 months at 3,20 %; less 10.000, at 5,20 % over the 166 months that 1.124,68 still needs.
    const given = { leenbedrag: 200_000, looptijd: 20, rente: 3.2, formule: '5-5-5', extraBedrag: 10_000, extraNa: 60 }
    expect(numberOf(reportFor(calculator, given), 'hoogsteMaandlast')).toBe(1_269.29)
    // All repaid before the first revision: the rate never moves.
    const gone = reportFor(calculator, { ...given, extraBedrag: 200_000, extraNa: 6 })
    expect(numberOf(gone, 'hoogsteMaandlast')).toBe(numberOf(gone, 'maandlast'))
    expect(gone.sentence).toMatch(/Je betaalt 6 keer/)
    expect(gone.sentence).not.toMatch(/60 keer|slechtste/)
    const lower = reportFor(calculator, { ...given, extraBedrag: 60_000, extraNa: 12, extraGevolg: 'lager' })
    expect(lower.sentence).not.toContain('slechtste')
  })

  test('months with only interest are not the lowest instalment of a variable rate', () => {
    const given = { leenbedrag: 100_000, looptijd: 10, rente: 3, formule: '1-1-1', cap: 2, floor: 2 }
    const waiting = reportFor(calculator, { ...given, uitstel: 12 })
    // PMT of 100.000 over 108 months at (1,01^(1/12) − 1).
    expect(numberOf(waiting, 'laagsteMaandlast')).toBeCloseTo(-Number(PMT(1.01 ** (1 / 12) - 1, 108, 100_000)), 2)
  })

  test('an extra repayment of a loan of interest alone lowers the interest and what is left at the end', () => {
    const given = { leenbedrag: 180_000, looptijd: 15, rente: 3.4, aflossing: 'alleenRente', extraNa: 36 }
    const plain = (input: object) => {
      const report = reportFor(calculator, { ...given, ...input })
      return `${report.sentence} ${told(report)}`.replaceAll('\u00a0', ' ')
    }
    expect(plain({})).toMatch(/180 keer € 502,22 rente en op het einde het kapitaal.* € 180.000 in één keer/)
    const once = plain({ extraBedrag: 20_000, extraGevolg: 'lager' })
    expect(once).toMatch(/36 keer € 502,22 en na je extra aflossing 144 keer € 446,42\..* € 160.000 in één keer/)
    expect(plain({ extraBedrag: 20_000 })).toContain('€ 502,22 per maand in het begin, 180 maanden lang')
    expect(plain({ extraBedrag: 20_000, extraRitme: 'jaarlijks' })).not.toContain('in één keer')
  })

  test('with only interest at first, an extra repayment or another part is told from the first capital on', () => {
    const given = { leenbedrag: 100_000, looptijd: 10, rente: 3, uitstel: 24 }
    const extra = reportFor(calculator, { ...given, extraBedrag: 10_000, extraNa: 12, extraGevolg: 'lager' })
    // 90.000 over the 96 months after the 24.
    const after = -Number(PMT(1.03 ** (1 / 12) - 1, 96, 90_000))
    expect(numberOf(extra, 'maandlastNaExtra')).toBeCloseTo(after, 2)
    expect(extra.sentence).toMatch(/eerst 24\smaanden enkel rente en daarna 96 keer, de eerste keer €\s1\.054,01/)
    // Who would rather be done sooner pays what 100.000 over those 96 months asks.
    const sooner = reportFor(calculator, { ...given, extraBedrag: 10_000, extraNa: 12, extraGevolg: 'korter' })
    const monthly = 1.03 ** (1 / 12) - 1
    const kept = -Number(PMT(monthly, 96, 100_000))
    const term = Math.ceil(-Math.log(1 - (90_000 * monthly) / kept) / Math.log(1 + monthly))
    expect(numberOf(sooner, 'maandenKorter')).toBe(96 - term)
    expect(sooner.sentence).toContain(`daarna ${term} keer, de eerste keer €\u00a01.171,12`)
    const delen = [{ bedrag: 50_000, rente: 3, looptijd: 15, aflossing: 'annuiteit' }]
    expect(reportFor(calculator, { ...given, delen }).sentence).toMatch(/eerst 24\smaanden minder en daarna/)
  })

  test('other terms are whole years, and the extra months of this one travel on', () => {
    const report = reportFor(calculator, { leenbedrag: 50_000, looptijd: 1, extraMaanden: 3, rente: 3 })
    const terms = report.tables.find(({ key }) => key === 'looptijden')!.rows
    expect(terms[0]).toEqual([1.25, numberOf(report, 'maandlast'), numberOf(report, 'totaleRente'), 0.03])
    expect(terms[1]![1]).toBeCloseTo(-Number(PMT(1.03 ** (1 / 12) - 1, 120, 50_000)), 2)
    expect(report.next.find(({ slug }) => slug === 'lening-herfinancieren')!.carry).toMatchObject({ extraMaanden: 3 })
  })
})

test('a rate that is not actuarial per year goes along as the effective yearly one', () => {
  const carried = (input: object) =>
    reportFor(calculator, { leenbedrag: 180_000, ...input }).next.map(
      ({ carry }) => carry?.rente ?? carry?.huidigeRente,
    )
  // (1 + 0,25 %)^12 − 1, and (1 + 3,25 % ÷ 12)^12 − 1.
  expect(carried({ rente: 0.25, rentePer: 'maand' })).toEqual([3.0416, 3.0416, 3.0416])
  expect(carried({ rente: 3.25, renteomzetting: 'proportioneel' })).toEqual([3.2989, 3.2989, 3.2989])
  expect(carried({ rente: 3.25 })).toEqual([3.25, 3.25, 3.25])
  expect(carried({})).toEqual([undefined, undefined, undefined])
})

test('what is repaid after a revision bears the fee of the revised rate', () => {
  const fee = (extraNa: number) =>
    numberOf(
      reportFor(calculator, {
        leenbedrag: 200_000,
        looptijd: 20,
        rente: 2,
        formule: '5-5-5',
        cap: 3,
        floor: 3,
        indexStart: 1,
        indexNieuw: 2,
        extraBedrag: 20_000,
        extraNa,
      }),
      'wederbelegging',
    )
  // 20.000 × three months at (1,02^(1/12) − 1); from month 61 that rate plus (1,02^(1/12) − 1) − (1,01^(1/12) − 1).
  expect(fee(60)).toBe(99.09)
  expect(fee(61)).toBe(148.42)
})
