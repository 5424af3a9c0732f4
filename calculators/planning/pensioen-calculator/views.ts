/** Table and charts of the pension page. */
import { duration, eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Stop } from './model.ts'
import type { Pension } from './case.ts'

const LAST_AGE = 95

function remark(stop: Stop): string {
  if (stop.starts > stop.stops) return `pensioen pas op ${duration(stop.starts)}`
  if (stop.factor < 1) return 'met malus'
  if (stop.factor > 1) return 'met bonus'
  return stop.starts < stop.legal ? 'vervroegd' : 'wettelijke leeftijd of later'
}

export function stopTable({ values, work: { stops } }: Pension): Table {
  const reformed = stops.some(({ factor }) => factor !== 1)
  const chosen = stops.findIndex((stop) => stop.stops === values.stopleeftijd * 12)
  return {
    key: 'stopleeftijden',
    title: 'Stopleeftijden naast elkaar',
    columns: [
      { key: 'leeftijd', label: 'Stoppen op', unit: 'number', decimals: 0 },
      { key: 'netto', label: 'Netto per maand', unit: 'euro0' },
      { key: 'ingang', label: 'Pensioen vanaf', unit: 'date' },
      { key: 'bruto', label: 'Bruto per maand', unit: 'euro0' },
      { key: 'loopbaan', label: 'Loopbaanjaren', unit: 'number', decimals: 1 },
      ...(reformed ? [{ key: 'factor', label: 'Bonus of malus', unit: 'percent' } as const] : []),
      { key: 'opmerking', label: 'Opmerking', unit: 'text' },
    ],
    rows: stops.map((stop) => [
      stop.stops / 12,
      stop.net.netto,
      stop.startsOn,
      stop.gross,
      stop.careerYears,
      ...(reformed ? [stop.factor - 1] : []),
      remark(stop),
    ]),
    strong: chosen < 0 ? [] : [chosen],
  }
}

/** Income by age, where it changes: before the pension starts, or while own capital adds to it. */
export function incomeChart({ values, out, work: { stop, pillars } }: Pension): Chart[] {
  const from = Math.floor(stop.stops / 12)
  const ages = Array.from({ length: Math.max(LAST_AGE - from, 1) + 1 }, (_, n) => from + n)
  const paid = (age: number) => age * 12 >= stop.starts
  const until = (age: number) => paid(age) && age < values.uitkerenTot
  const part = (key: string, label: string, amount: number) =>
    amount > 0 ? [{ key, label, values: ages.map((age) => (until(age) ? amount : 0)) }] : []
  const series = [
    { key: 'wettelijk', label: 'Wettelijk pensioen', values: ages.map((age) => (paid(age) ? out.nettoPensioen : 0)) },
    ...part('tweede', 'Groepsverzekering', pillars.second),
    ...part('derde', 'Pensioensparen', pillars.third),
    ...part('vierde', 'Eigen vermogen', pillars.fourth),
  ]
  if (series.length === 1 && ages.every(paid)) return []
  return [
    {
      kind: 'stacked',
      key: 'inkomen',
      title: 'Je netto inkomen per maand, per leeftijd',
      sentence: `Vanaf ${duration(stop.starts)} krijg je ${eur0(out.nettoPensioen)} wettelijk pensioen.${out.totaalNetto > out.nettoPensioen ? ` Je kapitaal vult aan tot ${values.uitkerenTot} jaar.` : ''}`,
      x: { label: 'Leeftijd', unit: 'years', values: ages },
      y: { unit: 'euro0' },
      series,
    },
  ]
}

export function stopChart({ values, out, work: { stops } }: Pension): Chart {
  const own = stops.find((stop) => stop.stops / 12 === values.stopleeftijd)
  const wish =
    out.tekort > 0
      ? ` Je wilt ${eur0(values.gewenstNetto)}: daar ontbreekt ${out.totaalNetto > out.nettoPensioen ? 'met je kapitaal erbij ' : ''}${eur0(out.tekort)} aan.`
      : ''
  return {
    kind: 'columns',
    key: 'stopleeftijd',
    title: 'Netto pensioen per stopleeftijd, zodra het betaald wordt',
    sentence: own
      ? `Stop je op ${values.stopleeftijd}, dan krijg je ${own.starts > own.stops ? `niets tot ${duration(own.starts)} en daarna ` : ''}${eur0(own.net.netto)} per maand.${wish}`
      : `Wat je netto per maand krijgt, per leeftijd waarop je stopt.${wish}`,
    y: { unit: 'euro0' },
    columns: stops.map((stop) => ({
      label: `${stop.stops / 12}`,
      strong: stop === own,
      // Paid only later: not earned yet, so that the ages without a gap stand out.
      parts: [
        {
          label: stop.starts > stop.stops ? 'Netto per maand, pas later' : 'Netto per maand',
          value: stop.net.netto,
          tone: stop === own ? 'main' : stop.starts > stop.stops ? 'open' : 'third',
        },
      ],
    })),
    levels: values.gewenstNetto > 0 ? [{ label: 'wat je wilt', value: values.gewenstNetto }] : [],
  }
}
