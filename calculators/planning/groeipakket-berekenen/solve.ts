import type { Env, ValuesOf } from '#calculators/kernel/fields.ts'
import { eachMonth, shiftMonth } from '#finance/dates.ts'
import { roundCents, roundedSum } from '#finance/money.ts'
import {
  type Bijslaggezin,
  heeftRecht,
  hervormingsjaar,
  type Kind,
  kinderbijslag,
  maandJaartoeslag,
  startbedrag,
  wezenbijslagVoor2019,
} from '#rules/familie/kinderbijslag.ts'
import { schooltoeslagen } from '#rules/familie/schooltoeslag.ts'
import { inkomensgrenzen } from '#rules/familie/sociale-toeslag.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { inputs } from './inputs.ts'

type Values = ValuesOf<typeof inputs>

const ADULT = 18
/** The month in which a child that is 25 gets its last payment. */
const lastMonthOf = (born: string) => shiftMonth(born, 25 * 12)

const familyOf = (values: Values): Bijslaggezin => ({
  regio: values.woonplaats,
  kinderen: values.kinderen.flatMap((child) =>
    child.geboren === null ? [] : [{ ...child, geboren: child.geboren, zorgtoeslag: child.zorgtoeslag ?? 0 }],
  ),
  inkomen: values.inkomen,
  alleenstaand: values.alleenstaand,
  verhoogdeTegemoetkoming: values.verhoogdeTegemoetkoming,
})

/** The yearly amount of each child the next time it is paid: nothing for a child that is too old by then. */
function nextYearly(law: Law, month: string, family: Bijslaggezin) {
  const paidIn = maandJaartoeslag(family.regio)
  const year = Number(month.slice(0, 4)) + (month.slice(5) > paidIn ? 1 : 0)
  const then = kinderbijslag(law, `${year}-${paidIn}`, family)
  return (kind: Kind) => then.find((one) => one.kind === kind)?.jaartoeslag ?? 0
}

/** Calendar years from the next one on, with the amounts of now: sure until 18, after that while studying. */
function ahead(law: Law, month: string, family: Bijslaggezin) {
  const end = family.kinderen
    .map(({ geboren }) => lastMonthOf(geboren))
    .toSorted()
    .at(-1)
  if (end === undefined || end < month) return { end: null, years: [] }
  const found = new Map<number, { year: number; sure: number; studying: number; children: number }>()
  // Ages count from the month after a birthday, and some amounts from the age at new year: in between nothing changes.
  const changes = new Set(['01', ...family.kinderen.map(({ geboren }) => shiftMonth(geboren, 1).slice(5))])
  let children = kinderbijslag(law, month, family)
  for (const each of eachMonth(month, end)) {
    const year = Number(each.slice(0, 4))
    const before = found.get(year) ?? { year, sure: 0, studying: 0, children: 0 }
    if (changes.has(each.slice(5))) children = kinderbijslag(law, each, family)
    const once = each.endsWith(maandJaartoeslag(family.regio))
    const of = (adult: boolean) =>
      roundedSum(
        children
          .filter(({ leeftijd }) => leeftijd >= ADULT === adult)
          .map(({ totaal, jaartoeslag }) => totaal + (once ? jaartoeslag : 0)),
      )
    found.set(year, {
      year,
      sure: roundCents(before.sure + of(false)),
      studying: roundCents(before.studying + of(true)),
      children: Math.max(before.children, children.length),
    })
  }
  return { end, years: [...found.values()] }
}

export function solve(values: Values, { law }: Env) {
  const month = law.date.slice(0, 7)
  const family = familyOf(values)
  const yearlyOf = nextYearly(law, month, family)
  const children = kinderbijslag(law, month, family).map((one) => ({ ...one, jaartoeslag: yearlyOf(one.kind) }))
  const total = (pick: (one: (typeof children)[number]) => number) => roundedSum(children.map(pick))
  const now = total((one) => one.totaal)
  const perMonth = roundCents(now + values.andereToeslag)
  const yearly = total((one) => one.jaartoeslag)
  const atIncome = (inkomen: number) =>
    roundedSum(kinderbijslag(law, month, { ...family, inkomen }).map((one) => one.totaal))
  const limits = inkomensgrenzen(law, family.regio, children.length)
  // A cent on either side: which side still pays differs by region.
  const cliffs = limits.map((limit) => {
    const [below, above] = [atIncome(limit - 0.01), atIncome(limit + 0.01)]
    return { limit, below, above, lost: roundCents(12 * (below - above)) }
  })
  const coming = cliffs.find(({ limit, lost, above }) => lost > 0 && values.inkomen <= limit && now > above)
  const { end, years } = ahead(law, month, family)
  const first = family.kinderen.length === 0
  const pupils = children.map(({ kind }) => kind)
  const school = family.regio === 'vlaanderen' ? schooltoeslagen(law, month, pupils, values.inkomen) : null
  return {
    out: {
      perMaand: perMonth,
      perJaar: roundCents(perMonth * 12 + yearly),
      jaartoeslag: yearly,
      socialeToeslag: total((one) => one.sociaal),
      schooltoeslag: school && roundedSum(school.perChild),
      startbedrag: startbedrag(law, family.regio, first),
      basis: total((one) => one.basis),
      leeftijdstoeslag: total((one) => one.leeftijdstoeslag),
      wezentoeslag: total((one) => one.wees),
      zorgtoeslag: roundCents(total((one) => one.zorg) + values.andereToeslag),
      kinderenMetRecht: children.length,
      eersteGrens: limits[0] ?? null,
      tweedeGrens: limits[1] ?? null,
      verliesVolgendeGrens: coming?.lost ?? null,
      totAchttien: roundedSum(years.map((row) => row.sure)),
      totVijfentwintig: roundedSum(years.flatMap((row) => [row.sure, row.studying])),
      laatsteMaand: end,
    },
    work: {
      lines: children.map((one, index) => ({
        ...one,
        extra: roundCents(one.wees + one.zorg),
        school: school?.perChild[index] ?? 0,
      })),
      school: school && { points: school.points, low: school.low, high: school.high, year: school.schooljaar },
      twelve: roundCents(perMonth * 12),
      cliffs: cliffs.filter(({ lost }) => lost !== 0),
      coming: coming ?? null,
      years: years.map((row) => ({ ...row, together: roundCents(row.sure + row.studying) })),
      adults: children.filter((one) => one.leeftijd >= ADULT).length,
      earlyOrphan: wezenbijslagVoor2019(law, family),
      reform: hervormingsjaar(law, family.regio),
      withoutRight: family.kinderen.filter(({ geboren }) => !heeftRecht(geboren, month)).length,
    },
  }
}
