import { eur, eur0, num, plural } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import { PARTS } from './choices-parts.ts'
import type { Cars } from './case.ts'
import { PART_NAMES, short } from './tell-words.ts'

const used = ({ work }: Cars) => PARTS.filter((part) => work.cars.some(({ parts }) => parts[part] > 0))
const keyOf = (index: number) => (index === 0 ? 'eerste' : 'tweede')

const PART_TONES = ['main', 'third', 'second', 'compare', 'open', 'lost'] as const

/** A hundred kilometres as a strip of posts, per car; without kilometres one month. */
export const partChart = (solved: Cars): Chart => {
  const { cars } = solved.work
  const perKm = cars.every((car) => car.perKm !== null)
  return {
    kind: 'split',
    key: 'perMaand',
    title: perKm ? 'Waaruit honderd kilometer bestaat' : 'Waar het geld elke maand naartoe gaat',
    sentence: cars.map((car, index) => `${short(cars, index)}: ${eur0(car.perMonth)} per maand.`).join(' '),
    y: { unit: perKm ? 'euro' : 'euro0' },
    shared: true,
    rows: cars.map((car, index) => ({
      label: short(cars, index),
      whole: perKm
        ? `${eur(car.perKm ?? 0)} per km, ${eur0(car.perMonth)} per maand`
        : `${eur0(car.perMonth)} per maand`,
      parts: used(solved).map((part, order) => ({
        label: PART_NAMES[part],
        value:
          perKm && car.perMonth > 0 ? (car.monthly[part] / car.perMonth) * (car.perKm ?? 0) * 100 : car.monthly[part],
        tone: part === 'biv' || part === 'taks' ? 'tax' : PART_TONES[order % PART_TONES.length],
      })),
    })),
  }
}

export const distanceChart = ({ work }: Cars): Chart => ({
  kind: 'line',
  key: 'kilometers',
  title: 'Kost per maand naar wat je rijdt',
  sentence:
    work.tip === null
      ? 'De lijnen kruisen niet: dezelfde auto blijft de goedkoopste.'
      : `De lijnen kruisen bij ongeveer ${num(work.tip.about)} km per jaar.`,
  x: { label: 'Kilometers per jaar', values: work.distances, unit: 'number' },
  y: { unit: 'euro0' },
  series: work.cars.map((_, index) => ({
    key: keyOf(index),
    label: short(work.cars, index),
    values: work.lines[index] ?? [],
    ...(index === 1 ? { dashed: true } : {}),
  })),
})

export const partTable = (solved: Cars): Table => {
  const { cars } = solved.work
  return {
    key: 'posten',
    title: 'Per maand, post per post',
    columns: [
      { key: 'post', label: 'Post', unit: 'text' },
      ...cars.map((_, index) => ({
        key: keyOf(index),
        label: short(cars, index),
        unit: 'euro' as const,
        total: true,
      })),
    ],
    rows: used(solved).map((part) => [PART_NAMES[part], ...cars.map(({ monthly }) => monthly[part])]),
    note: 'De BIV betaal je één keer; hier staat ze verdeeld over de maanden.',
  }
}

export const cashTable = ({ values, work }: Cars): Table => ({
  key: 'perJaar',
  title: 'Van je rekening, jaar per jaar',
  columns: [
    { key: 'jaar', label: 'Jaar', unit: 'text' },
    ...work.cars.map((_, index) => ({
      key: keyOf(index),
      label: short(work.cars, index),
      unit: 'euro' as const,
      total: true,
    })),
  ],
  rows: work.cash.map((amounts, index) => [
    index === values.jaren
      ? `Waarde die je overhoudt${work.owes ? ', min de rest van de lening' : ''}`
      : `Jaar ${index + 1}`,
    ...amounts,
  ]),
  note: `Na ${plural(values.jaren, 'jaar', 'jaar')} verkoop je de auto voor wat hij dan nog waard is.${work.savings ? ' Gemiste spaarrente staat hier niet bij.' : ''}`,
})
