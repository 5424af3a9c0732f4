/** Last resort when the market snapshot has no offer of a kind: dated reference rates, shown with their date. */

type ReferenceRate = { readonly rate: number; readonly asOf: string; readonly source: string }

export const referenceRates = {
  shortDeposit: {
    rate: 0.02,
    asOf: '2026-09-16',
    source: 'ECB, rente op de depositofaciliteit, afgerond naar beneden',
  },
} satisfies Record<string, ReferenceRate>
