/** The words of version 1 for what has English names in our code. */
import { type Unit, UNITS } from '#calculators/kernel/units.ts'

const nameless: Readonly<Partial<Record<Unit, string>>> = { number: 'getal', index: 'index', text: 'tekst' }

export const unitWord = (unit: Unit): string => UNITS[unit].name || (nameless[unit] ?? 'getal')

const textUnits: ReadonlySet<Unit> = new Set(['date', 'month', 'text'])
export const isTextUnit = (unit: Unit): boolean => textUnits.has(unit)
