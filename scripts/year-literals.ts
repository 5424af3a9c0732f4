/** Files that still name a year of their own. Take out what is done; nothing may come in. */
export const stillWithYears: readonly string[] = [
  'calculators/beleggen/aandelen-calculator/meta.ts',
  'calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/inputs.ts',
  'calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/meta.ts',
  'calculators/beleggen/cryptocurrency-calculator/meta.ts',
  'calculators/beleggen/dollar-cost-averaging-calculator/meta.ts',
  'calculators/beleggen/meerwaardebelasting-calculator/meta.ts',
  'calculators/beleggen/obligatie-calculator/inputs.ts',
  'calculators/beleggen/roerende-voorheffing-calculator/inputs.ts',
  'calculators/planning/erfbelasting-calculator/calculator.ts',
  'calculators/planning/erfbelasting-calculator/show.ts',
  'calculators/planning/pensioensparen-calculator/calculator.ts',
  'calculators/planning/pensioensparen-calculator/meta.ts',
  'calculators/planning/schenkbelasting-calculator/calculator.ts',
  'calculators/planning/schenkbelasting-calculator/meta.ts',
  // The year of the copyright line is fixed.
  'site/content/site.ts',
]
