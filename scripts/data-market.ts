/** The built-in copy of bank rates: what a page shows when there is no database to ask. */
import { readSeedRows } from '#server/database/seed-rows.ts'
import { buildMarket } from '#server/market.ts'

/** The snapshot that a new database gives, one line per offer. */
export function marketModule(): string {
  const { asOf, offers, levels } = buildMarket(readSeedRows(''), '')
  /** What some offers lack is null: written once, or a new column of the rates would weigh on every line. */
  const lacking = Object.fromEntries(
    offers.flatMap((offer) => Object.entries(offer).filter(([, value]) => value === null)),
  )
  const line = (start: string, row: object) => `    {${start}${JSON.stringify(row).slice(1)},\n`
  const known = (offer: object) => Object.fromEntries(Object.entries(offer).filter(([, value]) => value !== null))
  return `/** Bank offers and market levels as they were in the data files. Made by \`npm run data\`. */
import type { Market } from '#calculators/kernel/market.ts'

const lacking = ${JSON.stringify(lacking)}

export const builtInMarket: Market = {
  asOf: '${asOf}',
  version: 'ingebouwd-${asOf}',
  offers: [
${offers.map((offer) => line('...lacking,', known(offer))).join('')}  ],
  levels: [
${levels.map((level) => line('', level)).join('')}  ],
}
`
}
