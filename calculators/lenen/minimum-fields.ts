/** The question what a minimum payment is taken of: the same on the pages about a card and a credit line. */

/** What the minimum percentage of a contract is taken of. Belgian law takes the balance with the interest. */
export const minimumOver = {
  label: 'Dat percentage geldt op',
  start: 'metRente',
  refine: true,
  options: [
    { value: 'metRente', label: 'het saldo met de rente' },
    { value: 'zonderRente', label: 'het saldo zonder de rente' },
    { value: 'plusRente', label: 'het saldo zonder de rente, en de rente komt erbij' },
  ],
} as const
export type MinimumOver = (typeof minimumOver.options)[number]['value']

/** How the report names what the percentage is taken of. */
export const MINIMUM_WORDS: Readonly<Record<MinimumOver, string>> = {
  metRente: 'van het saldo met rente',
  zonderRente: 'van het saldo zonder rente',
  plusRente: 'van het saldo plus de rente',
}
