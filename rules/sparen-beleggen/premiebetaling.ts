/** When a getrouwheidspremie that is earned is paid, and in which year it is taxed. */
import type { Law } from '#rules/kernel/dated.ts'
import { premieUitbetaling } from '#rules/sparen-beleggen/sparen.figures.ts'

/** First day of the quarter after the day on which a premium is earned; before October 2013 of the year after it. */
export function premieBetaaldOp(law: Law, earnedOn: string): string {
  const period = law.on(earnedOn)(premieUitbetaling) === 'elk kwartaal' ? 3 : 12
  const [year, month] = [Number(earnedOn.slice(0, 4)), Number(earnedOn.slice(5, 7))]
  const paid = month + period - ((month - 1) % period)
  return paid > 12 ? `${year + 1}-01-01` : `${year}-${String(paid).padStart(2, '0')}-01`
}

/** The same for the days of a long plan: the rule changes on the first day of a month, and so does the day of payment. */
export function premieBetalingen(law: Law): (earnedOn: string) => string {
  const known = new Map<string, string>()
  return (earnedOn) => {
    const month = earnedOn.slice(0, 7)
    const paidOn = known.get(month) ?? premieBetaaldOp(law, earnedOn)
    known.set(month, paidOn)
    return paidOn
  }
}

/**
 * The year whose exemption a premium uses: that in which it is paid, because banks look at each payment whether what was paid in
 * the calendar year passes it (Triodos, "Heeft de trimestriële uitkering van de getrouwheidspremie fiscale gevolgen?"). What is
 * earned when an account is closed is paid on that day (Aion).
 */
export const premieBelastIn = (paidOn: string, closedOn = paidOn): string =>
  (paidOn < closedOn ? paidOn : closedOn).slice(0, 4)
