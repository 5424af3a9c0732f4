/**
 * The school allowance of Flanders: by family income before expenses, points and level of the school.
 * Leaves out: boarding, the seventh year, part-time learning, own household, the exceptional allowance, foster children.
 */
import { at } from '#finance/list.ts'
import { roundCents } from '#finance/money.ts'
import { type Law, rowOn } from '#rules/kernel/dated.ts'
import { schooltoeslag, schooltoeslagGrenzen } from '#rules/familie/schooltoeslag.figures.ts'

export type Leerling = { readonly geboren: string; readonly hogerOnderwijs: boolean }
type Niveau = 'kleuter' | 'lager' | 'secundair'

/** The school year starts in September. */
const schooljaar = (month: string): number => Number(month.slice(0, 4)) - (month.slice(5, 7) < '09' ? 1 : 0)

/** A child starts the first grade in the September of the year in which it turns six. */
function niveau({ geboren, hogerOnderwijs }: Leerling, month: string): Niveau | null {
  const age = schooljaar(month) - Number(geboren.slice(0, 4))
  if (hogerOnderwijs || age < 3 || age > 17) return null
  return age < 6 ? 'kleuter' : age < 12 ? 'lager' : 'secundair'
}

/** One for the family, one per child, and one for each student in higher education but the first. */
export function schoolpunten(children: readonly Leerling[]): number {
  const students = children.filter(({ hogerOnderwijs }) => hogerOnderwijs).length
  return 1 + children.length + Math.max(0, students - 1)
}

export function schooltoeslagen(law: Law, month: string, children: readonly Leerling[], inkomen: number) {
  const { minimum, maximum } = law(schooltoeslagGrenzen)
  const amounts = law(schooltoeslag)
  const points = Math.min(maximum.length - 1, schoolpunten(children))
  const low = at(minimum, points)
  const high = at(maximum, points)
  /** Between the limits a share of the full amount, and never less than the lowest (art. 39). */
  const share = (full: number, least: number) =>
    inkomen <= low ? full : Math.max(least, roundCents((full * (high - inkomen)) / (high - low)))
  const of = (level: Niveau | null): number => {
    if (level === null || inkomen > high) return 0
    if (level === 'kleuter') return amounts.kleuter
    return level === 'lager'
      ? share(amounts.lager, amounts.lagerMinimum)
      : share(amounts.secundair, amounts.secundairMinimum)
  }
  const { from } = rowOn(schooltoeslag, law.date)
  return {
    points,
    low,
    high,
    schooljaar: schooljaar(from),
    perChild: children.map((child) => of(niveau(child, month))),
  }
}
