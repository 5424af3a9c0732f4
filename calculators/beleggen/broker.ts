/** What an order costs at a broker the visitor picks. A fee typed by hand wins. */
import { type BrokerFee, type BrokerProduct, brokerNames, exchangesOf, feesOf, orderCost } from '#data/brokers.ts'

/** In a choice: nobody picked. */
export const OWN_FEE = 'zelf'

export const brokerOptions = (product: BrokerProduct) => [
  { value: OWN_FEE, label: 'Ik vul de kosten zelf in' },
  ...brokerNames.filter((name) => feesOf(name, product).length > 0).map((name) => ({ value: name, label: name })),
]

export type Broker = {
  readonly name: string
  readonly exchange: string
  /** YYYY-MM or longer. */
  readonly checkedOn: string
  readonly doubtful: boolean
  readonly paysTob: boolean | null
  readonly withholdsGains: boolean | null
}

const homeExchange = (name: string, product: BrokerProduct) => exchangesOf(name, product)[0] ?? ''

/** Facts of the chosen broker, from the tariff of its home market; null when nobody is chosen. */
export function brokerOf(name: string, product: BrokerProduct): Broker | null {
  const fee: BrokerFee | undefined = feesOf(name, product)[0]
  if (!fee) return null
  const { exchange, checkedOn, paysTob, withholdsGains } = fee
  return { name, exchange, checkedOn, doubtful: fee.confidence !== 'hoog', paysTob, withholdsGains }
}

/** Cost of one order: as typed, of the broker, or nothing; null when the broker's tariff for this size is not known. */
export function brokerFee(name: string, product: BrokerProduct, typed: number | null, amount: number): number | null {
  if (typed !== null) return typed
  if (name === OWN_FEE) return 0
  return orderCost(name, product, homeExchange(name, product), amount)?.cost ?? null
}
