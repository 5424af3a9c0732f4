/** The computation in sentences. */
import { soldSum } from '#calculators/beleggen/words.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { belastingschijven, gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import {
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
  speculatietarief,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Crypto } from './case.ts'

export function steps({ values, out, work }: Crypto): Step[] {
  const { speculative, professional } = work
  const found: Step[] = [
    {
      text: `De oudste munten gaan het eerst weg. De fiscus telt **${eur(work.gain)}** winst op je verkopen.`,
      sum: soldSum(work.settlement.slices, 8, { label: 'Winst', value: work.gain }),
      law: [fotodatum],
    },
    ...work.years.map((line): Step => ({
      text: line.taxed
        ? `Normaal beheer in ${line.year}: van ${eur(line.net)} is ${eur(line.exempt + line.carriedUsed)} vrijgesteld. De belasting is **${eur(line.tax)}**.`
        : `Normaal beheer in ${line.year}: toen was er nog **geen** belasting op deze winst.`,
      law: line.taxed ? [meerwaardetarief, meerwaardevrijstelling] : [meerwaardetarief],
    })),
    {
      text: `Als de fiscus het speculatie noemt: ${eur(speculative.base)} winst na kosten kost ${eur(speculative.tax)} plus ${eur(speculative.surcharge)} gemeentebelasting. Samen **${eur(speculative.total)}**.`,
      formula: `${eur(speculative.base)} × ${pct(work.rates.speculative, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
      law: [speculatietarief, gemeentebelastingRichtwaarde],
    },
    {
      text: `Als het een beroep is: **${eur(professional.total)}**, zonder sociale bijdragen.`,
      formula: `${eur(professional.base)} × ${pct(values.beroepstarief, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
      law: [belastingschijven],
    },
  ]
  if (values.staking > 0) {
    found.push({
      text: `Staking en uitlenen zijn doorgaans roerend inkomen: ${eur(values.staking)} × ${pct(work.rates.staking, 2, 0)} = **${eur(out.belastingStaking)}**.`,
      law: [roerendeVoorheffing],
    })
  }
  return found
}
