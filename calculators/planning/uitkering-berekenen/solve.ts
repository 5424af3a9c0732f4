import { benefitFamily } from '#calculators/models/benefit-family.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loonbrief } from '#calculators/models/payslip.ts'
import { addYears, shiftMonth } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { type Course, courseOf, type Paid } from './model.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { wettelijkeLeeftijd } from '#rules/pensioen/pensioen.ts'
import { moederschapWeken } from '#rules/uitkeringen/tijdelijk-en-moederschap.figures.ts'
import { type Values, WHOLE_MONTH } from './inputs.ts'

/** Long enough to meet every phase of a right, also for somebody who lost their work in 2024. */
const HORIZON = 48

/** Net pay of today, or of a part of the month: from the pay slip, or typed by whoever has none. */
function netOf(values: Values, { law }: Env, share = 1): number {
  if (values.statuut === 'zelfstandige') return roundCents(values.nettoInkomen * share)
  return loonbrief(law, {
    bruto: roundCents(values.brutoloon * share),
    statuut: values.statuut,
    gezin: values.gezin,
    kinderen: values.kinderen,
    alleenstaandeOuder: !values.samenwonend,
    tewerkstelling: share,
    voordeel: 0,
  }).netto
}

/** Months in a row that are of one phase. */
function phasesOf(course: Course, months: number) {
  const found: { from: number; to: number; paid: Paid }[] = []
  for (let month = 1; month <= months; month++) {
    const paid = course.at(month)
    const last = found.at(-1)
    const same = last?.paid.phase === paid.phase && last.paid.bruto === paid.bruto
    if (last && same) last.to = month
    else found.push({ from: month, to: month, paid })
  }
  return found
}

/** Amounts that follow each other in the answer, each once. */
const amountsOf = <P extends { readonly paid: Paid }>(phases: readonly P[]): readonly P[] =>
  phases.filter(
    ({ paid }, index) =>
      paid.phase !== 'niets' && paid.phase !== 'terug' && paid.netto !== phases[index - 1]?.paid.netto,
  )

/** What the fund that pays keeps back; pay beside it has a slip of its own. */
const withheldFrom = ({ bruto, netto, loon = 0 }: Paid): number => roundCents(bruto - netto + loon)

/** The pension age and the last month in which somebody of this age can reach it, where it falls within a benefit. */
function pensionWithin(law: Law, { situatie, statuut, leeftijd, begin, duur }: Values, course: Course) {
  if (situatie !== 'ontslag' || statuut === 'zelfstandige' || leeftijd === null) return null
  const age = wettelijkeLeeftijd(law, addYears(`${begin}-01`, -leeftijd))
  const months = (age - leeftijd) * 12
  const isPaidAfter = duur > months + 1 && (course.right === null || course.right > months + 1)
  return isPaidAfter ? { age, month: shiftMonth(begin, months) } : null
}

export function solve(values: Values, env: Env) {
  const { law } = env
  const own = values.statuut === 'zelfstandige'
  const gross = own ? 0 : values.brutoloon
  const net = netOf(values, env)
  const course = courseOf(law, values, {
    gross,
    net,
    netOf: (share) => netOf(values, env, share),
  })
  const partner = values.gezin === 'partnerMetInkomen' ? values.partnerInkomen : 0
  const costs = roundCents(values.vasteKosten + values.levensonderhoud)
  const insurance = values.situatie === 'ziekte' ? values.verzekering : 0

  const rows = Array.from({ length: values.duur }, (_, index) => {
    const paid = course.at(index + 1)
    const extra = index + 1 >= course.first ? insurance : 0
    const income = roundCents(paid.netto + extra + partner)
    return {
      number: index + 1,
      month: shiftMonth(values.begin, index),
      paid,
      withheld: paid.phase === 'gewaarborgd' ? null : withheldFrom(paid),
      extra,
      income,
      left: roundCents(income - costs),
      gap: roundCents(Math.max(0, costs - income)),
    }
  })
  const first = course.at(course.first)
  // Temporary work and maternity rest are over by then, or all the same.
  const later = values.situatie === 'ontslag' || values.situatie === 'ziekte' ? course.at(13) : null
  const short = rows.filter(({ gap }) => gap > 0)
  // The last one goes on for ever.
  const phases = phasesOf(course, HORIZON).map((one) => ({ ...one, to: one.to === HORIZON ? null : one.to }))
  return {
    out: {
      uitkering: first.netto,
      naEenJaar: later?.netto ?? null,
      laatsteMaand: course.right === null || course.right === 0 ? null : shiftMonth(values.begin, course.right - 1),
      minder: roundCents(Math.max(0, net - first.netto)),
      tekort: roundedSum(rows.map(({ gap }) => gap)),
      bruto: first.bruto,
      ingehouden: withheldFrom(first),
      maandenRecht: course.right,
      naEenJaarBruto: later?.bruto ?? null,
      ontvangen: roundedSum(rows.map(({ paid }) => paid.netto)),
      nettoNu: net,
      kosten: costs,
      partner,
      eersteTekort: short[0]?.month ?? null,
      grootsteTekort: Math.max(0, ...short.map(({ gap }) => gap)),
    },
    work: {
      rows,
      phases,
      amounts: amountsOf(phases).filter(({ paid }) => paid.phase !== 'gewaarborgd'),
      family: benefitFamily(values),
      /** Maternity rest is the same for every family, and so is temporary unemployment of an employee. */
      byFamily: values.situatie !== 'moederschap' && (values.situatie !== 'tijdelijk' || own),
      first: course.first,
      firstShort: short[0]?.number ?? null,
      /** No benefit from this month on; null where it goes on. */
      ends: course.right === null ? null : course.right + 1,
      aboveWage: first.netto > net,
      partTime: first.grens === 'loon' && values.situatie !== 'moederschap',
      weeks: law(moederschapWeken)[own ? 'zelfstandige' : 'werknemer'],
      partMonth: values.werklozeDagen < WHOLE_MONTH,
      householdNow: roundCents(net + partner),
      pension: pensionWithin(law, values, course),
      ...course.career,
    },
  }
}
