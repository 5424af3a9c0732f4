/** A lot of which nobody knows the day: before the tax began, so that the photo value counts, and sold first. */
import { fotodatum } from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'

export const UNDATED = '2000-01-01'
/** Without a day there is no month to take a rate of: that of the photo day. */
export const UNDATED_RATE = fotodatum.rows[0]?.value ?? ''
