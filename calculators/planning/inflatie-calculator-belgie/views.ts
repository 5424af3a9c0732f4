/** Chart and tables of the inflation page. */
import { dateText, longDate, money, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { NEWEST_BASE, SERIES_BASE } from '#rules/kernel/prijsindex.ts'
import type { Inflation } from './case.ts'
import { amountThen, moment } from './tell-words.ts'

export function chart(solved: Inflation): Chart {
  const { values, out, work } = solved
  const perYear = values.vergelijk === 'jaar'
  const [then, now] = [moment(solved, values.van), moment(solved, values.naar)]
  return {
    kind: 'line',
    key: 'waarde',
    title: `Wat je nodig had voor wat ${amountThen(solved)} in ${then} kocht`,
    sentence: `Van ${then} tot ${now} ging het van ${money(work.euros)} naar ${money(out.waarde)}.`,
    x: perYear
      ? { label: 'Jaar', values: work.chart.map(({ x }) => Number(x)), unit: 'year' }
      : { label: 'Maand', values: work.chart.map(({ x }) => x), unit: 'month' },
    y: { unit: 'euro0' },
    series: [{ key: 'bedrag', label: 'Zelfde koopkracht', values: work.chart.map(({ worth }) => worth) }],
  }
}

const BASKETS = 6

/** The basket the same amount buys: it shrinks as the index climbs. */
export function basketChart(solved: Inflation): Chart {
  const { out, work } = solved
  const last = work.chart.length - 1
  const places = [...new Set(Array.from({ length: BASKETS }, (_, step) => Math.round((step * last) / (BASKETS - 1))))]
  const years = new Set(places.map((place) => work.chart[place]?.x.slice(0, 4)))
  const loss = Math.abs(out.koopkrachtverlies)
  return {
    kind: 'columns',
    key: 'mandje',
    title: `Wat ${money(work.euros)} nog koopt`,
    sentence: `Hetzelfde geld koopt ${pct(loss, loss > 0.99 && loss < 1 ? 2 : 0)} ${out.koopkrachtverlies >= 0 ? 'minder' : 'meer'} dan in het begin.`,
    y: { unit: 'euro0' },
    columns: places.flatMap((place, order) => {
      const point = work.chart[place]
      if (!point || point.worth === 0) return []
      const left = (work.euros * work.euros) / point.worth
      return [
        {
          // Within a few years the same year would stand there twice.
          label: years.size < places.length ? dateText(point.x) : point.x.slice(0, 4),
          strong: order === places.length - 1,
          parts: [
            {
              label: 'Koopt nog',
              value: left,
              tone: order === places.length - 1 ? ('main' as const) : ('third' as const),
            },
            ...(left < work.euros ? [{ label: 'Verdwenen', value: work.euros - left, hollow: true }] : []),
          ],
        },
      ]
    }),
  }
}

export function seriesTable({ values, out, work }: Inflation): Table {
  const columns = [
    { key: 'maand', label: 'Maand', unit: 'text' },
    { key: 'waarde', label: 'Zelfde koopkracht', unit: 'euro' },
    { key: 'inflatie', label: 'Inflatie in een jaar', unit: 'percent' },
    { key: 'index', label: `Index (${SERIES_BASE} = 100)`, unit: 'index' },
  ] as const
  if (work.series.length === 0)
    return {
      key: 'jaren',
      title: 'Van toen tot nu',
      columns,
      rows: [
        [longDate(values.van), work.euros, null, work.from.value],
        [longDate(values.naar), out.waarde, null, work.to.value],
      ],
    }
  return {
    key: 'jaren',
    title: 'Maand per maand, samengevat per jaar',
    columns,
    rows: work.series.flatMap(({ months }) =>
      months.map((one) => [longDate(one.month), one.worth, one.inflation, one.index]),
    ),
    groups: work.series.map((row) => ({
      cells: [String(row.year), row.worth, row.inflation, row.mean],
      size: row.months.length,
    })),
    note: 'De regel van een jaar is het gemiddelde van zijn twaalf maanden. Van een jaar dat niet af is, staat de laatste maand er.',
  }
}

export const spilTable = ({ work }: Inflation): Table => ({
  key: 'spil',
  title: 'De spilindexen en wanneer ze bereikt werden',
  columns: [
    { key: 'waarde', label: 'Spilindex', unit: 'index' },
    { key: 'bereikt', label: 'Bereikt in', unit: 'text' },
    { key: 'basis', label: 'Basisjaar (= 100)', unit: 'text' },
  ],
  rows: work.spillen.map(({ value, base, reached }) => [
    value,
    reached === null ? 'nog niet in onze cijfers' : longDate(reached),
    base,
  ]),
})

export const basesTable = (solved: Inflation): Table => ({
  key: 'basisjaren',
  title: `De index van ${moment(solved, solved.values.naar)} in andere basisjaren`,
  columns: [
    { key: 'basis', label: 'Basisjaar (= 100)', unit: 'text' },
    { key: 'index', label: 'Index', unit: 'index' },
  ],
  rows: [
    [NEWEST_BASE, solved.out.indexNaarBasis2025],
    ...solved.work.bases.map(({ base, value }) => [base ?? SERIES_BASE, value]),
  ],
  note: 'Handig voor oude contracten die naar een ouder basisjaar verwijzen.',
})
