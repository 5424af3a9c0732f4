/** The form of a rate, wherever it opens: from the list of rates or from the queue. */
import { dateText } from '#calculators/kernel/format.ts'
import type { ManagedBank } from '#contract/bank.ts'
import { confidences } from '#contract/fields.ts'
import type { ManagedProduct } from '#contract/product.ts'
import { rateNumbers } from '#contract/rate-columns.ts'
import { rateTypeNames, rateTypes } from '#contract/rate.ts'
import { type FormField, numberFields, type Texts } from '#site/admin/form-fields.ts'
import { compare } from '#site/admin/list.ts'
import type { Deed, Row } from '#site/admin/RecordForm.tsx'

export const rateWords = { path: '/api/rates', name: 'rente', article: 'De' } as const

export const rateFieldsFor = (
  products: readonly ManagedProduct[],
  banks: readonly ManagedBank[],
): readonly FormField[] => [
  {
    name: 'productId',
    label: 'Product',
    kind: 'choice',
    required: true,
    wide: true,
    options: products
      .map((product) => ({
        value: product.id,
        label: `${banks.find((bank) => bank.id === product.bankId)?.shortName ?? ''}: ${product.name}`,
      }))
      .toSorted((a, b) => compare(a.label, b.label)),
  },
  {
    name: 'rateType',
    label: 'Soort',
    kind: 'choice',
    required: true,
    start: 'standard',
    options: rateTypes.map((value) => ({ value, label: rateTypeNames[value] })),
  },
  { name: 'validFrom', label: 'Geldig sinds', kind: 'date', hint: 'Leeg is vandaag' },
  ...numberFields(rateNumbers),
  { name: 'source', label: 'Bron', kind: 'text', required: true, wide: true },
  { name: 'checkedOn', label: 'Nagekeken op', kind: 'date', hint: 'Leeg is vandaag' },
  {
    name: 'confidence',
    label: 'Zekerheid',
    kind: 'choice',
    required: true,
    start: 'middel',
    options: confidences.map((value) => ({ value, label: value })),
  },
  { name: 'note', label: 'Opmerking', kind: 'area' },
]

const shownDate = (row: Row, name: string) => {
  const value = row[name]
  return typeof value === 'string' ? dateText(value) : ''
}
const amounts = ['baseRate', 'loyaltyBonus', 'promotionalRate'] as const

/** A change of the bank adds to the history; a correction repairs what we typed. */
export const rateDeeds: readonly Deed[] = [
  {
    value: 'wijziging',
    label: 'Wijziging',
    hint: 'De bank veranderde haar rente. De oude blijft in het verloop.',
    texts: () => ({ validFrom: '', checkedOn: '' }),
    refuse: (texts: Texts, row: Row): Texts => {
      const isSameDay = texts['validFrom'] === shownDate(row, 'validFrom')
      const isOther = amounts.some((name) => Number((texts[name] ?? '').replace(',', '.')) !== Number(row[name] ?? 0))
      return isSameDay && isOther
        ? { validFrom: 'Op die dag staat er al een rente. Kies een andere dag, of kies Correctie.' }
        : {}
    },
  },
  {
    value: 'correctie',
    label: 'Correctie',
    hint: 'Er stond een fout. De rente van die dag wordt vervangen; de oude staat enkel nog in het logboek.',
    texts: (row) => ({ validFrom: shownDate(row, 'validFrom'), checkedOn: '' }),
  },
]
