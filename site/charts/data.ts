/** The numbers behind a chart as a table: what a screen reader, a CSV file and a doubting visitor get. */
import type { Chart, Column, Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'

type Body = { readonly columns: readonly Column[]; readonly rows: readonly (readonly Cell[])[] }

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
    case 'donut': {
      const total = chart.parts.reduce((sum, part) => sum + part.value, 0)
      return {
        columns: [
          { key: 'deel', label: 'Deel', unit: 'text' },
          { key: 'waarde', label: 'Waarde', unit: chart.y.unit },
          { key: 'aandeel', label: 'Aandeel', unit: 'percent', decimals: 1 },
        ],
        rows: chart.parts.map((part) => [part.label, part.value, total === 0 ? null : part.value / total]),
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
        rows: chart.bars.map((bar) => [bar.label, bar.from, bar.to, bar.filled ?? null, bar.note ?? '']),
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
