/** What an order costs at a broker the visitor picks. A fee typed by hand wins. */
import { brokerNames, exchangesOf, feesOf, orderCost } from '#data/brokers.ts'
import type { BrokerFee, BrokerProduct } from '#data/rows.ts'

/** In a choice: nobody picked. */
export const OWN_FEE = 'zelf'

export const brokerOptions = (product: BrokerProduct) => [
  { value: OWN_FEE, label: 'Ik vul de kosten zelf in' },
  ...brokerNames.filter((name) => feesOf(name, product).length > 0).map((name) => ({ value: name, label: name })),
]

export type Broker = {
  readonly name: string
  readonly exchange: string
  /** The order is American, the tariff is not: we have no other. */
  readonly elsewhere: boolean
  /** YYYY-MM or longer. */
  readonly checkedOn: string
  readonly doubtful: boolean
  readonly paysTob: boolean | null
  readonly withholdsGains: boolean | null
}

/** Where the order goes: a share in dollars is American, anything else goes to the home market of the broker. */
export type Market = 'home' | 'american'

const AMERICAN = /Verenigde Staten|NYSE|\balle\b/

/** The exchange whose tariff counts. Without an American tariff it is that of the home market, and the page says so. */
function exchangeOf(name: string, product: BrokerProduct, market: Market): string {
  const all = exchangesOf(name, product)
  return (market === 'american' ? all.find((one) => AMERICAN.test(one)) : undefined) ?? all[0] ?? ''
}

/** Facts of the chosen broker, from the tariff of the market; null when nobody is chosen. */
export function brokerOf(name: string, product: BrokerProduct, market: Market = 'home'): Broker | null {
  const place = exchangeOf(name, product, market)
  const fee: BrokerFee | undefined = feesOf(name, product).find((one) => one.exchange === place)
  if (!fee) return null
  const { exchange, checkedOn, paysTob, withholdsGains } = fee
  const elsewhere = market === 'american' && !AMERICAN.test(exchange)
  return { name, exchange, elsewhere, checkedOn, doubtful: fee.confidence !== 'hoog', paysTob, withholdsGains }
}

/** Cost of one order: as typed, of the broker, or nothing; null when the broker's tariff for this size is not known. */
export function brokerFee(
  name: string,
  product: BrokerProduct,
  typed: number | null,
  amount: number,
  market: Market = 'home',
): number | null {
  if (typed !== null) return typed
  if (name === OWN_FEE) return 0
  return orderCost(name, product, exchangeOf(name, product, market), amount)?.cost ?? null
}
