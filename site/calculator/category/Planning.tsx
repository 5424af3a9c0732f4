/** The page of a calculator of this category: it knows where the code of these is, not of all others. */
import { CalculatorPage } from '#site/calculator/CalculatorPage.tsx'
import { type CalculatorModule, comesFrom } from '#site/calculator/state/source.ts'

comesFrom('planning', import.meta.glob<CalculatorModule>('../../../calculators/planning/*/calculator.ts'))

export const Planning = CalculatorPage
