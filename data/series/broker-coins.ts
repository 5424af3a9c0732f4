/** What brokers ask for an order (crypto), by size of the order. Made from makelaars.csv by `npm run data`. */
import type { BrokerFee } from '#data/rows.ts'

export const coinFees: readonly BrokerFee[] = [
  { broker: "Bitvavo", exchange: "alle", from: 0, to: null, fixed: null, rate: 0.0025, min: null, max: null, slice: null, perSlice: null, paysTob: null, withholdsDividends: null, withholdsGains: false, checkedOn: "", confidence: "middel" },
  { broker: "Kraken", exchange: "Kraken Pro", from: 0, to: null, fixed: null, rate: 0.0026, min: null, max: null, slice: null, perSlice: null, paysTob: null, withholdsDividends: null, withholdsGains: false, checkedOn: "", confidence: "laag" },
]
