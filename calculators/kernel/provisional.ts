/** What is said above the number when the law of the date is not known yet and the newest known value is used. */
import { dateText } from '#calculators/kernel/format.ts'
import type { LawUse } from '#rules/kernel/dated.ts'

const yearOf = (day: string) => day.slice(0, 4)

export function provisionalText(uses: readonly LawUse[]): string | undefined {
  const provisional = uses.filter((use) => use.provisional)
  const first = provisional[0]
  if (!first) return undefined
  const wanted = provisional.map((use) => yearOf(use.date)).toSorted()[0] ?? ''
  const until = provisional.map(({ figure }) => figure.knownTo ?? '').toSorted()[0] ?? ''
  const known = yearOf(until)
  const what = provisional.length === 1 ? `“${first.figure.label}”` : `${provisional.length} bedragen uit de wet`
  const verb = provisional.length === 1 ? 'is' : 'zijn'
  // Amounts that change within a year: a year would say nothing.
  if (wanted === known)
    return `Na ${dateText(until)} ${verb} ${what} nog niet bekend of nog niet nagekeken. We rekenen met wat tot dan gold.`
  return `Voor ${wanted} ${verb} ${what} nog niet bekend of nog niet nagekeken. We rekenen met de cijfers van ${known}.`
}
