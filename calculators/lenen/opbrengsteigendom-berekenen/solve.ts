import { homeLoanRate } from '#calculators/common/loan-rates.ts'
import type { Env } from '#calculators/kernel/fields.ts'
import { loanFor, purchaseCosts } from '#calculators/models/home-purchase.ts'
import { placeOf, surchargesOf } from '#calculators/lenen/surcharges.ts'
import { year as yearOf } from '#finance/dates.ts'
import { at } from '#finance/list.ts'
import { findRoot } from '#finance/solve.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { gemeentebelastingRichtwaarde } from '#rules/belasting/personenbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { dossierkostenWoonkrediet, nbbLtvVerhuur } from '#rules/krediet/woonkrediet.figures.ts'
import { indexcoefficientKI } from '#rules/wonen/onroerende-voorheffing.figures.ts'
import { onroerendeVoorheffing } from '#rules/wonen/onroerende-voorheffing.ts'
import { meerwaardeGebouwJaren, renteaftrekVerhuur } from '#rules/wonen/verhuur.figures.ts'
import { huurinkomen } from '#rules/wonen/verhuur.ts'
import type { LettingValues } from './inputs.ts'
import { type Course, courseOf, etfReturn, leadOf, type Letting, letOut, outcomeOf } from './model-years.ts'

/** One percentage point: how far each assumption is moved in the what-if table. */
const SHIFT = 0.01

export const placed = (law: Law, { postcode, gewest }: LettingValues) =>
  surchargesOf(law, {
    postcode,
    gewest,
    opcentiemenGemeente: null,
    opcentiemenProvincie: null,
    opcentiemenAgglomeratie: null,
  })

/** The property tax of the first year: typed, or the same as on its own page. */
function propertyTaxOf(law: Law, values: LettingValues) {
  const region = placeOf(values)?.region ?? values.gewest
  if (values.onroerendeVoorheffing !== null)
    return { region, due: values.onroerendeVoorheffing, from: 'typed' as const, surcharges: 0 }
  const found = placed(law, values)
  if (typeof found === 'string') throw new Error(found)
  const { municipal, provincial, agglomeration, from } = found
  const home = { ki: values.ki, municipal, provincial, agglomeration, wholeEuros: true }
  const { due } = onroerendeVoorheffing(law, found.region, home)
  return { region: found.region, due, from, surcharges: municipal + provincial + agglomeration }
}

/** What the purchase takes: duties of a second home, both deeds and the file at the bank, as on the other pages. */
function purchaseOf(law: Law, values: LettingValues, gewest: LettingValues['gewest']) {
  const { prijs, werken, eigenGeld } = values
  const purchase = purchaseCosts(law, {
    gewest,
    goed: 'bestaand',
    prijs,
    aandeelEigenWoning: 0,
    datumAkte: law.date,
  })
  const before = roundCents(prijs + werken + purchase.kosten)
  const bank = before > eigenGeld ? law(dossierkostenWoonkrediet) : 0
  const { loan, deed } = loanFor(law, { needed: before + bank, own: eigenGeld })
  return { purchase, bank, loan, deed: deed.totaal, costs: roundedSum([purchase.kosten, deed.totaal, bank]) }
}

type Result = ReturnType<typeof letOut>

function whatIf(
  law: Law,
  plan: Letting,
  course: Course,
  { irr, end }: Result,
  rentOf: (shift: number) => Partial<Letting>,
) {
  const changed = (code: string, shift: number, extra: Partial<Letting>) => ({
    code,
    shift,
    ...outcomeOf(law, { ...plan, ...extra }, code === 'prijzen' || code === 'etf' ? course : undefined),
  })
  return [
    { code: 'nu', shift: 0, irr, lead: roundCents(end.house - end.etf) },
    ...[-SHIFT, SHIFT].flatMap((shift) => [
      changed('prijzen', shift, { growth: plan.growth + shift }),
      changed('etf', shift, { etfRate: plan.etfRate + shift }),
      ...(plan.loan > 0 ? [changed('rente', shift, { rate: Math.max(0, plan.rate + shift) })] : []),
      changed('huur', shift * 10, rentOf(shift * 10)),
    ]),
  ]
}

/** The yearly rise of house prices at which the home and the ETF end equal; null when no rise in reach does. */
const breakEvenGrowth = (law: Law, plan: Letting, course: Course): number | null =>
  findRoot((growth) => leadOf(law, { ...plan, growth }, course), -0.05, 0.15, { tolerance: 1e-10 })

export function solve(values: LettingValues, env: Env) {
  const { law } = env
  const tax = propertyTaxOf(law, values)
  const bought = purchaseOf(law, values, tax.region)
  // Works raise what the bank lends on, as on the page of the home loan.
  const quotity = bought.loan / (values.prijs + values.werken)
  const reference = values.rente === null ? homeLoanRate(env, values.looptijd, quotity) : null
  const rate = values.rente ?? reference?.rate ?? 0
  const rentFor = (more: number) => roundCents(values.huur * 12 * (1 + more) * (1 - values.leegstand))
  const incomeFor = (more: number) => huurinkomen(law, { huurder: values.huurder, ki: values.ki, huur: rentFor(more) })
  const rented = (more: number) => ({ rent: rentFor(more), taxable: incomeFor(more).belastbaar })
  const plan: Letting = {
    price: values.prijs,
    works: values.werken,
    costs: bought.costs,
    loan: bought.loan,
    rate,
    term: values.looptijd,
    horizon: values.duur,
    ...rented(0),
    otherCosts: values.kosten,
    propertyTax: tax.due,
    upkeep: values.onderhoud,
    growth: values.prijsstijging,
    inflation: values.inflatie,
    saleCost: values.verkoopkost,
    etfRate: values.rendement,
    income: values.inkomen,
    region: tax.region,
    municipal: law(gemeentebelastingRichtwaarde),
    firstYear: yearOf(law.date),
  }
  const course = courseOf(law, plan)
  const result = letOut(law, plan, course)
  const { years, end, own } = result
  const first = at(years, 0)
  const all = roundCents(values.prijs + values.werken + bought.costs)
  const lead = roundCents(end.house - end.etf)

  return {
    out: {
      irr: result.irr,
      evenwicht: breakEvenGrowth(law, plan, course),
      etfRendement: etfReturn(result),
      voordeel: Math.abs(lead),
      perMaand: Math.abs(roundCents(first.flow / 12)),
      nettoRendement: first.net / all,
      inleg: own,
      aankoopkosten: bought.costs,
      registratie: bought.purchase.registratie.belasting,
      akten: roundedSum([bought.purchase.akte.totaal, bought.deed]),
      totalePrijs: all,
      lening: bought.loan,
      maandlast: result.payment,
      gebruikteRente: bought.loan > 0 ? rate : 0,
      huurOntvangen: first.rent,
      onderhoudskost: first.upkeep,
      onroerendeVoorheffing: first.propertyTax,
      belastbaar: plan.taxable,
      inkomstenbelasting: first.incomeTax,
      nettoHuur: first.net,
      brutoRendement: (values.huur * 12) / values.prijs,
      waarde: end.value,
      restschuld: end.debt,
      meerwaardebelasting: end.gainTax,
      vermogenHuis: end.house,
      vermogenEtf: end.etf,
      cashflow: first.flow,
      verschil: lead,
    },
    get work() {
      return {
        bought,
        tax,
        income: incomeFor(0),
        index: law(indexcoefficientKI),
        municipal: plan.municipal,
        deducts: law(renteaftrekVerhuur) > 0 && bought.loan > 0,
        due: roundCents(values.huur * 12),
        vacancy: roundCents(values.huur * 12 - first.rent),
        taxedGain: values.duur < law(meerwaardeGebouwJaren),
        tooMuch: quotity > law(nbbLtvVerhuur),
        reference: bought.loan > 0 ? reference : null,
        first,
        start: {
          house: roundCents((values.prijs + values.werken) * (1 - values.verkoopkost) - bought.loan),
          etf: own,
        },
        years,
        whatIf: whatIf(law, plan, course, result, rented),
      }
    },
  }
}
