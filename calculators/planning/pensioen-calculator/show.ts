/** Table and charts of the pension page. */
import type { Env } from '#calculators/kernel/fields.ts'
import { duration, eur0 } from '#calculators/kernel/format.ts'
import type { Chart, Table } from '#calculators/kernel/report.ts'
import { ageInMonths, type Stop, stopAt } from './career.ts'
import type { Values } from './inputs.ts'

/** The second, third and fourth pillar, per month from the start of the pension. */
export type Pillars = { readonly second: number; readonly third: number; readonly fourth: number }

const OLDEST_STOP = 70
const LAST_AGE = 95

export function stopAges(values: Values, env: Env): readonly Stop[] {
  const youngest = Math.max(60, Math.ceil(ageInMonths(values, env.today) / 12))
  return Array.from({ length: Math.max(0, OLDEST_STOP - youngest + 1) }, (_, n) =>
    stopAt(values, env, (youngest + n) * 12),
  )
}

function remark(stop: Stop): string {
  if (stop.starts > stop.stops) return `pensioen pas op ${duration(stop.starts)}`
  if (stop.factor < 1) return 'met malus'
  if (stop.factor > 1) return 'met bonus'
  return stop.starts < stop.legal ? 'vervroegd' : 'wettelijke leeftijd of later'
}

export function stopTable(values: Values, stops: readonly Stop[]): Table {
  const chosen = stops.findIndex((stop) => stop.stops === values.stopleeftijd * 12)
  return {
    key: 'stopleeftijden',
    title: 'Stopleeftijden naast elkaar',
    columns: [
      { key: 'leeftijd', label: 'Stoppen op', unit: 'number', decimals: 0 },
      { key: 'ingang', label: 'Pensioen vanaf', unit: 'date' },
      { key: 'loopbaan', label: 'Loopbaanjaren', unit: 'number', decimals: 1 },
      { key: 'bruto', label: 'Bruto per maand', unit: 'euro' },
      { key: 'factor', label: 'Bonus of malus', unit: 'percent' },
      { key: 'netto', label: 'Netto per maand', unit: 'euro' },
      { key: 'kapitaal', label: 'Groepsverzekering netto', unit: 'euro' },
      { key: 'opmerking', label: 'Opmerking', unit: 'text' },
    ],
    rows: stops.map((stop) => [
      stop.stops / 12,
      stop.startsOn,
      stop.careerYears,
      stop.gross,
      stop.factor - 1,
      stop.net.netto,
      stop.capital.netto,
      remark(stop),
    ]),
    strong: chosen < 0 ? [] : [chosen],
  }
}

export function incomeChart(values: Values, stop: Stop, pillars: Pillars): Chart {
  const from = Math.floor(stop.stops / 12)
  const ages = Array.from({ length: LAST_AGE - from + 1 }, (_, n) => from + n)
  const paid = (age: number) => age * 12 >= stop.starts
  const until = (age: number) => paid(age) && age < values.uitkerenTot
  return {
    kind: 'stacked',
    key: 'inkomen',
    title: 'Je netto inkomen per maand, per leeftijd',
    sentence: `Vanaf ${duration(stop.starts)} krijg je ${eur0(stop.net.netto)} wettelijk pensioen. Je kapitaal vult aan tot ${values.uitkerenTot} jaar.`,
    x: { label: 'Leeftijd', values: ages },
    y: { unit: 'euro0' },
    series: [
      { key: 'wettelijk', label: 'Wettelijk pensioen', values: ages.map((age) => (paid(age) ? stop.net.netto : 0)) },
      { key: 'tweede', label: 'Groepsverzekering', values: ages.map((age) => (until(age) ? pillars.second : 0)) },
      { key: 'derde', label: 'Pensioensparen', values: ages.map((age) => (until(age) ? pillars.third : 0)) },
      { key: 'vierde', label: 'Eigen vermogen', values: ages.map((age) => (until(age) ? pillars.fourth : 0)) },
    ],
  }
}

export function stopChart(stops: readonly Stop[]): Chart {
  const first = stops[0]
  const last = stops.at(-1)
  return {
    kind: 'bar',
    key: 'stopleeftijd',
    title: 'Netto pensioen per stopleeftijd',
    sentence:
      first && last
        ? `Stop je op ${first.stops / 12}, dan krijg je ${eur0(first.net.netto)} per maand. Op ${last.stops / 12} is dat ${eur0(last.net.netto)}.`
        : 'Je bent ouder dan de leeftijden in deze vergelijking.',
    categories: stops.map((stop) => `${stop.stops / 12}`),
    y: { unit: 'euro0' },
    series: [{ key: 'netto', label: 'Netto per maand', values: stops.map((stop) => stop.net.netto) }],
  }
}
