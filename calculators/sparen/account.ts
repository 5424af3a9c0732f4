/** What the savings-account pages share in words: rates of the market, their hints, and limits of the law. */
import type { Env } from '#calculators/kernel/fields.ts'
import { checkedText, dateText, pct } from '#calculators/kernel/format.ts'
import { medianRate, type Offer } from '#calculators/kernel/market.ts'
import type { Notice } from '#calculators/kernel/report.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Tarieffout } from '#rules/sparen-beleggen/sparen.ts'
import { maxBasisrente, maxPremieDeel, minPremieDeel } from '#rules/sparen-beleggen/sparen.figures.ts'

type Reference = { readonly rate: number; readonly asOf: string; readonly source: string }

const newestCheck = (offers: readonly Offer[]) =>
  offers.reduce((newest, { checkedOn }) => (checkedOn > newest ? checkedOn : newest), '')

/** A start value and its hint from offers of the market, or from a dated reference when there are none. */
export function marketStart(what: string, offers: (env: Env) => readonly Offer[], reference: Reference) {
  const rate = (env: Env) => medianRate(offers(env), (offer) => offer.rate)
  return {
    start: (env: Env) => rate(env) ?? reference.rate,
    hint: (env: Env) =>
      rate(env) === null
        ? `Richtwaarde van ${dateText(reference.asOf)}: ${reference.source}.`
        : `${what}, nagekeken op ${checkedText(newestCheck(offers(env)), env.today)}.`,
  }
}

/** A word when typed rates cannot belong to a regulated account, which alone has the exemption. */
export function rateNotice(law: Law, wrong: Tarieffout | null, whose: string): Notice[] {
  if (wrong === null) return []
  const highest = law(maxBasisrente)
  const reason = {
    basisTeHoog: `mag de basisrente nu hoogstens ${pct(highest)} zijn`,
    premieTeHoog: `mag de premie nu hoogstens ${pct(highest * law(maxPremieDeel))} zijn`,
    premieTeLaag: `moet de premie minstens ${pct(law(minPremieDeel), 0)} van de basisrente zijn`,
  }[wrong]
  return [
    {
      tone: 'law',
      text: `Kijk de tarieven van ${whose} na: op een gereglementeerde rekening ${reason}.`,
    },
  ]
}
