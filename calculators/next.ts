/**
 * "Neem je cijfers mee": a next step to a sister page, with fields that exist there. Each calculator that has its inputs
 * in a file of their own stands in this list, so that a typing error does not compile.
 */
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import type { inputs as deposito } from '#calculators/sparen/deposito-calculator/inputs.ts'
import type { inputs as hoogsteSpaarrente } from '#calculators/sparen/hoogste-spaarrente-belgie/inputs.ts'
import type { inputs as kasbon } from '#calculators/sparen/kasbon-calculator/inputs.ts'
import type { inputs as vergelijker } from '#calculators/sparen/spaarrekening-vergelijker/inputs.ts'
import type { inputs as groepssparen } from '#calculators/sparen/groepssparen-calculator/inputs.ts'
import type { inputs as kinderrekening } from '#calculators/sparen/kinderrekening-calculator/inputs.ts'
import type { inputs as loyaltyBonus } from '#calculators/sparen/loyalty-bonus-calculator/inputs.ts'
import type { inputs as samengesteldeInterest } from '#calculators/sparen/samengestelde-interest-berekenen/inputs.ts'
import type { inputs as termijnrekening } from '#calculators/sparen/termijnrekening-calculator/inputs.ts'
import type { inputs as vakantiegeldSparen } from '#calculators/sparen/vakantiegeld-sparen-calculator/inputs.ts'

type InputsOf = {
  'deposito-calculator': typeof deposito
  'hoogste-spaarrente-belgie': typeof hoogsteSpaarrente
  'kasbon-calculator': typeof kasbon
  'spaarrekening-vergelijker': typeof vergelijker
  'groepssparen-calculator': typeof groepssparen
  'kinderrekening-calculator': typeof kinderrekening
  'loyalty-bonus-calculator': typeof loyaltyBonus
  'samengestelde-interest-berekenen': typeof samengesteldeInterest
  'termijnrekening-calculator': typeof termijnrekening
  'vakantiegeld-sparen-calculator': typeof vakantiegeldSparen
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
