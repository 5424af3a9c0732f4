/** The groups of costs, and the average household beside them. */
import { householdShares } from '#data/household-budget.ts'

/** Who shares the budget, and the list of costs that counts for them. */
export const COSTS_OF = { alleen: 'uitgaven', koppel: 'uitgavenKoppel', gezin: 'uitgavenGezin' } as const

/** What must be paid comes first; the rest can wait. */
export const GROUPS = [
  'wonen',
  'voeding',
  'vervoer',
  'gezondheid',
  'verzekering',
  'kinderen',
  'krediet',
  'vrijetijd',
  'abonnementen',
  'sparen',
  'andere',
] as const
export type Group = (typeof GROUPS)[number]

const NEEDS: ReadonlySet<Group> = new Set([
  'wonen',
  'voeding',
  'vervoer',
  'gezondheid',
  'verzekering',
  'kinderen',
  'krediet',
])
export const isNeed = (group: Group): boolean => NEEDS.has(group)

/** The groups of Statbel that belong to ours; the others have none. */
const REFERENCE: Readonly<Partial<Record<Group, readonly string[]>>> = {
  wonen: ['Woning, water, energie'],
  voeding: ['Voeding en drank'],
  vervoer: ['Vervoer'],
  gezondheid: ['Gezondheid'],
  vrijetijd: ['Cultuur en vrije tijd', 'Horeca'],
}

/** Share of the average household in the same groups of Statbel; null where Statbel has no such group. */
export function averageShare(group: Group): number | null {
  const names = REFERENCE[group]
  if (!names) return null
  return householdShares.reduce((total, { group: name, share }) => total + (names.includes(name) ? share : 0), 0)
}
