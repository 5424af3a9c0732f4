import type { Env } from '#calculators/kernel/fields.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { hasBegun, type Law, rowOn } from '#rules/kernel/dated.ts'
import { codeDividendvrijstelling, dividendvrijstelling } from '#rules/sparen-beleggen/dividendvrijstelling.figures.ts'
import { plafondAuteursrechten } from '#rules/sparen-beleggen/auteursrechten.figures.ts'
import { dividendTerug, isExemptible } from '#rules/sparen-beleggen/dividendvrijstelling.ts'
import {
  fbbFrankrijk,
  heffingLiquidatiereserve,
  roerendeVoorheffing,
} from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import { incomeKinds, ingehouden, naBuitenland, rateFigure } from '#rules/sparen-beleggen/roerende-voorheffing.ts'
import { countries, CROSSES_BORDER, withheldIn } from './choices-foreign.ts'
import type { Values } from './inputs.ts'
import { costsOf, grossFor, reservePressure, type Source, split } from './model.ts'

type Abroad = {
  readonly gross: number
  readonly sort: 'interest' | 'dividend'
  readonly rate: number
  readonly papers: Values['papieren']
}

/** What the other country took above what the treaty leaves it. */
const refundOf = (gross: number, foreign: number, rate: number, back: number): number =>
  roundCents(foreign - roundCents(gross * (rate - back)))

/** The same amount from every country we know. */
const everywhere = (law: Law, { gross, sort, rate, papers }: Abroad) =>
  countries.map((land) => {
    const there = withheldIn(law, land, sort, papers)
    const known = there?.rate ?? null
    const after = known === null ? null : naBuitenland(law, gross, known, rate)
    return { ...there, ...after, refund: after ? refundOf(gross, after.foreign, known ?? 0, there?.back ?? 0) : 0 }
  })

const ratesOn = (law: Law) =>
  incomeKinds
    .filter((each) => hasBegun(rateFigure(each), law.date))
    .map((each) => {
      const figure = rateFigure(each)
      const row = rowOn(figure, law.date)
      return { kind: each, rate: row.value, since: row.from, article: row.article ?? figure.article ?? '' }
    })

export function solve(values: Values, { law }: Env) {
  const { inkomst: kind, titularissen: persons, alGebruikt: used } = values
  const crosses = CROSSES_BORDER.includes(kind)
  const sort = kind === 'interest' ? 'interest' : 'dividend'
  const abroad = crosses ? withheldIn(law, values.land, sort, values.papieren) : null
  const foreignRate = crosses ? (values.bronheffing ?? abroad?.rate ?? 0) : 0
  const legal = rateFigure(kind)
  const rate = law(legal)
  const source: Source = { kind, rate, foreignRate, persons, used, costs: values.kosten }
  const gross = values.richting === 'bruto' ? values.bedrag : grossFor(law, values.bedrag, source)
  const { foreign, border, belgian, net, exemptAtBank } = split(law, gross, source)

  const own = { amount: border, rate, exemptible: isExemptible(kind) && values.vrijstelling }
  const others = values.dividenden.map((row) => ({
    amount: row.bedrag,
    rate: law(rateFigure(row.soort)),
    exemptible: isExemptible(row.soort),
  }))
  const claim = dividendTerug(law, [own, ...others], persons, used)
  // Never more than what was held back, to the cent.
  const back = Math.min(at(claim.reclaim, 0), belgian)
  // There is nothing to set off against what is exempt.
  const credited = values.fbb && kind === 'dividend' && values.land === 'frankrijk' ? border - at(claim.exempt, 0) : 0
  const fbb = credited > 0 ? roundCents(credited * law(fbbFrankrijk)) : 0
  const finalTax = roundCents(belgian - back)
  const netAfter = roundCents(net + back + fbb)
  const reserve = kind.startsWith('liquidatiereserve')
  const setAside = reserve ? law(heffingLiquidatiereserve) : 0
  // What the other country gives back is dividend too: Belgium takes its part of it, less what the exemption still leaves open.
  const refund = values.bronheffing === null && abroad ? refundOf(gross, foreign, foreignRate, abroad.back) : 0
  const withRefund = dividendTerug(law, [own, { ...own, amount: refund }, ...others], persons, used)
  const refundTax = Math.max(0, roundCents(ingehouden(law, refund, rate) - (withRefund.total - claim.total)))
  const isDividend = isExemptible(kind)

  return {
    out: {
      netto: net,
      bruto: gross,
      roerendeVoorheffing: belgian,
      buitenlandseHeffing: foreign,
      terugTeVragen: back,
      fbb,
      nettoNaTeruggave: netAfter,
      nettoGrens: border,
      kosten: costsOf(law, gross, source),
      vrijgesteld: kind === 'spaarrekening' ? exemptAtBank : at(claim.exempt, 0),
      tarief: rate,
      druk: gross > 0 ? (foreign + belgian) / gross : 0,
      drukMetHeffing: reserve ? reservePressure(setAside, rate) : null,
      terugBuitenland: refund,
      nettoMetBuitenland: refund > 0 ? roundCents(netAfter + refund - refundTax) : null,
      definitieveVoorheffing: finalTax,
      drukNaTeruggave: gross > 0 ? (foreign + finalTax - fbb) / gross : 0,
      terugTotaal: roundedSum([back, ...claim.reclaim.slice(1)]),
      maximaalTerug: isDividend ? roundCents(law(dividendvrijstelling) * persons * law(roerendeVoorheffing)) : 0,
    },
    get work() {
      return {
        crosses,
        abroad,
        foreignRate,
        legal,
        exemptAtBank,
        base: kind === 'auteursrechten' ? roundCents(gross - costsOf(law, gross, source)) : border,
        taken: roundCents(foreign + belgian),
        comesBack: roundCents(back + fbb),
        lasting: Math.max(0, roundCents(finalTax - fbb)),
        refundTax,
        code: back > 0 ? law(codeDividendvrijstelling) : '',
        setAside,
        ceiling: kind === 'auteursrechten' ? law(plafondAuteursrechten) : Infinity,
        withoutFbb: roundCents(netAfter - fbb),
        isDividend,
        before: legal.rows.findLast((row) => row.from < rowOn(legal, law.date).from),
        since: rowOn(legal, law.date).from,
        countries: crosses ? everywhere(law, { gross, sort, rate, papers: values.papieren }) : [],
        claims: [own, ...others].map((dividend, index) => ({
          ...dividend,
          exempt: at(claim.exempt, index),
          back: at(claim.reclaim, index),
        })),
        rates: ratesOn(law),
      }
    },
  }
}
