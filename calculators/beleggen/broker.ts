/** What an order costs at a broker the visitor picks. A fee typed by hand wins. */
import { AMERICAN, brokersIn, exchangesOf, feesOf, orderCost } from '#data/brokers.ts'
import type { BrokerFees } from '#data/rows.ts'

/** In a choice: nobody picked. */
export const OWN_FEE = 'zelf'

export const brokerOptions = (fees: BrokerFees) => [
  { value: OWN_FEE, label: 'Ik vul de kosten zelf in' },
  ...brokersIn(fees).map((name) => ({ value: name, label: name })),
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

/** The exchange whose tariff counts. Without an American tariff it is that of the home market, and the page says so. */
function exchangeOf(fees: BrokerFees, name: string, market: Market): string {
  const all = exchangesOf(fees, name)
  return (market === 'american' ? all.find((one) => AMERICAN.test(one)) : undefined) ?? all[0] ?? ''
}

/** Facts of the chosen broker, from the tariff of the market; null when nobody is chosen. */
export function brokerOf(fees: BrokerFees, name: string, market: Market = 'home'): Broker | null {
  const place = exchangeOf(fees, name, market)
  const fee = feesOf(fees, name).find((one) => one.exchange === place)
  if (!fee) return null
  const { exchange, checkedOn, paysTob, withholdsGains } = fee
  const elsewhere = market === 'american' && !AMERICAN.test(exchange)
  return { name, exchange, elsewhere, checkedOn, doubtful: fee.confidence !== 'hoog', paysTob, withholdsGains }
}

/** Cost of one order: as typed, of the broker, or nothing; null when the broker's tariff for this size is not known. */
export function brokerFee(
  fees: BrokerFees,
  name: string,
  typed: number | null,
  amount: number,
  market: Market = 'home',
): number | null {
  if (typed !== null) return typed
  if (name === OWN_FEE) return 0
  return orderCost(fees, name, exchangeOf(fees, name, market), amount)?.cost ?? null
}
