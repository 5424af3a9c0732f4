/** Where the calculators of this category are; a list of its own, because that of all of them weighs more than a kilobyte. */
import type { AnyCalculator } from '#calculators/kernel/calculator.ts'

export async function load(slug: string): Promise<AnyCalculator> {
  const module = (await import(`./beleggen/${slug}/calculator.ts`)) as { default: AnyCalculator }
  return module.default
}
