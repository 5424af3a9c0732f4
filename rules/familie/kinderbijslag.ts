/**
 * Child benefit of one month, child by child, in the four systems. Leaves out: invalid parents, foster care and placed
 * children, equal residence, families that kept higher federal amounts, and in Flanders orphans of before 2019.
 */
import { monthsBetween } from '#finance/dates.ts'
import { at, compareText } from '#finance/list.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import {
  brusselBasis,
  brusselGeboorte,
  brusselJaartoeslag,
  kindergeldDuitstalig,
  oudeBasis,
  oudeJaartoeslag,
  oudeLeeftijdstoeslag,
  oudeSocialeToeslag,
  oudeWees,
  wallonieBasis,
  wallonieGeboorte,
  wallonieJaartoeslag,
  wallonieWees,
  wezenDuitstalig,
} from '#rules/familie/kinderbijslag.figures.ts'
import {
  groeipakketBasis,
  groeipakketNieuw,
  groeipakketOud,
  groeipakketToeslagen,
} from '#rules/familie/groeipakket.figures.ts'
import { type Band, type Bijslagregio, inkomensband, ofBand, socialeToeslag } from '#rules/familie/sociale-toeslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { indexsprongen } from '#rules/kernel/spil.figures.ts'
import { spilcoefficient } from '#rules/kernel/spil.ts'

export type Kind = {
  /** YYYY-MM. */
  readonly geboren: string
  readonly wees: 'geen' | 'een' | 'beide'
  readonly hogerOnderwijs: boolean
  /** Care supplement a month, as the decision writes it. */
  readonly zorgtoeslag: number
}

export type Bijslaggezin = {
  readonly regio: Bijslagregio
  readonly kinderen: readonly Kind[]
  /** Taxable income of the family a year. */
  readonly inkomen: number
  readonly alleenstaand: boolean
  /** German-speaking Community: the family has the higher reimbursement of health care. */
  readonly verhoogdeTegemoetkoming: boolean
}

export type Bijslagkind = {
  readonly kind: Kind
  readonly leeftijd: number
  /** In the system of before the reform. */
  readonly oud: boolean
  readonly basis: number
  readonly leeftijdstoeslag: number
  readonly sociaal: number
  readonly wees: number
  readonly zorg: number
  readonly totaal: number
  /** Once a year: school bonus or age supplement. */
  readonly jaartoeslag: number
}

type Bedragen = {
  readonly basis: number
  readonly leeftijdstoeslag?: number
  readonly sociaal?: number
  readonly wees?: number
  readonly jaartoeslag?: number
  readonly oud?: boolean
}

const LAST_MONTH = 25 * 12
const monthsOld = (geboren: string, maand: string): number => monthsBetween(`${geboren}-01`, `${maand}-01`)

/** From the month after birth up to and including the month of the twenty-fifth birthday. */
export const heeftRecht = (geboren: string, maand: string): boolean => {
  const months = monthsOld(geboren, maand)
  return months >= 1 && months <= LAST_MONTH
}

/** An age counts from the month after the birthday. */
const ageIn = (geboren: string, maand: string): number => Math.floor((monthsOld(geboren, maand) - 1) / 12)
/** Age on 31 December of the year before. */
const ageBefore = (geboren: string, maand: string): number =>
  Number(maand.slice(0, 4)) - 1 - Number(geboren.slice(0, 4))
/** Age on 1 July: who was born in July or later has the birthday still to come. */
const ageInJuly = (geboren: string, maand: string): number =>
  Number(maand.slice(0, 4)) - Number(geboren.slice(0, 4)) - (geboren.slice(5) >= '07' ? 1 : 0)

/** The amount of the step an age has reached; `ages` are the first years of the second step and on. */
const step = (amounts: readonly number[], ages: readonly number[], age: number): number =>
  at(amounts, ages.filter((first) => age >= first).length)
const AGES = [6, 12, 18] as const
const leeftijdBedrag = (amounts: readonly number[], age: number): number => step([0, ...amounts], AGES, age)

type Plaats = {
  readonly band: Band
  readonly aantal: number
  readonly maand: string
  /** Among the children of the old system, 0 the one with the lowest base. */
  readonly rang: number
  /** Among all children, 0 the oldest. */
  readonly volgorde: number
  /** Another child of the family is in the system of today. */
  readonly nieuwkomer: boolean
}

function vlaanderen(law: Law, kind: Kind, plaats: Plaats, alleenstaand: boolean): Bedragen {
  const { band, aantal, maand, rang, nieuwkomer } = plaats
  const table = law(groeipakketToeslagen)
  const jaartoeslag = step(table.schoolbonus, [4, 11, 17], ageBefore(kind.geboren, maand))
  if (!isOld(law, 'vlaanderen', kind)) {
    return {
      basis: law(groeipakketBasis),
      sociaal: socialeToeslag(law, 'vlaanderen', { band, aantal, alleenstaand }),
      wees: kind.wees === 'geen' ? 0 : at(table.wees, kind.wees === 'een' ? 0 : 1),
      jaartoeslag,
    }
  }
  const old = law(groeipakketOud)
  const rank = Math.min(rang, 2)
  const age = ageIn(kind.geboren, maand)
  const ofRank = at(old.sociaal.rang, rank)
  const low = rank === 2 && alleenstaand ? old.sociaal.derdeAlleen : ofRank
  // Between the limits a family of one or two children gets the amount of today's system; a larger one the old amount,
  // and only when one of its children is in today's system.
  const between = aantal <= 2 ? ofBand(table.sociaal.klein, band) : band === 'midden' && nieuwkomer ? ofRank : 0
  const sociaal = band === 'laag' ? low : between
  // The lower age supplement is for a child on the lowest base without any supplement.
  const plain = rank === 0 && sociaal === 0 && kind.zorgtoeslag === 0
  return {
    oud: true,
    basis: at(old.basis, rank),
    leeftijdstoeslag: leeftijdBedrag(old.leeftijd[plain ? 'laagste' : 'andere'], age),
    sociaal,
    jaartoeslag,
  }
}

function brussel(law: Law, kind: Kind, { band, aantal, maand }: Plaats, alleenstaand: boolean): Bedragen {
  const index = spilcoefficient(law(indexsprongen), '105,10')
  const indexed = (amount: number) => roundCents(amount * index)
  const age = ageIn(kind.geboren, maand)
  const student = age >= 18 && kind.hogerOnderwijs
  const sociaal = socialeToeslag(law, 'brussel', { band, aantal, alleenstaand, leeftijd: age })
  const base = law(brusselBasis)
  // An only child without any supplement keeps the lowest amount, whatever the age.
  const plain = aantal === 1 && sociaal === 0 && kind.wees === 'geen' && kind.zorgtoeslag === 0
  const basis = indexed(plain || age < 12 ? base.tot11 : student ? base.hogerOnderwijs : base.vanaf12)
  const yearly = law(brusselJaartoeslag)
  return {
    basis,
    sociaal,
    wees: roundCents(basis * { geen: 0, een: 0.5, beide: 1 }[kind.wees]),
    jaartoeslag: indexed(
      student ? yearly.hogerOnderwijs : step(yearly.leeftijd, [6, 12], ageInJuly(kind.geboren, maand)),
    ),
  }
}

const WALLOON_REFORM = '2020'

function wallonie(law: Law, kind: Kind, { band, aantal, maand, rang }: Plaats, alleenstaand: boolean): Bedragen {
  const steps = law(indexsprongen)
  const age = ageIn(kind.geboren, maand)
  const before = ageBefore(kind.geboren, maand)
  const yearAges = [5, 11, 17]
  if (!isOld(law, 'wallonie', kind)) {
    const index = spilcoefficient(steps, '105,10')
    const indexed = (amount: number) => roundCents(amount * index)
    const base = law(wallonieBasis)
    const basis = indexed(kind.wees === 'beide' ? law(wallonieWees) : age < 18 ? base.tot17 : base.vanaf18)
    return {
      basis,
      sociaal: socialeToeslag(law, 'wallonie', { band, aantal, alleenstaand }),
      wees: kind.wees === 'een' ? roundCents(basis / 2) : 0,
      jaartoeslag: indexed(step(law(wallonieJaartoeslag), yearAges, before)),
    }
  }
  const index = spilcoefficient(steps)
  const indexed = (amount: number) => roundCents(amount * index)
  const rank = Math.min(rang, 2)
  const orphan = kind.wees !== 'geen'
  const social = law(oudeSocialeToeslag)
  const low = band === 'laag' && !orphan
  const sociaal = low ? indexed(rank === 2 && alleenstaand ? social.derdeAlleen : at(social.rang, rank)) : 0
  const ages = law(oudeLeeftijdstoeslag)
  const yearly = law(oudeJaartoeslag)
  return {
    oud: true,
    basis: indexed(orphan ? law(oudeWees) : at(law(oudeBasis), rank)),
    leeftijdstoeslag: indexed(leeftijdBedrag(rank === 0 && !low && !orphan ? ages.eerste : ages.andere, age)),
    sociaal,
    jaartoeslag: indexed(step(low ? yearly.metToeslag : yearly.gewoon, yearAges, before)),
  }
}

function duitstalig(law: Law, kind: Kind, { volgorde }: Plaats, verhoogd: boolean): Bedragen {
  const table = law(kindergeldDuitstalig)
  return {
    basis: roundCents(table.basis + (volgorde >= 2 ? table.vanafDerde : 0)),
    // An orphan has the one supplement instead of the other (art. 20, 3°).
    sociaal: verhoogd && kind.wees === 'geen' ? table.sociaal : 0,
    wees: kind.wees === 'geen' ? 0 : at(law(wezenDuitstalig), kind.wees === 'een' ? 0 : 1),
  }
}

/** The first year of birth of the system of today, where an older one still runs. */
export const hervormingsjaar = (law: Law, regio: Bijslagregio): string | null =>
  regio === 'vlaanderen' ? law(groeipakketNieuw).slice(0, 4) : regio === 'wallonie' ? WALLOON_REFORM : null

const bornBefore = (law: Law, regio: Bijslagregio, { geboren }: Kind): boolean =>
  geboren < (hervormingsjaar(law, regio) ?? '')

/** In Flanders whoever loses a parent from 2019 on comes into the system of today, whenever born (art. 216). */
const isOld = (law: Law, regio: Bijslagregio, kind: Kind): boolean =>
  bornBefore(law, regio, kind) && (regio !== 'vlaanderen' || kind.wees === 'geen')

/** The base of a child in Flanders that was an orphan before the reform, if one of these may be (art. 214); else null. */
export const wezenbijslagVoor2019 = (law: Law, { regio, kinderen }: Bijslaggezin): number | null =>
  regio === 'vlaanderen' && kinderen.some((kind) => kind.wees !== 'geen' && bornBefore(law, regio, kind))
    ? law(groeipakketOud).wees
    : null

const REGIONS = { vlaanderen, brussel, wallonie } as const

/** What each child with a right gets in this month, the oldest first. */
export function kinderbijslag(law: Law, maand: string, gezin: Bijslaggezin): readonly Bijslagkind[] {
  const { regio, alleenstaand, verhoogdeTegemoetkoming } = gezin
  const children = gezin.kinderen
    .filter(({ geboren }) => heeftRecht(geboren, maand))
    .toSorted((a, b) => compareText(a.geboren, b.geboren))
  const band = inkomensband(law, gezin, children.length)
  const before = children.filter((kind) => bornBefore(law, regio, kind))
  const nieuwkomer = children.some((kind) => !isOld(law, regio, kind))
  return children.map((kind, volgorde) => {
    // In Flanders the youngest has the lowest base, in Wallonia the oldest. A child that came into the system of today leaves
    // the others the place they had (art. 210, § 4).
    const place = before.indexOf(kind)
    const rang = place < 0 ? 0 : regio === 'vlaanderen' ? before.length - 1 - place : place
    const where: Plaats = { band, aantal: children.length, maand, rang, volgorde, nieuwkomer }
    const amounts =
      regio === 'duitstalig'
        ? duitstalig(law, kind, where, verhoogdeTegemoetkoming)
        : REGIONS[regio](law, kind, where, alleenstaand)
    const { basis, leeftijdstoeslag = 0, sociaal = 0, wees = 0, jaartoeslag = 0 } = amounts
    const zorg = kind.zorgtoeslag
    return {
      kind,
      leeftijd: ageIn(kind.geboren, maand),
      oud: amounts.oud ?? false,
      basis,
      leeftijdstoeslag,
      sociaal,
      wees,
      zorg,
      totaal: roundedSum([basis, leeftijdstoeslag, sociaal, wees, zorg]),
      jaartoeslag,
    }
  })
}

/** The month in which the yearly amount comes: August in Flanders, July elsewhere. */
export const maandJaartoeslag = (regio: Bijslagregio): string => (regio === 'vlaanderen' ? '08' : '07')

/** What the birth of a child gives, once. */
export function startbedrag(law: Law, regio: Bijslagregio, eerste: boolean): number {
  const index = () => spilcoefficient(law(indexsprongen), '105,10')
  switch (regio) {
    case 'vlaanderen':
      return law(groeipakketToeslagen).startbedrag
    case 'brussel':
      return roundCents(law(brusselGeboorte)[eerste ? 'eerste' : 'volgende'] * index())
    case 'wallonie':
      return roundCents(law(wallonieGeboorte) * index())
    case 'duitstalig':
      return law(kindergeldDuitstalig).geboorte
  }
}
