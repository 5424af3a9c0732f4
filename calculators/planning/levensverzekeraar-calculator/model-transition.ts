/** What the surviving spouse gets for a while: from the wage of the one who died, less the tax on top of their own wage. */
import { lawOfYear, totalDue } from '#calculators/models/household.ts'
import { grossForNet } from '#calculators/models/payslip.ts'
import { taxableYear } from '#calculators/models/taxable-pay.ts'
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { aanslag } from '#rules/belasting/aanslag.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import { niemandTenLaste } from '#rules/belasting/ten-laste.ts'
import { groeipakketToeslagen } from '#rules/familie/groeipakket.figures.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { maandenOvergangsuitkering, overgangsuitkeringPerMaand } from '#rules/pensioen/overgangsuitkering.ts'
import { geenVervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'
import type { Values } from './inputs.ts'
import type { Transition, Who } from './model-need.ts'

type Benefit = Transition & {
  /** Before tax, where it is computed. */
  readonly gross: number | null
  /** Gross wage a month of the one who dies, where it is computed. */
  readonly wage: number | null
}

/** An employee in a couple, full time; the children count on the slip of the visitor. */
const slipOf = ({ nettoInkomen, nettoInkomenPartner, kinderen }: Values, who: Who) => ({
  statuut: 'bediende' as const,
  gezin:
    (who === 'jij' ? nettoInkomenPartner : nettoInkomen) > 0
      ? ('partnerMetInkomen' as const)
      : ('partnerZonderInkomen' as const),
  kinderen: who === 'jij' ? kinderen.length : 0,
  alleenstaandeOuder: false,
  tewerkstelling: 1,
  voordeel: 0,
})

/** The gross wage that leaves what was typed. */
function wageOf(law: Law, values: Values, who: Who): number {
  const net = who === 'jij' ? values.nettoInkomen : values.nettoInkomenPartner
  return net === 0 ? 0 : (grossForNet(law, net, slipOf(values, who)) ?? net)
}

/** What is taxed of a whole year of the wage of the survivor. */
function payOf(law: Law, values: Values, survivor: Who): number {
  const bruto = wageOf(law, values, survivor)
  return bruto === 0 ? 0 : taxableYear(law, { ...slipOf(values, survivor), bruto })
}

/** Tax of a whole year on this pay, with this much benefit beside it. */
function taxOf(law: Law, values: Values, pay: number, benefit: number): number {
  const year = lawOfYear(law, law.date.slice(0, 4))
  const bill = aanslag(
    year,
    [{ soort: 'werknemer', inkomen: pay, vervanging: { ...geenVervanging, pensioen: benefit } }],
    {
      gewest: 'vlaanderen',
      gemeentebelasting: year(gemeentebelastingRichtwaarde),
      tenLaste: { ...niemandTenLaste, kinderen: values.kinderen.length },
    },
  )
  return totalDue(bill)
}

export function transitionFor(law: Law, values: Values, who: Who): Benefit {
  const months = (ages: readonly number[]) => maandenOvergangsuitkering(law, ages)
  // Whoever loses a parent from 2019 on gets the supplement of today's system, whenever the child was born.
  const orphan = hasBegun(groeipakketToeslagen, law.date) ? at(law(groeipakketToeslagen).wees, 0) : 0
  if (values.uitkering !== null) return { months, orphan, net: values.uitkering, gross: null, wage: null }
  if (!values.metPartner || !values.gehuwd) return { months, orphan, net: 0, gross: null, wage: null }
  const pay = payOf(law, values, who === 'jij' ? 'partner' : 'jij')
  const wage = wageOf(law, values, who)
  const gross = overgangsuitkeringPerMaand(law, wage * 12)
  const tax = taxOf(law, values, pay, gross * 12) - taxOf(law, values, pay, 0)
  return { months, orphan, net: roundCents(gross - tax / 12), gross, wage }
}
