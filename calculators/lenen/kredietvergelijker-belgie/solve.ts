import type { Env } from '#calculators/kernel/fields.ts'
import { testCredit } from '#calculators/lenen/credit-test.ts'
import { at, last } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { CompareValues } from './inputs.ts'
import { marketRows } from './model-market.ts'
import { completeOffer, jkpOfFlows, type Offer } from './model-offers.ts'
import type { outputs } from './outputs.ts'

const PLACES = [1, 2, 3, 4, 5, 6] as const
type Place = (typeof PLACES)[number]
type Name = 'maandlast' | 'totaal' | 'kredietkost' | 'jkp'
type PerOffer = { readonly [K in `${Name}${Place}`]: number | null }

function perOffer(offers: readonly Offer[]): PerOffer {
  const cells = PLACES.flatMap((place): [keyof PerOffer, number | null][] => {
    const offer = offers[place - 1]
    return [
      [`maandlast${place}`, offer?.payment ?? null],
      [`totaal${place}`, offer?.instalments ?? null],
      [`kredietkost${place}`, offer?.price ?? null],
      [`jkp${place}`, offer?.jkp ?? null],
    ]
  })
  return Object.fromEntries(cells) as PerOffer
}

const nameOf = ({ name, nr }: Offer) => name ?? String(nr)

function compareOffers(values: CompareValues, maxJkp: number) {
  const offers = values.aanbiedingen.map((row, index) => completeOffer(row, index, values, maxJkp))
  const ranked = offers.toSorted((a, b) => a.price - b.price || (a.jkp ?? 9) - (b.jkp ?? 9))
  const best = at(ranked, 0)
  const worst = last(ranked)
  return {
    offers,
    ranked,
    best,
    worst,
    difference: roundCents(worst.price - best.price),
    /** Instalment with the compulsory insurance, as the JKP equation takes it. */
    bestMonthly: roundCents(best.payment + best.insurance / values.looptijd),
  }
}

function freeFlows({ stromen, tijdmeting }: CompareValues) {
  const total = (soort: 'opname' | 'betaling') =>
    roundedSum(stromen.filter((flow) => flow.soort === soort).map((flow) => flow.bedrag * flow.aantal))
  const [received, paid] = [total('opname'), total('betaling')]
  return { jkp: jkpOfFlows(stromen, tijdmeting), received, paid, cost: roundCents(paid - received) }
}

export function solve(values: CompareValues, env: Env) {
  const { bedrag, looptijd, soort } = values
  // Flows are a question of their own: the offers of the form are then no part of the answer.
  const flows = values.stromen.length > 0 ? freeFlows(values) : null
  const test = testCredit(env.law, {
    bedrag: flows && flows.received > 0 ? flows.received : bedrag,
    looptijd,
    jkp: null,
    soort,
  })
  const compared = flows ? null : compareOffers(values, test.maxJkp)
  const byTerm = soort === 'lening' || soort === 'financieringshuur'
  return {
    out: {
      verschil: compared && compared.offers.length > 1 ? compared.difference : null,
      goedkoopste: compared && nameOf(compared.best),
      kostGoedkoopste: compared && compared.best.price,
      maandlastGoedkoopste: compared && compared.best.payment,
      jkpGoedkoopste: compared && compared.best.jkp,
      duurste: compared && compared.offers.length > 1 ? nameOf(compared.worst) : null,
      jkpStromen: flows && flows.jkp,
      gekregen: flows && flows.received,
      betaald: flows && flows.paid,
      kostStromen: flows && flows.cost,
      maxJkp: test.maxJkp,
      maxLooptijd: flows || !byTerm ? null : test.maxLooptijd,
      ...perOffer(compared?.offers ?? []),
    } satisfies { [K in keyof typeof outputs]: number | string | null },
    work: { flows, compared, test, byTerm, market: flows ? [] : marketRows(values, env) },
  }
}
