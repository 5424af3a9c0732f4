import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorsFor, numberOf, outFor, reportFor, situation, valueOf } from '#calculators/kernel/testing.ts'
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { verminderingVrijeSom } from '#rules/belasting/personenbelasting.ts'
import { openLaw } from '#rules/kernel/dated.ts'
import { rszBijdrage } from '#rules/loon/loon.ts'
import calculator from './calculator.ts'

const income = fc.integer({ min: 0, max: 200_000 })

describe('belastingplanning-calculator', () => {
  test('somebody alone with a pension reads nothing of a partner, or of a withholding that nobody typed', () => {
    const said = reportFor(calculator, { statuut: 'gepensioneerde', gezin: 'alleenstaand' }).assumptions.join(' ')
    expect(said).not.toMatch(/partner|invulde|geraamd/)
  })

  test('an estimated withholding gave the fiscal werkbonus already: it is not paid out a second time', () => {
    const settled = (input: Record<string, unknown>) => {
      const report = reportFor(calculator, { inkomen: 30_092.05, inkomstenjaar: '2026', ...input })
      return numberOf(report, 'totaalVerschuldigd') - numberOf(report, 'voorheffingen')
    }
    expect(settled({ werkbonusA: 1_530.48, werkbonusB: 1_920 })).toBeCloseTo(settled({}), 6)
    const two = { gezin: 'partnerMetInkomen', inkomenPartner: 24_500 }
    const both = { werkbonusA: 1_530.48, werkbonusB: 1_920, werkbonusAPartner: 1_515.14, werkbonusBPartner: 1_823.25 }
    expect(settled({ ...two, ...both })).toBeCloseTo(settled(two), 6)
  })

  test('beside a partner with a pension or benefit nothing is settled by an estimate of one pay slip', () => {
    for (const statuutPartner of ['gepensioneerde', 'werkloos', 'ziek']) {
      const household = { gezin: 'partnerMetInkomen', inkomen: 58_000, inkomenPartner: 23_000, statuutPartner }
      const { bijTeBetalen, terug } = outFor(calculator, { ...household, inkomstenjaar: '2026' })
      expect([bijTeBetalen, terug], statuutPartner).toEqual([null, null])
      const paid = reportFor(calculator, { ...household, inkomstenjaar: '2026', bedrijfsvoorheffing: 19_000 })
      expect(numberOf(paid, 'voorheffingen'), statuutPartner).toBe(19_000)
    }
  })

  test('the fiscal werkbonus of a partner is a credit of its own, with a maximum of its own', () => {
    const credit = (input: Record<string, unknown>) =>
      numberOf(
        reportFor(calculator, {
          gezin: 'partnerMetInkomen',
          inkomen: 30_177.36,
          inkomenPartner: 24_500,
          inkomstenjaar: '2026',
          ...input,
        }),
        'kredietWerkbonus',
      )
    // Art. 289ter/1: 33,14 % of part A and 52,54 % of part B.
    expect(credit({ werkbonusAPartner: 1_000, werkbonusBPartner: 1_000 })).toBeCloseTo(331.4 + 525.4, 2)
    const most = credit({ werkbonusA: 9_000, werkbonusB: 9_000 })
    expect(
      credit({ werkbonusA: 9_000, werkbonusB: 9_000, werkbonusAPartner: 9_000, werkbonusBPartner: 9_000 }),
    ).toBeCloseTo(2 * most, 2)
  })

  test('a civil servant and a director with a low income have the credit of art. 289ter, each partner apart', () => {
    const credit = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { inkomen: 21_000, inkomstenjaar: '2025', ...input }), 'kredietActiviteit')
    expect(['bediende', 'ambtenaar', 'bedrijfsleider'].map((statuut) => credit({ statuut }))).toEqual([0, 970, 880])
    const partner = { gezin: 'partnerMetInkomen', inkomenPartner: 21_000, statuutPartner: 'ambtenaar' }
    expect(credit(partner)).toBe(970)
  })

  test('tax is continuous and convex in the net income, and the average never passes the marginal rate', () => {
    fc.assert(
      fc.property(income, (inkomen) => {
        const of = (amount: number) =>
          reportFor(calculator, { inkomen: amount, werkelijkeKosten: 0, gemeentebelasting: 0 })
        const tax = (amount: number) => numberOf(of(amount), 'basisbelasting')
        const step = tax(inkomen + 100) - tax(inkomen)
        expect(step).toBeLessThanOrEqual(50.011)
        expect(tax(inkomen + 200) - tax(inkomen + 100)).toBeGreaterThanOrEqual(step - 0.021)
        const result = of(inkomen)
        expect(numberOf(result, 'basisbelasting')).toBeLessThanOrEqual(
          (inkomen * numberOf(result, 'schijf')) / 100 + 0.01,
        )
      }),
      { numRuns: 60 },
    )
  })

  test('the lines of the bill add up to the balance', () => {
    fc.assert(
      fc.property(
        income,
        income,
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('2024', '2025', '2026'),
        (a, b, kinderen, inkomstenjaar) => {
          const result = reportFor(calculator, {
            gezin: 'partnerMetInkomen',
            inkomen: a,
            inkomenPartner: b,
            kinderen,
            inkomstenjaar,
          })
          const due = numberOf(result, 'totaalVerschuldigd')
          expect(numberOf(result, 'saldo')).toBeCloseTo(due - numberOf(result, 'voorheffingen'), 6)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('a child never makes the tax higher', () => {
    fc.assert(
      fc.property(income, fc.integer({ min: 0, max: 6 }), (inkomen, kinderen) => {
        const of = (count: number) =>
          numberOf(reportFor(calculator, { inkomen, kinderen: count }), 'totaalVerschuldigd')
        expect(of(kinderen + 1)).toBeLessThanOrEqual(of(kinderen) + 0.01)
      }),
      { numRuns: 40 },
    )
  })

  test('pension saving at the first ceiling saves 315 euro and the municipal part', () => {
    const result = reportFor(calculator, { inkomen: 40_000, pensioensparen: 1_050, gemeentebelasting: 7 })
    expect(numberOf(result, 'voordeelPensioensparen')).toBeCloseTo(337.05, 2)
  })

  test('in the dead band the page warns', () => {
    const result = reportFor(calculator, { pensioensparen: 1_100 })
    expect(result.notices.some((notice) => notice.text.includes('eerste plafond'))).toBe(true)
  })

  test('what can still be saved shrinks to nothing when both savings are full', () => {
    expect(reportFor(calculator, {}).moves?.together?.gain).toBeGreaterThan(900)
    const full = reportFor(calculator, { pensioensparen: 1_050, langetermijnsparen: 2_450 })
    expect(full.moves?.each).toEqual([])
    expect(full.sentence).not.toContain('31 december')
  })

  test('a last day for prepayments in a weekend moves to the Monday, and is still a day to pay', () => {
    const own = { statuut: 'zelfstandige', inkomen: 60_000, socialeBijdragen: 12_000 }
    const on = (today: string) => JSON.stringify(reportFor(calculator, own, situation(today)).moves?.each)
    // The tax service for 2026: 10 April, 10 July, 12 October and 21 December.
    expect(on('2026-10-12')).toContain('ten laatste op 12 oktober')
    expect(on('2026-10-13')).toContain('ten laatste op 21 december')
    expect(on('2026-12-21')).toContain('ten laatste op 21 december')
    expect(on('2026-12-22')).not.toContain('vooraf')
  })

  test('a credit that is larger than the tax is told in words', () => {
    const steps = reportFor(calculator, {
      gezin: 'alleenstaand',
      inkomen: 5_000,
      kinderen: 2,
      bedrijfsvoorheffing: null,
      statuut: 'zelfstandige',
    }).steps
    expect(steps.at(-1)?.text).toBe('Alles samen krijg je **€\u00a01.100,00** van de Staat.')
  })

  test('more than the whole tax is money from the State, and only a deposit has until 31 December', () => {
    const parent = { gezin: 'partnerZonderInkomen', inkomen: 21_696, kinderen: 1, werkelijkeKosten: 2_833 }
    const { sentence, moves } = reportFor(calculator, parent)
    // 13,55 BBSZ less a credit for the child of 1,77; with the lump sum that credit is whole and nothing else is left.
    expect(sentence).toContain('betaal je **€\u00a011,78** belasting')
    expect(moves?.each[0]).toMatchObject({ keys: ['forfait'], gain: 561.78, after: -550 })
    expect(sentence).toMatch(/werkelijke kosten, krijg je €\u00a0550,00 van de Staat\.$/u)
    const early = { statuut: 'zelfstandige', inkomen: 60_000, socialeBijdragen: 12_000, geboortejaar: 1958 }
    expect(reportFor(calculator, early).sentence).toMatch(/ten laatste op 21 december .* minder\.$/u)
    expect(reportFor(calculator, {}).sentence).toMatch(/ minder\. Storten kan tot 31 december\.$/u)
  })

  test('without tax there is nothing to save', () => {
    expect(reportFor(calculator, { inkomen: 12_000 }).moves?.each).toEqual([])
  })

  test('the announced rules only change 2026 and carry their status', () => {
    const tax = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'belasting')
    expect(tax({ regels: 'aangekondigd' })).toBeLessThan(tax({}))
    expect(tax({ regels: 'aangekondigd', inkomstenjaar: '2025' })).toBe(tax({ inkomstenjaar: '2025' }))
    expect(reportFor(calculator, { regels: 'aangekondigd' }).notices.some((n) => n.text.includes('Staatsblad'))).toBe(
      true,
    )
    // Asked for from outside, where the announced rules are read for every figure: the same words.
    const outside = reportFor(calculator, {}, { ...situation(), announced: true })
    expect(outside.notices).toEqual(reportFor(calculator, { regels: 'aangekondigd' }).notices)
  })

  test('a past year offers nothing, and shows what its breaks saved', () => {
    const result = reportFor(calculator, { inkomstenjaar: '2024', pensioensparen: 1_020 })
    expect(result.headline.key).toBe('totaalVerschuldigd')
    expect(result.moves?.each).toEqual([])
    expect(numberOf(result, 'voordeelPensioensparen')).toBeGreaterThan(300)
    expect(result.tables[0]?.columns.map(({ key }) => key)).toEqual(['voordeel', 'betaald', 'bespaartNu', 'code'])
    expect(result.sentence).not.toContain('31 december')
  })

  test('in 2021 and 2022 a pension or a benefit is refused, of either partner', () => {
    const sick = [{ soort: 'ziekte', bedrag: 100 }]
    const refused = (input: Record<string, unknown>) => errorsFor(calculator, { inkomstenjaar: '2022', ...input })
    expect(refused({}).inkomstenjaar).toBeUndefined()
    expect(refused({ statuut: 'gepensioneerde' }).inkomstenjaar).toContain('2023')
    expect(refused({ andereInkomsten: sick }).inkomstenjaar).toContain('2023')
    expect(
      refused({ gezin: 'partnerMetInkomen', andereInkomsten: [{ wie: 'partner', ...sick[0] }] }).inkomstenjaar,
    ).toContain('2023')
    expect(errorsFor(calculator, { inkomstenjaar: '2023', andereInkomsten: sick }).inkomstenjaar).toBeUndefined()
  })

  test('day care of a single parent with a low income: 75 %, the extra 30 % refunded', () => {
    const parent = {
      inkomstenjaar: '2025',
      inkomen: 15_000,
      werkelijkeKosten: 0,
      kinderen: 1,
      opvangAttesten: [{ bedrag: 1_000, dagen: 200 }],
    }
    const result = reportFor(calculator, parent)
    expect(numberOf(result, 'kredietKinderopvang')).toBe(300)
    expect(numberOf(result, 'voordeelKinderopvang')).toBe(300)
  })

  test('more disabled or small children than children is refused, and 2023 has no voucher amounts', () => {
    expect(errorsFor(calculator, { kinderen: 1, kinderenHandicap: 2 }).kinderenHandicap).toBeDefined()
    expect(errorsFor(calculator, { kinderen: 0, kinderenOnderDrie: 1 }).kinderenOnderDrie).toBeDefined()
    expect(errorsFor(calculator, { inkomstenjaar: '2023', dienstencheques: 10 }).inkomstenjaar).toContain('2024')
  })

  test('in a year we do not know yet the page goes on with the newest law and says so', () => {
    const later = reportFor(calculator, {}, situation('2027-03-01'))
    expect(valueOf(later, 'belasting')).toBe(valueOf(reportFor(calculator, {}), 'belasting'))
    expect(later.provisional).toContain('2027')
  })

  test('benefits and a second property count, and every kind of income gives a report', () => {
    const tax = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'belasting')
    expect(tax({ andereInkomsten: [{ soort: 'werkloosheid', bedrag: 5_000 }] })).toBeGreaterThan(tax({}))
    expect(tax({ andereInkomsten: [{ soort: 'onroerend', bedrag: 1_000 }] })).toBeCloseTo(tax({}) + 450, 0)
    for (const statuut of ['werknemer', 'zelfstandige', 'bedrijfsleider', 'gepensioneerde', 'werkloos', 'ziek']) {
      for (const gewest of ['vlaanderen', 'brussel', 'wallonie']) {
        const result = reportFor(calculator, {
          gezin: 'partnerMetInkomen',
          statuut,
          statuutPartner: statuut,
          gewest,
          inkomen: 0,
        })
        expect(numberOf(result, 'belasting')).toBeGreaterThanOrEqual(0)
      }
    }
  })

  test('a pure benefit of 15.000 euro is free of tax, the same pay is not', () => {
    const only = { inkomen: 0, andereInkomsten: [{ soort: 'werkloosheid', bedrag: 15_000 }] }
    expect(numberOf(reportFor(calculator, only), 'totaleBelasting')).toBe(0)
    expect(
      numberOf(reportFor(calculator, { inkomen: 15_000, werkelijkeKosten: 0 }), 'totaleBelasting'),
    ).toBeGreaterThan(0)
  })

  test('shared children give half, and more shared children than children is refused', () => {
    const sum = (input: Record<string, unknown>) =>
      numberOf(reportFor(calculator, { inkomstenjaar: '2025', ...input }), 'belastingvrijeSom')
    expect(sum({ kinderen: 2 }) - sum({ kinderen: 2, kinderenCoOuderschap: 2 })).toBe(5_110 / 2)
    expect(sum({ kinderen: 2 }) - sum({ kinderen: 2, kinderenCoOuderschap: 1 })).toBe((5_110 - 1_980) / 2)
    expect(errorsFor(calculator, { kinderen: 1, kinderenCoOuderschap: 2 }).kinderenCoOuderschap).toBeDefined()
  })

  test('a year without a known withholding formula asks for it instead of claiming a bill', () => {
    expect(reportFor(calculator, { inkomstenjaar: '2023' }).sentence).toContain('Vul bij “Andere vragen”')
    expect(reportFor(calculator, { inkomstenjaar: '2024' }).sentence).toContain('geraamde voorheffing')
  })

  test('the next euro of a pension also costs a part of the reduction', () => {
    const pension = { inkomstenjaar: '2025', statuut: 'gepensioneerde', inkomen: 25_000, gemeentebelasting: 0 }
    const result = reportFor(calculator, pension)
    // 40 % in the bracket and 457,23 ÷ 9.150 of the additional reduction.
    expect(numberOf(result, 'schijf')).toBe(40)
    expect(numberOf(result, 'marginaalTarief')).toBeCloseTo(45, 1)
  })

  test('each day-care certificate has its own maximum', () => {
    const saved = (...opvangAttesten: readonly object[]) =>
      numberOf(
        reportFor(calculator, { inkomstenjaar: '2024', gemeentebelasting: 0, opvangAttesten }),
        'voordeelKinderopvang',
      )
    expect(saved({ bedrag: 850, dagen: 107 })).toBe(382.5)
    expect(saved({ bedrag: 500, dagen: 100 }, { bedrag: 350, dagen: 7 })).toBe(276.66)
  })

  test('the income of a partner needs a partner', () => {
    const row = [{ wie: 'partner', soort: 'pensioen', bedrag: 1_000 }]
    expect(errorsFor(calculator, { andereInkomsten: row })['andereInkomsten.0.wie']).toContain('alleenstaand')
    expect(errorsFor(calculator, { gezin: 'partnerZonderInkomen', andereInkomsten: row })).toEqual({})
  })

  test('the families and statutes of older links are still understood', () => {
    const due = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'totaalVerschuldigd')
    const couple = { inkomen: 40_000, inkomenPartner: 20_000 }
    expect(due({ gezin: 'koppel', ...couple })).toBe(due({ gezin: 'partnerMetInkomen', ...couple }))
    expect(due({ gezin: 'alleenstaande', statuut: 'werknemer' })).toBe(due({ gezin: 'alleenstaand' }))
    expect(due({ gezin: 'koppel', inkomenPartner: 0 })).toBe(due({ gezin: 'partnerZonderInkomen' }))
  })

  test('without prepayments a self-employed person pays more, a starter and an employee do not', () => {
    const due = (input: Record<string, unknown>) => numberOf(reportFor(calculator, input), 'totaalVerschuldigd')
    const own = { statuut: 'zelfstandige', inkomen: 50_000 }
    expect(due(own)).toBeGreaterThan(due({ ...own, voorafbetaald: 'starter' }))
    expect(valueOf(reportFor(calculator, { inkomen: 50_000 }), 'vermeerdering')).toBeNull()
    const paid = (voorafbetaald: string) => due({ ...own, voorafbetalingen: 4_000, voorafbetaald })
    expect(paid('k1')).toBeLessThan(paid('k4'))
  })
})

describe('published examples of the rules behind the page', () => {
  const on = (day: string) => openLaw(day)

  test('a tax-free sum that is 470 euro higher saves 117,50, and 126,31 with 7,5 % municipal tax', () => {
    const law = on('2026-12-31')
    const saved = verminderingVrijeSom(law, 11_180 + 470) - verminderingVrijeSom(law, 11_180)
    expect(saved).toBe(117.5)
    expect(roundCents(saved * 1.075)).toBe(126.31)
    expect(roundCents((saved * 1.075) / 12)).toBe(10.53)
  })

  test('of a raise of 100 euro, 86,93 is left after RSZ and 52,16 at a rate of 40 %', () => {
    const afterRsz = roundCents(100 - rszBijdrage(on('2026-12-31'), 100))
    expect(afterRsz).toBe(86.93)
    const rate = numberOf(reportFor(calculator, { inkomen: 30_000, gemeentebelasting: 0 }), 'marginaalTarief') / 100
    expect(roundCents(afterRsz * (1 - rate))).toBeCloseTo(52.16, 2)
  })

  test('under the announced rules a couple with one income owes what the source says, but for the sum it does not pass on', () => {
    const people = [30_000, 0].map((inkomen) => ({ soort: 'werknemer', inkomen }) as const)
    const law = on('2026-12-31')
    const bill = aanslag(law, people, { gewest: 'vlaanderen', gemeentebelasting: 0.069, regels: 'aangekondigd' })
    expect([bill.quotient, bill.overgedragen]).toEqual([7_179, 4_001])
    // The source drops what the partner does not use of the tax-free sum; the law passes it on.
    const dropped = verminderingVrijeSom(law, 11_550 + 4_001) - verminderingVrijeSom(law, 11_550)
    expect(Math.abs(bill.belasting + dropped - 1_304.9)).toBeLessThan(0.0201)
    expect(Math.abs((bill.belasting + dropped) * 1.069 - 1_394.94)).toBeLessThan(0.0301)
  })

  test('a self-employed person hears of the lump sum on the profit and of contributions that are not typed', () => {
    const said = (input: Record<string, unknown>) =>
      reportFor(calculator, { statuut: 'zelfstandige', inkomen: 45_000, ...input })
        .notices.map(({ text }) => text)
        .join(' ')
    expect(said({})).toMatch(/kostenforfait van .* van je winst/u)
    expect(said({})).toContain('Zonder sociale bijdragen')
    const all = said({ werkelijkeKosten: 0, socialeBijdragen: 8_000 })
    expect(all).not.toContain('kostenforfait')
    expect(all).not.toContain('sociale bijdragen')
  })

  test('each status and age hears its own moves: no saving after retirement or 64, a prepayment for the self-employed', () => {
    const said = (input: Record<string, unknown>) => reportFor(calculator, { inkomen: 40_000, ...input }).sentence
    expect(said({})).toContain('stort in pensioensparen')
    expect(said({ geboortejaar: 1960 })).not.toContain('stort')
    expect(said({ statuut: 'gepensioneerde' })).not.toContain('stort')
    expect(said({ statuut: 'werkloos', inkomen: 22_000 })).not.toContain('langetermijnsparen')
    expect(said({ statuut: 'zelfstandige', socialeBijdragen: 8_000 })).toContain('vooraf betaalt')
    expect(said({ statuut: 'bediende' })).not.toContain('vooraf')
    // Four changes would be a sentence that nobody reads: they are the first line of their list.
    expect(said({ gezin: 'partnerMetInkomen', inkomenPartner: 30_000 })).toContain('Met de 4 stappen hieronder')
  })

  test('more credits than tax is money back, never a negative tax in the sentence', () => {
    const { sentence } = reportFor(calculator, { inkomen: 12_000, kinderen: 2 })
    expect(sentence).toContain('betaal je geen belasting en krijg je')
    expect(sentence).not.toContain('−')
  })
})

test('contributions are asked on the profit that the costs leave', () => {
  const goesOn = (werkelijkeKosten: number | null) =>
    reportFor(calculator, {
      statuut: 'zelfstandige',
      inkomen: 60_000,
      socialeBijdragen: 9_500,
      werkelijkeKosten,
    }).next.find(({ slug }) => slug === 'sociale-bijdragen-zelfstandige-calculator')?.carry
  expect(goesOn(5_000)).toMatchObject({ soortInkomen: 'winst', inkomen: 55_000 })
  expect(goesOn(0)).toMatchObject({ inkomen: 60_000 })
  // The lump sum of 2026: 30 %, at most 6.070.
  expect(goesOn(null)).toMatchObject({ inkomen: 53_930 })
})
