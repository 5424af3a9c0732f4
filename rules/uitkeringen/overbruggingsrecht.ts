/** What a self-employed person gets after a bankruptcy, a forced interruption or a stop for economic reasons. */
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'
import type { Household } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { type Uitkering, uitkering } from '#rules/uitkeringen/uitkeringen.ts'
import { overbruggingsrecht, overbruggingsrechtDuur } from '#rules/uitkeringen/overbruggingsrecht.figures.ts'

const KWARTALEN_PER_JAAR = 4

/** The spilindex of the amounts lies eighteen steps above 103,14: 103,14 × 1,02^18 = 147,31. */
const SPIL_147_31 = { step: 18 } as const

/** Months that are left of the right, for one event; since 2023 a new event always brings a few. */
export function maandenOverbrugging(law: Law, jaren: number, opgenomen: number): number {
  const { perFeit, loopbaan, langeLoopbaan, kwartalenLang, minstens } = law(overbruggingsrechtDuur)
  // Four quarters of contributions open the right.
  if (jaren < 1) return 0
  const total = jaren * KWARTALEN_PER_JAAR >= kwartalenLang ? langeLoopbaan : loopbaan
  return Math.max(minstens, Math.min(perFeit, total - opgenomen))
}

/** The month's amount; the higher one with a person to support. */
export function overbruggingPerMaand(law: Law, household: Household): Uitkering {
  const { zonderLast, metLast } = law(overbruggingsrecht)
  const base = household === 'gezinslast' ? metLast : zonderLast
  return uitkering(base * spilcoefficient(law(indexsprongen), SPIL_147_31), 0, 'vast')
}
