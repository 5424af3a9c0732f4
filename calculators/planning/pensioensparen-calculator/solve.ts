import type { Env } from '#calculators/kernel/fields.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents } from '#finance/money.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  eindbelastingLeeftijd,
  pensioensparenHoog,
  pensioensparenLaag,
  pensioensparenLooptijd,
  pensioensparenTarief,
  pensioensparenTot,
  vervroegdeOpname,
} from '#rules/pensioen/pensioensparen.figures.ts'
import { omslagpunt, voordeelPensioensparen } from '#rules/pensioen/pensioensparen.ts'
import { opgespaardeVrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import type { Values } from './inputs.ts'
import { equalEtfRate, highestCost, lead, type Grown, type Plan, runPlan } from './model.ts'

const MOMENTS = { januari: 0, gespreid: 0.5, december: 1 } as const
/** The age at which most contracts pay. */
const USUAL_PAYOUT = 65
/** Closer than this part of the ETF both come to the same. */
const TIE = 0.01
const CURVE_POINTS = 27

export function planOf(law: Law, values: Values, today: string): Plan {
  const firstYear = yearOf(today)
  const age = firstYear - values.geboortejaar
  const startAge = values.startleeftijd ?? age
  const payoutAge = values.uitkeringsleeftijd ?? Math.max(USUAL_PAYOUT, startAge + law(pensioensparenLooptijd), age + 1)
  return {
    birthYear: values.geboortejaar,
    firstYear,
    payoutAge,
    startAge,
    // Past the last age a deposit counts for nothing, so none is made.
    deposit: age > law(pensioensparenTot) ? 0 : values.storting,
    saved: values.alGespaard,
    paidBefore: values.alGestort,
    prepaidTax: values.alBetaald,
    form: values.vorm,
    rate: values.rendement,
    profitShare: Math.min(values.winstdeling, Math.max(0, values.rendement)),
    entryFee: values.instapkost,
    runningCost: values.lopendeKost,
    municipal: values.gemeentebelasting ?? law(gemeentebelastingRichtwaarde),
    moment: MOMENTS[values.stortmoment],
    etfRate: values.etfRendement ?? values.rendement,
    etfCost: values.etfKost,
    etfTax: true,
    carried: opgespaardeVrijstelling(law, firstYear, values.geboortejaar + payoutAge),
  }
}

function winnerOf(grown: Grown): 'pensioensparen' | 'etf' | 'gelijk' {
  const ahead = lead(grown)
  if (Math.abs(ahead) <= TIE * Math.max(grown.etf.net, grown.net)) return 'gelijk'
  return ahead > 0 ? 'pensioensparen' : 'etf'
}

/** Both sides year by year; the last year is what is left after the sale. */
function pathsOf({ rows, net, reinvested, etf }: Grown) {
  const last = rows.length - 1
  return rows.map((row, index) => ({
    age: row.age + 1,
    saving: index === last ? net : row.value,
    together: index === last ? roundCents(net + reinvested) : roundCents(row.value + row.benefits),
    etf: index === last ? etf.net : row.etf,
  }))
}

/** What a deposit brings back, in the table and along the curve between nothing and the second ceiling. */
function ceilings(law: Law, municipal: number) {
  const low = law(pensioensparenLaag)
  const high = law(pensioensparenHoog)
  const turn = omslagpunt(law)
  const deposits = [low / 2, low, roundCents(low + 0.01), roundCents((low + turn) / 2), turn, high]
  const steps = Array.from({ length: CURVE_POINTS + 1 }, (_, n) => roundCents((high * n) / CURVE_POINTS))
  return {
    rows: deposits.map((deposit) => {
      const { voordeel, tarief } = voordeelPensioensparen(law, deposit)
      const back = roundCents(voordeel * (1 + municipal))
      return { deposit, rate: tarief, reduction: voordeel, back, own: roundCents(deposit - back) }
    }),
    curve: [...new Set([...steps, low, low + 1, turn])]
      .toSorted((a, b) => a - b)
      .map((deposit) => ({ deposit, reduction: voordeelPensioensparen(law, deposit).voordeel })),
  }
}

export function solve(values: Values, { law, today }: Env) {
  const plan = planOf(law, values, today)
  const grown = runPlan(law, plan)
  const low = law(pensioensparenLaag)
  const own = voordeelPensioensparen(law, plan.deposit)
  const back = roundCents(own.voordeel * (1 + plan.municipal))
  const ahead = lead(grown)
  const ageNow = plan.firstYear - plan.birthYear
  const early = values.alGespaard > 0 && ageNow < law(eindbelastingLeeftijd)
  return {
    out: {
      nettoKapitaal: grown.net,
      voorsprong: Math.abs(ahead),
      voordeelMetGemeente: back,
      nettoRendement: grown.yearlyReturn,
      nodigEtfRendement: equalEtfRate(law, plan),
      belastingvoordeel: own.voordeel,
      nettoKost: roundCents(plan.deposit - back),
      stortingPerMaand: roundCents(plan.deposit / 12),
      verliesFuik: own.fuik ? roundCents(voordeelPensioensparen(law, low).voordeel - own.voordeel) : 0,
      besteStorting: Math.min(low, plan.deposit),
      omslagpunt: omslagpunt(law),
      eerstePlafond: low,
      tweedePlafond: law(pensioensparenHoog),
      totaalGestort: grown.paidIn,
      totaalVoordeel: grown.reductions,
      kosten: grown.costs,
      eindbelasting: grown.endTax,
      leeftijdEindbelasting: grown.endTaxAge,
      voordeelNaEindbelasting: grown.reductionsAfterEndTax,
      nettoBijVroegeOpname: early
        ? roundCents(values.alGespaard * (1 - law(vervroegdeOpname) * (1 + plan.municipal)))
        : null,
      samenMetVoordeel: roundCents(grown.net + grown.reinvested),
      etfKapitaal: grown.etf.net,
      etfRendement: grown.etf.yearlyReturn,
      hoogsteKost: highestCost(law, plan),
      herbelegdVoordeel: grown.reinvested,
      verschilEtf: ahead,
      tarief: own.tarief,
      brutoKapitaal: grown.gross,
      grondslagEindbelasting: grown.endTaxBase,
    },
    work: {
      grown,
      plan,
      winner: winnerOf(grown),
      paths: pathsOf(grown),
      ceilings: ceilings(law, plan.municipal),
      trapped: own.fuik,
      highRate: own.tarief === law(pensioensparenTarief),
      base: own.grondslag,
      growth: roundCents(grown.net - values.alGespaard - grown.paidIn + grown.costs + grown.endTax),
      ageNow,
      capitalToday: Math.round(grown.net / (1 + values.inflatie) ** grown.years),
      year: law.date.slice(0, 4),
      endTaxDone: grown.endTaxAge < ageNow,
      endTaxThisYear: grown.endTaxAge === ageNow,
      depositsStopped: ageNow > law(pensioensparenTot),
    },
  }
}
