/** A sentence calls nothing the visitor's that they did not give: "je kosten van € 1.500,00 (voorbeeld)". */
import { type Env, type Inputs, isShown } from '#calculators/kernel/fields.ts'
import { type Given, originOf } from '#calculators/kernel/origin.ts'
import type { Values } from '#calculators/kernel/read.ts'
import type { AnyTelling } from '#calculators/kernel/report.ts'

const MARK = ' (voorbeeld)'
/** A clause ends at a mark that is no part of a number; what follows a colon is still about the same. */
const CLAUSES = /(?<=[.,;?!])(?=\s)/u
const YOURS = /(?<!\p{L})(?:je|jouw|jij|jou|jullie)(?!\p{L})/iu
const AMOUNT = /€\s?([\d.]*\d(?:,\d\d)?)(\*\*)?/gu

const numberIn = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'))

type Case = { readonly inputs: Inputs; readonly values: Values; readonly given: Given; readonly env: Env }

/** The amounts that stand for nobody. One that was given too, in another field, is the visitor's. */
export function exampleAmounts({ inputs, values, given, env }: Case): ReadonlySet<number> {
  const amounts = Object.entries(inputs).flatMap(([key, field]) => {
    const value = values[key]
    if (field.kind !== 'euro' || typeof value !== 'number' || value === 0 || !isShown(field, values)) return []
    return [{ value, invented: originOf(key, field, value, given, env).origin === 'example' }]
  })
  const own = new Set(amounts.filter(({ invented }) => !invented).map(({ value }) => value))
  return new Set(amounts.filter(({ value, invented }) => invented && !own.has(value)).map(({ value }) => value))
}

/** The amounts in this text that stand behind "je" in their clause. */
function marked(clause: string, examples: ReadonlySet<number>): string {
  const yours = clause.search(YOURS)
  if (yours < 0) return clause
  return clause.replaceAll(AMOUNT, (found: string, digits: string, _bold: unknown, place: number) => {
    const after = clause.slice(place + found.length)
    return place > yours && examples.has(numberIn(digits)) && !after.startsWith(MARK) ? `${found}${MARK}` : found
  })
}

export function withExamplesMarked(text: string, examples: ReadonlySet<number>): string {
  return text
    .split(CLAUSES)
    .map((clause) => marked(clause, examples))
    .join('')
}

/** The telling with its sentence and its notices that way. */
export function spoken(told: AnyTelling, examples: ReadonlySet<number>): AnyTelling {
  if (examples.size === 0) return told
  return {
    ...told,
    sentence: typeof told.sentence === 'string' ? withExamplesMarked(told.sentence, examples) : told.sentence,
    ...(told.notices && {
      notices: told.notices.map((notice) => ({ ...notice, text: withExamplesMarked(notice.text, examples) })),
    }),
  }
}
