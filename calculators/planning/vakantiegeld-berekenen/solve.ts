import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { arbeiderBasis, rszWerknemer } from '#rules/loon/loon.figures.ts'
import {
  dubbelVakantiegeld,
  vakantiegeldArbeider,
  vertrekBijkomend,
  vertrekDubbel,
  vertrekEnkel,
  voorheffingVakantiekas,
} from '#rules/loon/vakantiegeld.figures.ts'
import { vakantiegeldOpVariabel } from '#rules/loon/vakantiegeld.ts'
import { vakantieVoorwaarden } from '#rules/uitkeringen/vakantie-uitkering.figures.ts'
import { vakantieUitkeringPerDag } from '#rules/uitkeringen/vakantie-uitkering.ts'
import type { Values } from './inputs.ts'
import {
  daysOf,
  factorOf,
  holidayPay,
  isLeaving,
  isWorker,
  leavingParts,
  leftOf,
  otherMonths,
  otherWages,
} from './model.ts'

/** How far a border that we derived can be off. */
const DOUBT = 0.02

/** Close to the border between the two rates of a holiday fund the other one is possible. */
function nearBorder(law: Law, taxable: number) {
  const border = law(voorheffingVakantiekas)
  return Math.abs(taxable - border.grens) > border.grens * DOUBT ? null : border
}

export function solve(values: Values, { law }: Env) {
  const { pay, scaled, yearlyPay, enkel } = holidayPay(law, values)
  const worker = isWorker(values)
  const leaving = isLeaving(values)
  const inService = !worker && !leaving
  const parts = leaving ? leavingParts(law, values) : null
  const variable =
    values.situatie === 'variabel' ? vakantiegeldOpVariabel(law, values.variabelLoon, values.gewerkteMaanden) : null
  const short = inService ? roundCents(Math.max(0, values.vakantiedagen - daysOf(values))) : 0
  const benefit = short > 0 ? vakantieUitkeringPerDag(law, values.maandloon) : null
  const rates = { enkel: law(vertrekEnkel), dubbel: law(vertrekDubbel), bijkomend: law(vertrekBijkomend) }
  return {
    out: {
      netto: pay.netto,
      bruto: pay.bruto,
      rsz: pay.rsz,
      bedrijfsvoorheffing: pay.voorheffing,
      enkelVakantiegeld: enkel,
      solidariteit: pay.solidariteit,
      belastbaar: pay.belastbaar,
      tarief: pay.tarief,
      jaarloonNaRsz: yearlyPay,
      dagenRecht: inService ? daysOf(values) : null,
      dagloon: inService ? roundCents(values.maandloon / values.werkdagen) : null,
      dagenTekort: short > 0 ? short : null,
      uitkeringPerDag: benefit?.netto ?? null,
      uitkeringSamen: benefit === null ? null : roundCents(benefit.netto * short),
      variabelPerDag: variable?.perDag ?? null,
      dubbelVakantiegeld: worker ? roundCents(pay.bruto - enkel) : null,
      percentageVertrek: leaving ? rates.enkel + rates.dubbel + rates.bijkomend : null,
      vertrekEnkelBruto: parts?.enkel ?? null,
      vertrekDubbelBruto: parts?.dubbel ?? null,
      vertrekBijkomendBruto: parts?.bijkomend ?? null,
    },
    work: {
      pay,
      perMonth: roundCents(values.jaarloon / 12),
      scaled,
      rates,
      netShare: pay.bruto > 0 ? pay.netto / pay.bruto : null,
      rszRate: law(rszWerknemer),
      doubleRate: law(dubbelVakantiegeld),
      fund: { rate: law(vakantiegeldArbeider), base: law(arbeiderBasis) },
      onFixed: roundCents(
        values.maandloon * law(dubbelVakantiegeld) * (values.gewerkteMaanden / 12) * factorOf(values),
      ),
      onVariable: variable?.dubbel ?? null,
      notTaken: leftOf(values),
      received: roundCents(values.enkelOntvangen + values.dubbelOntvangen),
      border: worker ? nearBorder(law, pay.belastbaar) : null,
      otherWages: otherWages(law, values),
      otherMonths: otherMonths(law, values),
      terms: law(vakantieVoorwaarden),
    },
  }
}
