import type { Env } from '#calculators/kernel/fields.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { householdYear, type Values, type YearAt } from './household-year.ts'

/** The wages of the chart. */
const STEP = 100
const HIGHEST = 10_000
/** How far ahead we look for the kink. */
const AHEAD = 2_000
/** How far the table looks to either side. */
const AROUND = 1_000
/** How much two stretches of one kink may differ. */
const ALIKE = 0.02
/** A difference of less than three euro in a hundred is no kink. */
const FLAT = 0.03

type Line = keyof YearAt['lines']
const LINES = [
  'bruto',
  'rsz',
  'werkbonusA',
  'werkbonusB',
  'belasting',
  'gemeente',
  'bbsz',
  'werkbonuskrediet',
  'kindkrediet',
  'jobbonus',
  'kinderbijslag',
] as const satisfies readonly Line[]

const changes = (now: YearAt, then: YearAt) =>
  LINES.map((line) => ({ line, change: roundCents(then.lines[line] - now.lines[line]) }))

/** The stretch of the chart from one wage to the next, and what is kept of it. */
function stretch(from: number, now: YearAt, then: YearAt) {
  const gross = roundCents(then.lines.bruto - now.lines.bruto)
  const net = roundCents(then.net - now.net)
  return { from, to: from + STEP, kept: gross > 0 ? net / gross : 0 }
}

export function solve(values: Values, env: Env) {
  const yearAt = householdYear(values, env)
  const now = yearAt(values.bruto)
  const then = yearAt(roundCents(values.bruto + values.extra))
  const moved = changes(now, then)
  const of = (wanted: Line) => moved.find(({ line }) => line === wanted)?.change ?? 0

  const top = Math.max(HIGHEST, Math.ceil((values.bruto + AHEAD) / STEP) * STEP)
  const wages = Array.from({ length: top / STEP + 1 }, (_, index) => index * STEP)
  const range = wages.map((bruto) => ({ bruto, year: yearAt(bruto) }))
  const stretches = range
    .slice(1)
    .map(({ year }, index) => stretch(at(range, index).bruto, at(range, index).year, year))
  const here = Math.floor(values.bruto / STEP) * STEP
  const near = stretches.filter(({ from }) => from >= here && from < here + AHEAD)
  // The nearest stretch that costs money comes first; without one, where least is kept.
  const lowest =
    near.find(({ kept }) => kept < 0) ?? near.reduce((worst, one) => (one.kept < worst.kept ? one : worst), at(near, 0))

  // The stretches beside it that keep about as little belong to the same kink.
  const middle = stretches.indexOf(lowest)
  const alike = (index: number) => Math.abs((stretches[index]?.kept ?? Infinity) - lowest.kept) < ALIKE
  let [first, last] = [middle, middle]
  while (alike(first - 1)) first -= 1
  while (alike(last + 1)) last += 1
  const kink = { from: at(stretches, first).from, to: at(stretches, last).to, kept: lowest.kept }
  // The highest bracket runs on to the end of the chart: a step down, but no hollow.
  const endless = last === stretches.length - 1
  const inside = here >= kink.from && here < kink.to

  const nettoMeer = roundCents(then.slip.netto - now.slip.netto)
  const nettoMeerJaar = roundCents(then.net - now.net)
  const brutoMeerJaar = of('bruto')
  const kept = brutoMeerJaar > 0 ? nettoMeerJaar / brutoMeerJaar : 0
  const flat = kink.kept > kept - FLAT && (!inside || endless)
  return {
    out: {
      nettoMeer,
      nettoMeerJaar,
      aandeel: kept,
      knikVan: flat ? null : kink.from,
      knikTot: flat || endless ? null : kink.to,
      knikAandeel: flat ? null : kink.kept,
      nettoNu: now.slip.netto,
      nettoDan: then.slip.netto,
      rszMeer: roundCents(then.slip.rsz - now.slip.rsz),
      werkbonusMinder: roundCents(now.slip.bonus.totaal - then.slip.bonus.totaal),
      voorheffingMeer: roundCents(then.slip.bedrijfsvoorheffing - now.slip.bedrijfsvoorheffing),
      bbszMeer: roundCents(then.slip.bbsz - now.slip.bbsz),
      brutoMeerJaar,
      rszJaar: of('rsz'),
      werkbonusAJaar: of('werkbonusA'),
      werkbonusBJaar: of('werkbonusB'),
      belastingJaar: of('belasting'),
      gemeenteJaar: of('gemeente'),
      bbszJaar: of('bbsz'),
      werkbonusKredietJaar: of('werkbonuskrediet'),
      kindKredietJaar: of('kindkrediet'),
      jobbonusJaar: of('jobbonus'),
      kinderbijslagJaar: of('kinderbijslag'),
      belastbaarJaarNu: now.belastbaar,
      verschuldigdNu: now.due,
      werkbonusANu: now.lines.werkbonusA,
      werkbonusBNu: now.lines.werkbonusB,
    },
    work: {
      moved,
      kink: { from: kink.from, to: kink.to, endless },
      stretches: stretches.map((one) => ({ ...one, per100: roundCents(100 * one.kept) })),
      around: stretches
        .filter(({ from }) => Math.abs(from - here) <= AROUND)
        .map((one) => ({ ...one, per100: roundCents(100 * one.kept) })),
      range: range.map(({ bruto, year }) => ({
        bruto,
        slip: year.slip.netto,
        settled: roundCents(year.net / 12),
      })),
      keptHere: roundCents(100 * kept),
      /** Nothing lower comes, or the lowest stretch is the one the wage stands in. */
      place: flat ? ('flat' as const) : inside ? ('inside' as const) : ('ahead' as const),
      ahead: AHEAD,
      keptKink: roundCents(100 * kink.kept),
      /** Month by month and the settlement differ by this much over the year. */
      settlement: roundCents(nettoMeerJaar - 12 * nettoMeer),
      quotient: { now: now.quotient, raised: then.quotient },
    },
  }
}
