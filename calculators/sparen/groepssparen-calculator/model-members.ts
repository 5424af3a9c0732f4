/** Who saves along, with what weight and which exceptions. */
import type { ValuesOf } from '#calculators/kernel/fields.ts'
import type { inputs } from './inputs.ts'
import type { Member } from './model-pot.ts'

export type Values = ValuesOf<typeof inputs>

/** "3, 7" as [3, 7]; null when it is something else. */
export function monthsIn(typed: string): readonly number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  return parts.every((part) => /^[1-9]\d{0,2}$/.test(part)) ? parts.map(Number) : null
}

const called = (naam: string, index: number) => naam || `Deelnemer ${index + 1}`
export const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The people of the list that belongs to the chosen way of sharing, with their weight or contribution. */
export function peopleOf({ modus, verdeling, deelnemers, inkomens, bijdragen }: Values) {
  if (modus === 'doel' && verdeling === 'inkomen')
    return inkomens.map(({ naam, inkomen }, index) => ({ name: called(naam, index), weight: inkomen }))
  if (modus === 'doel' && verdeling === 'vrij')
    return bijdragen.map(({ naam, bijdrage }, index) => ({ name: called(naam, index), weight: bijdrage }))
  return deelnemers.map(({ naam }, index) => ({ name: called(naam, index), weight: 1 }))
}

export const membersOf = (values: Values): readonly Member[] =>
  peopleOf(values).map(({ name, weight }) => {
    const exception = values.afwijkingen.find((row) => sameName(row.naam, name))
    return {
      name,
      weight,
      from: exception?.startMaand ?? 1,
      until: exception?.stoptNa ?? null,
      missed: [...new Set(monthsIn(exception?.gemisteMaanden ?? '') ?? [])],
    }
  })
