/** What we assume of three ways to invest. Own assumptions. */
export const PROFILES = {
  defensief: { label: 'Defensief', mean: 0.03, volatility: 0.05 },
  neutraal: { label: 'Neutraal', mean: 0.05, volatility: 0.1 },
  dynamisch: { label: 'Dynamisch', mean: 0.07, volatility: 0.16 },
} as const
export type ProfileName = keyof typeof PROFILES
