/** Last resort when the market snapshot has no offer of a kind: dated reference rates, shown with their date. */

type ReferenceRate = { readonly rate: number; readonly asOf: string; readonly source: string }

export const referenceRates = {
  carElectric: { rate: 0.0325, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  carNew: { rate: 0.035, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  carUsed: { rate: 0.0475, asOf: '2026-02-01', source: 'Publieke aanbiedingen rond het Autosalon 2026' },
  homeLoan20: {
    rate: 0.0375,
    asOf: '2025-12-01',
    source: 'Rentebarometer woonkrediet, vast op 20 jaar, naar boven afgerond',
  },
  homeLoan25: { rate: 0.039, asOf: '2026-01-13', source: 'Rentebarometer woonkrediet, vast op 25 jaar' },
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
