/** The benefit of each month, as a function of the month: what, how much, and what decides it. */
import { benefitFamily } from '#calculators/models/benefit-family.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { maandenOverbrugging, overbruggingPerMaand } from '#rules/uitkeringen/overbruggingsrecht.ts'
import {
  moederschapPerMaand,
  moederschapsdagen,
  moederschapZelfstandigePerMaand,
  tijdelijkPerMaand,
} from '#rules/uitkeringen/tijdelijk-en-moederschap.ts'
import { gewaarborgdLoon, UITKERINGSDAGEN } from '#rules/uitkeringen/uitkeringen.figures.ts'
import {
  invaliditeitUitkering,
  invaliditeitZelfstandige,
  type Uitkering,
  werkloosheidUitkering,
  ziekteUitkering,
} from '#rules/uitkeringen/uitkeringen.ts'
import { duurWerkloosheid, langeLoopbaan, vasteWerkloosheid } from '#rules/uitkeringen/werkloosheidsduur.ts'
import { HERVORMING } from '#rules/uitkeringen/werkloosheid-overgang.figures.ts'
import {
  duurOvergang,
  type Overgang,
  type OvergangFase,
  overgangUitkering,
} from '#rules/uitkeringen/werkloosheid-overgang.ts'
import { type Values, WHOLE_MONTH } from './inputs.ts'

export type Phase =
  | 'gewaarborgd'
  | 'eerste3'
  | 'tot6'
  | 'tot12'
  | 'vast'
  | OvergangFase
  | 'ziekte'
  | 'ziekteVanaf7'
  | 'invaliditeit'
  | 'overbrugging'
  | 'tijdelijk'
  | 'moederschap'
  | 'moederschapDaarna'
  | 'terug'
  | 'niets'

/** `bruto` is the benefit alone; `netto` is with `loon`, the net pay of the days in between. */
export type Paid = Uitkering & {
  readonly phase: Phase
  readonly loon?: number
  /** The month is not one of benefit only. */
  readonly partly?: boolean
}

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
  /** Of who was out of work before the reform. */
  readonly transition: Overgang | null
}
const noCareer: Career = { long: false, duration: null, transition: null }

/** Out of work before 1 March 2026: an end of its own, and the amounts of the earlier law. */
function joblessBefore(law: Law, values: Values, gross: number): Course {
  const family = benefitFamily(values)
  const { gewerkt: jaren, leeftijd } = values
  const transition = duurOvergang(law, values.begin, jaren, leeftijd)
  const { months: right } = transition
  return {
    right,
    first: 1,
    career: { long: transition.long, duration: null, transition },
    at: (month) => {
      if (right !== null && month > right) return nothing
      const { fase, benefit } = overgangUitkering(law, family, gross, month, { jaren, leeftijd, right: transition })
      return as(fase, benefit)
    },
  }
}

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
    career: { long: lang, duration, transition: null },
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

/** A week of interruption is five working days. */
const WORKING_WEEK = 5

/** Part of the month without work: the rest is paid by the employer, or earned by whoever is self-employed. */
function temporary(law: Law, values: Values, pay: Pay): Course {
  const { werklozeDagen } = values
  const share = werklozeDagen / WHOLE_MONTH
  const own = values.statuut === 'zelfstandige'
  // A quarter of overbruggingsrecht for each week of interruption, to four weeks.
  const part = own ? Math.min(1, Math.floor(werklozeDagen / WORKING_WEEK) / 4) : share
  const whole = own
    ? overbruggingPerMaand(law, benefitFamily(values))
    : tijdelijkPerMaand(law, pay.gross, values.overmacht)
  const loon = share < 1 ? pay.netOf(1 - share) : 0
  const paid: Paid = {
    ...whole,
    bruto: roundCents(whole.bruto * part),
    netto: roundCents(roundCents(whole.netto * part) + loon),
    loon,
    phase: 'tijdelijk',
    partly: share < 1,
  }
  return { right: null, first: 1, career: noCareer, at: () => paid }
}

/** Maternity rest, then the old income again; in the last month a part of each. */
function motherhood(law: Law, values: Values, pay: Pay): Course {
  const own = values.statuut === 'zelfstandige'
  const back: Paid = { bruto: 0, netto: pay.net, loon: pay.net, grens: 'loon', phase: 'terug' }
  const at = (month: number): Paid => {
    const days = moederschapsdagen(law, own, month)
    if (days === 0) return back
    const whole = own ? moederschapZelfstandigePerMaand(law, month) : moederschapPerMaand(law, pay.gross, month)
    const share = days / UITKERINGSDAGEN
    // The weeks of a self-employed mother are counted already.
    const part = own ? 1 : share
    const loon = roundCents(pay.net * (1 - share))
    return {
      ...whole,
      bruto: roundCents(whole.bruto * part),
      netto: roundCents(roundCents(whole.netto * part) + loon),
      loon,
      phase: month === 1 ? 'moederschap' : 'moederschapDaarna',
      partly: share < 1,
    }
  }
  const months = Array.from({ length: YEAR }, (_, index) => index + 1)
  return {
    right: months.filter((month) => moederschapsdagen(law, own, month) > 0).length,
    first: 1,
    career: noCareer,
    at,
  }
}

/** Income of today, and of whoever works a part of the month. */
export type Pay = {
  readonly gross: number
  readonly net: number
  readonly netOf: (share: number) => number
}

export function courseOf(law: Law, values: Values, pay: Pay): Course {
  const { gross, net } = pay
  if (values.situatie === 'ziekte') return sick(law, values, gross, net)
  if (values.situatie === 'tijdelijk') return temporary(law, values, pay)
  if (values.situatie === 'moederschap') return motherhood(law, values, pay)
  if (values.statuut === 'zelfstandige') return stopped(law, values)
  return values.begin < HERVORMING ? joblessBefore(law, values, gross) : jobless(law, values, gross)
}
