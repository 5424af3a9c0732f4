/** Charts and tables of the page on life insurance. */
import { eur0 } from '#calculators/kernel/format.ts'
import type { Chart } from '#calculators/kernel/chart.ts'
import type { Table } from '#calculators/kernel/report.ts'
import type { Life } from './case.ts'

export function needChart({ values, out, work }: Life, firstYear: number): Chart {
  return {
    kind: 'area',
    key: 'jaren',
    title: 'Wat je nog moet verzekeren, jaar na jaar',
    sentence:
      work.freeAfter === 0
        ? 'Er is geen jaar waarin je meer moet verzekeren dan je al hebt.'
        : `Vandaag ${eur0(out.behoefteJij)} op jou. Vanaf ${firstYear + work.freeAfter} is er niets meer nodig.`,
    x: { label: 'Bij overlijden in', unit: 'year', values: work.pathYou.map((_, year) => firstYear + year) },
    y: { unit: 'euro0' },
    marks:
      work.freeAfter > 0 && work.freeAfter < work.pathYou.length
        ? [{ x: firstYear + work.freeAfter, label: 'niets meer nodig', strong: true }]
        : [],
    series: [
      { key: 'jij', label: 'Op jou', values: work.pathYou.map((one) => one.need) },
      ...(work.pathPartner
        ? [
            {
              key: 'partner',
              label: 'Op je partner',
              values: work.pathPartner.map((one) => one.need),
              tone: 'second' as const,
            },
          ]
        : []),
      ...(values.krediet > 0
        ? [
            {
              key: 'schuld',
              label: 'Krediet',
              tone: 'compare' as const,
              values: work.pathYou.map((_, year) => work.debt[year] ?? 0),
            },
          ]
        : []),
    ],
  }
}

export function needBars({ work }: Life): Chart {
  const cases = [work.you, ...(work.partner ? [work.partner] : [])]
  return {
    kind: 'bar',
    key: 'behoefte',
    title: 'Wat er nodig is en wat er al is',
    sentence: `Als jij overlijdt, is er ${eur0(work.you.obligations)} nodig en ${eur0(work.you.assets)} aanwezig.`,
    categories: ['Als jij overlijdt', ...(work.partner ? ['Als je partner overlijdt'] : [])],
    y: { unit: 'euro0' },
    series: [
      { key: 'nodig', label: 'Nodig', values: cases.map((one) => one.obligations) },
      { key: 'aanwezig', label: 'Al aanwezig', values: cases.map((one) => one.assets) },
    ],
  }
}

export function needTable({ work }: Life, firstYear: number): Table {
  const { pathPartner } = work
  return {
    key: 'behoefte',
    title: 'Te verzekeren, jaar na jaar',
    columns: [
      { key: 'jaar', label: 'Bij overlijden in', unit: 'year' },
      { key: 'jij', label: 'Op jou', unit: 'euro0' },
      ...(pathPartner ? [{ key: 'partner', label: 'Op je partner', unit: 'euro0' } as const] : []),
      { key: 'schuld', label: 'Openstaand krediet', unit: 'euro0' },
    ],
    rows: work.pathYou.map((one, year) => [
      firstYear + year,
      one.need,
      ...(pathPartner ? [pathPartner[year]?.need ?? 0] : []),
      work.debt[year] ?? 0,
    ]),
  }
}

export function splitTable({ work }: Life): Table {
  return {
    key: 'verdeling',
    title: 'Schuldsaldoverzekering: drie verdelingen naast elkaar',
    columns: [
      { key: 'verdeling', label: 'Verdeling', unit: 'text' },
      { key: 'laag', label: 'Premie in één keer, ten minste', unit: 'euro0' },
      { key: 'hoog', label: 'Ten hoogste', unit: 'euro0' },
      { key: 'restJij', label: 'Schuld over als jij overlijdt', unit: 'euro0' },
      { key: 'restPartner', label: 'Schuld over als je partner overlijdt', unit: 'euro0' },
    ],
    rows: work.splits.map(({ split, low, high, leftYou, leftPartner }) => [split, low, high, leftYou, leftPartner]),
  }
}
