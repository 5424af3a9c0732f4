/** The benefit of each month, as a function of the month: what, how much, and what decides it. */
import { benefitFamily } from '#calculators/models/benefit-family.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { maandenOverbrugging, overbruggingPerMaand } from '#rules/uitkeringen/overbruggingsrecht.ts'
import { gewaarborgdLoon } from '#rules/uitkeringen/uitkeringen.figures.ts'
import {
  invaliditeitUitkering,
  invaliditeitZelfstandige,
  type Uitkering,
  werkloosheidUitkering,
  ziekteUitkering,
} from '#rules/uitkeringen/uitkeringen.ts'
import { duurWerkloosheid, langeLoopbaan, vasteWerkloosheid } from '#rules/uitkeringen/werkloosheidsduur.ts'
import type { Values } from './inputs.ts'

export type Phase =
  | 'gewaarborgd'
  | 'eerste3'
  | 'tot6'
  | 'tot12'
  | 'vast'
  | 'ziekte'
  | 'ziekteVanaf7'
  | 'invaliditeit'
  | 'overbrugging'
  | 'niets'

export type Paid = Uitkering & { readonly phase: Phase }

const YEAR = 12
const nothing: Paid = { bruto: 0, netto: 0, grens: 'vast', phase: 'niets' }
const as = (phase: Phase, benefit: Uitkering): Paid => ({ ...benefit, phase })

/** How a case goes on, month after month. `right` counts months of benefit; null where there is no end. */
export type Course = {
  readonly right: number | null
  /** First month that is a benefit and not a wage. */
  readonly first: number
  readonly at: (month: number) => Paid
  readonly career: Career
}

/** How the months of a right follow from the days worked. */
type Career = {
  readonly long: boolean
  readonly duration: ReturnType<typeof duurWerkloosheid> | null
}
const noCareer: Career = { long: false, duration: null }

function jobless(law: Law, values: Values, gross: number): Course {
  const family = benefitFamily(values)
  const duration = duurWerkloosheid(law, values.gewerkt)
  const { months } = duration
  const { lang, zonderEinde } = langeLoopbaan(law.ahead(`${values.begin}-01`), values.gewerkt, values.leeftijd)
  const right = months > 0 && zonderEinde ? null : months
  const phase = (month: number): Phase => (month <= 3 ? 'eerste3' : month <= 6 ? 'tot6' : 'tot12')
  return {
    right,
    first: 1,
    career: { long: lang, duration },
    at: (month) => {
      if (right !== null && month > right) return nothing
      return month > YEAR
        ? as('vast', vasteWerkloosheid(law, family, gross, lang))
        : as(phase(month), werkloosheidUitkering(law, family, gross, month))
    },
  }
}

function stopped(law: Law, values: Values): Course {
  const right = values.reden === 'vrijwillig' ? 0 : maandenOverbrugging(law, values.gewerkt, values.opgenomen)
  const benefit = as('overbrugging', overbruggingPerMaand(law, benefitFamily(values)))
  return { right, first: 1, career: noCareer, at: (month) => (month <= right ? benefit : nothing) }
}

function sick(law: Law, values: Values, gross: number, net: number): Course {
  const family = benefitFamily(values)
  const own = values.statuut === 'zelfstandige'
  const paidOn = law(gewaarborgdLoon)[values.statuut]
  return {
    right: null,
    first: paidOn + 1,
    career: noCareer,
    at: (month) => {
      if (month <= paidOn) return { bruto: gross, netto: net, grens: 'loon', phase: 'gewaarborgd' }
      if (month > YEAR) {
        const benefit = own
          ? invaliditeitZelfstandige(law, family, values.gelijkstelling)
          : invaliditeitUitkering(law, family, gross)
        return as('invaliditeit', benefit)
      }
      const benefit = ziekteUitkering(law, values.statuut, family, gross, month)
      return as(month >= 7 && !own ? 'ziekteVanaf7' : 'ziekte', benefit)
    },
  }
}

export function courseOf(law: Law, values: Values, gross: number, net: number): Course {
  if (values.situatie === 'ziekte') return sick(law, values, gross, net)
  return values.statuut === 'zelfstandige' ? stopped(law, values) : jobless(law, values, gross)
}
