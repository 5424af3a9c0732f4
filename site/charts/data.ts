/** The numbers behind a chart as a table: what a screen reader, a CSV file and a doubting visitor get. */
import { upperFirst } from '#calculators/kernel/format.ts'
import type { Chart, Part } from '#calculators/kernel/chart.ts'
import type { Column, Table } from '#calculators/kernel/report.ts'
import type { Cell, Unit } from '#calculators/kernel/units.ts'

type Body = { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] }

type Named = { readonly label: string; readonly parts: readonly Part[]; readonly note?: string }

/** A row per bar with a column per part, and the words at the end where they are more than the sum. */
function partsBody(bars: readonly Named[], unit: Unit): Body {
  const names = [...new Set(bars.flatMap(({ parts }) => parts.map(({ label }) => label)))]
  const noted = bars.some(({ note }) => note !== undefined)
  return {
    columns: [
      { key: 'wat', label: 'Wat', unit: 'text' },
      ...names.map((label, order) => ({ key: `deel${order}`, label: upperFirst(label), unit })),
      ...(noted ? [{ key: 'uitkomst', label: 'Uitkomst', unit: 'text' as const }] : []),
    ],
    rows: bars.map(({ label, parts, note }) => [
      label,
      ...names.map((name) => {
        const own = parts.filter((part) => part.label === name)
        return own.length === 0 ? null : own.reduce((sum, { value }) => sum + value, 0)
      }),
      ...(noted ? [note ?? ''] : []),
    ]),
  }
}

function body(chart: Chart): Body {
  switch (chart.kind) {
    case 'bar':
      return {
        columns: [
          { key: 'categorie', label: 'Wat', unit: 'text' },
          ...chart.series.map((series) => ({ key: series.key, label: series.label, unit: chart.y.unit })),
        ],
        rows: chart.categories.map((category, index) => [
          category,
          ...chart.series.map((series) => series.values[index] ?? null),
        ]),
      }
    case 'waterfall':
      return {
        columns: [
          { key: 'post', label: 'Post', unit: 'text' },
          { key: 'waarde', label: 'Waarde', unit: chart.y.unit },
        ],
        rows: chart.bars.map((bar) => [bar.label, bar.value]),
      }
    case 'strips':
      return partsBody(
        chart.strips.map(({ label, parts, end }) => ({ label, parts, note: end })),
        chart.y.unit,
      )
    case 'dots':
      return {
        columns: [
          { key: 'deel', label: 'Deel', unit: 'text' },
          { key: 'aantal', label: 'Aantal', unit: chart.y.unit },
        ],
        rows: chart.parts.map(({ label, value }) => [label, value]),
      }
    case 'split':
      return {
        columns: [
          { key: 'balk', label: 'Balk', unit: 'text' },
          { key: 'deel', label: 'Deel', unit: 'text' },
          { key: 'waarde', label: 'Waarde', unit: chart.y.unit },
        ],
        rows: [
          ...chart.rows.flatMap(({ label = chart.title, parts }) =>
            parts.map((part) => [label, part.label, part.value]),
          ),
          ...(chart.you ? [['Jij', '', chart.you.x]] : []),
        ],
      }
    case 'columns': {
      const plain = partsBody(chart.columns, chart.y.unit)
      const extra = [
        ...(chart.line ? [{ label: chart.line.label, values: chart.line.values }] : []),
        ...(chart.levels ?? []).map(({ label, value }) => ({ label, values: chart.columns.map(() => value) })),
      ]
      return {
        columns: [
          ...plain.columns,
          ...extra.map(({ label }, order) => ({ key: `lijn${order}`, label: upperFirst(label), unit: chart.y.unit })),
        ],
        rows: plain.rows.map((row, index) => [...row, ...extra.map(({ values }) => values[index] ?? null)]),
      }
    }
    case 'timeline':
      return {
        columns: [
          { key: 'wat', label: 'Wat', unit: 'text' },
          { key: 'van', label: 'Van', unit: 'date' },
          { key: 'tot', label: 'Tot', unit: 'date' },
          { key: 'voltooid', label: 'Voltooid', unit: 'percent', decimals: 0 },
          { key: 'opmerking', label: 'Opmerking', unit: 'text' },
        ],
        rows: [
          ...chart.bars.map((bar) => [bar.label, bar.from, bar.to, bar.filled ?? null, bar.note ?? '']),
          ...(chart.events ?? []).map((event) => [event.label, event.date, event.date, null, '']),
        ],
      }
    case 'fan':
      return {
        columns: [
          { key: 'x', label: chart.x.label, unit: chart.x.unit ?? 'text' },
          { key: chart.middle.key, label: chart.middle.label, unit: chart.y.unit },
          ...chart.bands.flatMap((band, index) => [
            { key: `laag${index}`, label: `${band.label}, laag`, unit: chart.y.unit },
            { key: `hoog${index}`, label: `${band.label}, hoog`, unit: chart.y.unit },
          ]),
          ...(chart.lines ?? []).map((line) => ({ key: line.key, label: line.label, unit: chart.y.unit })),
        ],
        rows: chart.x.values.map((x, index) => [
          plainX(x, chart.x.unit),
          chart.middle.values[index] ?? null,
          ...chart.bands.flatMap((band) => [band.low[index] ?? null, band.high[index] ?? null]),
          ...(chart.lines ?? []).map((line) => line.values[index] ?? null),
        ]),
      }
    default:
      return {
        columns: [
          { key: 'x', label: chart.x.label, unit: chart.x.unit ?? 'text' },
          ...chart.series.map((series) => ({ key: series.key, label: series.label, unit: chart.y.unit })),
        ],
        rows: chart.x.values.map((x, index) => [
          plainX(x, chart.x.unit),
          ...chart.series.map((series) => series.values[index] ?? null),
        ]),
      }
  }
}

/** A year on the axis is a name, not an amount: 2031 and not 2.031. */
function plainX(x: number | string, unit: string | undefined): Cell {
  return unit === undefined && typeof x === 'number' ? String(x).replace('.', ',') : x
}

export function chartTable(chart: Chart): Table {
  return { key: `${chart.key}-cijfers`, title: chart.title, ...body(chart) }
}
