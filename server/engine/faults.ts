/** What is wrong with the fields that a program sent, with what it needs to do better: choices, bounds, known names and years. */
import { type Env, type Field, type Inputs, type SimpleField, unitOf } from '#calculators/kernel/fields.ts'
import { outsideInputs } from '#calculators/kernel/outside.ts'
import { boundsAtEdge } from '#calculators/kernel/program.ts'
import { chooseOne, keyNow } from '#calculators/kernel/read.ts'
import { unitWord } from '#server/engine/v1-words.ts'
import type { V1Fault } from '#contract/v1.ts'

/** The field at "bedrag" or "schulden.1.saldo", or the names there are in its place. */
function fieldAt(inputs: Inputs, path: string): Field | { readonly known: readonly string[] } {
  const [key = '', , column] = path.split('.')
  const now = keyNow(inputs, key)
  const field = Object.hasOwn(inputs, now) ? inputs[now] : undefined
  if (field === undefined) return { known: Object.keys(outsideInputs(inputs)) }
  if (column === undefined || field.kind !== 'rows') return field
  return (
    (Object.hasOwn(field.columns, column) ? field.columns[column] : undefined) ?? { known: Object.keys(field.columns) }
  )
}

const boundsIn = (field: SimpleField, env: Env) => {
  const { min, max } = boundsAtEdge(field, env)
  const bound = (value: unknown) => (typeof value === 'number' || typeof value === 'string' ? value : undefined)
  return { min: bound(min), max: bound(max) }
}

function faultAt(inputs: Inputs, veld: string, boodschap: string, env: Env): V1Fault {
  const field = fieldAt(inputs, veld)
  if ('known' in field) return { veld, soort: 'onbekend', boodschap: 'Onbekend veld.', bekend: [...field.known] }
  if (field.kind === 'choice') {
    const keuzes = field.options.map(({ value, label }) => ({ waarde: value, label }))
    return { veld, soort: boodschap === chooseOne ? 'keuze' : 'waarde', boodschap, keuzes }
  }
  if (field.kind === 'toggle') {
    const keuzes = ['ja', 'nee'].map((word) => ({ waarde: word, label: word }))
    return { veld, soort: 'waarde', boodschap, keuzes }
  }
  if (field.kind === 'rows' || field.kind === 'text') return { veld, soort: 'waarde', boodschap }
  return { veld, soort: 'waarde', boodschap, ...boundsIn(field, env), eenheid: unitWord(unitOf(field)) }
}

export const faultsIn = (inputs: Inputs, errors: Readonly<Record<string, string>>, env: Env): readonly V1Fault[] =>
  Object.entries(errors).map(([path, message]) => faultAt(inputs, path, message, env))

/** The same as one sentence per field, with the choices where a choice is wrong. */
export const sentencesOf = (faults: readonly V1Fault[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    faults.map(({ veld, soort, boodschap, keuzes, bekend }) => {
      if (soort === 'keuze' && keuzes) return [veld, `Kies uit: ${keuzes.map(({ waarde }) => waarde).join(', ')}.`]
      return [veld, bekend ? `${boodschap} Bekende velden: ${bekend.join(', ')}.` : boodschap]
    }),
  )
