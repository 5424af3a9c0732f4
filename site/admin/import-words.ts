/** What a file would change, in the words of the form instead of those of the file. */
import { dateText, num } from '#calculators/kernel/format.ts'
import { type NumberColumn, productNumbers, rateNumbers } from '#contract/rate-columns.ts'
import type { RateImportResult } from '#contract/rate-import.ts'

type Line = RateImportResult['lines'][number]
type Field = Line['fields'][number]

const numbers: ReadonlyMap<string, NumberColumn> = new Map(
  [...Object.values(rateNumbers), ...Object.values(productNumbers)].map((one) => [one.file, one]),
)

const names: Readonly<Record<string, string>> = {
  gereglementeerd: 'Gereglementeerd',
  geldig_sinds: 'Geldig sinds',
  nagekeken_op: 'Nagekeken op',
  bron: 'Bron',
  betrouwbaarheid: 'Betrouwbaarheid',
  opmerking: 'Opmerking',
}

const units = { percent: ' %', euro: ' euro', months: ' maanden' } as const

function shown(field: string, text: string): string {
  if (text === '') return 'leeg'
  const column = numbers.get(field)
  if (column !== undefined) return `${num(Number(text), 4)}${units[column.kind]}`
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dateText(text) : text
}

/** "Basisrente van 0,8 % naar 0,65 %", or for something new only what it becomes. */
export function fieldWords(field: Field): string {
  const name = numbers.get(field.field)?.label ?? names[field.field] ?? field.field
  const [before, after] = [shown(field.field, field.before), shown(field.field, field.after)]
  return field.before === '' ? `${name}: ${after}` : `${name} van ${before} naar ${after}`
}

export const actionWords: Readonly<Record<Line['action'], string>> = {
  toevoegen: 'nieuw',
  wijzigen: 'nieuwe rente',
  corrigeren: 'verbetering van wat er al stond',
  ongewijzigd: 'ongewijzigd',
}
