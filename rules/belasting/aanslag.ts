/**
 * The assessment itself: from professional income to the balance, in the order of the tax bill (art. 130 to 178
 * WIB 92). Every line is rounded to the cent as Tax-Calc does.
 */
import { marginalRate } from '#finance/brackets.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import {
  belastbareInkomens,
  type Belastingplichtige,
  type Inkomen,
  least,
  most,
  type Netto,
  nettoInkomen,
  sharesOf,
} from '#rules/belasting/belastbaar-inkomen.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import {
  basisbelasting,
  gezinsbedragen,
  type Regels,
  staatEnGewest,
  verminderingVrijeSom,
  volgens,
} from '#rules/belasting/personenbelasting.ts'
import { kredietKindMaximum } from '#rules/belasting/ten-laste.figures.ts'
import {
  geenLaagInkomen,
  kinderenVoorKrediet,
  type LaagInkomen,
  laagInkomen,
  niemandTenLaste,
  type TenLaste,
  toeslagKinderen,
  toeslagTenLaste,
} from '#rules/belasting/ten-laste.ts'
import { isAnswered, type Law } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { kredietLageActiviteit } from '#rules/loon/arbeidskorting.figures.ts'
import { kredietVoorLageActiviteit } from '#rules/loon/arbeidskorting.ts'
import { fiscaleWerkbonus, fiscaleWerkbonusMaximum } from '#rules/loon/loon.figures.ts'
import { bbszPerJaar } from '#rules/loon/loon.ts'
import { buitenDeVerhouding, geenVervanging, verminderingVervanging } from '#rules/uitkeringen/vervangingsinkomen.ts'

export type Gezinssituatie = {
  readonly gewest: Gewest
  readonly gemeentebelasting: number
  readonly tenLaste?: TenLaste
  readonly regels?: Regels
  /** A single parent without another adult in the home, who may have the extra sum for a low income. */
  readonly alleenwonendeOuder?: boolean
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

/** Four parts are rounded apart, so a difference of two cents is none. */
const ROUNDING = 0.02

const cheaper = (usual: Aanslag, other: Aanslag): Aanslag =>
  other.belasting < usual.belasting - ROUNDING ? other : usual

/**
 * The full computation for one person or a couple with joint assessment. The marital quotient is given unless the
 * tax of the two would be higher with it (art. 87 and 88); dependants count for the one with the higher income unless
 * the tax of the two is lower when they count for the other (art. 134, § 4). Leaves out: income taxed separately, the
 * surcharge for missing prepayments; the yearly maximum of the fiscal werkbonus before 2025.
 */
export function aanslag(law: Law, people: readonly Belastingplichtige[], situation: Gezinssituatie): Aanslag {
  const assessed = (withDependants: typeof most): Aanslag => {
    const shared = bereken(law, people, situation, true, withDependants)
    return shared.quotient === 0 ? shared : cheaper(shared, bereken(law, people, situation, false, withDependants))
  }
  return people.length === 1 ? assessed(most) : cheaper(assessed(most), assessed(least))
}

/** What holds for the whole household. */
type Gezin = {
  readonly amounts: ReturnType<typeof gezinsbedragen>
  /** The announced sums are for people who earn: benefits and pensions keep those in force. */
  readonly inForce: ReturnType<typeof gezinsbedragen>
  readonly couple: boolean
  readonly tenLaste: TenLaste
  readonly situation: Gezinssituatie
}

function bereken(
  law: Law,
  people: readonly Belastingplichtige[],
  situation: Gezinssituatie,
  withQuotient: boolean,
  withDependants: typeof most,
): Aanslag {
  const { tenLaste = niemandTenLaste, regels = 'nu' } = situation
  const amounts = gezinsbedragen(law, regels)
  const gezin: Gezin = {
    amounts,
    inForce: gezinsbedragen(law, 'nu'),
    couple: people.length > 1,
    tenLaste,
    situation,
  }
  const net = people.map((person) => nettoInkomen(law, person))
  const { quotient, richest, incomes } = belastbareInkomens(law, net, withQuotient ? quotientMaximum(gezin, net) : null)
  const { sums, low, extraCare } = vrijeSommen(law, gezin, incomes, richest, withDependants)
  const results = sums.map((mine) => kolomVan(law, situation, mine, { sums, richest, extraCare }))
  const kolommen = results.map(({ kolom }) => kolom)
  const belasting = roundedSum(kolommen.map((kolom) => kolom.belasting))
  // Art. 465 to 470: a percentage of the tax, after the reductions.
  const gemeentebelasting = roundCents(belasting * situation.gemeentebelasting)
  const bbsz = bijzondereBijdrage(law, people, net)
  const { belastbaar, ongebruikt } = withDependants(sums, (each) => each.belastbaar)
  const kredieten = {
    werkbonuskrediet: kredietWerkbonus(law, people, regels),
    kindkrediet: kredietKinderen(
      law,
      gezin,
      belastbaar,
      Math.max(0, ongebruikt - roundedSum(results.map(({ gebruikt }) => gebruikt))),
      low.toeslag,
    ),
    opvangkrediet: roundedSum(results.map(({ terug }) => terug)),
    activiteitskrediet: roundedSum(net.map((own) => kredietActiviteit(law, own))),
  }
  // What was withheld or paid in advance (art. 157, 270 and 296).
  const { voorheffing = 0, voorafbetalingen = 0, bbszIngehouden = 0 } = situation
  const voorheffingen = roundedSum([voorheffing, voorafbetalingen, bbszIngehouden])
  return {
    kolommen,
    quotient,
    overgedragen: roundedSum(results.map(({ overgenomen }) => overgenomen)),
    belasting,
    gemeentebelasting,
    bbsz,
    ...kredieten,
    voorheffingen,
    saldo: roundedSum([belasting, gemeentebelasting, bbsz, -roundedSum(Object.values(kredieten)), -voorheffingen]),
  }
}

/** Art. 87 and 88: a couple only; the announced amount when one of the two earns. */
const quotientMaximum = ({ couple, amounts, inForce }: Gezin, net: readonly Netto[]): number | null =>
  couple ? (net.some(({ eigen }) => eigen > 0) ? amounts : inForce).quotient : null

/** An income with the sum that is free of tax, and what of it the income leaves unused. */
type MetVrijeSom = Inkomen & { readonly eigenSom: number; readonly ongebruikt: number }

/**
 * The tax-free sum of each (art. 131 to 133), with that for the dependants at one of them. A lone parent with a low income
 * has more, and an extra reduction for day care (art. 133 and 145/35).
 */
function vrijeSommen(
  law: Law,
  { amounts, inForce, couple, tenLaste, situation }: Gezin,
  incomes: readonly Inkomen[],
  richest: Netto,
  withDependants: typeof most,
): { readonly sums: readonly MetVrijeSom[]; readonly low: LaagInkomen; readonly extraCare: number } {
  const { alleenwonendeOuder = true, opvangkosten = 0 } = situation
  const chosen = withDependants(incomes, ({ belastbaar }) => belastbaar)
  const alone = !couple && tenLaste.kinderen > 0 && alleenwonendeOuder
  const low = alone ? laagInkomen(law, chosen.belastbaar, richest.eigen) : geenLaagInkomen
  const family = roundCents(toeslagTenLaste(amounts.toeslagen, tenLaste, !couple) + low.toeslag)
  const sums = incomes.map((income) => {
    const { own, belastbaar } = income
    // Art. 133, 2°: a taxpayer with a disability has the same amount as a dependent person.
    const handicap = own.person.handicap ? amounts.toeslagen.anderePersoon : 0
    const basic = (own.eigen > 0 ? amounts : inForce).vrijeSom + handicap
    const eigenSom = income === chosen ? basic + family : basic
    return { ...income, eigenSom, ongebruikt: roundCents(Math.max(0, eigenSom - belastbaar)) }
  })
  return { sums, low, extraCare: roundCents(opvangkosten * low.opvangtarief) }
}

/** What a column needs of the others. */
type Samen = { readonly sums: readonly MetVrijeSom[]; readonly richest: Netto; readonly extraCare: number }

/** One taxpayer's column of the bill, from the brackets to the tax of State and region. */
function kolomVan(law: Law, situation: Gezinssituatie, mine: MetVrijeSom, { sums, richest, extraCare }: Samen) {
  const { own, moved, total, belastbaar } = mine
  const { person } = own
  // Whoever leaves nothing unused takes over what the other does.
  const overgenomen = mine.ongebruikt === 0 ? roundedSum(sums.map(({ ongebruikt }) => ongebruikt)) : 0
  const vrijeSom = roundCents(mine.eigenSom + overgenomen)
  const om = omTeSlane(law, belastbaar, vrijeSom)
  // Whoever gives keeps the mix of the income before the quotient.
  const whole = total - Math.min(0, moved)
  const kinds = sharesOf(own, richest, Math.max(0, moved), whole)
  const aside = person.pensioenleeftijd ? own.eigen * buitenDeVerhouding(law, own.kinds.pensioen) : 0
  const pensioen = verminderingVervanging(law, belastbaar, kinds, om.omTeSlane, whole / (whole - aside))
  const hoofdsom = roundCents(om.omTeSlane - pensioen)
  const { staat, gewestelijk, deel } = staatEnGewest(law, hoofdsom, situation.gewest)
  const wanted = roundedSum([person.federaleVermindering ?? 0, person.gewestelijkeVermindering ?? 0, extraCare])
  const verminderingen = Math.min(wanted, roundCents(staat + gewestelijk))
  const top = hoofdsom > 0 ? marginalRate(belastbaar, law(belastingschijven)) : 0
  const kolom: Kolom = {
    inkomen: person.inkomen,
    socialeBijdragen: own.socialeBijdragen,
    kosten: own.kosten,
    vervanging: roundedSum(Object.values(person.vervanging ?? geenVervanging)),
    netto: own.netto,
    onroerend: own.onroerend,
    quotient: moved,
    aftrek: person.aftrek ?? 0,
    belastbaar,
    vrijeSom,
    ...om,
    pensioenvermindering: pensioen,
    hoofdsom,
    staat,
    gewestelijk,
    verminderingen,
    belasting: roundCents(staat + gewestelijk - verminderingen),
    marginaal: top * deel * (1 + situation.gemeentebelasting),
  }
  return {
    kolom,
    overgenomen,
    gebruikt: Math.min(overgenomen, Math.max(0, belastbaar - mine.eigenSom)),
    terug: Math.min(extraCare, roundCents(wanted - verminderingen)),
  }
}

/** The tax by the brackets (art. 130), less that on the tax-free sum (art. 134, § 2). */
function omTeSlane(law: Law, belastbaar: number, vrijeSom: number) {
  const basis = basisbelasting(law, belastbaar)
  const vermindering = Math.min(basis, verminderingVrijeSom(law, vrijeSom))
  return { basisbelasting: basis, vermindering, omTeSlane: roundCents(basis - vermindering) }
}

/** Bijzondere bijdrage voor de sociale zekerheid, on the income of the household when one of them is an employee. */
function bijzondereBijdrage(law: Law, people: readonly Belastingplichtige[], net: readonly Netto[]): number {
  const employed = people.some((person) => person.soort === 'werknemer' && person.inkomen > 0)
  if (!employed) return 0
  return bbszPerJaar(law, roundedSum(net.flatMap(({ netto, onroerend }) => [netto, onroerend])), people.length > 1)
}

/** Art. 289ter/1: a share of the werkbonus, since 2025 with a yearly maximum. */
export function kredietWerkbonus(law: Law, people: readonly Belastingplichtige[], regels: Regels): number {
  const rates = volgens(law, regels)(fiscaleWerkbonus)
  const each = people.map(({ werkbonusA = 0, werkbonusB = 0 }) => {
    const credit = roundCents(werkbonusA * rates.a + werkbonusB * rates.b)
    const capped = credit > 0 && isAnswered(fiscaleWerkbonusMaximum, law.date)
    return capped ? Math.min(credit, law(fiscaleWerkbonusMaximum)) : credit
  })
  return roundedSum(each)
}

/**
 * Art. 289ter, in the years whose amounts we know or may take over. Pay has it only in public service without a contract
 * of employment (§ 1, 2°), so a director has it too; a side activity and a student on own account have none (5°).
 */
function kredietActiviteit(law: Law, { person, eigen, netto, onroerend }: Netto): number {
  const paid = person.soort === 'werknemer' || person.soort === 'gepensioneerde'
  const kind = person.activiteit ?? (paid ? 'bijkomend' : 'zelfstandige')
  if (kind === 'bijkomend' || !isAnswered(kredietLageActiviteit, law.date)) return 0
  const income = { activiteit: eigen, beroep: netto, totaal: roundedSum([netto, onroerend]) }
  return kredietVoorLageActiviteit(law, income, kind)
}

/**
 * The part of the tax-free sum that no income could use and that comes from children is refunded at the rates of the
 * slices above the income, up to a maximum per child; other parts that the income leaves unused are not counted. What a
 * lone parent has extra for a low income is the last slice, and is refunded beyond that maximum (art. 134, § 3).
 */
function kredietKinderen(
  law: Law,
  { amounts, tenLaste }: Gezin,
  income: number,
  left: number,
  forLowIncome: number,
): number {
  const beyond = Math.min(left, forLowIncome)
  const children = Math.min(left, toeslagKinderen(amounts.toeslagen, tenLaste) + forLowIncome) - beyond
  const upTo = verminderingVrijeSom(law, income + children)
  const credit = Math.min(
    upTo - verminderingVrijeSom(law, income),
    kinderenVoorKrediet(tenLaste) * law(kredietKindMaximum),
  )
  return roundCents(credit + verminderingVrijeSom(law, income + children + beyond) - upTo)
}
