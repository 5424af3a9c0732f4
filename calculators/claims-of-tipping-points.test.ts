/** A tipping point that a page states is entered through the ordinary reader: there the difference is gone. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, CASES, type Input, ownBusiness, refinanced, twoCars } from '#calculators/claims.test-support.ts'
import { money, rate, whole } from '#calculators/drawn.test-support.ts'
import { drawing } from '../scripts/property-runs.ts'

type Tip = {
  readonly slug: string
  readonly given: fc.Arbitrary<Input>
  /** The output that states the tipping point, and the input it is a value of. */
  readonly says: string
  readonly key: string
  /** The figure that turns there, less another where it takes two, and a step of the input that is visible in it. */
  readonly of: string
  readonly less?: string
  readonly step: number
  /** The sign of the figure above the point; without it any, but another one than below. */
  readonly above?: 1 | -1
  readonly entered?: (value: number) => number
}
const percent = (value: number) => value * 100

const tips: readonly Tip[] = [
  {
    slug: 'auto-kosten-berekenen',
    given: twoCars,
    says: 'kantelKilometers',
    key: 'kilometers',
    of: 'tweedePerMaand',
    less: 'perMaand',
    step: 200,
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({ prijs: money(150_000, 500_000), huur: money(700, 1_900), eigenGeld: money(40_000, 140_000) }),
    says: 'evenwicht',
    key: 'prijsstijging',
    of: 'verschil',
    step: 0.1,
    above: 1,
    entered: percent,
  },
  {
    slug: 'leasingkrediet-calculator',
    given: fc.record({
      prijs: money(25_000, 60_000),
      contractKilometers: whole(8_000, 20_000),
      meerkilometer: rate(0.05, 0.3),
    }),
    says: 'kantelKilometers',
    key: 'kilometers',
    of: 'verschil',
    step: 50,
    above: 1,
  },
  {
    slug: 'zelfstandige-netto-berekenen',
    given: ownBusiness,
    says: 'omslag',
    key: 'omzet',
    of: 'vennootschapVerschil',
    step: 1_000,
    above: 1,
  },
  {
    slug: 'lening-herfinancieren',
    given: refinanced,
    says: 'kantelrente',
    key: 'nieuweRente',
    of: 'besparing',
    step: 0.02,
    above: -1,
    entered: percent,
  },
  {
    slug: 'opbrengsteigendom-berekenen',
    given: fc.record({
      prijs: money(120_000, 500_000),
      huur: money(500, 1_800),
      eigenGeld: money(60_000, 110_000),
      duur: whole(5, 30),
    }),
    says: 'evenwicht',
    key: 'prijsstijging',
    of: 'verschil',
    step: 0.1,
    above: 1,
    entered: percent,
  },
  {
    slug: 'schuldenconsolidatie-calculator',
    given: fc.record({ jkpNieuw: rate(4, 9), looptijdNieuw: whole(24, 48) }),
    says: 'kantelJkp',
    key: 'jkpNieuw',
    of: 'verschilTotaal',
    step: 0.05,
    above: 1,
    entered: percent,
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({ prijs: money(150_000, 500_000), huur: money(700, 1_900), eigenGeld: money(40_000, 140_000) }),
    says: 'kantelpunt',
    key: 'horizon',
    of: 'verschil',
    step: 1,
    above: 1,
  },
  {
    slug: 'huren-of-kopen-calculator',
    given: fc.record({ prijs: money(150_000, 400_000), huur: money(1_000, 1_900), horizon: whole(1, 5) }),
    says: 'kantelLater',
    key: 'horizon',
    of: 'verschil',
    step: 1,
    above: 1,
  },
  {
    slug: 'pensioensparen-calculator',
    given: fc.record({ geboortejaar: whole(1972, 2004), storting: money(100, 1_050), rendement: rate(1, 7) }),
    says: 'nodigEtfRendement',
    key: 'etfRendement',
    of: 'verschilEtf',
    step: 0.1,
    above: -1,
    entered: percent,
  },
  {
    slug: 'pensioensparen-calculator',
    given: fc.record({ geboortejaar: whole(1972, 2004), storting: money(100, 1_050), rendement: rate(3, 7) }),
    says: 'hoogsteKost',
    key: 'lopendeKost',
    of: 'verschilEtf',
    step: 0.05,
    above: -1,
    entered: percent,
  },
  {
    slug: 'termijnrekening-calculator',
    given: fc.record({
      bedrag: money(1_000, 60_000),
      looptijd: whole(1, 8),
      rente: rate(0.5, 4),
      premie: fc.constant(0),
    }),
    says: 'gelijkeSpaarrente',
    key: 'basisrente',
    of: 'verschil',
    step: 0.02,
    above: -1,
    entered: percent,
  },
  {
    slug: 'kasbon-calculator',
    given: fc.record({
      nominaal: money(1_000, 50_000),
      looptijd: whole(4, 8),
      rente: rate(1, 4),
      staatsbonrente: rate(1, 4),
      verkoop: fc.constant(true),
      verkoopNa: whole(1, 3),
    }),
    says: 'gelijkeKoers',
    key: 'verkoopkoers',
    of: 'verschilStaatsbon',
    step: 0.05,
    above: 1,
    entered: percent,
  },
  {
    slug: 'deposito-calculator',
    given: fc.record({
      bedrag: money(1_000, 60_000),
      looptijd: whole(3, 12),
      rente: rate(0.5, 4),
      spaarpremie: fc.constant(0),
    }),
    says: 'gelijkeBasisrente',
    key: 'spaarrente',
    of: 'verschil',
    step: 0.02,
    above: -1,
    entered: percent,
  },
]

describe('a tipping point tips', () => {
  for (const { slug, given, says, key, of, less, step, above, entered = (value: number) => value } of tips)
    test(`${slug}: ${says}`, () => {
      const answer = asking(slug)
      let stated = 0
      fc.assert(
        fc.property(given, (input) => {
          const point = answer(input, says)
          if (point === null) return
          const at = Number(entered(point).toFixed(4))
          const turned = (value: number) => {
            const entered = { ...input, [key]: value }
            return (answer(entered, of) ?? Number.NaN) - (less === undefined ? 0 : Number(answer(entered, less)))
          }
          if (at - step <= 0) return
          stated++
          const [below, beyond] = [turned(at - step), turned(at + step)]
          const sign = above ?? (beyond >= 0 ? 1 : -1)
          expect(sign * beyond).toBeGreaterThanOrEqual(0)
          expect(sign * below).toBeLessThanOrEqual(0)
        }),
        drawing(CASES),
      )
      expect(stated).toBeGreaterThan(0)
    })
})
