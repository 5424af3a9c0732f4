/** What a bond looks like in pictures and tables. */
import { eur, num, pct } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { type Bond, cleanPrice } from '#finance/bonds.ts'
import { year as yearOf } from '#finance/dates.ts'
import { roundCents, sum } from '#finance/money.ts'
import type { Law } from '#rules/kernel/dated.ts'
import { hold, type Holding, type HoldingResult } from './holding.ts'

/** The same gross yield from coupons of another size: where tax makes the difference. */
export function couponTable(law: Law, holding: Holding, gross: number): Table {
  const coupons = [...new Set([0.005, 0.015, 0.03, 0.045, 0.06, holding.bond.coupon])].toSorted((a, b) => a - b)
  const rows = coupons.flatMap((coupon) => {
    const bond = { ...holding.bond, coupon }
    const price = cleanPrice(bond, gross)
    if (!(price > 0) || coupon === 0) return []
    const { netYield, gainTax } = hold(law, {
      ...holding,
      bond,
      price,
      sale: null,
      photo: null,
      issue: { price: null, date: null },
    })
    return [[coupon, price, netYield, gainTax.tax]]
  })
  return {
    key: 'coupons',
    title: 'Zelfde bruto rendement, andere coupon',
    columns: [
      { key: 'coupon', label: 'Coupon', unit: 'percent' },
      { key: 'koers', label: 'Koers', unit: 'number' },
      { key: 'netto', label: 'Netto rendement', unit: 'percent' },
      { key: 'meerwaarde', label: 'Meerwaardebelasting', unit: 'euro' },
    ],
    rows,
    strong: rows.flatMap((row, index) => (row[0] === holding.bond.coupon ? [index] : [])),
    note: 'Hoe lager de coupon, hoe meer van je rendement uit de koers komt. Dat deel wordt lichter belast.',
  }
}

export function flowTable(result: HoldingResult): Table {
  return {
    key: 'stromen',
    title: 'Wat je ontvangt',
    columns: [
      { key: 'datum', label: 'Datum', unit: 'date' },
      { key: 'bruto', label: 'Rente bruto', unit: 'euro', total: true },
      { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
      { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true },
      { key: 'netto', label: 'Netto op je rekening', unit: 'euro', total: true },
    ],
    rows: result.flows.map((flow) => [flow.date, flow.gross, flow.tax, flow.capital, flow.net]),
    note: 'Bij de laatste rij zijn meerwaardebelasting en kosten van een verkoop al afgetrokken.',
  }
}

export function chartsOf(bond: Bond, result: HoldingResult, gross: number, price: number): Chart[] {
  const yields = Array.from({ length: 25 }, (_, k) => Math.max(-0.02, gross - 0.03 + k * 0.0025))
  const years = [...new Set(result.flows.map((flow) => yearOf(flow.date)))]
  const ofYear = (year: number, key: 'interest' | 'capital') =>
    sum(
      result.flows
        .filter((flow) => yearOf(flow.date) === year)
        .map((flow) => (key === 'capital' ? flow.capital : roundCents(flow.net - flow.capital))),
    )
  return [
    {
      kind: 'line',
      key: 'koersRente',
      title: 'Als de rente beweegt',
      sentence: `Bij een rente van ${pct(gross)} hoort een koers van ${num(price)}. Stijgt de rente, dan daalt de koers.`,
      x: { label: 'Bruto rendement', values: yields, unit: 'percent' },
      y: { label: 'Koers', unit: 'number' },
      series: [{ key: 'koers', label: 'Koers', values: yields.map((rate) => cleanPrice(bond, rate)) }],
      marks: [{ x: gross, label: 'nu' }],
    },
    {
      kind: 'bar',
      key: 'ontvangsten',
      title: 'Wat je per jaar ontvangt',
      sentence: `Samen ontvang je ${eur(result.received)}, waarvan het grootste deel op het einde.`,
      stacked: true,
      categories: years.map(String),
      y: { unit: 'euro' },
      series: [
        { key: 'kapitaal', label: 'Kapitaal', values: years.map((year) => ofYear(year, 'capital')) },
        { key: 'rente', label: 'Netto rente', values: years.map((year) => ofYear(year, 'interest')) },
      ],
    },
  ]
}
