/**
 * The assessment itself: from professional income to the balance, in the order of the tax bill (art. 130 to 178
 * WIB 92). Every line is rounded to the cent as Tax-Calc does.
 */
import { marginalRate } from '#finance/brackets.ts'
import { roundCents, sum } from '#finance/money.ts'
import { isAnswered, type Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { kredietLageActiviteit } from '#rules/loon/arbeidskorting.figures.ts'
import { kredietVoorLageActiviteit } from '#rules/loon/arbeidskorting.ts'
import { bbszPerJaar } from '#rules/loon/loon.ts'
import { fiscaleWerkbonus, fiscaleWerkbonusMaximum } from '#rules/loon/loon.figures.ts'
import {
  autonomiefactor,
  belastingschijven,
  gewestelijkeOpcentiemen,
  huwelijksquotientAandeel,
} from '#rules/belasting/personenbelasting.figures.ts'
import {
  basisbelasting,
  forfaitaireKosten,
  gezinsbedragen,
  volgens,
  type Kostensoort,
  type Regels,
  verminderingVrijeSom,
} from '#rules/belasting/personenbelasting.ts'
import {
  geenLaagInkomen,
  kinderenVoorKrediet,
  niemandTenLaste,
  laagInkomen,
  type TenLaste,
  toeslagKinderen,
  toeslagTenLaste,
} from '#rules/belasting/ten-laste.ts'
import { kredietKindMaximum } from '#rules/belasting/ten-laste.figures.ts'
import { geenVervanging, type Vervanging, verminderingVervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

export type Inkomenssoort = Kostensoort | 'gepensioneerde'

export type Belastingplichtige = {
  readonly soort: Inkomenssoort
  /** Employee: taxable pay after RSZ (code 250). Others: profit, remuneration or pension. */
  readonly inkomen: number
  /** Contributions of the self-employed, taken off before expenses. */
  readonly socialeBijdragen?: number
  /** Lump sum, real expenses in euro, or none because the income is net already. */
  readonly kosten?: 'forfait' | 'geen' | number
  /** Pension and benefits beside the income above. */
  readonly vervanging?: Vervanging
  /** Taxable income from real estate: no professional income, so outside the quotient. */
  readonly onroerend?: number
  /** A recognised disability of the taxpayer: raises this person's own tax-free sum. */
  readonly handicap?: boolean
  /** Deductible from the total income, such as alimony. */
  readonly aftrek?: number
  readonly federaleVermindering?: number
  readonly gewestelijkeVermindering?: number
  readonly werkbonusA?: number
  readonly werkbonusB?: number
}

export type Gezinssituatie = {
  readonly gewest: Gewest
  readonly gemeentebelasting: number
  readonly tenLaste?: TenLaste
  readonly regels?: Regels
  /** Lets the partner use what one does not use of the tax-free sum, as the law does. */
  readonly overdracht?: boolean
  /** A single parent without another adult in the home, who may have the extra sum for a low income. */
  readonly alleenwonendeOuder?: boolean
  readonly extraVrijeSom?: number
  /** Day care that counts for the reduction; that reduction itself is among those of the person. */
  readonly opvangkosten?: number
  readonly bbszIngehouden?: number
  readonly voorheffing?: number
  readonly voorafbetalingen?: number
}

export type Kolom = {
  readonly inkomen: number
  readonly socialeBijdragen: number
  readonly kosten: number
  readonly vervanging: number
  readonly netto: number
  readonly onroerend: number
  /** Positive when received from the partner, negative when given. */
  readonly quotient: number
  readonly aftrek: number
  readonly belastbaar: number
  readonly basisbelasting: number
  readonly vrijeSom: number
  readonly vermindering: number
  readonly omTeSlane: number
  readonly pensioenvermindering: number
  readonly hoofdsom: number
  readonly staat: number
  readonly gewestelijk: number
  readonly verminderingen: number
  readonly belasting: number
  readonly marginaal: number
}

export type Aanslag = {
  readonly kolommen: readonly Kolom[]
  readonly quotient: number
  readonly overgedragen: number
  /** State and region together, after reductions. */
  readonly belasting: number
  readonly gemeentebelasting: number
  readonly bbsz: number
  readonly werkbonuskrediet: number
  readonly kindkrediet: number
  /** Refunded part of the additional reduction for day care. */
  readonly opvangkrediet: number
  /** For low income of the self-employed. */
  readonly activiteitskrediet: number
  readonly voorheffingen: number
  /** Positive: to pay. Negative: back. */
  readonly saldo: number
}

function nettoInkomen(law: Law, person: Belastingplichtige) {
  const socialeBijdragen = Math.min(person.inkomen, person.socialeBijdragen ?? 0)
  const base = roundCents(person.inkomen - socialeBijdragen)
  const kosten = Math.min(base, aftrekbareKosten(law, person, base))
  const own = roundCents(base - kosten)
  const { pensioen, werkloosheid, ziekte } = person.vervanging ?? geenVervanging
  const retired = person.soort === 'gepensioneerde'
  const kinds: Vervanging = { pensioen: pensioen + (retired ? own : 0), werkloosheid, ziekte }
  const netto = sum([own, pensioen, werkloosheid, ziekte])
  const onroerend = person.onroerend ?? 0
  return { person, socialeBijdragen, kosten, kinds, netto, onroerend, eigen: retired ? 0 : own }
}

type Netto = ReturnType<typeof nettoInkomen>

/**
 * What each kind of replacement income is of the whole; income moved by the quotient keeps its nature (art. 89).
 * Without any income there are no shares, and nothing that reads them.
 */
function sharesOf(own: Netto, giver: Netto, received: number, total: number): Vervanging {
  const share = (kind: keyof Vervanging) => {
    const moved = received > 0 ? (received * giver.kinds[kind]) / giver.netto : 0
    return (own.kinds[kind] + moved) / total
  }
  return { pensioen: share('pensioen'), werkloosheid: share('werkloosheid'), ziekte: share('ziekte') }
}

function aftrekbareKosten(law: Law, { soort, kosten = 'forfait' }: Belastingplichtige, base: number): number {
  if (soort === 'gepensioneerde' || kosten === 'geen') return 0
  return kosten === 'forfait' ? forfaitaireKosten(law, base, soort) : kosten
}

/** Marital quotient (art. 87 and 88): brings the partner to 30 % of the two incomes, at most to the maximum. */
export function huwelijksquotient(law: Law, first: number, second: number, maximum: number): number {
  const target = Math.min(roundCents((first + second) * law(huwelijksquotientAandeel)), maximum)
  return roundCents(Math.max(0, target - Math.min(first, second)))
}

/** Of two people the one with more, and the first when they have as much. */
const most = <T>(people: readonly T[], amount: (person: T) => number): T =>
  people.reduce((best, person) => (amount(person) > amount(best) ? person : best))

/** Four parts are rounded apart, so a difference of two cents is none. */
const ROUNDING = 0.02

/**
 * The full computation for one person or a couple with joint assessment. The marital quotient is given unless the
 * tax of the two would be higher with it (art. 87 and 88). Leaves out: income taxed separately, the surcharge for
 * missing prepayments; the yearly maximum of the fiscal werkbonus before 2025.
 */
export function aanslag(law: Law, people: readonly Belastingplichtige[], situation: Gezinssituatie): Aanslag {
  const shared = bereken(law, people, situation, true)
  if (shared.quotient === 0) return shared
  const apart = bereken(law, people, situation, false)
  return apart.belasting < shared.belasting - ROUNDING ? apart : shared
}

function bereken(
  law: Law,
  people: readonly Belastingplichtige[],
  situation: Gezinssituatie,
  withQuotient: boolean,
): Aanslag {
  const { gewest, gemeentebelasting, tenLaste = niemandTenLaste, regels = 'nu', overdracht = true } = situation
  const { alleenwonendeOuder = true, extraVrijeSom = 0, opvangkosten = 0 } = situation
  const amounts = gezinsbedragen(law, regels)
  // The announced sums are for who earns: benefits and pensions keep those in force.
  const inForce = gezinsbedragen(law, 'nu')
  const couple = people.length > 1
  const net = people.map((person) => nettoInkomen(law, person))
  const richest = most(net, ({ netto }) => netto)
  const quotientMaximum = (net.some(({ eigen }) => eigen > 0) ? amounts : inForce).quotient
  const lowest = Math.min(...net.map(({ netto }) => netto))
  const quotient = couple && withQuotient ? huwelijksquotient(law, richest.netto, lowest, quotientMaximum) : 0
  const incomes = net.map((own) => {
    const moved = own === richest ? 0 - quotient : quotient
    const total = sum([own.netto, moved, own.onroerend])
    const belastbaar = roundCents(Math.max(0, total - (own.person.aftrek ?? 0)))
    return { own, moved, total, belastbaar }
  })
  const highest = most(incomes, ({ belastbaar }) => belastbaar)

  const alone = !couple && tenLaste.kinderen > 0 && alleenwonendeOuder
  const low = alone ? laagInkomen(law, highest.belastbaar, richest.eigen) : geenLaagInkomen
  const family = roundCents(toeslagTenLaste(amounts.toeslagen, tenLaste, !couple) + low.toeslag)
  const extraCare = roundCents(opvangkosten * low.opvangtarief)
  const sums = incomes.map((income) => {
    const { own, belastbaar } = income
    // Art. 133, 2°: a taxpayer with a disability has the same amount as a dependent person.
    const handicap = own.person.handicap ? amounts.toeslagen.anderePersoon : 0
    const basic = (own.eigen > 0 ? amounts : inForce).vrijeSom + handicap
    const eigenSom = income === highest ? basic + family + extraVrijeSom : basic
    return { ...income, eigenSom, ongebruikt: roundCents(Math.max(0, eigenSom - belastbaar)) }
  })

  const factor = 1 - law(autonomiefactor)
  const surcharge = law(gewestelijkeOpcentiemen)[gewest]
  const results = sums.map((mine) => {
    const { own, moved, total, belastbaar } = mine
    const { person } = own
    const offered = overdracht ? sum(sums.map((other) => (other === mine ? 0 : other.ongebruikt))) : 0
    const overgenomen = mine.ongebruikt === 0 ? offered : 0
    const basis = basisbelasting(law, belastbaar)
    const vrijeSom = roundCents(mine.eigenSom + overgenomen)
    const vermindering = Math.min(basis, verminderingVrijeSom(law, vrijeSom))
    const omTeSlane = roundCents(basis - vermindering)
    const received = Math.max(0, moved)
    // Who gives keeps the mix of the income before the quotient.
    const kinds = sharesOf(own, richest, received, total - Math.min(0, moved))
    const pensioen = verminderingVervanging(law, belastbaar, kinds, omTeSlane)
    const hoofdsom = roundCents(omTeSlane - pensioen)
    const staat = roundCents(hoofdsom * factor)
    const gewestelijk = roundCents(staat * surcharge)
    const wanted = sum([person.federaleVermindering ?? 0, person.gewestelijkeVermindering ?? 0, extraCare])
    const verminderingen = Math.min(wanted, roundCents(staat + gewestelijk))
    const top = hoofdsom > 0 ? marginalRate(belastbaar, law(belastingschijven)) : 0
    const kolom: Kolom = {
      inkomen: person.inkomen,
      socialeBijdragen: own.socialeBijdragen,
      kosten: own.kosten,
      vervanging: sum(Object.values(person.vervanging ?? geenVervanging)),
      netto: own.netto,
      onroerend: own.onroerend,
      quotient: moved,
      aftrek: person.aftrek ?? 0,
      belastbaar,
      basisbelasting: basis,
      vrijeSom,
      vermindering,
      omTeSlane,
      pensioenvermindering: pensioen,
      hoofdsom,
      staat,
      gewestelijk,
      verminderingen,
      belasting: roundCents(staat + gewestelijk - verminderingen),
      marginaal: top * factor * (1 + surcharge) * (1 + gemeentebelasting),
    }
    return {
      kolom,
      overgenomen,
      gebruikt: Math.min(overgenomen, Math.max(0, belastbaar - mine.eigenSom)),
      terug: Math.min(extraCare, roundCents(wanted - verminderingen)),
    }
  })
  const kolommen = results.map(({ kolom }) => kolom)

  const belasting = sum(kolommen.map((kolom) => kolom.belasting))
  const municipal = roundCents(belasting * gemeentebelasting)
  const employed = people.some((person) => person.soort === 'werknemer' && person.inkomen > 0)
  const bbsz = employed ? bbszPerJaar(law, sum(net.flatMap(({ netto, onroerend }) => [netto, onroerend])), couple) : 0
  const rates = volgens(law, regels)(fiscaleWerkbonus)
  const werkbonuskrediet = sum(
    people.map(({ werkbonusA = 0, werkbonusB = 0 }) => {
      const credit = roundCents(werkbonusA * rates.a + werkbonusB * rates.b)
      const capped = credit > 0 && isAnswered(fiscaleWerkbonusMaximum, law.date)
      return capped ? Math.min(credit, law(fiscaleWerkbonusMaximum)) : credit
    }),
  )
  const { eigenSom, ongebruikt } = most(sums, ({ belastbaar }) => belastbaar)
  const kindkrediet = kredietKinderen(law, eigenSom, {
    left: ongebruikt - sum(results.map(({ gebruikt }) => gebruikt)),
    forChildren: toeslagKinderen(amounts.toeslagen, tenLaste),
    children: kinderenVoorKrediet(tenLaste),
  })
  const voorheffingen = sum([
    situation.voorheffing ?? 0,
    situation.voorafbetalingen ?? 0,
    situation.bbszIngehouden ?? 0,
  ])
  const opvangkrediet = sum(results.map(({ terug }) => terug))
  const activiteitskrediet = sum(net.map((own) => kredietActiviteit(law, own)))
  const credits = [werkbonuskrediet, kindkrediet, opvangkrediet, activiteitskrediet]
  return {
    kolommen,
    quotient,
    overgedragen: sum(results.map(({ overgenomen }) => overgenomen)),
    belasting,
    gemeentebelasting: municipal,
    bbsz,
    werkbonuskrediet,
    kindkrediet,
    opvangkrediet,
    activiteitskrediet,
    voorheffingen,
    saldo: sum([belasting, municipal, bbsz, -sum(credits), -voorheffingen]),
  }
}

/**
 * Art. 289ter, in the years whose amounts we know or may take over. Leaves out: statutory civil servants, helpers and directors, whose place
 * in it we could not settle.
 */
function kredietActiviteit(law: Law, { person, eigen, netto, onroerend }: Netto): number {
  const selfEmployed = person.soort === 'zelfstandige' || person.soort === 'vrijBeroep'
  if (!selfEmployed || !isAnswered(kredietLageActiviteit, law.date)) return 0
  const income = { activiteit: eigen, beroep: netto, totaal: sum([netto, onroerend]) }
  return kredietVoorLageActiviteit(law, income, 'zelfstandige')
}

/**
 * The part of the tax-free sum that no income could use and that comes from children is refunded at the rates of
 * its own slices, up to a maximum per child (art. 134, § 3).
 */
function kredietKinderen(
  law: Law,
  freeSum: number,
  part: { readonly left: number; readonly forChildren: number; readonly children: number },
): number {
  const refunded = Math.min(Math.max(0, part.left), part.forChildren)
  const credit = verminderingVrijeSom(law, freeSum) - verminderingVrijeSom(law, freeSum - refunded)
  return roundCents(Math.min(credit, part.children * law(kredietKindMaximum)))
}
