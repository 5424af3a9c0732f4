/** Savings that a page divides over accounts: each part is entered in the ledger of one account, and they add up. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toldOf } from '#calculators/claims.test-support.ts'
import { money, whole } from '#calculators/drawn.test-support.ts'
import { offersOf } from '#calculators/kernel/market.ts'
import { outFor, situation, TEST_DAY } from '#calculators/kernel/testing.ts'
import { pageOf } from '#calculators/pages.test-support.ts'
import { nameOf } from '#calculators/sparen/names.ts'
import { addMonths } from '#finance/dates.ts'
import { at, last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { spaarvrijstelling } from '#rules/sparen-beleggen/sparen.figures.ts'
import { drawing } from '../scripts/property-runs.ts'

type Rates = { readonly base: number; readonly premium: number }

/** What an account has brought after so many months. */
function inLedger({ base, premium }: Rates, start: number, monthly: number, months: number): number {
  const bewegingen = [
    ...(start > 0 ? [{ datum: TEST_DAY, bedrag: start }] : []),
    ...(monthly === 0
      ? []
      : Array.from({ length: months - 1 }, (_, index) => ({ datum: addMonths(TEST_DAY, index + 1), bedrag: monthly }))),
  ]
  if (bewegingen.length === 0) return 0
  const [basisrente, premie] = [base, premium].map((part) => Number((part * 100).toFixed(4)))
  const asked = { bewegingen, basisrente, premie, standOp: addMonths(TEST_DAY, months) }
  return Number(outFor(pageOf('loyalty-bonus-calculator'), asked).nettoRente)
}

describe('savings divided over accounts', () => {
  const page = pageOf('hoogste-spaarrente-belgie')
  const open = offersOf(situation().market, 'spaarrekening').filter(
    ({ baseRate, maxAge, regulated }) => baseRate !== null && maxAge === null && regulated,
  )
  const ratesOf = ({ baseRate, loyaltyBonus }: (typeof open)[number]): Rates => ({
    base: baseRate ?? 0,
    premium: loyaltyBonus ?? 0,
  })
  const named = (name: unknown) => {
    const offer = open.find((one) => nameOf(one) === name)
    if (!offer) throw new Error(`No account ${String(name)}`)
    return offer
  }
  const capped = open.filter(({ maxMonthlyDeposit, minAmount }) => maxMonthlyDeposit !== null && minAmount === null)
  // Small enough for the exemption, which both accounts share.
  const given = fc.record({
    startbedrag: money(1_000, 25_000),
    maandelijks: money(0, 400),
    looptijd: whole(2, 24),
    alleenGereglementeerd: fc.constant(true),
  })

  test('bring what both accounts bring in the ledger, and no other second account brings more', () => {
    let stated = 0
    fc.assert(
      fc.property(given, fc.array(fc.nat(), { minLength: 2, maxLength: 2 }), (input, drawn) => {
        const out = outFor(page, input)
        const { startbedrag: start, maandelijks: monthly, looptijd: months } = input
        const best = named(out.besteRekening)
        const over = (second: (typeof open)[number], perMonth: number) =>
          inLedger(ratesOf(best), start, roundCents(monthly - perMonth), months) +
          inLedger(ratesOf(second), 0, perMonth, months)
        const steps = months - 1
        // Of all second accounts and both ways to fill them two are entered.
        const found = drawn.flatMap((place) => {
          const second = at(capped, place % capped.length)
          const cap = second.maxMonthlyDeposit ?? 0
          const saved = Math.min(monthly, cap)
          const moved = roundCents(saved + Math.min(cap - saved, Math.floor((start * 100) / steps) / 100))
          const perMonth = place % 2 === 0 ? saved : moved
          return perMonth > 0 ? [over(second, perMonth)] : []
        })
        const claimed = out.splitsNetto === null ? null : over(named(out.splitsRekening), Number(out.splitsPerMaand))
        if (claimed !== null) {
          stated++
          expect(claimed).toBeCloseTo(Number(out.splitsNetto), 2)
          if (out.splitsWinst !== null)
            expect(Number(out.splitsWinst)).toBeCloseTo(claimed - Number(out.nettoOpbrengst), 2)
        }
        expect(Math.max(0, ...found)).toBeLessThanOrEqual((claimed ?? Number(out.nettoOpbrengst) + 1) + 0.005)
      }),
      drawing(200),
    )
    expect(stated).toBeGreaterThan(10)
  })

  test('part by part bring what each part brings in the ledger', () => {
    let stated = 0
    const monthly = fc.record({ maandelijks: money(200, 1_500), looptijd: whole(2, 24) })
    const large = fc.record({ startbedrag: money(101_000, 180_000), looptijd: whole(2, 5) })
    fc.assert(
      fc.property(
        fc.oneof(
          monthly.map((of) => ({ ...of, startbedrag: 0 })),
          large.map((of) => ({ ...of, maandelijks: 0 })),
        ),
        (plan) => {
          const input = { ...plan, alleenGereglementeerd: true }
          const { out, report } = toldOf('hoogste-spaarrente-belgie', input)
          const { verdeeldNetto, verdeeldWinst, nettoOpbrengst } = out
          if (verdeeldNetto === null) return
          const parts = report.tables.find(({ key }) => key === 'verdeling')?.rows ?? []
          const net = parts.map(([, amount, perMonth, base, premium]) =>
            inLedger({ base: Number(base), premium: Number(premium) }, Number(amount), Number(perMonth), plan.looptijd),
          )
          const all = net.reduce((sum, one) => sum + one, 0)
          // Above the exemption, which all parts share, each account alone would be taxed too little.
          if (all >= last(spaarvrijstelling.rows).value) return
          stated++
          expect(all).toBeCloseTo(Number(verdeeldNetto), 2)
          expect(Number(verdeeldWinst)).toBeCloseTo(all - Number(nettoOpbrengst), 2)
        },
      ),
      drawing(200),
    )
    expect(stated).toBeGreaterThan(20)
  })
})
