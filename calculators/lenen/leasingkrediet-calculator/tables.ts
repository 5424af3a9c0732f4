import { eur0, plural } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import type { WayKey } from './cost.ts'
import type { Lease } from './tell.ts'

const NAMES: Readonly<Record<WayKey, string>> = {
  privateLease: 'Private lease',
  financieringshuur: 'Leasing met aankoopoptie',
  lening: 'Kopen met een lening',
  eigenGeld: 'Kopen met eigen geld',
}

const carLabel = ({ work }: Lease) => (work.withOption ? 'Waardeverlies' : 'Huur of waardeverlies')

export function wayChart(solved: Lease): Chart {
  const { out, work } = solved
  const { ways } = work
  return {
    kind: 'bar',
    key: 'totaleKost',
    title: `Totale kost over ${plural(out.looptijd, 'maand', 'maanden')}`,
    sentence: ways.map((way) => `${NAMES[way.key]}: ${eur0(way.total)}.`).join(' '),
    stacked: true,
    categories: ways.map((way) => NAMES[way.key]),
    y: { unit: 'euro0' },
    series: [
      { key: 'wagen', label: carLabel(solved), values: ways.map((way) => way.car) },
      { key: 'rente', label: 'Rente', values: ways.map((way) => way.interest) },
      { key: 'gebruik', label: 'Gebruik dat je zelf betaalt', values: ways.map((way) => way.use) },
      ...(ways.some((way) => way.extra > 0)
        ? [{ key: 'extra', label: 'Kilometers en schade', values: ways.map((way) => way.extra) }]
        : []),
    ],
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
