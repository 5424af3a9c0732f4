/** Words about lots and gains that several pages share. */
import type { SoldSlice } from '#calculators/beleggen/sales.ts'
import { eur, longDate, num, plural } from '#calculators/kernel/format.ts'
import type { Notice } from '#calculators/kernel/report.ts'
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

const LONGEST_SUM = 20

/** What was sold as a sum: pieces, proceeds and the value they count from. None for a long list, which has its table. */
export const soldSum = (slices: readonly SoldSlice[], decimals: number, total: { label: string; value: number }) =>
  slices.length > LONGEST_SUM
    ? undefined
    : [
        ...slices.map(({ asset, units, proceeds, base, kind, gain }) => ({
          label: `${asset}: ${num(units, decimals)} ${units === 1 ? 'stuk' : 'stuks'}, ${eur(proceeds)} − ${eur(base)} (${BASIS_TEXT[kind]})`,
          value: gain,
        })),
        total,
      ]

export const PHOTO_MISSING = `Je verkoopt stukken van vóór ${FIRST_YEAR} zonder waarde op ${PHOTO_DAY}. We rekenen met je aankoopprijs; met de fotowaarde is de winst vaak kleiner.`

export const undatedText = (lots: number): string =>
  `${plural(lots, 'aankoop', 'aankopen')} zonder datum: we rekenen alsof je voor ${FIRST_YEAR} kocht, en verkopen die eerst. Dan telt de koers van ${PHOTO_DAY} als die hoger is dan je aankoopprijs.`

/** For a gain of a year whose exemption is not published. */
export const UNPUBLISHED: Notice = {
  tone: 'info',
  text: 'De vrijstelling van dat jaar is nog niet bekend; we rekenen met het laatste bedrag.',
}
