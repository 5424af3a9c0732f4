/** Last resort when the market snapshot has no offer of a kind: dated reference rates, shown with their date. */

type ReferenceRate = { readonly rate: number; readonly asOf: string; readonly source: string }

export const referenceRates = {
  carElectric: { rate: 0.0325, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  carNew: { rate: 0.035, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  carUsed: { rate: 0.0475, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  personalLoan: { rate: 0.08, asOf: '2025-01-01', source: 'Publieke aanbiedingen 2024-2025, 7.000 euro op 42 maanden' },
  personalLoanHigh: {
    rate: 0.109,
    asOf: '2025-01-01',
    source: 'Publieke aanbiedingen 2024-2025, hoogste van de reeks',
  },
  renovationLoan: { rate: 0.0425, asOf: '2024-07-14', source: 'Publieke aanbiedingen voor energieleningen' },
  shortDeposit: {
    rate: 0.02,
    asOf: '2026-09-16',
    source: 'ECB, rente op de depositofaciliteit, afgerond naar beneden',
  },
  studyLoan: {
    rate: 0.05,
    asOf: '2026-11-01',
    source: 'Schatting tussen 4 en 6 %: voor studieleningen bestaat geen gepubliceerde lijst',
  },
  termAccount: {
    rate: 0.023,
    asOf: '2026-03-01',
    source: 'midden tussen de kasbonnen op 1 en 5 jaar in onze lijst, afgerond',
  },
} satisfies Record<string, ReferenceRate>

/**
 * Fixed home loans by term in years, for at most 80 % of the home. The monthly average of the National Bank for new
 * loans fixed for more than ten years (3.47 % in June 2026) plus what a term stood above it on a day both were known:
 * 20 years 3.61 against 3.33 (barometer, December 2025), 25 years 3.89 against 3.32 (January 2026), 10 years 2.96
 * against 2.97 (broker, November 2024). 15 years is the middle of 10 and 20, rounded up; for 30 years no rate is published, so it
 * has that of 25. A smaller down payment cost 0.03 more (3.64 against 3.61, December 2025).
 */
export const homeLoanTable = {
  month: '2026-06',
  average: 0.0347,
  byTerm: [
    { years: 10, rate: 0.0346 },
    { years: 15, rate: 0.0361 },
    { years: 20, rate: 0.0375 },
    { years: 25, rate: 0.0404 },
    { years: 30, rate: 0.0404 },
  ],
  above80: 0.0003,
  source: 'Nationale Bank van België en hypotheekbarometers',
} as const

/**
 * What a variable formula starts above that average: best net rates of a broker for at most 80 % (VDV Conseil, 26
 * November 2024, average 2.97), and for 3-3-3 and 20-5-5, not in that list, those of 5 January 2024 (average 3.38).
 */
export const homeLoanFormulas = {
  '1-1-1': { gap: 0.0078, month: '2024-11' },
  '3-3-3': { gap: 0.0022, month: '2024-01' },
  '5-5-5': { gap: 0.0003, month: '2024-11' },
  '10-5-5': { gap: 0.0013, month: '2024-11' },
  '15-5-5': { gap: 0.0018, month: '2024-11' },
  '20-5-5': { gap: -0.0015, month: '2024-01' },
} as const

/** Savings accounts for when the market has none: an ordinary one of a large bank, and the best without conditions. */
export const referenceAccounts = {
  mine: { bank: 'BNP Paribas Fortis', product: 'Spaarrekening', base: 0.003, premium: 0.002, checkedOn: '2026-06-20' },
  best: { bank: 'Keytrade Bank', product: 'High Fidelity', base: 0.005, premium: 0.015, checkedOn: '2026-09-21' },
} as const
