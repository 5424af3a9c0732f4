/** What savers ask of the market besides rates. Follows banken.csv and producten-rentes.csv; a test holds them together. */

/** Banks without branches, by short name. */
export const ONLINE_BANKS: readonly string[] = [
  'bunq',
  'DHB',
  'Hello bank!',
  'Izola',
  'Keytrade',
  'MeDirect',
  'N26',
  'NIBC',
  'Nickel',
  'Revolut',
  'Santander',
  'Trade Republic',
]

/** Accounts that are on offer, but of which no bank told us the rate of today. */
export const ACCOUNTS_WITHOUT_RATE = [
  { bank: 'Bank de Kremer', product: 'Spaarrekening', seenOn: '2026-05-11' },
  { bank: 'Deutsche Bank', product: 'DB Silver Account', seenOn: '2026-05-11' },
  { bank: 'Europabank', product: 'Renteboekje', seenOn: '2026-05-11' },
  { bank: 'Europabank', product: 'Renteboekje Plus', seenOn: '2026-05-11' },
  { bank: 'Izola', product: 'Saver', seenOn: '2026-05-11' },
  { bank: 'Nagelmackers', product: 'Classic Spaarrekening', seenOn: '2026-05-11' },
  { bank: 'Nagelmackers', product: 'Superior Spaarrekening', seenOn: '2026-05-11' },
] as const

/** Accounts that come with a subscription one pays for, by what their name ends with. The bank does not state its price beside the rate. */
export const PAID_PLANS = ['Plus', 'Premium', 'Metal', 'Ultra'] as const

export const paidPlanOf = (offer: { readonly bankShort: string; readonly product: string }) =>
  offer.bankShort === 'Revolut' ? (PAID_PLANS.find((plan) => offer.product.endsWith(`(${plan})`)) ?? null) : null
