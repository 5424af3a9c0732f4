/**
 * npm run bench:worst [-- tries [seed [slug]]]: the most processor time that any input makes a calculator use, and that
 * input. Fails above the promise.
 */
import { catalogue } from '#calculators/catalogue.ts'
import { mostMs, worstOf } from './worst-input.ts'
import { loadCalculator } from '#calculators/load.ts'

const tries = Number(process.argv[2] ?? 400)
const seed = Number(process.argv[3] ?? 20_261_115)
const only = process.argv[4]
if (!Number.isInteger(tries) || !Number.isInteger(seed)) throw new Error('usage: bench:worst [tries [seed [slug]]]')

const found = []
for (const { category, slug } of catalogue) {
  if (only !== undefined && slug !== only) continue
  found.push({ slug, ...worstOf(await loadCalculator(category, slug), tries, seed) })
}
for (const { slug, ms, raw, accepted } of found.toSorted((a, b) => b.ms - a.ms)) {
  console.log(`${ms.toFixed(1).padStart(7)} ms ${slug} (${accepted} computed)`)
  if (ms > mostMs / 2 || only !== undefined) console.log(`        ${JSON.stringify(raw)}`)
}
process.exitCode = found.some(({ ms }) => ms > mostMs) ? 1 : 0
