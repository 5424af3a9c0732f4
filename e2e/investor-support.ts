/** A year of an investor at three brokers, written as the files they export; the test adds every amount up by itself. */

export type Deal = {
  readonly broker: 'DEGIRO' | 'Saxo' | 'Bitvavo'
  readonly kind: 'buy' | 'sell' | 'dividend'
  readonly day: string
  readonly isin: string
  readonly name: string
  readonly units: number
  /** Of one piece in euro; of a dividend the whole. */
  readonly price: number
}

const ABI = { isin: 'BE0974293251', name: 'AB INBEV' }
const ASML = { isin: 'NL0010273215', name: 'ASML HOLDING' }
const IWDA = { isin: 'IE00B4L5Y983', name: 'ISHARES CORE MSCI WORLD' }
const BTC = { isin: '', name: 'BTC' }

const two = (value: number) => String(value).padStart(2, '0')
const dayOf = (month: number, day: number) => `2026-${two(month)}-${two(day)}`

/** Twelve months of the same rhythm: ten deals a month, prices that rise through the year. */
export const deals: readonly Deal[] = Array.from({ length: 12 }, (_, index) => index + 1).flatMap((month): Deal[] => {
  const at = (
    broker: Deal['broker'],
    kind: Deal['kind'],
    day: number,
    asset: typeof ABI,
    units: number,
    price: number,
  ) => ({
    broker,
    kind,
    day: dayOf(month, day),
    ...asset,
    units,
    price,
  })
  return [
    at('DEGIRO', 'buy', 2, ABI, 60, 50 + month),
    at('DEGIRO', 'buy', 3, IWDA, 20, 110 + month),
    at('DEGIRO', 'sell', 20, ABI, 50, 60 + 2 * month),
    at('DEGIRO', 'sell', 21, IWDA, 10, 118 + month),
    at('Saxo', 'buy', 4, ASML, 12, 600 + 10 * month),
    at('Saxo', 'sell', 22, ASML, 10, 650 + 12 * month),
    at('Saxo', 'dividend', 15, ASML, 12, 18.5),
    at('Bitvavo', 'buy', 5, BTC, 0.05, 70_000 + 500 * month),
    at('Bitvavo', 'buy', 6, BTC, 0.01, 70_100 + 500 * month),
    at('Bitvavo', 'sell', 24, BTC, 0.04, 76_000 + 700 * month),
  ]
})

const comma = (value: number, decimals = 2) => `"${value.toFixed(decimals).replace('.', ',')}"`
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function files(): readonly { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }[] {
  const of = (broker: Deal['broker']) => deals.filter((deal) => deal.broker === broker)
  const degiro = of('DEGIRO').map(({ kind, day, isin, name, units, price }, place) => {
    const sign = kind === 'buy' ? -1 : 1
    const value = sign * units * price
    const [year, month, date] = day.split('-')
    return `${date}-${month}-${year},10:00,${name},${isin},EAM,XAMS,${-sign * units},${comma(price, 4)},EUR,${comma(value)},EUR,${comma(value)},,"0,00","-2,00",${comma(value - 2)},,order-${place}`
  })
  const saxo = of('Saxo').map(({ kind, day, isin, name, units, price }) => {
    const [year, month, date] = day.split('-')
    const when = `${date}-${MONTHS[Number(month) - 1]}-${year}`
    const event =
      kind === 'dividend' ? 'Dividend' : `${kind === 'buy' ? 'Buy' : 'Sell'} ${units} @ ${price.toFixed(2)} EUR`
    const amount = kind === 'dividend' ? price : kind === 'buy' ? -(units * price + 12) : units * price - 12
    const type = kind === 'dividend' ? 'Corporate action' : 'Trade'
    return `,${when},${when},${type},${name},${isin},EUR,Euronext Amsterdam,ASML:xams,${event},${comma(amount)},,1`
  })
  const bitvavo = of('Bitvavo').map(({ kind, day, name, units, price }, place) => {
    const paid = kind === 'buy' ? -(units * price + 1) : units * price - 1
    return `Europe/Brussels,${day},10:00:00,${kind},${name},${kind === 'buy' ? units : -units},EUR,${price},EUR,${paid.toFixed(2)},EUR,1.00,Completed,tx-${place},`
  })
  const file = (name: string, lines: readonly string[]) => ({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(`${lines.join('\n')}\n`),
  })
  return [
    file('Transactions.csv', [
      'Datum,Tijd,Product,ISIN,Beurs,Uitvoeringsplaats,Aantal,Koers,,Lokale waarde,,Waarde EUR,Wisselkoers,AutoFX Kosten,Transactiekosten en/of kosten van derden EUR,Totaal EUR,Order ID,',
      ...degiro,
    ]),
    file('Saxo.csv', [
      'Client ID,Trade Date,Value Date,Type,Instrument,Instrument ISIN,Instrument currency,Exchange Description,Instrument Symbol,Event,Amount,Order ID,Conversion Rate',
      ...saxo,
    ]),
    file('bitvavo.csv', [
      'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address',
      ...bitvavo,
    ]),
  ]
}

const cents = (value: number) => Math.round((value + 1e-9) * 100) / 100

type Slice = { readonly proceeds: number; readonly base: number; readonly gain: number; readonly sold: string }
type Part = { left: number; price: number }

/** First in, first out, written out once more without our own code: each sale against the oldest pieces. */
function gainsOf(isin: string): Slice[] {
  const lots: Part[] = []
  const found: Slice[] = []
  for (const { kind, units, price, day } of deals.filter((deal) => deal.isin === isin && deal.kind !== 'dividend')) {
    if (kind === 'buy') {
      lots.push({ left: units, price })
      continue
    }
    let rest = units
    for (const lot of lots) {
      const taken = Math.min(rest, lot.left)
      if (taken <= 1e-9) continue
      const [proceeds, base] = [cents(taken * price), cents(taken * lot.price)]
      found.push({ proceeds, base, gain: cents(proceeds - base), sold: day })
      lot.left -= taken
      rest -= taken
    }
  }
  return found
}

export function addedByHand() {
  const per = [ABI, ASML, IWDA, BTC].map(({ isin }) => ({ isin, slices: gainsOf(isin) }))
  const net = cents(per.flatMap(({ slices }) => slices).reduce((sum, { gain }) => sum + gain, 0))
  const exemption = 10_000
  const tax = cents(Math.max(0, net - exemption) * 0.1)
  // Saxo holds back ten per cent of each sale with a gain, from June on; the others nothing.
  const bySale = new Map<string, number>()
  for (const { gain, sold } of per.find(({ isin }) => isin === ASML.isin)?.slices ?? [])
    bySale.set(sold, (bySale.get(sold) ?? 0) + gain)
  const withheld = cents(
    [...bySale]
      .filter(([day, gain]) => day >= '2026-06-01' && gain > 0)
      .reduce((sum, [, gain]) => sum + cents(gain * 0.1), 0),
  )
  const dividends = cents(12 * 18.5)
  const movable = cents(12 * cents(18.5 * 0.3))
  const rateOf = (isin: string) => (isin === '' ? 0 : isin === IWDA.isin ? 0.0012 : 0.0035)
  const orderTax = cents(
    deals
      .filter(({ kind }) => kind !== 'dividend')
      .reduce((sum, { units, price, isin }) => sum + cents(cents(units * price) * rateOf(isin)), 0),
  )
  return { net, tax, withheld, dividends, movable, orderTax, slices: per.flatMap(({ slices }) => slices) }
}
