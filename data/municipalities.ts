/**
 * The 565 municipalities: postcodes, municipal tax on personal income, and the opcentiemen of the tax on property as far
 * as they are published. The table is large: a browser fetches it when somebody types a postcode (`table` of the field).
 */
import * as atHand from '#data/places-at-hand.ts'
import type { Municipality, Surcharge } from '#data/places-table.ts'

let table = 'table' in atHand ? atHand.table : null

export async function loadMunicipalities(): Promise<void> {
  table ??= (await import('#data/places-table.ts')).table
}

export const municipalities = (): readonly Municipality[] => table?.list ?? []

/** Every ordinary postcode belongs to one municipality; those of institutions (1005, 1931) are not known. */
export const municipalityOf = (postcode: string): Municipality | null => table?.byPostcode.get(postcode.trim()) ?? null

const newestUpTo = (known: readonly Surcharge[], year: number): Surcharge | null =>
  known.reduce<Surcharge | null>(
    (best, each) => (each.year <= year && (best === null || each.year > best.year) ? each : best),
    null,
  )

/** Opcentiemen of the municipality in an assessment year, or the newest ones before; null when we know none. */
export const municipalSurcharge = ({ nis }: Municipality, year: number): Surcharge | null =>
  newestUpTo(table?.surcharges.get(nis) ?? [], year)

/** Opcentiemen of the province, in Brussels those of the agglomeration; null when we know none, never a zero. */
export function provincialSurcharge({ province }: Municipality, year: number): Surcharge | null {
  const found = newestUpTo(table?.provincial.get(province ?? '') ?? [], year)
  return found && { year: found.year, opcentiemen: found.opcentiemen, others: [], confidence: found.confidence }
}
