/** The pages that take from a broker's file; `calculators/broker-files/take.ts` says what each takes. */
export const FILE_PAGES: ReadonlySet<string> = new Set([
  'meerwaardebelasting-calculator',
  'belgische-beleggingsfiscaliteit-calculator',
  'aandelen-calculator',
  'etf-calculator',
  'portfolio-diversificatie-calculator',
  'cryptocurrency-calculator',
  'roerende-voorheffing-calculator',
])
