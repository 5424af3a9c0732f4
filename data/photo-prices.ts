/** The value of a name on the photo day of the tax on gains: by ISIN, ticker or the name of a coin, as a visitor typed it. */
import type { PhotoPrice } from '#data/rows.ts'

/** "IWDA", "IWDA · iShares Core MSCI World", "IE00B4L5Y983", "bitcoin". A ticker in small letters is a word like any other. */
export function photoPriceOf(list: readonly PhotoPrice[], typed: string): PhotoPrice | null {
  const text = typed.trim()
  // Funds of the list that have no name are not those of who gave none.
  if (text === '') return null
  const [first = ''] = text.split(' · ')
  const found = list.find(
    ({ code, isin = '', name = '' }) =>
      code === first || (isin !== '' && text.toUpperCase().includes(isin)) || name.toLowerCase() === text.toLowerCase(),
  )
  return found ?? null
}
