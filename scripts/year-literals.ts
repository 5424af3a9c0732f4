/** Files that name a year of their own. Nothing may come in. */
export const stillWithYears: readonly string[] = [
  // The year of the copyright line is the specification's, word for word.
  'site/content/site.ts',
]
