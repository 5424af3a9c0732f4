/** What each regime makes of the same gains, told in steps. */
import type { TaxYear } from '#calculators/beleggen/sales.ts'
import { eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import { aanmerkelijkBelang, speculatiebelasting } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import {
  aanmerkelijkBelangDrempel,
  aanmerkelijkBelangSchaal,
  belangBuitenEerTarief,
  interneMeerwaardeTarief,
  meerwaardetarief,
  meerwaardevrijstelling,
  overdrachtMaximum,
  speculatietarief,
  verliesjarenSpeculatie,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import type { Values } from './inputs.ts'

/** One exemption or scale each. */
export const personsOf = (values: Values) => (values.personen === 'koppel' ? 2 : 1)

type Due = { tax: number; base: number; exempt: number; steps: Step[] }

function flatTax(law: Law, gain: number, rate: Dated<number>, reason: string): Due {
  const tax = roundCents(gain * law(rate))
  return {
    tax,
    base: gain,
    exempt: 0,
    steps: [
      {
        text: `${reason}: de hele winst wordt belast. Dat is **${eur(tax)}**.`,
        formula: `${eur(gain)} × ${pct(law(rate), 2, 0)}`,
        law: [rate],
      },
    ],
  }
}

/** What the other regimes make of the same gains; none of them knows the yearly exemption. */
export function otherRegime(values: Values, law: Law, net: number): Due {
  const gain = Math.max(0, net)
  if (values.regime === 'aanmerkelijk' && values.koper === 'buitenEer') {
    return flatTax(law, gain, belangBuitenEerTarief, 'Je verkoopt aan een bedrijf van buiten de EER')
  }
  if (values.regime === 'aanmerkelijk') {
    const persons = personsOf(values)
    const { tax, exempt, scale } = aanmerkelijkBelang(law, gain, values.eerdereMeerwaarden, persons)
    return {
      tax,
      base: roundCents(gain - exempt),
      exempt,
      steps: [
        {
          text: `Op een aanmerkelijk belang geldt een schaal. Over vijf jaar samen gaat het om ${eur(gain + values.eerdereMeerwaarden)}.${persons === 2 ? ' Elke partner heeft een eigen schaal, voor de helft.' : ''} Nu betaal je **${eur(tax)}**.`,
          brackets: scale.lines,
          law: [aanmerkelijkBelangSchaal, aanmerkelijkBelangDrempel],
        },
      ],
    }
  }
  if (values.regime === 'intern') {
    return flatTax(law, gain, interneMeerwaardeTarief, 'Je verkoopt aan een vennootschap die je zelf controleert')
  }
  const base = Math.max(0, roundCents(gain - values.kosten - values.verliesVorigeJaren))
  const { tax, surcharge } = speculatiebelasting(law, base, values.gemeentebelasting)
  return {
    tax: roundCents(tax + surcharge),
    base,
    exempt: 0,
    steps: [
      {
        text: `Buiten normaal beheer is er geen vrijstelling: ${eur(tax)} belasting en ${eur(surcharge)} gemeentebelasting. Samen **${eur(tax + surcharge)}**.`,
        formula: `(${eur(gain)} − ${eur(values.kosten)} − ${eur(values.verliesVorigeJaren)}) × ${pct(law(speculatietarief), 2, 0)} × (1 + ${pct(values.gemeentebelasting, 2, 0)})`,
        law: [speculatietarief, verliesjarenSpeculatie, gemeentebelastingRichtwaarde],
      },
    ],
  }
}

export function yearStep(law: Law, line: TaxYear): Step {
  if (!line.taxed) {
    return {
      text: `Voor verkopen in ${line.year} is er bij normaal beheer nog geen belasting op de winst van ${eur(line.net)}.`,
    }
  }
  return {
    text: `In ${line.year} maakte je ${eur(line.net)} netto winst. Na de vrijstelling blijft ${eur(line.taxable)} over, aan ${pct(law.on(`${line.year}-12-31`)(meerwaardetarief), 2, 0)}: **${eur(line.tax)}**.`,
    sum: [
      { label: 'Winsten', value: line.gains },
      { label: 'Verliezen van hetzelfde jaar', value: -line.losses + 0 },
      { label: 'Vrijstelling van het jaar', value: -line.exempt + 0 },
      { label: 'Overgedragen vrijstelling', value: -line.carriedUsed + 0 },
      { label: 'Belastbaar', value: line.net < 0 ? line.net : line.taxable },
    ],
    law: [meerwaardetarief, meerwaardevrijstelling, overdrachtMaximum],
  }
}
