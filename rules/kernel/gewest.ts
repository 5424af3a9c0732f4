/** The three regions of Belgium, as keys in links and rules and as names for people. One place for all pages. */
import * as labels from '#rules/kernel/labels.ts'

export const gewesten = ['vlaanderen', 'wallonie', 'brussel'] as const
export type Gewest = (typeof gewesten)[number]

export const gewestNaam: Readonly<Record<Gewest, string>> = {
  vlaanderen: labels.vlaanderen,
  wallonie: labels.wallonie,
  brussel: labels.brussel,
}

/** The regions as the options of a choice field. */
export const gewestOptions = gewesten.map((value) => ({ value, label: gewestNaam[value] }))
