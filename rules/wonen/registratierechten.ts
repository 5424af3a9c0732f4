/** Registration tax on buying a home or land: which rate, abattement and reduction hold for this purchase. */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import type { Dated, Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import * as labels from '#rules/kernel/labels.ts'
import {
  vlaamseGrensBescheiden,
  vlaamseGrensKernstad,
  vlaamseMeeneembaarheid,
  vlaamseVerminderingBescheiden,
  vlaamseVerminderingRenovatie,
  vlaamsTariefGewoon,
  vlaamsTariefRenovatie,
  vlaamsTariefSloop,
  vlaamsTariefWoning,
  waalsAbattement,
  waalsSchijfBescheiden,
  waalsTariefBescheiden,
  waalsTariefGewoon,
  waalsTariefWoning,
  type Degressief,
} from '#rules/wonen/registratietarieven.figures.ts'
import {
  brusselsAbattement,
  brusselsAbattementEnergie,
  brusselsAbattementGrond,
  brusselsPlafond,
  brusselsPlafondGrond,
  brusselsTarief,
} from '#rules/wonen/registratietarieven-brussel.figures.ts'

export type Aankoop = {
  readonly gewest: Gewest
  /** sloop: a house bought to be pulled down and rebuilt; nieuwbouw: the land under a home sold while being built. */
  readonly goed: 'woning' | 'grond' | 'sloop' | 'nieuwbouw'
  readonly prijs: number
  /** Share of the purchase whose buyers meet the conditions of the only, own home (0 to 1). */
  readonly aandeelEigenWoning: number
  readonly kernstad?: boolean
  /** Tax paid on the home the buyers leave (Flanders, until 2023). */
  readonly meeneembaar?: number
  /** The buyers promise a deep energy renovation (Flanders, until 2024). */
  readonly renovatie?: boolean
  /** A modest home by its cadastral income (Wallonia, until 2024), with a social loan or in a zone of high prices. */
  readonly waalsBescheiden?: { readonly sociaal: boolean; readonly drukzone: boolean } | undefined
  /** Energy classes gained within five years (Brussels). */
  readonly klassensprong?: number
  /** A rate typed by the visitor in place of the region's. */
  readonly eigenTarief?: number | null
}

export type Registratie = {
  readonly belasting: number
  /** Rate on the part of the own home; for a modest home the one of the first slice. */
  readonly tarief: number
  readonly abattement: number
  readonly vermindering: number
  /** Tax of the previous home taken off. */
  readonly meegenomen: number
  /** The tax in lines: base, rate, amount. */
  readonly lijnen: readonly {
    readonly label: string
    readonly grondslag: number
    readonly tarief: number
    readonly bedrag: number
  }[]
  readonly cijfers: readonly Dated<unknown>[]
}

const isGrond = (goed: Aankoop['goed']): boolean => goed === 'grond' || goed === 'nieuwbouw'

function degressief({ hoogste, laagste, vanaf, tot }: Degressief, prijs: number): number {
  const verderDanVanaf = Math.min(Math.max(prijs, vanaf), tot) - vanaf
  return hoogste - ((hoogste - laagste) * verderDanVanaf) / (tot - vanaf)
}

/**
 * Registration tax on a purchase. Leaves out: protected monuments in Flanders (until 2024), social housing,
 * beroepsverkoper, partial ownership.
 */
export function registratiebelasting(law: Law, aankoop: Aankoop): Registratie {
  const { eigenTarief } = aankoop
  if (eigenTarief !== undefined && eigenTarief !== null) {
    const bedrag = roundCents(aankoop.prijs * eigenTarief)
    return {
      belasting: bedrag,
      tarief: eigenTarief,
      abattement: 0,
      vermindering: 0,
      meegenomen: 0,
      lijnen: [{ label: labels.eigenTarief, grondslag: aankoop.prijs, tarief: eigenTarief, bedrag }],
      cijfers: [],
    }
  }
  if (aankoop.gewest === 'vlaanderen') return vlaanderen(law, aankoop)
  return aankoop.gewest === 'wallonie' ? wallonie(law, aankoop) : brussel(law, aankoop)
}

/** A line for the buyers who meet the conditions of the own home and one for the others, where there are any. */
function gesplitst(
  prijs: number,
  aandeel: number,
  eigen: { label: string; tarief: number; abattement: number },
  gewoon: { label: string; tarief: number },
): Registratie['lijnen'] {
  const eigenPrijs = roundCents(prijs * aandeel)
  const lijn = ({ label, tarief }: { label: string; tarief: number }, deel: number) => {
    const grondslag = roundCents(deel)
    return { label, grondslag, tarief, bedrag: roundCents(grondslag * tarief) }
  }
  return [
    ...(aandeel > 0 ? [lijn(eigen, eigenPrijs - eigen.abattement)] : []),
    ...(aandeel < 1 ? [lijn(gewoon, prijs - eigenPrijs)] : []),
  ]
}

const totaal = (lijnen: Registratie['lijnen']) => roundCents(lijnen.reduce((som, { bedrag }) => som + bedrag, 0))

/**
 * Tax of the previous home came off that of the next (art. 2.9.5.0.1 VCF); in 2022 and 2023 only for those who kept the home
 * rate of 2021, so the buyer took whichever was lower. Leaves out: the refund and shares per buyer.
 */
function vlaanderen(law: Law, aankoop: Aankoop): Registratie {
  const zonder = vlaamsVerkooprecht(law, aankoop)
  const { meeneembaar = 0, aandeelEigenWoning } = aankoop
  const regel = meeneembaar > 0 && aandeelEigenWoning > 0 ? law(vlaamseMeeneembaarheid) : null
  if (regel === null) return zonder
  // Only the rate of the home was a choice: the ordinary one stays that of the deed (art. 2.9.4.1.1).
  const oud =
    regel.tarievenVan === null
      ? zonder
      : vlaamsVerkooprecht(law.on(regel.tarievenVan), aankoop, law(vlaamsTariefGewoon))
  const meegenomen = Math.min(oud.belasting, meeneembaar, regel.hoogstens)
  const belasting = roundCents(oud.belasting - meegenomen)
  if (belasting >= zonder.belasting) return zonder
  return { ...oud, belasting, meegenomen, cijfers: [...oud.cijfers, vlaamseMeeneembaarheid] }
}

/**
 * The low rate is for a home to live in, never for land (art. 2.9.4.2.11 VCF); a house to rebuild had it until 2024.
 * Each buyer apart. A modest home has a reduction (art. 2.9.5.0.5), a smaller one with a deep renovation.
 */
function vlaamsVerkooprecht(
  law: Law,
  { goed, prijs, aandeelEigenWoning, kernstad, renovatie }: Aankoop,
  gewoonTarief = law(vlaamsTariefGewoon),
): Registratie {
  const gewoon = { label: labels.gewoonTarief, tarief: gewoonTarief }
  const renovatieTarief = renovatie ? law(vlaamsTariefRenovatie) : null
  const woningFiguur = goed === 'sloop' ? vlaamsTariefSloop : vlaamsTariefWoning
  const tarief = renovatieTarief ?? law(woningFiguur)
  const aandeel = isGrond(goed) || tarief >= gewoon.tarief ? 0 : aandeelEigenWoning
  const lijnen = gesplitst(prijs, aandeel, { label: labels.enigeWoning, tarief, abattement: 0 }, gewoon)
  if (aandeel <= 0) {
    return {
      belasting: totaal(lijnen),
      tarief: gewoon.tarief,
      abattement: 0,
      vermindering: 0,
      meegenomen: 0,
      lijnen,
      cijfers: [vlaamsTariefGewoon],
    }
  }
  const grensFiguur = kernstad ? vlaamseGrensKernstad : vlaamseGrensBescheiden
  const bescheiden = prijs <= law(grensFiguur)
  const tariefFiguur = renovatieTarief === null ? woningFiguur : vlaamsTariefRenovatie
  // Rebuilding has the rate of a deep renovation since 2021, and its reduction.
  const verminderingFiguur =
    tarief === law(vlaamsTariefRenovatie) ? vlaamseVerminderingRenovatie : vlaamseVerminderingBescheiden
  const vermindering = bescheiden ? Math.min(at(lijnen, 0).bedrag, roundCents(law(verminderingFiguur) * aandeel)) : 0
  return {
    belasting: roundCents(totaal(lijnen) - vermindering),
    tarief,
    abattement: 0,
    vermindering,
    meegenomen: 0,
    lijnen,
    cijfers: [
      tariefFiguur,
      ...(aandeel < 1 ? [vlaamsTariefGewoon] : []),
      grensFiguur,
      ...(bescheiden ? [verminderingFiguur] : []),
    ],
  }
}

/**
 * Until 2024 one rate with an abattement (art. 46bis), since 2025 a low rate for home and land; each buyer apart. A
 * modest home paid less on the first slice of what was left after the abattement (art. 53), if all buyers qualified.
 */
function wallonie(law: Law, { goed, prijs, aandeelEigenWoning: aandeel, waalsBescheiden }: Aankoop): Registratie {
  const gewoon = { label: labels.gewoonTarief, tarief: law(waalsTariefGewoon) }
  const tabel = law(waalsAbattement)
  const vrij = tabel ? degressief(isGrond(goed) ? tabel.grond : tabel.woning, prijs) : 0
  const abattement = roundCents(Math.min(vrij, prijs) * aandeel)
  const verlaagd = waalsBescheiden && aandeel >= 1 && !isGrond(goed) ? law(waalsTariefBescheiden) : null
  if (waalsBescheiden && verlaagd) {
    const tarief = waalsBescheiden.sociaal ? verlaagd.sociaal : verlaagd.gewoon
    const schijf = law(waalsSchijfBescheiden)[waalsBescheiden.drukzone ? 'drukzone' : 'gewoon']
    const grondslag = roundCents(prijs - abattement)
    const eigen = { label: labels.bescheiden, tarief, grondslag: Math.min(grondslag, schijf) }
    const rest = { ...gewoon, grondslag: roundCents(grondslag - eigen.grondslag) }
    const lijnen = [eigen, ...(rest.grondslag > 0 ? [rest] : [])].map((lijn) => ({
      ...lijn,
      bedrag: roundCents(lijn.grondslag * lijn.tarief),
    }))
    return {
      belasting: totaal(lijnen),
      tarief,
      abattement,
      vermindering: 0,
      meegenomen: 0,
      lijnen,
      cijfers: [waalsTariefBescheiden, waalsSchijfBescheiden, waalsTariefGewoon, waalsAbattement],
    }
  }
  const tarief = aandeel > 0 ? law(waalsTariefWoning) : gewoon.tarief
  const eigen = { label: tabel ? labels.gewoonNaAbattement : labels.enigeWoning, tarief, abattement }
  const lijnen = gesplitst(prijs, aandeel, eigen, gewoon)
  return {
    belasting: totaal(lijnen),
    tarief,
    abattement,
    vermindering: 0,
    meegenomen: 0,
    lijnen,
    cijfers: [
      ...(aandeel > 0 ? [waalsTariefWoning] : []),
      ...(aandeel < 1 ? [waalsTariefGewoon] : []),
      ...(tabel && aandeel > 0 ? [waalsAbattement] : []),
    ],
  }
}

/**
 * The abattement (art. 46bis) is all or nothing: one buyer with another home and it is gone for everybody. A home that
 * is being built is not building land: it keeps the abattement of a home, on the land under it.
 */
function brussel(law: Law, { goed, prijs, aandeelEigenWoning, klassensprong = 0 }: Aankoop): Registratie {
  const tarief = law(brusselsTarief)
  const [bedragFiguur, plafondFiguur] =
    goed === 'grond' ? [brusselsAbattementGrond, brusselsPlafondGrond] : [brusselsAbattement, brusselsPlafond]
  const recht = aandeelEigenWoning >= 1 && prijs <= law(plafondFiguur)
  const energie = recht && goed === 'woning' && klassensprong > 0 ? law(brusselsAbattementEnergie) : null
  const extra =
    energie && klassensprong >= energie.vanafKlassen
      ? Math.min(energie.hoogstens, energie.perKlasse * klassensprong)
      : 0
  const abattement = recht ? Math.min(prijs, law(bedragFiguur) + extra) : 0
  const grondslag = roundCents(prijs - abattement)
  const lijnen = [
    {
      label: recht ? labels.naAbattement : labels.gewoonTarief,
      grondslag,
      tarief,
      bedrag: roundCents(grondslag * tarief),
    },
  ]
  return {
    belasting: totaal(lijnen),
    tarief,
    abattement,
    vermindering: 0,
    meegenomen: 0,
    lijnen,
    cijfers: [
      brusselsTarief,
      ...(aandeelEigenWoning >= 1 ? [bedragFiguur, plafondFiguur] : []),
      ...(extra > 0 ? [brusselsAbattementEnergie] : []),
    ],
  }
}
