/**
 * "Neem je cijfers mee": a next step to a sister page, with fields that exist there. Each calculator that has its inputs
 * in a file of their own stands in this list, so that a typing error does not compile.
 */
import type { inputs as aandelen } from '#calculators/beleggen/aandelen-calculator/inputs.ts'
import type { inputs as beleggingsrente } from '#calculators/beleggen/beleggingsrente-calculator/inputs.ts'
import type { inputs as fiscaliteit } from '#calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/inputs.ts'
import type { inputs as crypto } from '#calculators/beleggen/cryptocurrency-calculator/inputs.ts'
import type { inputs as instappen } from '#calculators/beleggen/dollar-cost-averaging-calculator/inputs.ts'
import type { inputs as etf } from '#calculators/beleggen/etf-calculator/inputs.ts'
import type { inputs as meerwaardebelasting } from '#calculators/beleggen/meerwaardebelasting-calculator/inputs.ts'
import type { inputs as obligatie } from '#calculators/beleggen/obligatie-calculator/inputs.ts'
import type { inputs as reit } from '#calculators/beleggen/reit-calculator/inputs.ts'
import type { inputs as voorheffing } from '#calculators/beleggen/roerende-voorheffing-calculator/inputs.ts'
import type { inputs as spreiding } from '#calculators/beleggen/portfolio-diversificatie-calculator/inputs.ts'
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import type { inputs as deposito } from '#calculators/sparen/deposito-calculator/inputs.ts'

type InputsOf = {
  'aandelen-calculator': typeof aandelen
  'beleggingsrente-calculator': typeof beleggingsrente
  'belgische-beleggingsfiscaliteit-calculator': typeof fiscaliteit
  'cryptocurrency-calculator': typeof crypto
  'dollar-cost-averaging-calculator': typeof instappen
  'etf-calculator': typeof etf
  'meerwaardebelasting-calculator': typeof meerwaardebelasting
  'obligatie-calculator': typeof obligatie
  'portfolio-diversificatie-calculator': typeof spreiding
  'reit-calculator': typeof reit
  'roerende-voorheffing-calculator': typeof voorheffing
  'deposito-calculator': typeof deposito
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
