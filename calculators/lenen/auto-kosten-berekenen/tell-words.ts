/** How the cars and their costs are called on this page. */
import { lowerFirst, upperFirst } from '#calculators/kernel/format.ts'
import type { CarCost } from './model.ts'
import type { CarRow } from './inputs.ts'
import type { Part } from './choices-parts.ts'

const KINDS: Readonly<Record<CarRow['aandrijving'], string>> = {
  benzine: 'De benzineauto',
  diesel: 'De dieselauto',
  hybride: 'De plug-inhybride',
  elektrisch: 'De elektrische auto',
}
const ORDER = ['De eerste auto', 'De tweede auto'] as const

export const PART_NAMES: Readonly<Record<Part, string>> = {
  waardeverlies: 'Waardeverlies',
  rente: 'Rente',
  huur: 'Huur',
  energie: 'Energie',
  verzekering: 'Verzekering',
  onderhoud: 'Onderhoud',
  biv: 'BIV, verdeeld',
  taks: 'Verkeersbelasting',
}

/** The name the visitor gave, else what the car drives on, else its place. */
function namesOf(cars: readonly CarCost[], index: number): { readonly name: string; readonly given: boolean } {
  const row = cars[index]?.row
  if (row === undefined) return { name: '', given: false }
  if (row.naam !== '') return { name: row.naam, given: true }
  const alike = cars.length > 1 && cars.every((car) => car.row.aandrijving === row.aandrijving)
  return { name: alike ? (ORDER[index] ?? '') : KINDS[row.aandrijving], given: false }
}

/** At the head of a sentence: "De benzineauto". */
export const subject = (cars: readonly CarCost[], index: number): string => namesOf(cars, index).name

/** Inside a sentence: "de benzineauto". */
export function within(cars: readonly CarCost[], index: number): string {
  const { name, given } = namesOf(cars, index)
  return given ? name : lowerFirst(name)
}

/** Above a column or under a bar: "Benzineauto". */
export function short(cars: readonly CarCost[], index: number): string {
  const { name, given } = namesOf(cars, index)
  const bare = name.replace(/^De /, '')
  return given ? name : upperFirst(bare)
}
