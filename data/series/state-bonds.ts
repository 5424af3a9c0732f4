/** Belgian government bonds (OLO): number, coupon and last day. Made from olo-lijst.csv by `npm run data`. */
import type { StateBond } from '#data/rows.ts'

export const stateBonds: readonly StateBond[] = [
  { number: "31", isin: "BE0000291972", coupon: 0.055, maturity: "2028-03-28", confidence: "hoog" },
  { number: "44", isin: "BE0000304130", coupon: 0.05, maturity: "2035-03-28", confidence: "hoog" },
  { number: "66", isin: "BE0000326356", coupon: 0.04, maturity: "2032-03-28", confidence: "hoog" },
  { number: "71", isin: "BE0000331406", coupon: 0.0375, maturity: "2045-06-22", confidence: "hoog" },
  { number: "75", isin: "BE0000335449", coupon: 0.01, maturity: "2031-06-22", confidence: "hoog" },
  { number: "76", isin: "BE0000336454", coupon: 0.019, maturity: "2038-06-22", confidence: "hoog" },
  { number: "78", isin: "BE0000338476", coupon: 0.016, maturity: "2047-06-22", confidence: "hoog" },
  { number: "80", isin: "BE0000340498", coupon: 0.0215, maturity: "2066-06-22", confidence: "hoog" },
  { number: "83", isin: "BE0000343526", coupon: 0.0225, maturity: "2057-06-22", confidence: "hoog" },
  { number: "84", isin: "BE0000344532", coupon: 0.0145, maturity: "2037-06-22", confidence: "hoog" },
  { number: "85", isin: "BE0000345547", coupon: 0.008, maturity: "2028-06-22", confidence: "hoog" },
  { number: "87", isin: "BE0000347568", coupon: 0.009, maturity: "2029-06-22", confidence: "hoog" },
  { number: "90", isin: "BE0000350596", coupon: 0.004, maturity: "2040-06-22", confidence: "hoog" },
  { number: "94", isin: "BE0000354630", coupon: 0.0035, maturity: "2032-06-22", confidence: "hoog" },
  { number: "97", isin: "", coupon: 0.03, maturity: "2033-06-22", confidence: "hoog" },
  { number: "99", isin: "", coupon: 0.0345, maturity: "2043-06-22", confidence: "hoog" },
  { number: "104", isin: "", coupon: 0.0345, maturity: "2042-06-22", confidence: "hoog" },
  { number: "105", isin: "BE0000365743", coupon: 0.026, maturity: "2030-10-22", confidence: "middel" },
  { number: "106", isin: "", coupon: 0.034, maturity: "2036-06-22", confidence: "hoog" },
]
