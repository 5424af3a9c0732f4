/** "Neem je cijfers mee": a next step to a sister page, with fields that exist there: a typing error does not compile. */
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { CarrySource, ToldNext } from '#calculators/kernel/report.ts'
import type { InputsOf } from '#calculators/inputs-of.ts'

/** A choice of this road that is written out: never a value of the visitor, which travels by its name. */
type Fixed<F> = F extends ChoiceField<infer V> ? V : F extends ToggleField ? boolean : string | number
type Source = Exclude<CarrySource, string | number | boolean>
type Carried<I extends Inputs> = { readonly [K in keyof I]?: Fixed<I[K]> | Source | undefined }

/** Never where a field is not there, or where a value of the page is given instead of its name. */
type Checked<C, I> = { readonly [K in keyof C]: K extends keyof I ? WrittenOut<C[K]> : never }
type WrittenOut<V> = [V] extends [Source | undefined] ? V : OneValue<V, V>
/** One literal: `number`, `boolean` and a choice between several are values of the page. */
type OneValue<V, Each> = number extends V
  ? never
  : string extends V
    ? never
    : Each extends unknown
      ? [V] extends [Each]
        ? V
        : never
      : never

export function next<S extends keyof InputsOf, const C extends Carried<InputsOf[S]>>(
  slug: S,
  text: string,
  carry?: C & Checked<C, InputsOf[S]>,
): ToldNext {
  return { slug, text, carry }
}
