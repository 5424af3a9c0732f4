/** What a bond looks like in pictures and tables. */
import { eur, num } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Bond } from './case.ts'

export function charts({ values, out, work }: Bond): Chart[] {
  const last = work.years.at(-1)
  const mostAtEnd = last !== undefined && last.capital + last.interest > out.ontvangen / 2
  return [
    {
      kind: 'strips',
      key: 'ontvangsten',
      title: 'Wat je wanneer ontvangt',
      sentence: `Je betaalt ${eur(out.betaald)} en ontvangt samen ${eur(out.ontvangen)}${mostAtEnd ? ', het grootste deel op het einde' : ''}.`,
      y: { unit: 'number' },
      strips: [
        ...work.years.toReversed().map(({ year, capital, interest }, index) => ({
          label: capital > 0 ? `${eur(capital)} ${interest < 0 ? '−' : '+'} ${eur(Math.abs(interest))}` : eur(interest),
          end: String(year),
          parts: [{ label: 'Jaar', value: work.years.length - index, tone: capital > 0 ? 'main' : 'third' } as const],
        })),
        {
          label: `Je betaalt ${eur(out.betaald)}`,
          end: values.aankoopdatum.slice(0, 4),
          parts: [{ label: 'Aantal jaren', value: work.years.length, tone: 'compare' }],
        },
      ],
    },
    {
      kind: 'line',
      key: 'koersRente',
      title: 'Hoeveel de koers beweegt met de rente',
      sentence: `Stijgt de rente 1 procentpunt, dan zakt de koers van ${num(values.koers)} naar ${num(out.koersBijPlus1)}. Daalt ze 1 procentpunt, dan stijgt hij naar ${num(out.koersBijMin1)}.`,
      x: { label: 'Rente die de markt vraagt', values: work.moves.yields, unit: 'percent' },
      y: { label: 'Verandering van de koers', unit: 'percent' },
      series: [{ key: 'koers', label: 'Verandering van de koers', values: work.moves.changes }],
      marks: [{ x: out.genoteerdRendement, label: 'nu' }],
    },
  ]
}

export function tables({ work }: Bond): Table[] {
  return [
    {
      key: 'stromen',
      title: 'Wat je ontvangt',
      columns: [
        { key: 'datum', label: 'Datum', unit: 'date' },
        { key: 'netto', label: 'Netto op je rekening', unit: 'euro', total: true },
        { key: 'bruto', label: 'Rente bruto', unit: 'euro', total: true },
        { key: 'voorheffing', label: 'Roerende voorheffing', unit: 'euro', total: true },
        { key: 'kapitaal', label: 'Kapitaal', unit: 'euro', total: true },
      ],
      rows: work.result.flows.map((flow) => [flow.date, flow.net, flow.gross, flow.tax, flow.capital]),
      note: 'Bij de laatste rij zijn meerwaardebelasting en kosten van een verkoop al afgetrokken.',
    },
    {
      key: 'coupons',
      title: `Zelfde bruto rendement, andere coupon: wie houdt het meest over?`,
      columns: [
        { key: 'coupon', label: 'Coupon', unit: 'percent' },
        { key: 'netto', label: 'Netto rendement', unit: 'percent' },
        { key: 'koers', label: 'Koers', unit: 'index' },
        { key: 'meerwaarde', label: 'Meerwaardebelasting', unit: 'euro' },
      ],
      rows: work.coupons.map((one) => [one.coupon, one.netYield, one.price, one.tax]),
      strong: work.coupons.flatMap((one, index) => (one.own ? [index] : [])),
      note: `Hoe lager de coupon, hoe meer van je rendement uit de koers komt. Dat deel wordt lichter belast.`,
    },
  ]
}
