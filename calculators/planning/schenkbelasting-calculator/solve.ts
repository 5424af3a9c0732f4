import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents } from '#finance/money.ts'
import { vruchtgebruikDeel } from '#rules/familie/erfbelasting.ts'
import { schenkOnroerend, schenkRoerend, verdachtePeriode } from '#rules/familie/schenkbelasting.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { kostenAankoopakte } from '#rules/wonen/notaris.ts'
import { type Gift, groupOf, lowerRate, registeredTax, whenInherited } from './model.ts'
import type { Values } from './inputs.ts'

/**
 * Money can be registered without a deed. Real estate needs one; the scale for gifts is not known to us, so the costs
 * of a purchase of that value are used instead.
 */
function notaryCost(law: Law, { soort, bedrag, kosten }: Values): number {
  if (kosten !== null) return kosten
  return soort === 'onroerend' ? kostenAankoopakte(law, bedrag, false).totaal : 0
}

/** The same gift under the next scale of the region; null when none is known, or it costs as much. */
function afterChange(law: Law, gewest: Gewest, gift: Gift, tax: number) {
  if (gift.soort === 'roerend') return null
  const now = JSON.stringify(law(schenkOnroerend)[gewest])
  const row = schenkOnroerend.rows.find(({ from, value }) => from > law.date && JSON.stringify(value[gewest]) !== now)
  const later = row && { from: row.from, tax: registeredTax(law.on(row.from), gewest, gift).tax }
  return later && later.tax !== tax ? later : null
}

export function solve(values: Values, { law }: Env) {
  const { gewest, soort, bedrag } = values
  const movable = soort === 'roerend'
  const keeps = values.eigendom === 'voorbehoud'
  // A gift of bare ownership that is not registered stays part of the estate, however long one lives (art. 2.7.1.0.7 VCF).
  const unregistered = movable && !keeps
  const kept = keeps ? roundCents(bedrag * vruchtgebruikDeel(law, values.leeftijdSchenker)) : null
  const gift: Gift = { ...values, vroeger: movable ? 0 : values.vroeger }
  const registered = registeredTax(law, gewest, gift)
  const inherited = whenInherited(law, gewest, gift)
  const notaris = notaryCost(law, values)
  const cost = roundCents(registered.tax + notaris)
  const saving = roundCents(inherited - cost)
  const of = (each: Gewest) => ({
    gewest: each,
    gift: registeredTax(law, each, gift).tax,
    inherit: whenInherited(law, each, gift),
    wait: law(verdachtePeriode)[each],
  })
  const [flanders, brussels, wallonia] = [of('vlaanderen'), of('brussel'), of('wallonie')]
  return {
    out: {
      schenkbelasting: registered.tax,
      bankgiftOverleefd: unregistered ? 0 : null,
      bankgiftOverleden: unregistered ? inherited : null,
      erfbelasting: inherited,
      besparing: saving,
      notaris,
      nettoSchenking: roundCents(bedrag - cost),
      wachttijd: unregistered ? law(verdachtePeriode)[gewest] : null,
      kansGelijk: unregistered && inherited > cost ? cost / inherited : null,
      vruchtgebruik: kept,
      bloteEigendom: kept === null ? null : roundCents(bedrag - kept),
      aantalSchenkingen: registered.count,
      perSchenking: roundCents(registered.tax / registered.count),
      vermindering: registered.reduction,
      teruggave: lowerRate(gewest, gift) ? registered.refund : null,
      druk: registered.tax / bedrag,
      inVlaanderen: flanders.gift,
      inBrussel: brussels.gift,
      inWallonie: wallonia.gift,
    },
    work: {
      registered,
      cost,
      perRegion: [flanders, brussels, wallonia],
      flatRate: movable ? law(schenkRoerend)[gewest][groupOf(values.aan)] : null,
      lowerRate: lowerRate(gewest, gift),
      estimated: values.kosten === null && notaris > 0,
      later: afterChange(law, gewest, gift, registered.tax),
    },
  }
}
