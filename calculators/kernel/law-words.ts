/** A single legal value in words. */
import { dateText, eur, num, pct } from '#calculators/kernel/format.ts'
import { counted, showCell, type Unit } from '#calculators/kernel/units.ts'
import type { LawUnit } from '#rules/kernel/dated.ts'

/** The units of the law in ours, with the period that belongs to them. */
const LAW_UNITS: Readonly<Record<LawUnit, { readonly unit: Unit; readonly per?: string }>> = {
  euro: { unit: 'euro' },
  'euro per jaar': { unit: 'euro', per: ' per jaar' },
  'euro per maand': { unit: 'euro', per: ' per maand' },
  tarief: { unit: 'percent' },
  schaal: { unit: 'number' },
  maanden: { unit: 'months' },
  jaren: { unit: 'years' },
  dagen: { unit: 'days' },
  weken: { unit: 'weeks' },
  aantal: { unit: 'number' },
  coefficient: { unit: 'number' },
  formule: { unit: 'number' },
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** One value of the law that fits in a sentence: not a scale, a table or a formula. null is a repeal. */
type LawScalar = number | string | null

export const isLawScalar = (value: unknown): value is LawScalar =>
  value === null || typeof value === 'number' || typeof value === 'string'

/** `site/content/law-value.ts` writes out scales and tables. */
export function showLaw(value: LawScalar, lawUnit: LawUnit): string {
  if (value === null) return 'opgeheven'
  if (typeof value === 'string') return isDate(value) ? dateText(value) : value
  const { unit, per = '' } = LAW_UNITS[lawUnit]
  switch (unit) {
    case 'euro':
      return `${eur(value, Number.isInteger(value) ? 0 : 2)}${per}`
    case 'percent':
      return pct(value, 4, 0)
    case 'months':
      return counted(value, 'maand', 'maanden', 2)
    case 'number':
      return num(value, 6)
    default:
      return showCell(value, unit, 2)
  }
}
