import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { addYears, daysBetween, maxDate, year as yearOf } from '#finance/dates.ts'
import { at, last as lastOf } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { groeipakketBasis } from '#rules/familie/groeipakket.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { meerwaardebelasting, opgespaardeVrijstelling } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { reynderstaks } from '#rules/sparen-beleggen/reynderstaks.ts'
import { spaarvrijstelling, voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { accountOf, type ChildPlan, endOfPlan, growChild } from './model.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const HOLDERS: Record<Values['opNaam'], number> = { kind: 1, ouder: 1, koppel: 2, derdenbeding: 1 }
/** How far the fund's yearly return may lie from what is expected. */
const FUND_BAND = 0.02
const STARTS = [6, 12]
/** The Groeipakket is for children born since its first day. */
const GROEIPAKKET_SINCE = at(groeipakketBasis.rows, 0).from

/** Taxes when the whole fund is sold at once: interest part of bonds first, the ordinary gain on the rest. */
function taxOnFund(law: Law, plan: ChildPlan, bondShare: number, fund: number, paid: number) {
  const gain = roundCents(fund - paid)
  if (gain <= 0) return { reynders: 0, gains: 0 }
  const { interest, tax } = reynderstaks(law, { gain, bondShare, boughtOn: plan.from })
  const net = roundCents(gain - interest)
  const year = yearOf(addYears(plan.birth, plan.untilAge))
  // Nothing is sold before: what the years in between leave of their exemption is carried over.
  const carried = opgespaardeVrijstelling(law, yearOf(plan.from), year, plan.holders)
  return { reynders: tax, gains: meerwaardebelasting(law, { year, net, persons: plan.holders, carried }).tax }
}

/** The costs are taken from what the fund holds, so from its growth too. */
const afterCosts = ({ kostFonds }: Values, yearly: number) => (1 + yearly) * (1 - kostFonds) - 1

function planOf(law: Law, values: Values, today: string, allowance: number): ChildPlan {
  return {
    birth: values.geboortedatum,
    from: maxDate(today, values.geboortedatum),
    untilAge: values.totLeeftijd,
    start: values.startbedrag,
    monthly: roundCents(values.perMaand + allowance),
    yearlyGifts: values.giften,
    giftsFirst: values.giftenMoment === 'begin',
    fundShare: values.fonds,
    depositsFirst: values.stortMoment === 'begin',
    savings: { base: values.basisrente, premium: values.premie },
    fundReturn: afterCosts(values, values.rendementFonds),
    holders: HOLDERS[values.opNaam],
  }
}

export function solve(values: Values, { law, today }: Env) {
  const allowance = values.groeipakket > 0 ? roundCents(law(groeipakketBasis) * values.groeipakket) : 0
  const plan = planOf(law, values, today, allowance)
  /** What is left when the fund is sold. */
  const sold = ({ savings, fund, fundPaid }: ReturnType<typeof endOfPlan>) => {
    const tax = taxOnFund(law, plan, values.obligaties, fund, fundPaid)
    return { tax, net: roundCents(savings + fund - tax.reynders - tax.gains) }
  }
  const account = accountOf(law, plan)
  /** The plan year by year; the return of the fund changes nothing about the account. */
  const run = (changed: Partial<ChildPlan>) => {
    const grown = growChild(law, { ...plan, ...changed }, account)
    const { savings, fund } = lastOf(grown.years)
    return { ...grown, ...sold({ savings, fund, fundPaid: grown.fundPaid }) }
  }
  const own = run({})
  const last = lastOf(own.years)
  const final = roundCents(last.savings + last.fund)
  const horizon = daysBetween(today, own.end) / 365.25
  const inFund = values.fonds > 0
  const atReturn = (yearly: number) => (inFund ? run({ fundReturn: afterCosts(values, yearly) }) : null)
  const low = atReturn(values.rendementFonds - FUND_BAND)
  const high = atReturn(values.rendementFonds + FUND_BAND)
  const rise = values.stijgingStudie ?? values.inflatie
  const study = roundedSum(
    Array.from({ length: values.studiejaren }, (_, index) => values.studiekost * (1 + rise) ** (horizon + index)),
  )

  return {
    out: {
      kapitaalNetto: own.net,
      vandaag: roundCents(own.net / (1 + values.inflatie) ** horizon),
      zelfIngelegd: roundCents(last.paidIn - own.gifts),
      uitGiften: own.gifts,
      opbrengst: roundCents(final - last.paidIn),
      ingelegd: last.paidIn,
      stortingen: plan.monthly === 0 ? 0 : own.deposits,
      groeipakketPerMaand: allowance,
      kapitaalLaag: low?.net ?? null,
      kapitaalHoog: high?.net ?? null,
      kapitaal: final,
      spaarrekening: last.savings,
      fonds: last.fund,
      belasting: last.tax,
      reynderstaks: own.tax.reynders,
      meerwaardebelasting: own.tax.gains,
      vrijstelling: law(spaarvrijstelling) * plan.holders,
      studiekost: study,
      studieTekort: Math.max(0, roundCents(study - own.net)),
    },
    get work() {
      return {
        plan,
        months: own.deposits,
        end: own.end,
        years: own.years.map((year) => ({ ...year, together: roundCents(year.savings + year.fund) })),
        low: low?.years.map((year) => roundCents(year.savings + year.fund)) ?? null,
        high: high?.years.map((year) => roundCents(year.savings + year.fund)) ?? null,
        band: FUND_BAND,
        fundTax: roundCents(own.tax.reynders + own.tax.gains),
        studyLeft: Math.max(0, roundCents(own.net - study)),
        /** From now on: what was not begun in the past cannot be begun there. Null is today. */
        laterStarts: [null, ...STARTS.filter((age) => addYears(values.geboortedatum, age) > plan.from)]
          .filter((age) => age === null || age < values.totLeeftijd)
          .map((age) => {
            const from = age === null ? plan.from : addYears(values.geboortedatum, age)
            return { age, net: sold(endOfPlan(law, { ...plan, from, start: 0 })).net }
          }),
        savingsTaxRate: law(voorheffingSpaarrekening),
        oldAllowance: allowance > 0 && values.geboortedatum < GROEIPAKKET_SINCE ? GROEIPAKKET_SINCE.slice(0, 4) : null,
      }
    },
  }
}
