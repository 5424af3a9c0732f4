/** The fan, the comparison of costs and the tables, all on one basis: after tax. */
import { eur0, pct } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { PROFILES } from './choices-profiles.ts'
import type { Plan } from './case.ts'

export const PROFILE_LABELS = Object.values(PROFILES)
  .map(({ label, mean, volatility }) => `${pct(mean, 1, 0)} en ${pct(volatility, 1, 0)} (${label.toLowerCase()})`)
  .join(', ')

export function charts({ values, out, work }: Plan): Chart[] {
  const { rows } = work
  const column = (index: number) => rows.map((row) => row.values[index] ?? 0)
  const { dots } = work
  return [
    {
      kind: 'dots',
      key: 'stippen',
      title: `Van ${dots.all} plannen zoals dit`,
      sentence: `${dots.below} van de ${dots.all} eindigen onder je inleg${dots.worn > 0 ? `, ${dots.worn} houden de inflatie niet bij` : ''} en ${dots.above} doen beter, voor belasting.`,
      y: { unit: 'number' },
      parts: [
        { label: 'onder je inleg', value: dots.below, tone: 'lost' as const },
        { label: 'meer dan je inleg, minder dan de inflatie', value: dots.worn, tone: 'compare' as const },
        { label: 'meer dan de inflatie', value: dots.above, tone: 'main' as const },
      ].filter(({ value }) => value > 0),
    },
    {
      kind: 'fan',
      key: 'waaier',
      title: 'Wat je geld kan worden',
      sentence: `Na ${values.duur} jaar ligt 8 op 10 tussen ${eur0(out.nettoLaag)} en ${eur0(out.nettoHoog)}, met ${eur0(out.nettoMediaan)} in het midden.`,
      x: { label: 'Jaar', values: rows.map(({ year }) => year) },
      y: { unit: 'euro0' },
      middle: { key: 'midden', label: 'In het midden', values: column(2) },
      bands: [
        { label: '8 op 10', low: column(0), high: column(4) },
        { label: 'de helft', low: column(1), high: column(3) },
      ],
      lines: [
        { key: 'inleg', label: 'Ingelegd', values: rows.map(({ paidIn }) => paidIn), dashed: true, running: true },
      ],
      inYears: rows.map(({ year }) => year),
    },
  ]
}

export const tables = ({ values: { duur }, work }: Plan): Table[] => [
  {
    key: 'jaren',
    title: 'Jaar per jaar',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'number', decimals: 0 },
      { key: 'midden', label: 'In het midden', unit: 'euro0' },
      { key: 'laag', label: 'Slechte markt', unit: 'euro0' },
      { key: 'hoog', label: 'Goede markt', unit: 'euro0' },
      { key: 'inleg', label: 'Ingelegd', unit: 'euro0', running: true },
    ],
    rows: work.rows.map(({ year, paidIn, values }) => [year, values[2] ?? 0, values[0] ?? 0, values[4] ?? 0, paidIn]),
    inYears: work.rows.map(({ year }) => year),
    strong: [work.rows.length - 1],
    note: 'Na meerwaardebelasting, als je dat jaar alles verkoopt. 1 op 10 eindigt onder de slechte markt, 1 op 10 boven de goede.',
  },
  {
    key: 'profielen',
    title: 'De drie profielen naast elkaar',
    columns: [
      { key: 'profiel', label: 'Profiel', unit: 'text' },
      { key: 'midden', label: 'In het midden', unit: 'euro0' },
      { key: 'laag', label: 'Slechte markt', unit: 'euro0' },
      { key: 'hoog', label: 'Goede markt', unit: 'euro0' },
      { key: 'kans', label: 'Kans op minder dan je inleg', unit: 'percent', decimals: 0 },
    ],
    rows: work.profiles.map(({ name, values, below }) => [
      PROFILES[name].label,
      values[2] ?? 0,
      values[0] ?? 0,
      values[4] ?? 0,
      below,
    ]),
    inYears: work.profiles.map(() => duur),
    strong: work.profiles.flatMap(({ own }, index) => (own ? [index] : [])),
  },
]
