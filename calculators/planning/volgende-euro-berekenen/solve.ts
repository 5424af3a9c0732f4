import type { Env } from '#calculators/kernel/fields.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { lawOfYear } from '#calculators/models/household.ts'
import { benefitRegionOf, householdYear, type Values, type YearAt } from './model.ts'

/** From one wage to the next, and as far as we look at least. */
const STEP = 100
const HIGHEST = 10_000
/** How many stretches the chart shows. */
const COLUMNS = 34
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

/** The stretch from one wage to the next, and what is kept of it. */
function stretch(from: number, now: YearAt, then: YearAt) {
  const gross = roundCents(then.lines.bruto - now.lines.bruto)
  const net = roundCents(then.net - now.net)
  return { from, to: from + STEP, kept: gross > 0 ? net / gross : 0 }
}
type Stretch = ReturnType<typeof stretch>

const withCents = (one: Stretch) => ({ ...one, per100: roundCents(100 * one.kept) })

/** All stretches from nothing on, each worked out when somebody looks at it: a year of a household is no small sum. */
function stretchesOf(yearAt: (bruto: number) => YearAt, length: number) {
  const years = new Map<number, YearAt>()
  const yearIn = (index: number): YearAt => {
    const year = years.get(index) ?? yearAt(index * STEP)
    years.set(index, year)
    return year
  }
  const inRange = (index: number) => index >= 0 && index < length
  const at = (index: number): Stretch | undefined =>
    inRange(index) ? stretch(index * STEP, yearIn(index), yearIn(index + 1)) : undefined
  const slice = (from: number, to: number): readonly Stretch[] =>
    Array.from({ length: to - from }, (_, index) => at(from + index)).filter((one) => one !== undefined)
  return { length, at, slice }
}

export function solve(values: Values, env: Env) {
  const yearAt = householdYear(values, env)
  const now = yearAt(values.bruto)
  const then = yearAt(roundCents(values.bruto + values.extra))
  const moved = changes(now, then)
  const of = (wanted: Line) => moved.find(({ line }) => line === wanted)?.change ?? 0

  const top = Math.max(HIGHEST, Math.ceil((values.bruto + AHEAD) / STEP) * STEP)
  const own = Math.floor(values.bruto / STEP)
  const stretches = stretchesOf(yearAt, top / STEP)
  const near = stretches.slice(own, own + AHEAD / STEP)
  // The nearest stretch that costs money comes first; without one, where least is kept.
  const lowest =
    near.find(({ kept }) => kept < 0) ?? near.reduce((worst, one) => (one.kept < worst.kept ? one : worst), at(near, 0))

  // The stretches beside it that keep about as little belong to the same kink.
  const middle = own + near.indexOf(lowest)
  const alike = (index: number) => Math.abs((stretches.at(index)?.kept ?? Infinity) - lowest.kept) < ALIKE
  const downFrom = (index: number, least = 0): number =>
    index > least && alike(index - 1) ? downFrom(index - 1, least) : index
  const upFrom = (index: number): number => (alike(index + 1) ? upFrom(index + 1) : index)
  const last = upFrom(middle)
  // The highest bracket runs on to the end of the chart: a step down, but no hollow.
  const endless = last === stretches.length - 1
  const inside = downFrom(middle, own) === own
  const kinkFrom = () => downFrom(middle) * STEP
  const kinkTo = (last + 1) * STEP

  const nettoMeer = roundCents(then.slip.netto - now.slip.netto)
  const nettoMeerJaar = roundCents(then.net - now.net)
  const brutoMeerJaar = of('bruto')
  const kept = brutoMeerJaar > 0 ? nettoMeerJaar / brutoMeerJaar : 0
  const flat = lowest.kept > kept - FLAT && (!inside || endless)
  return {
    out: {
      nettoMeer,
      nettoMeerJaar,
      aandeel: kept,
      knikVan: flat ? null : kinkFrom(),
      knikTot: flat || endless ? null : kinkTo,
      knikAandeel: flat ? null : lowest.kept,
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
      // Worked out when the telling asks for them: the chart needs more wages than the answer.
      get kink() {
        return { from: kinkFrom(), to: kinkTo, endless }
      },
      get around() {
        return stretches.slice(own - AROUND / STEP, own + AROUND / STEP + 1).map(withCents)
      },
      get chart() {
        const first = Math.max(0, Math.min(own - COLUMNS / 2, stretches.length - COLUMNS))
        return { own: own - first, stretches: stretches.slice(first, first + COLUMNS).map(withCents) }
      },
      keptHere: roundCents(100 * kept),
      /** Nothing lower comes, or the lowest stretch is the one the wage is in. */
      place: flat ? ('flat' as const) : inside ? ('inside' as const) : ('ahead' as const),
      ahead: AHEAD,
      keptKink: roundCents(100 * lowest.kept),
      /** Month by month and the settlement differ by this much over the year. */
      settlement: roundCents(nettoMeerJaar - 12 * nettoMeer),
      quotient: { now: now.quotient, raised: then.quotient },
      woonplaats: benefitRegionOf(lawOfYear(env.law, env.law.date.slice(0, 4)), values),
      gezinsinkomen: now.gezinsinkomen,
    },
  }
}
