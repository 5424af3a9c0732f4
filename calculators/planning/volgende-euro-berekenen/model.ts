/** One year of a household at a given wage: every line that a higher wage can move. */
import { type Household, householdTax, isCouple, lawOfYear, totalDue } from '#calculators/models/household.ts'
import { homeOf } from '#calculators/common/municipality.ts'
import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import type { Loonbrief } from '#calculators/models/payslip.ts'
import { benefitRegion, socialSupplement } from '#calculators/models/social-supplement.ts'
import { yearOfPay } from '#calculators/models/year-of-pay.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Bijslagregio } from '#rules/familie/sociale-toeslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { jobbonus } from '#rules/loon/jobbonus.ts'
import type { inputs } from './inputs.ts'

export type Values = ValuesOf<typeof inputs>

/** Whose child benefit this household gets. */
export const benefitRegionOf = (law: Law, values: Values): Bijslagregio =>
  benefitRegion(values.postcode, homeOf(law, values).gewest)

export type YearAt = {
  readonly slip: Loonbrief
  readonly quotient: number
  readonly belastbaar: number
  /** With that of the partner, as the child benefit counts it. */
  readonly gezinsinkomen: number
  readonly due: number
  /** What comes in positive, what goes off negative; together the net of the year. */
  readonly lines: {
    readonly bruto: number
    readonly rsz: number
    readonly werkbonusA: number
    readonly werkbonusB: number
    readonly belasting: number
    readonly gemeente: number
    readonly bbsz: number
    readonly werkbonuskrediet: number
    readonly kindkrediet: number
    readonly jobbonus: number
    readonly kinderbijslag: number
  }
  readonly net: number
}

/** The year of the household as a function of the gross wage a month. */
export function householdYear(values: Values, { law: open }: Pick<Env, 'law'>): (bruto: number) => YearAt {
  const month = open.on(`${open.date.slice(0, 7)}-15`)
  const whole = lawOfYear(open, open.date.slice(0, 4))
  const home = homeOf(whole, values)
  const household: Household = { ...values, gewest: home.gewest, gemeentebelasting: home.gemeentebelasting }
  const partner = values.gezin === 'partnerMetInkomen' ? values.inkomenPartner : 0
  const supplement = socialSupplement(open, household, benefitRegionOf(whole, values))
  return (bruto) => {
    const { slip, months, holiday, belastbaar } = yearOfPay(month, {
      bruto,
      statuut: values.statuut,
      gezin: values.gezin,
      kinderen: values.kinderen,
      alleenstaandeOuder: !isCouple(values.gezin),
      tewerkstelling: values.tewerkstelling,
      voordeel: 0,
    })
    const [a, b] = [roundCents(slip.bonus.a * months), roundCents(slip.bonus.b * months)]
    const gross = roundedSum([bruto * months, holiday.bruto])
    const bill = householdTax(whole, household, { inkomen: belastbaar, werkbonusA: a, werkbonusB: b })
    const gezinsinkomen = roundCents(belastbaar + partner)
    const lines = {
      bruto: gross,
      rsz: roundCents(belastbaar - gross - a - b),
      werkbonusA: a,
      werkbonusB: b,
      belasting: 0 - bill.belasting,
      gemeente: 0 - bill.gemeentebelasting,
      bbsz: 0 - bill.bbsz,
      werkbonuskrediet: bill.werkbonuskrediet,
      kindkrediet: bill.kindkrediet,
      jobbonus: values.jobbonus && home.gewest === 'vlaanderen' ? jobbonus(whole, bruto, values.tewerkstelling) : 0,
      kinderbijslag: supplement(gezinsinkomen),
    }
    return {
      slip,
      quotient: bill.quotient,
      belastbaar,
      gezinsinkomen,
      due: totalDue(bill),
      lines,
      net: roundedSum(Object.values(lines)),
    }
  }
}
