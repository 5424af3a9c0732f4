/** The growth in pictures, and year by year with the months folded under each year. */
import { eur, money } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Cell } from '#calculators/kernel/units.ts'
import type { Growing } from './case.ts'

const MONTHS = 12

const xOf = ({ work }: Growing) => ({
  label: 'Jaren vanaf nu',
  values: work.points.map(({ year }) => Number(year.toFixed(2))),
})

export function layerChart(solved: Growing): Chart {
  const { out, work } = solved
  const { points } = work
  if (work.negative)
    return {
      kind: 'line',
      key: 'groei',
      title: 'Je kapitaal naast wat je inlegde',
      sentence: `Je legde ${money(out.ingelegd)} in en houdt ${money(out.eindkapitaal)} over.`,
      x: xOf(solved),
      y: { unit: 'euro0' },
      series: [
        { key: 'kapitaal', label: 'Kapitaal', values: points.map(({ capital }) => capital) },
        { key: 'inleg', label: 'Zelf ingelegd', values: points.map(({ paid }) => paid), dashed: true },
      ],
    }
  return {
    kind: 'stacked',
    key: 'groei',
    title: 'Waar je kapitaal uit bestaat',
    sentence: `Van de ${money(out.eindkapitaal)} legde je zelf ${money(out.ingelegd)} in; ${money(out.renteOpRente ?? 0)} is rente op rente.`,
    x: xOf(solved),
    y: { unit: 'euro0' },
    series: [
      { key: 'inleg', label: 'Zelf ingelegd', values: points.map(({ paid }) => paid), tone: 'compare' },
      { key: 'rente', label: 'Rente', values: points.map(({ simple }) => simple), tone: 'third' },
      { key: 'renteoprente', label: 'Rente op rente', values: points.map(({ compound }) => compound), tone: 'main' },
    ],
  }
}

export const lineChart = (solved: Growing): Chart => {
  const { out, work } = solved
  return {
    kind: 'line',
    key: 'koopkracht',
    title: work.others ? 'Twee plannen naast elkaar' : 'Met inflatie, en als je later begint',
    sentence: `In euro’s van vandaag is het eindkapitaal ${money(out.reeel)}.${out.tweedeEindkapitaal === null ? '' : ` Het andere plan geeft ${money(out.tweedeEindkapitaal)}.`}`,
    x: xOf(solved),
    y: { unit: 'euro0' },
    series: [
      { key: 'kapitaal', label: 'Jouw plan', values: work.points.map(({ capital }) => capital) },
      ...(work.others ? [{ key: 'tweede', label: 'Ander plan', values: work.others, dashed: true }] : []),
      { key: 'reeel', label: 'In euro’s van vandaag', values: work.points.map(({ today }) => today), dashed: true },
      ...(work.later ? [{ key: 'later', label: '10 jaar later begonnen', values: work.later, dashed: true }] : []),
    ],
  }
}

export function growthTable({ values, work }: Growing): Table {
  const { byMonth, negative } = work
  type Row = (typeof byMonth)[number]
  const cellsOf = (label: string, { capital, paid, simple, compound }: Row): readonly Cell[] =>
    negative ? [label, capital, paid] : [label, capital, paid, simple, compound]
  const ends = byMonth.filter((_, index) => index % MONTHS === MONTHS - 1 || index === byMonth.length - 1)
  return {
    key: 'jaren',
    title: 'Jaar per jaar',
    columns: [
      { key: 'jaar', label: 'Jaar', unit: 'text' },
      {
        key: 'kapitaal',
        label: 'Kapitaal',
        unit: 'euro',
        ...(negative ? {} : { formula: '{inleg}+{rente}+{renteoprente}' }),
      },
      { key: 'inleg', label: 'Zelf ingelegd', unit: 'euro' },
      ...(negative
        ? []
        : [
            { key: 'rente', label: 'Rente', unit: 'euro' as const },
            { key: 'renteoprente', label: 'Rente op rente', unit: 'euro' as const },
          ]),
    ],
    rows: byMonth.map((row, index) => cellsOf(`Maand ${index + 1}`, row)),
    groups: ends.map((row, index) => ({
      size: Math.min(MONTHS, byMonth.length - index * MONTHS),
      cells: cellsOf(`Jaar ${index + 1}`, row),
    })),
    note: `Je start met ${eur(values.zoek === 'startbedrag' ? work.plan.start : values.startbedrag)}. Klap een jaar open voor de maanden.`,
  }
}
