import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { termRate } from '#calculators/sparen/term-rates.ts'
import { referenceRates } from '#data/reference-rates.ts'
import { stateNotes } from '#data/state-notes.ts'
import { irr } from '#finance/cashflow.ts'
import { addYears } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { real } from '#finance/rate.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { voorheffingInterest, voorheffingStaatsbon2023 } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { wetOpBetaaldag } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { type BonYear, bonYears } from './model.ts'
import type { BonTax, inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const taxRateOn = (law: Law, tax: BonTax) => (paidOn: string) =>
  tax === 'staatsbon2023' ? law(voorheffingStaatsbon2023) : wetOpBetaaldag(law, paidOn)(voorheffingInterest)

/** The state note a visitor picked. Only the one issued on the day of the exception kept its low tax. */
function noteOf({ uitgifte }: Values) {
  const note = stateNotes.find(({ key }) => key === uitgifte)
  if (!note) return null
  const low = voorheffingStaatsbon2023.rows.some(({ from }) => from === note.issuedOn)
  return { ...note, tax: low ? ('staatsbon2023' as const) : ('gewoon' as const) }
}

/** Years until it is repaid. */
export const termOf = (values: Values): number =>
  noteOf(values)?.years ?? (values.soort === 'groei' ? values.groeirentes.length : values.looptijd)

/** Net coupons at the end, each put aside at the same net rate from the day it is paid. */
const withReinvestment = (years: readonly BonYear[], rate: number | null) =>
  roundedSum(years.map((year) => year.net * (1 + (rate ?? 0)) ** (years.length - year.year)))

/** The same money in another paper for the same time, repaid at par: coupons, reinvestment and tax as for the first. */
function otherPaper(law: Law, values: Values, start: string, amount: number, term: number, rate: number) {
  const years = bonYears({
    nominal: amount,
    rates: Array.from({ length: term }, () => rate),
    form: 'coupon',
    start,
    onInterest: null,
    taxRateOn: taxRateOn(law, values.staatsbonBelasting),
  })
  const flows = [-amount, ...years.map((year) => year.net + (year.year === term ? amount : 0))]
  // Interest that is capitalised earns interest: beside it coupons that lie idle would be no fair comparison.
  const own = values.soort === 'kapitalisatie' ? (irr(flows) ?? 0) : null
  return { left: withReinvestment(years, values.herbeleggen ?? own), yield: irr(flows) ?? 0 }
}

export function solve(values: Values, { law, market }: Env) {
  const { nominaal, soort, verkoop, herbeleggen } = values
  const note = noteOf(values)
  const startdatum = note?.issuedOn ?? values.startdatum
  const bonTax = note?.tax ?? values.belasting
  const length = termOf(values)
  const given = note?.rate ?? values.rente
  const guide = given === null ? termRate(market, 'kasbon', length * 12, nominaal) : null
  const rente = given ?? guide?.rate ?? referenceRates.termAccount.rate
  const rates = soort === 'groei' ? values.groeirentes.map((row) => row.rente) : Array.from({ length }, () => rente)
  const fixed = values.voorheffingTarief
  const rateOn = fixed === null ? taxRateOn(law, bonTax) : () => fixed
  const term = verkoop ? values.verkoopNa : rates.length
  const years = bonYears({
    nominal: nominaal,
    rates: rates.slice(0, term),
    form: soort,
    start: startdatum,
    onInterest: values.kapitalisatierente,
    taxRateOn: rateOn,
  })
  const price = roundCents(nominaal * values.uitgifteprijs)
  const back = verkoop ? roundCents(nominaal * values.verkoopkoers) : nominaal
  const end = addYears(startdatum, term)
  const lastTaxRate = rateOn(end)
  const firstTaxRate = rateOn(addYears(startdatum, 1))
  // What is repaid above the issue price is interest too (art. 19, § 1, 1° WIB 92), taxed on the last day.
  const discount = verkoop ? 0 : Math.max(0, roundCents(nominaal - price))
  const discountTax = roundCents(discount * lastTaxRate)

  const gross = roundedSum(years.map((year) => year.gross))
  const tax = roundedSum(years.map((year) => year.tax))
  const flowsOf = (pick: (year: BonYear) => number, atEnd: number) => [
    -price,
    ...years.map((year) => pick(year) + (year.year === term ? atEnd : 0)),
  ]
  const netYield = irr(flowsOf((year) => year.net, back - discountTax)) ?? 0
  const coupons = withReinvestment(years, herbeleggen)
  const final = roundCents(back - discountTax + coupons)
  const left = roundCents(final - price)
  const otherGuide = values.staatsbonrente === null ? termRate(market, 'termijnrekening', term * 12, price) : null
  const otherRate = values.staatsbonrente ?? otherGuide?.rate ?? referenceRates.termAccount.rate
  const other = otherPaper(law, values, startdatum, price, term, otherRate)

  return {
    out: {
      nettoRendement: netYield,
      opbrengst: left,
      verschilStaatsbon: roundCents(left - other.left),
      roerendeVoorheffing: tax,
      vervaldag: end,
      gebruikteRente: rates[0] ?? 0,
      andereRente: otherRate,
      aankoopbedrag: price,
      brutoCoupons: gross,
      nettoCoupons: roundCents(gross - tax),
      terugbetaling: back,
      belastingUitgiftekorting: discountTax,
      eindbedrag: final,
      brutoRendement: irr(flowsOf((year) => year.gross, back)) ?? 0,
      nettoRente: (rates[0] ?? 0) * (1 - firstTaxRate),
      reeelRendement: real(netYield, values.inflatie),
      staatsbonNetto: other.left,
      staatsbonRendement: other.yield,
      gelijkeKoers: verkoop ? (price + other.left - coupons) / nominaal : null,
    },
    work: {
      note,
      bonTax,
      years,
      term,
      discount,
      firstTaxRate,
      lastTaxRate,
      /** What a rate that grows comes to per year, for as long as it is held. */
      meanRate: soort === 'groei' ? gross / nominaal / term : (rates[0] ?? 0),
      distance: Math.abs(roundCents(left - other.left)),
      saleGain: verkoop ? Math.max(0, roundCents(back - price)) : 0,
      saleLoss: verkoop ? Math.max(0, roundCents(price - back)) : 0,
      ownRate: fixed !== null,
      guide: soort === 'groei' ? null : guide,
      otherGuide,
    },
  }
}
