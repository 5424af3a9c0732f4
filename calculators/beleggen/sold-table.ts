/** What was sold, piece of lot by piece of lot, as several pages show it. */
import type { SoldSlice } from '#calculators/beleggen/sales.ts'
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import type { Table } from '#calculators/kernel/report.ts'

type Words = Pick<Table, 'key' | 'title' | 'note'> & {
  /** What the first column is called: "Effect", "Munt". */
  readonly asset: string
  readonly decimals: number
  /** What kind of sale each one was, when that differs. */
  readonly kinds?: readonly string[]
}

export function soldTable(slices: readonly SoldSlice[], { asset, decimals, kinds, ...words }: Words): Table {
  // A higher own price makes no loss: then the difference in a spreadsheet would not be the gain.
  const plain = slices.every(({ kind, gain }) => kind !== 'historisch' || gain > 0)
  return {
    ...words,
    columns: [
      { key: 'effect', label: asset, unit: 'text' },
      {
        key: 'winst',
        label: 'Winst of verlies',
        unit: 'euro',
        total: true,
        ...(plain ? { formula: '{opbrengst}-{basis}' } : {}),
      },
      { key: 'aantal', label: 'Aantal', unit: 'number', decimals },
      { key: 'gekocht', label: 'Gekocht', unit: 'date' },
      { key: 'verkocht', label: 'Verkocht', unit: 'date' },
      { key: 'opbrengst', label: 'Opbrengst', unit: 'euro', total: true },
      { key: 'basis', label: 'Startwaarde', unit: 'euro', total: true },
      { key: 'vanaf', label: 'Telt vanaf', unit: 'text' },
      ...(kinds ? [{ key: 'soort', label: 'Soort', unit: 'text' } as const] : []),
    ],
    rows: slices.map((slice) => [
      slice.asset,
      slice.gain,
      slice.units,
      slice.boughtOn,
      slice.soldOn,
      slice.proceeds,
      slice.base,
      BASIS_TEXT[slice.kind],
      ...(kinds ? [kinds[slice.sale] ?? ''] : []),
    ]),
  }
}
