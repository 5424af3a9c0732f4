/** Every fact of a household that a calculator asks, as the page of the visitor's own situation shows it. */
import { catalogue } from '#calculators/catalogue.ts'
import { askedFacts } from '#calculators/kernel/facts.ts'
import { suffixOf } from '#calculators/kernel/fields.ts'
import { loadCalculator } from '#calculators/load.ts'

export type FactLine = {
  readonly fact: string
  readonly label: string
  readonly suffix: string
  /** The answers of a choice, of all pages that ask it; empty for a text. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly hint?: string
}

const YES_NO = [
  { value: 'ja', label: 'ja' },
  { value: 'nee', label: 'nee' },
]

/** What no page asks and a card needs: bruto-netto is about one person. */
const OF_THE_SITUATION: readonly FactLine[] = [
  { fact: 'brutoloonPartner', label: 'Brutoloon van je partner per maand', suffix: 'euro', options: [] },
]

export async function factsList(): Promise<readonly FactLine[]> {
  const pages = await Promise.all(catalogue.map(async ({ category, slug }) => loadCalculator(category, slug)))
  const lines = new Map<string, FactLine>()
  for (const { inputs } of pages)
    for (const { fact, field } of askedFacts(inputs)) {
      const known = lines.get(fact)
      const own =
        field.kind === 'choice'
          ? field.options.map(({ value, label }) => ({ value, label }))
          : field.kind === 'toggle'
            ? YES_NO
            : []
      const seen = known?.options ?? []
      lines.set(fact, {
        fact,
        label: field.label,
        suffix: field.kind === 'rows' ? '' : suffixOf(field),
        options: [...seen, ...own.filter(({ value }) => seen.every((one) => one.value !== value))],
        ...(field.kind === 'rows' ? { hint: 'Maand en jaar, met een komma ertussen.' } : {}),
      })
    }
  return [...lines.values(), ...OF_THE_SITUATION]
}
