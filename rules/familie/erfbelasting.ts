/**
 * Inheritance tax of the three regions. The region is where the deceased lived longest in the last five
 * years. Scales apply per heir, except for distant heirs in Flanders and Brussels, where they apply to the sum
 * of their shares. Leaves out: family businesses, unregistered gifts that are taxed with the estate, and what
 * earlier gifts of real estate do to the scale outside Flanders.
 */
import { type Bracket, type BracketLine, progressive } from '#finance/brackets.ts'
import { at } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import { largestRemainder } from '#finance/shares.ts'
import type { Law } from '#rules/kernel/dated.ts'
import {
  erfschalen,
  erfvrijstelling,
  gezinswoningSchalen,
  handicapvrijstelling,
  jongKind,
  kleineErfenis,
  partnerabattement,
  singlevermindering,
  wezenvrijstelling,
} from '#rules/familie/erftarieven.figures.ts'
import { erfbelastingGoedDoel } from '#rules/familie/goed-doel.figures.ts'
import { vruchtgebruikTabel } from '#rules/familie/vruchtgebruik.figures.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import * as labels from '#rules/kernel/labels.ts'

export type Verwantschap = 'partner' | 'kind' | 'broerZus' | 'oomNeef' | 'andere' | 'goedDoel'

export type Erfgenaam = {
  readonly naam: string
  readonly verwantschap: Verwantschap
  readonly roerend: number
  readonly onroerend: number
  /** Part of the immovable goods that is the family home: free for the partner, cheaper for children outside Flanders. */
  readonly gezinswoning: number
  /** Age of a child of the deceased that is younger than 21, or of an heir with a handicap. */
  readonly leeftijd?: number | null
  /** Exemptions that only Flanders knows: an orphan under 21, or an heir with a handicap. */
  readonly bijzonder?: 'geen' | 'wees' | 'handicap'
  /** Real estate given in the last three years: in Flanders it fills the lowest slices (progressievoorbehoud). */
  readonly geschonken?: number
}
export type Erfdeel = {
  readonly erfgenaam: Erfgenaam
  readonly belastbaar: number
  readonly vrij: number
  /** Reductions that come off the tax: small shares, young children, childless singles. */
  readonly vermindering: number
  readonly belasting: number
  readonly netto: number
  readonly lijnen: readonly {
    readonly label: string
    readonly base: number
    readonly tax: number
    readonly brackets: readonly BracketLine[]
  }[]
}
type Part = Omit<Erfdeel, 'erfgenaam' | 'netto'>

export type ErfKeuzes = {
  /** A will names the distant heirs for the lower rate (Flanders and Brussels). */
  readonly single?: boolean
  /** Only the scales: no exempt first part, nothing off for small shares or young children. */
  readonly zonderVrijstelling?: boolean
}

const share = (heir: Erfgenaam) => roundCents(heir.roerend + heir.onroerend)
const isNear = (heir: Erfgenaam) => relationOf(heir) === null

type Verder = Exclude<Verwantschap, 'partner' | 'kind'>

/** The relation of a distant heir; null in the direct line and for the partner. */
const relationOf = ({ verwantschap }: Erfgenaam): Verder | null =>
  verwantschap === 'partner' || verwantschap === 'kind' ? null : verwantschap

/** Full years until 21 of a child that inherits. */
function yearsToAdult(law: Law, gewest: Gewest, heir: Erfgenaam): number {
  const { leeftijd, lopendJaar } = law(jongKind)
  if (heir.verwantschap !== 'kind' || heir.leeftijd == null) return 0
  return Math.max(0, leeftijd - Math.floor(heir.leeftijd) - (lopendJaar[gewest] ? 0 : 1))
}

/** What a young child gets per year it lacks; the partner gets half of what the children get together. */
function youngBonus(law: Law, gewest: Gewest, heir: Erfgenaam, heirs: readonly Erfgenaam[]): number {
  const { vermindering, vrijstelling, partnerDeel } = law(jongKind)
  const perYear = gewest === 'vlaanderen' ? vermindering : vrijstelling
  if (heir.verwantschap === 'kind') return yearsToAdult(law, gewest, heir) * perYear
  return roundedSum(heirs.map((each) => yearsToAdult(law, gewest, each))) * perYear * partnerDeel
}

function smallShare(law: Law, kind: 'lijn' | 'broerZus' | 'andere', amount: number): number {
  const rule = law(kleineErfenis)[kind].find(({ tot }) => amount <= tot)
  if (!rule) return 0
  const part = amount / rule.per
  return rule.bedrag * (rule.dalend ? 1 - part : part)
}

/** The slices of a scale between two amounts. */
function between(scale: readonly Bracket[], from: number, to: number): readonly BracketLine[] {
  return progressive(to, scale).lines.flatMap((line) => {
    const part = roundCents(line.part - Math.max(0, from - line.from))
    return part > 0 ? [{ ...line, from: Math.max(from, line.from), part, tax: roundCents(part * line.rate) }] : []
  })
}

/** Tax on what lies between two amounts of a scale. */
const slice = (scale: readonly Bracket[], from: number, to: number) => ({
  tax: roundCents(progressive(to, scale).tax - progressive(from, scale).tax),
  brackets: between(scale, from, to),
})

/** Exempt at the foot of the scale for an heir with a handicap: off immovable goods first in the direct line. */
function handicapExemption(law: Law, heir: Erfgenaam, line: 'lijn' | 'andere'): number {
  if (heir.bijzonder !== 'handicap' || heir.leeftijd == null) return 0
  const rule = law(handicapvrijstelling)
  return roundCents((rule[line] * vruchtgebruikDeel(law, heir.leeftijd)) / rule.stap)
}

/** A distant heir with a handicap is taxed as if there were no other heir; the others as if there were no handicap. */
function flemishHandicap(law: Law, heir: Erfgenaam, group: Group): Part {
  const exempt = Math.min(share(heir), handicapExemption(law, heir, 'andere'))
  const { tax, brackets } = slice(group.scale, exempt, share(heir))
  const base = roundCents(share(heir) - exempt)
  const vermindering = group.small ? Math.min(tax, roundCents(smallShare(law, group.small, share(heir)))) : 0
  return {
    belastbaar: base,
    vrij: exempt,
    vermindering,
    belasting: roundCents(tax - vermindering),
    lijnen: [{ label: labels.aandeel, base, tax, brackets }],
  }
}

/**
 * Direct line and partners: movable and immovable goods each go through the scale (art. 2.7.4.1.1 VCF). The
 * exemption of movable goods lies at the foot of the scale: what is above it keeps its own, higher slices.
 */
function flemishNear(law: Law, heir: Erfgenaam, heirs: readonly Erfgenaam[], bare: boolean): Part {
  const brackets = law(erfschalen).vlaanderen.lijn
  const partner = heir.verwantschap === 'partner'
  const orphan = !partner && heir.bijzonder === 'wees'
  const home = partner || orphan ? Math.min(heir.gezinswoning, heir.onroerend) : 0
  const movable = partner ? law(partnerabattement) : orphan ? law(wezenvrijstelling) : 0
  const handicap = handicapExemption(law, heir, 'lijn')
  const fromImmovable = Math.min(handicap, heir.onroerend - home)
  const exempt = Math.min(heir.roerend, movable + handicap - fromImmovable)
  const lijnen = [
    { label: labels.roerend, base: heir.roerend - exempt, below: exempt },
    {
      label: labels.onroerend,
      base: heir.onroerend - home - fromImmovable,
      below: (heir.geschonken ?? 0) + fromImmovable,
    },
  ].map(({ label, base: taxed, below }) => {
    const base = roundCents(taxed)
    return { label, base, ...slice(brackets, below, below + base) }
  })
  const due = roundedSum(lijnen.map((each) => each.tax))
  const reduction = bare ? 0 : smallShare(law, 'lijn', share(heir) - home) + youngBonus(law, 'vlaanderen', heir, heirs)
  const vermindering = Math.min(due, roundCents(reduction))
  return {
    belastbaar: roundedSum(lijnen.map((each) => each.base)),
    vrij: roundCents(exempt + fromImmovable + home),
    vermindering,
    belasting: roundCents(due - vermindering),
    lijnen,
  }
}

/** Label of what the exempt amount takes away where a home and other goods share it. */
export const EXEMPT = labels.vrijgesteld

/** Tax on a home that fills the lowest slices at its own rates, with the other goods above it. */
const homeFirst = (home: readonly Bracket[], other: readonly Bracket[], upToHome: number, total: number) => ({
  home: slice(home, 0, upToHome),
  other: slice(other, upToHome, total),
})

/**
 * Brussels counts the exempt amount as home and as other goods in proportion, in the lowest slices. The cases that
 * Belfius publishes come out so: 25.000 beside a home of 50.000 pays 2.650, 12.500 beside 62.500 pays 2.337,50.
 */
function sharedExemption(law: Law, home: number, base: number, exempt: number) {
  const { lijn } = law(erfschalen).brussel
  const whole = homeFirst(law(gezinswoningSchalen).brussel, lijn, home, base)
  const free = homeFirst(law(gezinswoningSchalen).brussel, lijn, roundCents((exempt * home) / base), exempt)
  return [
    { label: labels.gezinswoning, base: home, ...whole.home },
    { label: labels.andereGoederen, base: roundCents(base - home), ...whole.other },
    {
      label: EXEMPT,
      base: exempt,
      tax: -roundCents(free.home.tax + free.other.tax),
      brackets: [...free.home.brackets, ...free.other.brackets].map((line) => ({ ...line, tax: -line.tax })),
    },
  ]
}

/**
 * Brussels and Wallonia, direct line and partners: one scale over the whole share, of which the home fills the
 * lowest slices at its own rates, and the exemption takes away the lowest slices.
 */
function near(
  law: Law,
  gewest: 'brussel' | 'wallonie',
  heir: Erfgenaam,
  heirs: readonly Erfgenaam[],
  bare: boolean,
): Part {
  const brackets = law(erfschalen)[gewest].lijn
  const partner = heir.verwantschap === 'partner'
  const home = Math.min(heir.gezinswoning, heir.onroerend)
  const freeHome = partner ? home : 0
  const base = roundCents(share(heir) - freeHome)
  const { eerste, klein, kleinTot } = law(erfvrijstelling)[gewest]
  const young = youngBonus(law, gewest, heir, heirs)
  const exempt = bare ? 0 : Math.min(base, eerste + (base <= kleinTot ? klein : 0) + young)
  const cheapHome = partner ? 0 : home
  const line = (label: string, scale: readonly Bracket[], from: number, to: number) => ({
    label,
    base: roundCents(to - from),
    ...slice(scale, from, to),
  })
  const shared = gewest === 'brussel' && exempt > 0 && cheapHome > 0 && base > cheapHome
  const lijnen = shared
    ? sharedExemption(law, cheapHome, base, exempt)
    : [
        ...(cheapHome > 0
          ? [line(labels.gezinswoning, law(gezinswoningSchalen)[gewest], Math.min(exempt, cheapHome), cheapHome)]
          : []),
        ...(base > cheapHome
          ? [line(cheapHome > 0 ? labels.andereGoederen : labels.aandeel, brackets, Math.max(exempt, cheapHome), base)]
          : []),
      ]
  return {
    belastbaar: roundCents(base - exempt),
    vrij: roundCents(exempt + freeHome),
    vermindering: 0,
    belasting: roundedSum(lijnen.map((each) => each.tax)),
    lijnen,
  }
}

/** The lower rate of a will, where it exists; in Flanders since 2026 not when a partner or child inherits. */
function singleRule(law: Law, gewest: Gewest, heirs: readonly Erfgenaam[]) {
  const rule = law(singlevermindering)[gewest]
  return rule?.alleenSingles && heirs.some(isNear) ? null : rule
}

export const singleMogelijk = (law: Law, gewest: Gewest, heirs: readonly Erfgenaam[]): boolean =>
  singleRule(law, gewest, heirs) !== null

type Singles = { readonly parts: ReadonlyMap<Erfgenaam, number>; readonly schaal: readonly Bracket[] }
const noSingles: Singles = { parts: new Map(), schaal: [{ upTo: null, rate: 0 }] }

/** The part of each distant heir that goes at the lower rate of a will, in proportion to the shares. */
function singleParts(law: Law, gewest: Gewest, heirs: readonly Erfgenaam[]): Singles {
  const rule = singleRule(law, gewest, heirs)
  const chosen = heirs.filter((heir) => !isNear(heir) && heir.verwantschap !== 'goedDoel')
  const total = roundedSum(chosen.map(share))
  if (rule === null || total === 0) return noSingles
  const used = Math.min(total, rule.maximum)
  return { parts: new Map(chosen.map((heir) => [heir, (share(heir) * used) / total])), schaal: rule.schaal }
}

/** Label of a share that is taxed together with others. */
export const POOLED = labels.samen

type Group = {
  readonly heirs: readonly Erfgenaam[]
  readonly scale: readonly Bracket[]
  readonly small: 'broerZus' | 'andere' | null
  readonly label: string
  /** What was given before and pushes the shares into higher slices. */
  readonly given: number
}

/** One scale over the sum of a group's shares; the tax is divided in proportion, to the cent. */
function grouped(law: Law, { heirs, scale, small, label, given }: Group, singles: Singles) {
  const shares = heirs.map(share)
  const total = roundedSum(shares)
  const whole = slice(scale, given, given + total)
  const reduced = heirs.map((heir) => singles.parts.get(heir) ?? 0)
  const singleGain =
    slice(scale, given, given + roundedSum(reduced)).tax -
    roundedSum(reduced.map((part) => progressive(part, singles.schaal).tax))
  const gain = singleGain > 0 ? singleGain : small ? smallShare(law, small, total) : 0
  const due = whole.tax
  const reduction = Math.min(due, roundCents(gain))
  const taxes = largestRemainder(due, shares)
  const reductions = largestRemainder(reduction, shares)
  return new Map(
    heirs.map((heir, index): [Erfgenaam, Part] => [
      heir,
      {
        belastbaar: at(shares, index),
        vrij: 0,
        vermindering: at(reductions, index),
        belasting: roundCents(at(taxes, index) - at(reductions, index)),
        lijnen: [{ label, base: total, tax: at(taxes, index), brackets: whole.brackets }],
      },
    ]),
  )
}

/** Relations whose shares are taxed together. */
const pools: Readonly<Record<Gewest, readonly (readonly ('oomNeef' | 'andere')[])[]>> = {
  vlaanderen: [['oomNeef', 'andere']],
  brussel: [['oomNeef'], ['andere']],
  wallonie: [],
}

/** The groups of distant heirs that are taxed together; everyone else is a group of one. */
function groupsOf(law: Law, gewest: Gewest, heirs: readonly Erfgenaam[], bare: boolean): readonly Group[] {
  const flat = heirs.some((heir) => heir.verwantschap === 'goedDoel') ? law(erfbelastingGoedDoel)[gewest] : 0
  const scales = { ...law(erfschalen)[gewest], goedDoel: [{ upTo: null, rate: flat }] }
  const flemish = gewest === 'vlaanderen'
  const small = { broerZus: 'broerZus', oomNeef: 'andere', andere: 'andere', goedDoel: null } as const
  const group = (relation: Verder, members: readonly Erfgenaam[]): Group => ({
    heirs: members,
    scale: scales[relation],
    small: flemish && !bare ? small[relation] : null,
    label: members.length > 1 ? POOLED : labels.aandeel,
    given: flemish ? roundedSum(members.map((heir) => heir.geschonken ?? 0)) : 0,
  })
  const pooled = pools[gewest].map((relations) =>
    group(
      at(relations, 0),
      heirs.filter((heir) => relations.some((relation) => relation === heir.verwantschap)),
    ),
  )
  const alone = heirs.flatMap((heir) => {
    const relation = relationOf(heir)
    return relation === null || pooled.some((each) => each.heirs.includes(heir)) ? [] : [group(relation, [heir])]
  })
  return [...pooled, ...alone]
}

/** Tax per heir, in the order given. */
export function erfbelasting(
  law: Law,
  gewest: Gewest,
  heirs: readonly Erfgenaam[],
  { single = false, zonderVrijstelling: bare = false }: ErfKeuzes = {},
): readonly Erfdeel[] {
  const singles = single ? singleParts(law, gewest, heirs) : noSingles
  const flemish = gewest === 'vlaanderen'
  const distant = new Map(
    groupsOf(law, gewest, heirs, bare).flatMap((group) =>
      [...grouped(law, group, singles)].map(([heir, part]): [Erfgenaam, Part] =>
        flemish && handicapExemption(law, heir, 'andere') > 0
          ? [heir, flemishHandicap(law, heir, group)]
          : [heir, part],
      ),
    ),
  )
  const free = !bare && smallEstate(law, gewest, heirs)
  return heirs.map((erfgenaam) => {
    const part =
      free && !isNear(erfgenaam)
        ? { belastbaar: 0, vrij: share(erfgenaam), vermindering: 0, belasting: 0, lijnen: [] }
        : (distant.get(erfgenaam) ??
          (gewest === 'vlaanderen'
            ? flemishNear(law, erfgenaam, heirs, bare)
            : near(law, gewest, erfgenaam, heirs, bare)))
    return { erfgenaam, ...part, netto: roundCents(share(erfgenaam) - part.belasting) }
  })
}

/** Outside Flanders other heirs pay nothing on a very small estate (art. 54 W.Succ.). */
const smallEstate = (law: Law, gewest: Gewest, heirs: readonly Erfgenaam[]): boolean =>
  gewest !== 'vlaanderen' && roundedSum(heirs.map(share)) <= law(erfvrijstelling)[gewest].nalatenschapTot

/**
 * Value of a usufruct as a part of full ownership (art. 2.7.3.3.2 VCF, art. 21 W.Succ.), by age in full years. "Not more
 * than 65 years" ends on the birthday itself: whoever is 65 is past it for the rest of that year.
 */
export function vruchtgebruikDeel(law: Law, leeftijd: number): number {
  return law(vruchtgebruikTabel).find(({ tot }) => tot === null || leeftijd < tot)?.deel ?? 0
}
