/** Files that still name a year of their own. Take out what is done; nothing may come in. */
export const stillWithYears: readonly string[] = [
  'calculators/beleggen/belgische-beleggingsfiscaliteit-calculator/inputs.ts',
  'calculators/beleggen/meerwaardebelasting-calculator/meta.ts',
  'calculators/beleggen/roerende-voorheffing-calculator/inputs.ts',
  'calculators/planning/schenkbelasting-calculator/meta.ts',
  // The year of the copyright line is fixed.
  'site/content/site.ts',
]
