/**
 * A gain is shown without its sign, under the name of the side that wins: "Kopen is goedkoper" becomes "Leasen is
 * goedkoper". Beside the one, an amount of the other is below zero. Pure.
 */
import type { Out } from '#calculators/kernel/calculator.ts'
import type { Report } from '#calculators/kernel/report.ts'
import { isMoney } from '#site/calculator/state/horizon.ts'

export type Base = { readonly report: Pick<Report, 'groups' | 'rest'>; readonly out: Out }

/** The same amount with its sign, of a month or of a year. */
const isTwin = (signed: number, shown: number) =>
  [1, 12].some((times) => Math.abs(Math.abs(signed) - shown * times) < times * 0.01)

/** The figures in money further down or for programs. A gain has a twin among them that keeps its sign. */
const others = ({ groups, rest }: Base['report']) =>
  [...groups.flatMap(({ figures }) => figures), ...rest].filter(({ unit }) => isMoney(unit))

/** That figure tells which side it is. */
export function changesSide({ report, out }: Base, key: string, other: Out): boolean {
  const [now, value] = [out[key], other[key]]
  if (typeof now !== 'number' || typeof value !== 'number' || now <= 0 || value <= 0) return false
  return others(report).some(({ key: twin }) => {
    const [before, after] = [out[twin], other[twin]]
    if (typeof before !== 'number' || typeof after !== 'number' || before * after >= 0) return false
    return isTwin(before, now) && isTwin(after, value)
  })
}
