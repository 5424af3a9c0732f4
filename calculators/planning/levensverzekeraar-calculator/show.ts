/** Tables of the page on life insurance. */
import type { Table } from '#calculators/kernel/report.ts'
import { roundCents } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import type { Values } from './inputs.ts'
import type { Who } from './need.ts'
import { debtPremium } from './premium.ts'

export function splitTable(law: Law, values: Values, age: Record<Who, number>): Table {
  const options = [
    ['50-50', 0.5, 0.5],
    ['75-25', 0.75, 0.25],
    ['100-100', 1, 1],
  ] as const
  const debt = values.krediet
  return {
    key: 'verdeling',
    title: 'Schuldsaldoverzekering: de verdelingen naast elkaar',
    columns: [
      { key: 'verdeling', label: 'Verdeling', unit: 'text' },
      { key: 'jij', label: 'Betaald als jij overlijdt', unit: 'euro0' },
      { key: 'restJij', label: 'Dan blijft er schuld', unit: 'euro0' },
      { key: 'partner', label: 'Betaald als je partner overlijdt', unit: 'euro0' },
      { key: 'restPartner', label: 'Dan blijft er schuld', unit: 'euro0' },
      { key: 'laag', label: 'Premie samen, laag', unit: 'euro0' },
      { key: 'hoog', label: 'Premie samen, hoog', unit: 'euro0' },
    ],
    rows: options.map(([label, own, other]) => {
      const mine = debtPremium(law, values, 'jij', age.jij, own)
      const theirs = values.metPartner ? debtPremium(law, values, 'partner', age.partner, other) : null
      const covered = values.metPartner ? other : 0
      return [
        label,
        debt * own,
        debt * (1 - own),
        values.metPartner ? debt * covered : null,
        values.metPartner ? debt * (1 - covered) : null,
        roundCents(mine.low + (theirs?.low ?? 0)),
        roundCents(mine.high + (theirs?.high ?? 0)),
      ]
    }),
  }
}

export function quoteTable(values: Values): Table | null {
  if (values.offertes.length === 0) return null
  return {
    key: 'offertes',
    title: 'Jouw offertes',
    columns: [
      { key: 'naam', label: 'Offerte', unit: 'text' },
      { key: 'eenmalig', label: 'Eenmalig', unit: 'euro' },
      { key: 'perJaar', label: 'Per jaar', unit: 'euro' },
      { key: 'aantal', label: 'Aantal jaren', unit: 'number', decimals: 0 },
      { key: 'gespreid', label: 'Gespreid, samen', unit: 'euro', formula: '{perJaar}*{aantal}' },
    ],
    rows: values.offertes.map((quote, index) => [
      quote.naam || `Offerte ${index + 1}`,
      quote.eenmalig,
      quote.perJaar,
      quote.aantalJaren,
      roundCents(quote.perJaar * quote.aantalJaren),
    ]),
  }
}
