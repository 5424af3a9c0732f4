/**
 * Mean and volatility of a year of American shares in euro since 1971 (data/series/sp500-month.ts, eur-per-usd.ts), so
 * that a simulation without figures of one's own is on the same basis. Worked out in the test of the calculator.
 */
export const record = { mean: 0.115, volatility: 0.167 }
