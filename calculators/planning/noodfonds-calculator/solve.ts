import { benefitFamily } from '#calculators/models/benefit-family.ts'
import { isCouple } from '#calculators/models/household.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { grossForNet } from '#calculators/models/payslip.ts'
import { shiftMonth } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { wekenOpzeg } from '#rules/loon/opzeg.ts'
import { overbruggingsrecht, overbruggingsrechtDuur } from '#rules/uitkeringen/overbruggingsrecht.figures.ts'
import { overbruggingPerMaand } from '#rules/uitkeringen/overbruggingsrecht.ts'
import { gewaarborgdLoon } from '#rules/uitkeringen/uitkeringen.figures.ts'
import { werkloosheidPerMaand, ziektePerMaand } from '#rules/uitkeringen/uitkeringen.ts'
import type { Values } from './inputs.ts'

/** Part of a car's value that a surprise costs: a big repair or the gap to a replacement. */
const CAR_SHARE = 0.3
/** A roof or heating after this many years asks for a reserve of its own. */
const OLD_ROOF = 25
const ADVICE_MONTHS = { low: 3, high: 6, wide: 12 } as const
/** A plan beyond a century says nothing. */
const LONGEST = 1_200

const partnerIncome = ({ gezin, partnerInkomen }: Values): number => (isCouple(gezin) ? partnerInkomen : 0)

/** Each of these adds a month to the rule of thumb of three. */
const risksOf = (values: Values) =>
  (
    [
      ['inkomen', partnerIncome(values) === 0],
      ['woning', values.wonen === 'eigen'],
      ['auto', values.autowaarde > 0],
      ['kinderen', values.kinderen > 0],
      ['zelfstandig', values.statuut === 'zelfstandige'],
    ] as const
  ).flatMap(([risk, counts]) => (counts ? [risk] : []))

/** The gross wage typed, or the one that leaves this net income. */
function grossOf(law: Law, values: Values): number {
  if (values.brutoloon > 0 || values.statuut === 'zelfstandige') return values.brutoloon
  const dated = hasBegun(sleutelformule, law.date) ? law : law.on(sleutelformule.rows[0]?.from ?? law.date)
  const found = grossForNet(dated, values.nettoInkomen, {
    statuut: values.statuut === 'arbeider' ? 'arbeider' : 'bediende',
    gezin: values.gezin,
    kinderen: values.kinderen,
    alleenstaandeOuder: true,
    tewerkstelling: 1,
    voordeel: 0,
  })
  return found ?? values.nettoInkomen
}

/** Overbruggingsrecht of who must stop; before the law that we hold, nothing. */
function bridging(law: Law, values: Values, month: number): number {
  if (!hasBegun(overbruggingsrecht, law.date) || month > law(overbruggingsrechtDuur).perFeit) return 0
  return overbruggingPerMaand(law, benefitFamily(values)).netto
}

/** Net income in each month without work; a civil servant keeps theirs. */
function withoutWork(law: Law, values: Values, gross: number, month: number): number {
  if (values.statuut === 'ambtenaar') return values.nettoInkomen
  return values.statuut === 'zelfstandige'
    ? bridging(law, values, month)
    : werkloosheidPerMaand(law, benefitFamily(values), gross, month)
}

function setbacks(law: Law, values: Values, costs: number, gross: number) {
  const partner = partnerIncome(values)
  const month = (income: number) => ({
    income: roundCents(income),
    gap: roundCents(Math.max(0, costs - income - partner)),
  })
  const paidOn = law(gewaarborgdLoon)[values.statuut]
  const sick = Array.from({ length: values.ziekteduur }, (_, index) => {
    const benefit = ziektePerMaand(law, values.statuut, benefitFamily(values), gross, values.nettoInkomen, index + 1)
    return month(benefit + (index + 1 > paidOn ? values.verzekering : 0))
  })
  const jobless = Array.from({ length: values.zoekduur }, (_, index) =>
    month(withoutWork(law, values, gross, index + 1)),
  )
  const roof = values.wonen === 'eigen' && values.dakleeftijd > OLD_ROOF ? values.woningpech : 0
  const home = values.wonen === 'eigen' ? roundCents(values.woningpech + roof) : 0
  return { sick, jobless, home, shock: roundCents(home + values.autowaarde * CAR_SHARE), paidOn }
}

export function solve(values: Values, { law, today }: Env) {
  const costs = roundCents(values.vasteKosten + values.levensonderhoud)
  const gross = grossOf(law, values)
  const { sick, jobless, home, shock, paidOn } = setbacks(law, values, costs, gross)
  const gatZiekte = roundedSum(sick.map(({ gap }) => gap))
  const gatOntslag = roundedSum(jobless.map(({ gap }) => gap))
  const dubbelePech = roundCents(gatZiekte + shock)
  const worst = Math.max(gatZiekte, gatOntslag, shock, costs)
  const buffer = values.doelMaanden === null ? worst : roundCents(values.doelMaanden * costs)
  const risks = risksOf(values)
  const maandenVuistregel = ADVICE_MONTHS.low + risks.length
  const bufferVuistregel = roundCents(maandenVuistregel * costs)
  const bufferRuim = values.doelMaanden === null ? Math.max(worst, bufferVuistregel, dubbelePech) : buffer
  const nogNodig = roundCents(Math.max(0, bufferRuim - values.nuGespaard))
  const toGo = nogNodig === 0 ? 0 : values.sparenPerMaand > 0 ? Math.ceil(nogNodig / values.sparenPerMaand) : null
  const now = today.slice(0, 7)
  const employed = values.statuut === 'bediende' || values.statuut === 'arbeider'
  return {
    out: {
      bufferRuim,
      buffer,
      nogNodig,
      klaarIn: toGo === null || toGo > LONGEST ? null : shiftMonth(now, toGo),
      maandenRuim: costs > 0 ? bufferRuim / costs : 0,
      gatZiekte,
      gatOntslag,
      pech: shock,
      dubbelePech,
      uitgaven: costs,
      brutoloonTelt: values.statuut === 'zelfstandige' ? null : gross,
      maandenVuistregel,
      bufferVuistregel,
      drieMaandenUitgaven: roundCents(ADVICE_MONTHS.low * costs),
      zesMaandenUitgaven: roundCents(ADVICE_MONTHS.high * costs),
      gevuld: bufferRuim > 0 ? Math.min(1, values.nuGespaard / bufferRuim) : 1,
      maanden: costs > 0 ? buffer / costs : 0,
      maandenSparen: toGo,
      vuistregelMin: roundCents(ADVICE_MONTHS.low * values.nettoInkomen),
      vuistregelMax: roundCents(ADVICE_MONTHS.high * values.nettoInkomen),
      vuistregelRuim: roundCents(ADVICE_MONTHS.wide * values.nettoInkomen),
    },
    get work() {
      return {
        sick,
        jobless,
        home,
        worst,
        paidOn,
        risks,
        /** Why the lower bound is what it is. */
        why: worst === costs ? 'maand' : worst === gatZiekte ? 'ziekte' : worst === gatOntslag ? 'ontslag' : 'pech',
        /** Why the upper bound is what it is. */
        top: bufferRuim === bufferVuistregel ? 'vuistregel' : bufferRuim === dubbelePech ? 'dubbel' : 'zwaarste',
        aboveWage: sick.some(
          ({ income }, index) => index >= paidOn && income > values.nettoInkomen + values.verzekering,
        ),
        carShare: CAR_SHARE,
        notice:
          employed && values.ancienniteit !== null ? wekenOpzeg(law, values.ancienniteit * 12, 'werkgever') : null,
        buildUp: Array.from({ length: Math.min(120, toGo ?? 0) + 1 }, (_, index) => {
          const saved = roundCents(
            Math.min(Math.max(bufferRuim, values.nuGespaard), values.nuGespaard + index * values.sparenPerMaand),
          )
          return { month: shiftMonth(now, index), saved, missing: roundCents(Math.max(0, bufferRuim - saved)) }
        }),
      }
    },
  }
}
