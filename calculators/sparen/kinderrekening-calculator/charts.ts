/** The pictures of the page: a candle for each birthday, and how far a fund may differ. */
import { dateText, eur0, num } from '#calculators/kernel/format.ts'
import type { Chart, Part } from '#calculators/kernel/chart.ts'
import type { Child } from './case.ts'

/** What was put in, and what came on top or went off. */
const candle = (paidIn: number, together: number): Part[] =>
  together >= paidIn
    ? [
        { label: 'Ingelegd', value: paidIn, tone: 'third' },
        { label: 'Opbrengst', value: together - paidIn, tone: 'main' },
      ]
    : [
        { label: 'Ingelegd', value: together, tone: 'third' },
        { label: 'Verloren', value: paidIn - together, hollow: true },
      ]

const candles = ({ out, work }: Child): Chart => ({
  kind: 'columns',
  key: 'opbouw',
  title: 'Een kaars per verjaardag',
  sentence: `Op ${dateText(work.end)} staat er ${eur0(out.kapitaal)}, waarvan ${eur0(out.ingelegd)} ingelegd.`,
  y: { unit: 'euro0' },
  columns: work.years.map(({ age, paidIn, together }, index) => ({
    label: `${age} jaar`,
    parts: candle(paidIn, together),
    strong: index === work.years.length - 1,
  })),
})

function range({ out, work }: Child): Chart[] {
  if (work.low === null || work.high === null) return []
  const points = `${num(work.band * 100)} procentpunt`
  return [
    {
      kind: 'fan',
      key: 'bandbreedte',
      title: 'Het potje, als het fonds meer of minder opbrengt',
      sentence: `Met een rendement dat ${points} lager of hoger ligt, is het kapitaal na belasting ${eur0(out.kapitaalLaag ?? 0)} tot ${eur0(out.kapitaalHoog ?? 0)}.`,
      x: { label: 'Leeftijd van je kind, in jaren', values: work.years.map((year) => year.age) },
      y: { unit: 'euro0' },
      middle: { key: 'samen', label: 'Samen', values: work.years.map((year) => year.together) },
      bands: [{ label: `${points} lager of hoger`, low: work.low, high: work.high }],
      lines: [{ key: 'ingelegd', label: 'Ingelegd', values: work.years.map((year) => year.paidIn) }],
    },
  ]
}

export const charts = (solved: Child): Chart[] => [candles(solved), ...range(solved)]
