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
import type { CarrySource } from '#calculators/kernel/report.ts'
import type { ChoiceField, Inputs, ToggleField } from '#calculators/kernel/fields.ts'
import type { ToldNext } from '#calculators/kernel/report.ts'
import type { inputs as hurenOfKopen } from '#calculators/lenen/huren-of-kopen-calculator/inputs.ts'
import type { inputs as autoKosten } from '#calculators/lenen/auto-kosten-berekenen/inputs.ts'
import type { inputs as autolening } from '#calculators/lenen/autolening-berekenen/inputs.ts'
import type { inputs as kredietopening } from '#calculators/lenen/doorlopend-krediet-calculator/inputs.ts'
import type { inputs as hypothecair } from '#calculators/lenen/hypothecaire-lening-berekenen/inputs.ts'
import type { inputs as kredietcapaciteit } from '#calculators/lenen/kredietcapaciteit-calculator/inputs.ts'
import type { inputs as kredietkaart } from '#calculators/lenen/kredietkaart-calculator/inputs.ts'
import type { inputs as kredietvergelijker } from '#calculators/lenen/kredietvergelijker-belgie/inputs.ts'
import type { inputs as leasing } from '#calculators/lenen/leasingkrediet-calculator/inputs.ts'
import type { inputs as herfinancieren } from '#calculators/lenen/lening-herfinancieren/inputs.ts'
import type { inputs as onroerendeVoorheffing } from '#calculators/lenen/onroerende-voorheffing-berekenen/inputs.ts'
import type { inputs as opbrengsteigendom } from '#calculators/lenen/opbrengsteigendom-berekenen/inputs.ts'
import type { inputs as persoonlijk } from '#calculators/lenen/persoonlijke-lening-berekenen/inputs.ts'
import type { inputs as registratie } from '#calculators/lenen/registratierechten-berekenen/inputs.ts'
import type { inputs as schulden } from '#calculators/lenen/schuldenconsolidatie-calculator/inputs.ts'
import type { inputs as studielening } from '#calculators/lenen/studieschuld-calculator/inputs.ts'
import type { inputs as uitkoop } from '#calculators/lenen/uitkoop-woning-berekenen/inputs.ts'
import type { inputs as voorschot } from '#calculators/lenen/voorschot-calculator/inputs.ts'
import type { inputs as wettelijkeRente } from '#calculators/lenen/wettelijke-rentevoet-belgie/inputs.ts'
import type { inputs as woningkrediet } from '#calculators/lenen/woningkrediet-simulator/inputs.ts'
import type { inputs as groepslening } from '#calculators/lenen/groepslening-calculator/inputs.ts'
import type { inputs as bedrijfswagen } from '#calculators/planning/bedrijfswagen-vaa-calculator/inputs.ts'
import type { inputs as belastingplanning } from '#calculators/planning/belastingplanning-calculator/inputs.ts'
import type { inputs as brutoNetto } from '#calculators/planning/bruto-netto-calculator/inputs.ts'
import type { inputs as budget } from '#calculators/planning/budget-planner/inputs.ts'
import type { inputs as eindejaarsbonus } from '#calculators/planning/eindejaarsbonus-calculator/inputs.ts'
import type { inputs as groeipakket } from '#calculators/planning/groeipakket-berekenen/inputs.ts'
import type { inputs as erfbelasting } from '#calculators/planning/erfbelasting-calculator/inputs.ts'
import type { inputs as noodfonds } from '#calculators/planning/noodfonds-calculator/inputs.ts'
import type { inputs as opzegtermijn } from '#calculators/planning/opzegtermijn-calculator/inputs.ts'
import type { inputs as huurindexatie } from '#calculators/planning/huurindexatie-berekenen/inputs.ts'
import type { inputs as levensverzekering } from '#calculators/planning/levensverzekeraar-calculator/inputs.ts'
import type { inputs as minderWerken } from '#calculators/planning/minder-werken-berekenen/inputs.ts'
import type { inputs as pensioen } from '#calculators/planning/pensioen-calculator/inputs.ts'
import type { inputs as pensioensparen } from '#calculators/planning/pensioensparen-calculator/inputs.ts'
import type { inputs as rentevoet } from '#calculators/planning/rentevoet-vergelijker/inputs.ts'
import type { inputs as schenkbelasting } from '#calculators/planning/schenkbelasting-calculator/inputs.ts'
import type { inputs as socialeBijdragen } from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/inputs.ts'
import type { inputs as vakantiegeld } from '#calculators/planning/vakantiegeld-berekenen/inputs.ts'
import type { inputs as volgendeEuro } from '#calculators/planning/volgende-euro-berekenen/inputs.ts'
import type { inputs as fire } from '#calculators/planning/fire-calculator/inputs.ts'
import type { inputs as geldontwaarding } from '#calculators/planning/geldontwaarding-calculator/inputs.ts'
import type { inputs as inflatie } from '#calculators/planning/inflatie-calculator-belgie/inputs.ts'
import type { inputs as reeleRente } from '#calculators/planning/reele-rente-berekenen/inputs.ts'
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
import type { inputs as doelsparen } from '#calculators/sparen/doelspaarcalculator/inputs.ts'
import type { inputs as uitkeringBerekenen } from '#calculators/planning/uitkering-berekenen/inputs.ts'
import type { inputs as zelfstandigeNettoBerekenen } from '#calculators/planning/zelfstandige-netto-berekenen/inputs.ts'

type InputsOf = {
  'uitkering-berekenen': typeof uitkeringBerekenen
  'zelfstandige-netto-berekenen': typeof zelfstandigeNettoBerekenen
  'volgende-euro-berekenen': typeof volgendeEuro
  'groeipakket-berekenen': typeof groeipakket
  'aandelen-calculator': typeof aandelen
  'auto-kosten-berekenen': typeof autoKosten
  'autolening-berekenen': typeof autolening
  'bedrijfswagen-vaa-calculator': typeof bedrijfswagen
  'belastingplanning-calculator': typeof belastingplanning
  'beleggingsrente-calculator': typeof beleggingsrente
  'belgische-beleggingsfiscaliteit-calculator': typeof fiscaliteit
  'bruto-netto-calculator': typeof brutoNetto
  'budget-planner': typeof budget
  'cryptocurrency-calculator': typeof crypto
  'deposito-calculator': typeof deposito
  doelspaarcalculator: typeof doelsparen
  'dollar-cost-averaging-calculator': typeof instappen
  'doorlopend-krediet-calculator': typeof kredietopening
  'eindejaarsbonus-calculator': typeof eindejaarsbonus
  'erfbelasting-calculator': typeof erfbelasting
  'etf-calculator': typeof etf
  'fire-calculator': typeof fire
  'geldontwaarding-calculator': typeof geldontwaarding
  'groepslening-calculator': typeof groepslening
  'groepssparen-calculator': typeof groepssparen
  'hoogste-spaarrente-belgie': typeof hoogsteSpaarrente
  'huren-of-kopen-calculator': typeof hurenOfKopen
  'huurindexatie-berekenen': typeof huurindexatie
  'hypothecaire-lening-berekenen': typeof hypothecair
  'inflatie-calculator-belgie': typeof inflatie
  'kasbon-calculator': typeof kasbon
  'kinderrekening-calculator': typeof kinderrekening
  'kredietcapaciteit-calculator': typeof kredietcapaciteit
  'kredietkaart-calculator': typeof kredietkaart
  'kredietvergelijker-belgie': typeof kredietvergelijker
  'leasingkrediet-calculator': typeof leasing
  'lening-herfinancieren': typeof herfinancieren
  'levensverzekeraar-calculator': typeof levensverzekering
  'loyalty-bonus-calculator': typeof loyaltyBonus
  'meerwaardebelasting-calculator': typeof meerwaardebelasting
  'minder-werken-berekenen': typeof minderWerken
  'noodfonds-calculator': typeof noodfonds
  'obligatie-calculator': typeof obligatie
  'onroerende-voorheffing-berekenen': typeof onroerendeVoorheffing
  'opbrengsteigendom-berekenen': typeof opbrengsteigendom
  'opzegtermijn-calculator': typeof opzegtermijn
  'pensioen-calculator': typeof pensioen
  'pensioensparen-calculator': typeof pensioensparen
  'persoonlijke-lening-berekenen': typeof persoonlijk
  'portfolio-diversificatie-calculator': typeof spreiding
  'reele-rente-berekenen': typeof reeleRente
  'registratierechten-berekenen': typeof registratie
  'reit-calculator': typeof reit
  'rentevoet-vergelijker': typeof rentevoet
  'roerende-voorheffing-calculator': typeof voorheffing
  'samengestelde-interest-berekenen': typeof samengesteldeInterest
  'schenkbelasting-calculator': typeof schenkbelasting
  'schuldenconsolidatie-calculator': typeof schulden
  'sociale-bijdragen-zelfstandige-calculator': typeof socialeBijdragen
  'spaarrekening-vergelijker': typeof vergelijker
  'studieschuld-calculator': typeof studielening
  'termijnrekening-calculator': typeof termijnrekening
  'uitkoop-woning-berekenen': typeof uitkoop
  'vakantiegeld-berekenen': typeof vakantiegeld
  'vakantiegeld-sparen-calculator': typeof vakantiegeldSparen
  'voorschot-calculator': typeof voorschot
  'wettelijke-rentevoet-belgie': typeof wettelijkeRente
  'woningkrediet-simulator': typeof woningkrediet
}

/** A choice of this road that is written out: never a value of the visitor, which travels by its name. */
type Fixed<F> = F extends ChoiceField<infer V> ? V : F extends ToggleField ? boolean : string | number
type Source = Exclude<CarrySource, string | number | boolean>
type Carried<I extends Inputs> = { readonly [K in keyof I]?: Fixed<I[K]> | Source | undefined }

/** Never where a field is not there, or where a value of the page stands in the place of its name. */
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
