import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { grossForNet, loonbrief, type Loonvraag } from '#calculators/models/payslip.ts'
import { yearOfPay } from '#calculators/models/year-of-pay.ts'
import { progressive } from '#finance/brackets.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { arbeiderBasis, chequeEigenBijdrage, rszWerkgever, rszWerknemer } from '#rules/loon/loon.figures.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const WEEKS_A_MONTH = 13 / 3
const RAISES = [50, 100, 150, 200, 300, 500, 1_000] as const

export const lawOfMonth = ({ law }: Pick<Env, 'law'>, { loonmaand }: Pick<Values, 'loonmaand'>): Law =>
  law.on(`${loonmaand}-15`)

const askOf = (values: Values): Omit<Loonvraag, 'bruto'> => ({
  statuut: values.statuut,
  gezin: values.gezin,
  kinderen: values.kinderen + values.kinderenHandicap,
  alleenstaandeOuder: values.alleenstaandeOuder,
  tewerkstelling: values.tewerkstelling,
  voordeel: values.voordeelWagen,
  anderenTenLaste: values.anderenTenLaste,
  partner: values.partnerInkomen,
  groepsverzekering: values.groepsverzekering,
})

/** The gross monthly wage behind what was typed; null when no wage leaves that much. */
export function grossOf(law: Law, values: Values): number | null {
  if (values.invoer === 'bruto') return values.bruto
  if (values.invoer === 'uur')
    return roundCents(values.uurloon * values.urenPerWeek * WEEKS_A_MONTH * values.tewerkstelling)
  return grossForNet(law, values.nettoGewenst, askOf(values))
}

/** A whole year of the same wage, with the premium. */
function wholeYearOf(law: Law, bruto: number, values: Values, paidOut: number) {
  const { slip, months, holiday, belastbaar, voorheffing } = yearOfPay(law, { ...askOf(values), bruto })
  const { statuut } = values
  const premium = nettoPremie(law, values.eindejaarspremie ? bruto : 0, jaarloonNaRsz(law, bruto, statuut), {
    statuut,
    children: values.kinderen + values.kinderenHandicap,
    sectorfonds: false,
  })
  return {
    brutoJaar: roundedSum([bruto * months, holiday.bruto, premium.bruto]),
    nettoJaar: roundedSum([paidOut * months, holiday.netto, premium.netto]),
    nettoVakantiegeld: holiday.netto,
    nettoPremie: premium.netto,
    belastbaarJaar: roundedSum([belastbaar, premium.belastbaar]),
    ingehoudenJaar: roundedSum([voorheffing, premium.voorheffing]),
    bbszJaar: roundCents(slip.bbsz * months),
    belastbaarZonderPremie: belastbaar,
    premieBelastbaar: premium.belastbaar,
    premieVoorheffing: premium.voorheffing,
    werkbonusAJaar: roundCents(slip.bonus.a * months),
    werkbonusBJaar: roundCents(slip.bonus.b * months),
  }
}

/** Net pay over a range of wages around the visitor's own. */
function around(law: Law, bruto: number, ask: Omit<Loonvraag, 'bruto'>) {
  const step = bruto > 6_000 ? 500 : 250
  const first = Math.max(0, Math.floor(bruto / step) * step - 5 * step)
  return Array.from({ length: 11 }, (_, index) => {
    const wage = first + index * step
    return { bruto: wage, netto: loonbrief(law, { ...ask, bruto: wage }).netto }
  })
}

export function solve(values: Values, env: Env) {
  const law = lawOfMonth(env, values)
  const bruto = grossOf(law, values) ?? 0
  const ask = askOf(values)
  const slip = loonbrief(law, { ...ask, bruto })
  const raisedBy = (raise: number) => {
    const gross = roundCents(bruto + raise)
    const { netto } = loonbrief(law, { ...ask, bruto: gross })
    const more = roundCents(netto - slip.netto)
    return { raise, bruto: gross, netto, more, share: raise > 0 ? more / raise : 0 }
  }
  const raised = raisedBy(values.opslag)
  const ownVouchers = roundCents(values.maaltijdcheques * law(chequeEigenBijdrage))
  const uitbetaald = roundCents(slip.netto - ownVouchers + values.nettovergoeding)
  const { belastbaarZonderPremie, ...wholeYear } = wholeYearOf(law, bruto, values, uitbetaald)
  const worker = values.statuut === 'arbeider'
  return {
    out: {
      netto: slip.netto,
      bruto,
      belastbaar: slip.belastbaar,
      bedrijfsvoorheffing: slip.bedrijfsvoorheffing,
      opslagNetto: raised.more,
      loonkost: roundCents(bruto * (1 + law(rszWerkgever) * (worker ? law(arbeiderBasis) : 1))),
      rsz: slip.rsz,
      werkbonus: slip.bonus.totaal,
      rszNaWerkbonus: slip.rszNaBonus,
      fiscaleWerkbonus: slip.bonus.fiscaal,
      bbsz: slip.bbsz,
      verminderingGroepsverzekering: slip.groepsvermindering,
      uitbetaald: uitbetaald === slip.netto ? null : uitbetaald,
      nettoAandeel: bruto > 0 ? slip.netto / bruto : 0,
      opslagAandeel: raised.share,
      nettoNaOpslag: raised.netto,
      werkbonusA: slip.bonus.a,
      werkbonusB: slip.bonus.b,
      bedrijfsvoorheffingVoorWerkbonus: slip.formule.perPeriode,
      ...wholeYear,
    },
    get work() {
      return {
        slip,
        belastbaarZonderPremie,
        raises: RAISES.map(raisedBy),
        around: around(law, bruto, ask),
        /** In a couple with two wages only one slip counts the children. */
        withoutChildren:
          values.gezin === 'partnerMetInkomen' && ask.kinderen > 0
            ? loonbrief(law, { ...ask, bruto, kinderen: 0 }).netto
            : null,
        rszRate: law(rszWerknemer),
        workerShare: law(arbeiderBasis),
        /** The annex rounds the tax of each bracket, so the lines add up to the total. */
        brackets:
          slip.formule.quotient > 0
            ? undefined
            : progressive(slip.formule.nettoJaar, slip.formule.schijven).lines.map((line) => ({
                ...line,
                tax: roundCents(line.tax),
              })),
        owedYear: roundCents(Math.max(0, slip.formule.jaarBelasting - slip.formule.vrijeSom - slip.formule.gezinslast)),
        /** What the fiscal werkbonus takes off the withholding: never more than there is. */
        fiscalUsed: roundCents(slip.formule.perPeriode - slip.groepsvermindering - slip.bedrijfsvoorheffing),
      }
    },
  }
}
