/** From net to turnover, and from which turnover a company leaves more. */
import { fromCents, toCents } from '#finance/money.ts'
import { bisectInteger } from '#finance/solve.ts'

/** More than any turnover of one person. */
const HIGHEST = 10_000_000
/** Points of the chart. */
const POINTS = 40
/** Steps of the chart in euro, of which the smallest that fits is taken. */
const STEPS = [1_000, 2_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000] as const
/** The chart shows at least this much. */
const LEAST = 150_000
/** Where we still look for a turning point beyond the chart. */
const BEYOND = [300_000, 500_000, 1_000_000] as const

/** The lowest turnover that leaves this net a year. Null when none does. */
export function turnoverFor(net: number, netAt: (omzet: number) => number): number | null {
  const found = bisectInteger((cents) => netAt(fromCents(cents)) >= net, 0, toCents(HIGHEST))
  return found === null ? null : fromCents(found)
}

type Nets = { readonly omzet: number; readonly sole: number; readonly company: number }

export function compareOver(omzet: number, sole: (omzet: number) => number, company: (omzet: number) => number) {
  const wanted = Math.max(LEAST, 1.5 * omzet) / POINTS
  const step = STEPS.find((one) => one >= wanted) ?? Math.ceil(wanted)
  const known = new Map<number, Nets>()
  const netsAt = (one: number): Nets => {
    const nets = known.get(one) ?? { omzet: one, sole: sole(one), company: company(one) }
    known.set(one, nets)
    return nets
  }
  const turnovers = Array.from({ length: POINTS + 1 }, (_, index) => index * step)
  const all = [...turnovers, ...BEYOND.filter((one) => one > POINTS * step)]
  return {
    omslag: turningPoint(all, netsAt, (one) => company(one) > sole(one)),
    /** Only told: the turning point is found from above, and most turnovers below it are not needed for it. */
    points: () => turnovers.map(netsAt),
  }
}

/** The turnover, in whole euro, from which the company stays ahead. Null when it never does. */
function turningPoint(
  all: readonly number[],
  netsAt: (omzet: number) => Nets,
  ahead: (omzet: number) => boolean,
): number | null {
  const behind = all.findLastIndex((one) => netsAt(one).company <= netsAt(one).sole)
  const [low, high] = [all[behind], all[behind + 1]]
  if (high === undefined) return null
  return low === undefined ? high : bisectInteger(ahead, low, high)
}
