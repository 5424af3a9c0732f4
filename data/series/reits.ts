/** Belgian regulated real estate companies: dividend, earnings and net value per share, debt. Made from gvv.csv by `npm run data`. */
import type { Reit } from '#data/rows.ts'

export const reits: readonly Reit[] = [
  { name: "Aedifica", ticker: "AED", isin: "BE0003851681", year: "2025", dividend: 4, earnings: 5.15, netValue: null, netValueOn: "", debt: 0.408, debtKind: "schuldgraad (debt-to-assets)", debtOn: "2025-12-31", care: false, confidence: "hoog" },
  { name: "Cofinimmo", ticker: "COFB", isin: "", year: "2025", dividend: 5.2, earnings: 6.45, netValue: 90.3, netValueOn: "2025-06-30", debt: 0.428, debtKind: "schuldgraad (debt-to-assets)", debtOn: "2025-12-31", care: false, confidence: "middel" },
  { name: "WDP", ticker: "WDP", isin: "", year: "2025", dividend: 1.23, earnings: 1.53, netValue: null, netValueOn: "", debt: 0.413, debtKind: "loan-to-value", debtOn: "2025-06-30", care: false, confidence: "middel" },
  { name: "Montea", ticker: "MONT", isin: "", year: "2025", dividend: 3.93, earnings: 4.9, netValue: 81.6, netValueOn: "2025-12-31", debt: 0.4, debtKind: "EPRA LTV", debtOn: "2025-12-31", care: false, confidence: "middel" },
  { name: "Xior Student Housing", ticker: "XIOR", isin: "BE0974288202", year: "2025", dividend: 1.768, earnings: 2.21, netValue: 38.69, netValueOn: "2025-09-30", debt: 0.4958, debtKind: "schuldgraad", debtOn: "2025-09-30", care: false, confidence: "middel" },
  { name: "Care Property Invest", ticker: "CPINV", isin: "BE0974273055", year: "2025", dividend: 1, earnings: 1.16, netValue: 18, netValueOn: "2025-09-30", debt: 0.4656, debtKind: "EPRA LTV", debtOn: "2025-09-30", care: true, confidence: "middel" },
]
