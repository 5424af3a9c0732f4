/** What is wrong with a fact, in the words of the calculators. Its code comes when a fact is typed or found. */
import type { Env, SimpleField } from '#calculators/kernel/fields.ts'
import { UNKNOWN_POSTCODE } from '#calculators/common/municipality-check.ts'
import { belgianDay } from '#calculators/kernel/belgian-day.ts'
import { rowsIn } from '#calculators/situation/row-facts.ts'
import { readRaw } from '#calculators/kernel/read.ts'
import { loadMunicipalities, municipalityOf } from '#data/municipalities.ts'
import type { FactColumn, FactLine, FactShape } from '#site/content/facts-list.ts'

/** Bounds look at the day alone. */
const envOn = (today: string): Env => ({
  today,
  get law(): Env['law'] {
    throw new Error('A bound does not read the law.')
  },
  get market(): Env['market'] {
    throw new Error('A bound does not read the market.')
  },
})

async function cellError(shape: FactShape, text: string, today: string): Promise<string | null> {
  if (shape.kind === 'postcode') {
    await loadMunicipalities()
    return municipalityOf(text) ? null : UNKNOWN_POSTCODE
  }
  const field = { ...shape, label: '', start: null } as SimpleField
  return readRaw({ cell: field }, { cell: text }, envOn(today)).errors['cell'] ?? null
}

/** Rows with several values: each value where it belongs, none too many. */
async function rowsError(columns: readonly FactColumn[], text: string, today: string): Promise<string | null> {
  const names = columns
    .map(({ label, optional }) => `${label.toLowerCase()}${optional ? ' (mag leeg)' : ''}`)
    .join(', ')
  const keys = columns.map(({ key }) => key)
  for (const row of rowsIn([...keys, 'rest'], text))
    for (const { key, shape, optional } of columns) {
      const cell = row[key] ?? ''
      if (row['rest'] || (cell === '' && !optional)) return `Schrijf per rij, met een spatie ertussen: ${names}.`
      const error = cell === '' || !shape ? null : await cellError(shape, cell, today)
      if (error !== null) return error
    }
  return null
}

/** null when a calculator takes it. */
export async function factError(
  { shape, several = false, columns }: FactLine,
  text: string,
  today = belgianDay(new Date()),
): Promise<string | null> {
  if (!shape || text.trim() === '') return null
  if (columns) return rowsError(columns, text, today)
  for (const part of several ? text.split(',') : [text]) {
    const error = await cellError(shape, part.trim(), today)
    if (error !== null) return error
  }
  return null
}
