/** For loan pages that still compute and tell in one function: goes with the last of them. */
export { monthlyRate, type Omzetting, printedRate, roundingOf } from '#calculators/lenen/month-rate.ts'
export {
  afronding,
  PROFESSIONAL as CONVENTIONS_GROUP,
  renteomzetting,
  vergoedingsbasis,
} from '#calculators/lenen/rate-fields.ts'
export { monthlyRateFormula } from '#calculators/lenen/rate-words.ts'
