import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { at } from '#finance/list.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { roerendeVoorheffing } from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { voorheffingSpaarrekening } from '#rules/sparen-beleggen/sparen.figures.ts'
import { languages, toEffective, withLoanCosts, withSavingsCosts } from './model.ts'
import type { inputs } from './inputs.ts'
import { type PerRate, PLACES } from './outputs.ts'

type Values = ValuesOf<typeof inputs>
type Row = Values['tarieven'][number]

function taxOn(law: Law, { soort }: Row): number {
  if (soort === 'termijnrekening') return law(roerendeVoorheffing)
  return soort === 'spaarboekjeBelast' ? law(voorheffingSpaarrekening) : 0
}

function quoteOf(law: Law, row: Row, place: number, { bedrag, kostenMeelenen }: Values) {
  const rate = toEffective(row.rente, row.vorm, row.looptijd)
  const tax = taxOn(law, row)
  const loan = row.soort === 'lenen'
  return {
    place,
    name: row.naam || null,
    row,
    loan,
    rate,
    tax,
    all: languages(rate),
    final: loan
      ? withLoanCosts(rate, row.kosten, row.looptijd, bedrag, kostenMeelenen)
      : withSavingsCosts(rate * (1 - tax), row.kosten, row.looptijd, bedrag),
  }
}

export type Quote = ReturnType<typeof quoteOf>

/** The same figure of each rate, under its own key. */
const perRate = <K extends string>(key: K, quotes: readonly Quote[], pick: (quote: Quote) => number) =>
  Object.fromEntries(
    PLACES.map((place) => {
      const quote = quotes[place - 1]
      return [`${key}${place}`, quote ? pick(quote) : null]
    }),
  ) as PerRate<K, number | null>

export function solve(values: Values, { law }: Env) {
  const quotes = values.tarieven.map((row, index) => quoteOf(law, row, index + 1, values))
  const loans = quotes.filter((quote) => quote.loan).toSorted((a, b) => a.final - b.final)
  const savings = quotes.filter((quote) => !quote.loan).toSorted((a, b) => b.final - a.final)
  // Loans are compared with loans; a lone loan beside a lone account is a question of paying off or saving, and one rate is
  // written in the other ways.
  const [winner, runnerUp] = loans.length > 1 ? loans : savings.length > 1 ? savings : savings
  const dearest = loans.at(-1)
  const best = savings[0]
  const chosen = winner ?? at(quotes, 0)
  return {
    out: {
      verschil: runnerUp ? Math.abs(runnerUp.final - chosen.final) : null,
      aflossenOfSparen: dearest && best ? dearest.final - best.final : null,
      beste: chosen.name ?? String(chosen.place),
      naKosten: chosen.final,
      tweede: runnerUp?.final ?? null,
      effectief: chosen.rate,
      ...perRate('effectief', quotes, (quote) => quote.rate),
      ...perRate('perMaand', quotes, (quote) => quote.all.monthly),
      ...perRate('nominaal', quotes, (quote) => quote.all.nominal12),
      ...perRate('echt', quotes, (quote) => quote.final),
    },
    work: {
      quotes,
      winner: chosen,
      runnerUp: runnerUp ?? null,
      ladder: quotes.toSorted((a, b) => b.final - a.final),
      repay: dearest && best ? { from: dearest, to: best } : null,
    },
  }
}
