/** Files that may contain a year as text. No file may be added. */
export const stillWithYears: readonly string[] = [
  // The year of the copyright line is the specification's, word for word.
  'site/content/site.ts',
]
