import type { Env } from '#calculators/kernel/fields.ts'
import { loonbrief } from '#calculators/models/payslip.ts'
import { addDays, monthOf, shiftMonth } from '#finance/dates.ts'
import { last } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { sleutelformule } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import { eenheidsstatuut, inzetbaarheidsbudget, opzegMaximum, outplacement } from '#rules/loon/opzeg.figures.ts'
import { anciennieteit, compensatieWeken, type Opzegger, wekenOpzeg } from '#rules/loon/opzeg.ts'
import type { Values } from './inputs.ts'
import { netSeverance } from './model-net-pay.ts'
import { noticePlan, type Plan } from './model-plan.ts'

const LADDER = [0, 3, 4, 5, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72, 84, 96, 120, 180, 240, 300] as const
const WHO: readonly Opzegger[] = ['werkgever', 'werknemer', 'tegenopzeg']
const YEARS = Array.from({ length: 26 }, (_, year) => year)

/** What the RVA adds for a manual worker of before the unified rules who is dismissed. */
function compensation(law: Law, values: Values, plan: Plan) {
  if (values.wie !== 'werkgever' || values.profiel2013 !== 'arbeider' || plan.part1 === null) return null
  const weeks = roundCents(compensatieWeken(law, values.inDienst, plan.start, plan.weeksTotal))
  if (weeks === 0 || !hasBegun(sleutelformule, law.date)) return { weeks, net: null }
  const { netto } = loonbrief(law, {
    bruto: values.maandloon,
    statuut: 'arbeider',
    gezin: values.gezin,
    kinderen: values.kinderen,
    alleenstaandeOuder: true,
    tewerkstelling: 1,
    voordeel: 0,
  })
  return { weeks, net: roundCents(((netto * 12) / 52) * weeks) }
}

/** The month in which a benefit can begin: after the last day, and after the weeks that are paid without work. */
function benefitFrom({ date }: Law, { wie, vorm, pensioen }: Values, plan: Plan, compensated: number): string | null {
  if (wie !== 'werkgever' || pensioen) return null
  const paid = (vorm === 'verbreken' ? plan.weeksTotal : 0) + compensated
  const month = shiftMonth(monthOf(addDays(plan.end, Math.round(paid * 7))), 1)
  return month < monthOf(date) ? null : month
}

const tableOf = (law: Law, months: number) =>
  Object.fromEntries(WHO.map((by) => [by, wekenOpzeg(law, months, by)])) as Readonly<Record<Opzegger, number>>

export function solve(values: Values, { law: today }: Env) {
  const law = today.on(values.kennisgeving)
  const plan = noticePlan(law, values)
  const { part1, pay } = plan
  const extra = compensation(law, values, plan)
  const severance = netSeverance(today, values, plan.afterOutplacement ?? pay.totaal)
  // The newest limit is for new contracts only.
  const newContracts = last(opzegMaximum.rows).from
  return {
    out: {
      weken: plan.weeksTotal,
      begin: plan.start,
      einde: plan.end,
      vergoeding: pay.totaal,
      vergoedingNaOutplacement: plan.afterOutplacement,
      vergoedingNetto: severance?.net ?? null,
      belastingVergoeding: severance?.tax ?? null,
      compensatieNetto: extra?.net ?? null,
      uitwerking: plan.effective,
      anciennieteit: plan.service,
      maandenDeel1: part1?.maanden ?? null,
      wekenDeel1: part1?.weken ?? null,
      wekenDeel2: plan.weeks,
      compensatieWeken: extra && extra.weeks > 0 ? extra.weeks : null,
      vergoedingDeel1: part1 ? pay.deel1 : null,
      vergoedingDeel2: part1 ? pay.deel2 : null,
      jaarloon: plan.yearly,
      weekloon: plan.weekly,
    },
    work: {
      plan,
      severance,
      benefitFrom: benefitFrom(today, values, plan, extra?.weeks ?? 0),
      unified: law(eenheidsstatuut),
      newContracts,
      /** A shorter notice in the first half year was announced for new contracts. */
      trial:
        values.wie === 'werkgever' && values.inDienst >= newContracts && anciennieteit(values.inDienst, plan.start) < 6,
      outplacement: law(outplacement),
      budget: law.on(values.kennisgeving)(inzetbaarheidsbudget),
      curves: YEARS.map((year) => ({ year, ...tableOf(law, year * 12) })),
      ladder: LADDER.map((months) => ({ months, ...tableOf(law, months) })),
      ownRow: LADDER.findLastIndex((step) => step <= plan.months),
    },
  }
}
