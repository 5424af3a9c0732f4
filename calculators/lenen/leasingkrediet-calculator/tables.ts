import { eur0, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { WayKey } from './model-cost.ts'
import type { Lease } from './case.ts'

const NAMES: Readonly<Record<WayKey, string>> = {
  privateLease: 'Private lease',
  financieringshuur: 'Leasing met aankoopoptie',
  lening: 'Kopen met een lening',
  eigenGeld: 'Kopen met eigen geld',
}

const carLabel = ({ work }: Lease) => (work.withOption ? 'Waardeverlies' : 'Huur of waardeverlies')

/** Each road as one bar: the car, the interest, the use; what the car is still worth comes back as an outline. */
export function wayChart(solved: Lease): Chart {
  const { out, work } = solved
  const { ways } = work
  return {
    kind: 'split',
    key: 'totaleKost',
    title: `Totale kost over ${plural(out.looptijd, 'maand', 'maanden')}`,
    sentence: ways.map((way) => `${NAMES[way.key]}: ${eur0(way.total)}.`).join(' '),
    y: { unit: 'euro0' },
    shared: true,
    rows: ways.map((way, index) => ({
      label: NAMES[way.key],
      whole: eur0(way.total),
      parts: [
        { label: index === 0 ? 'Huur' : 'Waardeverlies', value: way.car, tone: index === 0 ? 'main' : 'third' },
        { label: 'Rente', value: way.interest, tone: 'second' },
        { label: 'Gebruik', value: way.use, tone: 'compare' },
        { label: 'Kilometers en schade', value: way.extra, tone: 'lost' },
        ...(way === work.lease ? [] : [{ label: 'Verkoopwaarde', value: out.verkoopwaarde ?? 0, hollow: true }]),
      ],
    })),
  }
}

export const wayTable = (solved: Lease): Table => ({
  key: 'manieren',
  title: 'Drie manieren naast elkaar',
  columns: [
    { key: 'manier', label: 'Manier', unit: 'text' },
    { key: 'totaal', label: 'Totaal', unit: 'euro', formula: '{wagen}+{rente}+{gebruik}+{extra}' },
    { key: 'wagen', label: carLabel(solved), unit: 'euro' },
    { key: 'rente', label: 'Rente', unit: 'euro' },
    { key: 'gebruik', label: 'Gebruik', unit: 'euro' },
    { key: 'extra', label: 'Kilometers en schade', unit: 'euro' },
  ],
  rows: solved.work.ways.map((way) => [NAMES[way.key], way.total, way.car, way.interest, way.use, way.extra]),
  note: 'Bij eigen geld is de rente wat je spaargeld had opgebracht.',
})

export const yearTable = ({ work }: Lease): Table => ({
  key: 'perJaar',
  title: 'Wat er per jaar van je rekening gaat',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'text' },
    { key: 'lease', label: 'Leasen', unit: 'euro', total: true },
    { key: 'kopen', label: 'Kopen met een lening', unit: 'euro', total: true },
    { key: 'waarde', label: 'Waarde van een eigen wagen', unit: 'euro' },
  ],
  rows: work.years.map((row, index) => [`Jaar ${index + 1}`, row.lease, row.buy, row.value]),
  note: 'Bij kopen houd je de wagen over. Trek de waarde af om de kost te kennen.',
})
