import type { Env } from '#calculators/kernel/fields.ts'
import { year } from '#finance/dates.ts'
import { at, last as lastOf } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { beurstaks, beurstaksFigures, beurstarief } from '#rules/sparen-beleggen/beurstaks.ts'
import { schuldgraadGvv, uitkeringGvv, zorgaandeelGvv } from '#rules/sparen-beleggen/gvv.figures.ts'
import { isBelast } from '#rules/sparen-beleggen/meerwaardebelasting.ts'
import { roerendeVoorheffing, voorheffingZorgvastgoed } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import type { Values } from './inputs.ts'
import { flatReturn, holdReit, type Reit } from './model.ts'

/** How close to the legal limit of debt we start to warn. */
const DEBT_MARGIN = 0.05
const FALL = 0.1
const LOAN_YEARS = 20
const TOB = 'laag'

/** What one share costs, with the tax and the fee of its order. */
export const firstShare = (law: Law, price: number, fee: number): number =>
  roundCents(roundCents(price) + beurstaks(law, roundCents(price), TOB) + fee)

const ratio = (part: number, whole: number | null) => (whole === null || whole === 0 ? null : part / whole)

function flats(values: Values) {
  if (!values.appartement) return null
  const loan = { share: values.leningdeel, rate: values.leenrente, years: LOAN_YEARS }
  const flat = {
    rent: values.huurrendement,
    costShare: values.huurkosten,
    purchaseCosts: values.aankoopkosten,
    rentGrowth: values.woninggroei,
    valueGrowth: values.woninggroei,
  }
  const plain = flatReturn({ ...flat, loan: { ...loan, share: 0 } }, values.duur)
  const leveraged = loan.share > 0 ? flatReturn({ ...flat, loan }, values.duur).yearly : null
  return { ...plain, leveraged }
}

function debtState(debt: number | null, limit: number): 'boven' | 'dicht' | null {
  if (debt === null || debt <= limit - DEBT_MARGIN) return null
  return debt > limit ? 'boven' : 'dicht'
}

function payoutState(payout: number | null, least: number): 'meer' | 'minder' | null {
  if (payout === null) return null
  return payout > 1 ? 'meer' : payout < least ? 'minder' : null
}

export function solve(values: Values, { law, today }: Env) {
  const care = values.soort === 'zorg'
  const rateFigure = care ? voorheffingZorgvastgoed : roerendeVoorheffing
  const taxRate = law(rateFigure)
  const reit = {
    amount: values.bedrag,
    price: values.koers,
    dividend: values.dividend,
    dividendGrowth: values.dividendgroei,
    priceGrowth: values.koersgroei,
    years: values.duur,
    taxRate,
    use: values.gebruik,
    fee: values.makelaarsloon,
    tob: TOB,
    reclaim: values.dividendVrijstelling,
    persons: 1,
    firstYear: year(today),
  } satisfies Reit
  const result = holdReit(law, reit)
  const other = holdReit(law, { ...reit, taxRate: law(care ? roerendeVoorheffing : voorheffingZorgvastgoed) })
  const { rows } = result
  const first = at(rows, 0)
  const last = lastOf(rows)
  const flat = flats(values)
  const discount = ratio(values.koers, values.intrinsiekeWaarde)
  const payout = ratio(values.dividend, values.winstPerAandeel)
  const { schuldgraad: debt } = values
  const limit = law(schuldgraadGvv)

  return {
    out: {
      nettoDividend: first.net,
      nettoDividendrendement: first.net / result.bought,
      nettoTotaalrendement: result.yearly,
      dividendSamen: roundedSum(rows.map((row) => row.net)),
      aandelen: Math.round(result.bought / values.koers),
      appartementRendement: flat?.yearly ?? null,
      brutoDividend: first.gross,
      roerendeVoorheffing: first.tax,
      brutoDividendrendement: values.dividend / values.koers,
      dividendLaatsteJaar: last.net,
      belastingSamen: roundedSum(rows.map((row) => row.tax)),
      andereVoorheffing: at(other.rows, 0).net,
      betaald: result.paid,
      eindwaarde: last.value,
      meerwaardebelasting: result.gainTax.tax,
      kosten: result.costs,
      appartementMetLening: flat?.leveraged ?? null,
      korting: discount === null ? null : discount - 1,
      uitkeringsgraad: payout,
      schuldruimte: debt === null ? null : limit - debt,
      dalingIntrinsiek: debt === null ? null : FALL / (1 - debt),
    },
    work: {
      rows,
      result,
      flat,
      taxRate,
      rateFigure,
      left: roundCents(values.bedrag - result.paid),
      netOnPaid: first.net / result.paid,
      costShare: (result.paid - result.bought) / result.bought,
      profit: roundedSum([-result.paid, result.received, result.end]),
      tob: beurstarief(law, TOB),
      tobFigures: beurstaksFigures(TOB),
      taxed: isBelast(law, law.date),
      careShare: law(zorgaandeelGvv),
      limit,
      debt: debtState(debt, limit),
      payoutLimit: law(uitkeringGvv),
      payout: payoutState(payout, law(uitkeringGvv)),
    },
  }
}
