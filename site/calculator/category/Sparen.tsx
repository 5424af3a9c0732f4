/** The page of a calculator of this category: it knows where the code of these is, not of all others. */
import { CalculatorPage } from '#site/calculator/CalculatorPage.tsx'
import { type CalculatorModule, comesFrom } from '#site/calculator/state/source.ts'

comesFrom('sparen', import.meta.glob<CalculatorModule>('../../../calculators/sparen/*/calculator.ts'))

export const Sparen = CalculatorPage
