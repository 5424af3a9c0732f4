/**
 * "Neem je cijfers mee": a next step to a sister page, with fields that exist there. Each calculator that has its inputs
 * in a file of their own stands in this list, so that a typing error does not compile.
 */
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import type { inputs as autolening } from '#calculators/lenen/autolening-berekenen/inputs.ts'
import type { inputs as kredietopening } from '#calculators/lenen/doorlopend-krediet-calculator/inputs.ts'
import type { inputs as hypothecair } from '#calculators/lenen/hypothecaire-lening-berekenen/inputs.ts'
import type { inputs as kredietcapaciteit } from '#calculators/lenen/kredietcapaciteit-calculator/inputs.ts'
import type { inputs as kredietkaart } from '#calculators/lenen/kredietkaart-calculator/inputs.ts'
import type { inputs as kredietvergelijker } from '#calculators/lenen/kredietvergelijker-belgie/inputs.ts'
import type { inputs as leasing } from '#calculators/lenen/leasingkrediet-calculator/inputs.ts'
import type { inputs as herfinancieren } from '#calculators/lenen/lening-herfinancieren/inputs.ts'
import type { inputs as persoonlijk } from '#calculators/lenen/persoonlijke-lening-berekenen/inputs.ts'
import type { inputs as registratie } from '#calculators/lenen/registratierechten-berekenen/inputs.ts'
import type { inputs as schulden } from '#calculators/lenen/schuldenconsolidatie-calculator/inputs.ts'
import type { inputs as studielening } from '#calculators/lenen/studieschuld-calculator/inputs.ts'
import type { inputs as voorschot } from '#calculators/lenen/voorschot-calculator/inputs.ts'
import type { inputs as wettelijkeRente } from '#calculators/lenen/wettelijke-rentevoet-belgie/inputs.ts'
import type { inputs as deposito } from '#calculators/sparen/deposito-calculator/inputs.ts'

type InputsOf = {
  'autolening-berekenen': typeof autolening
  'deposito-calculator': typeof deposito
  'doorlopend-krediet-calculator': typeof kredietopening
  'hypothecaire-lening-berekenen': typeof hypothecair
  'kredietcapaciteit-calculator': typeof kredietcapaciteit
  'kredietkaart-calculator': typeof kredietkaart
  'kredietvergelijker-belgie': typeof kredietvergelijker
  'leasingkrediet-calculator': typeof leasing
  'lening-herfinancieren': typeof herfinancieren
  'persoonlijke-lening-berekenen': typeof persoonlijk
  'registratierechten-berekenen': typeof registratie
  'schuldenconsolidatie-calculator': typeof schulden
  'studieschuld-calculator': typeof studielening
  'voorschot-calculator': typeof voorschot
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
