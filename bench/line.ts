/** One line of the table: what we reach, what the reference reaches in the same run, and how many times better we are. */
export type Line = {
  readonly name: string
  readonly unit: string
  readonly ours: number | undefined
  readonly reference: number | undefined
  readonly than: string
  /** Bytes are better when there are fewer. */
  readonly lowIsGood?: boolean
}

/** A part that cannot run here says why instead of disappearing. */
export const skipped = (name: string, why: string): Line => ({
  name,
  unit: '',
  ours: undefined,
  reference: undefined,
  than: why,
})

export function printTable(lines: readonly Line[]): void {
  const rows = lines.map(({ name, unit, ours, reference, than, lowIsGood = false }) => {
    // Nothing lost of nothing allowed is no ratio.
    const ratio = !ours || !reference ? undefined : lowIsGood ? reference / ours : ours / reference
    return [
      name,
      amount(ours, unit),
      amount(reference, unit),
      ratio === undefined ? '–' : `${ratio.toPrecision(3)}×`,
      than,
    ]
  })
  const head = ['name', 'ours', 'reference', 'ratio', 'reference is']
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column >= 1 && column <= 3 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    )
    console.log(cells.join('  ').trimEnd())
  }
  console.log('\nratio: how many times better than the reference (above 1 = ours is faster or smaller)')
}

function amount(value: number | undefined, unit: string): string {
  if (value === undefined) return '–'
  const digits = value < 100 ? 1 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })} ${unit}`
}
