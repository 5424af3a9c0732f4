/** Every form of file we read. The first that recognises a file reads it, so a narrow form stands before a wide one. */
import type { Layout } from '#calculators/broker-files/layout.ts'
import { belgian } from '#calculators/broker-files/layouts/belgian.ts'
import { degiro } from '#calculators/broker-files/layouts/degiro.ts'
import { exchanges } from '#calculators/broker-files/layouts/exchanges.ts'
import { ibkr } from '#calculators/broker-files/layouts/ibkr.ts'
import { ledgers } from '#calculators/broker-files/layouts/kraken-binance.ts'
import { programs } from '#calculators/broker-files/layouts/programs.ts'
import { revolut } from '#calculators/broker-files/layouts/revolut.ts'
import { saxo } from '#calculators/broker-files/layouts/saxo.ts'
import { tradeRepublic } from '#calculators/broker-files/layouts/trade-republic.ts'
import { trading212 } from '#calculators/broker-files/layouts/trading212.ts'

export const LAYOUTS: readonly Layout[] = [
  ...degiro,
  ...tradeRepublic,
  ...trading212,
  ...ibkr,
  ...saxo,
  ...revolut,
  ...exchanges,
  ...ledgers,
  ...programs,
  ...belgian,
]

export const BROKERS: readonly string[] = [...new Set(LAYOUTS.map(({ broker }) => broker))]
