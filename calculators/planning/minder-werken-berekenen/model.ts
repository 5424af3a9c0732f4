/** One year of a household, with some months of it at less work: what comes in each month and what the year leaves. */
import { type Household, householdTax, isCouple, lawOfYear, totalDue } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loonbrief } from '#calculators/models/payslip.ts'
import { benefitRegion, socialSupplement } from '#calculators/models/social-supplement.ts'
import { yearParts } from '#calculators/models/taxable-pay.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { nettoPremie } from '#rules/loon/eindejaarspremie.ts'
import { jaarloonNaRsz } from '#rules/loon/vakantiegeld.ts'
import {
  langsteDuur,
  nettoAanmoedigingspremie,
  nettoOnderbreking,
  onderbrekingsuitkering,
  voorheffingOpOnderbreking,
  type Vorm,
  type Woning,
} from '#rules/uitkeringen/loopbaanonderbreking.ts'
import type { Values } from './inputs.ts'

/** Part of full time that is still worked. */
export const PART = { volledig: 0, halftijds: 0.5, vijfde: 0.8, tiende: 0.9 } as const satisfies Record<Vorm, number>

const livesAlone = ({ gezin, alleenwonend }: Values): boolean => !isCouple(gezin) && alleenwonend

const homeFor = (values: Values): Woning =>
  !livesAlone(values) ? 'samenwonend' : values.kinderen > 0 ? 'alleenMetKind' : 'alleen'

/** What is paid a month besides the wage. `bruto` is null where nobody typed an amount and we know none. */
function benefitOf(law: Law, values: Values, vorm: Vorm) {
  const { verlof } = values
  if (verlof === 'geen') return { bruto: 0, tarief: 0, netto: 0, known: false, lone: false }
  const ask = {
    verlof,
    vorm,
    woning: homeFor(values),
    voorEigenKind: verlof === 'ouderschapsverlof' || verlof === 'tijdskrediet' || values.eigenKind,
    vanafVijftig: values.vijftigPlus,
  }
  const typed = vorm === values.vorm ? values.uitkering : null
  const bruto = typed ?? onderbrekingsuitkering(law, ask)
  const tarief = voorheffingOpOnderbreking(law, ask)
  return {
    bruto,
    tarief,
    netto: bruto === null ? 0 : nettoOnderbreking(bruto, tarief),
    /** The amount is ours, not what the visitor typed. */
    known: typed === null && bruto !== null,
    /** The higher amount of a lone parent. */
    lone: ask.woning === 'alleenMetKind' && ask.voorEigenKind,
  }
}

/** Months of leave in a year: as typed, or as many as the leave lasts. */
export function monthsOf(law: Law, values: Values, vorm: Vorm): number {
  const longest = values.verlof === 'geen' ? null : langsteDuur(law, values.verlof, vorm)
  return values.maanden ?? Math.min(12, longest ?? 12)
}

/** The household and the laws of the month and of the year. */
function peopleOf(values: Values, { law: open }: Pick<Env, 'law'>) {
  const month = open.on(`${open.date.slice(0, 7)}-15`)
  const whole = lawOfYear(open, open.date.slice(0, 4))
  const home = homeOf(whole, values)
  const household: Household = {
    ...values,
    gewest: home.gewest,
    gemeentebelasting: home.gemeentebelasting,
    alleenwonendeOuder: values.alleenwonend,
  }
  const slipAt = (part: number) =>
    loonbrief(month, {
      bruto: roundCents(values.bruto * part),
      statuut: values.statuut,
      gezin: values.gezin,
      kinderen: values.kinderen,
      alleenstaandeOuder: livesAlone(values),
      tewerkstelling: part || 1,
      voordeel: 0,
    })
  return { open, month, whole, household, woonplaats: benefitRegion(values.postcode, home.gewest), slipAt }
}

/** The premium too follows the part of the year that was worked. */
function premiumOf(law: Law, { bruto, statuut, kinderen, eindejaarspremie }: Values, worked: number) {
  const premium = eindejaarspremie ? roundCents(bruto * worked) : 0
  return nettoPremie(law, premium, jaarloonNaRsz(law, bruto, statuut), {
    statuut,
    children: kinderen,
    sectorfonds: false,
  })
}

/** A year of which `months` are worked in this form; none is a usual year. */
export function yearWith(values: Values, env: Pick<Env, 'law'>, vorm: Vorm, months: number) {
  const { open, month, whole, household, woonplaats, slipAt } = peopleOf(values, env)
  const slipNow = slipAt(1)
  const slipThen = slipAt(PART[vorm])
  const worked = (12 - months + months * PART[vorm]) / 12
  // A manual worker gets about one month of the twelve from the holiday fund.
  const { months: paid, holiday } = yearParts(month, values, worked)
  const [atNow, atThen] = [(paid * (12 - months)) / 12, (paid * months) / 12]
  const premium = premiumOf(month, values, worked)
  const benefit = benefitOf(month, values, vorm)
  const encouragement = nettoAanmoedigingspremie(month, values.aanmoedigingspremie)

  const over = (one: number, other: number) => roundCents(one * atNow + other * atThen)
  const gross = roundedSum([over(slipNow.bruto, slipThen.bruto), holiday.bruto, premium.bruto])
  const belastbaar = roundedSum([over(slipNow.belastbaar, slipThen.belastbaar), holiday.belastbaar, premium.belastbaar])
  const [a, b] = [over(slipNow.bonus.a, slipThen.bonus.a), over(slipNow.bonus.b, slipThen.bonus.b)]
  const uitkering = roundCents((benefit.bruto ?? 0) * months)
  const aanmoediging = roundCents(values.aanmoedigingspremie * months)
  const bill = householdTax(whole, household, {
    inkomen: belastbaar,
    werkbonusA: a,
    werkbonusB: b,
    // A benefit of the RVA for a career break is other replacement income: the reduction of a pension (art. 147 WIB 92).
    vervanging: { pensioen: roundedSum([uitkering, aanmoediging]), werkloosheid: 0, ziekte: 0 },
  })
  const partner = values.gezin === 'partnerMetInkomen' ? values.inkomenPartner : 0
  const gezinsinkomen = roundedSum([belastbaar, uitkering, aanmoediging, partner])
  const lines = {
    bruto: gross,
    rsz: roundCents(belastbaar - gross - a - b),
    werkbonusA: a,
    werkbonusB: b,
    uitkering,
    aanmoediging,
    belasting: 0 - bill.belasting,
    gemeente: 0 - bill.gemeentebelasting,
    bbsz: 0 - bill.bbsz,
    werkbonuskrediet: bill.werkbonuskrediet,
    kindkrediet: bill.kindkrediet,
    kinderbijslag: socialSupplement(open, household, woonplaats)(gezinsinkomen),
  }
  const besides = roundCents(benefit.netto + encouragement)
  return {
    months,
    worked,
    slipNow,
    slipThen,
    benefit,
    encouragement,
    holiday,
    premium,
    belastbaar,
    /** Of the year, as the child benefit counts it. */
    gezinsinkomen,
    woonplaats,
    due: totalDue(bill),
    lines,
    net: roundedSum(Object.values(lines)),
    nettoDan: roundCents(slipThen.netto + besides),
    /** What the account misses over the months of leave, before holiday pay, premium and settlement. */
    rekening: roundCents((slipNow.netto - slipThen.netto) * atThen - besides * months),
  }
}
export type LeaveYear = ReturnType<typeof yearWith>
