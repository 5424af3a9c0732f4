/** For loan pages that still compute and tell in one function: goes with the last of them. */
export { monthlyRate } from '#calculators/lenen/month-rate.ts'
export { renteomzetting } from '#calculators/lenen/rate-fields.ts'
export { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
