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

function yearText(line: Crypto['work']['years'][number]): string {
  const year = `Normaal beheer in ${line.year}`
  if (!line.taxed) return `${year}: toen telden winst en verlies nog **niet**.`
  if (line.net <= 0) return `${year}: er is **geen** winst om te belasten.`
  return `${year}: van ${eur(line.net)} is ${eur(line.exempt + line.carriedUsed)} vrijgesteld. De belasting is **${eur(line.tax)}**.`
}

function soldSteps({ values, work }: Crypto): Step[] {
  const { speculative, professional } = work
  return [
    ...(work.counted.length === 0
      ? []
      : [
          {
            text: `De oudste munten gaan het eerst weg. Bij normaal beheer telt de fiscus **${eur(Math.abs(work.gain))}** ${work.gain < 0 ? 'verlies' : 'winst'} op je verkopen.`,
            sum: soldSum(work.counted, 8, { label: 'Winst', value: work.gain }),
            law: [fotodatum],
          },
        ]),
    ...work.years.map((line): Step => ({
      text: yearText(line),
      law: line.taxed ? [meerwaardetarief, meerwaardevrijstelling] : [meerwaardetarief],
    })),
    speculative.base === 0
      ? {
          text: 'Als de fiscus het speculatie noemt, is er na kosten en oudere verliezen **geen** winst om te belasten.',
        }
      : {
          text: `Als de fiscus het speculatie noemt: ${eur(speculative.base)} winst na kosten kost ${eur(speculative.tax)} plus ${eur(speculative.surcharge)} gemeentebelasting. Samen **${eur(speculative.total)}**.`,
          formula: `${eur(speculative.base)} × ${pct(work.rates.speculative, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
          law: [speculatietarief, gemeentebelastingRichtwaarde],
        },
    ...(professional.base === 0
      ? []
      : [
          {
            text: `Als het een beroep is: **${eur(professional.total)}**, zonder sociale bijdragen.`,
            formula: `${eur(professional.base)} × ${pct(values.beroepstarief, 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
            law: [belastingschijven],
          },
        ]),
  ]
}

export function steps(solved: Crypto): Step[] {
  const { values, out, work } = solved
  const found = values.verkopen.length > 0 ? soldSteps(solved) : []
  if (values.staking > 0) {
    found.push({
      text: `Staking en uitlenen zijn doorgaans roerend inkomen: ${eur(values.staking)} × ${pct(work.rates.staking, 2, 0)} = **${eur(out.belastingStaking)}**.`,
      law: [roerendeVoorheffing],
    })
  }
  return found
}
