/** The inputs of every page by its slug. Made by `npm run nieuw` and `npm run check -- -u`. */
import type { inputs as aandelenCalculator } from '#calculators/beleggen/aandelen-calculator/inputs.ts'
import type { inputs as autoKostenBerekenen } from '#calculators/lenen/auto-kosten-berekenen/inputs.ts'
import type { inputs as autoleningBerekenen } from '#calculators/lenen/autolening-berekenen/inputs.ts'
import type { inputs as bedrijfswagenVaaCalculator } from '#calculators/planning/bedrijfswagen-vaa-calculator/inputs.ts'
import type { inputs as belastingplanningCalculator } from '#calculators/planning/belastingplanning-calculator/inputs.ts'
import type { inputs as beleggingsrenteCalculator } from '#calculators/beleggen/beleggingsrente-calculator/inputs.ts'
import type { inputs as belgischeBeleggingsfiscaliteitCalculator } from '#calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/inputs.ts'
import type { inputs as brutoNettoCalculator } from '#calculators/planning/bruto-netto-calculator/inputs.ts'
import type { inputs as budgetPlanner } from '#calculators/planning/budget-planner/inputs.ts'
import type { inputs as cryptocurrencyCalculator } from '#calculators/beleggen/cryptocurrency-calculator/inputs.ts'
import type { inputs as depositoCalculator } from '#calculators/sparen/deposito-calculator/inputs.ts'
import type { inputs as doelspaarcalculator } from '#calculators/sparen/doelspaarcalculator/inputs.ts'
import type { inputs as dollarCostAveragingCalculator } from '#calculators/beleggen/dollar-cost-averaging-calculator/inputs.ts'
import type { inputs as doorlopendKredietCalculator } from '#calculators/lenen/doorlopend-krediet-calculator/inputs.ts'
import type { inputs as eindejaarsbonusCalculator } from '#calculators/planning/eindejaarsbonus-calculator/inputs.ts'
import type { inputs as erfbelastingCalculator } from '#calculators/planning/erfbelasting-calculator/inputs.ts'
import type { inputs as etfCalculator } from '#calculators/beleggen/etf-calculator/inputs.ts'
import type { inputs as fireCalculator } from '#calculators/planning/fire-calculator/inputs.ts'
import type { inputs as geldontwaardingCalculator } from '#calculators/planning/geldontwaarding-calculator/inputs.ts'
import type { inputs as groeipakketBerekenen } from '#calculators/planning/groeipakket-berekenen/inputs.ts'
import type { inputs as groepsleningCalculator } from '#calculators/lenen/groepslening-calculator/inputs.ts'
import type { inputs as groepssparenCalculator } from '#calculators/sparen/groepssparen-calculator/inputs.ts'
import type { inputs as hoogsteSpaarrenteBelgie } from '#calculators/sparen/hoogste-spaarrente-belgie/inputs.ts'
import type { inputs as hurenOfKopenCalculator } from '#calculators/lenen/huren-of-kopen-calculator/inputs.ts'
import type { inputs as huurindexatieBerekenen } from '#calculators/planning/huurindexatie-berekenen/inputs.ts'
import type { inputs as hypothecaireLeningBerekenen } from '#calculators/lenen/hypothecaire-lening-berekenen/inputs.ts'
import type { inputs as inflatieCalculatorBelgie } from '#calculators/planning/inflatie-calculator-belgie/inputs.ts'
import type { inputs as kasbonCalculator } from '#calculators/sparen/kasbon-calculator/inputs.ts'
import type { inputs as kinderrekeningCalculator } from '#calculators/sparen/kinderrekening-calculator/inputs.ts'
import type { inputs as kredietcapaciteitCalculator } from '#calculators/lenen/kredietcapaciteit-calculator/inputs.ts'
import type { inputs as kredietkaartCalculator } from '#calculators/lenen/kredietkaart-calculator/inputs.ts'
import type { inputs as kredietvergelijkerBelgie } from '#calculators/lenen/kredietvergelijker-belgie/inputs.ts'
import type { inputs as leasingkredietCalculator } from '#calculators/lenen/leasingkrediet-calculator/inputs.ts'
import type { inputs as leningHerfinancieren } from '#calculators/lenen/lening-herfinancieren/inputs.ts'
import type { inputs as levensverzekeraarCalculator } from '#calculators/planning/levensverzekeraar-calculator/inputs.ts'
import type { inputs as loyaltyBonusCalculator } from '#calculators/sparen/loyalty-bonus-calculator/inputs.ts'
import type { inputs as meerwaardebelastingCalculator } from '#calculators/beleggen/meerwaardebelasting-calculator/inputs.ts'
import type { inputs as minderWerkenBerekenen } from '#calculators/planning/minder-werken-berekenen/inputs.ts'
import type { inputs as noodfondsCalculator } from '#calculators/planning/noodfonds-calculator/inputs.ts'
import type { inputs as obligatieCalculator } from '#calculators/beleggen/obligatie-calculator/inputs.ts'
import type { inputs as onroerendeVoorheffingBerekenen } from '#calculators/lenen/onroerende-voorheffing-berekenen/inputs.ts'
import type { inputs as opbrengsteigendomBerekenen } from '#calculators/lenen/opbrengsteigendom-berekenen/inputs.ts'
import type { inputs as opzegtermijnCalculator } from '#calculators/planning/opzegtermijn-calculator/inputs.ts'
import type { inputs as pensioenCalculator } from '#calculators/planning/pensioen-calculator/inputs.ts'
import type { inputs as pensioensparenCalculator } from '#calculators/planning/pensioensparen-calculator/inputs.ts'
import type { inputs as persoonlijkeLeningBerekenen } from '#calculators/lenen/persoonlijke-lening-berekenen/inputs.ts'
import type { inputs as portfolioDiversificatieCalculator } from '#calculators/beleggen/portfolio-diversificatie-calculator/inputs.ts'
import type { inputs as reeleRenteBerekenen } from '#calculators/planning/reele-rente-berekenen/inputs.ts'
import type { inputs as registratierechtenBerekenen } from '#calculators/lenen/registratierechten-berekenen/inputs.ts'
import type { inputs as reitCalculator } from '#calculators/beleggen/reit-calculator/inputs.ts'
import type { inputs as rentevoetVergelijker } from '#calculators/planning/rentevoet-vergelijker/inputs.ts'
import type { inputs as roerendeVoorheffingCalculator } from '#calculators/beleggen/roerende-voorheffing-calculator/inputs.ts'
import type { inputs as samengesteldeInterestBerekenen } from '#calculators/sparen/samengestelde-interest-berekenen/inputs.ts'
import type { inputs as schenkbelastingCalculator } from '#calculators/planning/schenkbelasting-calculator/inputs.ts'
import type { inputs as schuldenconsolidatieCalculator } from '#calculators/lenen/schuldenconsolidatie-calculator/inputs.ts'
import type { inputs as socialeBijdragenZelfstandigeCalculator } from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/inputs.ts'
import type { inputs as spaarrekeningVergelijker } from '#calculators/sparen/spaarrekening-vergelijker/inputs.ts'
import type { inputs as studieschuldCalculator } from '#calculators/lenen/studieschuld-calculator/inputs.ts'
import type { inputs as termijnrekeningCalculator } from '#calculators/sparen/termijnrekening-calculator/inputs.ts'
import type { inputs as uitkeringBerekenen } from '#calculators/planning/uitkering-berekenen/inputs.ts'
import type { inputs as uitkoopWoningBerekenen } from '#calculators/lenen/uitkoop-woning-berekenen/inputs.ts'
import type { inputs as vakantiegeldBerekenen } from '#calculators/planning/vakantiegeld-berekenen/inputs.ts'
import type { inputs as vakantiegeldSparenCalculator } from '#calculators/sparen/vakantiegeld-sparen-calculator/inputs.ts'
import type { inputs as volgendeEuroBerekenen } from '#calculators/planning/volgende-euro-berekenen/inputs.ts'
import type { inputs as voorschotCalculator } from '#calculators/lenen/voorschot-calculator/inputs.ts'
import type { inputs as wettelijkeRentevoetBelgie } from '#calculators/lenen/wettelijke-rentevoet-belgie/inputs.ts'
import type { inputs as woningkredietSimulator } from '#calculators/lenen/woningkrediet-simulator/inputs.ts'
import type { inputs as zelfstandigeNettoBerekenen } from '#calculators/planning/zelfstandige-netto-berekenen/inputs.ts'

export type InputsOf = {
  'aandelen-calculator': typeof aandelenCalculator
  'auto-kosten-berekenen': typeof autoKostenBerekenen
  'autolening-berekenen': typeof autoleningBerekenen
  'bedrijfswagen-vaa-calculator': typeof bedrijfswagenVaaCalculator
  'belastingplanning-calculator': typeof belastingplanningCalculator
  'beleggingsrente-calculator': typeof beleggingsrenteCalculator
  'belgische-beleggingsfiscaliteit-calculator': typeof belgischeBeleggingsfiscaliteitCalculator
  'bruto-netto-calculator': typeof brutoNettoCalculator
  'budget-planner': typeof budgetPlanner
  'cryptocurrency-calculator': typeof cryptocurrencyCalculator
  'deposito-calculator': typeof depositoCalculator
  doelspaarcalculator: typeof doelspaarcalculator
  'dollar-cost-averaging-calculator': typeof dollarCostAveragingCalculator
  'doorlopend-krediet-calculator': typeof doorlopendKredietCalculator
  'eindejaarsbonus-calculator': typeof eindejaarsbonusCalculator
  'erfbelasting-calculator': typeof erfbelastingCalculator
  'etf-calculator': typeof etfCalculator
  'fire-calculator': typeof fireCalculator
  'geldontwaarding-calculator': typeof geldontwaardingCalculator
  'groeipakket-berekenen': typeof groeipakketBerekenen
  'groepslening-calculator': typeof groepsleningCalculator
  'groepssparen-calculator': typeof groepssparenCalculator
  'hoogste-spaarrente-belgie': typeof hoogsteSpaarrenteBelgie
  'huren-of-kopen-calculator': typeof hurenOfKopenCalculator
  'huurindexatie-berekenen': typeof huurindexatieBerekenen
  'hypothecaire-lening-berekenen': typeof hypothecaireLeningBerekenen
  'inflatie-calculator-belgie': typeof inflatieCalculatorBelgie
  'kasbon-calculator': typeof kasbonCalculator
  'kinderrekening-calculator': typeof kinderrekeningCalculator
  'kredietcapaciteit-calculator': typeof kredietcapaciteitCalculator
  'kredietkaart-calculator': typeof kredietkaartCalculator
  'kredietvergelijker-belgie': typeof kredietvergelijkerBelgie
  'leasingkrediet-calculator': typeof leasingkredietCalculator
  'lening-herfinancieren': typeof leningHerfinancieren
  'levensverzekeraar-calculator': typeof levensverzekeraarCalculator
  'loyalty-bonus-calculator': typeof loyaltyBonusCalculator
  'meerwaardebelasting-calculator': typeof meerwaardebelastingCalculator
  'minder-werken-berekenen': typeof minderWerkenBerekenen
  'noodfonds-calculator': typeof noodfondsCalculator
  'obligatie-calculator': typeof obligatieCalculator
  'onroerende-voorheffing-berekenen': typeof onroerendeVoorheffingBerekenen
  'opbrengsteigendom-berekenen': typeof opbrengsteigendomBerekenen
  'opzegtermijn-calculator': typeof opzegtermijnCalculator
  'pensioen-calculator': typeof pensioenCalculator
  'pensioensparen-calculator': typeof pensioensparenCalculator
  'persoonlijke-lening-berekenen': typeof persoonlijkeLeningBerekenen
  'portfolio-diversificatie-calculator': typeof portfolioDiversificatieCalculator
  'reele-rente-berekenen': typeof reeleRenteBerekenen
  'registratierechten-berekenen': typeof registratierechtenBerekenen
  'reit-calculator': typeof reitCalculator
  'rentevoet-vergelijker': typeof rentevoetVergelijker
  'roerende-voorheffing-calculator': typeof roerendeVoorheffingCalculator
  'samengestelde-interest-berekenen': typeof samengesteldeInterestBerekenen
  'schenkbelasting-calculator': typeof schenkbelastingCalculator
  'schuldenconsolidatie-calculator': typeof schuldenconsolidatieCalculator
  'sociale-bijdragen-zelfstandige-calculator': typeof socialeBijdragenZelfstandigeCalculator
  'spaarrekening-vergelijker': typeof spaarrekeningVergelijker
  'studieschuld-calculator': typeof studieschuldCalculator
  'termijnrekening-calculator': typeof termijnrekeningCalculator
  'uitkering-berekenen': typeof uitkeringBerekenen
  'uitkoop-woning-berekenen': typeof uitkoopWoningBerekenen
  'vakantiegeld-berekenen': typeof vakantiegeldBerekenen
  'vakantiegeld-sparen-calculator': typeof vakantiegeldSparenCalculator
  'volgende-euro-berekenen': typeof volgendeEuroBerekenen
  'voorschot-calculator': typeof voorschotCalculator
  'wettelijke-rentevoet-belgie': typeof wettelijkeRentevoetBelgie
  'woningkrediet-simulator': typeof woningkredietSimulator
  'zelfstandige-netto-berekenen': typeof zelfstandigeNettoBerekenen
}
