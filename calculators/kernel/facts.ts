/** Between the fields of one page and the facts of a household, as texts: what a visitor typed once fills every page that asks it. */
import { type Env, type Field, type Inputs } from '#calculators/kernel/fields.ts'
import { freshRow, type Raw, readRaw } from '#calculators/kernel/read.ts'

/** Texts by the name of the fact; those of lists are made and read in calculators/situation/row-facts.ts. */
export type FactTexts = Readonly<Record<string, string>>

type Asked = { readonly key: string; readonly field: Field; readonly fact: string }

export function askedFacts(inputs: Inputs): readonly Asked[] {
  return Object.entries(inputs).flatMap(([key, field]) =>
    field.fact === undefined ? [] : [{ key, field, fact: field.fact }],
  )
}

/** Whether the field takes this text: a choice a page does not offer, or an amount it refuses, stays away. */
function accepts(field: Field, raw: Raw[string], env: Env): boolean {
  const alone: Field = { ...field, when: undefined }
  return Object.keys(readRaw({ cell: alone }, { cell: raw }, env).errors).length === 0
}

function rawOf(field: Field, known: (fact: string) => string, env: Env): Raw[string] | undefined {
  if (field.kind === 'rows')
    return field.asFact?.cells(known, env.today)?.map((cells) => ({ ...freshRow(field, env), ...cells }))
  const text = known(field.fact ?? '')
  return text === '' ? undefined : field.kind === 'toggle' ? text === 'ja' : text
}

export function textOf(field: Field, raw: Raw[string]): string {
  if (typeof raw === 'boolean') return raw ? 'ja' : 'nee'
  if (typeof raw === 'string') return raw
  return (field.kind === 'rows' ? field.asFact?.text(raw) : undefined) ?? ''
}

/** The fields of this page that the facts fill in. */
export function filledFrom(inputs: Inputs, facts: FactTexts, env: Env): Raw {
  const known = (fact: string) => (Object.hasOwn(facts, fact) ? (facts[fact] ?? '') : '')
  const fits = Object.entries(inputs).flatMap(([key, field]) => {
    const raw = rawOf(field, known, env)
    return raw !== undefined && accepts(field, raw, env) ? [[key, raw] as const] : []
  })
  return Object.fromEntries(fits)
}

/** The facts in these fields; unfinished texts are none. */
export function factsIn(inputs: Inputs, raw: Raw, env: Env): FactTexts {
  const found = askedFacts(inputs).flatMap(({ key, field, fact }) => {
    const own = raw[key]
    if (own === undefined || !accepts(field, own, env)) return []
    const text = textOf(field, own)
    return text === '' ? [] : [[fact, text] as const]
  })
  return Object.fromEntries(found)
}
