/** One household on several pages: what is typed in bruto-netto opens the others, and their answers agree to the cent. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { builtInMarket } from '#calculators/built-in-market.ts'
import { type AnyCalculator, openEnv } from '#calculators/kernel/calculator.ts'
import { readRaw, startRaw } from '#calculators/kernel/read.ts'
import { TEST_DAY, errorsFor, numberOf, reportFor, taken } from '#calculators/kernel/testing.ts'
import tax from '#calculators/planning/belastingplanning-calculator/calculator.ts'
import slip from '#calculators/planning/bruto-netto-calculator/calculator.ts'
import less from '#calculators/planning/minder-werken-berekenen/calculator.ts'
import premium from '#calculators/planning/eindejaarsbonus-calculator/calculator.ts'
import contributions from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/calculator.ts'
import holiday from '#calculators/planning/vakantiegeld-berekenen/calculator.ts'
import nextEuro from '#calculators/planning/volgende-euro-berekenen/calculator.ts'
import { roundCents } from '#finance/money.ts'

const pages: Readonly<Record<string, AnyCalculator>> = {
  'belastingplanning-calculator': tax,
  'eindejaarsbonus-calculator': premium,
  'vakantiegeld-berekenen': holiday,
}

/** The sister page as it opens from the answer of bruto-netto, with changes of the visitor. */
function opened(slug: string, from: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>> = {}) {
  const page = pages[slug] as AnyCalculator
  const carry = taken(reportFor(slip, from), slug, page)
  expect(errorsFor(page, carry)).toEqual({})
  return reportFor(page, { ...carry, ...change })
}

const household = fc.record({
  bruto: fc.integer({ min: 170_000, max: 900_000 }).map((cents) => cents / 100),
  statuut: fc.constantFrom('bediende', 'arbeider'),
  gezin: fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
  kinderen: fc.integer({ min: 0, max: 4 }),
})

describe('one household', () => {
  test('holiday pay and premium of a year are those of their own pages', () => {
    fc.assert(
      fc.property(household, (typed) => {
        const pay = reportFor(slip, typed)
        expect(numberOf(opened('vakantiegeld-berekenen', typed), 'netto')).toBe(numberOf(pay, 'nettoVakantiegeld'))
        expect(numberOf(opened('eindejaarsbonus-calculator', typed), 'netto')).toBe(numberOf(pay, 'nettoPremie'))
      }),
      { numRuns: 40 },
    )
  })

  test('the tax page starts from the same income and what was withheld, and the net of the year follows', () => {
    fc.assert(
      fc.property(household, (typed) => {
        const pay = reportFor(slip, typed)
        const bill = opened('belastingplanning-calculator', typed, { inkomenPartner: 0 })
        if (typed.gezin === 'partnerMetInkomen') return
        expect(numberOf(bill, 'voorheffingen')).toBe(
          roundCents(numberOf(pay, 'ingehoudenJaar') + numberOf(pay, 'bbszJaar')),
        )
        // Net pay of the year less the balance is taxable pay less the tax.
        const after = roundCents(numberOf(pay, 'nettoJaar') - numberOf(bill, 'saldo'))
        expect(after).toBe(roundCents(numberOf(pay, 'belastbaarJaar') - numberOf(bill, 'totaalVerschuldigd')))
        expect(after).toBe(numberOf(bill, 'nettoInkomen'))
      }),
      { numRuns: 40 },
    )
  })

  test('the real tax on the premium is the difference of two tax bills', () => {
    fc.assert(
      fc.property(household, fc.integer({ min: 0, max: 50_000 }), (typed, inkomenPartner) => {
        const change = { inkomenPartner, postcode: '9000' }
        const page = opened('eindejaarsbonus-calculator', typed, change)
        const without = numberOf(page, 'inkomenZonderPremie')
        const due = (inkomen: number) =>
          numberOf(
            opened('belastingplanning-calculator', typed, { ...change, inkomen: roundCents(inkomen) }),
            'totaalVerschuldigd',
          )
        expect(numberOf(page, 'belastingBijAanslag')).toBe(
          roundCents(due(without + numberOf(page, 'belastbaar')) - due(without)),
        )
        expect(numberOf(reportFor(slip, typed), 'belastbaarJaar')).toBe(
          roundCents(without + numberOf(page, 'belastbaar')),
        )
      }),
      { numRuns: 40 },
    )
  })

  test('the premium page gives the same tax when the wage is typed there as when it comes from bruto-netto', () => {
    fc.assert(
      fc.property(household, ({ bruto, ...family }) => {
        const carried = opened('eindejaarsbonus-calculator', { bruto, ...family })
        const alone = reportFor(premium, { maandloon: bruto, ...family })
        for (const key of ['netto', 'inkomenZonderPremie', 'belastingBijAanslag', 'overNaBelasting'])
          expect(numberOf(alone, key), key).toBe(numberOf(carried, key))
      }),
      { numRuns: 40 },
    )
  })

  test('the family of bruto-netto arrives unchanged on the pages it opens', () => {
    const typed = { bruto: 2_750, statuut: 'arbeider', gezin: 'partnerZonderInkomen', kinderen: 2 }
    const carried = (slug: string) => taken(reportFor(slip, typed), slug, pages[slug] as AnyCalculator)
    expect(carried('belastingplanning-calculator')).toMatchObject({ gezin: 'partnerZonderInkomen', kinderen: '2' })
    expect(carried('eindejaarsbonus-calculator')).toMatchObject({
      gezin: 'partnerZonderInkomen',
      kinderen: '2',
      statuut: 'arbeider',
      maandloon: 2_750,
    })
    // Holiday pay of a worker comes from the fund at a flat rate: only the children could ever count there.
    expect(carried('vakantiegeld-berekenen')).toMatchObject({ situatie: 'arbeider', jaarloon: 33_000, kinderen: '2' })
  })

  test('a whole year at 2.400 with three children: 714,35 on the premium, with werkbonus and holiday pay counted', () => {
    const typed = { bruto: 2_400, kinderen: 3 }
    // 30.249,73 without the premium gives − 216,93 (art. 133 WIB 92: the supplement falls from 19.720 on); 32.336,05 with it gives 497,42.
    expect(numberOf(opened('eindejaarsbonus-calculator', typed), 'belastingBijAanslag')).toBe(714.35)
    const due = (inkomen: number) => numberOf(reportFor(tax, { inkomen, kinderen: 3 }), 'totaalVerschuldigd')
    expect([due(30_249.73), due(32_336.05)]).toEqual([-216.93, 497.42])
  })

  test('the tax on own activity is that of the tax page, without surcharge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 90_000 }), household, (inkomen, { gezin, kinderen }) => {
        const family = { gezin, kinderen, inkomenPartner: 30_000 }
        const own = reportFor(contributions, { inkomen, ...family })
        const due = (amount: number) =>
          numberOf(
            reportFor(tax, {
              ...family,
              statuut: 'zelfstandige',
              inkomen: amount,
              werkelijkeKosten: 0,
              voorafbetaald: 'starter',
            }),
            'totaalVerschuldigd',
          )
        // Without any other income the credit for children that comes anyway is no cost of the activity.
        const before = gezin === 'partnerMetInkomen' ? due(0) : 0
        expect(numberOf(own, 'belasting')).toBe(roundCents(due(inkomen) - before))
      }),
      { numRuns: 30 },
    )
  })

  test('family, children and pay have one name on every page, so that a device can keep them', () => {
    const env = openEnv({ today: TEST_DAY, market: builtInMarket })
    const kept = {
      gezin: 'partnerZonderInkomen',
      kinderen: '2',
      brutoloon: '2750',
      statuut: 'arbeider',
      postcode: '8000',
    }
    for (const page of [slip, ...Object.values(pages)]) {
      const typed = Object.entries(page.inputs).flatMap(([key, field]) =>
        field.fact !== undefined && field.fact in kept ? [[key, kept[field.fact as keyof typeof kept]] as const] : [],
      )
      expect(typed.length).toBeGreaterThanOrEqual(2)
      const raw = { ...startRaw(page.inputs, env), ...Object.fromEntries(typed) }
      expect(readRaw(page.inputs, raw, env).errors).toEqual({})
    }
  })
})

test('volgende-euro agrees with bruto-netto on the slip and with belastingplanning on the year, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 150_000, max: 900_000 }).map((value) => value / 100),
      fc.constantFrom('alleenstaand', 'partnerMetInkomen', 'partnerZonderInkomen'),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('bediende', 'arbeider'),
      (bruto, gezin, kinderen, statuut) => {
        const people = { gezin, kinderen, statuut }
        const next = reportFor(nextEuro, { bruto, extra: 100, ...people })
        const month = reportFor(slip, { bruto, opslag: 100, ...people })
        expect(numberOf(next, 'nettoNu')).toBe(numberOf(month, 'netto'))
        expect(numberOf(next, 'nettoMeer')).toBe(numberOf(month, 'opslagNetto'))
        const year = reportFor(tax, {
          ...people,
          inkomstenjaar: TEST_DAY.slice(0, 4),
          inkomen: numberOf(next, 'belastbaarJaarNu'),
          werkbonusA: numberOf(next, 'werkbonusANu'),
          werkbonusB: numberOf(next, 'werkbonusBNu'),
        })
        expect(numberOf(next, 'verschuldigdNu')).toBe(numberOf(year, 'totaalVerschuldigd'))
      },
    ),
    { numRuns: 25 },
  )
})

test('minder-werken agrees with bruto-netto, vakantiegeld and belastingplanning, to the cent', () => {
  fc.assert(
    fc.property(
      household,
      fc.constantFrom(['halftijds', 0.5] as const, ['vijfde', 0.8] as const, ['tiende', 0.9] as const),
      ({ bruto, ...people }, [vorm, part]) => {
        const leave = reportFor(less, { bruto, vorm, maanden: 12, ...people, inkomenPartner: 24_000 })
        const pay = reportFor(slip, { bruto, ...people })
        const reduced = reportFor(slip, { bruto: roundCents(bruto * part), tewerkstelling: part * 100, ...people })
        expect(numberOf(leave, 'nettoNu')).toBe(numberOf(pay, 'netto'))
        expect(numberOf(leave, 'nettoLoonDan')).toBe(numberOf(reduced, 'netto'))
        expect(numberOf(leave, 'belastbaarNu')).toBe(numberOf(pay, 'belastbaarJaar'))
        const premiums = roundCents(numberOf(leave, 'nettoPremieDan') + numberOf(leave, 'premieMinder'))
        expect(premiums).toBe(numberOf(pay, 'nettoPremie'))

        const days = reportFor(
          holiday,
          people.statuut === 'bediende'
            ? { situatie: 'bediende', maandloon: bruto, tewerkstellingVorigJaar: part * 100, kinderen: people.kinderen }
            : { situatie: 'arbeider', jaarloon: roundCents(bruto * 12 * part) },
        )
        expect(numberOf(leave, 'brutoVakantiegeldDan')).toBe(numberOf(days, 'bruto'))
        expect(numberOf(leave, 'nettoVakantiegeldDan')).toBe(numberOf(days, 'netto'))
        expect(numberOf(leave, 'vakantiegeldMinder')).toBe(
          roundCents(numberOf(pay, 'nettoVakantiegeld') - numberOf(days, 'netto')),
        )

        const bill = reportFor(tax, {
          ...people,
          inkomstenjaar: TEST_DAY.slice(0, 4),
          inkomen: numberOf(leave, 'belastbaarDan'),
          inkomenPartner: 24_000,
          werkbonusA: roundCents(numberOf(reduced, 'werkbonusA') * (people.statuut === 'bediende' ? 12 : 11)),
          werkbonusB: roundCents(numberOf(reduced, 'werkbonusB') * (people.statuut === 'bediende' ? 12 : 11)),
          andereInkomsten: [{ wie: 'jij', soort: 'pensioen', bedrag: numberOf(leave, 'uitkeringJaar') }],
        })
        expect(numberOf(leave, 'verschuldigdDan')).toBe(numberOf(bill, 'totaalVerschuldigd'))
      },
    ),
    { numRuns: 25 },
  )
})
