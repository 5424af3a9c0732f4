/**
 * How a field is called outside its own page: in links, files and programs. A fact of the household has one name everywhere;
 * inside, a page may use a word of its own, which stays readable (`keyNow`).
 */
import type { Field, Inputs } from '#calculators/kernel/fields.ts'

export const outsideKey = (inputs: Inputs, key: string): string =>
  (Object.hasOwn(inputs, key) ? inputs[key]?.fact : undefined) ?? key

/** Of "schulden.2.saldo" the first part is a field. */
export function outsidePath(inputs: Inputs, path: string): string {
  const [key = '', ...rest] = path.split('.')
  return [outsideKey(inputs, key), ...rest].join('.')
}

export const outsideKeys = <T>(inputs: Inputs, held: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(held).map(([path, value]) => [outsidePath(inputs, path), value]))

const known = new WeakMap<Inputs, Inputs>()

/** The fields under the names that others use, their conditions too. */
export function outsideInputs(inputs: Inputs): Inputs {
  const made = known.get(inputs)
  if (made) return made
  const named = <F extends Field>(field: F): F =>
    field.when === undefined ? field : { ...field, when: outsideKeys(inputs, field.when) }
  const outside = Object.fromEntries(
    Object.entries(inputs).map(([key, field]) => {
      const columns = field.kind === 'rows' && Object.entries(field.columns).map(([name, cell]) => [name, named(cell)])
      const own = named(field)
      return [outsideKey(inputs, key), columns ? { ...own, columns: Object.fromEntries(columns) as never } : own]
    }),
  )
  known.set(inputs, outside)
  return outside
}
