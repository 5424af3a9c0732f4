/**
 * "Neem je cijfers mee": a next step to a sister page, with fields that exist there. Each calculator that has its inputs
 * in a file of their own stands in this list, so that a typing error does not compile.
 */
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import type { inputs as hypothecair } from '#calculators/lenen/hypothecaire-lening-berekenen/inputs.ts'
import type { inputs as kredietcapaciteit } from '#calculators/lenen/kredietcapaciteit-calculator/inputs.ts'
import type { inputs as herfinancieren } from '#calculators/lenen/lening-herfinancieren/inputs.ts'
import type { inputs as persoonlijk } from '#calculators/lenen/persoonlijke-lening-berekenen/inputs.ts'
import type { inputs as registratie } from '#calculators/lenen/registratierechten-berekenen/inputs.ts'
import type { inputs as wettelijkeRente } from '#calculators/lenen/wettelijke-rentevoet-belgie/inputs.ts'
import type { inputs as deposito } from '#calculators/sparen/deposito-calculator/inputs.ts'

type InputsOf = {
  'deposito-calculator': typeof deposito
  'hypothecaire-lening-berekenen': typeof hypothecair
  'kredietcapaciteit-calculator': typeof kredietcapaciteit
  'lening-herfinancieren': typeof herfinancieren
  'persoonlijke-lening-berekenen': typeof persoonlijk
  'registratierechten-berekenen': typeof registratie
  'wettelijke-rentevoet-belgie': typeof wettelijkeRente
}

/** As a visitor would type it: 2.5 for 2,5 %. */
type Carried<F> = F extends ChoiceField<infer V> ? V : F extends ToggleField ? boolean : string | number
type Carry<I extends Inputs> = { readonly [K in keyof I]?: Carried<I[K]> }
type Loose = NonNullable<NextStep['carry']>

export function next<S extends string>(
  slug: S,
  text: string,
  carry?: S extends keyof InputsOf ? Carry<InputsOf[S]> : Loose,
): NextStep {
  return { slug, text, carry }
}
