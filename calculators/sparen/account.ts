/** What the savings-account pages share in words: the limits of the law. */
import { pct } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Tarieffout } from '#rules/sparen-beleggen/sparen.ts'
import { maxBasisrente, maxPremieDeel, minPremieDeel } from '#rules/sparen-beleggen/sparen.figures.ts'

/** A word when typed rates cannot belong to a regulated account, which alone has the exemption. */
export function rateNotice(law: Law, wrong: Tarieffout | null, whose: string): Notice[] {
  if (wrong === null) return []
  const highest = law(maxBasisrente)
  const reason = {
    basisTeHoog: `mag de basisrente nu hoogstens ${pct(highest)} zijn`,
    premieTeHoog: `mag de premie nu hoogstens ${pct(highest * law(maxPremieDeel))} zijn`,
    premieTeLaag: `moet de premie minstens ${pct(law(minPremieDeel), 0)} van de basisrente zijn`,
  }[wrong]
  return [
    {
      tone: 'law',
      text: `Kijk de tarieven van ${whose} na: op een gereglementeerde rekening ${reason}.`,
    },
  ]
}
