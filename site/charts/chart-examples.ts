/** One picture of each kind, for the tests. */
import type { Chart, ColumnsChart, LineChart, SplitChart } from '#calculators/kernel/chart.ts'

const base = { key: 'grafiek', title: 'Titel', sentence: 'Een zin.' }
export const years = Array.from({ length: 21 }, (_, index) => index)
export const line = (kind: LineChart['kind']): LineChart => ({
  ...base,
  kind,
  x: { label: 'Jaar', values: years },
  y: { unit: 'euro0' },
  series: [
    { key: 'saldo', label: 'Saldo', values: years.map((year) => year * 100) },
    { key: 'inleg', label: 'Ingelegd', values: years.map((year) => year * 60), dashed: true },
  ],
  marks: [{ x: 10, label: 'halfweg', strong: true }],
})
export const money: SplitChart = {
  ...base,
  kind: 'split',
  y: { unit: 'euro0' },
  rows: [
    {
      label: 'Wat het kost',
      whole: '€ 339.124',
      parts: [
        { label: 'Huis', value: 320_000, tone: 'lost' },
        { label: 'kosten', value: 19_124, tone: 'compare' },
      ],
    },
    {
      enlarges: 1,
      parts: [
        { label: 'Registratie', value: 6_400, tone: 'tax' },
        { label: 'Akten', value: 12_374, tone: 'compare' },
        { label: 'Bank', value: 350, tone: 'lost' },
      ],
    },
  ],
}
export const stairs: ColumnsChart = {
  ...base,
  kind: 'columns',
  y: { unit: 'euro0' },
  columns: [
    { label: 'maand 3', width: 3, parts: [{ label: 'Uitkering', value: 2080, tone: 'main' }] },
    { label: 'maand 12', width: 9, parts: [{ label: 'Uitkering', value: 1920, tone: 'main' }] },
    { label: 'maand 24', width: 12, parts: [{ label: 'Uitkering', value: 1496, tone: 'third' }] },
  ],
  levels: [
    { label: 'uitgaven', value: 1500 },
    { label: 'nu', value: 2309 },
  ],
}

export const charts: Readonly<Record<string, Chart>> = {
  line: line('line'),
  area: line('area'),
  stacked: line('stacked'),
  step: line('step'),
  bar: {
    ...base,
    kind: 'bar',
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [{ key: 'een', label: 'Een', values: [5, -3] }],
  },
  grouped: {
    ...base,
    kind: 'bar',
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [
      { key: 'een', label: 'Een', values: [5, 3] },
      { key: 'twee', label: 'Twee', values: [1, null] },
    ],
  },
  'stacked bar': {
    ...base,
    kind: 'bar',
    stacked: true,
    categories: ['A', 'B'],
    y: { unit: 'euro' },
    series: [
      { key: 'een', label: 'Een', values: [5, 3] },
      { key: 'twee', label: 'Twee', values: [1, 2] },
    ],
  },
  upright: {
    ...base,
    kind: 'bar',
    categories: years.map((year) => String(2026 + year)),
    y: { unit: 'euro' },
    series: [{ key: 'een', label: 'Een', values: years }],
  },
  waterfall: {
    ...base,
    kind: 'waterfall',
    y: { unit: 'euro' },
    bars: [
      { label: 'Bruto', value: 100, total: true },
      { label: 'Belasting', value: -30, tone: 'tax' },
      { label: 'Netto', value: 70, total: true },
    ],
  },
  fan: {
    ...base,
    kind: 'fan',
    x: { label: 'Jaar', values: years },
    y: { unit: 'euro0' },
    middle: { key: 'midden', label: 'Mediaan', values: years.map((year) => 1000 + year * 50) },
    bands: [
      {
        label: '10 tot 90 %',
        low: years.map((year) => 1000 - year * 20),
        high: years.map((year) => 1000 + year * 150),
      },
    ],
    lines: [{ key: 'inleg', label: 'Inleg', values: years.map((year) => year * 40) }],
  },
  timeline: {
    ...base,
    kind: 'timeline',
    from: '2026-01-01',
    to: '2027-12-31',
    today: '2026-11-15',
    bars: [{ label: 'Storting', from: '2026-03-01', to: '2027-03-01', filled: 0.7, note: '€ 16,00' }],
    events: [
      { date: '2026-01-01', label: 'brief' },
      { date: '2026-01-20', label: 'termijn begint' },
      { date: '2027-12-31', label: 'laatste dag' },
    ],
  },
  strips: {
    ...base,
    kind: 'strips',
    y: { unit: 'euro' },
    tie: { count: 2, text: 'gelijke stand: € 0,15 verschil' },
    strips: [
      {
        label: 'MeDirect Essential',
        parts: [
          { label: 'Basis', value: 130.18 },
          { label: 'Premie', value: 70, tone: 'second' },
        ],
      },
      {
        label: 'Keytrade High Fidelity',
        parts: [
          { label: 'Basis', value: 50.03 },
          { label: 'Premie', value: 150, tone: 'second' },
        ],
      },
      {
        label: 'Een rekening met een heel lange naam bij een bank',
        parts: [{ label: 'Basis', value: 160, tone: 'third' }],
      },
      {
        label: 'Jouw bank: KBC',
        above: '… 33 rekeningen lager',
        parts: [{ label: 'Basis', value: 60.02, tone: 'compare' }],
      },
    ],
  },
  dumbbell: {
    ...base,
    kind: 'strips',
    dots: true,
    y: { unit: 'percent' },
    strips: [
      {
        label: 'Lening A',
        parts: [
          { label: 'er staat', value: 0.04 },
          { label: 'echt', value: 0.0926 },
        ],
      },
    ],
  },
  split: money,
  ruler: {
    ...base,
    kind: 'split',
    zones: true,
    y: { unit: 'euro0' },
    rows: [
      {
        parts: [
          { label: 'elke bank', value: 255_000, tone: 'third' },
          { label: 'kan', value: 54_000, tone: 'main' },
          { label: 'alleen met veel eigen geld', value: 155_000, tone: 'open' },
        ],
      },
    ],
    you: { x: 282_000, label: 'Jij: € 282.000' },
    marks: [
      { x: 255_000, label: '€ 255.000' },
      { x: 309_000, label: '€ 309.000', strong: true },
      { x: 464_000, label: '€ 464.000' },
    ],
  },
  columns: stairs,
  pillars: {
    ...base,
    kind: 'columns',
    y: { unit: 'euro' },
    columns: [
      {
        label: 'Deposito',
        parts: [
          { label: 'Netto', value: 66, tone: 'main' },
          { label: 'Belasting', value: 2, tone: 'tax' },
        ],
      },
      { label: 'Spaarrekening', parts: [{ label: 'Netto', value: 15, tone: 'compare' }] },
    ],
  },
  calendar: {
    ...base,
    kind: 'columns',
    y: { unit: 'euro0' },
    columns: Array.from({ length: 12 }, (_, month) => ({
      label: `m${month + 1}`,
      parts: [
        { label: 'Binnen', value: 2400, tone: 'third' },
        { label: 'Buiten', value: -2000 - month * 30, tone: 'compare' },
      ],
    })),
    line: { key: 'saldo', label: 'Saldo', values: years.slice(0, 12).map((month) => 1000 + month * 100) },
    marks: [{ x: 3, label: 'laagste stand' }],
  },
  dots: {
    ...base,
    kind: 'dots',
    y: { unit: 'number' },
    parts: [
      { label: 'keer won ineens', value: 67 },
      { label: 'keer won spreiden', value: 33, hollow: true },
    ],
  },
}
