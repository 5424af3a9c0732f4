/** Names of indices, moments and amounts, and why a month has no figure. */
import { longDate, money, num } from '#calculators/kernel/format.ts'
import { firstMonth, type IndexKind, lastMonth } from '#rules/kernel/prijsindex.ts'
import type { Inflation } from './case.ts'
import type { Missing } from './model.ts'

/** The moment in words: a month, or the year when means are compared. */
export const moment = ({ values }: Inflation, month: string) =>
  values.vergelijk === 'jaar' ? month.slice(0, 4) : longDate(month)

export const amountThen = ({ values, work }: Inflation) =>
  values.munt === 'frank' ? `${num(values.bedrag)} frank` : money(work.euros)

export const INDEX_NAMES = {
  cpi: 'consumptieprijsindex',
  gezondheid: 'gezondheidsindex',
  afgevlakt: 'afgevlakte gezondheidsindex',
} as const

export function missingText(reason: Missing, month: string, index: IndexKind): string {
  switch (reason) {
    case 'geen-jaargemiddelde':
      return 'De afgevlakte index heeft geen jaargemiddelde. Kies een andere index.'
    case 'jaar-niet-af':
      return `Het gemiddelde van ${month.slice(0, 4)} is niet bekend. Kies een ander jaar of vergelijk maanden.`
    case 'nog-niet-uit':
      return `Het nieuwste cijfer is van ${longDate(lastMonth(index))}. Kies die maand of een vroegere.`
    case 'voor-de-reeks':
      return index === 'cpi'
        ? `De reeks begint in ${longDate(firstMonth('cpi'))}. Kies een latere maand, of 1914.`
        : `De ${INDEX_NAMES[index]} begint in ${longDate(firstMonth(index))}. Kies een latere maand of de consumptieprijsindex.`
    case 'geen-cijfer':
      return 'Tijdens en na de oorlog, van mei 1940 tot en met december 1946, bestaat er geen indexcijfer. Kies een andere maand.'
  }
}
