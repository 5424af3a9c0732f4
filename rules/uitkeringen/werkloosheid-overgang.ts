/**
 * Unemployment that began before the reform of 1 March 2026, for those still in their first year on 30 June 2025 or
 * claimed later (art. 212 of the programme law of 18 July 2025). The amounts follow the earlier law.
 * Leaves out: the longer careers that older people had to prove, part-time admission, days used for an earlier right, events that stop the clock, reduced capacity.
 */
import { monthsBetween } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { type Household, UITKERINGSDAGEN, voorheffingWerkloosheid } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { begrensd, type Uitkering, uitkering, werkloosheidUitkering } from '#rules/uitkeringen/uitkeringen.ts'
import { KLOK, werkloosheidOvergang, werkloosheidVroeger } from '#rules/uitkeringen/werkloosheid-overgang.figures.ts'
import { duurWerkloosheid, vasteWerkloosheid } from '#rules/uitkeringen/werkloosheidsduur.ts'

const YEAR = 12

export type Overgang = {
  /** Months of benefit from the first month of unemployment on; null without an end, 0 without admission. */
  readonly months: number | null
  /** Of these, the months before the count of the transition starts. */
  readonly before: number
  /** Months that the transition gives. */
  readonly given: number
  /** The career that keeps the full share of the wage, and from 55 on the right itself. */
  readonly long: boolean
}

export function duurOvergang(law: Law, begin: string, jaren: number, leeftijd: number | null): Overgang {
  const { maanden, dagenPerMaand, hoogste, jarenVol, leeftijd: oud, loopbaan, loopbaan2026 } = law(werkloosheidOvergang)
  const { days, months: admitted } = duurWerkloosheid(law, jaren)
  const before = begin < KLOK ? monthsBetween(`${begin}-01`, `${KLOK}-01`) : 0
  const given = jaren >= jarenVol ? hoogste : Math.min(hoogste, maanden + Math.floor(days / dagenPerMaand))
  const long = jaren >= (begin < '2026-01' ? loopbaan : loopbaan2026)
  if (admitted === 0) return { months: 0, before, given: 0, long }
  const endless = long && leeftijd !== null && leeftijd >= oud
  return { months: endless ? null : before + given, before, given, long }
}

export type OvergangFase = 'oud' | 'tweede' | 'vast'

/** The benefit of a month (1 is the first month of unemployment), at the amounts of the law that is read. */
export function overgangUitkering(
  law: Law,
  household: Household,
  gross: number,
  month: number,
  career: { readonly jaren: number; readonly leeftijd: number | null; readonly right: Overgang },
): { readonly fase: OvergangFase; readonly benefit: Uitkering } {
  if (month <= YEAR)
    return { fase: 'oud', benefit: werkloosheidUitkering(law, household, gross, month, werkloosheidVroeger) }
  const { jaren, leeftijd, right } = career
  const rule = law(werkloosheidVroeger).tweede
  const flat = vasteWerkloosheid(law, household, gross, false)
  const full = begrensd(gross, {
    deel: rule.deel[household],
    laagste: flat.bruto,
    hoogste: roundCents(rule.hoogste[household] * UITKERINGSDAGEN),
    ingehouden: law(voorheffingWerkloosheid)[household],
  })
  // Whoever has no end gets the higher fixed amount after the months of the transition.
  if (month > right.before + right.given)
    return { fase: 'vast', benefit: vasteWerkloosheid(law, household, gross, true) }
  const kept = jaren >= rule.jarenZonderDaling || (leeftijd !== null && leeftijd >= law(werkloosheidOvergang).leeftijd)
  const into = month - YEAR
  const length = Math.min(rule.langste, rule.maanden + rule.maandenPerJaar * Math.floor(jaren))
  if (kept || into <= Math.min(rule.vol, length)) return { fase: 'tweede', benefit: full }
  if (into > length) return { fase: 'vast', benefit: flat }
  const step = Math.ceil((into - rule.vol) / rule.trap)
  const amount = full.bruto - (step / rule.delen) * (full.bruto - flat.bruto)
  return { fase: 'tweede', benefit: uitkering(amount, law(voorheffingWerkloosheid)[household], 'vast') }
}
