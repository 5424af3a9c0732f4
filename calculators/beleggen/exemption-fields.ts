/** The exemption on gains as every page with a gain asks it: what is used of it already, and what earlier years left. */

export const alGebruikt = {
  label: 'Dit jaar al gebruikte vrijstelling op meerwaarden',
  start: 0,
  max: 1_000_000,
  refine: true,
} as const

export const overgedragen = {
  label: 'Overgedragen vrijstelling uit vorige jaren',
  start: 0,
  max: 100_000,
  refine: true,
} as const
