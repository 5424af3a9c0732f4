import type { Env } from '#calculators/kernel/fields.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { erfbelasting, EXEMPT, POOLED, singleMogelijk, vruchtgebruikDeel } from '#rules/familie/erfbelasting.ts'
import { erfschalen, singlevermindering } from '#rules/familie/erftarieven.figures.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { gewesten, type Gewest } from '#rules/kernel/gewest.ts'
import { asTaxed, estateOf, familyOf, type Heir, heirsOf, isShared, lumpSum, minusDebts } from './model.ts'
import type { Values } from './inputs.ts'

/** A higher exemption for the partner in Flanders is announced from this day on; the decree is not there yet. */
const ANNOUNCED_FROM = '2028-01-01'

/** What a visitor should know about the law of another day. */
function reformOf(law: Law, { gewest, overlijden }: Values, heirs: readonly Heir[]) {
  const now = JSON.stringify(law(erfschalen)[gewest])
  const later = erfschalen.rows.find(({ from, value }) => from > overlijden && JSON.stringify(value[gewest]) !== now)
  if (later) return { code: 'komt', from: later.from } as const
  if (overlijden < ANNOUNCED_FROM) return null
  const partner = heirs.some((heir) => heir.verwantschap === 'partner')
  return gewest === 'vlaanderen' && partner ? ({ code: 'aangekondigd', from: ANNOUNCED_FROM } as const) : null
}

const totalOf = (heir: Heir): number => roundCents(heir.roerend + heir.onroerend)

/** What each heir gets and pays, line by line. */
function partsOf(taxed: ReturnType<typeof erfbelasting>, heirs: readonly Heir[]) {
  return taxed.map(({ erfgenaam: _, lijnen, ...part }, index) => {
    const heir = heirs[index] as Heir
    const share = totalOf(heir)
    return {
      ...part,
      heir,
      share,
      // The Flemish lump sums lower the tax, not what an heir gets.
      netto: roundCents(share - part.belasting),
      rate: share > 0 ? part.belasting / share : 0,
      lines: lijnen.map(({ label, ...line }) => ({
        ...line,
        label,
        kind: label === POOLED ? ('samen' as const) : label === EXEMPT ? ('vrij' as const) : ('deel' as const),
      })),
    }
  })
}

/** Why the lower rate of a will does not hold here; null when it does. */
function refusedSingle(law: Law, gewest: Gewest, heirs: readonly Heir[]) {
  if (singleMogelijk(law, gewest, heirs)) return null
  return law(singlevermindering)[gewest] === null ? ('bestaat-niet' as const) : ('naaste-erft' as const)
}

export function solve(values: Values, { law: today }: Env) {
  const law = today.on(values.overlijden)
  const legal = values.verdeling === 'wettelijk'
  const everyone = heirsOf(law, values)
  const heirs = everyone.map((heir) => asTaxed(heir, values.gewest))
  const single = values.single && !legal && values.gewest !== 'wallonie'
  const taxIn = (gewest: Gewest) => {
    const lump = lumpSum(law, values, gewest)
    const taxed = everyone.map((heir) => asTaxed(heir, gewest))
    return erfbelasting(law, gewest, lump > 0 ? minusDebts(taxed, lump, 0) : taxed, { single })
  }
  const taxed = taxIn(values.gewest)
  const total = roundedSum(taxed.map(({ belasting }) => belasting))
  const estate = roundedSum(heirs.map(totalOf))
  const reduction = roundedSum(taxed.map(({ vermindering }) => vermindering))
  const perRegion = gewesten.map((gewest) => ({
    gewest,
    tax: roundedSum(taxIn(gewest).map(({ belasting }) => belasting)),
  }))
  const inRegion = (gewest: Gewest) => perRegion.find((one) => one.gewest === gewest)?.tax ?? 0
  const parts = partsOf(taxed, heirs)
  const first = (rol: Heir['rol']) => parts.find(({ heir }) => heir.rol === rol)
  const family = familyOf(values)
  const { eigen, samen } = estateOf(values)
  const hasOwn = eigen.roerend + eigen.onroerend > 0
  /** The partner owns all that was of both, and shares only what was the deceased's own. */
  const keepsShared = isShared(values) && (family.kinderen === 0 || family.verblijving)
  const usufruct =
    legal &&
    parts.length > 1 &&
    (family.partner === 'gehuwd' ? hasOwn || !keepsShared : eigen.gezinswoning + samen.gezinswoning > 0)
  const dearest = parts.reduce((top, part) => (part.belasting > top.belasting ? part : top))
  return {
    out: {
      erfbelasting: total,
      belastingPartner: first('partner')?.belasting ?? null,
      belastingKind: first('kind')?.belasting ?? null,
      belastingOuder: first('ouder')?.belasting ?? null,
      belastingBroerZus: first('broerZus')?.belasting ?? null,
      nettoErfenis: roundCents(estate - total),
      druk: estate > 0 ? total / estate : 0,
      nalatenschap: estate,
      forfait: lumpSum(law, values, values.gewest),
      deelPartner: first('partner')?.share ?? null,
      deelKind: first('kind')?.share ?? null,
      deelOuder: first('ouder')?.share ?? null,
      deelBroerZus: first('broerZus')?.share ?? null,
      vruchtgebruik: usufruct && family.partner !== 'geen' ? vruchtgebruikDeel(law, values.leeftijdPartner) : null,
      volgensSchaal: reduction > 0 ? roundCents(total + reduction) : null,
      vermindering: reduction,
      inVlaanderen: inRegion('vlaanderen'),
      inBrussel: inRegion('brussel'),
      inWallonie: inRegion('wallonie'),
      belasting1: parts[0]?.belasting ?? 0,
      belasting2: parts[1]?.belasting ?? null,
      belasting3: parts[2]?.belasting ?? null,
    },
    work: {
      legal,
      family,
      shared: isShared(values),
      hasOwn,
      keepsShared,
      parts,
      perRegion,
      singleApplies: single && singleMogelijk(law, values.gewest, heirs),
      singleRefused: single ? refusedSingle(law, values.gewest, heirs) : null,
      farDearest:
        dearest.belasting > 0 && (dearest.heir.verwantschap === 'andere' || dearest.heir.verwantschap === 'oomNeef'),
      reform: reformOf(law, values, heirs),
    },
  }
}
