/** The built-in copy of bank rates: what a page shows when there is no database to ask. */
import { readSeedRows } from '#server/database/seed-rows.ts'
import { buildMarket } from '#server/market.ts'

/** The snapshot that a new database gives, one line per offer. */
export function marketModule(): string {
  const { asOf, offers, levels } = buildMarket(readSeedRows(''), '')
  const lines = (rows: readonly object[]) => rows.map((row) => `    ${JSON.stringify(row)},\n`).join('')
  return `/** Bank offers and market levels as they were in the data files. Made by \`npm run data\`. */
import type { Market } from '#calculators/kernel/market.ts'

export const builtInMarket: Market = {
  asOf: '${asOf}',
  version: 'ingebouwd-${asOf}',
  offers: [
${lines(offers)}  ],
  levels: [
${lines(levels)}  ],
}
`
}
