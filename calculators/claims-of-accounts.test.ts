/** Savings accounts that a page lays beside an offer or beside each other, each entered by itself. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CASES, type Input, tableOf } from '#calculators/claims.test-support.ts'
import { isUnconditional } from '#calculators/common/savings.ts'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { outFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { addDays } from '#finance/dates.ts'
import { drawing } from '../scripts/property-runs.ts'

const accounts = offersOf(situation().market, 'spaarrekening').filter(isUnconditional)
const percent = (part: number | null | undefined) => Number(((part ?? 0) * 100).toFixed(4))

describe('an offer beside the best savings account', () => {
  const sides = [
    ['deposito-calculator', 'spaarrente', 'spaarpremie', whole(1, 12)],
    ['termijnrekening-calculator', 'basisrente', 'premie', whole(1, 5)],
  ] as const
  for (const [slug, base, premium, term] of sides)
    test(`differs from it as from an account of one’s own at those rates: ${slug}`, () => {
      const page = pageOf(slug)
      fc.assert(
        fc.property(money(1_000, 90_000), term, rate(0.5, 4), (bedrag, looptijd, rente) => {
          const input = { bedrag, looptijd, rente }
          const { besteRekening, verschilBeste } = outFor(page, input)
          const best = accounts.find((offer) => nameOf(offer) === besteRekening)
          const own = { [base]: percent(best?.baseRate), [premium]: percent(best?.loyaltyBonus) }
          expect(best).toBeDefined()
          expect(outFor(page, { ...input, ...own }).verschil).toBeCloseTo(Number(verschilBeste), 2)
        }),
        drawing(CASES),
      )
    })
})

describe('the best account of the list beside one’s own', () => {
  test('brings more by what that account brings as one’s own', () => {
    const page = pageOf('hoogste-spaarrente-belgie')
    const plan = { zonderVoorwaarden: true, alleenGereglementeerd: true }
    fc.assert(
      fc.property(
        fc.record({
          startbedrag: money(1_000, 90_000),
          looptijd: whole(1, 36),
          eigenBasisrente: rate(0.1, 1),
          eigenPremie: rate(0.1, 1),
        }),
        (drawn) => {
          const input = { ...plan, ...drawn }
          const { besteRekening, verschilEigenBank, eigenNetto } = outFor(page, input)
          const best = accounts.find((offer) => nameOf(offer) === besteRekening)
          const own = { eigenBasisrente: percent(best?.baseRate), eigenPremie: percent(best?.loyaltyBonus) }
          const there = Number(outFor(page, { ...input, ...own }).eigenNetto)
          expect(Number(verschilEigenBank)).toBeCloseTo(there - Number(eigenNetto), 2)
        },
      ),
      drawing(CASES),
    )
  })
})

describe('another savings account', () => {
  const page = pageOf('spaarrekening-vergelijker')
  // Little enough that no interest is taxed.
  const given = fc
    .record({
      saldo: money(1_000, 20_000),
      horizon: whole(13, 36),
      laatsteStorting: whole(1, 360).map((ago) => addDays(TEST_DAY, -ago)),
      base: rate(0.5, 2),
      premie: rate(0, 1.2),
    })
    .map(({ base, premie, ...of }) => ({ ...of, nieuw: [{ naam: 'B', basisrente: base, premie }] }))
  /** What the account ahead has paid out more at the end of this horizon, leaving on this day. */
  const aheadAt = (input: Input) => Number(tableOf('spaarrekening-vergelijker', input, 'maanden')?.rows.at(-1)?.[1])

  test('has paid out more by the end what both have paid out then, when one leaves on the day that is named', () => {
    fc.assert(
      fc.property(given, (input) => {
        const { besteDag, verschilUitbetaald } = outFor(page, input)
        if (besteDag !== null)
          expect(aheadAt({ ...input, overstapdatum: besteDag })).toBeCloseTo(Number(verschilUitbetaald), 2)
      }),
      drawing(CASES),
    )
  })

  test('brings for each part on a day of its own what that part brings when it is all there is', () => {
    fc.assert(
      fc.property(given, whole(1, 360), money(100, 900), (input, ago, bedrag) => {
        const datum = addDays(TEST_DAY, -ago)
        const { winstPerDeel } = outFor(page, { ...input, delen: [{ datum, bedrag }] })
        const alone = [
          { ...input, saldo: input.saldo - bedrag },
          { ...input, saldo: bedrag, laatsteStorting: datum },
        ].map((part) => Math.max(0, Number(outFor(page, part).verschil)))
        expect(Math.abs(Number(winstPerDeel) - (alone[0] ?? 0) - (alone[1] ?? 0))).toBeLessThan(0.021)
      }),
      drawing(CASES),
    )
  })

  test('is earned back in the month it says: ahead at the end of such a horizon, and not of one a month shorter', () => {
    let stated = 0
    fc.assert(
      fc.property(given, (input) => {
        const { terugverdienmaand: month } = outFor(page, input)
        if (typeof month !== 'number' || month < 2) return
        stated++
        expect(aheadAt({ ...input, horizon: month })).toBeGreaterThan(0)
        expect(aheadAt({ ...input, horizon: month - 1 })).toBeLessThanOrEqual(0)
      }),
      drawing(CASES),
    )
    expect(stated).toBeGreaterThan(0)
  })
})
