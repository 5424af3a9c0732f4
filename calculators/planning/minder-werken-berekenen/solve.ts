import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import { hasBegun, type Law } from '#rules/kernel/dated.ts'
import { loonplafond } from '#rules/pensioen/pensioen.figures.ts'
import { opbouwWerknemer } from '#rules/pensioen/pensioen.ts'
import {
  gelijkstellingTijdskrediet,
  voorwaardenLandingsbaan,
  voorwaardenOuderschapsverlof,
  voorwaardenTijdskrediet,
} from '#rules/uitkeringen/loopbaanonderbreking.figures.ts'
import { langsteDuur, type Vorm } from '#rules/uitkeringen/loopbaanonderbreking.ts'
import type { Values } from './inputs.ts'
import { type LeaveYear, monthsOf, PART, yearWith } from './model.ts'

/** Least time off first, as the chart shows them. */
const FORMS = ['tiende', 'vijfde', 'halftijds', 'volledig'] as const satisfies readonly Vorm[]

/** A tenth exists for parental leave only, and a landing job is never a full stop. */
export function isPossible(verlof: Values['verlof'], vorm: Vorm): boolean {
  if (vorm === 'tiende') return verlof === 'ouderschapsverlof' || verlof === 'geen'
  return vorm !== 'volledig' || verlof !== 'landingsbaan'
}

/** Pension a month that these months cost: nothing while the RVA pays, as the time counts as worked. */
function pensionLost(law: Law, values: Values, worked: number): number | null {
  if (values.verlof !== 'geen') return null
  const pay = values.bruto * (values.eindejaarspremie ? 13 : 12)
  const usual = opbouwWerknemer(law, pay, 'alleenstaande')
  return roundCents((usual - opbouwWerknemer(law, pay * worked, 'alleenstaande', law(loonplafond), worked)) / 12)
}

const costOf = (usual: LeaveYear, leave: LeaveYear) => roundCents(usual.net - leave.net)

/** The same leave in every form whose benefit is known. */
function allForms(values: Values, env: Env, usual: LeaveYear) {
  return FORMS.filter((vorm) => isPossible(values.verlof, vorm)).flatMap((vorm) => {
    const leave = yearWith(values, env, vorm, monthsOf(env.law, values, vorm))
    if (leave.benefit.bruto === null) return []
    const besides = roundCents(leave.benefit.netto + leave.encouragement)
    return [
      {
        vorm,
        chosen: vorm === values.vorm,
        months: leave.months,
        loon: leave.slipThen.netto,
        uitkering: besides,
        verlies: roundCents(usual.slipNow.netto - leave.nettoDan),
        kost: roundCents(costOf(usual, leave) / leave.months),
      },
    ]
  })
}

const LINES = [
  'bruto',
  'rsz',
  'werkbonusA',
  'werkbonusB',
  'uitkering',
  'aanmoediging',
  'belasting',
  'gemeente',
  'bbsz',
  'werkbonuskrediet',
  'kindkrediet',
  'kinderbijslag',
] as const satisfies readonly (keyof LeaveYear['lines'])[]

/** The conditions of the law, where they are known on this day. */
function conditions(law: Law, { verlof, vorm }: Values) {
  return {
    longest: verlof === 'geen' ? null : langsteDuur(law, verlof, vorm),
    parent: verlof === 'ouderschapsverlof' ? law(voorwaardenOuderschapsverlof) : null,
    credit: verlof === 'tijdskrediet' ? law(voorwaardenTijdskrediet) : null,
    counted: verlof === 'tijdskrediet' ? law(gelijkstellingTijdskrediet) : null,
    landing:
      verlof === 'landingsbaan' && hasBegun(voorwaardenLandingsbaan, law.date) ? law(voorwaardenLandingsbaan) : null,
  }
}

export function solve(values: Values, env: Env) {
  const { law } = env
  const months = monthsOf(law, values, values.vorm)
  const usual = yearWith(values, env, values.vorm, 0)
  const leave = yearWith(values, env, values.vorm, months)
  const { benefit } = leave
  const kostTotaal = costOf(usual, leave)
  const vakantiegeldMinder = roundCents(usual.holiday.netto - leave.holiday.netto)
  const premieMinder = roundCents(usual.premium.netto - leave.premium.netto)
  const change = (line: (typeof LINES)[number]) => roundCents(leave.lines[line] - usual.lines[line])
  const unknown = benefit.bruto === null
  return {
    out: {
      verliesMaand: roundCents(usual.slipNow.netto - leave.nettoDan),
      nettoDan: leave.nettoDan,
      uitkeringNetto: unknown ? null : benefit.netto,
      kostMaand: roundCents(kostTotaal / months),
      pensioenMinder: pensionLost(law, values, leave.worked),
      nettoNu: usual.slipNow.netto,
      nettoLoonDan: leave.slipThen.netto,
      brutoDan: leave.slipThen.bruto,
      uitkeringBruto: benefit.bruto,
      uitkeringVoorheffing: roundCents((benefit.bruto ?? 0) - benefit.netto),
      aanmoedigingNetto: leave.encouragement,
      maanden: months,
      kostTotaal,
      rekeningMinder: leave.rekening,
      vakantiegeldMinder,
      premieMinder,
      kinderbijslagMeer: change('kinderbijslag'),
      afrekening: roundCents(kostTotaal - leave.rekening - vakantiegeldMinder - premieMinder + change('kinderbijslag')),
      brutoMinder: roundCents(0 - change('bruto')),
      rszMinder: change('rsz'),
      werkbonusA: change('werkbonusA'),
      werkbonusB: change('werkbonusB'),
      uitkeringJaar: change('uitkering'),
      aanmoedigingJaar: change('aanmoediging'),
      belasting: change('belasting'),
      gemeente: change('gemeente'),
      bbsz: change('bbsz'),
      werkbonuskrediet: change('werkbonuskrediet'),
      kindkrediet: change('kindkrediet'),
      belastbaarNu: usual.belastbaar,
      belastbaarDan: leave.belastbaar,
      verschuldigdNu: usual.due,
      verschuldigdDan: leave.due,
      nettoVakantiegeldDan: leave.holiday.netto,
      brutoVakantiegeldDan: leave.holiday.bruto,
      nettoPremieDan: leave.premium.netto,
    },
    get work() {
      return {
        unknown,
        part: PART[values.vorm],
        workedPercent: roundCents(leave.worked * 100),
        rate: benefit.tarief,
        known: benefit.known,
        lone: benefit.lone,
        wageLoss: roundCents(usual.slipNow.netto - leave.slipThen.netto),
        besides: roundCents(benefit.netto + leave.encouragement),
        forms: allForms(values, env, usual),
        moved: LINES.map((line) => ({ line, change: change(line) })),
        conditions: conditions(law, values),
        woonplaats: leave.woonplaats,
        gezinsinkomen: leave.gezinsinkomen,
        /** Gross pay of the year with these months, which the holiday fund counts. */
        jaarloon: roundCents(12 * values.bruto * leave.worked),
      }
    },
  }
}
