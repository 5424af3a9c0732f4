/** Words about lots and gains that several pages share. */
import { longDate, plural } from '#calculators/kernel/format.ts'
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { BasisKind } from '#rules/sparen-beleggen/meerwaardebelasting.ts'

/** The day of the photo value as a visitor reads it, and the first year of the tax. */
export const PHOTO_DAY = longDate(fotodatum.rows[0]?.value ?? '')
export const FIRST_YEAR = fotodatum.rows[0]?.from.slice(0, 4) ?? ''

export const BASIS_TEXT: Record<BasisKind, string> = {
  aankoop: 'aankoopprijs',
  foto: `waarde op ${PHOTO_DAY}`,
  historisch: 'hogere aankoopprijs',
}

export const undatedText = (lots: number): string =>
  `${plural(lots, 'aankoop', 'aankopen')} zonder datum: we rekenen alsof je voor ${FIRST_YEAR} kocht, en verkopen die eerst. Dan telt de koers van ${PHOTO_DAY} als die hoger is dan je aankoopprijs.`
