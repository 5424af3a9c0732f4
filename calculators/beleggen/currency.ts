/** Amounts in another currency: what a visitor fills in, and what it is in euro. */
import { choice, count } from '#calculators/kernel/fields.ts'

/** The currencies in which Belgian investors trade most. */
export const currencies = [
  { value: 'EUR', label: 'euro' },
  { value: 'USD', label: 'Amerikaanse dollar' },
  { value: 'GBP', label: 'Brits pond' },
  { value: 'CHF', label: 'Zwitserse frank' },
  { value: 'CAD', label: 'Canadese dollar' },
  { value: 'SEK', label: 'Zweedse kroon' },
  { value: 'NOK', label: 'Noorse kroon' },
  { value: 'DKK', label: 'Deense kroon' },
  { value: 'JPY', label: 'Japanse yen' },
  { value: 'AUD', label: 'Australische dollar' },
  { value: 'PLN', label: 'Poolse zloty' },
] as const

export type Currency = (typeof currencies)[number]['value']

export const munt = choice({ label: 'Munt', start: 'EUR', options: currencies })

/** As the European Central Bank writes it. Empty in euro. */
export const wisselkoers = count({
  label: 'Wisselkoers die dag (1 euro = …)',
  start: null,
  optional: true,
  min: 0.0001,
  max: 100_000,
  decimals: 6,
})

/** A row in euro has no rate. */
export const wisselkoersInRij = {
  ...wisselkoers,
  when: { munt: currencies.map(({ value }) => value).filter((value) => value !== 'EUR') },
}

type Amount = { readonly munt: Currency; readonly wisselkoers: number | null }

/** Null when the rate is missing. */
export const inEuro = (price: number, { munt: currency, wisselkoers: rate }: Amount): number | null =>
  currency === 'EUR' ? price : rate === null ? null : price / rate

export const missingRate = ({ munt: currency, wisselkoers: rate }: Amount): boolean =>
  currency !== 'EUR' && rate === null

export const askRate = (currency: Currency): string =>
  `Vul de wisselkoers van die dag in: hoeveel ${currency} kreeg je voor 1 euro?`
