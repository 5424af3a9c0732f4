/** A rate that moves further than banks move them: more than a point, or ten times up or down. In percent. */
export function isJump(before: number | null, after: number | null): boolean {
  if (before === null || after === null || before === after) return false
  const [low, high] = [Math.min(before, after), Math.max(before, after)]
  return high - low > 1 || (low > 0 && high / low >= 10)
}
