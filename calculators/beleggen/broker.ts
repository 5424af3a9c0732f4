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

/** A Belgian bank holds back the tax on gains; a chosen broker only where we know that it does. */
export const holdsBackGains = (broker: Broker | null): boolean => broker === null || broker.withholdsGains === true

/** Cost of an order by its size: as typed, of the broker, or nothing; null when the broker's tariff for it is not known. */
export function brokerFee(
  fees: BrokerFees,
  name: string,
  typed: number | null,
  market: Market = 'home',
): (amount: number) => number | null {
  if (typed !== null) return () => typed
  if (name === OWN_FEE) return () => 0
  const exchange = exchangeOf(fees, name, market)
  // Looked up once: a plan gives hundreds of orders.
  const own = feesOf(fees, name).filter((fee) => fee.exchange === exchange)
  return (amount) => orderCost(own, name, exchange, amount)?.cost ?? null
}

/** The same after `check` refused what is not known. */
export function checkedFee(...asked: Parameters<typeof brokerFee>): (amount: number) => number {
  const fee = brokerFee(...asked)
  return (amount) => fee(amount) ?? 0
}
