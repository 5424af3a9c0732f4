/** Shares of household spending: Statbel, huishoudbudgetonderzoek 2024 (published 17 September 2025). */
export const householdShares: readonly { readonly group: string; readonly share: number }[] = [
  { group: 'Woning, water, energie', share: 0.306 },
  { group: 'Voeding en drank', share: 0.14 },
  { group: 'Vervoer', share: 0.117 },
  { group: 'Verzorging en diensten', share: 0.1 },
  { group: 'Cultuur en vrije tijd', share: 0.079 },
  { group: 'Horeca', share: 0.073 },
  { group: 'Meubelen en toestellen', share: 0.05 },
  { group: 'Gezondheid', share: 0.048 },
  { group: 'Kleding en schoenen', share: 0.037 },
  { group: 'Alcohol en tabak', share: 0.017 },
  { group: 'Andere', share: 0.033 },
]
