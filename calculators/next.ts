/**
 * "Neem je cijfers mee": a next step to a sister page, with fields that exist there. Each calculator that has its inputs
 * in a file of their own stands in this list, so that a typing error does not compile.
 */
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { NextStep } from '#calculators/kernel/report.ts'
import type { inputs as bedrijfswagen } from '#calculators/planning/bedrijfswagen-vaa-calculator/inputs.ts'
import type { inputs as belastingplanning } from '#calculators/planning/belastingplanning-calculator/inputs.ts'
import type { inputs as brutoNetto } from '#calculators/planning/bruto-netto-calculator/inputs.ts'
import type { inputs as eindejaarsbonus } from '#calculators/planning/eindejaarsbonus-calculator/inputs.ts'
import type { inputs as huurindexatie } from '#calculators/planning/huurindexatie-berekenen/inputs.ts'
import type { inputs as levensverzekering } from '#calculators/planning/levensverzekeraar-calculator/inputs.ts'
import type { inputs as pensioen } from '#calculators/planning/pensioen-calculator/inputs.ts'
import type { inputs as rentevoet } from '#calculators/planning/rentevoet-vergelijker/inputs.ts'
import type { inputs as socialeBijdragen } from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/inputs.ts'
import type { inputs as vakantiegeld } from '#calculators/planning/vakantiegeld-berekenen/inputs.ts'
import type { inputs as deposito } from '#calculators/sparen/deposito-calculator/inputs.ts'

type InputsOf = {
  'bedrijfswagen-vaa-calculator': typeof bedrijfswagen
  'belastingplanning-calculator': typeof belastingplanning
  'bruto-netto-calculator': typeof brutoNetto
  'eindejaarsbonus-calculator': typeof eindejaarsbonus
  'huurindexatie-berekenen': typeof huurindexatie
  'levensverzekeraar-calculator': typeof levensverzekering
  'pensioen-calculator': typeof pensioen
  'rentevoet-vergelijker': typeof rentevoet
  'sociale-bijdragen-zelfstandige-calculator': typeof socialeBijdragen
  'vakantiegeld-berekenen': typeof vakantiegeld
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
