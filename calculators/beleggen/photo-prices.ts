/** A photo value that nobody filled in, from our list; the answer names it with its exchange. */
import { PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { eur } from '#calculators/kernel/format.ts'
import { photoPriceOf } from '#data/photo-prices.ts'
import type { PhotoPrice } from '#data/rows.ts'
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

const photoDay = fotodatum.rows[0]?.value ?? ''

type Lot = { readonly name: string; readonly day: string; readonly photo: number | null }

/** Reads the list for one answer and remembers what it took. */
export function photoPrices(list: readonly PhotoPrice[]) {
  const taken = new Map<string, PhotoPrice>()
  return {
    /** The value of the lot, or that of the list; null for a later purchase and for what is not in it. */
    of({ name, day, photo }: Lot): number | null {
      if (photo !== null || day > photoDay) return photo
      const found = photoPriceOf(list, name)
      if (found) taken.set(found.code, found)
      return found?.euro ?? null
    },
    said(): readonly string[] {
      if (taken.size === 0) return []
      const values = [...taken.values()].map(({ code, euro, exchange }) => `${code} ${eur(euro)} op ${exchange}`)
      return [
        `Waarde per stuk op ${PHOTO_DAY} uit onze lijst: ${values.join(', ')}. Vul ze zelf in als je broker een andere gebruikt, of na een splitsing.`,
      ]
    },
  }
}
