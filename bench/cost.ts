/**
 * npm run bench:cost [-- rounds [slug]]: processor time and memory that one question of a program costs, per calculator.
 * In processor time, so that a busy machine tells the same as a quiet one.
 */
import { builtInMarket } from '#calculators/built-in-market.ts'
import { catalogue } from '#calculators/catalogue.ts'
import { createEngine } from '#server/engine/engine.ts'

const rounds = Number(process.argv[2] ?? 8)
const only = process.argv[3]
const collect = globalThis.gc
if (!Number.isInteger(rounds) || collect === undefined) throw new Error('usage: bench:cost [rounds [slug]]')

const engine = createEngine({
  today: () => '2026-11-17',
  market: () => Promise.resolve(builtInMarket),
  origin: 'https://rekenklaar.be',
  version: '1',
})
const slugs = catalogue.map(({ slug }) => slug).filter((slug) => only === undefined || slug === only)
const ask = async (slug: string) => JSON.stringify(await engine.compute(slug, {})).length

// Compiled before anything is counted.
for (let round = 0; round < 40; round++) for (const slug of slugs) await ask(slug)

const spent = () => process.threadCpuUsage().user / 1000
const found: { readonly slug: string; readonly ms: number; readonly bytes: number; readonly length: number }[] = []
for (const slug of slugs) {
  let [ms, bytes, length] = [Infinity, Infinity, 0]
  for (let round = 0; round < rounds; round++) {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    const before = spent()
    for (let turn = 0; turn < 3; turn++) length = await ask(slug)
    ms = Math.min(ms, (spent() - before) / 3)
    const after = process.memoryUsage()
    bytes = Math.min(bytes, (after.heapUsed - heapUsed + after.external - external) / 3)
  }
  found.push({ slug, ms, bytes, length })
}
const total = (of: (one: (typeof found)[number]) => number) => found.reduce((sum, one) => sum + of(one), 0)
const line = (name: string, ms: number, bytes: number, length: number) =>
  `${ms.toFixed(2).padStart(7)} ms ${(bytes / 1000).toFixed(0).padStart(6)} kB made ${(length / 1000).toFixed(0).padStart(5)} kB answer  ${name}`
for (const one of found.toSorted((a, b) => b.ms - a.ms)) console.log(line(one.slug, one.ms, one.bytes, one.length))
const { length: many } = found
console.log(
  line('mean', total(({ ms }) => ms) / many, total(({ bytes }) => bytes) / many, total(({ length }) => length) / many),
)
