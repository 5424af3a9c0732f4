/** All calculators, in the order a visitor sees them. Imports words only. */
import type { Meta } from '#calculators/kernel/meta.ts'
import { meta as minderWerkenBerekenen } from '#calculators/planning/minder-werken-berekenen/meta.ts'
import { meta as zelfstandigeNettoBerekenen } from '#calculators/planning/zelfstandige-netto-berekenen/meta.ts'
import { meta as uitkoopWoningBerekenen } from '#calculators/lenen/uitkoop-woning-berekenen/meta.ts'
import { meta as opbrengsteigendomBerekenen } from '#calculators/lenen/opbrengsteigendom-berekenen/meta.ts'
import { meta as autoKostenBerekenen } from '#calculators/lenen/auto-kosten-berekenen/meta.ts'
import { meta as uitkeringBerekenen } from '#calculators/planning/uitkering-berekenen/meta.ts'
import { meta as volgendeEuroBerekenen } from '#calculators/planning/volgende-euro-berekenen/meta.ts'
import { meta as groeipakketBerekenen } from '#calculators/planning/groeipakket-berekenen/meta.ts'
import { meta as aandelenCalculator } from '#calculators/beleggen/aandelen-calculator/meta.ts'
import { meta as beleggingsrenteCalculator } from '#calculators/beleggen/beleggingsrente-calculator/meta.ts'
import { meta as belgischeBeleggingsfiscaliteitCalculator } from '#calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/meta.ts'
import { meta as cryptocurrencyCalculator } from '#calculators/beleggen/cryptocurrency-calculator/meta.ts'
import { meta as dollarCostAveragingCalculator } from '#calculators/beleggen/dollar-cost-averaging-calculator/meta.ts'
import { meta as etfCalculator } from '#calculators/beleggen/etf-calculator/meta.ts'
import { meta as meerwaardebelastingCalculator } from '#calculators/beleggen/meerwaardebelasting-calculator/meta.ts'
import { meta as obligatieCalculator } from '#calculators/beleggen/obligatie-calculator/meta.ts'
import { meta as portfolioDiversificatieCalculator } from '#calculators/beleggen/portfolio-diversificatie-calculator/meta.ts'
import { meta as reitCalculator } from '#calculators/beleggen/reit-calculator/meta.ts'
import { meta as roerendeVoorheffingCalculator } from '#calculators/beleggen/roerende-voorheffing-calculator/meta.ts'
import { meta as autoleningBerekenen } from '#calculators/lenen/autolening-berekenen/meta.ts'
import { meta as doorlopendKredietCalculator } from '#calculators/lenen/doorlopend-krediet-calculator/meta.ts'
import { meta as groepsleningCalculator } from '#calculators/lenen/groepslening-calculator/meta.ts'
import { meta as hurenOfKopenCalculator } from '#calculators/lenen/huren-of-kopen-calculator/meta.ts'
import { meta as hypothecaireLeningBerekenen } from '#calculators/lenen/hypothecaire-lening-berekenen/meta.ts'
import { meta as kredietcapaciteitCalculator } from '#calculators/lenen/kredietcapaciteit-calculator/meta.ts'
import { meta as kredietkaartCalculator } from '#calculators/lenen/kredietkaart-calculator/meta.ts'
import { meta as kredietvergelijkerBelgie } from '#calculators/lenen/kredietvergelijker-belgie/meta.ts'
import { meta as leasingkredietCalculator } from '#calculators/lenen/leasingkrediet-calculator/meta.ts'
import { meta as leningHerfinancieren } from '#calculators/lenen/lening-herfinancieren/meta.ts'
import { meta as onroerendeVoorheffingBerekenen } from '#calculators/lenen/onroerende-voorheffing-berekenen/meta.ts'
import { meta as persoonlijkeLeningBerekenen } from '#calculators/lenen/persoonlijke-lening-berekenen/meta.ts'
import { meta as registratierechtenBerekenen } from '#calculators/lenen/registratierechten-berekenen/meta.ts'
import { meta as schuldenconsolidatieCalculator } from '#calculators/lenen/schuldenconsolidatie-calculator/meta.ts'
import { meta as studieschuldCalculator } from '#calculators/lenen/studieschuld-calculator/meta.ts'
import { meta as voorschotCalculator } from '#calculators/lenen/voorschot-calculator/meta.ts'
import { meta as wettelijkeRentevoetBelgie } from '#calculators/lenen/wettelijke-rentevoet-belgie/meta.ts'
import { meta as woningkredietSimulator } from '#calculators/lenen/woningkrediet-simulator/meta.ts'
import { meta as bedrijfswagenVaaCalculator } from '#calculators/planning/bedrijfswagen-vaa-calculator/meta.ts'
import { meta as belastingplanningCalculator } from '#calculators/planning/belastingplanning-calculator/meta.ts'
import { meta as brutoNettoCalculator } from '#calculators/planning/bruto-netto-calculator/meta.ts'
import { meta as budgetPlanner } from '#calculators/planning/budget-planner/meta.ts'
import { meta as eindejaarsbonusCalculator } from '#calculators/planning/eindejaarsbonus-calculator/meta.ts'
import { meta as erfbelastingCalculator } from '#calculators/planning/erfbelasting-calculator/meta.ts'
import { meta as fireCalculator } from '#calculators/planning/fire-calculator/meta.ts'
import { meta as geldontwaardingCalculator } from '#calculators/planning/geldontwaarding-calculator/meta.ts'
import { meta as huurindexatieBerekenen } from '#calculators/planning/huurindexatie-berekenen/meta.ts'
import { meta as inflatieCalculatorBelgie } from '#calculators/planning/inflatie-calculator-belgie/meta.ts'
import { meta as levensverzekeraarCalculator } from '#calculators/planning/levensverzekeraar-calculator/meta.ts'
import { meta as noodfondsCalculator } from '#calculators/planning/noodfonds-calculator/meta.ts'
import { meta as opzegtermijnCalculator } from '#calculators/planning/opzegtermijn-calculator/meta.ts'
import { meta as pensioenCalculator } from '#calculators/planning/pensioen-calculator/meta.ts'
import { meta as pensioensparenCalculator } from '#calculators/planning/pensioensparen-calculator/meta.ts'
import { meta as reeleRenteBerekenen } from '#calculators/planning/reele-rente-berekenen/meta.ts'
import { meta as rentevoetVergelijker } from '#calculators/planning/rentevoet-vergelijker/meta.ts'
import { meta as schenkbelastingCalculator } from '#calculators/planning/schenkbelasting-calculator/meta.ts'
import { meta as socialeBijdragenZelfstandigeCalculator } from '#calculators/planning/sociale-bijdragen-zelfstandige-calculator/meta.ts'
import { meta as vakantiegeldBerekenen } from '#calculators/planning/vakantiegeld-berekenen/meta.ts'
import { meta as depositoCalculator } from '#calculators/sparen/deposito-calculator/meta.ts'
import { meta as doelspaarcalculator } from '#calculators/sparen/doelspaarcalculator/meta.ts'
import { meta as groepssparenCalculator } from '#calculators/sparen/groepssparen-calculator/meta.ts'
import { meta as hoogsteSpaarrenteBelgie } from '#calculators/sparen/hoogste-spaarrente-belgie/meta.ts'
import { meta as kasbonCalculator } from '#calculators/sparen/kasbon-calculator/meta.ts'
import { meta as kinderrekeningCalculator } from '#calculators/sparen/kinderrekening-calculator/meta.ts'
import { meta as loyaltyBonusCalculator } from '#calculators/sparen/loyalty-bonus-calculator/meta.ts'
import { meta as samengesteldeInterestBerekenen } from '#calculators/sparen/samengestelde-interest-berekenen/meta.ts'
import { meta as spaarrekeningVergelijker } from '#calculators/sparen/spaarrekening-vergelijker/meta.ts'
import { meta as termijnrekeningCalculator } from '#calculators/sparen/termijnrekening-calculator/meta.ts'
import { meta as vakantiegeldSparenCalculator } from '#calculators/sparen/vakantiegeld-sparen-calculator/meta.ts'

export const catalogue: readonly Meta[] = [
  hoogsteSpaarrenteBelgie,
  depositoCalculator,
  samengesteldeInterestBerekenen,
  doelspaarcalculator,
  spaarrekeningVergelijker,
  kinderrekeningCalculator,
  kasbonCalculator,
  termijnrekeningCalculator,
  groepssparenCalculator,
  loyaltyBonusCalculator,
  vakantiegeldSparenCalculator,
  hypothecaireLeningBerekenen,
  woningkredietSimulator,
  persoonlijkeLeningBerekenen,
  autoleningBerekenen,
  leningHerfinancieren,
  schuldenconsolidatieCalculator,
  kredietcapaciteitCalculator,
  kredietvergelijkerBelgie,
  doorlopendKredietCalculator,
  kredietkaartCalculator,
  leasingkredietCalculator,
  voorschotCalculator,
  studieschuldCalculator,
  groepsleningCalculator,
  wettelijkeRentevoetBelgie,
  registratierechtenBerekenen,
  hurenOfKopenCalculator,
  onroerendeVoorheffingBerekenen,
  beleggingsrenteCalculator,
  aandelenCalculator,
  etfCalculator,
  obligatieCalculator,
  cryptocurrencyCalculator,
  dollarCostAveragingCalculator,
  portfolioDiversificatieCalculator,
  reitCalculator,
  belgischeBeleggingsfiscaliteitCalculator,
  roerendeVoorheffingCalculator,
  meerwaardebelastingCalculator,
  pensioensparenCalculator,
  pensioenCalculator,
  fireCalculator,
  noodfondsCalculator,
  budgetPlanner,
  belastingplanningCalculator,
  levensverzekeraarCalculator,
  eindejaarsbonusCalculator,
  inflatieCalculatorBelgie,
  geldontwaardingCalculator,
  reeleRenteBerekenen,
  rentevoetVergelijker,
  brutoNettoCalculator,
  huurindexatieBerekenen,
  vakantiegeldBerekenen,
  opzegtermijnCalculator,
  socialeBijdragenZelfstandigeCalculator,
  bedrijfswagenVaaCalculator,
  erfbelastingCalculator,
  schenkbelastingCalculator,
  groeipakketBerekenen,
  volgendeEuroBerekenen,
  minderWerkenBerekenen,
  zelfstandigeNettoBerekenen,
  opbrengsteigendomBerekenen,
  uitkoopWoningBerekenen,
  autoKostenBerekenen,
  uitkeringBerekenen,
]
