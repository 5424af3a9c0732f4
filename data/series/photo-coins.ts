/** Closing prices on the last trading day of 2025 of coins, short enough for a page. Made from fotowaarde-2025-12-31.csv by `npm run data`. */
import type { PhotoPrice } from '#data/rows.ts'

export const photoCoins: readonly PhotoPrice[] = [
  { code: "BTC", name: "Bitcoin", euro: 74414, exchange: "Bitvavo" },
  { code: "ETH", name: "Ethereum", euro: 2525.1404, exchange: "Yahoo (gemiddelde van beurzen)" },
  { code: "USDC", name: "USD Coin", euro: 0.8512, exchange: "CoinGecko" },
  { code: "USDT", name: "Tether", euro: 0.8501, exchange: "CoinGecko" },
]
