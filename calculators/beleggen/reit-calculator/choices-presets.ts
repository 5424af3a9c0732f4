/** A GVV of our list: what its last year says, where the visitor did not fill in something else. */
import { dateText, eur, pct } from '#calculators/kernel/format.ts'
import { reits } from '#data/series/reits.ts'
import type { Values } from './inputs.ts'

export function filledIn(values: Values): { readonly values: Values; readonly said: readonly string[] } | undefined {
  const company = reits.find(({ ticker }) => ticker === values.soort)
  if (!company) return undefined
  const { name, year, dividend, earnings, netValue, netValueOn, debt, debtKind, debtOn, confidence } = company
  // The limit of the law is about the debt ratio of the GVV rules; another measure of debt says nothing about it.
  const ratio = debtKind.startsWith('schuldgraad') ? debt : null
  const parts = [
    `dividend ${eur(dividend)} over ${year}`,
    ...(earnings === null ? [] : [`EPRA-winst ${eur(earnings)}`]),
    ...(netValue === null ? [] : [`intrinsieke waarde ${eur(netValue)} (${dateText(netValueOn)})`]),
    ...(ratio === null ? [] : [`schuldgraad ${pct(ratio)} (${dateText(debtOn)})`]),
  ]
  const sure = confidence === 'hoog' ? '' : ' Eén bron: kijk het na.'
  return {
    values: {
      ...values,
      soort: company.care ? 'zorg' : 'gewoon',
      dividend,
      winstPerAandeel: values.winstPerAandeel ?? earnings,
      intrinsiekeWaarde: values.intrinsiekeWaarde ?? netValue,
      schuldgraad: values.schuldgraad ?? ratio,
    },
    said: [`${name}, uit onze lijst: ${parts.join(', ')}.${sure} De koers vul je zelf in.`],
  }
}
