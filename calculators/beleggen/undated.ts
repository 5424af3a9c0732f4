/** A lot of which nobody knows the day: before the tax began, so that the photo value counts, and sold first. It is said. */
import { FIRST_YEAR, PHOTO_DAY } from '#calculators/beleggen/words.ts'
import { plural } from '#calculators/kernel/format.ts'
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

export const UNDATED = '2000-01-01'
/** Without a day there is no month to take a rate of: that of the photo day. */
export const UNDATED_RATE = fotodatum.rows[0]?.value ?? ''

export const undatedText = (lots: number): string =>
  `${plural(lots, 'aankoop', 'aankopen')} zonder datum: we rekenen alsof je voor ${FIRST_YEAR} kocht, en verkopen die eerst. Dan telt de koers van ${PHOTO_DAY} als die hoger is dan je aankoopprijs.`
