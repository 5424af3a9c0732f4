import { rateNumbers } from '#contract/rate-columns.ts'
import type { RateImportResult } from '#contract/rate-import.ts'

/** A rate that moves further than banks move them: more than a point, or ten times up or down. In percent. */
export function isJump(before: number | null, after: number | null): boolean {
  if (before === null || after === null || before === after) return false
  const [low, high] = [Math.min(before, after), Math.max(before, after)]
  return high - low > 1 || (low > 0 && high / low >= 10)
}

const percents: ReadonlySet<string> = new Set(
  Object.values(rateNumbers)
    .filter(({ kind }) => kind === 'percent')
    .map(({ file }) => file),
)

/** Whether a line of a rate file moves a rate so far. */
export function hasJump({ fields }: RateImportResult['lines'][number]): boolean {
  return fields.some(
    ({ field, before, after }) =>
      percents.has(field) && before !== '' && after !== '' && isJump(Number(before), Number(after)),
  )
}
